import KeyboardModel
import LintEngine
import LintPolicy
import PatternMatching
import Reporting
import RuleBook
import Vocabulary

/// What `lint` was asked to do, with every option read and checked.
struct LintOptions {
    enum Input: Equatable {
        case paths([String])
        /// Linted as if it were the file at the path.
        case standardInput(String?)

        var isStandardInput: Bool { if case .standardInput = self { true } else { false } }
    }

    /// Who asks for fixes, besides options for them.
    enum FixSearchReason {
        case noOne
        /// The formats of the report, each as it has a place for them.
        case formats
        /// The command, whatever its arguments say.
        case command
    }

    /// The options that must be the same for all shards of a run; the others are for each machine and for `merge` to choose.
    static let decisive: [OptionSyntax] = [
        .only, .disable, .rules, .scenario, .scenarioFile, .baseline, .noBaseline, .since, .allFolders, .isolatedFiles, .modules,
        .deploymentTarget, .config, .isolated,
    ]

    /// A format and the file it goes to; nil for standard output.
    struct Output: Equatable {
        var format: ReportFormat
        var path: String?
    }

    let input: Input
    let outputs: [Output]
    /// What wins over configurations.
    let run: RunOptions
    let configurations: ConfigurationSearch.Mode
    /// The source file whose settings are to be printed, instead of anything being linted.
    let shownFile: String?
    /// The program's rules and those of `--rules`.
    let book: RuleBook
    let ruleFolders: [String]
    /// The program's scenarios and those of `--scenarios`.
    let scenarios: ScenarioSelection
    let scenarioFiles: [String]
    let exitZero: Bool
    let strict: Bool
    let allFolders: Bool
    /// The file that states modules, in place of the project's own files.
    let modules: String?
    /// The part of the files that is analysed and reported; nil for all.
    let shard: Shard?
    /// What decides what the run says, in words that can be read again.
    let decisiveWords: [String]
    /// Whether nothing is read besides what is named.
    let isolatedFiles: Bool
    let jobs: Int
    let colour: ColourChoice
    let progress: ProgressChoice
    let statistics: Bool
    let quiet: Bool
    let baseline: BaselineChoice
    /// Nil where it depends on where the program runs.
    let staleBaseline: StaleBaseline?
    /// The commit, branch or tag since which something must have changed to be reported.
    let since: String?
    /// What is done with fixes; nil where nobody asks for them.
    let fixing: FixChoice?
    /// Whether fixes are looked for: they take a second run of each screen.
    let offersFixes: Bool

    /// - Parameters:
    ///   - paths: what is to be linted, where the operands are not only that.
    ///   - fixes: who asks for fixes.
    init(_ arguments: Arguments, paths: [String]? = nil, fixes: FixSearchReason = .noOne) throws(UsageError) {
        input = try Self.input(arguments, paths: paths)
        outputs = try Self.outputs(arguments.values(of: .format))
        run = try Self.run(arguments)
        configurations = try Self.configurations(arguments)
        shownFile = arguments.value(of: .showConfig)
        if shownFile != nil, let path = arguments.operands.first {
            throw UsageError(
                "'--show-config' lints nothing, so it takes no path '\(path)'", advice: "Leave one of them out.")
        }
        ruleFolders = arguments.values(of: .rules)
        book = try RuleFolder.book(with: ruleFolders)
        scenarioFiles = arguments.values(of: .scenarioFile)
        scenarios = try ScenarioSelection(arguments)
        exitZero = arguments.has(.exitZero)
        strict = arguments.has(.strict)
        allFolders = arguments.has(.allFolders)
        isolatedFiles = arguments.has(.isolatedFiles)
        modules = arguments.value(of: .modules)
        shard = try arguments.value(of: .shard).map { text throws(UsageError) in try Shard(text) }
        decisiveWords = arguments.words(of: Self.decisive)
        if shard != nil, arguments.has(.scriptInput) || input.isStandardInput {
            throw UsageError("--shard needs files and folders, not standard input or --script-input")
        }
        jobs = try arguments.number(of: .jobs, in: 1...Threads.limit) ?? Threads.coreCount
        colour = try arguments.choice(of: .color) ?? .auto
        quiet = arguments.has(.quiet)
        progress = try arguments.choice(of: .progress) ?? (quiet ? .never : .auto)
        statistics = arguments.has(.statistics)
        baseline = try BaselineChoice(arguments)
        staleBaseline = try arguments.choice(of: .staleBaseline)
        since = try Self.since(arguments.value(of: .since), input)
        fixing = fixes == .command ? nil : try FixChoice(arguments)
        offersFixes =
            switch fixes {
            case .noOne: fixing != nil
            case .command: true
            case .formats: fixing != nil || outputs.contains { [quiet] in $0.format.namesFixes(quiet: quiet) }
            }
        if fixing != nil, input.isStandardInput || shard != nil {
            throw UsageError("fixes need files, not standard input or a shard", advice: "Name the files instead.")
        }
    }

