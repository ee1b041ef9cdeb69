import LintEngine
import LintPolicy
import ProgramIndex
import Reporting
import RuleBook
import SourceText

/// Runs the examples of a rule, and its migrations: what an author wants to know before anyone else runs the rule.
struct ExampleCheck {
    private let migrations = MigrationCheck()

    /// What the rule does not do as its file says, in the order of the file.
    func issues(of rule: Rule) -> [RuleIssue] {
        let file = SourceFile(path: "\(rule.id).md", text: rule.article)
        let examples = (rule.triggering + rule.nonTriggering).flatMap { issues(of: $0, rule, in: file) }
        let migrations = migrations.issues(of: rule).map { RuleIssue(message: $0.text, range: file.lineRange($0.line)) }
        return (examples + migrations).sorted { $0.range < $1.range }
    }

    private func issues(of example: Example, _ rule: Rule, in file: SourceFile) -> [RuleIssue] {
        let code = SourceFile(path: "\(rule.id).swift", text: example.code)
        let start = file.lines.starts[example.line - 1]
        func place(_ range: ByteRange) -> ByteRange { ByteRange(start + range.start, start + range.end) }
        var linter = Linter(rules: [rule], suppressions: CommentSuppressions())
        linter.deploymentTargets = FixedDeploymentTarget(example.deploymentTarget)
        let found = linter.analyse(code).findings.filter { $0.rule == rule.id }.map(\.range.bytes)
        let missing = example.marked.filter { !found.contains($0) }.map { range in
            RuleIssue(message: "the rule finds nothing here, though carets mark it", range: place(range))
        }
        let stray = found.filter { !example.marked.contains($0) }.map { range in
            RuleIssue(
                message: example.marked.isEmpty
                    ? "the rule finds this, and should find nothing" : "the rule finds this, which no carets mark",
                range: place(range))
        }
        return missing + stray
    }
}

extension SourceFile {
    /// A line, counted from 1, without its end.
    fileprivate func lineRange(_ line: Int) -> ByteRange {
        let start = lines.starts[line - 1]
        return ByteRange(start, start + text(ofLine: line).utf8.count)
    }
}
