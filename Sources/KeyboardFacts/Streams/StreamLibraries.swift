import SwiftParser

/// The list of the libraries of streams that are known, and their tables in one.
package enum StreamLibraries {
    static let all: [any StreamLibrary.Type] = [
        Combine.self,
        RxSwift.self,
        ReactiveSwift.self,
        AsyncSequences.self,
    ]

    static let sources = Dictionary(grouping: all.flatMap { $0.sources }, by: \.name)
    static let streams = merged { $0.streams }
    static let eventArguments = merged { $0.eventArguments }
    /// The packages that bring streams themselves, whose names are in every file which uses those.
    package static let seeds = all.flatMap { $0.seeds }
    static let operators = merged { $0.operators }
    static let joins = merged { $0.joins }
    static let finite = union { $0.finite }
    package static let singles = union { $0.singles }
    package static let silent = union { $0.silent }
    /// Operators that hand on what they get of one stream, and those that hand on what their closure makes of it.
    package static let passing = operators.filter { $0.value == .pass && joins[$0.key] == nil && !subscribers.contains($0.key) }
        .map(\.key)
    package static let mapping = operators.filter { $0.value == .map }.map(\.key)
    static let peeks = all.flatMap { $0.peeks }
    static let types = all.flatMap { $0.types }
    package static let subscribers = union { $0.subscribers }
    static let callbacks = all.flatMap { $0.callbacks }
    static let objectLabels = Set(all.compactMap { $0.objectLabel })
    static let receivers = union { $0.receivers }
    static let relays = union { $0.relays }
    package static let pushes = union { $0.pushes }
    static let keepers = union { $0.keepers }
    static let forwarders = union { $0.forwarders }
    static let bindings = union { $0.bindings }
    static let hosts = merged { $0.hosts }
    /// Types whose extensions declare properties that streams can be bound to.
    package static let hostTypes = Set(hosts.values)
    static let binders = union { $0.binders }
    static let bindingOperators = union { $0.bindingOperators }
    static let forwardOperators = union { $0.forwardOperators }

    /// The form of the stream that a call with a notification's name is; nil for another call.
    static func form(of call: Syntax) -> Registration.Form? {
        let sources = sources[call.child(.callee)?.name ?? ""] ?? []
        let labels = sources.count > 1 ? call.children(.argument).compactMap(\.label) : []
        return (sources.first { $0.label.map(labels.contains) ?? false } ?? sources.first { $0.label == nil })?.form
    }

    /// The object that a subscriber hands its closure: `bind(with: self) { owner, height in … }`.
    static func givenObject(of call: Syntax) -> Syntax? {
        guard let first = call.children(.argument).first, first.label.map(objectLabels.contains) ?? false,
            let object = first.child(.value), object.kind != .closureExpr
        else { return nil }
        return object
    }

    private static func merged<Meaning>(_ table: (any StreamLibrary.Type) -> [String: Meaning]) -> [String: Meaning] {
        all.reduce(into: [:]) { $0.merge(table($1)) { first, _ in first } }
    }

    private static func union(_ names: (any StreamLibrary.Type) -> Set<String>) -> Set<String> {
        all.reduce(into: []) { $0.formUnion(names($1)) }
    }
}

extension Registration.Assignment {
    /// What a subscriber writes by itself: `assign(to: \.constant, on: bottom)`, `bind(to: bottom.rx.constant)`; nil for a call
    /// that writes no property.
    init?(_ call: Syntax, _ operation: String) {
        if let assignment = StreamLibraries.all.lazy.compactMap({ $0.assignment(by: call, operation) }).first {
            self = assignment
        } else if let first = call.children(.argument).first?.child(.value) {
            self.init(binding: first, operation)
        } else {
            return nil
        }
    }

    /// `bottom.rx.constant`, and `rx.title` of the object that subscribes
    init?(binding expression: Syntax, _ operation: String) {
        guard expression.kind == .memberExpr, let base = expression.child(.base),
            base.kind == .memberExpr || base.kind == .identifierExpr, StreamLibraries.bindings.contains(base.name)
        else { return nil }
        let root = base.child(.base)
        self.init(
            node: expression, root: root?.name == "self" ? nil : root, path: [expression.name], operation: operation)
    }

    /// - Parameter keyPath: names the property.
    init?(_ keyPath: Syntax, on root: Syntax?, _ operation: String) {
        guard let path = keyPath.keyPathMembers else { return nil }
        self.init(node: keyPath, root: root?.name == "self" ? nil : root, path: path, operation: operation)
    }
}
