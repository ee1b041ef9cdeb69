import LintEngine
import LintPolicy
import Reporting

/// A run that applies the fixes of what it finds, or prints them as a patch.
struct FixCommand {
    private let options: LintOptions
    private let choice: FixChoice
    private let console: Console

    init(_ options: LintOptions, _ choice: FixChoice, _ console: Console) {
        self.options = options
        self.choice = choice
        self.console = console
    }

    func run(_ configurations: ConfigurationSearch) throws -> RunStatus {
        let reported = try ReportedRun(options, configurations, console)
        if let complaint = reported.run.complaint {
            console.complain(complaint.message, complaint.advice)
            return .failure
        }
        let selection = FixSelection(from: reported.report.findings, includesUnsafe: choice.includesUnsafe)
        let application = try FixApplication(selection)
        guard choice.applies else {
            try console.write(application.diff)
            console.note((selection.summary ?? "no fixes") + "\n")
            return application.changes.isEmpty ? .success : .findings
        }
        if !choice.allowsDirty { try application.checkClean() }
        try application.apply()
        for fix in selection.chosen { console.note("fixed \(fix.type): \(fix.description)\n") }
        console.note((selection.summary ?? "no fixes") + "\n")
        guard !application.changes.isEmpty else { return try LintCommand(options, console).finish(reported) }
        // What remains is what the changed files say.
        return try LintCommand(options, console).finish(
            try ReportedRun(options, try options.configurationSearch(), console))
    }
}
