import KeyboardFacts
import KeyboardModel
import ProgramIndex
import SwiftParser

extension Evaluator {
    /// Required constraints that contradict each other by what was written to one of them, and did not before the first event;
    /// nil where all can hold, and where it is not known whether one of them is active.
    ///
    /// UIKit then breaks one of them and says so in the log, without a documented choice (Apple, Auto Layout Guide,
    /// "Unsatisfiable Layouts"). Where content goes is not known, but that the layout is wrong is.
    func knownConflict(_ entry: WriteLog.Entry) -> Conflict? {
        guard entry.kind.isOfConstraint else { return nil }
        // How high a part of the screen is, as a cell is, whoever has it says.
        guard let removed = constraints.removedViews, heap.partClass == nil, heap.drawnInside == nil,
            isKnownAtWork(entry.object)
        else { return nil }
        for view in heap[entry.object].tiedViews {
            let now = verticalSystem(around: view, .now, without: nil)
            let squeezed = now.contradiction == nil ? now.requiredBelowNothing(view) : nil
            guard let numbers = now.contradiction ?? squeezed, numbers.allSatisfy({ isKnownAtWork($0, of: now) }),
                numbers.contains(where: { now.sources[$0] == entry.object }), !removed.contains(where: now.leads)
            else { continue }
            let rest = verticalSystem(around: view, .atRest, without: nil)
            guard rest.contradiction == nil, rest.requiredBelowNothing(view) == nil, !mayBeSwitchedOffElsewhere else { continue }
            var conflict = conflict(numbers, of: now)
            conflict.squeezed = squeezed.map { _ in view }
            return conflict
        }
        return nil
    }

    /// - Parameter number: that of a constraint in a system.
    private func isKnownAtWork(_ number: Int, of system: GatheredConstraints) -> Bool {
        guard system.sources.indices.contains(number), !system.implied.contains(number) else { return false }
        return system.sources[number].map(isKnownAtWork) ?? true
    }

    /// Whether a constraint is active and required, and nothing had to be assumed to read it.
    private func isKnownAtWork(_ constraint: ObjectID) -> Bool {
        guard case .bool(true)? = constraintValue("isActive", of: constraint, .now) else { return false }
        return heap[constraint].constraint.map { $0.obscurity == nil && $0.assumptions.isEmpty } ?? true
    }

    /// Whether code of the handlers' own type that is not run may switch a constraint off before the keyboard comes: a function
    /// that neither UIKit nor a notification calls, directly or through others, and a closure that other code runs.
    private var mayBeSwitchedOffElsewhere: Bool {
        guard let type = typeName(of: controller) else { return true }
        let parts = index.lineage(of: type).flatMap(\.declarations).flatMap(\.subtree)
        let handlers = program.handlerTable.nodes
        var reached = ObserverSeeds.entryPoints
        var callers = parts.filter { $0.kind == .functionDecl && (reached.contains($0.name) || handlers.contains($0)) }
        while let caller = callers.popLast() {
            let called = Set(caller.subtree.filter { $0.kind == .callExpr }.compactMap { $0.child(.callee)?.name })
            callers += parts.filter { $0.kind == .functionDecl && called.contains($0.name) && !reached.contains($0.name) }
            reached.formUnion(called)
        }
        return parts.contains { part in
            guard part.switchesConstraintOff, !part.ancestors.contains(where: handlers.contains) else { return false }
            guard let function = part.enclosingFunction, reached.contains(function.name) else { return true }
            return part.ancestors.prefix { $0 != function }.contains { $0.kind == .closureExpr }
        }
    }
}

extension Syntax {
    /// `bottom.isActive = isWanted`, `bottom.priority = .defaultLow`, `NSLayoutConstraint.deactivate(all)`
    fileprivate var switchesConstraintOff: Bool {
        switch kind {
        case .assignExpr:
            guard let member = child(.left), member.kind == .memberExpr else { return false }
            return ["isActive", "priority"].contains(member.name) && child(.right)?.text != "true"
        case .callExpr:
            let methods = ["deactivate", "deactivateConstraints", "removeConstraint", "removeConstraints", "remakeConstraints"]
            return child(.callee).map { methods.contains($0.name) } ?? false
        default: return false
        }
    }
}
