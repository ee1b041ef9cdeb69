import LintEngine
import LintPolicy
import Reporting

/// The summary that GitHub Actions shows of a step: Markdown in the file that `GITHUB_STEP_SUMMARY` names
/// (docs.github.com, "Workflow commands for GitHub Actions", "Adding a job summary").
struct StepSummary {
    let path: String

    /// Nil where no such file is named.
    init?(_ variable: (String) -> String?) {
        guard let path = variable("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return nil }
        self.path = path
    }

    /// Adds the report to what other commands of the step have written there; as much of it as there is room for.
    func append(_ report: Report, _ setting: ReportSetting) throws(SystemError) {
        let used = (try? FileSystem.size(of: path)) ?? 0
        let text = MarkdownReporter(setting, limit: MarkdownReporter.summaryLimit - used).render(report)
        try FileSystem.append(text, to: path)
    }
}
