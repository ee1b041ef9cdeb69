import LintEngine
import SourceText

/// Searches what a run covers for declarations.
///
/// A name with `eyboard` in it can only be declared in a file that contains that, and those are at hand from the first reading. For
/// other names everything is read once more: the bytes are still in the system's cache, and keeping them all would cost more memory
/// than the rest of the run.
struct TreeSearch: SourceSearch {
    let coverage: Coverage
    let jobs: Int
    /// The files that contain `eyboard`, besides those surveyed.
    let relatives: [SourceFile]
    /// Whether those are all.
    let hasAllRelatives: Bool

    func files(declaring names: Set<String>) -> [SourceFile] {
        let near: Set<String> = hasAllRelatives ? names.filter { $0.contains("eyboard") } : []
        let scan = DeclarationScan(near)
        let found = relatives.filter { file in file.bytes.withUnsafeBytes(scan.matches) }
        return found + walk(for: DeclarationScan(names.subtracting(near)), TreeWalk.Purpose.search)
    }

    func interfaceFiles(naming classes: Set<String>) -> [SourceFile] {
        walk(for: DeclarationScan(classes, asCustomClass: true), TreeWalk.Purpose.searchInterfaces)
    }

    private func walk(for scan: DeclarationScan, _ purpose: (DeclarationScan) -> TreeWalk.Purpose) -> [SourceFile] {
        scan.isEmpty ? [] : TreeWalk(coverage: coverage, purpose: purpose(scan)).run(jobs: jobs).found
    }
}
