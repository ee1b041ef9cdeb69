import Behaviour
import KeyboardFacts
import LintEngine
import ProgramIndex
import SourceText

/// Changes of screens of which nothing says whether a tab bar lies below them: they are to be right with one and without.
extension Trial {
    /// Whether a change that leaves content to the guide does so above a tab bar, too, and asks for the same agreement.
    ///
    /// - Parameter reservations: what the change asks for without a bar.
    /// - Returns: nil where content is elsewhere above a bar than it belongs.
    func isSameAboveTabBars(
        _ proposal: Proposal, of screen: Screen, _ reservations: [FixReservation], _ files: inout ParsedFiles
    ) -> Bool? {
        guard let trials = aboveTabBars(screen.run, &files) else { return nil }
        var isSame = true
        for trial in trials {
            guard let run = trial.run(like: screen.run),
                let above = try? Screen(
                    run, run.behaviours.map { Handler($0) }, in: trial.facts, trial.unit.interfaces ?? .empty),
                let changed = try? trial.apply(proposal.edits)
            else { return nil }
            let facts = changed.facts(of: files.tree(of: changed.file), &files)
            guard
                let proof = try? Proof(
                    of: above, changedTo: facts, changed.interfaces ?? .empty, tying: proposal.contents,
                    formerly: proposal.formerNames)
            else { return nil }
            isSame = isSame && proof.reservations == reservations
        }
        return isSame
    }

    /// Whether changed handlers leave their content no further from the guide above a tab bar, either.
    func holdsAboveTabBars(
        _ edits: [FileEdit], of run: SessionRun, _ positions: Set<Int>, _ files: inout ParsedFiles
    ) -> Bool {
        guard let trials = aboveTabBars(run, &files) else { return false }
        return trials.allSatisfy { trial in
            guard let changed = try? trial.apply(edits) else { return false }
            let after = linter.analyse(changed, changed.facts(of: files.tree(of: changed.file), &files))
            let proof = LocalProof(
                before: trial.examination.analysis.handlers, after: after.handlers, changed: positions)
            return proof.map { $0.shortfall == nil } ?? false
        }
    }

    /// The file with the screens of a run above a tab bar, of each look that bars of the app have; nil where that cannot be told.
    private func aboveTabBars(_ run: SessionRun, _ files: inout ParsedFiles) -> [Trial]? {
        guard let interfaces = unit.interfaces else { return nil }
        var trials: [Trial] = []
        for isOpaque in interfaces.drawsOpaqueTabBars ? [false, true] : [false] {
            var above = unit
            above.interfaces = interfaces.showing(run.session.screens, aboveTabBarThatIsOpaque: isOpaque)
            let examination = linter.examine(above, &files)
            guard let facts = examination.facts else { return nil }
            trials.append(Trial(linter: linter, examination: examination, facts: facts))
        }
        return trials
    }

    /// The run of the same handlers.
    private func run(like other: SessionRun) -> SessionRun? {
        let places = other.behaviours.map(\.place)
        return examination.runs.first { $0.behaviours.map(\.place) == places }
    }
}

extension [Handler] {
    /// Whether the runs take it that no tab bar lies below the screen.
    var assumeNoTabBar: Bool { contains { $0.unknowns.contains(.assumed(.isAboveNoTabBar)) } }
}
