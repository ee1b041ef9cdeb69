import ProgramIndex
import SwiftParser

/// One call of a reactive chain.
struct ChainLink {
    let call: Syntax
    let index: DeclarationIndex

    private var name: String { call.child(.callee)?.name ?? "" }
    private var values: [Syntax] { call.children(.argument).compactMap { $0.child(.value) } }
    private var resolver: HandlerResolver { HandlerResolver(index: index, call: call) }

    // MARK: Subscribers

    /// Where the chain ends, if it ends here.
    func ends(_ chains: ChainResolver, after stages: [Registration.Stage]) -> [ChainResolver.End] {
        guard StreamLibraries.subscribers.contains(name) else { return [] }
        let stages = stages + givenObject
        if let assignment {
            return [end(.assignment(assignment), stages)]
        }
        if let callback = StreamLibraries.callbacks.lazy.compactMap(resolver.argument).first {
            if callback.kind == .closureExpr { return [end(.closure(callback), stages)] }
            if let function = resolver.functionNamed(by: callback) {
                return [end(.function(function), stages)]
            }
        }
        if resolver.hasCallback { return [end(resolver.targetOfCallback(), stages)] }
        if values.isEmpty || isScheduling { return [] }
        let callee = call.child(.callee) ?? call
        let reason = "the stream ends in `\(name)`, which calls no closure and no method that was found"
        return [end(.unknown(reason: reason, at: callee), stages)]
    }

    /// The property that the call has the chain write.
    private var assignment: Registration.Assignment? {
        if let written = Registration.Assignment(call, name) { return written }
        return values.count == 1 ? Registration.Assignment(toBinder: values[0], name, index) : nil
    }

    /// `subscribe(on:)` and `observe(on:)` are operators.
    private var isScheduling: Bool { call.children(.argument).first?.label == "on" }

    private func end(_ target: Registration.Target, _ stages: [Registration.Stage]) -> ChainResolver.End {
        ChainResolver.End(target: target, stages: stages, subscription: call)
    }

    /// `drive(with: self, onNext: { owner, height in … })`
    private var givenObject: [Registration.Stage] {
        StreamLibraries.givenObject(of: call).map { [Registration.Stage(.withObject, at: call, argument: $0)] } ?? []
    }

    /// Whether the call subscribes to a publisher that is its argument.
    var receives: Bool { StreamLibraries.receivers.contains(name) }

    /// The subject, relay or binder that the chain hands everything on to: `bind(to: frames)`, `subscribe(heights)`.
    var relay: Syntax? {
        guard StreamLibraries.relays.contains(name), values.count == 1, !isScheduling, let value = values.first,
            value.kind == .identifierExpr || value.kind == .memberExpr, !resolver.hasCallback, assignment == nil
        else { return nil }
        return value
    }

    // MARK: Operators

    /// What the call does to what passes through; what is not known to do anything of its own is looked for in the program.
    var stages: [Registration.Stage] {
        if let joined = joiningItself { return joined }
        if let operation = StreamLibraries.operators[name] {
            // `withUnretained(self) { owner, height in … }`
            return [stage(operation)] + (operation == .withObject ? transform : [])
        }
        guard let callee = call.child(.callee), callee.child(.base) != nil else { return [] }
        return ownOperator ?? [Registration.Stage(.opaque, at: call)]
    }

    private func stage(_ operation: ReactiveOperator) -> Registration.Stage {
        switch operation {
        case .withObject: return Registration.Stage(operation, at: call, argument: values.first)
        case .combine, .pair, .keyboard, .opaque, .never, .pass: return Registration.Stage(operation, at: call)
        case .peek:
            let values = StreamLibraries.peeks.lazy.compactMap(resolver.argument).first ?? values.last
            return Registration.Stage(values?.kind == .closureExpr ? .peek : .pass, at: call, argument: values)
        case .removeDuplicates where values.contains { $0.kind == .closureExpr }:
            return Registration.Stage(.pass, at: call)
        case .prefix where values.contains { $0.quantityOrNil == nil }, .drop where values.contains { $0.quantityOrNil == nil }:
            // `first(where:)`, `take(until:)`, `skip(while:)`: what they wait for is another event.
            return Registration.Stage(.pass, at: call)
        // A publisher in front of another is not among the values of this one.
        case .start where values.count == 1: return Registration.Stage(.start, at: call, argument: values[0])
        case .start: return Registration.Stage(.pass, at: call)
        case .hop where values.first?.text.contains("Immediate") == true: return Registration.Stage(.pass, at: call)
        default: return Registration.Stage(operation, at: call, argument: values.last)
        }
    }

    /// The operators that a function of the program's own applies:
    /// `extension Publisher { func keyboardHeight() -> … { map { … } } }`.
    private var ownOperator: [Registration.Stage]? {
        let labels = call.children(.argument).map(\.label)
        for type in StreamLibraries.types where index.types[type] != nil {
            guard let function = index.method(name, labels: labels, in: type), let body = function.child(.body) else { continue }
            guard let last = body.children(.statement).last else { return [] }
            return Self.operators(of: last.kind == .returnStmt ? last.child(.value) ?? last : last, index)
        }
        return nil
    }

