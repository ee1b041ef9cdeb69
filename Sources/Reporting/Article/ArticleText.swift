import LintEngine
import RuleBook

/// Where an article is printed.
package struct Terminal: Sendable {
    /// In columns.
    package var width: Int
    package var colours: Bool
    /// Whether text can be a link (OSC 8).
    package var links: Bool

    package init(width: Int, colours: Bool = false, links: Bool = false) {
        self.width = min(max(width, Self.narrowest), Self.widest)
        self.colours = colours
        self.links = links
    }

    /// Narrower than this nothing can be read, wider than that no eye finds the next line.
    private static let narrowest = 40
    private static let widest = 140
}

/// An article for a terminal.
package struct ArticleText {
    private let article: Article
    private let terminal: Terminal
    private let isWhole: Bool
    private var footnotes: [String] = []
    private var lines: [StyledText] = []

    /// - Parameter isWhole: whether all sections are shown, in the order in which they are written.
    package init(_ article: Article, on terminal: Terminal, isWhole: Bool = true) {
        self.article = article
        self.isWhole = isWhole
        self.terminal = terminal
        write()
    }

    package var text: String {
        let style = Style(colours: terminal.colours)
        return lines.map { style.rendering($0, links: terminal.links) + "\n" }.joined()
    }

    // MARK: The whole

    private mutating func write() {
        writeHead()
        for part in isWhole ? article.parts : article.shortParts {
            switch part {
            case .block(let block):
                if case .heading = block {} else { lines.append(StyledText()) }
                write(block, indent: Self.indent)
            case .drawing(let demonstration): write(demonstration)
            }
        }
        if !isWhole {
            lines.append(StyledText())
            write(StyledText("keyboardlint explain \(article.id) --full prints the whole article.", .faint), indent: Self.indent)
        }
        guard !footnotes.isEmpty else { return }
        lines.append(StyledText())
        for (number, url) in footnotes.enumerated() { lines.append(StyledText("  [\(number + 1)] \(url)", .faint)) }
    }

    private static let indent = 2

    private mutating func writeHead() {
        let severity = StyledText(article.severity.rawValue, article.severity.role)
        let properties = article.properties.map { StyledText(" · \($0)", .faint) }.reduce(severity) { $0 + $1 }
        let id = StyledText(article.id, .heading)
        let gap = terminal.width - id.width - properties.width
        if gap >= 2 {
            lines.append(id + StyledText(String(repeating: " ", count: gap)) + properties)
        } else {
            lines += [id] + properties.wrapped(to: terminal.width)
        }
        lines.append(StyledText(String(repeating: "━", count: terminal.width), .faint))
        lines += styled(Markdown.read(article.title).first?.inlines ?? [.text(article.title)], .strong).wrapped(
            to: terminal.width)
    }

    private mutating func write(_ demonstration: Demonstration) {
        lines.append(StyledText())
        let margin = StyledText(String(repeating: " ", count: Self.indent + 2))
        lines += ScreenSketch(demonstration, width: terminal.width - Self.indent - 2).lines.map { margin + $0 }
        lines.append(StyledText())
        let caption = styled(InlineReader.read(SafeText.escaping(demonstration.caption)))
        write(caption, indent: Self.indent)
    }

    // MARK: Blocks

    private mutating func write(_ block: Markdown.Block, indent: Int) {
        switch block {
        case .heading(let level, let title): write(heading: title, level: level)
        case .paragraph(let inlines): write(styled(inlines), indent: indent)
        case .list(let first, let items): write(items, from: first, indent: indent)
        case .code(let info, let code): write(code, info, indent: indent + 2)
        case .table(let table): lines += self.lines(of: table, width: terminal.width - indent).map { spaces(indent) + $0 }
        }
    }

    private mutating func write(heading title: [Markdown.Inline], level: Int) {
        lines.append(StyledText())
        guard level < 3 else {
            lines.append(StyledText("  ▸ ", .faint) + styled(title, .heading))
            return
        }
        lines += styled(title, .heading).wrapped(to: terminal.width)
        lines.append(StyledText(String(repeating: "─", count: min(lines.last?.width ?? 0, terminal.width)), .faint))
    }

    private mutating func write(_ text: StyledText, indent: Int) {
        lines += text.wrapped(to: terminal.width - indent).map { spaces(indent) + $0 }
    }

    private mutating func write(_ items: [[Markdown.Block]], from first: Int?, indent: Int) {
        for (position, item) in items.enumerated() {
            let marker = first.map { "\($0 + position). " } ?? "• "
            let start = lines.count
            for (number, block) in item.enumerated() {
                if number > 0 { lines.append(StyledText()) }
                write(block, indent: indent + marker.count)
            }
            guard lines.indices.contains(start) else { continue }
            lines[start] = spaces(indent) + StyledText(marker, .faint) + lines[start].dropping(indent + marker.count)
        }
    }

    private func spaces(_ count: Int) -> StyledText { StyledText(String(repeating: " ", count: count)) }

    // MARK: Code

    /// A line that is too long is broken where the carets under it break as well, so that they stay under what they mark.
    private mutating func write(_ code: [String], _ info: String, indent: Int) {
        let coloured = Self.colour(code.map { $0.replacing("\t", with: "    ") }, as: info)
        let width = terminal.width - indent
        var index = 0
        while index < coloured.count {
            var group = [coloured[index]]
            while index + group.count < coloured.count, SwiftColouring.isMark(coloured[index + group.count].text) {
                group.append(coloured[index + group.count])
            }
            index += group.count
            for chunk in Self.broken(group, to: width) {
                // Of carets that are broken with their line, only the pieces that mark something.
                for (row, line) in chunk.enumerated() where row == 0 || line.text.contains("^") {
                    lines.append(spaces(indent) + line)
                }
            }
        }
    }

    static func colour(_ code: [String], as info: String) -> [StyledText] {
        switch info {
        case "swift": SwiftColouring.lines(code)
        case "pattern": PatternColouring.lines(code)
        default: code.map { StyledText(SafeText.escaping($0)) }
        }
    }

    /// The lines of a group, the first of which is code and the others carets under it, cut at the same columns.
    private static func broken(_ group: [StyledText], to width: Int) -> [[StyledText]] {
        guard group[0].width > width else { return [group] }
        let code = Array(group[0].text)
        let hanging = min(code.prefix { $0 == " " }.count + 4, width / 2)
        var chunks: [[StyledText]] = []
        var start = 0
        while start < code.count {
            let room = chunks.isEmpty ? width : width - hanging
            var end = start
            var column = 0
            while end < code.count, column + code[end].terminalWidth <= room {
                column += code[end].terminalWidth
                end += 1
            }
            if end < code.count { end = breakPoint(in: code, start..<end) }
            end = max(end, start + 1)
            let margin = StyledText(String(repeating: " ", count: chunks.isEmpty ? 0 : hanging))
            chunks.append(group.map { margin + $0.slice(start..<end) })
            start = end
        }
        return chunks
    }

    /// After a space or an opening bracket, or before a dot, as near to the end as there is one.
    private static func breakPoint(in code: [Character], _ range: Range<Int>) -> Int {
        let places = range.dropFirst(range.count / 3).reversed()
        let space = places.first { code[$0] == " " }.map { $0 + 1 }
        return space ?? places.first { code[$0] == "." } ?? places.first { "([{,".contains(code[$0]) }.map { $0 + 1 }
            ?? range.upperBound
    }

    // MARK: Text

    mutating func styled(_ inlines: [Markdown.Inline], _ role: StyledText.Role = .plain) -> StyledText {
        var text = StyledText()
        for inline in inlines {
            switch inline {
            case .text(let plain): text = text + StyledText(SafeText.escaping(plain), role)
            case .code(let code):
                let code = SafeText.escaping(code)
                text = text + StyledText(terminal.colours ? code : "`\(code)`", .code)
            case .strong(let inner): text = text + styled(inner, .strong)
            case .emphasis(let inner):
                let inner = styled(inner, .emphasis)
                text = text + (terminal.colours ? inner : StyledText("*") + inner + StyledText("*"))
            case .link(let title, let url): text = text + link(styled(title, role), to: SafeText.escaping(url))
            }
        }
        return text
    }

    /// A title that is a link, or a title and the number of a footnote.
    private mutating func link(_ title: StyledText, to url: String) -> StyledText {
        guard !terminal.links else {
            return StyledText(title.pieces.map { StyledText.Piece(text: $0.text, role: $0.role, url: url) })
        }
        if title.text == url { return title }
        let number = footnotes.firstIndex(of: url) ?? footnotes.count
        if number == footnotes.count { footnotes.append(url) }
        return title + StyledText(" [\(number + 1)]", .faint)
    }
}

extension StyledText {
    /// Characters of it, by position.
    func slice(_ range: Range<Int>) -> StyledText {
        var result = StyledText()
        var position = 0
        for piece in pieces {
            let characters = Array(piece.text)
            let start = max(range.lowerBound - position, 0)
            let end = min(range.upperBound - position, characters.count)
            if start < end {
                result.pieces.append(Piece(text: String(characters[start..<end]), role: piece.role, url: piece.url))
            }
            position += characters.count
        }
        return result
    }

    func dropping(_ count: Int) -> StyledText { slice(count..<Int.max) }
}

extension Markdown.Block {
    fileprivate var inlines: [Markdown.Inline]? {
        if case .paragraph(let inlines) = self { inlines } else { nil }
    }
}

extension Rule.Severity {
    var role: StyledText.Role {
        switch self {
        case .error: .bad
        case .warning: .handler
        case .note, .off: .guide
        }
    }
}
