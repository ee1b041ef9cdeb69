import KeyboardFacts
import LintEngine
import SourceText
import SwiftParser
import Vocabulary

/// A change of a screen that leaves its content to the guide, before anybody ran it.
struct Proposal {
    var contents: Set<String>
    /// What the run of the old code calls contents that have another name in the new one, by that.
    var formerNames: [String: String] = [:]
    var edits: [FileEdit]
    var deleted: [String] = []
    var kept: [String] = []
    var reservations: [FixReservation] = []

    init(contents: Set<String>, edits: [FileEdit]) {
        self.contents = contents
        self.edits = edits
    }

    /// Nothing of the handlers stays that only laid out.
    init(for screen: Screen) throws(FixRefusal) {
        let plan = try Plan(for: screen)
        let removal = try CodeRemoval(
            of: screen.ownHandlers, without: plan.replaced, in: screen.facts, owner: screen.type)
        let deletion = LineDeletion(of: removal.nodes)
        let ties = plan.ties.filter { !removal.nodes.cover($0) }
        for (outlet, refusal) in plan.switchedOff where !removal.removesUses(of: outlet) { throw refusal }
        var additions: [FileEdit] = []
        for addition in plan.additions {
            guard let edit = addition.edit(besides: removal.isRemoved) else { throw .noLayout }
            additions.append(edit)
        }
        contents = plan.contents
        formerNames = plan.formerNames
        edits = plan.connections + ties + additions + removal.unwrappings + deletion.edits
        edits.sort()
        deleted = removal.deletedFunctions
        kept = removal.keptHandlers
        reservations = deletion.comments.map { .comment(path: $0.path, line: $0.line) }
        reservations += removal.visibleFunctions.sorted().map { .mayBeCalled(function: $0) }
        reservations += plan.reservations
    }

    /// The handlers stay for systems before the guide's.
    ///
    /// - Parameter target: the oldest system that the code is built for.
    init(for screen: Screen, builtFor target: Version) throws(FixRefusal) {
        let plan = try Plan(for: screen)
        let checks = try HandlerChecks(of: screen.ownHandlers, without: plan.replaced, in: screen.facts)
        for (outlet, refusal) in plan.switchedOff where !checks.coversUses(of: outlet, in: screen.facts) { throw refusal }
        contents = plan.contents
        formerNames = plan.formerNames
        kept = checks.keptHandlers
        edits = plan.connections
        edits += try SystemCheck.keepOnOlderSystems(checks.statements)
        for group in screen.facts.trees.statements(of: plan.ties.filter { !checks.statements.cover($0) }) {
            edits +=
                try group.statement.map { statement throws(FixRefusal) in
                    try SystemCheck.replaceOnNewerSystems(statement, by: group.ties)
                } ?? group.ties
        }
        for addition in plan.additions {
            guard let edit = addition.edit(checksSystem: true, besides: { checks.statements.cover($0) }) else { throw .noLayout }
            edits.append(edit)
        }
        edits.sort()
        reservations = [.olderSystems(target: target)] + plan.reservations
    }
}

extension [SyntaxTree] {
    /// Edits by the innermost statement that each lies in; nil for those in other files than code.
    fileprivate func statements(of ties: [FileEdit]) -> [(statement: Syntax?, ties: [FileEdit])] {
        var groups: [(statement: Syntax?, ties: [FileEdit])] = []
        for tie in ties {
            let tree = first { $0.file.path == tie.path }
            let statement = tree.map { tree in
                let around = tree.root.subtree.filter { $0.role == .statement && $0.range.contains(tie.edit.range) }
                return around.last ?? tree.root
            }
            if let known = groups.firstIndex(where: { $0.statement == statement && statement != nil }) {
                groups[known].ties.append(tie)
            } else {
                groups.append((statement, [tie]))
            }
        }
        return groups
    }
}
