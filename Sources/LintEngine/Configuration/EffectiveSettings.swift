import KeyboardModel
import PatternMatching
import RuleBook

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
        let standard = rules.map { (id: $0.id, isOn: $0.isEnabledByDefault) } + [(id: Misuse.rule, isOn: true)]
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

/// What the engine needs to know of a file's settings.
package struct FileSettings: Sendable {
    /// By id; a rule that is not there is off. Nil where all rules of the run are on.
    private let choices: [String: RuleChoice]?
    /// What its handlers are run in; nil for the scenarios of the run.
    package let scenarios: [Scenario]?

    /// As the run is.
    package static let standard = FileSettings(choices: nil, scenarios: nil)

    package init(_ settings: EffectiveSettings, scenarios: [Scenario]) {
        self.init(choices: Dictionary(settings.rules.map { ($0.id, $0.choice.value) }) { $1 }, scenarios: scenarios)
    }

    private init(choices: [String: RuleChoice]?, scenarios: [Scenario]?) {
        self.choices = choices
        self.scenarios = scenarios
    }

    func isOn(_ rule: String) -> Bool {
        choices.map { ($0[rule] ?? .off) != .off } ?? true
    }

    /// The findings of rules that are on, as severe as is said of them.
    func applied(to findings: [Finding]) -> [Finding] {
        guard let choices else { return findings }
        return findings.filter { isOn($0.rule) }.map { finding in
            var finding = finding
            finding.severity = choices[finding.rule]?.severity ?? finding.severity
            return finding
        }
    }

    /// Nil where nobody knows what its rule would have found, or nobody wants to hear of it.
    func applied(to suppression: Suppression) -> Suppression? {
        guard isOn(suppression.rule), let complaint = applied(to: [suppression.complaint]).first else { return nil }
        var suppression = suppression
        suppression.complaint = complaint
        return suppression
    }
}

/// Tells the settings of files. The command line asks the configurations on disk; an editor's server may ask others.
package protocol SettingsSource: Sendable {
    /// - Parameter path: as the file is called in the report.
    func settings(ofFileAt path: String) -> FileSettings
}

/// The same for all files.
struct UniformSettings: SettingsSource {
    func settings(ofFileAt path: String) -> FileSettings { .standard }
}
