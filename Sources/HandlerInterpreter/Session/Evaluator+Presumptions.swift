import SwiftParser

/// Questions that the set-up leaves open.
///
/// Nothing is run twice before the first keyboard: a question that nobody can answer there is answered such that the set-up goes
/// on. What is set on that answer is known only if it holds, which is said where a handler reads it.
extension Evaluator {
    /// Takes a question of the set-up to be answered with yes.
    func presume(_ question: String) -> Bool {
        let answer = Precondition(Unknown(question).name, holds: true)
        path.moment.presumptions += 1
        // Other files may answer it.
        heap.neededBySetUp.formUnion(question.identifiers.filter(heap.missedBySetUp.contains))
        if !path.moment.presumed.contains(answer), path.moment.presumed.count < Limits.questions {
            path.moment.presumed.append(answer)
        }
        return true
    }

    /// Has other files asked for the names that the constants of a view's constraints depend on, as far as the set-up has met
    /// them and no file at hand declares them, and for the app's own names of anchors.
    func missConstants(ofConstraintsOn view: String) {
        let tying = constraints.tying(view)
        let constants = tying.compactMap { heap[$0].properties["constant"]?.quantity }
        let names = constants.flatMap { $0.amount.terms.keys.flatMap(\.identifiers) }.filter(heap.missedBySetUp.contains)
        let anchors = tying.compactMap { heap[$0].constraint }.flatMap(\.namesOfOwnAnchors)
        Set(names + anchors).sorted().forEach { path.namesUsed.miss($0) }
    }

    /// Runs something whose answers hold for nothing after it.
    func presumingWithin<Result>(_ run: () -> Result) -> Result {
        let presumed = path.moment.presumed
        defer { path.moment.presumed = presumed }
        return run()
    }

    /// Whether a branch of the set-up is taken only because a question was presumed, and leaves its function: then it is taken
    /// not to be, so that the rest is run.
    ///
    /// - Parameter known: what was presumed before the branch's conditions.
    func passesBy(_ body: Syntax?, presuming known: [Precondition]) -> Bool {
        guard handler == nil, path.moment.presumed.count > known.count, let last = body?.children(.statement).last,
            last.kind == .returnStmt || last.kind == .throwStmt || last.endsProgram
        else { return false }
        let asked = path.moment.presumed[known.count...]
        path.moment.presumed = known + asked.map(\.opposite)
        return true
    }

    /// Marks what a branch would have set that was not taken on an answer which was presumed.
    func presumeUnset(by branch: Syntax?, presuming known: [Precondition], _ scope: ScopeID) {
        guard handler == nil, path.moment.presumed.count > known.count, let branch else { return }
        for node in branch.subtree where node.kind == .assignExpr {
            guard let left = node.child(.left) else { continue }
            switch left.kind {
            case .identifierExpr:
                if lookUp(left.name, in: scope) == nil, let object = receiver(in: scope)?.object {
                    presumeUnset(left.name, of: object)
                }
            case .memberExpr:
                if let base = left.child(.base), let object = evaluate(base, scope).object { presumeUnset(left.name, of: object) }
            default: break
            }
        }
    }

    private func presumeUnset(_ name: String, of object: ObjectID) {
        // Its initial value counts as given there.
        _ = member(name, of: .object(object))
        presume(name, of: object)
    }

    /// Keeps on what answers a property has the value that it is given.
    func presume(_ name: String, of object: ObjectID) {
        let presumed = handler == nil ? path.moment.presumed : []
        guard !presumed.isEmpty || heap[object].presumptions[name] != nil else { return }
        heap[object].presumptions[name] = presumed.isEmpty ? nil : presumed
    }

    /// What a property was given; a handler that reads it relies on what was presumed for that.
    func stored(_ name: String, of object: ObjectID) -> Value? {
        guard let value = heap[object].properties[name] else { return nil }
        if handler != nil, let presumed = heap[object].presumptions[name] {
            for answer in presumed { note(.assumed(.answer(answer))) }
        }
        return value
    }
}

extension String {
    /// The words of a piece of source text that may be names.
    var identifiers: [String] { split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) }
}

extension Syntax {
    /// Whether it is a call of one of Swift's functions that never return.
    fileprivate var endsProgram: Bool { calledFunction.map(Evaluator.neverReturning.contains) ?? false }

    /// Whether a block says that the program should never come there (Swift, documentation of `assertionFailure`).
    var statesMistake: Bool {
        children(.statement).contains { $0.endsProgram || $0.calledFunction == "assertionFailure" }
    }

    /// The name of the function that a call calls; nil for methods.
    private var calledFunction: String? {
        guard kind == .callExpr, let callee = child(.callee), callee.kind == .identifierExpr else { return nil }
        return callee.name
    }
}
