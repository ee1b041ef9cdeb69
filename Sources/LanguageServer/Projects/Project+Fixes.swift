import Fixes
import LintEngine
import SourceText

/// The fixes of one document, as long as it stays as it is: editors ask for actions at each move of the cursor.
struct DocumentFixes {
    private let file: SourceFile
    private let fixes: [Finding.Identity: Fix]

    /// Runs the changed screens of a document. Fixes that change other files are left out.
    init(of file: SourceFile, in project: Project) {
        self.file = file
        var files = project.parsed
        let unit = project.units.first { $0.file.path == file.path && $0.file.bytes == file.bytes }
        let findings = unit.map { FixSearch(project.linter).analyse($0, &files).findings } ?? []
        fixes = Dictionary(
            findings.compactMap { finding in
                guard let fix = finding.fix, fix.edits.allSatisfy({ $0.path == file.path }) else { return nil }
                return (finding.identity, fix)
            }, uniquingKeysWith: { first, _ in first })
    }

    func isAbout(_ other: SourceFile) -> Bool { file.path == other.path && file.bytes == other.bytes }

    subscript(finding: Finding) -> Fix? { fixes[finding.identity] }
}
