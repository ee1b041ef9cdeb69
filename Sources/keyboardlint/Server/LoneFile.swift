import LanguageServer
import LintEngine
import LintPolicy
import ProgramIndex
import SourceText
import Synchronization

/// A document outside of every folder, which is linted by itself.
final class LoneFile: SourceTree {
    private let path: String
    private let options: LintOptions
    private let state: Mutex<State>

    private struct State {
        var configurations = ConfigurationSearch.none
        var baseline: ServerBaseline?
    }

    init(path: String, _ options: LintOptions) {
        self.path = path
        self.options = options
        state = Mutex(State())
    }

    func covers(_ path: String) -> Bool { path == self.path }

    func reports(_ path: String) -> Bool { path == self.path }

    func read(anew: Bool) -> Overview {
        let firstLook = RunConfiguration.firstLook(options)
        do throws(UsageError) {
            let found = try options.configurationSearch()
            _ = found.configuration(ofFileAt: path)
            let run = try RunConfiguration(options, found)
            let coverage = try? FileSet(paths: [path], includesLeftOut: options.allFolders, found)
            let baseline = ServerBaseline(options, found, coverage ?? .nothing, run, from: CanonicalPath(path).folder)
            state.withLock { $0 = State(configurations: found, baseline: baseline) }
            return Overview(
                read(path, firstLook), linter: run.linter(after: firstLook), known: baseline.known, issue: baseline.issue)
        } catch {
            state.withLock { $0 = State() }
            return Overview(read(path, firstLook), linter: firstLook, issue: SettingIssue(error))
        }
    }

    func write(_ baseline: Baseline) throws(SettingIssue) {
        try state.withLock { $0.baseline }?.write(baseline)
    }

    func take(_ file: SourceFile, _ linter: Linter) -> Reading {
        let configurations = state.withLock { $0.configurations }
        if configurations.leavesOut(fileAt: path) { return Reading() }
        return Reading(file, linter, isAlone: true, isConfigured: configurations.configuration(ofFileAt: path) != nil)
    }

    /// In nothing but the document itself.
    func search(open: [String: SourceFile], relatives: [SourceFile], hasAllRelatives: Bool) -> any SourceSearch {
        TreeSearch(
            coverage: .nothing, jobs: 1, words: WordIndex(), relatives: relatives, open: open)
    }

    func workers(using cache: AnswerCache, isFirst: Bool) -> any WorkerPool { ThreadPool(jobs: 1, using: cache) }

    func forget() {}
}
