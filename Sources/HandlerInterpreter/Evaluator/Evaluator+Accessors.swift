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
        // What an observer sets its own property to is stored and no more (The Swift Programming Language, "Property Observers").
        if path.moment.assignment?.target.isInObserver(of: variable) ?? false { return store() }
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
    /// Whether it is the property itself, as the code of its own observers calls it.
    fileprivate func isInObserver(of variable: Syntax) -> Bool {
        (kind == .identifierExpr || child(.base)?.name == "self") && ancestors.contains(variable)
    }

    /// The setter or observer of that name that a `.patternBinding` declares.
    func accessor(_ name: String) -> Syntax? {
        child(.accessors)?.children.first { $0.role == .accessor && $0.name == name }
    }
}
