import LintEngine
import LintPolicy
import PatternMatching
import SourceText

/// What a run over the user's files found, before anything is reported.
struct LintRun {
    let options: LintOptions
    let configuration: RunConfiguration
    let linter: Linter
    /// What is reported.
    let coverage: FileSet
    private let reported: ReportedFiles
    private(set) var outcome: TreeWalk.Outcome
    let analyses: [FileAnalysis]
    /// The reports that are joined instead of anything being analysed; nil in a run of its own.
    private let shards: [Report]?

    /// What came through standard input; nil where nothing did.
    let piped: SourceFile?

    /// What is read: folders and files, and standard input in place of one of them.
    struct Input {
        let coverage: FileSet
        let standardInput: StandardInput?
        /// Nil where the project's files say what belongs together.
        let modules: StatedModules?

        init(_ options: LintOptions, _ configurations: ConfigurationSearch) throws(UsageError) {
            let whole = try Input(ofAll: options, configurations)
            standardInput = whole.standardInput
            modules = whole.modules
            coverage = options.shard.map(whole.coverage.only) ?? whole.coverage
        }

        /// Of all shards, if there are any.
        private init(ofAll options: LintOptions, _ configurations: ConfigurationSearch) throws(UsageError) {
            modules = try options.modules.map { path throws(UsageError) in try StatedModules(path) }
            switch options.input {
            case .standardInput(let path):
                let input = try StandardInput(
                    as: path, isAlone: options.isolatedFiles, includesLeftOut: options.allFolders, configurations)
                standardInput = input
                coverage = input.coverage
            case .paths(let paths):
                standardInput = nil
                if let modules {
                    coverage = try FileSet(modules, paths: paths, includesLeftOut: options.allFolders, configurations)
                    return
                }
                let named = try FileSet(paths: paths, includesLeftOut: options.allFolders, configurations)
                coverage = options.isolatedFiles ? named : named.withSurroundings()
            }
        }
    }

    /// Reads and analyses.
    init(
        _ options: LintOptions, _ configurations: ConfigurationSearch, _ input: Input, _ progress: RunProgress
    ) throws(UsageError) {
        progress.begin(.reading)
        // What the walk reads does not depend on what configurations say of rules, so that they may turn up on the way.
        let firstLook = RunConfiguration.firstLook(options)
        coverage = input.coverage
        if let standardInput = input.standardInput {
            (outcome, piped) = standardInput.read(firstLook, jobs: options.jobs)
        } else {
            let walk = TreeWalk(
                coverage: coverage, purpose: .fileSummary(firstLook, isAlone: coverage.isOneFile), progress: progress)
            (outcome, piped) = (walk.run(jobs: options.jobs), nil)
        }
        outcome.refuseLargeProjectFiles()
        for path in CrashGuard.leftOut { outcome.refuse(path, CrashGuard.reason) }
        let project = Self.project(outcome, input)
        configuration = try RunConfiguration(options, configurations, input.modules, project)
        linter = configuration.linter(after: firstLook)
        let search = TreeSearch(
            coverage: coverage, jobs: options.jobs, words: outcome.words, scopes: project.scopes,
            relatives: outcome.relatives,
            open: piped.map { [$0.path: $0] } ?? [:])
        reported = piped.map { ReportedFiles(only: $0.path) } ?? ReportedFiles(coverage)
        var analyses = Analysis(
            linter: linter, jobs: options.jobs, reported: reported, offersFixes: options.offersFixes, progress: progress
        ).run(
            outcome.fileSummaries, outcome.mentions, search)
        if !options.allFolders {
            var copies = CopiedLibraries(coverage, paths: outcome.words.knownPaths)
            outcome.summary.inCopiedLibraries = copies.takeFindings(from: &analyses, isReported: reported.contains)
        }
        self.analyses = analyses
        self.options = options
        shards = nil
        noteFoldersWithoutSwift()
    }

