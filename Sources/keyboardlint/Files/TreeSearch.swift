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

    func files(declaring names: Set<String>, mentioning others: Set<String>) -> [SourceFile] {
        let near = [DeclarationScan(nearby(names)), DeclarationScan(nearby(others), as: .mention)]
        let far = [
            DeclarationScan(names.subtracting(nearby(names))), DeclarationScan(others.subtracting(nearby(others)), as: .mention),
        ]
        let found = relatives.filter { file in
            file.bytes.withUnsafeBytes { bytes in near.contains { $0.matches(bytes) } }
        }
        let paths = Set(found.map(\.path))
        return found + walk(for: far, TreeWalk.Purpose.search).filter { !paths.contains($0.path) }
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
        return scans.isEmpty ? [] : TreeWalk(coverage: coverage, purpose: purpose(scans)).run(jobs: jobs).found
    }
}
