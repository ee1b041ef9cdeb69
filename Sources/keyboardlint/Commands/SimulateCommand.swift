import Behaviour
import KeyboardModel
import LintEngine
import LintPolicy
import Reporting

extension CommandSyntax {
    static let simulate = CommandSyntax(
        name: "simulate", summary: "Run the handlers of a file and show every step beside the layout guide.",
        operands: OperandSyntax(
            name: "FILE[:LINE]", count: 1...1,
            summary: "all handlers of the file, or those that LINE lies in or registers, or that a finding there is about"),
        options: [.scenario, .scenarioFile, .json, .svg, .config, .isolated, .allFolders, .isolatedFiles, .modules],
        notes: [
            """
            Shows for each event of a scenario: the posted notifications with their frames, the handler's writes, and the content's \
            bottom edge with the handler and with the guide. All values are points; y is in the view's coordinates, growing \
            downwards. A positive difference is covered content; a negative one is a gap.
            """,
            """
            Scenarios and observer wrappers come from the configuration that governs the file. The project around the file is read for what \
            its handlers use, unless --isolated-files is given.
            """,
            """
            --json also gives, for each event, where the window, the view, the keyboard and the layout guides are. A number that the \
            source leaves open is an expression.
            """,
            "--svg draws one handler in one scenario to scale, with the bottom edge of its content.",
        ],
        run: { arguments, console in
            if arguments.has(.json), arguments.has(.svg) { throw UsageError("--json and --svg do not go together") }
            let target = try SimulationTarget(arguments.operands[0])
            let (handlers, scenarios) = try target.run(arguments)
            if arguments.has(.json) {
                try console.write(jsonText(of: SimulationJSON(handlers, in: scenarios)))
                return .success
            }
            if let path = arguments.value(of: .svg) {
                try console.write(SimulationPicture(handlers, in: scenarios, of: target).svg, toPicture: path)
                return .success
            }
            if handlers.isEmpty { try console.write("'\(SafeText.escaping(target.path))' has no keyboard handler\n") }
            let texts = handlers.map { SimulationText($0, in: scenarios).text }
            try console.write(texts.joined(separator: "\n"))
            return .success
        })
}

/// The file, and perhaps the line in it, that a simulation is asked for.
struct SimulationTarget: Equatable {
    let path: String
    let line: Int?

    /// - Parameter operand: `FILE` or `FILE:LINE`; a file that has such a name is taken as a whole.
    init(_ operand: String) throws(UsageError) {
        let colon = operand.lastIndex(of: ":")
        let exists = (try? FileSystem.kind(of: operand)) != nil
        guard !exists, let colon, let line = Int(operand[operand.index(after: colon)...]) else {
            path = operand
            line = nil
            return
        }
        guard line > 0 else { throw UsageError("lines are counted from 1, so there is no line \(line)") }
        path = String(operand[..<colon])
        self.line = line
    }

    /// The handlers asked for, and what they were run in.
    func run(_ arguments: Arguments) throws(UsageError) -> (handlers: [Handler], scenarios: [Scenario]) {
        let (run, report) = try report(arguments)
        let scenarios = run.linter.scenarios(ofFileAt: path).run
        return (try chosen(of: report), scenarios)
    }

    /// The run over the file, and what it found.
    func report(_ arguments: Arguments) throws(UsageError) -> (LintRun, Report) {
        let options = try LintOptions(arguments, paths: [path])
        let configurations = try options.configurationSearch()
        _ = configurations.configuration(ofFileAt: path)
        _ = try RunConfiguration(options, configurations)
        // Said better than a run over files says it.
        _ = try SourceReader.read(path)
        let run = try LintRun(options, configurations, LintRun.Input(options, configurations), RunProgress())
        if run.outcome.summary.leftOutByConfiguration > 0 {
            throw UsageError("the configuration leaves out '\(path)'", advice: "With --isolated no configuration is read.")
        }
        return (run, run.report())
    }

    private func chosen(of report: Report) throws(UsageError) -> [Handler] {
        guard let line else { return report.handlers }
        let here = report.handlers.filter { $0.isMeant(byLine: line) }
        guard here.isEmpty else { return here }
        // A finding may stand in the set-up or in what a handler calls.
        let found = (report.findings + report.suppressed).filter { $0.range.touches(line: line) }
        let spokenOf = Set(found.compactMap(\.handler))
        guard spokenOf.isEmpty else { return spokenOf.sorted().map { report.handlers[$0] } }
        let lines = report.handlers.map { String($0.range.start.line) }
        throw UsageError(
            "line \(line) of '\(path)' belongs to no keyboard handler",
            advice: lines.isEmpty ? "The file has none." : "Handlers begin at line \(lines.joined(separator: ", ")).")
    }
}

extension Handler {
    /// Whether a line, from 1, is one of the handler's or names a notification for it.
    func isMeant(byLine line: Int) -> Bool { range.touches(line: line) || observes.contains { $0.line == line } }
}

extension UsageError {
    /// No finding is on a line that was asked about.
    ///
    /// - Parameters:
    ///   - message: says so.
    ///   - findings: those there are.
    static func noFinding(_ message: String, among findings: [Finding]) -> UsageError {
        let lines = Set(findings.map(\.range.start.line)).sorted().map(String.init)
        return UsageError(
            message, advice: lines.isEmpty ? "The file has none." : "Findings are at line \(lines.joined(separator: ", ")).")
    }
}
