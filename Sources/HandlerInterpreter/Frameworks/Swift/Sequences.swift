import SourceText
import SwiftParser

/// Members and methods of arrays, and the sequences that Swift makes of numbers. A sequence here is always an array: handlers
/// visit short lists of constraints and views.
extension Evaluator {
    func arrayMember(_ name: String, _ elements: [Value]) -> Value? {
        switch name {
        case "count": .number(Quantity(integer: elements.count))
        case "isEmpty": .bool(elements.isEmpty)
        case "first": elements.first ?? Value.nothing
        case "last": elements.last ?? Value.nothing
        case "indices": .range(RangeValue(low: Quantity(integer: 0), high: Quantity(integer: elements.count), isClosed: false))
        case "startIndex": .number(Quantity(integer: 0))
        case "endIndex": .number(Quantity(integer: elements.count))
        // A table of weak references (Apple, NSHashTable and NSPointerArray) has its objects in an array.
        case "lazy", "allObjects": .array(elements)
        case "anyObject": elements.first ?? Value.nothing
        default: nil
        }
    }

    func arrayMethod(_ name: String, _ elements: [Value], _ invocation: Invocation) -> Value? {
        if let argument = invocation.arguments.last, let visit = callable(argument, invocation),
            let value = visiting(name, Array(elements.prefix(Limits.iterations)), invocation, visit)
        {
            return value
        }
        func position(in elements: [Value]) -> Value? {
            guard let sought = invocation[0] else { return nil }
            let found = elements.firstIndex { areEqual($0, sought, invocation.node) }
            return found.map { .number(Quantity(integer: $0)) } ?? .nothing
        }
        switch name {
        case "contains": return invocation[0].map { sought in .bool(elements.contains { areEqual($0, sought, invocation.node) }) }
        case "firstIndex", "index": return position(in: elements)
        case "enumerated":
            return .array(
                elements.enumerated().map {
                    .tuple([("offset", .number(Quantity(integer: $0.offset))), ("element", $0.element)])
                })
        case "reversed": return .array(elements.reversed())
        case "dropFirst": return .array(Array(elements.dropFirst(count(invocation))))
        case "dropLast": return .array(Array(elements.dropLast(count(invocation))))
        case "prefix": return .array(Array(elements.prefix(count(invocation))))
        case "suffix": return .array(Array(elements.suffix(count(invocation))))
        case "sorted": return .array(sorted(elements, invocation) { self.apply("<", $0, $1, invocation.node) })
        case "min", "max": return elements.isEmpty ? Value.nothing : extreme(name, elements, of: invocation.node)
        case "joined": return .array(flattened(elements.lazy.map { self.elements(of: $0) ?? [$0] }))
        default: return nil
        }
    }

    private func count(_ invocation: Invocation) -> Int {
        invocation[0]?.quantity?.known.flatMap(Int.init(exactly:)).map { max(0, $0) } ?? 1
    }

    /// What a sequence's method is handed to call: a closure, a function, a key path, an operator or an initialiser.
    func callable(_ argument: Invocation.Argument, _ invocation: Invocation) -> (([Value]) -> Value)? {
        switch argument.value {
        case .function(let function): return { self.apply(function, $0) }
        case .keyPath: return { self.member(along: argument.value, of: $0[0]) ?? .unknown(Unknown(argument.node)) }
        default: break
        }
        let node = argument.node
        if node.isOperatorReference { return { self.apply(node.text, $0[0], $0.last ?? $0[0], invocation.node) } }
        guard node.kind == .memberExpr, node.name == "init", let base = node.child(.base),
            case .type(let type) = evaluate(base, invocation.scope)
        else { return nil }
        return { values in
            let arguments = values.map { Invocation.Argument(label: nil, value: $0, node: node, isTrailing: false) }
            return self.construct(type, Invocation(node: node, arguments: arguments, scope: invocation.scope))
        }
    }

    private func visiting(
        _ name: String, _ elements: [Value], _ invocation: Invocation, _ visit: ([Value]) -> Value
    ) -> Value? {
        // A closure with several parameters takes a pair apart.
        func call(_ element: Value) -> Value {
            if case .tuple(let parts) = element, case .function(let function)? = invocation.arguments.last?.value,
                function.declaration.children(.parameter).count == parts.count || function.declaration.usesSecondArgument
            {
                return apply(function, parts.map(\.value))
            }
            return visit([element])
        }
        func holds(_ element: Value) -> Bool { truth(of: call(element), text: invocation.node.question) }
        switch name {
        case "forEach":
            for element in elements { _ = call(element) }
            return .void
        case "map": return .array(elements.map(call))
        case "flatMap":
            return .array(
                flattened(
                    elements.map { element -> [Value] in
                        let result = call(element)
                        return self.elements(of: result) ?? [result]
                    }
                ).filter { !$0.isNothing })
        case "filter": return .array(elements.filter(holds))
        case "compactMap": return .array(elements.map(call).filter { !$0.isNothing })
        case "first": return elements.first(where: holds) ?? Value.nothing
        case "last": return elements.last(where: holds) ?? Value.nothing
        case "firstIndex": return elements.firstIndex(where: holds).map { .number(Quantity(integer: $0)) } ?? .nothing
        case "contains": return .bool(elements.contains(where: holds))
        case "allSatisfy": return .bool(elements.allSatisfy(holds))
        case "drop": return .array(Array(elements.drop(while: holds)))
        case "prefix": return .array(Array(elements.prefix(while: holds)))
        case "reduce": return invocation[0].map { elements.reduce($0) { visit([$0, $1]) } }
        case "sorted": return .array(sorted(elements, invocation) { visit([$0, $1]) })
        case "max", "min":
            let ordered = sorted(elements, invocation) { visit([$0, $1]) }
            return (name == "min" ? ordered.first : ordered.last) ?? Value.nothing
        default: return nil
        }
    }

    /// The elements of all of them, up to as many as a loop visits.
    private func flattened(_ parts: some Sequence<[Value]>) -> [Value] {
        var result: [Value] = []
        for part in parts where result.count < Limits.iterations {
            result += part.prefix(Limits.iterations - result.count)
        }
        return result
    }

    /// By insertion, so that an order that contradicts itself ends all the same, and equal elements keep theirs.
    private func sorted(
        _ elements: [Value], _ invocation: Invocation, _ precedes: (Value, Value) -> Value
    ) -> [Value] {
        var result: [Value] = []
        for element in elements {
            let position = result.firstIndex { truth(of: precedes(element, $0), text: invocation.node.question) }
            result.insert(element, at: position ?? result.endIndex)
        }
        return result
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
