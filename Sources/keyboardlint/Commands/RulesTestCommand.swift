import LintEngine
import Reporting
import RuleBook

/// Runs the examples of users' rules.
struct RulesTestCommand {
    let folders: [RuleFolder]

    init(_ paths: [String]) throws(UsageError) {
        guard !paths.isEmpty else {
            throw UsageError(
                "'rules test' needs DIR, a folder with rules: the configuration names none in 'customRules'",
                advice: "Run 'keyboardlint rules --help' for what it accepts.")
        }
        var folders: [RuleFolder] = []
        for path in paths { folders.append(try RuleFolder(path)) }
        self.folders = folders
    }

    /// What there is to print, and how the run ends: with 1 for examples that fail, with 2 for files that are no rules.
    func run() -> (text: String, status: RunStatus) {
        // On a thread of its own for the sake of its stack.
        let results = Threads.run(1) {
            folders.flatMap(\.rules).map { path, rule in (path: path, rule: rule, issues: ExampleCheck().issues(of: rule)) }
        }.flatMap(\.self)
        let invalid = folders.flatMap(\.invalid)
        var lines = invalid.map(\.description)
        for result in results {
            let failed = InvalidRule(path: result.path, rule: result.rule, issues: result.issues)
            lines.append(failed?.description ?? "\(result.path): ok: \(Self.listing(result.rule))")
        }
        let failures = results.count { !$0.issues.isEmpty }
        var summary = Wording.count(results.count + invalid.count, "rule")
        if failures > 0 { summary += ", \(failures) with examples that fail" }
        if !invalid.isEmpty { summary += ", \(invalid.count) not well-formed" }
        lines.append(summary)
        let status: RunStatus = invalid.isEmpty ? (failures == 0 ? .success : .findings) : .failure
        return (lines.joined(separator: "\n") + "\n", status)
    }

    private static func listing(_ rule: Rule) -> String {
        let counts = [
            Wording.count(rule.triggering.count, "example") + " it finds", "\(rule.nonTriggering.count) it does not",
            Wording.count(rule.migrations.count, "migration"),
        ]
        return counts.joined(separator: ", ")
    }
}
