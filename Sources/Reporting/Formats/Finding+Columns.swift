import LintEngine
import SourceText

extension ReportSetting {
    /// Lines and columns from 1, columns in UTF-16 code units, as web pages and most editors count them. Where the file is not at
    /// hand, columns are those of the report, which count bytes.
    func utf16Region(_ range: SourceRange, in path: String) -> UTF16Region {
        let file = sources[path]
        func column(_ location: SourceLocation) -> Int { file?.utf16Column(of: location) ?? location.column }
        return UTF16Region(
            startLine: range.start.line, startColumn: column(range.start), endLine: range.end.line, endColumn: column(range.end))
    }
}

/// A range in a file, its end one past the last column.
struct UTF16Region: Hashable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    var endColumn: Int

    var isEmpty: Bool { startLine == endLine && startColumn == endColumn }
}
