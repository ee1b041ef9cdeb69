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
        guard Self.subscribers.contains(name) else { return [] }
        if let assignment = Registration.Assignment(call, name) {
            return [ChainResolver.End(target: .assignment(assignment), stages: stages)]
        }
        let callbacks = ["receiveValue", "onNext", "perform", "with", "value"]
        if let callback = callbacks.lazy.compactMap(resolver.argument).first {
            if callback.kind == .closureExpr { return [ChainResolver.End(target: .closure(callback), stages: stages)] }
            if let function = resolver.functionNamed(by: callback) {
                return [ChainResolver.End(target: .function(function), stages: stages)]
            }
        }
        if resolver.hasCallback { return [ChainResolver.End(target: resolver.targetOfCallback(), stages: stages)] }
        // Without one, `subscribe(on:)` and `observe(on:)` are operators.
        if values.isEmpty || call.children(.argument).first?.label == "on" { return [] }
        let callee = call.child(.callee) ?? call
        return [
            ChainResolver.End(
                target: .unknown(reason: "the chain ends in `\(name)`, which runs no code at hand", at: callee), stages: stages)
        ]
    }

    /// Whether the call subscribes to a publisher that is its argument.
    var receives: Bool { name == "onReceive" }

    private static let subscribers: Set<String> = [
        "sink", "assign", "onReceive", "subscribe", "bind", "drive", "emit", "observe", "observeValues", "observeNext",
        "observeResult",
        "startWithValues", "startWithResult", "observeOutput",
    ]

    /// The subject, relay or binder that the chain hands everything on to: `bind(to: frames)`, `subscribe(heights)`.
    var relay: Syntax? {
        guard ["bind", "drive", "emit", "subscribe"].contains(name), values.count == 1, let value = values.first,
            value.kind == .identifierExpr || value.kind == .memberExpr, !resolver.hasCallback,
            Registration.Assignment(call, name) == nil
        else { return nil }
        return value
    }

    // MARK: Operators

    /// What the call does to what passes through; what is not known to do anything of its own is looked for in the program.
    var stages: [Registration.Stage] {
        if let joined = joiningItself { return joined }
        if let operation = ReactiveOperator(name: name) { return [stage(operation)] }
        guard let callee = call.child(.callee), callee.child(.base) != nil else { return [] }
        return ownOperator ?? [Registration.Stage(.opaque, at: call)]
    }

    private func stage(_ operation: ReactiveOperator) -> Registration.Stage {
        switch operation {
        case .combine, .opaque, .pass: return Registration.Stage(operation, at: call)
        case .peek:
            let values = ["receiveOutput", "onNext", "value"].lazy.compactMap(resolver.argument).first ?? values.last
            return Registration.Stage(values?.kind == .closureExpr ? .peek : .pass, at: call, argument: values)
        case .removeDuplicates where values.contains { $0.kind == .closureExpr }:
            return Registration.Stage(.pass, at: call)
        case .prefix where values.contains { $0.quantityOrNil == nil }, .drop where values.contains { $0.quantityOrNil == nil }:
            // `first(where:)`, `take(until:)`, `skip(while:)`: what they wait for is another event.
            return Registration.Stage(.pass, at: call)
        case .hop where values.first?.text.contains("Immediate") == true: return Registration.Stage(.pass, at: call)
        default: return Registration.Stage(operation, at: call, argument: values.last)
        }
    }

    /// The operators that a function of the program's own applies: `extension Publisher { func keyboardHeight() -> … { map { … } } }`.
    private var ownOperator: [Registration.Stage]? {
        let labels = call.children(.argument).map(\.label)
        for type in Self.publisherTypes where index.types[type] != nil {
            guard let function = index.method(name, labels: labels, in: type), let body = function.child(.body) else { continue }
            guard let last = body.children(.statement).last else { return [] }
            return Self.operators(of: last.kind == .returnStmt ? last.child(.value) ?? last : last, index)
        }
        return nil
    }

    private static let publisherTypes = [
        "Publisher", "AnyPublisher", "ObservableType", "ObservableConvertibleType", "Observable", "SharedSequenceConvertibleType",
        "SharedSequence", "SignalProtocol", "Signal", "SignalProducer", "SignalProducerProtocol",
    ]

    /// The operators of a chain that begins with `self`, written or not, in the order in which they run; nil for another expression.
    private static func operators(of chain: Syntax, _ index: DeclarationIndex) -> [Registration.Stage]? {
        var calls: [ChainLink] = []
        var node: Syntax? = chain
        while let call = node, call.kind == .callExpr, calls.count < longestChain {
            calls.append(ChainLink(call: call, index: index))
            node = call.child(.callee)?.child(.base)
        }
        guard !calls.isEmpty, node == nil || node?.name == "self" else { return nil }
        return calls.reversed().map { link in
            ReactiveOperator(name: link.name).map(link.stage) ?? Registration.Stage(.opaque, at: link.call)
        }
    }

    /// Operators in a row that are followed; a bound, so that hostile input costs little.
    static let longestChain = 64

    // MARK: Several publishers

    /// What becomes of a publisher that is an argument of the call: the stages of an operator that joins several, nil for another call.
    func joining(_ argument: Syntax) -> [Registration.Stage]? {
        let base = call.child(.callee)?.child(.base)
        switch name {
        case "Merge", "Merge3", "Merge4", "Merge5", "Merge6", "Merge7", "Merge8", "MergeMany", "merge", "of", "AnyPublisher",
            "Publisher", "AnyAsyncSequence", "chain", "concat", "append", "prepend":
            return []
        case "CombineLatest", "CombineLatest3", "CombineLatest4", "combineLatest", "Zip", "Zip3", "Zip4", "zip":
            // A method joins what it is called on with its arguments, a type's initialiser or static method its arguments alone.
            let isMethod = name.first?.isLowercase == true && base.map { $0.name.first?.isLowercase == true } ?? false
            let position = (publishers.firstIndex(of: argument) ?? 0) + (isMethod ? 1 : 0)
            return joined(at: position, of: publishers.count + (isMethod ? 1 : 0))
        default: return nil
        }
    }

    /// The same for the publisher that such a method is called on.
    private var joiningItself: [Registration.Stage]? {
        switch name {
        case "combineLatest", "zip": joined(at: 0, of: publishers.count + 1)
        case "withLatestFrom" where values.last?.kind == .closureExpr: joined(at: 0, of: 2)
        default: nil
        }
    }

    private var publishers: [Syntax] { call.children(.argument).filter { $0.child(.value)?.kind != .closureExpr } }

    private func joined(at position: Int, of count: Int) -> [Registration.Stage] {
        [Registration.Stage(.combine(position: position, count: count), at: call)] + transform
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

extension Registration.Assignment {
    /// `assign(to: \.constant, on: bottom)`, `assign(to: &$height)`, `bind(to: bottom.rx.constant)`, `drive(bottom.rx.constant)`,
    /// `subscribe(Subscribers.Assign(object: self, keyPath: \.height))`; nil for a call that writes no property by itself.
    init?(_ call: Syntax, _ operation: String) {
        let arguments = call.children(.argument)
        func argument(_ label: String, of arguments: [Syntax]) -> Syntax? { arguments.first { $0.label == label }?.child(.value) }
        let first = arguments.first?.child(.value)
        if let target = argument("to", of: arguments), target.kind == .keyPathExpr {
            self.init(target, on: argument("on", of: arguments), operation)
        } else if let first, first.kind == .callExpr, first.child(.callee)?.name == "Assign",
            let path = argument("keyPath", of: first.children(.argument))
        {
            self.init(path, on: argument("object", of: first.children(.argument)), operation)
        } else if let first, first.kind == .prefixExpr, first.name == "&", let operand = first.child(.operand),
            operand.name.hasPrefix("$")
        {
            let base = operand.child(.base)
            let name = String(operand.name.dropFirst())
            self.init(node: first, root: base?.name == "self" ? nil : base, path: [name], operation: operation)
        } else if let first {
            self.init(binding: first, operation)
        } else {
            return nil
        }
    }

    /// `bottom.rx.constant`, `bottom.reactive.constant`
    init?(binding expression: Syntax, _ operation: String) {
        guard expression.kind == .memberExpr, let base = expression.child(.base), base.kind == .memberExpr,
            ["rx", "reactive"].contains(base.name), let root = base.child(.base)
        else { return nil }
        self.init(node: expression, root: root, path: [expression.name], operation: operation)
    }

    private init?(_ keyPath: Syntax, on root: Syntax?, _ operation: String) {
        guard let path = keyPath.keyPathMembers else { return nil }
        self.init(node: keyPath, root: root?.name == "self" ? nil : root, path: path, operation: operation)
    }
}

extension Syntax {
    /// The members a key path names one after the other, without its type: `["contentInset", "bottom"]`; nil if it does more than that, or
    /// is longer than any that is written by hand.
    package var keyPathMembers: [String]? {
        guard kind == .keyPathExpr, range.end - range.start < 1_000, text.hasPrefix("\\") else { return nil }
        let path = text.dropFirst()
        guard !path.contains("[") else { return nil }
        // Before the first dot stands the type.
        let members = path.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
        return members.map { $0.trimmingCharacters(in: "?! \n\t") }.filter { !$0.isEmpty }
    }
}
