import SwiftParser

/// Elements of collections and members along key paths: reading and writing them.
extension Evaluator {
    func dictionary(_ node: Syntax, _ scope: ScopeID) -> Value {
        var entries: [(key: Value, value: Value)] = []
        for element in node.children(.element) {
            guard let key = element.child(.key), let value = element.child(.value) else { continue }
            entries.append((evaluate(key, scope), evaluate(value, scope)))
        }
        return .dictionary(entries)
    }

    func subscripted(_ node: Syntax, _ scope: ScopeID) -> Value {
        guard let base = node.child(.base), let argument = node.children(.argument).first, let key = argument.child(.value) else {
            return .unknown(Unknown(node))
        }
        let value = evaluate(base, scope)
        if case .nothing = value { return .nothing }
        let position = evaluate(key, scope)
        if argument.label == "keyPath" { return member(along: position, of: value) ?? .unknown(Unknown(node)) }
        switch (value, position) {
        case (.object(let object), .infoKey(let key)):
            if case .userInfo(let position) = heap[object].kind { return info(key, ofNotification: position, at: node) }
        // UIKit puts nothing else into a keyboard notification.
        case (.object(let object), .string):
            if case .userInfo = heap[object].kind { return .nothing }
        case (.array(let elements), .range(let range)):
            return range.bounds(in: elements.count).map { .array(Array(elements[$0])) } ?? .unknown(Unknown(node))
        case (.array(let elements), _):
            guard let number = position.quantity?.known.flatMap(Int.init(exactly:)) else { break }
            if elements.indices.contains(number) { return elements[number] }
            // `array[safe: 3]`, as nearly every program has it.
            if argument.label != nil { return .nothing }
        case (.dictionary(let entries), _):
            if let entry = entries.first(where: { isSameKey($0.key, position) }) { return entry.value }
            if let initial = node.children(.argument).dropFirst().first, initial.label == "default" {
                return initial.child(.value).map { evaluate($0, scope) } ?? .unknown(Unknown(node))
            }
            // What others put in is not known.
            if !position.isUnknown { return .nothing }
        default: break
        }
        return .unknown(Unknown(node))
    }

    /// `a[i] = x`, `a[key] = x` and `a[keyPath: path] = x`.
    func assign(_ value: Value, toElement target: Syntax, _ scope: ScopeID) -> Sink? {
        guard let base = target.child(.base), let argument = target.children(.argument).first,
            let key = argument.child(.value)
        else { return nil }
        let position = evaluate(key, scope)
        let collection = evaluate(base, scope)
        if argument.label == "keyPath", case .keyPath(let path) = position {
            let (changed, sink) = write(value, to: path[...], of: collection)
            return changed.flatMap { assign($0, to: base, scope) } ?? sink
        }
        switch collection {
        case .array(var elements):
            guard let number = position.quantity?.known.flatMap(Int.init(exactly:)), elements.indices.contains(number) else {
                return nil
            }
            elements[number] = value
            return assign(.array(elements), to: base, scope)
        case .dictionary(var entries):
            let known = entries.firstIndex { isSameKey($0.key, position) }
            if case .nothing = value {
                if let known { entries.remove(at: known) }
            } else if let known {
                entries[known].value = value
            } else if entries.count < Limits.iterations {
                entries.append((position, value))
            }
            return assign(.dictionary(entries), to: base, scope)
        default: return nil
        }
    }

    /// Without asking: what is not known to be the same key is another.
    func isSameKey(_ left: Value, _ right: Value) -> Bool {
        switch (left, right) {
        case (.string(let first), .string(let second)): first == second
        case (.bool(let first), .bool(let second)): first == second
        case (.object(let first), .object(let second)): first == second
        case (.symbol(let first, let own), .symbol(let second, let others)):
            first == second && own.count == others.count && zip(own, others).allSatisfy(isSameKey)
        case (.infoKey(let first), .infoKey(let second)): first == second
        case (.unknown(let first), .unknown(let second)): first == second
        case (.number(let first), .number(let second)): (first.amount - second.amount).known == 0
        default: false
        }
    }

    // MARK: Key paths

    func member(along path: Value, of value: Value) -> Value? {
        guard case .keyPath(let members) = path else { return nil }
        return members.reduce(value) { value, name in
            if case .nothing = value { return .nothing }
            return name == "self" ? value : member(name, of: value)
        }
    }
}

extension RangeValue {
    /// The positions of a collection that the range means; nil if they are not known, or not in it.
    func bounds(in count: Int) -> Range<Int>? {
        func position(_ end: Quantity?, _ open: Int) -> Int? {
            guard let end else { return open }
            return end.known.flatMap(Int.init(exactly:))
        }
        guard let start = position(low, 0), let end = position(high, count) else { return nil }
        let past = high != nil && isClosed ? end + 1 : end
        return 0 <= start && start <= past && past <= count ? start..<past : nil
    }
}
