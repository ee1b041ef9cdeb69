import ProgramIndex
import SwiftParser

/// What is left of a function when the guide has taken over its layout.
///
/// Statements are looked at from the last to the first: one is needed if it does something that outlasts the function, or gives a
/// value that a needed one after it uses.
struct Remainder {
    /// The largest statements that go, in no particular order; empty where all go.
    private(set) var removed: [Syntax] = []
    /// The first statement found that stays, if any does.
    private(set) var stays: Syntax?
    /// The program's functions whose calls go because nothing is left of them.
    private(set) var emptied: Set<Syntax> = []
    /// Where what goes and what stays cannot be taken apart.
    private(set) var obstacle: Syntax?

    var isEmpty: Bool { stays == nil && obstacle == nil }

    private let replaced: Set<Syntax>
    private let purity: Purity
    private let depth: Int

    /// - Parameters:
    ///   - body: a `.codeBlock` or `.closureExpr`.
    ///   - replaced: the writes that the guide stands for: assignments and calls.
    ///   - type: the type around the body.
    init(of body: Syntax, without replaced: Set<Syntax>, _ index: DeclarationIndex, in type: String?, depth: Int = 6) {
        self.replaced = replaced
        self.depth = depth
        purity = Purity(index: index, type: type)
        var live: Set<String> = []
        _ = reduce(body.children(.statement), isFollowed: false, &live)
    }

    /// What becomes of a block.
    private enum Outcome {
        case rest
        /// All that it did goes.
        case emptied
        /// It did nothing but steer.
        case asBefore
    }

    private enum Fate {
        case goes
        /// Matters only for what follows it: `return`, or a `guard` that does nothing else.
        case steers
        case stays
    }

    /// - Parameters:
    ///   - isFollowed: whether something that stays comes after the block.
    ///   - live: the names that what stays after the block uses.
    private mutating func reduce(_ statements: [Syntax], isFollowed: Bool, _ live: inout Set<String>) -> Outcome {
        var hasRest = false
        var going: [Syntax] = []
        for statement in statements.reversed() {
            switch fate(of: statement, isFollowed: isFollowed || hasRest, &live) {
            case .goes: going.append(statement)
            case .steers: break
            case .stays:
                hasRest = true
                if stays == nil { stays = statement }
            }
        }
        if hasRest { removed += going }
        return hasRest ? .rest : going.isEmpty ? .asBefore : .emptied
    }

    private mutating func fate(of statement: Syntax, isFollowed: Bool, _ live: inout Set<String>) -> Fate {
        if replaced.contains(statement) { return .goes }
        switch statement.kind {
        case .variableDecl:
            let bindings = statement.children(.binding)
            let isUsed = bindings.contains { binding in
                binding.child(.pattern)?.boundNames.contains(where: live.contains) ?? true
            }
            let values = bindings.compactMap { $0.child(.value) }
            if !isUsed, values.allSatisfy({ purity.isPure($0) }) { return .goes }
        case .assignExpr:
            if let left = statement.child(.left)?.unwrapped, let variable = purity.localVariable(assignedBy: left),
                !live.contains(variable.name), statement.child(.right).map({ purity.isPure($0) }) ?? false
            {
                return .goes
            }
        case .optionalChain, .forceUnwrap, .parenExpr, .tryExpr:
            if let inner = statement.child(.expression), fate(of: inner, isFollowed: isFollowed, &live) == .goes { return .goes }
            return .stays
        case .callExpr:
            if let fate = fate(ofCall: statement, &live) { return fate }
        case .returnStmt where statement.child(.value) == nil:
            return isFollowed ? keep(statement, &live) : .steers
        case .breakStmt: return .steers
        case .guardStmt:
            if !isFollowed, let body = statement.child(.body), leavesOnly(body),
                statement.children(.condition).allSatisfy(isPure)
            {
                return .steers
            }
        case .ifExpr: return fate(ofBranches: statement, conditions: statement.children(.condition), isFollowed, &live)
        case .switchExpr:
            return fate(ofBranches: statement, conditions: [statement.child(.subject)].compactMap(\.self), isFollowed, &live)
        case .doStmt where statement.children(.catchClause).isEmpty, .forInStmt, .whileStmt:
            return fate(
                ofBranches: statement,
                conditions: [statement.child(.sequence)].compactMap(\.self) + statement.children(.condition), isFollowed, &live)
        default: break
        }
        return keep(statement, &live)
    }

    private func keep(_ statement: Syntax, _ live: inout Set<String>) -> Fate {
        live.formUnion(statement.usedNames)
        return .stays
    }

    private func isPure(_ condition: Syntax) -> Bool { purity.isPure(condition) }

    private func leavesOnly(_ body: Syntax) -> Bool {
        body.children(.statement).allSatisfy { $0.kind == .returnStmt && $0.child(.value) == nil }
    }

    // MARK: Branches

    private mutating func fate(
        ofBranches statement: Syntax, conditions: [Syntax], _ isFollowed: Bool, _ live: inout Set<String>
    ) -> Fate {
        let leaves = statement.subtree.contains { [.returnStmt, .throwStmt].contains($0.kind) && !$0.isInClosure(of: statement) }
        if isFollowed, leaves { return keep(statement, &live) }
        let blocks = statement.branches
        var inner = live
        let outcomes = blocks.map { block in
            var own = live
            let outcome = reduce(block, isFollowed: isFollowed, &own)
            inner.formUnion(own)
            return outcome
        }
        if !outcomes.contains(.rest) {
            return conditions.allSatisfy(isPure) ? .goes : keep(statement, &live)
        }
        // What is left would be an empty branch: no such code is written for anybody.
        if outcomes.contains(.emptied) { obstacle = obstacle ?? statement }
        live = inner
        for condition in conditions { live.formUnion(condition.usedNames) }
        return .stays
    }