    /// The operators of a chain that begins with `self`, written or not, in the order in which they run; nil for another
    /// expression.
    private static func operators(of chain: Syntax, _ index: DeclarationIndex) -> [Registration.Stage]? {
        var calls: [ChainLink] = []
        var node: Syntax? = chain
        while let call = node, call.kind == .callExpr, calls.count < longestChain {
            calls.append(ChainLink(call: call, index: index))
            node = call.child(.callee)?.child(.base)
        }
        guard !calls.isEmpty, node == nil || node?.name == "self" else { return nil }
        return calls.reversed().map { link in
            StreamLibraries.operators[link.name].map(link.stage) ?? Registration.Stage(.opaque, at: link.call)
        }
    }

    /// Operators in a row that are followed; a bound, so that hostile input costs little.
    static let longestChain = 64

    // MARK: Several publishers

    /// What becomes of a publisher that is an argument of the call: the stages of an operator that joins several, nil for another
    /// call.
    func joining(_ argument: Syntax) -> [Registration.Stage]? {
        let base = call.child(.callee)?.child(.base)
        switch StreamLibraries.joins[name] {
        case .merged: return []
        case .combined, .paired:
            // A method joins what it is called on with its arguments, a type's initialiser or static method its arguments alone.
            let isMethod = name.first?.isLowercase == true && base.map { $0.name.first?.isLowercase == true } ?? false
            let position = (publishers.firstIndex(of: argument) ?? 0) + (isMethod ? 1 : 0)
            return joined(at: position, of: publishers.count + (isMethod ? 1 : 0))
        case .following: return waiting(for: predecessors(of: argument))
        case .preceding: return []
        case .sampled, nil: return nil
        }
    }

    /// What an argument's values wait for: the publisher that a method is called on, and the arguments before.
    private func predecessors(of argument: Syntax) -> [Syntax] {
        let base = call.child(.callee)?.child(.base).flatMap { $0.name.startsUppercase ? nil : $0 }
        return (base.map { [$0] } ?? []) + publishers.prefix { $0 != argument }.compactMap { $0.child(.value) }
    }

    /// What becomes of values that are handed on once other publishers have finished.
    private func waiting(for others: [Syntax]) -> [Registration.Stage] {
        let finish = others.map { StreamLifetime(index: index).finishes($0) }
        if finish.contains(false) { return [Registration.Stage(.never, at: call)] }
        return finish.allSatisfy { $0 == true } ? [] : [Registration.Stage(.opaque, at: call)]
    }

    /// The same for the publisher that such a method is called on.
    private var joiningItself: [Registration.Stage]? {
        switch StreamLibraries.joins[name] {
        case .combined where name.first?.isLowercase == true, .paired where name.first?.isLowercase == true:
            joined(at: 0, of: publishers.count + 1)
        case .preceding where publishers.contains { $0.child(.value).map(neverFinishes) ?? false }:
            [Registration.Stage(.never, at: call)]
        case .sampled where values.last?.kind == .closureExpr: joined(at: 0, of: 2)
        case .sampled: values.last.map { [Registration.Stage(.latest, at: call, argument: $0)] }
        default: nil
        }
    }

    private func neverFinishes(_ publisher: Syntax) -> Bool { StreamLifetime(index: index).finishes(publisher) == false }

    private var publishers: [Syntax] { call.children(.argument).filter { $0.child(.value)?.kind != .closureExpr } }

    private func joined(at position: Int, of count: Int) -> [Registration.Stage] {
        let isPaired = StreamLibraries.joins[name] == .paired
        let operation =
            isPaired ? ReactiveOperator.pair(position: position, count: count) : .combine(position: position, count: count)
        return [Registration.Stage(operation, at: call)] + transform
    }

    /// The closure that `combineLatest(a, b) { … }` gives what it joins.
    private var transform: [Registration.Stage] {
        values.last.flatMap { $0.kind == .closureExpr ? [Registration.Stage(.map, at: call, argument: $0)] : nil } ?? []
    }
}

extension Syntax {
    /// The digits of an integer literal.
    fileprivate var quantityOrNil: Int? { kind == .integerLiteral ? Int(text) : nil }
}

extension Syntax {
    /// The members a key path names one after the other, without its type: `["contentInset", "bottom"]`; nil if it does more than
    /// that, or is longer than any that is written by hand.
    package var keyPathMembers: [String]? {
        guard kind == .keyPathExpr, range.end - range.start < 1_000, text.hasPrefix("\\") else { return nil }
        let path = text.dropFirst()
        guard !path.contains("[") else { return nil }
        // Before the first dot stands the type.
        let members = path.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
        return members.map { $0.trimmingCharacters(in: "?! \n\t") }.filter { !$0.isEmpty }
    }
}
