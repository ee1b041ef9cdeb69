import Fixes
import LintEngine
import SourceText

/// The fixes of one document, as long as it stays as it is: editors ask for actions at each move of the cursor.
struct DocumentFixes {
    private let file: SourceFile
    private let fixes: [Finding.Identity: Fix]

    /// Runs the changed screens of a document.
    init(of file: SourceFile, in project: Project) {
        self.file = file
        var files = project.parsed
        // A handler may lie in another file than the observer, whose unit it is found with.
        let units = project.units.filter { unit in
            if unit.file.path == file.path { return unit.file.bytes == file.bytes }
            let known = project.results[project.key(unit)]?.analysis.findings ?? []
            return known.contains { $0.path == file.path && $0.handler != nil }
        }
        let findings = units.flatMap { FixSearch(project.linter).analyse($0, &files).findings }.filter { $0.path == file.path }
        fixes = Dictionary(
            findings.compactMap { finding in finding.fix.map { (finding.identity, $0) } }, uniquingKeysWith: { first, _ in first }
        )
    }

    func isAbout(_ other: SourceFile) -> Bool { file.path == other.path && file.bytes == other.bytes }

    subscript(finding: Finding) -> Fix? { fixes[finding.identity] }
}
