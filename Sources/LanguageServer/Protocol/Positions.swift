import SourceText

/// A place between two characters, both counted from 0; what a character is the two sides agree on.
struct Position: Codable, Hashable, Comparable {
    var line: Int
    var character: Int

    static func < (left: Position, right: Position) -> Bool {
        (left.line, left.character) < (right.line, right.character)
    }
}

/// A half-open range of a document.
struct DocumentRange: Codable, Hashable {
    var start: Position
    var end: Position

    func contains(_ position: Position) -> Bool { start <= position && position <= end }

    func touches(_ other: DocumentRange) -> Bool { start <= other.end && other.start <= end }
}

struct Location: Codable, Hashable {
    var uri: String
    var range: DocumentRange
}

/// What `Position.character` counts.
enum PositionEncoding: String, Codable {
    /// Code units; what every client must know.
    case utf16 = "utf-16"
    case utf8 = "utf-8"
}

extension PositionEncoding {
    /// A byte offset of a file.
    func position(of offset: Int, in file: SourceFile) -> Position {
        position(of: file.location(at: min(max(offset, 0), file.bytes.count)), in: file)
    }

    func position(of location: SourceLocation, in file: SourceFile) -> Position {
        let column = self == .utf8 ? location.column : file.utf16Column(of: location)
        return Position(line: location.line - 1, character: column - 1)
    }

    func range(_ range: ByteRange, in file: SourceFile) -> DocumentRange {
        DocumentRange(start: position(of: range.start, in: file), end: position(of: range.end, in: file))
    }

    /// - Returns: a byte offset; a place past the end of its line or of the file means that end.
    func offset(of position: Position, in file: SourceFile) -> Int {
        // Numbers of a client may be anything.
        let line = min(max(position.line, 0), file.lines.count) + 1
        let column = min(max(position.character, 0), file.bytes.count) + 1
        switch self {
        case .utf16: return file.offset(line: line, utf16Column: column)
        case .utf8: return file.startOfScalar(at: file.offset(line: line, column: column))
        }
    }
}

extension SourceFile {
    /// The offset itself, or where the character begins whose middle it is.
    fileprivate func startOfScalar(at offset: Int) -> Int {
        var offset = offset
        while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }
}
