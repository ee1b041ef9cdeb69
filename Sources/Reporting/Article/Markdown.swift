/// The part of Markdown that rule articles are written in, as a tree.
///
/// Not all of CommonMark: what an author of a rule uses, and anything else stays readable as the text it is. Reading never fails.
enum Markdown {
    enum Block: Equatable {
        case heading(level: Int, [Inline])
        case paragraph([Inline])
        /// A numbered list has the number of its first item.
        case list(first: Int?, [[Block]])
        /// `info` is what follows the fence: the language.
        case code(info: String, lines: [String])
        case table(Table)
    }

    struct Table: Equatable {
        var header: [[Inline]]
        var alignsRight: [Bool]
        var rows: [[[Inline]]]
    }

    indirect enum Inline: Equatable {
        case text(String)
        case code(String)
        case strong([Inline])
        case emphasis([Inline])
        case link([Inline], url: String)
    }

    static func read(_ text: String) -> [Block] {
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
        var reader = MarkdownReader(lines, depth: 0)
        return reader.blocks()
    }
}

/// Reads lines into blocks.
private struct MarkdownReader {
    private let lines: [String]
    /// The next line.
    private var position = 0
    /// Of lists inside lists.
    private let depth: Int

    /// Deeper, an item's mark is left as it is written.
    private static let deepest = 8

    init(_ lines: [String], depth: Int) {
        self.lines = lines
        self.depth = depth
    }

    mutating func blocks() -> [Markdown.Block] {
        var blocks: [Markdown.Block] = []
        while position < lines.count {
            if isBlank(lines[position]) {
                position += 1
            } else {
                blocks.append(block())
            }
        }
        return blocks
    }

    /// The block at the next line, which is not blank. Every kind consumes at least that line.
    private mutating func block() -> Markdown.Block {
        let line = lines[position]
        if let fence = fence(line) { return code(fence) }
        let marks = line.prefix { $0 == "#" }.count
        if (1...6).contains(marks), line.dropFirst(marks).first == " " {
            position += 1
            return .heading(level: marks, InlineReader.read(String(line.dropFirst(marks + 1))))
        }
        if depth < Self.deepest, let marker = ListMarker(line) { return list(marker) }
        if let table = table() { return table }
        return .paragraph(InlineReader.read(paragraph()))
    }

    private func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }

    // MARK: Code

    private func fence(_ line: String) -> String? {
        let ticks = line.prefix { $0 == "`" }
        return ticks.count >= 3 && !line.dropFirst(ticks.count).contains("`") ? String(ticks) : nil
    }

    private mutating func code(_ fence: String) -> Markdown.Block {
        let info = lines[position].dropFirst(fence.count).filter { !$0.isWhitespace }
        position += 1
        let content = lines[position...].prefix { line in
            !(line.hasPrefix(fence) && line.allSatisfy { $0 == "`" || $0.isWhitespace })
        }
        position += content.count + 1
        return .code(info: info, lines: Array(content))
    }

    // MARK: Lists

    /// Items that follow one another; what is indented under an item belongs to it.
    private mutating func list(_ first: ListMarker) -> Markdown.Block {
        var items: [[Markdown.Block]] = []
        while position < lines.count, let marker = ListMarker(lines[position]), (marker.number == nil) == (first.number == nil) {
            var item = [String(lines[position].dropFirst(marker.width))]
            position += 1
            while position < lines.count, belongs(lines[position], to: marker) {
                item.append(String(lines[position].dropFirst(min(marker.width, indentation(lines[position])))))
                position += 1
            }
            while item.last.map(isBlank) == true { item.removeLast() }
            var reader = MarkdownReader(item, depth: depth + 1)
            items.append(reader.blocks())
        }
        return .list(first: first.number, items)
    }

    private func belongs(_ line: String, to marker: ListMarker) -> Bool {
        if isBlank(line) {
            // A blank line ends the list unless what follows is indented or is the next item.
            guard position + 1 < lines.count else { return false }
            let next = lines[position + 1]
            return indentation(next) >= marker.width
                || ListMarker(next).map { ($0.number == nil) == (marker.number == nil) } == true
        }
        return indentation(line) >= marker.width
            || (ListMarker(line) == nil && fence(line) == nil && !line.hasPrefix("#") && !isBlank(lines[position - 1]))
    }

    private func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }

    // MARK: Text

    private mutating func paragraph() -> String {
        let first = position
        position += 1
        while position < lines.count, !isBlank(lines[position]), fence(lines[position]) == nil, !lines[position].hasPrefix("#"),
            ListMarker(lines[position]) == nil
        {
            position += 1
        }
        return lines[first..<position].map { $0.trimmingSpaces }.joined(separator: " ")
    }

    private mutating func table() -> Markdown.Block? {
        guard position + 1 < lines.count, let header = cells(lines[position]), let rule = cells(lines[position + 1]),
            rule.count == header.count, rule.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0 == "-" || $0 == ":" } })
        else { return nil }
        position += 2
        var rows: [[[Markdown.Inline]]] = []
        while position < lines.count, let row = cells(lines[position]) {
            let filled = row.prefix(header.count) + Array(repeating: "", count: max(0, header.count - row.count))
            rows.append(filled.map(InlineReader.read))
            position += 1
        }
        return .table(
            Markdown.Table(
                header: header.map(InlineReader.read), alignsRight: rule.map { $0.hasSuffix(":") && !$0.hasPrefix(":") },
                rows: rows))
    }

    private func cells(_ line: String) -> [String]? {
        let line = line.trimmingSpaces
        guard line.hasPrefix("|"), line.count > 1 else { return nil }
        var cells: [String] = [""]
        var isCode = false
        for character in line.dropFirst() {
            if character == "`" { isCode.toggle() }
            if character == "|", !isCode { cells.append("") } else { cells[cells.count - 1].append(character) }
        }
        if line.hasSuffix("|") { cells.removeLast() }
        return cells.map(\.trimmingSpaces)
    }
}

/// `- ` or `1. ` at the start of a line.
private struct ListMarker {
    let number: Int?
    /// Columns up to the item's text.
    let width: Int

    init?(_ line: String) {
        if line.hasPrefix("- ") || line.hasPrefix("* ") {
            number = nil
            width = 2
            return
        }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        guard let value = Int(digits), digits.count < 4, line.dropFirst(digits.count).hasPrefix(". ") else { return nil }
        number = value
        width = digits.count + 2
    }
}

extension String {
    var trimmingSpaces: String {
        let start = drop { $0 == " " || $0 == "\t" }
        let end = start.reversed().drop { $0 == " " || $0 == "\t" }
        return String(end.reversed())
    }
}
