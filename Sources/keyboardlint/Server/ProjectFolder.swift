import LanguageServer
import LintEngine
import LintPolicy
import ProgramIndex
import SourceText
import Synchronization

/// The user's files as the language server has them: the walk and the search of `lint`, open documents in place of what is on
/// disk.
final class ProjectFolder: SourceTree, AppSource {
    private let folder: String
    /// What is reported: the folder, or one file of it.
    private let named: String
    private let options: LintOptions
    private let cache = SearchCache()
    private let state: Mutex<State>

    private struct State {
        /// With the configurations that the last walk has found.
        var coverage: FileSet
        /// The words of the files on disk.
        var words = WordIndex()
        /// What belongs together; nil while nobody has asked since a file was made or a project has changed.
        var project: ProjectModules.Reading?
        var projectFiles: [String] = []
        var baseline: ServerBaseline?
    }

    /// - Parameter folder: a real path.
    init?(_ folder: String, _ options: LintOptions) {
        guard let coverage = try? FileSet(paths: [folder], includesLeftOut: false), !coverage.folders.isEmpty else { return nil }
        self.folder = folder
        named = folder
        self.options = options
        state = Mutex(State(coverage: coverage))
    }

    /// One file, with the project around it to lean on.
    ///
    /// - Parameter file: a real path.
    /// - Returns: nil where there is no project around it, or no such file.
    init?(aroundFileAt file: String, _ options: LintOptions) {
        guard let folder = file.parentFolder, ProjectRoot.folder(around: folder) != nil,
            let coverage = try? FileSet(paths: [file], includesLeftOut: false)
        else { return nil }
        self.folder = folder
        named = file
        self.options = options
        state = Mutex(State(coverage: coverage))
    }

    private var coverage: FileSet { state.withLock { $0.coverage } }

    func covers(_ path: String) -> Bool {
        if named != folder { return path == named }
        if path.hasSuffix(".swift") { return coverage.verdict(onFile: path) == .covered }
        return coverage.verdict(onFolder: CanonicalPath(path).folder) == .covered
    }

    func reports(_ path: String) -> Bool { ReportedFiles(coverage).contains(path) }

    func read(anew: Bool) -> Overview {
        let firstLook = RunConfiguration.firstLook(options)
        func walk(_ configurations: ConfigurationSearch) throws(UsageError) -> TreeWalk.Outcome {
            let coverage = try FileSet(paths: [named], includesLeftOut: options.allFolders, configurations).withSurroundings()
            let outcome = TreeWalk(coverage: coverage, purpose: .fileSummary(firstLook, isAlone: false)).run(jobs: options.jobs)
            state.withLock { $0 = State(coverage: coverage, words: outcome.words, projectFiles: outcome.projectFiles) }
            return outcome
        }
        do throws(UsageError) {
            let configurations = try options.configurationSearch()
            let wasConfigured = coverage.configurations.hasFound
            let outcome = try walk(configurations)
            let run = try RunConfiguration(options, configurations, nil, ProjectModules.Reading(apps: self))
            let baseline = ServerBaseline(options, configurations, coverage, run, from: folder)
            state.withLock { $0.baseline = baseline }
            // Where there is no configuration, and was none, nothing says anything else than before.
            let isAsBefore = !anew && !wasConfigured && !configurations.hasFound
            return Overview(
                Reading(outcome), linter: isAsBefore ? nil : run.linter(after: firstLook), known: baseline.known,
                issue: baseline.issue)
        } catch {
            // As if there were no configuration: better than nothing.
            let outcome = try? walk(.none)
            return Overview(outcome.map(Reading.init) ?? Reading(), linter: firstLook, issue: SettingIssue(error))
        }
    }

    func write(_ baseline: Baseline) throws(SettingIssue) {
        try state.withLock { $0.baseline }?.write(baseline)
    }

    func read(_ path: String, _ linter: Linter) -> Reading {
        guard let file = try? SourceReader.read(path) else {
            state.withLock { state in
                state.words.remove(path)
                state.project = nil
            }
            return Reading()
        }
        if coverage.knows(fileAt: path) {
            state.withLock { state in
                if !state.words.has(path) { state.project = nil }
                file.bytes.withUnsafeBytes { state.words.replace(path, with: $0) }
            }
        }
        return take(file, linter)
    }

    func take(_ file: SourceFile, _ linter: Linter) -> Reading {
        guard coverage.knows(fileAt: file.path) else { return Reading() }
        let isConfigured = coverage.configurations.configuration(ofFileAt: file.path) != nil
        return Reading(file, linter, isAlone: false, isConfigured: isConfigured)
    }

    func search(open: [String: SourceFile], relatives: [SourceFile], hasAllRelatives: Bool) -> any SourceSearch {
        let (coverage, words, scopes) = state.withLock { state in
            let project = state.project ?? Self.project(state, open: open.keys)
            state.project = project
            return (state.coverage, state.words, project.scopes)
        }
        return TreeSearch(
            coverage: coverage, jobs: options.jobs, words: words, scopes: scopes, relatives: relatives, open: open, cache: cache)
    }

    private static func project(_ state: State, open: some Sequence<String>) -> ProjectModules.Reading {
        let paths = state.words.knownPaths + state.projectFiles + open
        return ProjectModules(state.coverage, paths: paths).read(state.words)
    }

    /// As the project was when it was last searched, which comes before anything of it is run.
    func apps(ofFileAt path: String) -> [ShippedApp]? { state.withLock { $0.project }?.apps.apps(ofFileAt: path) }

    func isOnlyInPrograms(fileAt path: String) -> Bool {
        state.withLock { $0.project }?.apps.isOnlyInPrograms(fileAt: path) ?? false
    }

    func workers(using cache: AnswerCache, isFirst: Bool) -> any WorkerPool {
        ThreadPool(jobs: isFirst ? options.jobs : 1, using: cache)
    }

    func forget() {
        cache.forget()
        state.withLock { $0.project = nil }
    }
}

extension SettingIssue {
    init(_ error: UsageError) {
        self.init([error.message, error.advice].compactMap(\.self).joined(separator: "\n"))
    }
}

extension SourceTree {
    func read(_ path: String, _ linter: Linter) -> Reading {
        guard let file = try? SourceReader.read(path) else { return Reading() }
        return take(file, linter)
    }

    func finds(_ file: SourceFile, declaring names: Set<String>, mentioning others: Set<String>) -> Bool {
        let search = TreeSearch(
            coverage: .nothing, jobs: 1, words: WordIndex(), open: [file.path: file])
        return !search.files(declaring: names, mentioning: others).isEmpty
    }
}

extension Reading {
    init(_ outcome: TreeWalk.Outcome) {
        self.init()
        fileSummaries = outcome.fileSummaries
        mentions = outcome.mentions
        relatives = outcome.relatives
    }

    /// What a walk would take of the file.
    init(_ file: SourceFile, _ linter: Linter, isAlone: Bool, isConfigured: Bool) {
        var outcome = TreeWalk.Outcome()
        if file.bytes.count <= ReadBuffer.sizeLimit {
            file.bytes.withUnsafeBytes {
                outcome.take(
                    $0, .swift, path: { file.path }, for: .fileSummary(linter, isAlone: isAlone),
                    TreeWalk.Site(isConfigured: isConfigured))
            }
        }
        self.init(outcome)
    }
}
