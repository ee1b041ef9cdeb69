import LintEngine
import SourceText

/// Searches what a run covers for declarations, by reading it once more: the bytes are still in the system's cache, and keeping
/// them would cost more memory than the whole run.
struct TreeSearch: SourceSearch {
    let coverage: Coverage
    let jobs: Int

    func files(declaring names: Set<String>) -> [SourceFile] {
        let scan = DeclarationScan(names)
        guard !scan.isEmpty else { return [] }
        return TreeWalk(coverage: coverage, purpose: .search(scan)).run(jobs: jobs).found
    }

    func interfaceFiles(naming classes: Set<String>) -> [SourceFile] {
        let scan = DeclarationScan(classes, asCustomClass: true)
        guard !scan.isEmpty else { return [] }
        return TreeWalk(coverage: coverage, purpose: .searchInterfaces(scan)).run(jobs: jobs).found
    }
}
