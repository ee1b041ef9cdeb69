import SourceText
import SwiftParser

/// Members and methods of arrays, and the sequences that Swift makes of numbers. A sequence here is always an array: handlers visit
/// short lists of constraints and views.
extension Machine {
    func arrayMember(_ name: String, _ elements: [Value]) -> Value? {
        switch name {
        case "count": .number(Quantity(integer: elements.count))
        case "isEmpty": .bool(elements.isEmpty)
        case "first": elements.first ?? Value.nothing
        case "last": elements.last ?? Value.nothing
        case "indices": .array(elements.indices.map { .number(Quantity(integer: $0)) })
        case "lazy": .array(elements)
        default: nil
        }
    }

    func arrayMethod(_ name: String, _ elements: [Value], _ invocation: Invocation) -> Value? {
        if let closure = invocation.closures.last {
            return visiting(name, Array(elements.prefix(Limits.iterations)), closure, invocation)
        }
        switch name {
        case "contains": return invocation[0].map { sought in .bool(elements.contains { areEqual($0, sought, invocation.node) }) }
        case "enumerated":
            return .array(
                elements.enumerated().map {
                    .tuple([("offset", .number(Quantity(integer: $0.offset))), ("element", $0.element)])
                })
        case "reversed": return .array(elements.reversed())
        case "dropFirst": return .array(Array(elements.dropFirst(count(invocation))))
        case "dropLast": return .array(Array(elements.dropLast(count(invocation))))
        case "prefix": return .array(Array(elements.prefix(count(invocation))))
        case "min", "max": return elements.isEmpty ? Value.nothing : extreme(name, elements, of: invocation.node)
        case "reduce":
            // `reduce(0, +)`
            guard invocation.arguments.count == 2, let start = invocation[0] else { return nil }
            let operation = invocation.arguments[1].node
            return elements.reduce(start) { apply(operation.text, $0, $1, invocation.node) }
        default: return nil
        }
    }

    private func count(_ invocation: Invocation) -> Int {
        invocation[0]?.quantity?.known.flatMap(Int.init(exactly:)).map { max(0, $0) } ?? 1
    }

    private func visiting(
        _ name: String, _ elements: [Value], _ closure: FunctionValue, _ invocation: Invocation
    ) -> Value? {
        func holds(_ element: Value) -> Bool { truth(of: apply(closure, [element]), text: invocation.node.text) }
        switch name {
        case "forEach":
            for element in elements { apply(closure, [element]) }
            return .void
        case "map", "flatMap": return .array(elements.map { apply(closure, [$0]) })
        case "filter": return .array(elements.filter(holds))
        case "compactMap":
            return .array(elements.map { apply(closure, [$0]) }.filter { if case .nothing = $0 { false } else { true } })
        case "first": return elements.first(where: holds) ?? Value.nothing
        case "last": return elements.last(where: holds) ?? Value.nothing
        case "contains": return .bool(elements.contains(where: holds))
        case "allSatisfy": return .bool(elements.allSatisfy(holds))
        case "reduce": return invocation[0].map { elements.reduce($0) { apply(closure, [$0, $1]) } }
        default: return nil
        }
    }

    /// `stride(from:to:by:)` and `stride(from:through:by:)`; nil unless all three are known.
    func stride(_ invocation: Invocation) -> Value? {
        guard let from = invocation["from"]?.quantity, let start = from.known, let step = invocation["by"]?.quantity?.known,
            let end = (invocation["to"] ?? invocation["through"])?.quantity?.known, step != 0,
            abs((end - start) / step) < Double(Limits.iterations)
        else { return nil }
        let numbers =
            invocation["to"] != nil
            ? Array(Swift.stride(from: start, to: end, by: step)) : Array(Swift.stride(from: start, through: end, by: step))
        return .array(
            numbers.map {
                var number = from
                number.amount = Affine($0)
                return .number(number)
            })
    }

    /// `zip(a, b)`
    func zipped(_ invocation: Invocation) -> Value? {
        guard case .array(let left)? = invocation[0], case .array(let right)? = invocation[1] else { return nil }
        return .array(zip(left, right).map { .tuple([(nil, $0), (nil, $1)]) })
    }
}
