import LintEngine
import LintPolicy
import PatternMatching

extension CommandSyntax {
    static let baseline = CommandSyntax(
        name: "baseline", summary: "Keep a list of today's findings, so that only new ones are reported.",
        operands: OperandSyntax(
            name: "write|prune|report [PATH]", count: 1...Int.max,
            summary: "the action, then files and folders as for 'lint'; without any, the current folder"),
        options: [
            .baseline, .only, .disable, .rules, .scenario, .scenarioFile, .allFolders, .isolatedFiles, .modules,
            .deploymentTarget, .config,
            .isolated,
            .jobs,
        ],
        notes: [
            """
            'write' records every finding in the baseline: an entry for each rule and place, so that findings of one cause, which 'lint' \
            reports as one, have several. 'prune' removes entries that are no longer found and follows renamed files; \
            it adds nothing. 'report' changes nothing and lists new findings, and entries that are gone with the reason.
            """,
            """
            Only entries that this run could reproduce are checked: entries of files that are not linted and of rules that do not \
            run stay. The baseline is \(BaselineFile.defaultName) in the current folder or the nearest folder around it, up to the \
            root of the repository, unless --baseline or the configuration of the first PATH names another file.
            """,
        ],
        run: { arguments, console in
            guard let verb = BaselineCommand.Verb(rawValue: arguments.operands[0]) else {
                throw UsageError(
                    "'baseline' does not know '\(arguments.operands[0])'"
                        + suggestion(for: arguments.operands[0], among: BaselineCommand.Verb.allCases.map(\.rawValue)),
                    advice: "It takes \(list(BaselineCommand.Verb.allCases.map(\.rawValue))).")
            }
            let options = try LintOptions(arguments, paths: Array(arguments.operands.dropFirst()))
            if case .standardInput = options.input {
                throw UsageError("a baseline needs files, not standard input ('-')", advice: "Name files and folders.")
            }
            return try BaselineCommand(verb: verb, options: options).run(console)
        })
}

/// Makes a baseline of a run's findings, or compares one with them.
struct BaselineCommand {
    enum Verb: String, CaseIterable {
        case write, prune, report
    }

    let verb: Verb
    let options: LintOptions

    func run(_ console: Console) throws -> RunStatus {
        let configurations = try options.configurationSearch()
        let input = try LintRun.Input(options, configurations)
        let (file, before) = try baseline(configurations, input.coverage)
        let run = try LintRun(options, configurations, input, RunProgress())
        if let complaint = run.complaint {
            console.complain(complaint.message, complaint.advice)
            return .failure
        }
        let known = KnownFindings(before ?? Baseline([]), in: LintedFolder(run, file))
        let comparison = run.linter.comparison(run.analyses, to: known)
        let text = BaselineText(comparison, file: file.path, findings: run.report().findings.count)
        switch verb {
        case .write:
            let baseline = comparison.baseline(includingNew: true)
            try file.write(baseline)
            try console.write(text.written(baseline, over: before))
        case .prune:
            let baseline = comparison.baseline(includingNew: false)
            if baseline != before { try file.write(baseline) }
            try console.write(text.pruned(baseline, from: known.baseline))
        case .report:
            try console.write(text.report)
        }
        return .success
    }

    /// What there is; nothing is all right only where it is to be written.
    private func baseline(
        _ configurations: ConfigurationSearch, _ coverage: FileSet
    ) throws(UsageError) -> (file: BaselineFile, before: Baseline?) {
        if let file = try BaselineFile.chosen(by: options, configurations, coverage) {
            return (file, verb == .write ? try file.readIfThere() : try file.read())
        }
        guard verb == .write else {
            throw UsageError(
                "there is no \(BaselineFile.defaultName) in the current folder or around it",
                advice: "Write one with 'keyboardlint baseline write', or name one with --baseline FILE.")
        }
        return (try BaselineFile(BaselineFile.defaultName), nil)
    }
}
