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
        case prose(String)
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
            let text = text(of: line)
            if isBlank(text) {
                line += 1
            } else if let fence = Fence(opening: text) {
                blocks.append(code(fence))
            } else if let heading = heading(text) {
                blocks.append(MarkdownBlock(kind: heading, range: contentRange(of: line)))
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
        while line < file.lines.count, !fence.isClosed(by: text(of: line)) { line += 1 }
        let isClosed = line < file.lines.count
        let content = ByteRange(file.lines.range(ofLine: opening).end, isClosed ? file.lines.starts[line] : file.bytes.count)
        let last = isClosed ? line : opening
        line += 1
        return MarkdownBlock(
            kind: .code(info: fence.info, content: content, isClosed: isClosed),
            range: contentRange(of: opening).union(contentRange(of: last)))
    }

    private mutating func prose() -> MarkdownBlock {
        let first = line
        var texts: [String] = []
        while line < file.lines.count {
            let text = text(of: line)
            guard !isBlank(text), Fence(opening: text) == nil, heading(text) == nil else { break }
            texts.append(text)
            line += 1
        }
        return MarkdownBlock(
            kind: .prose(texts.joined(separator: "\n")), range: contentRange(of: first).union(contentRange(of: line - 1)))
    }

    private func heading(_ text: String) -> MarkdownBlock.Kind? {
        let marks = text.prefix { $0 == "#" }
        guard !marks.isEmpty, marks.count <= 6, text.dropFirst(marks.count).first == " " else { return nil }
        return .heading(level: marks.count, title: String(text.dropFirst(marks.count).trimmed))
    }

    private func text(of index: Int) -> String { file.text(ofLine: index + 1) }

    private func isBlank(_ text: String) -> Bool { text.utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }

    private func contentRange(of index: Int) -> ByteRange {
        let start = file.lines.starts[index]
        return ByteRange(start, start + text(of: index).utf8.count)
    }
}

/// A line of three or more backticks, and what follows them.
private struct Fence {
    let length: Int
    let info: String

    init?(opening line: String) {
        let ticks = line.prefix { $0 == "`" }
        let info = line.dropFirst(ticks.count).trimmed
        guard ticks.count >= 3, !info.contains("`") else { return nil }
        length = ticks.count
        self.info = String(info)
    }

    func isClosed(by line: String) -> Bool {
        let ticks = line.prefix { $0 == "`" }
        return ticks.count >= length && line.dropFirst(ticks.count).trimmed.isEmpty
    }
}

extension StringProtocol {
    var trimmed: SubSequence {
        var rest = self[...]
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return rest
    }
}
