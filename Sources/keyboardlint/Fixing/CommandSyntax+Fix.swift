import LintEngine
import LintPolicy
import Reporting
import SourceText

extension CommandSyntax {
    static let fix = CommandSyntax(
        name: "fix", summary: "Fix the screen that a line belongs to, and say what running the change showed.",
        operands: OperandSyntax(
            name: "FILE:LINE", count: 1...1, summary: "a line with a finding, or of a keyboard handler or its registration"),
        options: [
            .diff, .unsafeFixes, .allowDirty, .verify, .config, .isolated, .allFolders, .isolatedFiles, .modules,
            .deploymentTarget,
        ],
        notes: [
            """
            Prints the change, the scenarios that it was run in, and what is not for a program to decide. A safe fix is applied; any other \
            only with --unsafe-fixes. --diff prints the patch and changes nothing.
            """,
            "Exit status: 0 applied, or printed with --diff; 1 not applied or taken back, or there is no fix; 2 an error.",
        ],
        run: { arguments, console in try SingleFix(arguments, console).run() })
}

/// The fix of the screen that one line belongs to.
struct SingleFix {
    private let arguments: Arguments
    private let console: Console
    private let target: SimulationTarget

    init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
        self.arguments = arguments
        self.console = console
        target = try SimulationTarget(arguments.operands[0])
        guard target.line != nil else {
            throw UsageError("'fix' needs FILE:LINE", advice: "Run 'keyboardlint lint --fix \(target.path)' to fix a whole file.")
        }
        for option in [OptionSyntax.allowDirty, .verify] where arguments.has(.diff) && arguments.has(option) {
            throw UsageError("--diff changes nothing, so \(option.name) says nothing", advice: "Leave one of them out.")
        }
    }

    func run() throws -> RunStatus {
        let options = try LintOptions(arguments, paths: [target.path], fixes: .command)
        _ = try SourceReader.read(target.path)
        let reported = try ReportedRun(options, try options.configurationSearch(), console)
        let findings = try findings(of: reported.report)
        guard let fix = findings.compactMap(\.fix).first else {
            let reason = findings.compactMap(\.refusal).first.map(\.text) ?? "the finding has no handler that runs"
            console.complain("no fix: \(reason)")
            return .findings
        }
        let selection = FixSelection(from: findings, includesUnsafe: true)
        let application = try FixApplication(selection.chosen)
        try console.write(arguments.has(.diff) ? application.diff : "")
        console.note(Self.explanation(of: fix))
        if arguments.has(.diff) { return .success }
        guard fix.applicability == .safe || arguments.has(.unsafeFixes) else {
            console.note("not applied: add --unsafe-fixes to apply it, or --diff to see it\n")
            return .findings
        }
        if !arguments.has(.allowDirty) { try application.checkClean() }
        let command = arguments.value(of: .verify).map {
            VerificationCommand(text: $0, folder: RepositoryRoot.of(reported.run.coverage).folder)
        }
        let (_, takenBack) = try FixWriter(console: console, command: command).write(selection.chosen, application)
        return takenBack > 0 ? .findings : .success
    }

    private static func explanation(of fix: Fix) -> String {
        let lines =
            ["\(fix.applicability.rawValue) fix of \(fix.type): \(fix.description)", "proof: \(fix.proofText)"]
            + fix.reservations.map { "note: \($0.text)" }
        return lines.map { $0 + "\n" }.joined()
    }

    /// On the line, or about a handler there.
    private func findings(of report: Report) throws(UsageError) -> [Finding] {
        let line = target.line ?? 0
        let all = report.findings + report.baselined
        let here = Set(report.handlers.indices.filter { report.handlers[$0].isMeant(byLine: line) })
        let found = all.filter { $0.range.touches(line: line) || $0.handler.map(here.contains) ?? false }
        guard found.isEmpty else { return found }
        throw .noFinding("line \(line) of '\(target.path)' belongs to no finding", among: all)
    }
}