    private static func run(_ arguments: Arguments) throws(UsageError) -> RunOptions {
        var run = RunOptions()
        run.only = arguments.list(of: .only)
        run.disabled = arguments.list(of: .disable)
        run.scenarios = arguments.list(of: .scenario)
        run.failLevel = try arguments.choice(of: .failLevel)
        run.maxWarnings = try arguments.number(of: .maxWarnings, in: 0...Int.max)
        run.deploymentTarget = try deploymentTarget(arguments.value(of: .deploymentTarget))
        return run
    }

    private static func since(_ reference: String?, _ input: Input) throws(UsageError) -> String? {
        guard let reference else { return nil }
        if reference.hasPrefix("-") {
            throw UsageError("option '--since' needs a branch, a tag or a commit, not '\(reference)'")
        }
        if case .standardInput = input {
            throw UsageError("--since and standard input ('-') do not go together", advice: "Name the file instead.")
        }
        return reference
    }

    static func deploymentTarget(_ text: String?) throws(UsageError) -> Version? {
        guard let text else { return nil }
        guard let version = Version(text) else { throw .notAVersion(text, option: .deploymentTarget) }
        return version
    }

    /// What a page says that it is about: the paths, or the file that says what they are; empty for standard input.
    var subject: [String] {
        guard case .paths(let paths) = input else { return [] }
        return paths.isEmpty ? [modules].compactMap(\.self) : paths
    }

    func configurationSearch() throws(UsageError) -> ConfigurationSearch {
        try ConfigurationSearch(
            configurations, parts: ConfigurationParts(ruleFolders: ruleFolders, scenarioFiles: scenarioFiles))
    }

    static func configurations(_ arguments: Arguments) throws(UsageError) -> ConfigurationSearch.Mode {
        guard let path = arguments.value(of: .config) else { return arguments.has(.isolated) ? .isolated : .nearest }
        if arguments.has(.isolated) {
            throw UsageError("'--config' and '--isolated' do not go together", advice: "Keep one of them.")
        }
        return .file(path)
    }

