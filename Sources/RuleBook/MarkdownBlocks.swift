import SourceText

/// A piece of the Markdown a rule file is written in: headings, fenced code and, undivided, everything else.
struct MarkdownBlock: Sendable {
    let kind: Kind
    /// The whole lines of the block, without the last one's end.
    let range: ByteRange

    enum Kind: Sendable {
        case heading(level: Int, title: String)
        /// `content` is the range of the lines between the fences; `isClosed` is false where the file ends first.
        case code(info: String, content: ByteRange, isClosed: Bool)
        /// Lines up to the next blank one, heading or fence.
        case prose
    }
}

/// Splits a Markdown file into its blocks.
func markdownBlocks(of file: SourceFile) -> [MarkdownBlock] {
    var splitter = MarkdownSplitter(file)
    return splitter.blocks()
}

private struct MarkdownSplitter {
    let file: SourceFile
    /// The index of the next line.
    var line = 0

    init(_ file: SourceFile) { self.file = file }

    mutating func blocks() -> [MarkdownBlock] {
        var blocks: [MarkdownBlock] = []
        while line < file.lines.count {
            let content = content(of: line)
            if isBlank(content) {
                line += 1
            } else if let fence = Fence(opening: content, in: file) {
                blocks.append(code(fence))
            } else if let heading = heading(content) {
                blocks.append(MarkdownBlock(kind: heading, range: content))
                line += 1
            } else {
                blocks.append(prose())
            }
        }
        return blocks
    }

    private mutating func code(_ fence: Fence) -> MarkdownBlock {
        let opening = line
        line += 1
        while line < file.lines.count, !fence.isClosed(by: content(of: line), in: file) { line += 1 }
        let isClosed = line < file.lines.count
        let lines = ByteRange(file.lines.range(ofLine: opening).end, isClosed ? file.lines.starts[line] : file.bytes.count)
        let last = isClosed ? line : opening
        line += 1
        return MarkdownBlock(
            kind: .code(info: fence.info, content: lines, isClosed: isClosed),
            range: content(of: opening).union(content(of: last)))
    }

    private mutating func prose() -> MarkdownBlock {
        let first = line
        while line < file.lines.count {
            let content = content(of: line)
            guard !isBlank(content), Fence(opening: content, in: file) == nil, heading(content) == nil else { break }
            line += 1
        }
        let range = content(of: first).union(content(of: line - 1))
        return MarkdownBlock(kind: .prose, range: range)
    }

    private func heading(_ content: ByteRange) -> MarkdownBlock.Kind? {
        let marks = file.count(of: "#", from: content)
        let end = content.start + marks
        guard (1...6).contains(marks), end < content.end, file.bytes[end] == UInt8(ascii: " ") else { return nil }
        return .heading(level: marks, title: String(file.text(in: ByteRange(end, content.end)).trimmed))
    }

    private func isBlank(_ content: ByteRange) -> Bool {
        file.bytes[content.start..<content.end].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    private func content(of index: Int) -> ByteRange { file.content(ofLine: index + 1) }
}

/// A line of three or more backticks, and what follows them.
private struct Fence {
    let length: Int
    let info: String

    init?(opening content: ByteRange, in file: SourceFile) {
        length = file.count(of: "`", from: content)
        guard length >= 3 else { return nil }
        info = String(file.text(in: ByteRange(content.start + length, content.end)).trimmed)
        if info.contains("`") { return nil }
    }

    func isClosed(by content: ByteRange, in file: SourceFile) -> Bool {
        let ticks = file.count(of: "`", from: content)
        return ticks >= length && file.bytes[content.start + ticks..<content.end].allSatisfy { $0 <= UInt8(ascii: " ") }
    }
}

extension SourceFile {
    /// The bytes of a line, counted from 1, without its end.
    func content(ofLine line: Int) -> ByteRange {
        let range = lines.range(ofLine: line - 1)
        let content = bytes[range.start..<range.end]
        let end = content.last == .lineFeed ? content.dropLast() : content
        return ByteRange(range.start, end.last == .carriageReturn ? end.endIndex - 1 : end.endIndex)
    }

    /// How often `character` stands at the start of `range`, without a gap.
    fileprivate func count(of character: Unicode.Scalar, from range: ByteRange) -> Int {
        bytes[range.start..<range.end].prefix { $0 == UInt8(ascii: character) }.count
    }
}

extension StringProtocol {
    /// Without the white space at both ends.
    var trimmed: SubSequence {
        var rest = self[...]
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return rest
    }
}
