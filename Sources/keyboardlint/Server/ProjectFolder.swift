import LanguageServer
import LintEngine
import SourceText
import Synchronization

/// The user's files as the language server has them: the walk and the search of `lint`, open documents in place of what is on disk.
final class ProjectFolder: SourceTree {
    private let folder: String
    private let options: LintOptions
    private let memory = SearchMemory()
    /// With the configurations that the last walk has found.
    private let state: Mutex<Coverage>

    /// - Parameter folder: a real path.
    init?(_ folder: String, _ options: LintOptions) {
        guard let coverage = try? Coverage(paths: [folder], includesLeftOut: false), !coverage.folders.isEmpty else { return nil }
        self.folder = folder
        self.options = options
        state = Mutex(coverage)
    }

    private var coverage: Coverage { state.withLock { $0 } }

    func covers(_ path: String) -> Bool {
        if path.hasSuffix(".swift") { return coverage.verdict(onFile: path) == .covered }
        return coverage.verdict(onFolder: CanonicalPath(path).folder) == .covered
    }

    func read(anew: Bool) -> (Reading, Linter?, SettingIssue?) {
        let firstLook = RunConfiguration.firstLook(options)
        func walk(_ configurations: ConfigurationSearch) throws(UsageError) -> TreeWalk.Outcome {
            let coverage = try Coverage(paths: [folder], includesLeftOut: options.allFolders, configurations)
            state.withLock { $0 = coverage }
            return TreeWalk(coverage: coverage, purpose: .survey(firstLook, isAlone: false)).run(jobs: options.jobs)
        }
        do throws(UsageError) {
            let configurations = try ConfigurationSearch(options)
            let wasConfigured = coverage.configurations.hasFound
            let outcome = try walk(configurations)
            let run = try RunConfiguration(options, configurations)
            // Where there is no configuration, and was none, nothing says anything else than before.
            if !anew, !wasConfigured, !configurations.hasFound { return (Reading(outcome), nil, nil) }
            return (Reading(outcome), run.linter(after: firstLook), nil)
        } catch {
            // As if there were no configuration: better than nothing.
            let outcome = try? walk(.none)
            return (outcome.map(Reading.init) ?? Reading(), firstLook, SettingIssue(error))
        }
    }

    func read(_ path: String, _ linter: Linter) -> Reading {
        guard let file = try? SourceReader.read(path) else { return Reading() }
        return take(file, linter)
    }

    func take(_ file: SourceFile, _ linter: Linter) -> Reading {
        guard covers(file.path) else { return Reading() }
        let isConfigured = coverage.configurations.configuration(ofFileAt: file.path) != nil
        return Reading(file, linter, isAlone: false, isConfigured: isConfigured)
    }

    func search(open: [String: SourceFile], relatives: [SourceFile], hasAllRelatives: Bool) -> any SourceSearch {
        TreeSearch(
            coverage: coverage, jobs: options.jobs, relatives: relatives, hasAllRelatives: hasAllRelatives, open: open,
            memory: memory)
    }

    func crew(remembering memory: Memory, isFirst: Bool) -> any Crew {
        ThreadCrew(jobs: isFirst ? options.jobs : 1, remembering: memory)
    }

    func forget() { memory.forget() }
}

/// A document outside of every folder, which is linted by itself.
final class LoneFile: SourceTree {
    private let path: String
    private let options: LintOptions
    private let configurations: Mutex<ConfigurationSearch>

    init(path: String, _ options: LintOptions) {
        self.path = path
        self.options = options
        configurations = Mutex(.none)
    }

    func covers(_ path: String) -> Bool { path == self.path }

    func read(anew: Bool) -> (Reading, Linter?, SettingIssue?) {
        let firstLook = RunConfiguration.firstLook(options)
        do throws(UsageError) {
            let found = try ConfigurationSearch(options)
            _ = found.configuration(ofFileAt: path)
            let run = try RunConfiguration(options, found)
            configurations.withLock { $0 = found }
            return (read(path, firstLook), run.linter(after: firstLook), nil)
        } catch {
            configurations.withLock { $0 = .none }
            return (read(path, firstLook), firstLook, SettingIssue(error))
        }
    }

    func read(_ path: String, _ linter: Linter) -> Reading {
        guard let file = try? SourceReader.read(path) else { return Reading() }
        return take(file, linter)
    }

    func take(_ file: SourceFile, _ linter: Linter) -> Reading {
        let found = configurations.withLock { $0 }
        let configuration = found.configuration(ofFileAt: path)
        if configuration?.leavesOut(found.realPath(ofFileAt: path)) ?? false { return Reading() }
        return Reading(file, linter, isAlone: true, isConfigured: configuration != nil)
    }

    /// In nothing but the document itself.
    func search(open: [String: SourceFile], relatives: [SourceFile], hasAllRelatives: Bool) -> any SourceSearch {
        TreeSearch(
            coverage: .nothing, jobs: 1, relatives: relatives, hasAllRelatives: hasAllRelatives, open: open)
    }

    func crew(remembering memory: Memory, isFirst: Bool) -> any Crew { ThreadCrew(jobs: 1, remembering: memory) }

    func forget() {}
}

extension ConfigurationSearch {
    fileprivate convenience init(_ options: LintOptions) throws(UsageError) {
        try self.init(
            options.configurations,
            parts: ConfigurationParts(ruleFolders: options.ruleFolders, scenarioFiles: options.scenarioFiles))
    }
}

extension SettingIssue {
    init(_ error: UsageError) {
        self.init([error.message, error.advice].compactMap(\.self).joined(separator: "\n"))
    }
}

extension SourceTree {
    func finds(_ file: SourceFile, declaring names: Set<String>, mentioning others: Set<String>) -> Bool {
        let search = TreeSearch(
            coverage: .nothing, jobs: 1, relatives: [], hasAllRelatives: false, open: [file.path: file])
        return !search.files(declaring: names, mentioning: others).isEmpty
    }
}

extension Reading {
    init(_ outcome: TreeWalk.Outcome) {
        self.init()
        surveys = outcome.surveys
        mentions = outcome.mentions
        relatives = outcome.relatives
        hasMoreRelatives = outcome.hasMoreRelatives
    }

    /// What a walk would take of the file.
    init(_ file: SourceFile, _ linter: Linter, isAlone: Bool, isConfigured: Bool) {
        var outcome = TreeWalk.Outcome()
        if file.bytes.count <= ReadBuffer.sizeLimit {
            file.bytes.withUnsafeBytes {
                outcome.take(
                    $0, .swift, path: { file.path }, for: .survey(linter, isAlone: isAlone), isConfigured: isConfigured)
            }
        }
        self.init(outcome)
    }
}