    private static func input(_ arguments: Arguments, paths: [String]?) throws(UsageError) -> Input {
        if arguments.value(of: .modules) != nil, arguments.has(.isolatedFiles) {
            throw UsageError(
                "--modules and --isolated-files do not go together", advice: "Nothing is read besides the sources of the modules."
            )
        }
        let operands = paths ?? arguments.operands
        if operands.contains("") {
            throw UsageError(
                "a PATH is empty",
                advice: "Look at the variable that it comes from. The current folder is '.', or no PATH at all.")
        }
        let stdinPath = arguments.value(of: .stdinPath)
        if arguments.has(.scriptInput) {
            guard operands.isEmpty, stdinPath == nil else {
                throw UsageError("option '--script-input' takes its files from Xcode, and no PATH beside them")
            }
            return .paths(try ScriptInput().swiftFiles())
        }
        guard operands.contains("-") else {
            if stdinPath != nil { throw UsageError("option '--stdin-path' needs '-' as the only PATH") }
            // Modules say themselves what is reported.
            return .paths(operands.isEmpty && arguments.value(of: .modules) == nil ? ["."] : operands)
        }
        if arguments.value(of: .modules) != nil {
            throw UsageError("--modules and standard input ('-') do not go together", advice: "Name the file instead.")
        }
        guard operands.count == 1 else {
            throw UsageError("standard input ('-') and other paths do not go together", advice: "Lint them in two runs.")
        }
        return .standardInput(stdinPath)
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

extension OptionSyntax {
    static let format = OptionSyntax(
        "--format", takes: "FORMAT[:FILE]", repeats: true,
        summary: "\(list(ReportFormat.allCases.map(\.rawValue))); text unless given; may be repeated, all but one with a file")
    static let stdinPath = OptionSyntax(
        "--stdin-path", takes: "PATH", summary: "the path of the file whose text is standard input")
    static let scriptInput = OptionSyntax(
        "--script-input", summary: "lint the input files and file lists of the current Xcode build phase")
    static let only = OptionSyntax("--only", takes: "ID,…", repeats: true, summary: "run these rules and no others")
    static let disable = OptionSyntax("--disable", takes: "ID,…", repeats: true, summary: "do not run these rules")
    static let failLevel = OptionSyntax(
        "--fail-level", takes: "LEVEL",
        summary: "\(list(FailLevel.allCases.map(\.rawValue))): the least severity that fails; warning unless given")
    static let maxWarnings = OptionSyntax("--max-warnings", takes: "N", summary: "tolerate N warnings, fail on more")
    static let exitZero = OptionSyntax("--exit-zero", summary: "exit with 0 even if there are findings")
    static let strict = OptionSyntax("--strict", summary: "exit with 2 if anything was not analysed")
    static let allFolders = OptionSyntax(
        "--all-folders", summary: "lint build products and dependencies, too, and copied libraries")
    static let isolatedFiles = OptionSyntax(
        "--isolated-files", summary: "read nothing besides the files and folders named, not the project around them")
    static let modules = OptionSyntax(
        "--modules", takes: "FILE",
        summary: "modules, sources and dependencies as a build system states them, in place of the project's files")
    static let shard = OptionSyntax(
        "--shard", takes: "I/N", summary: "analyse and report part I of N; 'keyboardlint merge' joins the parts' JSON reports")
    static let deploymentTarget = OptionSyntax(
        "--deployment-target", takes: "VERSION",
        summary: "the oldest iOS version supported; unless given, that of each file's project")
    static let config = OptionSyntax(
        "--config", takes: "FILE", summary: "use this configuration for all files, not the nearest .keyboardlint.json of each")
    static let isolated = OptionSyntax("--isolated", summary: "read no .keyboardlint.json")
    static let showConfig = OptionSyntax(
        "--show-config", takes: "FILE",
        summary: "print the effective settings of a source file and the source of each; lint nothing")
    static let jobs = OptionSyntax("--jobs", takes: "N", summary: "threads to use; the number of cores unless given")
    static let color = OptionSyntax(
        "--color", takes: "WHEN",
        summary: "\(list(ColourChoice.allCases.map(\.rawValue))); auto follows NO_COLOR and uses color on a terminal only"
    )
    static let progress = OptionSyntax(
        "--progress", takes: "WHEN",
        summary:
            "\(list(ProgressChoice.allCases.map(\.rawValue))); auto shows the progress of long runs on a terminal, and nothing in CI"
    )
    static let statistics = OptionSyntax(
        "--statistics", summary: "count findings, handlers, reasons and time on standard error")
    static let baseline = OptionSyntax(
        "--baseline", takes: "FILE", summary: "the baseline; unless given, the nearest \(BaselineFile.defaultName)")
    static let noBaseline = OptionSyntax("--no-baseline", summary: "ignore the baseline")
    static let staleBaseline = OptionSyntax(
        "--stale-baseline", takes: "WHAT",
        summary:
            "\(list(StaleBaseline.allCases.map(\.rawValue))): what to do about entries without a finding; fail where "
            + "the environment variable CI is set")
    static let since = OptionSyntax(
        "--since", takes: "REF", summary: "only findings on code changed since the merge base with a branch, tag or commit")
    static let quiet = OptionSyntax("--quiet", summary: "findings only: no summary, no list of what was not analysed")
}
