import SwiftParser

/// Constants and static functions of numbers that Swift gives every type of them.
extension Evaluator {
    /// Nil for what is not one.
    func numericConstant(_ name: String, of type: String) -> Value? {
        guard Self.numericTypes.contains(type) else { return nil }
        if Quantity.integerTypes.contains(type) {
            return name == "max" ? .number(Double(Int.max)) : name == "min" ? .number(Double(Int.min)) : nil
        }
        return Self.constants[name].map { .number($0) }
    }

    private static let constants: [String: Double] = [
        "pi": .pi, "infinity": .infinity, "greatestFiniteMagnitude": .greatestFiniteMagnitude,
        "leastNormalMagnitude": .leastNormalMagnitude, "leastNonzeroMagnitude": .leastNonzeroMagnitude, "nan": .nan,
        "ulpOfOne": .ulpOfOne,
    ]

    /// `CGFloat.maximum(a, b)` and `CGFloat.minimum(a, b)`.
    func numericFunction(_ name: String, of type: String, _ invocation: Invocation) -> Value? {
        guard Self.numericTypes.contains(type), name == "maximum" || name == "minimum" else { return nil }
        return extreme(String(name.prefix(3)), invocation.arguments.map(\.value), of: invocation.node)
    }

    // MARK: Strings

    func stringMember(_ name: String, _ text: String) -> Value? {
        switch name {
        case "isEmpty": .bool(text.isEmpty)
        case "count": .number(Quantity(integer: text.count))
        default: nil
        }
    }

    func stringMethod(_ name: String, _ text: String, _ invocation: Invocation) -> Value {
        guard case .string(let other)? = invocation[0] else {
            switch name {
            case "lowercased": return .string(text.lowercased())
            case "uppercased": return .string(text.uppercased())
            default: return .unknown(Unknown(invocation.node))
            }
        }
        switch name {
        case "hasPrefix": return .bool(text.hasPrefix(other))
        case "hasSuffix": return .bool(text.hasSuffix(other))
        case "contains": return .bool(text.contains(other))
        case "appending": return apply("+", .string(text), .string(other), invocation.node)
        default: return .unknown(Unknown(invocation.node))
        }
    }
}
