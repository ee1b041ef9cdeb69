import KeyboardFacts
import ProgramIndex
import SwiftParser

/// Streams that running code makes of one value or of none, whatever the library: what `flatMap` is given, mostly.
enum Streams: Framework {
    static let functions = named(StreamLibraries.singles, made).merging(named(StreamLibraries.silent, silent)) { first, _ in first
    }

    /// Of a stream's type, and of such a stream.
    static let methods: [String: Method] = {
        let made: Method = { evaluator, receiver, invocation in receiver.isType ? Self.made(evaluator, invocation) : nil }
        let silent: Method = { evaluator, receiver, invocation in receiver.isType ? Self.silent(evaluator, invocation) : nil }
        // What has no label may be another value, as in `startWith(0)`.
        let pass: Method = { _, receiver, invocation in
            invocation.arguments.contains { $0.label == nil } ? nil : receiver.stream.map(Value.init)
        }
        let map: Method = { evaluator, receiver, invocation in
            guard case .single(let value)? = receiver.stream, let closure = invocation.closures.last else { return nil }
            return Value(.single(evaluator.apply(closure, [value])))
        }
        return [
            named(StreamLibraries.singles, made), named(StreamLibraries.silent, silent), named(StreamLibraries.passing, pass),
            named(StreamLibraries.mapping, map),
        ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }()

    private static let made: Function = { _, invocation in
        guard invocation.arguments.count == 1, let value = invocation[0] else { return nil }
        return Value(.single(value))
    }
    private static let silent: Function = { _, _ in Value(.silent) }

    private static func named<Meaning>(_ names: some Sequence<String>, _ meaning: Meaning) -> [String: Meaning] {
        Dictionary(names.map { ($0, meaning) }) { first, _ in first }
    }
}

/// A stream of which it is known what it hands on.
enum KnownStream {
    case single(Value)
    case silent
}

extension Value {
    /// As code with a declared type writes it: `.just(x)`, `.empty()`.
    fileprivate init(_ stream: KnownStream) {
        switch stream {
        case .single(let value): self = .symbol(Self.single, [value])
        case .silent: self = .symbol(Self.silent, [])
        }
    }

    var stream: KnownStream? {
        guard case .symbol(let name, let values) = self else { return nil }
        if StreamLibraries.singles.contains(name), values.count == 1 { return .single(values[0]) }
        return StreamLibraries.silent.contains(name) ? .silent : nil
    }

    private static let single = "just"
    private static let silent = "empty"
}

extension Evaluator {
    /// The value of a publisher that has only one; another publisher's goes by the publisher's name.
    func latestValue(of publisher: Syntax, _ scope: ScopeID) -> Value {
        guard makesSingle(publisher), case .single(let value)? = evaluate(publisher, scope).stream else {
            return .unknown(Unknown(publisher))
        }
        return value
    }

    /// Whether an expression is a stream of one value, so that running it does nothing else.
    private func makesSingle(_ publisher: Syntax, hops: Int = 0) -> Bool {
        guard hops < Limits.recalledViews else { return false }
        switch publisher.kind {
        case .callExpr:
            guard let callee = publisher.child(.callee) else { return false }
            if StreamLibraries.singles.contains(callee.name) { return true }
            guard StreamLibraries.passing.contains(callee.name), publisher.children(.argument).allSatisfy({ $0.label != nil }),
                let base = callee.child(.base)
            else { return false }
            return makesSingle(base, hops: hops + 1)
        case .identifierExpr, .memberExpr:
            guard let kept = index.variable(publisher.name, at: publisher)?.child(.value) else { return false }
            return makesSingle(kept, hops: hops + 1)
        default: return false
        }
    }
}
