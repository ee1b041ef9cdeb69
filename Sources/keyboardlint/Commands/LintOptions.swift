import KeyboardModel
import LintEngine
import PatternMatching
import Reporting

/// What `lint` was asked to do, with every option read and checked.
struct LintOptions {
    enum Input: Equatable {
        case paths([String])
        /// Linted as if it were the file at the path.
        case standardInput(String)
    }

    /// A format and the file it goes to; nil for standard output.
    struct Output: Equatable {
        var format: ReportFormat
        var path: String?
    }

    let input: Input
    let outputs: [Output]
    let selection: RuleSelection
    let scenarios: [Scenario]
    let threshold: FailThreshold
    let strict: Bool
    let allFolders: Bool
    /// Nil where the projects are to say it.
    let deploymentTarget: Version?
    let jobs: Int
    let colour: ColourChoice
    let quiet: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        input = try Self.input(arguments)
        outputs = try Self.outputs(arguments.values(of: .format))
        selection = try RuleSelection(
            only: arguments.list(of: .only), disabled: arguments.list(of: .disable),
            from: try RuleFolder.book(with: arguments.values(of: .rules)))
        scenarios = try ScenarioSelection(arguments).run(only: arguments.list(of: .scenario))
        threshold = FailThreshold(
            level: try arguments.choice(of: .failLevel) ?? .warning,
            maxWarnings: try arguments.number(of: .maxWarnings, in: 0...Int.max), exitZero: arguments.has(.exitZero))
        strict = arguments.has(.strict)
        allFolders = arguments.has(.allFolders)
        deploymentTarget = try Self.deploymentTarget(arguments.value(of: .deploymentTarget))
        jobs = try arguments.number(of: .jobs, in: 1...Threads.limit) ?? Threads.coreCount
        colour = try arguments.choice(of: .color) ?? .auto
        quiet = arguments.has(.quiet)
    }

    static func deploymentTarget(_ text: String?) throws(UsageError) -> Version? {
        guard let text else { return nil }
        guard let version = Version(text) else { throw .notAVersion(text, option: .deploymentTarget) }
        return version
    }

    private static func input(_ arguments: Arguments) throws(UsageError) -> Input {
        let stdinPath = arguments.value(of: .stdinPath)
        if arguments.has(.scriptInput) {
            guard arguments.operands.isEmpty, stdinPath == nil else {
                throw UsageError("option '--script-input' takes its files from Xcode, and no PATH beside them")
            }
            return .paths(try ScriptInput().swiftFiles())
        }
        guard arguments.operands.contains("-") else {
            if stdinPath != nil { throw UsageError("option '--stdin-path' needs '-' as the only PATH") }
            return .paths(arguments.operands.isEmpty ? ["."] : arguments.operands)
        }
        guard arguments.operands.count == 1 else {
            throw UsageError("standard input ('-') and other paths do not go together", advice: "Lint them in two runs.")
        }
        return .standardInput(stdinPath ?? "<stdin>")
    }

    private static func outputs(_ values: [String]) throws(UsageError) -> [Output] {
        var outputs: [Output] = []
        for value in values {
            let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let format = ReportFormat(rawValue: parts[0]) else {
                throw .notAChoice(parts[0], option: .format, among: ReportFormat.allCases.map(\.rawValue))
            }
            if parts.count == 2, parts[1].isEmpty { throw UsageError("'\(value)' names no file: --format \(parts[0]):FILE") }
            let output = Output(format: format, path: parts.count == 2 ? parts[1] : nil)
            if outputs.contains(where: { $0.path == output.path }) {
                throw UsageError(
                    "two formats for \(output.path.map { "'\($0)'" } ?? "standard output")",
                    advice: "Give one of them a file of its own: --format json:report.json")
            }
            outputs.append(output)
        }
        return outputs.isEmpty ? [Output(format: .text, path: nil)] : outputs
    }
}

/// When findings make a run fail.
struct FailThreshold: Equatable {
    enum Level: String, CaseIterable {
        case error, warning, note, none
    }

    var level: Level = .warning
    /// So many warnings are tolerated; one more fails, whatever the level (but `none`).
    var maxWarnings: Int?
    var exitZero = false

    func status(of summary: Report.Summary) -> RunStatus {
        if exitZero || level == .none { return .success }
        let toleratesWarnings = maxWarnings ?? (level == .error ? Int.max : 0)
        let fails = summary.errors > 0 || summary.warnings > toleratesWarnings || (level == .note && summary.notes > 0)
        return fails ? .findings : .success
    }
}

extension OptionSyntax {
    static let format = OptionSyntax(
        "--format", takes: "FORMAT[:FILE]", repeats: true,
        summary: "\(list(ReportFormat.allCases.map(\.rawValue))); text unless given; may be repeated, each but one with a file")
    static let stdinPath = OptionSyntax("--stdin-path", takes: "PATH", summary: "what to call standard input in the report")
    static let scriptInput = OptionSyntax(
        "--script-input", summary: "lint the input files and file lists of the Xcode build phase that this runs in")
    static let only = OptionSyntax("--only", takes: "ID,…", repeats: true, summary: "run these rules and no others")
    static let disable = OptionSyntax("--disable", takes: "ID,…", repeats: true, summary: "do not run these rules")
    static let failLevel = OptionSyntax(
        "--fail-level", takes: "LEVEL",
        summary: "\(list(FailThreshold.Level.allCases.map(\.rawValue))): the least severity that fails; warning unless given")
    static let maxWarnings = OptionSyntax("--max-warnings", takes: "N", summary: "tolerate N warnings, fail on more")
    static let exitZero = OptionSyntax("--exit-zero", summary: "exit with 0 whatever is found")
    static let strict = OptionSyntax("--strict", summary: "exit with 2 if anything was not analysed")
    static let allFolders = OptionSyntax("--all-folders", summary: "lint build products and dependencies too")
    static let deploymentTarget = OptionSyntax(
        "--deployment-target", takes: "VERSION",
        summary: "the oldest iOS the code is built for; each file's project says it unless given")
    static let jobs = OptionSyntax("--jobs", takes: "N", summary: "threads to use; the number of cores unless given")
    static let color = OptionSyntax(
        "--color", takes: "WHEN",
        summary: "\(list(ColourChoice.allCases.map(\.rawValue))); auto heeds NO_COLOR and whether output is a terminal"
    )
    static let quiet = OptionSyntax("--quiet", summary: "findings only: no summary, no list of what was not analysed")
}
