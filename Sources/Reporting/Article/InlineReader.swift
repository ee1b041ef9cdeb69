/// Reads the text of a paragraph: code, emphasis and links.
struct InlineReader {
    private let text: [Character]
    private var position = 0
    private var result: [Markdown.Inline] = []
    private var plain = ""
    private let depth: Int

    /// Emphasis in links in emphasis: deeper is somebody's experiment, and is left as it is written.
    private static let deepest = 8
    /// Characters up to which the end of something is looked for: a mark without an end costs no more than that.
    private static let longest = 1_000

    static func read(_ text: String) -> [Markdown.Inline] {
        var reader = InlineReader(Array(text), depth: 0)
        return reader.inlines()
    }

    private init(_ text: [Character], depth: Int) {
        self.text = text
        self.depth = depth
    }

    private mutating func inlines() -> [Markdown.Inline] {
        while position < text.count {
            let character = text[position]
            if character == "\\", position + 1 < text.count, text[position + 1].isPunctuation || text[position + 1].isSymbol {
                plain.append(text[position + 1])
                position += 2
            } else if let (inline, end) = special(character) {
                finishText()
                result.append(inline)
                position = end
            } else {
                plain.append(character)
                position += 1
            }
        }
        finishText()
        return result
    }

    private mutating func finishText() {
        if !plain.isEmpty { result.append(.text(plain)) }
        plain = ""
    }

    /// What begins here and where it ends; nil for a character that stands for itself.
    private func special(_ character: Character) -> (Markdown.Inline, Int)? {
        guard depth < Self.deepest else { return nil }
        switch character {
        case "`": return code()
        case "*": return emphasis()
        case "[": return link()
        default: return nil
        }
    }

    private func code() -> (Markdown.Inline, Int)? {
        let ticks = text[position...].prefix { $0 == "`" }.count
        var start = position + ticks
        while let close = firstIndex(of: "`", from: start) {
            let run = text[close...].prefix { $0 == "`" }.count
            if run == ticks {
                var code = String(text[(position + ticks)..<close])
                // A space at both ends keeps backticks of the code apart from the fence.
                if ticks > 1, code.hasPrefix(" "), code.hasSuffix(" "), code.count > 1 {
                    code = String(code.dropFirst().dropLast())
                }
                return (.code(code), close + run)
            }
            start = close + run
        }
        return nil
    }

    private func emphasis() -> (Markdown.Inline, Int)? {
        let stars = text[position...].prefix { $0 == "*" }.count
        guard stars <= 2, position + stars < text.count, !text[position + stars].isWhitespace else { return nil }
        var index = position + stars
        while index < limit {
            if text[index] == "`", let (_, end) = InlineReader(text, depth: depth, at: index).code() {
                index = end
                continue
            }
            let run = text[index...].prefix { $0 == "*" }.count
            if run == stars, !text[index - 1].isWhitespace {
                let inner = inner(position + stars..<index)
                return (stars == 2 ? .strong(inner) : .emphasis(inner), index + run)
            }
            index += max(run, 1)
        }
        return nil
    }

    private func link() -> (Markdown.Inline, Int)? {
        var open = 0
        var index = position
        while index < limit {
            if text[index] == "[" { open += 1 }
            if text[index] == "]" { open -= 1 }
            if open == 0 { break }
            index += 1
        }
        guard index + 1 < text.count, text[index + 1] == "(", let end = firstIndex(of: ")", from: index) else { return nil }
        let url = String(text[(index + 2)..<end])
        guard !url.isEmpty, !url.contains(" ") else { return nil }
        return (.link(inner(position + 1..<index), url: url), end + 1)
    }

    private init(_ text: [Character], depth: Int, at position: Int) {
        self.init(text, depth: depth)
        self.position = position
    }

    private func inner(_ range: Range<Int>) -> [Markdown.Inline] {
        var reader = InlineReader(Array(text[range]), depth: depth + 1)
        return reader.inlines()
    }

    private func firstIndex(of character: Character, from start: Int) -> Int? {
        start < limit ? text[start..<limit].firstIndex(of: character) : nil
    }

    private var limit: Int { min(text.count, position + Self.longest) }
}
