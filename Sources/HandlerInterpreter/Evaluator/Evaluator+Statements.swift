import SwiftParser

/// How a statement leaves its block.
enum Flow {
    case normal
    case returning(Value)
    /// With the label of the loop that is meant, if there is one.
    case breaking(String?), continuing(String?)
    case fallingThrough
    /// `throw`, and the end of everything when the evaluator has stopped.
    case throwing
}

extension Evaluator {
    /// Runs statements in order; the value is that of the last expression, for closures and functions without `return`.
    func run(_ statements: [Syntax], _ scope: ScopeID) -> (flow: Flow, last: Value) {
        if let block = statements.first?.parent { program.values.note(entered: block) }
        // Local functions may be called above their declaration.
        for statement in statements where statement.kind == .functionDecl { _ = run(statement, scope) }
        var deferredBlocks: [Syntax] = []
        var last = Value.void
        var flow = Flow.normal
        for statement in statements {
            guard !isUnwinding else {
                flow = .throwing
                break
            }
            if statement.kind == .deferStmt {
                if let body = statement.child(.body) { deferredBlocks.append(body) }
                continue
            }
            if handler != nil || statement.kind == .guardStmt || statement.kind == .ifExpr {
                (flow, last) = run(statement, scope)
            } else {
                (flow, last) = presumingWithin { run(statement, scope) }
            }
            if isUnwinding { flow = .throwing }
            guard case .normal = flow else { break }
        }
        let error = path.thrown
        path.thrown = nil
        for block in deferredBlocks.reversed() { _ = run(block: block, scope) }
        path.thrown = error
        return (flow, last)
    }

    /// Runs a `.codeBlock` in a scope of its own.
    func run(block: Syntax?, _ scope: ScopeID) -> Flow {
        guard let block else { return .normal }
        return withScope(inside: scope) { run(block.children(.statement), $0).flow }
    }

    func run(_ node: Syntax, _ scope: ScopeID) -> (flow: Flow, last: Value) {
        switch node.kind {
        case .variableDecl:
            declare(node, scope)
            return (.normal, .void)
        case .functionDecl:
            declare(node.name, .function(closure(node, scope)), in: scope)
            return (.normal, .void)
        case .ifExpr: return (answeringOnlyWhatMatters(node) { self.conditional(node, scope) }, .void)
        case .guardStmt: return (guarding(node, scope), .void)
        case .switchExpr: return (answeringOnlyWhatMatters(node) { self.switching(node, scope) }, .void)
        case .whileStmt, .repeatWhileStmt: return (looping(node, scope), .void)
        case .forInStmt: return (iterating(node, scope), .void)
        case .doStmt: return (catching(node, scope), .void)
        case .labeledStmt: return (labelled(node, scope), .void)
        case .returnStmt: return (.returning(node.child(.value).map { evaluate($0, scope) } ?? .void), .void)
        case .throwStmt:
            path.thrown = node.child(.value).map { evaluate($0, scope) } ?? .void
            return (.throwing, .void)
        case .breakStmt: return (.breaking(node.child(.label)?.name), .void)
        case .continueStmt: return (.continuing(node.child(.label)?.name), .void)
        case .fallthroughStmt: return (.fallingThrough, .void)
        case .codeBlock: return (run(block: node, scope), .void)
        case .ifConfigDecl: return activeClause(of: node).map { run($0.children(.statement), scope) } ?? (.normal, .void)
        default:
            let value = evaluate(node, scope)
            return value.isNothing && node.delegatesInitialization ? (.returning(.nothing), .void) : (.normal, value)
        }
    }

    /// The clause of `#if` that an iOS build compiles, as far as that can be told: the first that does not name another platform.
    private func activeClause(of node: Syntax) -> Syntax? {
        let clauses = node.children(.clause)
        return clauses.first { clause in
            if let isTaken = clause.child(.condition)?.isDecidedByVersion { return isTaken }
            guard let condition = clause.child(.condition)?.text else { return true }
            let elsewhere = ["os(macOS)", "os(tvOS)", "os(watchOS)", "os(visionOS)", "os(Linux)", "canImport(AppKit)", "DEBUG"]
            let excluded = elsewhere.contains { condition.contains($0) }
            return condition.contains("!") ? excluded : !excluded
        }
    }

    // MARK: Variables

    private func declare(_ node: Syntax, _ scope: ScopeID) {
        for binding in node.children(.binding) {
            guard let pattern = binding.child(.pattern) else { continue }
            let type = binding.child(.type)
            let value: Value
            if let initial = binding.child(.value) {
                let initial = coerced(evaluate(initial, scope), to: type).settled
                // Two views of a class that are made before the first keyboard are told apart by their names.
                value = handler == nil && pattern.kind == .identifierPattern ? initial.known(as: pattern.name) : initial
            } else {
                value = type.map { defaultValue(ofType: $0, named: pattern.name) } ?? .unknown(Unknown(pattern.name))
            }
            bind(pattern, to: value, scope)
        }
    }

    /// Declares what a pattern names; parts that no value is known for are unknowns under their own names.
    func bind(_ pattern: Syntax, to value: Value, _ scope: ScopeID) {
        switch pattern.kind {
        case .identifierPattern:
            declare(pattern.name, value, in: scope)
        case .valueBindingPattern, .optionalPattern:
            if let inner = pattern.child(.pattern) { bind(inner, to: value, scope) }
        case .tuplePattern:
            for (position, element) in pattern.children(.element).enumerated() {
                if case .tuple(let parts) = value, position < parts.count {
                    bind(element, to: parts[position].value, scope)
                } else {
                    bind(element, to: .unknown(Unknown(element)), scope)
                }
            }
        case .expressionPattern:
            for inner in pattern.subtree where inner.kind == .identifierPattern {
                declare(inner.name, .unknown(Unknown(inner.name)), in: scope)
            }
        default:
            break
        }
    }

