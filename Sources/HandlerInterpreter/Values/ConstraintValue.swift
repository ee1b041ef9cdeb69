import KeyboardFacts
import KeyboardModel
import ProgramIndex
import SourceText
import SwiftParser

/// A layout constraint, `first relation multiplier × second + constant`, as far as code and interface files show it. The
/// constant, the priority and whether it is active change while code runs, and are the object's properties.
struct ConstraintValue {
    var first: AnchorValue?
    var second: AnchorValue?
    var relation = LayoutConstraint.Relation.equal
    /// Nil where it is not known.
    var multiplier: Double? = 1
    /// In points, as it is made; nil where that is not known.
    var constant: Double?
    /// Why what it ties is not known; nil where it is.
    var obscurity: UnknownEnds?
    var origin: ConstraintOrigin?
    /// What an interface file says about the edge that it moves.
    var drawn: BottomEdge?
    /// What had to be assumed to read it this way.
    var assumptions: [Assumption] = []
}

/// One attribute of one item that a constraint can tie.
package struct AnchorValue: Hashable, Sendable {
    package var item: Item
    /// By Swift's name: `bottom`, `centerY`.
    package var attribute: String
    /// Whether it is an edge of the safe area that a view in the root view has, rather than of the view.
    package var isOfOwnSafeArea = false
    /// What the layout of its interface file calls a view that no property names.
    var layoutName: String?

    package init(item: Item, attribute: String, isOfOwnSafeArea: Bool = false) {
        self.item = item
        self.attribute = attribute
        self.isOfOwnSafeArea = isOfOwnSafeArea
    }

    package enum Item: Hashable, Sendable {
        case rootView
        /// The safe area of the root view, or a layout guide that ends with it.
        case safeArea
        case keyboardGuide
        case other(String)
    }

    /// Whether it is the lower end of something.
    var isBottom: Bool { ["bottom", "bottomMargin", "lastBaseline", "baseline"].contains(attribute) }

    /// Whether UIKit has the attribute.
    var isKnownAttribute: Bool { attribute == "lastBaseline" || InterfaceAttribute(rawValue: attribute) != nil }

    package var isVertical: Bool {
        isBottom || ["top", "topMargin", "centerY", "centerYWithinMargins", "firstBaseline"].contains(attribute)
    }
}

extension ConstraintValue {
    /// The anchors it ties that are none of UIKit's: `view.safeBottomAnchor` is what an extension in another file says that it
    /// is.
    var namesOfOwnAnchors: [String] {
        [first, second].compactMap(\.self).filter { !$0.isKnownAttribute }.map { $0.attribute + "Anchor" }
    }

    /// Nil where what it ties is not known.
    ///
    /// - Parameter root: what the code calls the view that everything is compared in.
    func description(root: String) -> ConstraintDescription? {
        guard obscurity == nil, let first else { return nil }
        return ConstraintDescription(
            first: first, second: second, relation: relation, multiplier: multiplier, constant: constant, origin: origin,
            root: root)
    }
}

extension AnchorValue.Item {
    /// What the source or UIKit's documentation calls it.
    package var text: String {
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

extension ConstraintOrigin {
    init(_ node: Syntax) { self = .code(path: node.file.path, SourceRange(node.range, in: node.file)) }
}
