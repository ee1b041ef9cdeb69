/// Members of dictionaries and ranges, and the methods that change a collection in place.
extension Evaluator {
    func dictionaryMember(_ name: String, _ entries: [(key: Value, value: Value)]) -> Value? {
        switch name {
        case "keys": .array(entries.map(\.key))
        case "values": .array(entries.map(\.value))
        default: arrayMember(name, entries.map { .tuple([("key", $0.key), ("value", $0.value)]) })
        }
    }

    func dictionaryMethod(_ name: String, _ entries: [(key: Value, value: Value)], _ invocation: Invocation) -> Value? {
        guard name == "mapValues", let visit = invocation.arguments.last.flatMap({ callable($0, invocation) }) else {
            return arrayMethod(name, entries.map { .tuple([("key", $0.key), ("value", $0.value)]) }, invocation)
        }
        return .dictionary(entries.map { ($0.key, visit([$0.value])) })
    }

    func rangeMember(_ name: String, _ range: RangeValue) -> Value? {
        switch name {
        case "lowerBound": range.low.map(Value.number)
        case "upperBound": range.high.map(Value.number)
        case "isEmpty": range.elements.map { .bool($0.isEmpty) }
        default: range.elements.flatMap { arrayMember(name, $0) }
        }
    }

    func rangeMethod(_ name: String, _ range: RangeValue, _ invocation: Invocation) -> Value? {
        if name == "contains", let number = invocation[0]?.quantity {
            let isAbove = range.low.map { apply("<=", .number($0), .number(number), invocation.node) }
            let isBelow = range.high.map { apply(range.isClosed ? "<=" : "<", .number(number), .number($0), invocation.node) }
            return .bool([isAbove, isBelow].allSatisfy { $0.map { truth(of: $0, text: invocation.node.question) } ?? true })
        }
        if name == "clamped" { return nil }
        return range.elements.flatMap { arrayMethod(name, $0, invocation) }
    }

    // MARK: Changes

    /// What a collection is after a call that changes it, and what the call returns; nil for a call that changes nothing.
    func changing(_ name: String, _ receiver: Value, _ invocation: Invocation) -> (value: Value, result: Value)? {
        switch receiver {
        case .array(var elements):
            guard let result = change(&elements, name, invocation) else { return nil }
            return (.array(Array(elements.prefix(Limits.iterations))), result)
        case .dictionary(var entries):
            guard let result = change(&entries, name, invocation) else { return nil }
            return (.dictionary(entries), result)
        default: return nil
        }
    }

    private func change(_ elements: inout [Value], _ name: String, _ invocation: Invocation) -> Value? {
        func position(_ label: String) -> Int? {
            invocation[label]?.quantity?.known.flatMap(Int.init(exactly:)).flatMap { 0...elements.count ~= $0 ? $0 : nil }
        }
        switch name {
        case "append", "formUnion":
            if let more = (invocation["contentsOf"] ?? (name == "append" ? nil : invocation[0])).flatMap({ self.elements(of: $0) }
            ) {
                elements += more
            } else if let element = invocation[0] {
                elements.append(element)
            }
            return .void
        case "add":
            guard let element = invocation[0] else { return nil }
            if !elements.contains(where: { isSameKey($0, element) }) { elements.append(element) }
            return .void
        // `listeners.addPointer(Unmanaged.passUnretained(listener).toOpaque())`
        case "addPointer":
            guard let pointer = invocation.arguments.first?.node else { return nil }
            let made = ([pointer] + Array(pointer.subtree)).first { node in
                node.kind == .callExpr && ["passUnretained", "passRetained"].contains(node.child(.callee)?.name ?? "")
            }
            guard let object = made?.child(.argument)?.child(.value) else { return nil }
            elements.append(evaluate(object, invocation.scope))
            return .void
        case "insert":
            guard let element = invocation[0] else { return nil }
            if invocation.labels.contains("at") {
                guard let position = position("at") else { return nil }
                elements.insert(element, at: position)
            } else if !elements.contains(where: { isSameKey($0, element) }) {
                elements.append(element)
            }
            return .void
        case "remove":
            if let position = position("at") { return position < elements.count ? elements.remove(at: position) : nil }
            guard let element = invocation[0], let found = elements.firstIndex(where: { isSameKey($0, element) }) else {
                return .nothing
            }
            return elements.remove(at: found)
        case "removeFirst", "popFirst": return elements.isEmpty ? .nothing : elements.removeFirst()
        case "removeLast", "popLast": return elements.popLast() ?? .nothing
        case "removeAll":
            if let argument = invocation.arguments.last, let visit = callable(argument, invocation) {
                elements.removeAll { truth(of: visit([$0]), text: invocation.node.question) }
            } else {
                elements = []
            }
            return .void
        case "reverse": elements.reverse()
        case "swapAt":
            guard let first = invocation[0]?.quantity?.known.flatMap(Int.init(exactly:)),
                let second = invocation[1]?.quantity?.known.flatMap(Int.init(exactly:)), elements.indices.contains(first),
                elements.indices.contains(second)
            else { return nil }
            elements.swapAt(first, second)
        case "sort":
            guard case .array(let sorted)? = arrayMethod("sorted", elements, invocation) else { return nil }
            elements = sorted
        default: return nil
        }
        return .void
    }

    private func change(_ entries: inout [(key: Value, value: Value)], _ name: String, _ invocation: Invocation) -> Value? {
        switch name {
        case "removeValue", "updateValue":
            guard let key = invocation["forKey"] else { return nil }
            let found = entries.firstIndex { isSameKey($0.key, key) }
            let old = found.map { entries[$0].value } ?? .nothing
            if name == "updateValue", let value = invocation[0] {
                if let found { entries[found].value = value } else { entries.append((key, value)) }
            } else if let found {
                entries.remove(at: found)
            }
            return old
        case "removeAll":
            entries = []
            return .void
        default: return nil
        }
    }
}
