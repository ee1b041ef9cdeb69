import PatternMatching
import SourceText
import Vocabulary

/// A piece of Swift from a rule file.
package struct Example: Sendable {
    /// As in the file, the comments that mark ranges included: they are comments in Swift too.
    package let code: String
    /// The line of the rule file at which the code begins.
    package let line: Int
    /// The byte ranges of `code` that stand over carets, in source order.
    package let marked: [ByteRange]

    /// The system it is built for, where its first line says so: `// deployment target 13.0`.
    package var deploymentTarget: Version? {
        let words = code.prefix { $0 != "\n" }.split(separator: " ")
        return words.prefix(3) == ["//", "deployment", "target"] && words.count == 4 ? Version(words[3]) : nil
    }

    package init(code: String, line: Int) throws(MarkIssue) {
        self.code = code
        self.line = line
        marked = try Self.markedRanges(in: SourceFile(path: "example", text: code))
    }

    /// Carets that stand under nothing.
    package struct MarkIssue: Error {
        package let message: String
        /// The line within the example, counted from 1.
        package let line: Int
    }

    /// The ranges that comment lines of nothing but carets mark in the line above them.
    ///
    /// Columns count characters, as a reader sees them. Several marks may share a comment, and several comments a line of code.
    package static func markedRanges(in file: SourceFile) throws(MarkIssue) -> [ByteRange] {
        var ranges: [ByteRange] = []
        var markedLine: Int?
        for line in 1...file.lines.count {
            let content = file.content(ofLine: line)
            let columns = caretColumns(file.bytes[content.start..<content.end])
            guard !columns.isEmpty else {
                markedLine = line
                continue
            }
            guard let markedLine else { throw MarkIssue(message: "no code above these carets", line: line) }
            let code = file.text(ofLine: markedLine)
            let start = file.lines.starts[markedLine - 1]
            for columns in columns {
                guard columns.upperBound <= code.count else {
                    throw MarkIssue(message: "the line over these carets ends before them", line: line)
                }
                let before = code.prefix(columns.lowerBound).utf8.count
                let through = code.prefix(columns.upperBound).utf8.count
                ranges.append(ByteRange(start + before, start + through))
            }
        }
        return ranges.sorted()
    }

    /// The runs of carets of a comment that holds nothing else, as columns from 0; empty for any other line.
    private static func caretColumns(_ line: ArraySlice<UInt8>) -> [Range<Int>] {
        let comment = line.drop { $0 == UInt8(ascii: " ") }
        guard comment.starts(with: "//".utf8) else { return [] }
        var runs: [Range<Int>] = []
        for index in comment.indices.dropFirst(2) {
            let column = index - line.startIndex
            switch line[index] {
            case UInt8(ascii: "^"):
                if let last = runs.last, last.upperBound == column {
                    runs[runs.count - 1] = last.lowerBound..<column + 1
                } else {
                    runs.append(column..<column + 1)
                }
            case UInt8(ascii: " "): continue
            default: return []
            }
        }
        return runs
    }
}
