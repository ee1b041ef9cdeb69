import KeyboardModel
import LintEngine
import LintPolicy

/// The page of the migration report, as one of several formats of a run.
struct HTMLReporter: Reporter {
    private let setting: ReportSetting

    init(_ setting: ReportSetting) { self.setting = setting }

    func render(_ report: Report) throws -> String {
        var input = setting.page ?? page(of: report)
        input.report = report
        return try MigrationReport(input).html()
    }

    /// With nothing known but what the report says.
    private func page(of report: Report) -> MigrationReport.Input {
        let used = Set(report.handlers.flatMap(\.scenarios).map(\.id))
        var input = MigrationReport.Input(
            report: report, scenarios: ScenarioLibrary.all.filter { used.contains($0.id) }, rules: setting.rules,
            subject: setting.currentFolder.fileName, date: "unknown")
        input.sources = setting.sources
        return input
    }
}
