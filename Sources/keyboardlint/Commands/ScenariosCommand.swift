import KeyboardModel
import PatternMatching
import Reporting

extension CommandSyntax {
    static let scenarios = CommandSyntax(
        name: "scenarios", summary: "List the scenarios that handlers are run in, print them or draw them.",
        operands: OperandSyntax(
            name: "ID", count: 0...Int.max,
            summary: "print this scenario in full: its world, its steps and the source of each number"),
        options: [.allScenarios, .json, .svg, .recommendedHandlers, .scenarioFile, .config, .isolated],
        notes: [
            """
            Without an ID, prints one line for each scenario: the id and the title. The list includes the scenarios of the project's \
            configuration and of --scenarios.
            """,
            """
            A scenario is printed in the format that --scenarios reads, so a standard scenario is a start for your own. Lengths are \
            points; rectangles are x, y, width, height.
            """,
            """
            --json prints the scenarios named, or all of them, with the place of the window, the view, the keyboard and the layout \
            guides before the first event and after each.
            """,
            """
            --svg draws scenarios to scale, before the first event and after each event. It writes one scenario to FILE, or to standard \
            output if FILE is -, and several as ID.svg to a folder of that name.
            """,
        ],
        run: { arguments, console in try ScenariosCommand(arguments, console).run() })
}

/// What `scenarios` does with the scenarios named.
struct ScenariosCommand {
    private let console: Console
    private let arguments: Arguments
    private let selection: ScenarioSelection
    /// Empty where none was asked for.
    private let named: [Scenario]

    init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
        self.console = console
        self.arguments = arguments
        selection = try ProjectParts(arguments).scenarios
        let all = arguments.has(.allScenarios)
        if all, let id = arguments.operands.first {
            throw UsageError("'\(id)' and --all do not go together", advice: "Name scenarios, or pass --all alone.")
        }
        named = all ? selection.known : try selection.named(arguments.operands)
    }

    func run() throws -> RunStatus {
        let outputs = [OptionSyntax.json, .svg, .recommendedHandlers].filter { arguments.has($0) }
        if outputs.count > 1 { throw UsageError("\(outputs[0].name) and \(outputs[1].name) do not go together") }
        let chosen = named.isEmpty ? selection.known : named
        if arguments.has(.json) {
            try console.write(jsonText(of: ScenariosJSON(chosen)))
        } else if arguments.has(.recommendedHandlers) {
            try console.write(RecommendedHandlerTable(chosen).markdown)
        } else if let path = arguments.value(of: .svg) {
            try draw(to: path)
        } else if named.isEmpty {
            try console.write(list)
        } else {
            try console.write(named.map(\.text).joined(separator: "\n"))
        }
        return .success
    }

    private var list: String {
        let width = selection.known.map(\.id.count).max() ?? 0
        return selection.known.map { scenario in
            let padding = String(repeating: " ", count: width - scenario.id.count)
            return "\(scenario.id)\(padding)  \(SafeText.escaping(scenario.title))\n"
        }.joined()
    }

    private func draw(to path: String) throws(UsageError) {
        guard let scenario = named.first else {
            throw UsageError("--svg needs scenarios to draw", advice: "Name scenarios, or pass --all.")
        }
        if named.count == 1, !arguments.has(.allScenarios) {
            return try console.write(ScenarioDrawing(scenario).svg, toPicture: path)
        }
        if path == "-" {
            throw UsageError("standard output holds one picture", advice: "Name a folder for several: --svg FOLDER")
        }
        do {
            try FileSystem.makeFolder(path)
            for scenario in named {
                try FileSystem.write(ScenarioDrawing(scenario).svg, to: "\(path)/\(scenario.id).svg")
            }
        } catch {
            throw UsageError("pictures cannot be written to '\(path)': \(error.message)")
        }
    }
}

extension Console {
    /// - Parameter path: a file, or `-` for standard output.
    func write(_ svg: String, toPicture path: String) throws(UsageError) {
        if path == "-" { return try write(svg) }
        do {
            try FileSystem.write(svg, to: path)
        } catch {
            throw UsageError("the picture cannot be written to '\(path)': \(error.message)")
        }
    }
}

extension OptionSyntax {
    static let allScenarios = OptionSyntax("--all", summary: "every scenario")
    static let svg = OptionSyntax("--svg", takes: "FILE", summary: "draw it instead; - for standard output")
    static let recommendedHandlers = OptionSyntax(
        "--recommended-handlers",
        summary: "print a Markdown table: where Apple's recommended handlers differ from the layout guide")
}
