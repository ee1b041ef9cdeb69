import SourceText
import SwiftParser

/// Functions of numbers: the extremes, absolute values and rounding.
extension Evaluator {
    /// `max` and `min` of numbers.
    func extreme(_ name: String, _ values: [Value], of node: Syntax) -> Value? {
        let quantities = values.compactMap(\.quantity)
        guard quantities.count == values.count, var result = quantities.first else { return nil }
        let arguments = node.children(.argument).compactMap { $0.child(.value) }
        let texts = arguments.count == values.count ? arguments.map(\.text) : quantities.map(\.amount.description)
        var text = texts[0]
        for (quantity, other) in zip(quantities, texts).dropFirst() {
            var merged = result.merging(quantity)
            merged.kind = result.kind.joined(quantity.kind)
            let extreme = SymbolicExtremum(
                isMaximum: name == "max", first: result.amount, second: quantity.amount, texts: (text, other))
            merged.amount = amount(of: extreme)
            if merged.amount == quantity.amount { text = other }
            result = merged
        }
        return .number(result)
    }

    /// The absolute value: the greater of a number and its opposite.
    func absolute(_ quantity: Quantity, of node: Syntax) -> Quantity {
        let text = node.children(.argument).first?.child(.value)?.text ?? quantity.amount.description
        var result = quantity
        result.amount = amount(
            of: SymbolicExtremum(isMaximum: true, first: quantity.amount, second: -quantity.amount, texts: (text, "-(\(text))")))
        return result
    }

    /// `ceil`, `floor`, `round` and `trunc`.
    func rounded(_ quantity: Quantity, _ rule: FloatingPointRoundingRule, of node: Syntax) -> Quantity {
        guard let known = quantity.known else { return unknown(node, like: quantity) }
        var result = quantity
        result.amount = Affine(known.rounded(rule))
        return result
    }

    /// What is computed from a number in a way that sums and multiples of unknowns cannot express.
    private func unknown(_ node: Syntax, like quantity: Quantity) -> Quantity {
        var result = quantity
        result.amount = Affine(unknown: Unknown(node).name)
        return result
    }

    func rounding(_ name: String, _ invocation: Invocation) -> Value? {
        // `CGFloat()` is zero (Apple, documentation of `BinaryFloatingPoint` and `BinaryInteger`).
        let given = invocation.arguments.isEmpty ? Self.zero(of: name) : invocation.arguments.first?.value
        guard var quantity = given?.quantity else { return nil }
        switch name {
        case "Int", "UInt": return .number(quantity.truncated)
        case "abs", "fabs": return .number(absolute(quantity, of: invocation.node))
        case "ceil": return .number(rounded(quantity, .up, of: invocation.node))
        case "floor": return .number(rounded(quantity, .down, of: invocation.node))
        case "round": return .number(rounded(quantity, .toNearestOrAwayFromZero, of: invocation.node))
        case "trunc": return .number(rounded(quantity, .towardZero, of: invocation.node))
        case "CGFloat", "Double", "Float", "TimeInterval":
            quantity.kind = .real
            return .number(quantity)
        default: return .number(quantity)
        }
    }

    /// Properties of numbers; nil for one that is not known.
    func numberMember(_ name: String, _ quantity: Quantity) -> Value? {
        switch name {
        case "magnitude":
            let texts = (quantity.amount.description, (-quantity.amount).description)
            var result = quantity
            result.amount = amount(
                of: SymbolicExtremum(isMaximum: true, first: quantity.amount, second: -quantity.amount, texts: texts))
            return .number(result)
        case "isZero": return quantity.known.map { .bool(relying(on: [quantity], $0 == 0)) }
        case "isNaN": return quantity.known.map { .bool($0.isNaN) }
        case "isInfinite": return quantity.known.map { .bool($0.isInfinite) }
        case "isFinite": return quantity.known.map { .bool($0.isFinite) }
        default: return nil
        }
    }

    /// Methods of numbers; nil for one that is not known.
    func numberMethod(_ name: String, _ quantity: Quantity, _ invocation: Invocation) -> Value? {
        switch name {
        case "rounded":
            let rule: FloatingPointRoundingRule? =
                if case .symbol(let rule, _)? = invocation[0] { Self.roundingRules[rule] } else { .toNearestOrAwayFromZero }
            return rule.map { .number(rounded(quantity, $0, of: invocation.node)) }
        case "truncatingRemainder": return invocation["dividingBy"].map { apply("%", .number(quantity), $0, invocation.node) }
        case "isMultiple":
            guard let number = quantity.known, let divisor = invocation["of"]?.quantity?.known, divisor != 0 else { return nil }
            return .bool(number.truncatingRemainder(dividingBy: divisor) == 0)
        case "advanced": return invocation["by"]?.quantity.map { .number(quantity + $0) }
        case "distance": return invocation["to"]?.quantity.map { .number($0 - quantity) }
        case "isLess": return invocation["than"].map { apply("<", .number(quantity), $0, invocation.node) }
        default: return nil
        }
    }

    private static let roundingRules: [String: FloatingPointRoundingRule] = [
        "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
        "toNearestOrAwayFromZero": .toNearestOrAwayFromZero, "toNearestOrEven": .toNearestOrEven,
    ]
}
