import Behaviour
import HandlerInterpreter
import KeyboardFacts
import KeyboardModel
import RuleBook
import SourceText
import SwiftParser

/// Runs what a rule says about migrating: the code before must show the mistake, the code after must be where the layout guide
/// is.
///
/// Advice that nobody ran is a guess. So both sides of every migration are run in the model like any other code, and an article
/// whose advice cannot be run has to say so and why.
package struct MigrationCheck {
    /// Where Apple's own handlers agree with the guide after every event: a docked keyboard and a window that stays where it is.
    /// What differs from the guide elsewhere may be right for a handler.
    let fair: [Scenario]
    let all: [Scenario]

    package init(scenarios: [Scenario] = ScenarioLibrary.all) {
        all = scenarios
        fair = scenarios.filter { scenario in
            scenario.comparisons.allSatisfy { comparison in
                [comparison.intersectionHeight, comparison.distanceToBottom].allSatisfy {
                    abs($0 - comparison.guide) <= Comparison.tolerance
                }
            }
        }
    }

    /// A side of a migration that does something else than its article says.
    package struct Issue: Sendable {
        /// Of the rule file, where the code begins.
        package let line: Int
        package let side: Side
        /// What the article says of it; nil where it says nothing.
        package let claim: Rule.Migration.Claim?
        package let outcome: Outcome
    }

    package enum Side: Sendable {
        case before, after
    }

    /// What is wrong with a rule's migrations; nothing for one whose every side does what the article says.
    package func issues(of rule: Rule) -> [Issue] {
        rule.migrations.flatMap { migration in
            [issue(.before, migration.before, migration.beforeClaim), issue(.after, migration.after, migration.afterClaim)]
                .compactMap(\.self)
        }
    }

    private func issue(_ side: Side, _ example: Example, _ claim: Rule.Migration.Claim?) -> Issue? {
        let outcome = outcome(of: example)
        switch (side, claim, outcome) {
        case (.before, nil, .differs), (.after, nil, .agrees), (_, .agrees, .agrees), (_, .notRun, .open): return nil
        default: return Issue(line: example.line, side: side, claim: claim, outcome: outcome)
        }
    }

    // MARK: Running

    /// What running a piece of code showed.
    package enum Outcome: Sendable {
        case agrees
        case differs([Difference])
        /// Nothing was placed, or it is not known where.
        case open(Gap)
    }

    package enum Difference: Sendable {
        /// What a handler comes to in a scenario, after an event.
        case handler(scenario: String, event: String?, Handler.Summary)
        case layout(LayoutDifference)
    }

    /// Why code shows nothing.
    package enum Gap: Sendable {
        case handlerNotExecuted(Handler.Obstacle)
        case handlerOpen(Handler.Summary?)
        /// No view is tied to the guide, and no scroll view inset by it.
        case noGuide
        /// SwiftUI code adds a padding that is not written out.
        case unknownPadding(String)
    }

    private func outcome(of example: Example) -> Outcome {
        let file = SourceFile(path: "Example.swift", text: example.code)
        let facts = FileFacts(parse(file))
        guard let handled = handlerOutcome(of: file) else { return layoutOutcome(of: facts) }
        guard case .open = handled else { return handled }
        // Handlers beside the guide: what they move is tied to it, and only laying it out shows where it ends.
        let placed = layoutOutcome(of: facts)
        if case .open = placed { return handled }
        return placed
    }

    /// What the handlers showed; nil where there are none.
    private func handlerOutcome(of file: SourceFile) -> Outcome? {
        let handlers = Linter(rules: [], scenarios: fair, suppressions: NoSuppressions()).analyse(file).handlers
        guard !handlers.isEmpty else { return nil }
        let results = handlers.flatMap(\.scenarios)
        let differences = results.filter { $0.verdict == .differs }
        // That one handler puts back what another has moved does not say where that was.
        let isOpen = handlers.contains { handler in
            handler.scenarios.allSatisfy { $0.verdict == .unknown || $0.effects.isRarelyMet }
        }
        if !differences.isEmpty, !isOpen || !differences.allSatisfy(\.effects.isRarelyMet) {
            return .differs(differences.map { .handler(scenario: $0.id, event: $0.event, $0.summary) })
        }
        if !isOpen, results.contains(where: { $0.verdict == .agrees }) { return .agrees }
        if let obstacle = handlers.compactMap(\.obstacle).first { return .open(.handlerNotExecuted(obstacle)) }
        return .open(.handlerOpen(results.first?.summary))
    }

    private func layoutOutcome(of facts: FileFacts) -> Outcome {
        let objects = Self.layouts(of: facts, in: all)
        guard !objects.isEmpty else { return hostedOutcome(of: facts) ?? .open(.noGuide) }
        let differences = objects.flatMap(\.differences)
        return differences.isEmpty ? .agrees : .differs(differences.map(Difference.layout))
    }

    /// For each class that leaves content to the guide, where that is in each scenario.
    static func layouts(of facts: FileFacts, in scenarios: [Scenario]) -> [[LayoutRun]] {
        let classes = facts.index.types.values.filter { $0.kind == .classDecl }.map(\.name).sorted()
        return classes.map { type in
            HandlerInterpreter(index: facts.index, handlers: facts.handlers.filter { $0.owner == type }).layOut(
                type, in: scenarios)
        }.filter { runs in runs.contains { run in ([run.rest] + run.steps).contains { !$0.contents.isEmpty } } }
    }
}
