import SourceText

/// Reads a YAML file into nodes; see `YAMLNode` for what is read.
///
/// Each step takes at least one line, and values nest to a limit: any bytes are read in time that grows with their number.
struct YAMLReader {
    private struct Line {
        /// The offset of the first character that counts.
        var start: Int
        /// Without comment and spaces behind.
        let end: Int
        /// How far the first character is from the line's start.
        var indentation: Int
    }

    private let file: SourceFile
    private let bytes: [UInt8]
    private var lines: [Line] = []
    private var next = 0
    private var depth = 0
    private static let depthLimit = 50

    static func read(_ file: SourceFile) -> YAMLNode {
        var reader = YAMLReader(file)
        return reader.block(from: 0)
    }

    private init(_ file: SourceFile) {
        self.file = file
        bytes = file.bytes
        for number in 0..<file.lines.count {
            let range = file.lines.contentRange(ofLine: number, in: bytes)
            var start = range.start
            while start < range.end, bytes[start] == UInt8(ascii: " ") { start += 1 }
            let end = Self.end(of: start..<range.end, in: bytes)
            guard start < end, !bytes[start..<end].starts(with: [UInt8(ascii: "-"), UInt8(ascii: "-"), UInt8(ascii: "-")]) else {
                continue
            }
            lines.append(Line(start: start, end: end, indentation: start - range.start))
        }
    }

    /// Where a line ends without its comment: `#` begins one at the start and behind a space, not in quotes.
    private static func end(of range: Range<Int>, in bytes: [UInt8]) -> Int {
        var quote: UInt8?
        var end = range.lowerBound
        for position in range {
            let byte = bytes[position]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                // Within a word it is an apostrophe.
                if position == range.lowerBound || !isWord(bytes[position - 1]) { quote = byte }
            } else if byte == UInt8(ascii: "#"), position == range.lowerBound || bytes[position - 1] <= 0x20 {
                break
            }
            if byte > 0x20 { end = position + 1 }
        }
        return end
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || (0x30...0x39).contains(byte)
    }

    // MARK: Blocks

    /// The value that begins on the next line, if that is indented so far.
    private mutating func block(from indentation: Int) -> YAMLNode {
        guard next < lines.count, lines[next].indentation >= indentation else {
            return YAMLNode(content: .nothing, range: ByteRange(bytes.count, bytes.count))
        }
        let line = lines[next]
        guard depth < Self.depthLimit else { return unread(below: indentation) }
        depth += 1
        defer { depth -= 1 }
        if isItem(line) { return list(at: line.indentation) }
        if key(of: line) != nil { return map(at: line.indentation) }
        next += 1
        let value = inline(line.start, line.end, indentation)
        // Text goes on over lines that are indented as far.
        while next < lines.count, lines[next].indentation >= max(indentation, 1), value.text != nil { next += 1 }
        return value
    }

    /// Passes what is indented so far.
    private mutating func unread(below indentation: Int) -> YAMLNode {
        let start = lines[next].start
        var end = lines[next].end
        repeat {
            end = lines[next].end
            next += 1
        } while next < lines.count && lines[next].indentation >= max(indentation, 1)
        return YAMLNode(content: .unread, range: ByteRange(start, end))
    }

    private func isItem(_ line: Line) -> Bool {
        bytes[line.start] == UInt8(ascii: "-") && (line.start + 1 == line.end || bytes[line.start + 1] == UInt8(ascii: " "))
    }

    private mutating func list(at indentation: Int) -> YAMLNode {
        var items: [YAMLNode] = []
        let start = lines[next].start
        var end = start
        while next < lines.count, lines[next].indentation == indentation, isItem(lines[next]) {
            end = lines[next].end
            var rest = lines[next].start + 1
            while rest < end, bytes[rest] == UInt8(ascii: " ") { rest += 1 }
            if rest < end {
                // What stands behind the dash is a block of its own, that far indented.
                lines[next].indentation += rest - lines[next].start
                lines[next].start = rest
                items.append(block(from: lines[next].indentation))
            } else {
                next += 1
                items.append(block(from: indentation + 1))
            }
        }
        return YAMLNode(content: .list(items), range: ByteRange(start, end))
    }

    private mutating func map(at indentation: Int) -> YAMLNode {
        var entries: [YAMLNode.Entry] = []
        let start = lines[next].start
        var end = start
        while next < lines.count, lines[next].indentation >= indentation {
            let line = lines[next]
            end = line.end
            next += 1
            // What is indented otherwise, or is no key, belongs to nothing that is known.
            guard line.indentation == indentation, let (key, behind) = key(of: line) else { continue }
            if behind < line.end {
                entries.append(YAMLNode.Entry(key: key, value: inline(behind, line.end, indentation + 1)))
            } else if next < lines.count, lines[next].indentation == indentation, isItem(lines[next]) {
                entries.append(YAMLNode.Entry(key: key, value: list(at: indentation)))
            } else {
                entries.append(YAMLNode.Entry(key: key, value: block(from: indentation + 1)))
            }
        }
        return YAMLNode(content: .map(entries), range: ByteRange(start, end))
    }

    /// A line's key, and where its value begins; nil for a line without.
    private func key(of line: Line) -> (String, Int)? {
        var position = line.start
        var quote: UInt8?
        if [UInt8(ascii: "["), UInt8(ascii: "{")].contains(bytes[position]) { return nil }
        while position < line.end {
            let byte = bytes[position]
            if let open = quote {
                if byte == open { quote = nil }
            } else if position == line.start, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ":"), position + 1 == line.end || bytes[position + 1] == UInt8(ascii: " ") {
                var behind = position + 1
                while behind < line.end, bytes[behind] == UInt8(ascii: " ") { behind += 1 }
                let text = file.text(in: ByteRange(line.start, position))
                return (text.trimmingQuotes, behind)
            }
            position += 1
        }
        return nil
    }

    // MARK: Values on a line

    /// - Parameter indentation: of the lines that a value may go on in.
    private mutating func inline(_ start: Int, _ end: Int, _ indentation: Int) -> YAMLNode {
        let range = ByteRange(start, end)
        switch bytes[start] {
        case UInt8(ascii: "|"), UInt8(ascii: ">"):
            var last = end
            while next < lines.count, lines[next].indentation >= max(indentation, 1) {
                last = lines[next].end
                next += 1
            }
            return YAMLNode(content: .text(file.text(in: ByteRange(end, last))), range: ByteRange(start, last))
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            var reader = YAMLFlowReader(bytes, from: start)
            let value = reader.value()
            // It may have gone on over lines.
            while next < lines.count, lines[next].start < reader.position { next += 1 }
            return value
        case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"), UInt8(ascii: "%"), UInt8(ascii: "@"):
            while next < lines.count, lines[next].indentation >= max(indentation, 1) { next += 1 }
            return YAMLNode(content: .unread, range: range)
        default:
            let text = file.text(in: range)
            return YAMLNode(content: ["~", "null"].contains(text) ? .nothing : .text(text.trimmingQuotes), range: range)
        }
    }
}

extension String {
    /// Without the quotes around it, if it has them at both ends.
    var trimmingQuotes: String {
        guard utf8.count >= 2, let quote = first, quote == "\"" || quote == "'", last == quote else { return self }
        return String(dropFirst().dropLast())
    }
}
