import KeyboardModel
import SwiftParser

/// `NSLayoutConstraint.constraints(withVisualFormat: "V:[bar]-8-|", …)`, as far as it is simple (Apple, "Visual Format
/// Language", Auto Layout Guide): views, the superview's edges, and one distance between two of them, a number or a metric.
/// Anything else in a format makes no constraint.
extension Evaluator {
    func constraints(visualFormat invocation: Invocation) -> Value {
        guard case .string(let format)? = invocation["withVisualFormat"], format.hasPrefix("V:") else { return .array([]) }
        var pieces = VisualFormat.pieces(format.dropFirst(2))[...]
        let container = container(of: pieces)
        var made: [Value] = []
        var heights: [Value] = []
        var upper: AnchorValue?
        var distance: Value = .number(0)
        while let piece = pieces.popFirst() {
            switch piece {
            case .edge, .view:
                let lower = anchor(of: piece, in: container, isUpper: false)
                if let upper, let lower {
                    made.append(self.made(ConstraintValue(first: lower, second: upper), constant: distance, at: invocation.node))
                }
                upper = anchor(of: piece, in: container, isUpper: true)
                distance = .number(0)
                if case .view(let name, let height?) = piece {
                    let constant: Value = Double(height).map(Value.number) ?? .unknown(Unknown(height))
                    let own = AnchorValue(item: .other(name), attribute: "height")
                    heights.append(self.made(ConstraintValue(first: own), constant: constant, at: invocation.node))
                }
            case .distance(let text):
                distance = Double(text).map(Value.number) ?? .unknown(Unknown(text.isEmpty ? "the system's spacing" : text))
            case .other: return .array([])
            }
        }
        return .array(made + heights)
    }

    /// What the superview's edges are those of: of the view that code added the first view to. The formats of a view controller
    /// are mostly those of its view.
    private func container(of pieces: ArraySlice<VisualFormat.Piece>) -> AnchorValue.Item {
        for case .view(let name, _) in pieces {
            guard let view = viewObject(named: name) else { continue }
            let container = superview(of: view)
            return standsForRootView(container) ? .rootView : .other(heap[container].name)
        }
        return .rootView
    }

    /// The upper or the lower of the two edges that a distance lies between.
    private func anchor(of piece: VisualFormat.Piece, in container: AnchorValue.Item, isUpper: Bool) -> AnchorValue? {
        switch piece {
        case .edge: AnchorValue(item: container, attribute: isUpper ? "top" : "bottom")
        case .view(let name, _): AnchorValue(item: .other(name), attribute: isUpper ? "bottom" : "top")
        case .distance, .other: nil
        }
    }
}

enum VisualFormat {
    enum Piece {
        /// `|`
        case edge
        /// `[bar]`, or `[bar(44)]` with its height: a number or a metric. Any other condition on it is left out.
        case view(String, height: String?)
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
                pieces.append(.view(String(name), height: height(rest.dropFirst(1 + name.count)[..<end])))
                rest = rest[rest.index(after: end)...]
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

    /// Of `(44)` or `(==44)`; nil for anything else.
    private static func height(_ condition: Substring) -> String? {
        guard condition.first == "(", condition.last == ")" else { return nil }
        var text = condition.dropFirst().dropLast()
        if text.hasPrefix("==") { text = text.dropFirst(2) }
        return text.isEmpty || text.contains(where: "<>=@,".contains) ? nil : String(text)
    }
}
