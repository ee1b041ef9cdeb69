import LintPolicy

extension CommandSyntax {
    static let merge = CommandSyntax(
        name: "merge", summary: "Join the JSON reports of all shards to the report of one run.",
        operands: OperandSyntax(
            name: "REPORT", count: 1...Int.max,
            summary: "what 'lint --shard I/N --format json' wrote; each shard once, in any order"),
        options: [.format, .failLevel, .maxWarnings, .exitZero, .strict, .staleBaseline, .color, .quiet],
        notes: [
            """
            Writes the bytes that one run over everything would have written. Run it in the folder and on the commit that the shards were \
            linted in: code, configuration and baseline are read there.
            """,
            """
            The arguments of the shards say what was linted and with which rules, configuration, baseline and --since. Exit status: as \
            'lint' over everything.
            """,
        ],
        run: { arguments, console in try MergeCommand(arguments, console).run() })
}

/// Reports what the shards of a run found, as the run over everything would.
struct MergeCommand {
    private let shards: ShardReports
    private let options: LintOptions
    private let console: Console

    init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
        shards = try ShardReports(arguments.operands)
        let own = arguments.words(of: CommandSyntax.merge.options).prefix { $0 != "--" }
        options = try LintOptions(Arguments(own + shards.arguments, for: .lint))
        self.console = console
    }

    func run() throws -> RunStatus {
        let configurations = try options.configurationSearch()
        try shards.find(configurations)
        let reported = try ReportedRun(options, configurations, console, joining: shards)
        try shards.check(reported.run)
        return try LintCommand(options, console).finish(reported)
    }
}
