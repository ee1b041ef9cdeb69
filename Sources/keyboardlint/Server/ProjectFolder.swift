import LanguageServer
import LintEngine
import SourceText

/// The user's files as the language server has them: the walk and the search of `lint`, open documents in place of what is on disk.
struct ProjectFolder: SourceTree {
    private let coverage: Coverage
    private let jobs: Int
    private let memory = SearchMemory()

    /// - Parameter folder: a real path.
    init?(_ folder: String, jobs: Int) {
        guard let coverage = try? Coverage(paths: [folder], includesLeftOut: false), !coverage.folders.isEmpty else { return nil }
        self.coverage = coverage
        self.jobs = jobs
    }

    func covers(_ path: String) -> Bool {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        return coverage.verdict(onFolder: folder) == .covered
    }

    func read(_ linter: Linter) -> Reading {
        Reading(TreeWalk(coverage: coverage, purpose: .survey(linter, isAlone: false)).run(jobs: jobs))
    }

    func read(_ path: String, _ linter: Linter) -> Reading {
        guard let file = try? SourceReader.read(path) else { return Reading() }
        return take(file, linter)
    }

    func take(_ file: SourceFile, _ linter: Linter) -> Reading {
        Reading(file, linter, isAlone: false)
    }

    func search(open: [String: SourceFile], relatives: [SourceFile], hasAllRelatives: Bool) -> any SourceSearch {
        TreeSearch(
            coverage: coverage, jobs: jobs, relatives: relatives, hasAllRelatives: hasAllRelatives, open: open, memory: memory)
    }

    func crew(remembering memory: Memory, isFirst: Bool) -> any Crew { ThreadCrew(jobs: isFirst ? jobs : 1, remembering: memory) }

    func forget() { memory.forget() }
}

/// A document outside of every folder, which is linted by itself.
struct LoneFile: SourceTree {
    let path: String

    func covers(_ path: String) -> Bool { path == self.path }

    func read(_ linter: Linter) -> Reading { read(path, linter) }

    func read(_ path: String, _ linter: Linter) -> Reading {
        guard let file = try? SourceReader.read(path) else { return Reading() }
        return take(file, linter)
    }

    func take(_ file: SourceFile, _ linter: Linter) -> Reading {
        Reading(file, linter, isAlone: true)
    }

    /// In nothing but the document itself.
    func search(open: [String: SourceFile], relatives: [SourceFile], hasAllRelatives: Bool) -> any SourceSearch {
        TreeSearch(
            coverage: .nothing, jobs: 1, relatives: relatives, hasAllRelatives: hasAllRelatives, open: open)
    }

    func crew(remembering memory: Memory, isFirst: Bool) -> any Crew { ThreadCrew(jobs: 1, remembering: memory) }

    func forget() {}
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
    init(_ file: SourceFile, _ linter: Linter, isAlone: Bool) {
        var outcome = TreeWalk.Outcome()
        if file.bytes.count <= ReadBuffer.sizeLimit {
            file.bytes.withUnsafeBytes { outcome.take($0, .swift, path: { file.path }, for: .survey(linter, isAlone: isAlone)) }
        }
        self.init(outcome)
    }
}
