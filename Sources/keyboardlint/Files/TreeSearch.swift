import LintEngine
import ProgramIndex
import SourceText
import Synchronization

/// Searches what a run knows for declarations and words.
///
/// The index that the first reading made says which files may have them; only those are read again, since keeping the bytes of
/// all would cost more memory than the rest of the run.
struct TreeSearch: SourceSearch {
    let coverage: FileSet
    let jobs: Int
    /// The words of the files on disk.
    let words: WordIndex
    var scopes = ModuleScopes.single
    /// The files that contain `eyboard`, besides those with handlers.
    var relatives: [SourceFile] = []
    /// Files that are other than on disk, by path.
    var open: [String: SourceFile] = [:]
    /// Where to remember what was found on disk.
    var cache: SearchCache?

    func files(declaring names: Set<String>, mentioning others: Set<String>) -> [SourceFile] {
        let types = names.filter(DeclarationIndex.isFramework)
        let scans = [
            DeclarationScan(names.subtracting(types)), DeclarationScan(types, as: .declarationOfType),
            DeclarationScan(others, as: .mention),
        ].filter { !$0.isEmpty }
        guard !scans.isEmpty else { return [] }
        return found(by: scans, ending: [".swift"]) {
            let paths = words.files(declaring: names, mentioning: others)
            return SourceReader.read(paths, jobs: jobs) { bytes in scans.contains { $0.matches(bytes) } }
        }
    }

    func interfaceFiles(naming classes: Set<String>, mentioning words: Set<String>) -> [SourceFile] {
        found(
            by: [DeclarationScan(classes, as: .customClass), DeclarationScan(words, as: .mention)],
            ending: [".storyboard", ".xib"])
    }

    func objectiveCFiles(mentioning words: Set<String>) -> [SourceFile] {
        found(by: [DeclarationScan(words, as: .mention)], ending: [".m", ".mm"])
    }

    /// Walks through files that the index of words leaves out.
    private func found(by scans: [DeclarationScan], ending endings: [StaticString]) -> [SourceFile] {
        let scans = scans.filter { !$0.isEmpty }
        guard !scans.isEmpty else { return [] }
        let purpose = TreeWalk.Purpose.search(scans, endings: endings)
        return found(by: scans, ending: purpose.endings) {
            // What is named is read whatever it is.
            TreeWalk(coverage: coverage, purpose: purpose).run(jobs: jobs).found.filter { $0.ends(with: endings) }
        }
    }

    /// What is on disk, with what is open in its place.
    private func found(
        by scans: [DeclarationScan], ending endings: [StaticString], onDisk search: () -> [SourceFile]
    ) -> [SourceFile] {
        let question = SearchCache.Question(names: scans.map(\.names), endings: endings.map { "\($0)" })
        let onDisk = cache?.cached(question, or: search) ?? search()
        guard !open.isEmpty else { return onDisk }
        return onDisk.filter { open[$0.path] == nil }
            + open.values.filter { file in
                file.ends(with: endings) && file.bytes.withUnsafeBytes { bytes in scans.contains { $0.matches(bytes) } }
            }
    }
}

extension SourceFile {
    fileprivate func ends(with endings: [StaticString]) -> Bool { endings.contains { path.hasSuffix("\($0)") } }
}

/// What searches of the same tree found on disk, as long as nothing there has changed.
final class SearchCache: Sendable {
    /// What is searched for, and in which files.
    struct Question: Hashable {
        let names: [DeclarationScan.Names]
        let endings: [String]
    }

    private struct State {
        var found: [Question: [SourceFile]] = [:]
        var bytes = 0
    }

    private let state = Mutex(State())

    /// Bytes of files that are kept; one search of a large tree may find thousands.
    private static let limit = 64 << 20

    func cached(_ question: Question, or search: () -> [SourceFile]) -> [SourceFile] {
        if let known = state.withLock({ $0.found[question] }) { return known }
        let found = search()
        state.withLock { state in
            let size = found.reduce(0) { $0 + $1.bytes.count }
            if state.bytes + size > Self.limit { state = State() }
            guard size <= Self.limit else { return }
            state.found[question] = found
            state.bytes += size
        }
        return found
    }

    func forget() { state.withLock { $0 = State() } }
}
