import KeyboardFacts
import SwiftParser

/// What properties hold that code fills before the first event, in methods that do not run here.
extension Evaluator {
    /// The constraint kept in a property: the one that code makes, or an outlet whose ends stand in an interface file.
    func constraintProperty(_ property: Syntax, named name: String, of type: String, receiver: Value?) -> Value {
        // An outlet holds what its interface file draws, whatever code puts in its place later.
        if property.isOutlet {
            let drawn = outletConstraint(named: name, of: type)
            if let value = heap[drawn].constraint, value.obscurity == nil { return .object(drawn) }
        }
        let creations = index.constraintCreations(of: name, in: type)
        // Before the method runs that assigns it, it holds nothing.
        if property.child(.value) == nil, !creations.isEmpty, handler == nil || creations.allSatisfy(isForHandlersOnly) {
            return .nothing
        }
        for creation in creations where path.stack.hasRoom {
            guard case .object(let made) = reconstructed(creation, receiver: receiver), case .constraint = heap[made].kind else {
                continue
            }
            heap[made].take(name: name)
            // By what a handler has kept of the keyboard since, nobody knows where it had the content before.
            if heap[made].properties["constant"]?.quantity?.isFromKeyboard ?? false {
                heap[made].properties["constant"] = .unknown(Unknown(name + ".constant"))
            }
            if case .bool(false)? = heap[made].properties["isActive"], index.activatesOutsideHandlers(name, in: type) {
                heap[made].properties["isActive"] = .bool(true)
            }
            return .object(made)
        }
        return .object(outletConstraint(named: name, of: type))
    }

    /// Whether nothing but handlers comes to some code: it is part of one, or of a function that only they call.
    private func isForHandlersOnly(_ code: Syntax) -> Bool {
        let handlers = program.handlerTable.nodes
        func isInHandler(_ node: Syntax) -> Bool { node.ancestors.contains(where: handlers.contains) }
        if isInHandler(code) { return true }
        guard let function = code.enclosingFunction, function.kind == .functionDecl else { return false }
        let calls = index.trees.flatMap { $0.nodes(of: [.identifierExpr, .memberExpr], spelled: [function.name]) }
        return !calls.isEmpty && calls.allSatisfy { isInHandler($0.node) }
    }

    /// The value of an expression somewhere in a method, as it was before the first event.
    func reconstructed(_ expression: Syntax, receiver: Value?) -> Value {
        atRest {
            withScope(receiver: receiver) { scope in
                declareLocals(around: expression, scope)
                return evaluate(expression, scope)
            }
        }
    }

    /// Runs what makes a value that is there before the first event, or as if it were: what a lazy property's initial value sets
    /// on the view that it makes is no event's doing, whoever asks for the view first.
    ///
    /// - Parameter quietly: false in the set-up, where nothing is an event's doing anyway.
    func atRest<Result>(quietly: Bool = true, _ run: () -> Result) -> Result {
        let wasQuiet = path.moment.isQuiet
        path.moment.isQuiet = wasQuiet || quietly
        path.stack.calls += 1
        defer {
            path.moment.isQuiet = wasQuiet
            path.stack.calls -= 1
        }
        return run()
    }

    /// Declares the variables that stand before an expression in the blocks around it, and the parameters of its function.
    func declareLocals(around node: Syntax, _ scope: ScopeID) {
        var blocks: [Syntax] = []
        var handed: (closure: Syntax, receiver: Syntax, argument: Framework.Member)?
        for ancestor in node.ancestors {
            if ancestor.kind.isTypeDeclaration { break }
            if !ancestor.children(.statement).isEmpty { blocks.append(ancestor) }
            if ancestor.kind == .closureExpr, handed == nil, let found = FrameworkTable.shared.argument(of: ancestor) {
                handed = (ancestor, found.receiver, found.argument)
            }
            for parameter in ancestor.children(.parameter) where !parameter.name.isEmpty {
                declare(parameter.name, .unknown(Unknown(parameter.name)), in: scope)
            }
        }
        for block in blocks.reversed() {
            for statement in block.children(.statement) where statement.kind == .variableDecl {
                guard statement.range.end <= node.range.start else { break }
                _ = run([statement], scope)
            }
        }
        if let handed, let value = handed.argument(self, evaluate(handed.receiver, scope)) {
            declare(handed.closure.children(.parameter).first?.name ?? "$0", value, in: scope)
        }
    }
}
