import KeyboardModel
import SwiftParser

/// `NSLayoutConstraint.constraints(withVisualFormat: "V:[bar]-8-|", …)`, as far as it is simple (Apple, "Visual Format Language",
/// Auto Layout Guide): views, the superview's edges, and one distance between two of them, a number or a metric. Anything else in
/// a format makes no constraint.
extension Evaluator {
    func constraints(visualFormat invocation: Invocation) -> Value {
        guard case .string(let format)? = invocation["withVisualFormat"], format.hasPrefix("V:") else { return .array([]) }
        var pieces = VisualFormat.pieces(format.dropFirst(2))[...]
        var made: [Value] = []
        var upper: AnchorValue?
        var distance: Value = .number(0)
        while let piece = pieces.popFirst() {
            switch piece {
            case .edge, .view:
                let lower = anchor(of: piece, isUpper: false)
                if let upper, let lower {
                    made.append(self.made(ConstraintValue(first: lower, second: upper), constant: distance, at: invocation.node))
                }
                upper = anchor(of: piece, isUpper: true)
                distance = .number(0)
            case .distance(let text):
                distance = Double(text).map(Value.number) ?? .unknown(Unknown(text.isEmpty ? "the system's spacing" : text))
            case .other: return .array([])
            }
        }
        return .array(made)
    }

    /// The upper or the lower of the two edges that a distance lies between. The formats of a view controller are those of its
    /// view.
    private func anchor(of piece: VisualFormat.Piece, isUpper: Bool) -> AnchorValue? {
        switch piece {
        case .edge: AnchorValue(item: .rootView, attribute: isUpper ? "top" : "bottom")
        case .view(let name): AnchorValue(item: .other(name), attribute: isUpper ? "bottom" : "top")
        case .distance, .other: nil
        }
    }
}

enum VisualFormat {
    enum Piece {
        /// `|`
        case edge
        /// `[bar]`, and what it says about the view's height left out.
        case view(String)
        /// `-8-`; empty for the system's.
        case distance(String)
        case other
    }

    static func pieces(_ format: Substring) -> [Piece] {
        var pieces: [Piece] = []
        var rest = format
        while let character = rest.first {
            switch character {
            case "|":
                rest = rest.dropFirst()
                pieces.append(.edge)
            case "[":
                let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                guard !name.isEmpty, let end = rest.firstIndex(of: "]") else { return [.other] }
                rest = rest[rest.index(after: end)...]
                pieces.append(.view(String(name)))
            case "-":
                let text = rest.dropFirst().prefix { $0 != "-" && $0 != "[" && $0 != "|" }
                rest = rest.dropFirst(1 + text.count)
                if rest.first == "-" { rest = rest.dropFirst() }
                let inner = text.filter { $0 != "(" && $0 != ")" }
                pieces.append(inner.contains(where: "<>=@,".contains) ? .other : .distance(inner))
            default: return [.other]
            }
        }
        return pieces
    }
}
