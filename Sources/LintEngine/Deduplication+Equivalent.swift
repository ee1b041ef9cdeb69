import Behaviour
import RuleBook

/// What runs have shown to need no change is no finding: it is counted, and named in the list of handlers.
extension Deduplication {
    /// The screens and the findings in their handlers without those that nobody can act on, because the guide is newer than the
    /// deployment target.
    ///
    /// An observer is worth a finding then only if its handlers are known to differ: it cannot be replaced yet. And code whose
    /// content is where the guide would have it, in every scenario that the app ships to and with nothing taken for granted, is
    /// as good as what could replace it.
    func withoutEquivalents(_ screens: [Screen], _ causes: [Finding]) -> (screens: [Screen], causes: [Finding]) {
        (screens.filter(isWorthSaying), causes.filter { !isEquivalent($0) })
    }

    private func isEquivalent(_ finding: Finding) -> Bool {
        guard finding.availability != nil, finding.fix == nil, rules[finding.rule]?.category.isAboutGeometry ?? false,
            let index = finding.handler
        else { return false }
        return handlers[index].outcome == .executed && handlers[index].agreesEverywhere
    }

    private func isWorthSaying(_ screen: Screen) -> Bool {
        guard screen.heading.availability != nil, screen.heading.fix == nil else { return true }
        return handlers.contains { handler in
            handler.observes.contains { $0.path == screen.heading.path && screen.holds($0) }
                && handler.scenarios.contains { $0.verdict == .differs }
        }
    }
}
