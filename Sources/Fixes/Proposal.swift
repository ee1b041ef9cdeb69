import LintEngine
import SourceText
import SwiftParser

/// A change of a screen that leaves its content to the guide, before anybody ran it.
struct Proposal {
    var contents: Set<String>
    var edits: [FileEdit]
    var deleted: [String] = []
    var kept: [String] = []
    var reservations: [FixReservation] = []

    init(contents: Set<String>, edits: [FileEdit]) {
        self.contents = contents
        self.edits = edits
    }

    init(for screen: Screen) throws(FixRefusal) {
        let plan = try Plan(for: screen)
        let removal = try CodeRemoval(
            of: screen.run.session.handlers, without: plan.replaced, in: screen.facts, owner: screen.type)
        let deletion = LineDeletion(of: removal.nodes)
        let ties = plan.ties.filter { tie in
            !removal.nodes.contains { $0.file.path == tie.path && $0.range.contains(tie.edit.range) }
        }
        for (outlet, refusal) in plan.switchedOff where !removal.removesUses(of: outlet) { throw refusal }
        var additions: [FileEdit] = []
        for addition in plan.additions {
            guard let edit = addition.edit(besides: removal.isRemoved) else { throw .noLayout }
            additions.append(edit)
        }
        contents = plan.contents
        edits = ties + additions + removal.unwrappings + deletion.edits
        edits.sort()
        deleted = removal.deletedFunctions
        kept = removal.keptHandlers
        reservations = deletion.comments.map { .comment(path: $0.path, line: $0.line) }
        reservations += removal.visibleFunctions.sorted().map { .mayBeCalled(function: $0) }
        reservations += plan.followers.subtracting(plan.contents).sorted().map { .movesToo(view: $0) }
        reservations += plan.shortened.sorted().map { .frameEnds(content: $0) }
    }
}