    // MARK: Calls

    /// What runs its closures, now or a little later, and does nothing else, by the end of its spelling.
    private static let runners: Set<String> = [
        "animate", "performWithoutAnimation", "async", "asyncAfter", "runPropertyAnimator", "addAnimations", "startAnimation",
        "animateKeyframes", "UIViewPropertyAnimator",
        // SnapKit's, of lines that are looked at one by one.
        "updateConstraints",
    ]
    /// Old animation blocks (`beginAnimations` to `commitAnimations`), and what prints for its developers.
    private static let surroundings: Set<String> = [
        "beginAnimations", "commitAnimations", "setAnimationDuration", "setAnimationCurve", "setAnimationBeginsFromCurrentState",
        "setAnimationDelay", "print", "debugPrint", "NSLog",
    ]

    private mutating func fate(ofCall call: Syntax, _ live: inout Set<String>) -> Fate? {
        guard let callee = call.child(.callee) else { return nil }
        let name = callee.name
        let arguments = call.children(.argument).compactMap { $0.child(.value) }
        if call.isLayoutRequest { return .goes }
        if Self.surroundings.contains(name), arguments.allSatisfy(isPure) { return .goes }
        let closures = call.closureArguments
        if !closures.isEmpty,
            Self.runners.contains(name) || Self.runners.contains(callee.child(.base)?.child(.callee)?.name ?? "")
        {
            return fate(ofRunner: call, closures, &live)
        }
        if name == "startAnimation", let base = callee.child(.base), purity.isPure(base) { return .goes }
        guard depth > 0, let function = purity.ownMethod(callee, call), let body = function.child(.body) else { return nil }
        let inner = Remainder(of: body, without: replaced, purity.index, in: function.enclosingTypeName, depth: depth - 1)
        if inner.isEmpty, arguments.allSatisfy(isPure) {
            emptied.insert(function)
            emptied.formUnion(inner.emptied)
            return .goes
        }
        // Only part of what it calls is replaced.
        if replaced.contains(where: { write in body.range.contains(write.range) && write.tree === body.tree }) {
            obstacle = obstacle ?? call
        }
        return nil
    }

    private mutating func fate(ofRunner call: Syntax, _ closures: [Syntax], _ live: inout Set<String>) -> Fate {
        let others = call.children(.argument).compactMap { $0.child(.value) }.filter { $0.kind != .closureExpr }
        var inner = live
        let outcomes = closures.map { closure in
            var own: Set<String> = []
            let outcome = reduce(closure.children(.statement), isFollowed: false, &own)
            inner.formUnion(own)
            // What stays may be laid out in the same animation.
            if outcome == .rest { removed.removeAll { $0.parent == closure && $0.isLayoutRequest } }
            return outcome
        }
        if !outcomes.contains(.rest), others.allSatisfy(isPure) { return .goes }
        if outcomes.contains(.emptied) { obstacle = obstacle ?? call }
        live = inner
        for argument in others { live.formUnion(argument.usedNames) }
        live.formUnion(call.child(.callee)?.usedNames ?? [])
        return .stays
    }
}

extension Syntax {
    /// Methods that ask for layout and do nothing else (Apple, documentation of UIView and UIViewController).
    private static let layoutRequests: Set<String> = [
        "layoutIfNeeded", "setNeedsLayout", "setNeedsUpdateConstraints", "updateConstraintsIfNeeded", "layoutSubviews",
    ]

    /// Whether it does nothing but ask for layout.
    fileprivate var isLayoutRequest: Bool {
        guard kind == .callExpr, children(.argument).isEmpty, let callee = child(.callee) else {
            return child(.expression)?.isLayoutRequest ?? false
        }
        return Self.layoutRequests.contains(callee.name)
    }

    /// The closures that a call is handed.
    var closureArguments: [Syntax] {
        children.filter { $0.kind == .argument || $0.kind == .trailingClosure }.compactMap { $0.child(.value) }
            .filter { $0.kind == .closureExpr }
    }

    /// The statements of each of its branches.
    fileprivate var branches: [[Syntax]] {
        switch kind {
        case .ifExpr:
            let own = child(.body)?.children(.statement) ?? []
            guard let other = child(.elseBody) else { return [own] }
            return [own] + (other.kind == .ifExpr ? [[other]] : [other.children(.statement)])
        case .switchExpr: return children(.switchCase).map { $0.children(.statement) }
        default: return [child(.body)?.children(.statement) ?? []]
        }
    }

    /// The names that code uses: of variables, and of members, which may be the object's own.
    var usedNames: Set<String> {
        subtree.reduce(into: []) { names, node in
            if node.kind == .identifierExpr { names.insert(node.name) }
            // `if let height` uses what it binds.
            if node.kind == .optionalBinding, node.child(.value) == nil { names.formUnion(node.boundNames) }
        }
    }

    /// The names that a pattern binds.
    var boundNames: [String] { subtree.filter { $0.kind == .identifierPattern }.map(\.name) }

    fileprivate func isInClosure(of outer: Syntax) -> Bool {
        for ancestor in ancestors {
            if ancestor == outer { return false }
            if ancestor.kind == .closureExpr || ancestor.kind == .functionDecl { return true }
        }
        return false
    }
}