    // MARK: Branches

    private func conditional(_ node: Syntax, _ scope: ScopeID) -> Flow {
        let inner = heap.scopes.open(inside: scope)
        defer { heap.scopes.close(inner) }
        let known = path.moment.presumed
        let body = node.child(.body)
        let otherwise = node.child(.elseBody)
        let reads = heap.deviceReads
        let holds = holds(node.children(.condition), inner)
        noteLeftOut(holds ? otherwise : body, taking: holds ? body : otherwise, since: reads)
        if holds, !passesBy(body, presuming: known) {
            presumeUnset(by: otherwise, presuming: known, scope)
            let flow = run(block: body, inner)
            path.moment.presumed = known
            return flow
        }
        guard let otherwise else { return .normal }
        return otherwise.kind == .ifExpr ? conditional(otherwise, scope) : run(block: otherwise, scope)
    }

    /// Notes what the set-up leaves out, if its condition asked for the device.
    private func noteLeftOut(_ node: Syntax?, taking other: Syntax?, since reads: Int) {
        guard handler == nil, heap.deviceReads > reads else { return }
        if let node { heap.leftOut.insert(node) }
        if let other { heap.leftOut.remove(other) }
    }

    /// `guard` declares into the scope around it.
    private func guarding(_ node: Syntax, _ scope: ScopeID) -> Flow {
        let reads = heap.deviceReads
        if holds(node.children(.condition), scope) { return .normal }
        if handler == nil, node.child(.body)?.statesMistake ?? false {
            // What a screen shall be given before it is shown, nobody has given to this one.
            for condition in node.children(.condition) where condition.kind == .optionalBinding {
                guard let pattern = condition.child(.pattern), lookUp(pattern.name, in: scope) == nil else { continue }
                bind(pattern, to: .unknown(Unknown(pattern.name)), scope)
            }
            return .normal
        }
        noteLeftOut(node, taking: nil, since: reads)
        return run(block: node.child(.body), scope)
    }

    private func switching(_ node: Syntax, _ scope: ScopeID) -> Flow {
        guard let branch = branch(of: node, scope) else { return .normal }
        var flow = run(branch.node.children(.statement), branch.scope).flow
        var rest = node.children(.switchCase).drop { $0 != branch.node }.dropFirst()
        while case .fallingThrough = flow, let next = rest.popFirst() {
            flow = run(block: next, scope)
        }
        if case .breaking(nil) = flow { return .normal }
        return flow
    }

    /// The case that a `switch` takes, with the scope of what it binds, which whoever opened the scope around it closes.
    private func branch(of node: Syntax, _ scope: ScopeID) -> (node: Syntax, scope: ScopeID)? {
        let value = node.child(.subject).map { evaluate($0, scope) } ?? .void
        for branch in node.children(.switchCase) where branch.kind == .switchCase {
            let inner = heap.scopes.open(inside: scope)
            let items = branch.children(.caseItem)
            if items.isEmpty { return (branch, inner) }
            for item in items {
                guard let pattern = item.child(.pattern),
                    matches(pattern, value, inner, subject: node.child(.subject)?.question ?? "")
                else { continue }
                if let condition = item.child(.condition), !isTrue(condition, inner) { continue }
                return (branch, inner)
            }
        }
        return nil
    }

    /// `let x = if … { a } else { b }` and its `switch` twin.
    func valueOfStatement(_ node: Syntax, _ scope: ScopeID) -> Value {
        if node.kind == .switchExpr {
            return branch(of: node, scope).map { run($0.node.children(.statement), $0.scope).last } ?? .void
        }
        let inner = heap.scopes.open(inside: scope)
        defer { heap.scopes.close(inner) }
        if holds(node.children(.condition), inner) {
            return run(node.child(.body)?.children(.statement) ?? [], inner).last
        }
        guard let otherwise = node.child(.elseBody) else { return .void }
        return otherwise.kind == .ifExpr
            ? valueOfStatement(otherwise, scope) : withScope(inside: scope) { run(otherwise.children(.statement), $0).last }
    }

    // MARK: Errors

    /// Whether statements are left without being run, because of an error or because the evaluator has stopped.
    var isUnwinding: Bool { path.thrown != nil || isStopped }

    private func catching(_ node: Syntax, _ scope: ScopeID) -> Flow {
        let flow = run(block: node.child(.body), scope)
        guard let error = path.thrown else { return flow }
        for clause in node.children(.catchClause) {
            let inner = heap.scopes.open(inside: scope)
            defer { heap.scopes.close(inner) }
            declare("error", error, in: inner)
            let items = clause.children(.caseItem)
            path.thrown = nil
            let catches = items.contains { item in
                guard let pattern = item.child(.pattern), matches(pattern, error, inner, subject: "the error") else {
                    return false
                }
                return item.child(.condition).map { isTrue($0, inner) } ?? true
            }
            if items.isEmpty || catches { return run(block: clause.child(.body), inner) }
            path.thrown = error
        }
        return .throwing
    }

    /// `try f()`, `try? f()` and `try! f()`.
    func attempt(_ node: Syntax, _ scope: ScopeID) -> Value {
        let value = node.child(.expression).map { evaluate($0, scope) } ?? .void
        guard path.thrown != nil else { return value }
        switch node.castKind {
        case .optional:
            path.thrown = nil
            return .nothing
        case .forced:
            path.thrown = nil
            stop(.crash(Unknown(node).name))
            return .void
        default:
            return .void
        }
    }
}
