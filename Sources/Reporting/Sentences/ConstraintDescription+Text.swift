import Behaviour
import HandlerInterpreter
import KeyboardModel

extension ConstraintDescription {
    /// As a reader would write it, with `c` for what code sets, and where it stands: `safe area.bottom = scrollView.bottom + c,
    /// SignIn.storyboard:42`.
    package var text: String {
        let factor = multiplier.map { $0 == 1 ? "" : "\($0.points) × " } ?? "? × "
        let right = second.map { "\(factor)\(text(of: $0)) + c" } ?? "c"
        return "\(text(of: first)) \(relation.sign) \(right)" + (origin.map { ", " + $0.text } ?? "")
    }

    private func text(of anchor: AnchorValue) -> String {
        "\(anchor.item == .rootView ? root : anchor.item.text).\(anchor.attribute)"
    }
}

extension ConstraintOrigin {
    /// As a reader looks for it: the file's name and the line.
    fileprivate var text: String {
        switch self {
        case .code(let path, let range): "\(Self.name(of: path)):\(range.start.line)"
        case .interface(let place, _, let others):
            "\(Self.name(of: place.path)):\(place.line)"
                + (others == 0 ? "" : others == 1 ? " and another" : " and \(others) others")
        }
    }

    private static func name(of path: String) -> Substring { path.split(separator: "/").last ?? Substring(path) }
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

extension Conflict {
    /// "`view.bottom = bar.bottom + c, Chat.swift:12` and `bar.bottom = field.bottom + c, Chat.swift:14` contradict each other"
    ///
    /// What an interface file draws, or a stack view makes, need not have a name in code.
    var text: String {
        let sides = [first, second].compactMap { $0.map { "`\($0.text)`" } }
        let both =
            switch sides.count {
            // One place in the code, which ran more than once.
            case 2 where first == second: "two of \(sides[0]), which is made more than once,"
            case 2: sides.joined(separator: " and ")
            case 1: sides[0] + " and a constraint that no code names"
            default: "two constraints that no code names"
            }
        return squeezed.map { "\(both) leave `\($0)` no height" } ?? both + " contradict each other"
    }
}

extension Conflict.Side {
    fileprivate var text: String {
        switch self {
        case .constraint(let constraint): constraint.text
        case .named(let name): name
        }
    }
}

extension Handler.Sink {
    /// What the constraints tie that are written to there, the first few; nil where that is not known.
    package var constraint: String? {
        if let recordedConstraint { return recordedConstraint }
        let texts = constraints.map(\.text).unique
        return texts.isEmpty ? nil : texts.prefix(3).joined(separator: "; ")
    }
}
