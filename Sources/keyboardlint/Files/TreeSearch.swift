import LintEngine
import SourceText
import Synchronization

/// Searches what a run covers for declarations.
///
/// A name with `eyboard` in it can only be declared in a file that contains that, and those are at hand from the first reading. For
/// other names everything is read once more: the bytes are still in the system's cache, and keeping them all would cost more memory
/// than the rest of the run.
struct TreeSearch: SourceSearch {
    let coverage: FileSet
    let jobs: Int
    /// The files that contain `eyboard`, besides those surveyed.
    let relatives: [SourceFile]
    /// Whether those are all.
    let hasAllRelatives: Bool
    /// Files that are other than on disk, by path; of these, too, `relatives` has those that belong there.
    var open: [String: SourceFile] = [:]
    /// Where to remember what was found on disk.
    var cache: SearchCache?

    func files(declaring names: Set<String>, mentioning others: Set<String>) -> [SourceFile] {
        let near = [DeclarationScan(nearby(names)), DeclarationScan(nearby(others), as: .mention)]
        let far = [
            DeclarationScan(names.subtracting(nearby(names))), DeclarationScan(others.subtracting(nearby(others)), as: .mention),
        ]
        let found = relatives(matching: near)
        let paths = Set(found.map(\.path))
        return found + walk(for: far, TreeWalk.Purpose.search).filter { !paths.contains($0.path) }
    }

    private func relatives(matching scans: [DeclarationScan]) -> [SourceFile] {
        guard !scans.allSatisfy(\.isEmpty) else { return [] }
        func matches(_ file: SourceFile) -> Bool {
            file.bytes.withUnsafeBytes { bytes in scans.contains { $0.matches(bytes) } }
        }
        guard let cache else { return relatives.filter(matches) }
        // Of many files few are open; what is found in the others does not change from key to key.
        let closed = cache.cached([.relatives] + scans.map(\.names)) { relatives.filter { open[$0.path] == nil && matches($0) } }
        return closed.filter { open[$0.path] == nil } + relatives.filter { open[$0.path] != nil && matches($0) }
    }

    func interfaceFiles(naming classes: Set<String>) -> [SourceFile] {
        walk(for: [DeclarationScan(classes, as: .customClass)], TreeWalk.Purpose.searchInterfaces)
    }

    /// The names that only relatives can contain.
    private func nearby(_ names: Set<String>) -> Set<String> {
        hasAllRelatives ? names.filter { $0.contains("eyboard") } : []
    }

    private func walk(for scans: [DeclarationScan], _ purpose: ([DeclarationScan]) -> TreeWalk.Purpose) -> [SourceFile] {
        let scans = scans.filter { !$0.isEmpty }
        guard !scans.isEmpty else { return [] }
        let purpose = purpose(scans)
        let walk = TreeWalk(coverage: coverage, purpose: purpose)
        let names = scans.map(\.names)
        let onDisk = cache?.cached(names) { walk.run(jobs: jobs).found } ?? walk.run(jobs: jobs).found
        guard !open.isEmpty else { return onDisk }
        return onDisk.filter { open[$0.path] == nil }
            + open.values.filter { file in
                purpose.endings.contains { file.path.hasSuffix("\($0)") }
                    && file.bytes.withUnsafeBytes { bytes in scans.contains { $0.matches(bytes) } }
            }
    }
}

/// What searches of the same tree found on disk, as long as nothing there has changed.
final class SearchCache: Sendable {
    private struct State {
        var found: [[DeclarationScan.Names]: [SourceFile]] = [:]
        var bytes = 0
    }

    private let state = Mutex(State())

    /// Bytes of files that are kept; one search of a large tree may find thousands.
    private static let limit = 64 << 20

    func cached(_ names: [DeclarationScan.Names], or search: () -> [SourceFile]) -> [SourceFile] {
        if let known = state.withLock({ $0.found[names] }) { return known }
        let found = search()
        state.withLock { state in
            let size = found.reduce(0) { $0 + $1.bytes.count }
            if state.bytes + size > Self.limit { state = State() }
            guard size <= Self.limit else { return }
            state.found[names] = found
            state.bytes += size
        }
        return found
    }

    func forget() { state.withLock { $0 = State() } }
}
