import Behaviour
import RuleBook

/// What runs have shown to need no change is no finding: it is counted, and named in the list of handlers.
extension Deduplication {
    /// The screens and the findings in their handlers without those that nobody can act on, because the guide is newer than the
    /// deployment target.
    ///
    /// An observer is worth a finding then only if its handlers are known to differ by what its own file writes, where that harms
    /// anybody, and no other finding of its file tells how: it cannot be replaced yet. What another file writes has its findings
    /// there, whether or not that file is named.
    ///
    /// And code whose content is where the guide would have it, in every scenario that the app ships to, is as good as what could
    /// replace it: with nothing taken for granted, or where all that could be said is a note.
    func withoutEquivalents(_ screens: [Screen], _ causes: [Finding]) -> (screens: [Screen], causes: [Finding]) {
        let causes = causes.filter { !isEquivalent($0) }
        let telling = causes.filter { rules[$0.rule]?.category.isAboutGeometry ?? false }
        return (screens.filter { isWorthSaying($0, besides: telling) }, causes)
    }

    private func isEquivalent(_ finding: Finding) -> Bool {
        guard finding.availability != nil, finding.fix?.leavesOlderSystems ?? true,
            rules[finding.rule]?.category.isAboutGeometry ?? false,
            let index = finding.handler
        else { return false }
        return (handlers[index].outcome == .executed || finding.severity == .note) && handlers[index].agreesEverywhere
    }

    private func isWorthSaying(_ screen: Screen, besides telling: [Finding]) -> Bool {
        guard screen.heading.availability != nil, screen.heading.fix?.leavesOlderSystems ?? true else { return true }
        func isOfScreen(_ handler: Handler) -> Bool {
            handler.observes.contains { $0.path == screen.heading.path && screen.holds($0) }
        }
        let own = telling.filter { $0.path == screen.heading.path }
        if own.contains(where: { $0.handler.map { isOfScreen(handlers[$0]) } ?? false }) { return false }
        return handlers.contains { handler in
            isOfScreen(handler) && handler.scenarios.contains { $0.verdict == .differs }
                && handler.sinks.contains { $0.path == screen.heading.path }
                && !(handler.isKnown && handler.differsOnlyWhereFewSeeIt)
        }
    }
}
