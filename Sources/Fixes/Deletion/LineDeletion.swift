import LintEngine
import SourceText
import SwiftLexer
import SwiftParser

/// The edits by which code goes, so that what is left looks as if it had never been there.
///
/// Code that has its lines for itself takes them along, with the comments directly above; of the blank lines around it one stays
/// where it parts two things, and none at the beginning or end of a block.
struct LineDeletion {
    private(set) var edits: [FileEdit] = []
    /// Where comments go with the code.
    private(set) var comments: [(path: String, line: Int)] = []

    /// - Parameter nodes: none within another.
    init(of nodes: [Syntax]) {
        let byTree = Dictionary(grouping: nodes) { ObjectIdentifier($0.tree) }
        for nodes in byTree.values {
            guard let tree = nodes.first?.tree else { continue }
            let file = tree.file
            let comments = tree.comments
            var ranges = nodes.map { Self.lines(of: $0, comments) }.sorted()
            ranges = ranges.reduce(into: []) { joined, range in
                // What only blank lines part is one deletion.
                if let last = joined.last, file.isBlank(from: last.end, to: range.start) {
                    joined[joined.count - 1] = last.union(range)
                } else {
                    joined.append(range)
                }
            }
            for range in ranges {
                let whole = Self.withBlankLines(range, in: file)
                edits.append(FileEdit(path: file.path, TextEdit(range: whole, replacement: "")))
                self.comments += comments.filter(range.contains).map { (file.path, file.location(at: $0.start).line) }
            }
        }
        edits.sort()
        comments.sort { ($0.path, $0.line) < ($1.path, $1.line) }
    }

    /// The lines that a node has for itself, with the comments above; the node's own bytes where it shares them.
    ///
    /// - Parameter comments: all of the file.
    private static func lines(of node: Syntax, _ comments: [ByteRange]) -> ByteRange {
        let file = node.file
        var range = node.range
        let first = file.lines.lineIndex(at: range.start)
        let last = file.lines.lineIndex(at: max(range.start, range.end - 1))
        let end = file.lines.range(ofLine: last).end
        // A semicolon ends the statement, and is none by itself.
        let next = file.firstNonSpace(from: range.end, to: end)
        if next < end, file.bytes[next] == UInt8(ascii: ";") { range.end = file.firstNonSpace(from: next + 1, to: end) }
        guard file.isBlank(from: file.lines.starts[first], to: range.start), node.tree.isOnlyTrivia(from: range.end, to: end)
        else { return range }
        var start = first
        while start > 0, let above = node.tree.commentLine(endingAt: start - 1, among: comments) { start = above }
        return ByteRange(file.lines.starts[start], end)
    }

    private static func withBlankLines(_ range: ByteRange, in file: SourceFile) -> ByteRange {
        guard range.start == 0 || file.bytes[range.start - 1] == .lineFeed,
            range.end == 0 || file.bytes[range.end - 1] == .lineFeed
        else { return range }
        var result = range
        let first = file.lines.lineIndex(at: range.start)
        var above = first
        while above > 0, file.isBlankLine(above - 1) { above -= 1 }
        var below = file.lines.lineIndex(at: range.end)
        let next = below
        while below < file.lines.count - 1, file.isBlankLine(below) { below += 1 }
        let opens = above == 0 || file.lastByte(ofLine: above - 1) == UInt8(ascii: "{")
        let closes = below >= file.lines.count || file.firstByte(ofLine: below) == UInt8(ascii: "}")
        let separates = above < first
        // A heading goes with the last of what it was above.
        if above > 0, file.isHeading(above - 1), closes || file.isHeading(below) {
            above -= 1
            result.start = file.lines.starts[above]
            result.end = below < file.lines.count ? file.lines.starts[below] : result.end
            while closes, above > 0, file.isBlankLine(above - 1) {
                above -= 1
                result.start = file.lines.starts[above]
            }
            return result
        }
        if closes, separates { result.start = file.lines.starts[above] }
        if below > next, opens || separates { result.end = file.lines.starts[below] }
        return result
    }
}

extension SourceFile {
    /// Where something else than spaces and tabs stands first; `end` where nothing does.
    fileprivate func firstNonSpace(from start: Int, to end: Int) -> Int {
        bytes[start..<end].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? end
    }

    /// Whether an empty line, or one of white space, lies between two places.
    func hasBlankLine(from start: Int, to end: Int) -> Bool {
        let (first, last) = (lines.lineIndex(at: start), lines.lineIndex(at: end))
        return last - first > 1 && ((first + 1)..<last).contains { isBlankLine($0) }
    }

    /// Whether a line is nothing but `// MARK:`.
    fileprivate func isHeading(_ line: Int) -> Bool {
        guard line < lines.count else { return false }
        let content = text(in: lines.contentRange(ofLine: line, in: bytes)).drop { $0 == " " || $0 == "\t" }
        return content.hasPrefix("//") && content.contains("MARK:")
    }

    /// Whether nothing but white space lies between two places; false where the second comes first.
    func isBlank(from start: Int, to end: Int) -> Bool {
        start <= end && bytes[start..<end].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }

    func isBlankLine(_ line: Int) -> Bool {
        let range = lines.range(ofLine: line)
        return isBlank(from: range.start, to: range.end)
    }

    fileprivate func firstByte(ofLine line: Int) -> UInt8? {
        let range = lines.range(ofLine: line)
        return bytes[range.start..<range.end].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }

    fileprivate func lastByte(ofLine line: Int) -> UInt8? {
        let range = lines.range(ofLine: line)
        return bytes[range.start..<range.end].last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }
}

extension SyntaxTree {
    /// All comments of the file.
    fileprivate var comments: [ByteRange] {
        tokens.tokens.indices.flatMap { tokens.trivia(before: $0) }.filter(\.kind.isComment).map(\.range)
    }

    /// Whether no token lies in a range, or ends in it; comments may.
    fileprivate func isOnlyTrivia(from start: Int, to end: Int) -> Bool {
        !tokens.tokens.contains { $0.range.start < end && $0.range.end > start && !$0.range.isEmpty }
    }

    /// The line on which a comment begins that ends a line and has its lines for itself; nil where there is none. A heading that
    /// parts a file (`// MARK:`) is about what comes after the code, too.
    fileprivate func commentLine(endingAt line: Int, among comments: [ByteRange]) -> Int? {
        let range = file.lines.range(ofLine: line)
        let content = file.lines.contentRange(ofLine: line, in: file.bytes)
        guard !content.isEmpty, isOnlyTrivia(from: range.start, to: range.end) else { return nil }
        let comment = comments.last { $0.end <= content.end && $0.end > range.start }
        guard let comment, comment.start < range.end else { return nil }
        let first = file.lines.lineIndex(at: comment.start)
        guard isOnlyTrivia(from: file.lines.starts[first], to: range.end),
            !file.text(in: comment).contains("MARK:"), !file.text(in: comment).contains("swiftlint:")
        else { return nil }
        return first
    }
}
