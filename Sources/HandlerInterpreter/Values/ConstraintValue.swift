import KeyboardFacts
import KeyboardModel
import ProgramIndex
import SwiftParser

/// A layout constraint, `first relation multiplier × second + constant`, as far as code and interface files show it. The constant, the
/// priority and whether it is active change while code runs, and are the object's properties.
struct ConstraintValue {
    var first: AnchorValue?
    var second: AnchorValue?
    var relation = LayoutConstraint.Relation.equal
    /// Nil where it is not known.
    var multiplier: Double? = 1
    /// Why what it ties is not known, as the end of a sentence; nil where it is.
    var obscurity: String?
    /// Where it is made or drawn, as a reader looks for it: `SignIn.storyboard:42`.
    var place: String?
    /// What an interface file says about the edge that it moves.
    var drawn: BottomEdge?
    /// What had to be assumed to read it this way.
    var assumptions: [String] = []
}

/// One attribute of one item that a constraint can tie.
struct AnchorValue: Hashable {
    var item: Item
    /// By Swift's name: `bottom`, `centerY`.
    var attribute: String

    enum Item: Hashable {
        case rootView
        /// The safe area of the root view, or a layout guide that ends with it.
        case safeArea
        case keyboardGuide
        case other(String)
    }

    /// Whether it is the lower end of something.
    var isBottom: Bool { ["bottom", "bottomMargin", "lastBaseline", "baseline"].contains(attribute) }

    var isVertical: Bool {
        isBottom || ["top", "topMargin", "centerY", "centerYWithinMargins", "firstBaseline"].contains(attribute)
    }
}

extension ConstraintValue {
    /// The constraint as a reader would write it, with `c` for what code sets, and where it stands: `safe area.bottom = scrollView.bottom
    /// + c, SignIn.storyboard:42`. Nil where what it ties is not known.
    ///
    /// - Parameter root: what the code calls the view that everything is compared in.
    func text(root: String) -> String? {
        guard obscurity == nil, let first else { return nil }
        let factor = multiplier.map { $0 == 1 ? "" : "\($0.points) × " } ?? "? × "
        let right = second.map { "\(factor)\($0.text(root: root)) + c" } ?? "c"
        return "\(first.text(root: root)) \(relation.sign) \(right)" + (place.map { ", " + $0 } ?? "")
    }
}

extension AnchorValue {
    func text(root: String) -> String { "\(item == .rootView ? root : item.text).\(attribute)" }
}

extension AnchorValue.Item {
    var text: String {
        switch self {
        case .rootView: "view"
        case .safeArea: "safe area"
        case .keyboardGuide: "keyboard layout guide"
        case .other(let name): name
        }
    }

    /// The view's name, if it is neither the root view nor one of its guides.
    var view: String? {
        if case .other(let name) = self { name } else { nil }
    }
}

extension LayoutConstraint.Relation {
    fileprivate var sign: String {
        switch self {
        case .equal: "="
        case .lessOrEqual: "≤"
        case .greaterOrEqual: "≥"
        }
    }
}

extension Syntax {
    /// As a reader looks for it: the file's name and the line.
    var place: String {
        let path = file.path
        return "\(path.split(separator: "/").last.map(String.init) ?? path):\(location.line)"
    }
}
