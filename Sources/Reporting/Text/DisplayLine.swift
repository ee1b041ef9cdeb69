import SourceText

/// One line of a source file as a terminal shows it: tabs expanded, unsafe characters made visible, columns counted.
struct DisplayLine {
    let text: String
    /// The bytes of the file that `text` shows; a very long line is cut to what surrounds the place of interest.
    private let shown: ByteRange
    private let file: SourceFile
    private let lead: String

    private static let tabWidth = 4
    /// A generated line of a megabyte must not be printed; these many bytes show the place and what surrounds it.
    private static let longestLine = 400
    private static let contextBefore = 120

    /// - Parameter focus: a byte offset on the line that must stay visible.
    init(_ number: Int, of file: SourceFile, focus: Int) {
        var line = file.lines.range(ofLine: number - 1)
        while line.end > line.start, [.lineFeed, .carriageReturn].contains(file.bytes[line.end - 1]) { line.end -= 1 }
        let shown = line.count > Self.longestLine ? Self.window(in: line, around: focus, of: file) : line
        self.file = file
        self.shown = shown
        lead = shown.start > line.start ? "…" : ""
        let readSet = shown.end < line.end ? "…" : ""
        text = lead + Self.expand(file.text(in: shown), from: lead.terminalWidth) + readSet
    }

    /// The column, from 0, at which the character at `offset` stands; clamped to what is shown.
    func column(of offset: Int) -> Int {
        let end = min(max(offset, shown.start), shown.end)
        let before = Self.expand(file.text(in: ByteRange(shown.start, end)), from: lead.terminalWidth)
        return lead.terminalWidth + before.terminalWidth
    }

    private static func window(in line: ByteRange, around focus: Int, of file: SourceFile) -> ByteRange {
        let start = max(line.start, min(focus, line.end) - contextBefore)
        let end = min(line.end, start + longestLine)
        return ByteRange(scalarBoundary(start, file), scalarBoundary(end, file))
    }

    /// `offset`, or the start of the UTF-8 sequence it lies in.
    private static func scalarBoundary(_ offset: Int, _ file: SourceFile) -> Int {
        var offset = offset
        while offset > 0, offset < file.bytes.count, file.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }

    private static func expand(_ text: String, from column: Int) -> String {
        var result = ""
        var column = column
        for character in text {
            let piece = character == "\t" ? String(repeating: " ", count: tabWidth - column % tabWidth) : visible(character)
            result += piece
            column += piece.terminalWidth
        }
        return result
    }

    /// One column for each unsafe character: U+2400 and on picture the control characters, U+FFFD stands for the rest.
    private static func visible(_ character: Character) -> String {
        guard character.unicodeScalars.contains(where: SafeText.isUnsafe) else { return String(character) }
        return character.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar.value {
            case _ where !SafeText.isUnsafe(scalar): text.unicodeScalars.append(scalar)
            case 0x00...0x1F: text.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
            default: text.unicodeScalars.append("\u{FFFD}")
            }
        }
    }
}
