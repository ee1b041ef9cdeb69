import KeyboardModel
import LintEngine
import Reporting

extension CommandSyntax {
    static let simulate = CommandSyntax(
        name: "simulate", summary: "Run the handlers of a file and show every step beside the layout guide.",
        operands: OperandSyntax(
            name: "FILE[:LINE]", count: 1...1,
            summary: "all handlers of the file, or the one that LINE lies in or registers"),
        options: [.scenario],
        notes: [
            """
            For each event of a scenario: the notifications posted with their frames, what the handler writes, and where that \
            leaves the content's bottom edge beside the guide's. All values are points; y is in the view's coordinates, growing \
            downwards. A positive difference is content below the guide, covered; a negative one is a gap.
            """
        ],
        run: { arguments, console in
            let target = try SimulationTarget(arguments.operands[0])
            let named = try arguments.list(of: .scenario).map(scenario)
            let linter = named.isEmpty ? Linter(rules: []) : Linter(rules: [], scenarios: named)
            let handlers = try target.handlers(linter)
            if handlers.isEmpty { try console.write("'\(SafeText.escaping(target.path))' has no keyboard handler\n") }
            let texts = handlers.map { SimulationText($0, in: linter.scenarios).text }
            try console.write(texts.joined(separator: "\n"))
            return .success
        })

    private static func scenario(_ id: String) throws(UsageError) -> Scenario {
        if let scenario = ScenarioLibrary.scenario(id: id) { return scenario }
        throw UsageError(
            "there is no scenario '\(id)'" + suggestion(for: id, among: ScenarioLibrary.all.map(\.id)),
            advice: "Run 'keyboardlint scenarios' for a list.")
    }
}

extension OptionSyntax {
    static let scenario = OptionSyntax(
        "--scenario", takes: "ID", repeats: true, summary: "only this scenario; see 'keyboardlint scenarios'")
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

    func handlers(_ linter: Linter) throws -> [Handler] {
        let file = try SourceReader.read(path)
        let handlers = Threads.run(1) { linter.analyse(file).handlers }.flatMap(\.self)
        guard let line else { return handlers }
        let here = handlers.filter { handler in
            (handler.range.start.line...handler.range.end.line).contains(line) || handler.observes.contains { $0.line == line }
        }
        guard here.isEmpty else { return here }
        let lines = handlers.map { String($0.range.start.line) }
        throw UsageError(
            "line \(line) of '\(path)' belongs to no keyboard handler",
            advice: lines.isEmpty ? "The file has none." : "Handlers begin at line \(lines.joined(separator: ", ")).")
    }
}
