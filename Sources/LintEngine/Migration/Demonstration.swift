import Behaviour
import KeyboardFacts
import KeyboardModel
import RuleBook
import SourceText
import SwiftParser
import Vocabulary

/// A rule's mistake at work: the scenario in which one of its own examples puts its content where the layout guide would not.
///
/// An article that shows a picture drawn once would go on showing it after the example or the model has changed. This is
/// computed, by running the example, each time somebody asks.
package struct Demonstration: Sendable {
    package let scenario: Scenario
    /// What the example's handler did in it, event by event.
    package let steps: [Handler.Step]
    /// The event that shows the mistake, and the world after it.
    package let event: String
    package let world: World
    /// The content's bottom edge and where the guide has it: y in points in the view's coordinates.
    package let handlerBottom: Double
    package let guideBottom: Double
    /// What of the example was run.
    package let subject: Subject

    /// What the event shows, by name.
    private let effects: Set<EffectName>

    package enum Subject: Equatable, Sendable {
        /// As it is called: `ChatViewController.keyboardWillShow(_:)`.
        case handler(String)
        /// Content that has no handler, by its name.
        case layout(String)
    }

    /// Points by which the content is too low; negative where it is too high.
    package var difference: Double { handlerBottom - guideBottom }

    /// Nil for a rule that is not about where content ends, or none of whose examples puts it where it does not belong.
    package init?(of rule: Rule) {
        // What moves at the wrong time may well end at the right place, and what its examples do wrong besides would mislead.
        guard ![.animation, .timing, .advice].contains(rule.category) else { return nil }
        // Nor has a rule anything to show whose code before is where the guide is, wherever handlers can be.
        guard rule.migrations.isEmpty || !rule.migrations.allSatisfy(\.beforeAgrees) else { return nil }
        let examples = rule.triggering + rule.migrations.filter { $0.beforeClaim == nil }.map(\.before)
        let wanted = EffectName.allCases.filter { $0 != .agrees && rule.article.contains("effect is \($0.rawValue)") }
        var shown: [Demonstration] = []
        // What nearly every window shows comes first; the others only where that shows nothing of what the rule is about.
        for scenarios in [ScenarioLibrary.standard, ScenarioLibrary.all] {
            let found = examples.flatMap { Self.all($0, of: rule, in: scenarios) }
            let telling = wanted.isEmpty ? found : found.filter { !$0.effects.isDisjoint(with: wanted) }
            shown += telling.isEmpty ? found : []
            guard let best = Self.best(telling, rule) else { continue }
            self = best
            return
        }
        guard let best = Self.best(shown, rule) else { return nil }
        self = best
    }

    private static func best(_ shown: [Demonstration], _ rule: Rule) -> Demonstration? {
        shown.first { $0.isMentioned(in: rule.article) } ?? shown.first(where: \.isKeyboardUp) ?? shown.first
    }

    /// Every event of every scenario after which an example's content is not where the guide is.
    private static func all(_ example: Example, of rule: Rule, in scenarios: [Scenario]) -> [Demonstration] {
        let file = SourceFile(path: "Example.swift", text: example.code)
        let analysis = Linter(rules: [rule], scenarios: scenarios, suppressions: NoSuppressions()).analyse(file)
        let accused = analysis.findings.compactMap(\.handler).filter(analysis.handlers.indices.contains)
        let handlers = accused.isEmpty ? analysis.handlers : accused.map { analysis.handlers[$0] }
        let run = handlers.flatMap { handler in
            let name = [handler.type, handler.name].compactMap(\.self).joined(separator: ".")
            return handler.scenarios.filter { $0.verdict == .differs }.flatMap { result in
                scenarios.filter { $0.id == result.id }.flatMap { all(.handler(name), result.steps, result.effects, in: $0) }
            }
        }
        guard run.isEmpty else { return run }
        return MigrationCheck.layouts(of: FileFacts(parse(file)), in: scenarios).joined().flatMap { layout in
            layout.comparisons.flatMap { all(.layout($0.content), $0.steps, [], in: layout.scenario) }
        }
    }

    private static func all(
        _ subject: Subject, _ steps: [Handler.Step], _ effects: [Effect], in scenario: Scenario
    ) -> [Demonstration] {
        zip(scenario.steps, scenario.transitions).compactMap { step, transition in
            let caused = Set(effects.filter { $0.event == step.name }.map(\.name))
            return Demonstration(subject, steps, caused, after: step.name, transition.after, in: scenario)
        }
    }

    private init?(
        _ subject: Subject, _ steps: [Handler.Step], _ effects: Set<EffectName>, after event: String, _ world: World,
        in scenario: Scenario
    ) {
        guard let step = steps.first(where: { $0.event == event }), let own = step.legacyBottom, let guide = step.guideBottom,
            abs(own - guide) > Comparison.tolerance
        else { return nil }
        self.scenario = scenario
        self.event = event
        self.world = world
        self.steps = steps
        self.subject = subject
        self.effects = effects
        handlerBottom = own
        guideBottom = guide
    }

    /// Whether the article tells of this very scenario, as far as its number of points shows.
    private func isMentioned(in article: String) -> Bool {
        article.contains(" \(abs(difference).points) point") || article.contains(" \(abs(difference).points) pt")
    }

    private var isKeyboardUp: Bool {
        KeyboardLayoutGuide().layoutFrame(in: world) != KeyboardLayoutGuide().restingFrame(in: world)
    }
}

extension Rule.Migration {
    /// Whether the article says that the code before has its content where the guide is, too.
    fileprivate var beforeAgrees: Bool {
        if case .agrees = beforeClaim { true } else { false }
    }
}
