import SwiftParser

/// What runs when something declared is written.
extension Evaluator {
    /// Writes a property or a global variable: through its setter, else into its storage between its observers.
    ///
    /// - Parameters:
    ///   - variable: a `.patternBinding`.
    ///   - receiver: what has the property; nil for a global variable.
    ///   - old: what it held.
    ///   - store: puts the value where it is kept.
    func write(_ value: Value, through variable: Syntax, of receiver: Value?, old: () -> Value, store: () -> Void) {
        if let setter = variable.accessor("set") {
            return run(setter, of: receiver, argument: value, defaultName: "newValue")
        }
        let old = old()
        if let observer = variable.accessor("willSet") { run(observer, of: receiver, argument: value, defaultName: "newValue") }
        store()
        if let observer = variable.accessor("didSet") { run(observer, of: receiver, argument: old, defaultName: "oldValue") }
    }

    private func run(_ accessor: Syntax, of receiver: Value?, argument: Value, defaultName: String) {
        guard path.stack.hasRoom else { return stop(.callDepth(Limits.callDepth)) }
        path.stack.calls += 1
        defer { path.stack.calls -= 1 }
        let scope = heap.scopes.open(receiver: receiver)
        defer { heap.scopes.close(scope) }
        declare(accessor.child(.parameter)?.name ?? defaultName, argument, in: scope)
        _ = run(block: accessor.child(.body), scope)
    }
}

extension Syntax {
    /// The setter or observer of that name that a `.patternBinding` declares.
    func accessor(_ name: String) -> Syntax? {
        child(.accessors)?.children.first { $0.role == .accessor && $0.name == name }
    }
}