    /// Takes what the shards of a run found.
    ///
    /// - Parameters:
    ///   - shards: in the order of their numbers.
    ///   - configurations: has found all that the shards found.
    init(
        joining shards: [Report], _ options: LintOptions, _ configurations: ConfigurationSearch, _ input: Input
    ) throws(UsageError) {
        self.options = options
        self.shards = shards
        coverage = input.coverage
        configuration = try RunConfiguration(options, configurations, input.modules)
        linter = configuration.linter(after: RunConfiguration.firstLook(options))
        reported = ReportedFiles(coverage)
        var outcome = TreeWalk.Outcome()
        outcome.summary.filesRead = shards.reduce(0) { $0 + $1.summary.filesRead }
        outcome.summary.leftOutByConfiguration = shards.reduce(0) { $0 + $1.summary.leftOutByConfiguration }
        outcome.notAnalysed = shards.flatMap(\.notAnalysed)
        self.outcome = outcome
        (analyses, piped) = ([], nil)
    }

    /// Which files belong together; asked only where there is something that may lean on another file.
    private static func project(_ outcome: TreeWalk.Outcome, _ input: Input) -> ProjectModules.Reading {
        let coverage = input.coverage
        if let modules = input.modules { return modules.reading }
        if outcome.fileSummaries.isEmpty && outcome.relatives.isEmpty || coverage.isOneFile { return .init() }
        return ProjectModules(coverage, paths: outcome.words.knownPaths + outcome.projectFiles).read(outcome.words)
    }

    /// What is told of the files that the user named.
    func report(_ focus: FindingFilter = .everything) -> Report {
        if let shards {
            let division = coverage.only(Shard(number: 1, count: shards.count))
            return linter.report(merging: shards, focus: focus) { path in
                reported.isNamed(path) || reported.areAll ? division.shardNumber(ofFileAt: path) : nil
            }
        }
        if let shard = options.shard {
            return linter.report(
                part(shard), of: analyses, notAnalysed: outcome.notAnalysed, summary: outcome.summary, focus: focus,
                isReported: reported.contains)
        }
        let report = linter.report(analyses, notAnalysed: outcome.notAnalysed, summary: outcome.summary, focus: focus)
        return reported.areAll ? report : report.restricted(to: reported.contains)
    }

    /// What of a shard's report the analyses do not say.
    private func part(_ shard: Shard) -> ReportShard {
        let shown = Dictionary(analyses.flatMap(\.sources).map { ($0.path, $0) }) { first, _ in first }
        return ReportShard(
            number: shard.number, count: shard.count, arguments: options.decisiveWords,
            configurations: configuration.paths, rules: configuration.selection.rules.map(\.id),
            sources: shown.values.map { ReportShard.Source(path: $0.path, hash: $0.stableHash) }.sorted { $0.path < $1.path })
    }

    /// Of several folders that the user named, one may be the wrong one.
    private mutating func noteFoldersWithoutSwift() {
        guard options.shard == nil, !outcome.readNothing else { return }
        let seen = outcome.words.knownPaths + outcome.notAnalysed.map(\.path)
        for folder in coverage.folders where !seen.contains(where: { FileSet.path($0, below: folder.path) != nil }) {
            outcome.refuse(folder.path, "has no Swift file" + (outcome.summary.leftOutByConfiguration > 0 ? " to lint" : ""))
        }
    }

    /// What to say where there was nothing to look at; nil where there was, and where the configuration leaves out the files that
    /// were named one by one: a hook or a build phase names whatever changed.
    var complaint: UsageError? {
        // A part of few files may have none of them.
        if options.shard != nil, !outcome.words.knownPaths.isEmpty { return nil }
        guard outcome.readNothing else { return nil }
        if outcome.summary.leftOutByConfiguration > 0 {
            guard !coverage.folders.isEmpty, options.shard == nil, shards == nil else { return nil }
            let files = configuration.paths.isEmpty ? "the configuration" : list(configuration.paths.map { "'\($0)'" })
            return UsageError(
                "nothing was linted: \(files) left out every Swift file in the given paths",
                advice:
                    "Look at 'exclude' and 'include' there; 'keyboardlint --show-config FILE' shows what decides about a file.")
        }
        if let modules = configuration.modules, outcome.notAnalysed.isEmpty {
            return UsageError(
                "no module of '\(modules.path)' that is reported has a Swift file",
                advice: "A module is reported unless it has \"report\": false; PATHs report those of all modules.")
        }
        return UsageError(
            outcome.notAnalysed.isEmpty ? "no Swift file in the given paths" : "nothing could be read",
            advice: "Name a Swift file, or a folder with Swift files in it.")
    }
}
