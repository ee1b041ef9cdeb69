import KeyboardModel
import LintEngine
import PatternMatching
import RuleBook
import Vocabulary

/// What a run was asked for by whoever started it, which wins over every file.
package struct RunOptions: Sendable, Equatable {
    /// These rules and no others; where it is empty, those that are on.
    package var only: [String] = []
    package var disabled: [String] = []
    /// The ids of scenarios; where it is empty, those that the configuration names.
    package var scenarios: [String] = []
    package var deploymentTarget: Version?
    package var failLevel: FailLevel?
    package var maxWarnings: Int?

    package init() {}
}

/// What holds for one source file, each value with who says it.
package struct EffectiveSettings: Sendable {
    /// Sorted by id.
    package let rules: [(id: String, choice: SourcedValue<RuleChoice>)]
    /// Nil where the file's project is asked.
    package let deploymentTarget: SourcedValue<Version>?
    /// The ids of those to run; nil where nobody chooses.
    package let scenarios: SourcedValue<[String]>?
    package let failLevel: SourcedValue<FailLevel>
    package let maxWarnings: SourcedValue<Int>?
    /// Absolute.
    package let baseline: SourcedValue<String>?

    /// - Parameters:
    ///   - configuration: the one that governs the file; nil where there is none.
    ///   - path: the file's, absolute, without links.
    ///   - rules: all there are for the file, those of its configuration among them.
    package init(_ options: RunOptions, _ configuration: Configuration?, forFileAt path: String, rules: [Rule]) {
        let choices = configuration?.choices(forFileAt: path) ?? [:]
        let standard = rules.map { (id: $0.id, isOn: $0.isEnabledByDefault) } + [(id: MisusedSuppression.rule, isOn: true)]
        self.rules = standard.sorted { $0.id < $1.id }.map { rule in
            let said = choices[rule.id] ?? choices[RuleChoice.everyRule] ?? SourcedValue(rule.isOn ? .on : .off, .standard)
            return (rule.id, Self.choice(rule.id, said, options))
        }
        deploymentTarget =
            options.deploymentTarget.map { SourcedValue($0, .option("--deployment-target")) } ?? configuration?.deploymentTarget
        scenarios =
            options.scenarios.isEmpty
            ? configuration?.scenarios.flatMap { ids in ids.first.map { SourcedValue(ids.map(\.value), $0.origin) } }
            : SourcedValue(options.scenarios, .option("--scenario"))
        failLevel =
            options.failLevel.map { SourcedValue($0, .option("--fail-level")) } ?? configuration?.failLevel
            ?? SourcedValue(.warning, .standard)
        maxWarnings = options.maxWarnings.map { SourcedValue($0, .option("--max-warnings")) } ?? configuration?.maxWarnings
        baseline = configuration?.baseline
    }

    /// What is left of a choice by what was asked for.
    private static func choice(_ rule: String, _ said: SourcedValue<RuleChoice>, _ options: RunOptions) -> SourcedValue<
        RuleChoice
    > {
        if options.disabled.contains(rule) { return SourcedValue(.off, .option("--disable")) }
        if options.only.isEmpty { return said }
        guard options.only.contains(rule) else { return SourcedValue(.off, .option("--only")) }
        return said.value == .off || said.value == .on ? SourcedValue(.on, .option("--only")) : said
    }
}

extension FileSettings {
    package init(_ settings: EffectiveSettings, scenarios: [Scenario]) {
        let choices = settings.rules.filter { $0.choice.value != .off }.map { ($0.id, $0.choice.value.severity) }
        self.init(rules: Dictionary(choices) { $1 }, scenarios: scenarios)
    }
}
