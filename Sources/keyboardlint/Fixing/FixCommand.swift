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
        let application = try FixApplication(selection.chosen)
        guard choice.applies else {
            try console.write(application.diff)
            console.note((selection.summary ?? "no fixes") + "\n")
            return application.changes.isEmpty ? .success : .findings
        }
        if !choice.allowsDirty { try application.checkClean() }
        let command = choice.verification.map {
            VerificationCommand(text: $0, folder: RepositoryRoot.of(reported.run.coverage).folder)
        }
        let (kept, takenBack) = try FixWriter(console: console, command: command).write(selection.chosen, application)
        console.note((selection.summary ?? "no fixes") + (takenBack > 0 ? "; \(takenBack) taken back" : "") + "\n")
        let status = try finish(reported, changed: kept > 0)
        return takenBack > 0 && status == .success ? .findings : status
    }

    private func finish(_ reported: ReportedRun, changed: Bool) throws -> RunStatus {
        guard changed else { return try LintCommand(options, console).finish(reported) }
        // What remains is what the changed files say.
        return try LintCommand(options, console).finish(
            try ReportedRun(options, try options.configurationSearch(), console))
    }
}
