import SwiftParser

/// Loops, and what is left by a label.
extension Evaluator {
    func looping(_ node: Syntax, _ scope: ScopeID) -> Flow {
        let presumed = path.moment.presumptions
        let known = path.moment.presumed
        let written = path.trace.writes.count
        defer { if handler == nil { path.moment.presumed = known } }
        for iteration in 0..<Limits.iterations {
            // What the set-up only takes to hold holds once.
            if path.moment.presumptions > presumed, handler == nil { return .normal }
            let inner = heap.scopes.open(inside: scope)
            defer { heap.scopes.close(inner) }
            let asked = path.decisions.asked
            if node.kind == .whileStmt, !holds(node.children(.condition), inner) { return .normal }
            if path.decisions.asked > asked, iteration > 0 { return leaveOpen(node, scope) }
            if let flow = leaving(run(block: node.child(.body), inner), node) { return flow }
            if node.kind == .repeatWhileStmt, let condition = node.child(.condition) {
                let asked = path.decisions.asked
                if !isTrue(condition, scope) { return .normal }
                if path.decisions.asked > asked { return leaveOpen(node, scope) }
            }
            if isStopped { return .throwing }
        }
        if path.trace.writes.count == written, forget(variablesSetIn: node, scope) { return .normal }
        stop(.iterations(Limits.iterations))
        return isStopped ? .throwing : .normal
    }

    /// Leaves a loop whose condition nobody knows after one round, as one over a sequence that is not known: how often it runs is
    /// not known either, and so is what another round would change once more.
    private func leaveOpen(_ loop: Syntax, _ scope: ScopeID) -> Flow {
        let own = loop.boundNames
        let assignments = loop.subtree.filter { $0.kind == .assignExpr }
        let changing = own.union(assignments.compactMap { $0.child(.left)?.name })
        for assignment in assignments {
            guard let target = assignment.child(.left), let value = assignment.child(.right),
                !target.subtree.contains(where: { $0.kind == .identifierExpr && own.contains($0.name) }),
                assignment.name != "=" || value.subtree.contains(where: { changing.contains($0.name) })
            else { continue }
            assign(.unknown(Unknown(target)), to: target, scope)
        }
        return .normal
    }

    /// Takes a loop to have ended, as it does in an app, that lays out nothing: nobody knows what its variables are then.
    ///
    /// - Returns: false, and nothing is changed, where it sets anything but variables around it.
    private func forget(variablesSetIn loop: Syntax, _ scope: ScopeID) -> Bool {
        let own = loop.boundNames
        let targets = loop.subtree.filter { $0.kind == .assignExpr }.compactMap { $0.child(.left) }.filter {
            $0.kind != .identifierExpr || !own.contains($0.name)
        }
        guard targets.allSatisfy({ $0.kind == .identifierExpr && heap.scopes.lookUp($0.name, in: scope) != nil }) else {
            return false
        }
        for target in targets { assign(.unknown(Unknown(target)), to: target, scope) }
        return true
    }

    /// A sequence that is not known is visited once, with an unknown element.
    func iterating(_ node: Syntax, _ scope: ScopeID) -> Flow {
        guard let sequence = node.child(.sequence), let pattern = node.child(.pattern) else { return .normal }
        var elements = elements(of: evaluate(sequence, scope)) ?? [.unknown(Unknown(pattern))]
        if elements.isEmpty { elements = unknownElements(of: sequence, scope) }
        for element in elements.prefix(Limits.iterations) {
            let inner = heap.scopes.open(inside: scope)
            defer { heap.scopes.close(inner) }
            // `for case let x? in …` visits those that match.
            if pattern.kind == .identifierPattern || pattern.kind == .tuplePattern || pattern.kind == .wildcardPattern {
                bind(pattern, to: element, inner)
            } else if !matches(pattern, element, inner, subject: pattern.question) {
                continue
            }
            if let condition = node.child(.condition), !isTrue(condition, inner) { continue }
            if let flow = leaving(run(block: node.child(.body), inner), node) { return flow }
        }
        return .normal
    }

    /// How a loop is left after its body ended this way; nil if it goes on.
    private func leaving(_ flow: Flow, _ loop: Syntax) -> Flow? {
        let label = loop.parent.flatMap { $0.kind == .labeledStmt ? $0.name : nil }
        switch flow {
        case .normal: return nil
        case .breaking(let target): return target == nil || target == label ? .normal : flow
        case .continuing(let target): return target == nil || target == label ? nil : flow
        case .returning, .throwing, .fallingThrough: return flow
        }
    }

    /// What else than a loop has a label is left by name.
    func labelled(_ node: Syntax, _ scope: ScopeID) -> Flow {
        guard let statement = node.child(.statement) else { return .normal }
        let flow = run(statement, scope).flow
        if case .breaking(let label?) = flow, label == node.name { return .normal }
        return flow
    }

    /// What a loop visits; nil for a sequence that is not known.
    func elements(of value: Value) -> [Value]? {
        switch value {
        case .array(let elements): elements
        case .range(let range): range.elements
        case .dictionary(let entries): entries.map { .tuple([("key", $0.key), ("value", $0.value)]) }
        default: nil
        }
    }

    /// A collection kept in a property that is empty when the object is made: code outside the object fills it, so that visiting
    /// it visits an element of which no more is known than its declared type. An empty collection of any other making is empty.
    func unknownElements(of sequence: Syntax, _ scope: ScopeID) -> [Value] {
        guard handler != nil, isFilledByOthers(sequence, scope) else { return [] }
        let text = Unknown(sequence).name
        note(.assumed(.isNotEmpty(text)))
        if let type = elementType(of: sequence, scope) { return [defaultValue(ofType: type, named: text + "[…]")] }
        return [.unknown(Unknown(text + "[…]"))]
    }

    /// The class or protocol of the program that a property of the running object declares for the elements of its array.
    func elementType(of sequence: Syntax, _ scope: ScopeID) -> Syntax? {
        guard let property = sequence.ownProperty, let type = receiver(in: scope).flatMap(typeName),
            let array = index.property(property, in: type)?.child(.type), array.kind == .arrayType,
            let element = array.child(.element), [.classDecl, .protocolDecl].contains(index.types[element.baseTypeName]?.kind)
        else { return nil }
        return element
    }
}

extension Syntax {
    /// The names of the variables that are declared in it.
    fileprivate var boundNames: Set<String> { Set(subtree.filter { $0.kind == .identifierPattern }.map(\.name)) }
}
