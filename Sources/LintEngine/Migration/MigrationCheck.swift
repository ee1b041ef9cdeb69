import Behaviour
import HandlerInterpreter
import KeyboardFacts
import KeyboardModel
import RuleBook
import SourceText
import SwiftParser

/// Runs what a rule says about migrating: the code before must show the mistake, the code after must be where the layout guide is.
///
/// Advice that nobody ran is a guess. So both sides of every migration are run in the model like any other code, and an article whose
/// advice cannot be run has to say so and why.
package struct MigrationCheck {
    /// Where Apple's own handlers agree with the guide after every event: a docked keyboard and a window that stays where it is. What
    /// differs from the guide elsewhere may be right for a handler.
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

    /// Something that does not hold, in words that say which scenario and how many points.
    package struct Issue: Sendable, CustomStringConvertible {
        /// Of the rule file, where the code begins.
        package let line: Int
        package let message: String

        package var description: String { "line \(line): \(message)" }
    }

    /// What is wrong with a rule's migrations; nothing for one whose every side does what the article says.
    package func issues(of rule: Rule) -> [Issue] {
        rule.migrations.flatMap { migration in
            let before = issue(before: migration.before, migration.beforeClaim).map {
                Issue(line: migration.before.line, message: "before: " + $0)
            }
            let after = issue(after: migration.after, migration.afterClaim).map {
                Issue(line: migration.after.line, message: "after: " + $0)
            }
            return [before, after].compactMap(\.self)
        }
    }

    private func issue(before example: Example, _ claim: Rule.Migration.Claim?) -> String? {
        let outcome = outcome(of: example)
        switch (claim, outcome) {
        case (nil, .differs), (.agrees, .agrees), (.notRun, .open): return nil
        case (nil, .agrees):
            return
                "it agrees with the layout guide in every scenario; if that is meant, write `Agrees: REASON.` under the heading"
        case (nil, .open(let why)): return "\(why); if that is meant, write `Not run: REASON.` under the heading"
        case (.agrees, .differs(let differences)): return "it is said to agree, but \(Self.listing(differences))"
        case (.agrees, .open(let why)): return "it is said to agree, but \(why)"
        case (.notRun, .agrees): return "it is said not to run, but it does, and agrees: `Agrees:` would be true"
        case (.notRun, .differs(let differences)):
            return "it is said not to run, but it does: \(Self.listing(differences)); take `Not run:` away"
        }
    }

    private func issue(after example: Example, _ claim: Rule.Migration.Claim?) -> String? {
        let outcome = outcome(of: example)
        switch (claim, outcome) {
        case (nil, .agrees), (.notRun, .open), (.agrees, .agrees): return nil
        case (.notRun, .agrees): return "it is said not to run, but it does, and agrees: take `Not run:` away"
        case (_, .differs(let differences)): return Self.listing(differences)
        case (_, .open(let why)): return "\(why); if nothing can be run, write `Not run: REASON.` under the heading"
        }
    }

    /// The first differences, each with its scenario; of the rest, how many there are.
    private static func listing(_ differences: [String]) -> String {
        let rest = differences.count - shown
        return differences.prefix(shown).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
    }

    /// Enough to see what they have in common.
    private static let shown = 3

    // MARK: Running

    /// What running a piece of code showed.
    enum Outcome {
        case agrees
        /// As sentences with the scenario in them.
        case differs([String])
        /// Nothing was placed, or it is not known where.
        case open(String)
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
        let handlers = Linter(rules: [], scenarios: fair).analyse(file).handlers
        guard !handlers.isEmpty else { return nil }
        let results = handlers.flatMap(\.scenarios)
        let differences = results.filter { $0.verdict == .differs }
        if !differences.isEmpty {
            return .differs(
                differences.map { result in
                    let event = result.event.map { ", after `\($0)`" } ?? ""
                    return "in `\(result.id)`\(event): \(result.effect ?? "it differs from the guide")"
                })
        }
        if results.contains(where: { $0.verdict == .agrees }) { return .agrees }
        let reason = handlers.compactMap(\.reason).first ?? results.compactMap(\.effect).first ?? "nothing is written"
        return .open("its handlers do not show where the content is (\(reason))")
    }

    private func layoutOutcome(of facts: FileFacts) -> Outcome {
        let objects = Self.layouts(of: facts, in: all)
        guard !objects.isEmpty else {
            return hostedOutcome(of: facts)
                ?? .open("no view is tied to `keyboardLayoutGuide`, and no scroll view is inset by it")
        }
        let differences = objects.flatMap(\.differences)
        return differences.isEmpty ? .agrees : .differs(differences)
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
