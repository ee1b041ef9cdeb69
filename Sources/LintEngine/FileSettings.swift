import KeyboardModel
import PatternMatching
import Vocabulary

/// The settings of one file that the engine uses: which rules are on, how severe they are, and what its handlers run through.
package struct FileSettings: Sendable {
    /// By the id of a rule that is on, the severity that somebody chose for it. Nil where all rules of the run are on.
    private let rules: [String: Severity?]?
    /// What its handlers are run in; nil for the scenarios of the run.
    package let scenarios: [Scenario]?

    /// As the run is.
    package static let standard = FileSettings(rules: nil, scenarios: nil)

    package init(rules: [String: Severity?]?, scenarios: [Scenario]?) {
        self.rules = rules
        self.scenarios = scenarios
    }

    package func isOn(_ rule: String) -> Bool { rules.map { $0[rule] != nil } ?? true }

    /// The findings of rules that are on, as severe as somebody chose.
    func applied(to findings: [Finding]) -> [Finding] {
        guard let rules else { return findings }
        return findings.compactMap { finding in
            guard let choice = rules[finding.rule] else { return nil }
            var finding = finding
            if let choice {
                finding.severity = choice
                finding.cause.weights = nil
            }
            return finding
        }
    }

    /// Nil where nobody knows what its rule would have found, or nobody wants to see it.
    func applied(to use: SuppressionUse) -> SuppressionUse? {
        guard isOn(use.rule), let complaint = applied(to: [use.complaint]).first else { return nil }
        var use = use
        use.complaint = complaint
        return use
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
