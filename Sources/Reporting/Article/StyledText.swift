/// Text in pieces, each with what it is: what a terminal shows in colours, and a page of HTML in spans.
struct StyledText: Equatable {
    var pieces: [Piece] = []

    struct Piece: Equatable {
        var text: String
        var role: Role = .plain
        /// Where it leads.
        var url: String?
    }

    /// What a piece of text is to the reader.
    enum Role: String, CaseIterable {
        case plain, strong, emphasis, code, heading, faint
        case keyword, type, string, number, comment, attribute, metavariable
        /// Carets under the code that a rule finds.
        case mark
        case keyboard, guide, handler, bad
    }

    init(_ pieces: [Piece] = []) { self.pieces = pieces }

    init(_ text: String, _ role: Role = .plain) {
        if !text.isEmpty { pieces = [Piece(text: text, role: role)] }
    }

    var text: String { pieces.map(\.text).joined() }
    var width: Int { pieces.reduce(0) { $0 + $1.text.terminalWidth } }
    var isEmpty: Bool { pieces.allSatisfy(\.text.isEmpty) }

    static func + (left: StyledText, right: StyledText) -> StyledText { StyledText(left.pieces + right.pieces) }

    func padded(to width: Int, alignedRight: Bool = false) -> StyledText {
        let padding = StyledText(String(repeating: " ", count: max(0, width - self.width)))
        return alignedRight ? padding + self : self + padding
    }
}

extension StyledText {
    /// Broken into lines at spaces, and inside words that are longer than a line.
    ///
    /// - Parameter width: of a line, in columns.
    func wrapped(to width: Int) -> [StyledText] {
        var lines: [StyledText] = []
        var line = StyledText()
        var column = 0
        for word in words {
            let gap = column > 0 && word.followsSpace ? 1 : 0
            if column > 0, column + gap + word.text.width > width, word.followsSpace {
                lines.append(line)
                (line, column) = (StyledText(), 0)
            } else if gap > 0 {
                line = line.adding(word.space)
                column += 1
            }
            for part in word.text.chopped(to: width) {
                if column > 0, column + part.width > width {
                    lines.append(line)
                    (line, column) = (StyledText(), 0)
                }
                line = line + part
                column += part.width
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    private func adding(_ piece: Piece) -> StyledText { StyledText(pieces + [piece]) }

    /// What stands between two spaces, in however many pieces.
    private struct Word {
        var text: StyledText
        var followsSpace: Bool
        /// The space before it, in the style of what it stands in.
        var space: Piece
    }

    private var words: [Word] {
        var words: [Word] = []
        var space: Piece? = Piece(text: " ")
        for piece in pieces {
            var isFirst = true
            for part in piece.text.split(separator: " ", omittingEmptySubsequences: false) {
                if !isFirst { space = Piece(text: " ", role: piece.role, url: piece.url) }
                isFirst = false
                guard !part.isEmpty else { continue }
                let text = Piece(text: String(part), role: piece.role, url: piece.url)
                if let before = space {
                    words.append(Word(text: StyledText([text]), followsSpace: true, space: before))
                    space = nil
                } else {
                    words[words.count - 1].text.pieces.append(text)
                }
            }
        }
        return words
    }

    /// Pieces of one line each at most.
    func chopped(to width: Int) -> [StyledText] {
        guard self.width > width else { return [self] }
        var parts: [StyledText] = []
        var part = StyledText()
        var column = 0
        for piece in pieces {
            for character in piece.text {
                if column > 0, column + character.terminalWidth > width {
                    parts.append(part)
                    (part, column) = (StyledText(), 0)
                }
                if let last = part.pieces.last, last.role == piece.role, last.url == piece.url {
                    part.pieces[part.pieces.count - 1].text.append(character)
                } else {
                    part.pieces.append(Piece(text: String(character), role: piece.role, url: piece.url))
                }
                column += character.terminalWidth
            }
        }
        return parts + [part]
    }
}
