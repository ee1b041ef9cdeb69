import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A JSON object on one line, of texts and whole numbers.
struct FlatObject {
    struct Issue: Error {
        let message: String
        let range: ByteRange

        init(_ message: String, _ range: ByteRange) {
            self.message = message
            self.range = range
        }
    }

    enum Value {
        case text(String)
        case number(Int)
    }

    struct Member {
        let name: String
        let nameRange: ByteRange
        let value: Value
        let range: ByteRange
    }

    private(set) var members: [Member] = []
    let range: ByteRange
    private let file: SourceFile
    private var offset: Int

    init(_ file: SourceFile, _ range: ByteRange) throws(Issue) {
        self.file = file
        self.range = range
        offset = range.start
        try expect("{")
        repeat {
            let (name, nameRange) = try readText()
            try expect(":")
            let start = skipSpace()
            let value: Value = byte == UInt8(ascii: "\"") ? .text(try readText().text) : .number(try readNumber())
            if self[name] != nil { throw Issue("'\(name)' is given twice", nameRange) }
            members.append(Member(name: name, nameRange: nameRange, value: value, range: ByteRange(start, offset)))
        } while take(",")
        try expect("}")
        if skipSpace() < range.end { throw Issue("nothing is expected behind the object", ByteRange(offset, range.end)) }
    }

    subscript(name: String) -> Member? { members.first { $0.name == name } }

    func text(_ name: String) throws(Issue) -> String {
        guard let member = self[name] else { throw Issue("the entry has no '\(name)'", range) }
        guard case .text(let text) = member.value else { throw Issue("'\(name)' is a text in double quotes", member.range) }
        return text
    }

    func number(_ name: String) throws(Issue) -> Int {
        guard let member = self[name] else { throw Issue("the entry has no '\(name)'", range) }
        guard case .number(let number) = member.value else { throw Issue("'\(name)' is a whole number", member.range) }
        return number
    }

    private var byte: UInt8? { offset < range.end ? file.bytes[offset] : nil }
    /// Where something is missing: the byte that stands there, or the line's end.
    private var here: ByteRange { ByteRange(offset, min(offset + 1, range.end)) }

    @discardableResult
    private mutating func skipSpace() -> Int {
        while let byte, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") { offset += 1 }
        return offset
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard let byte, byte == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(Issue) {
        if !take(character) { throw Issue("a JSON object on one line is expected to have '\(character)' here", here) }
    }

    private mutating func readText() throws(Issue) -> (text: String, range: ByteRange) {
        let start = skipSpace()
        guard byte == UInt8(ascii: "\"") else { throw Issue("a text in double quotes is expected here", here) }
        offset += 1
        while let byte, byte != UInt8(ascii: "\"") { offset += byte == UInt8(ascii: "\\") ? 2 : 1 }
        guard offset < range.end else { throw Issue("the text is not closed", ByteRange(start, range.end)) }
        offset += 1
        let literal = ByteRange(start, offset)
        let bytes = file.bytes[literal.start..<literal.end]
        // Most texts have nothing to decode, and a baseline has thousands.
        if !bytes.contains(UInt8(ascii: "\\")) { return (String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self), literal) }
        guard let text = try? JSONDecoder().decode(String.self, from: Data(bytes)) else {
            throw Issue("this is no JSON text", literal)
        }
        return (text, literal)
    }

    private mutating func readNumber() throws(Issue) -> Int {
        let start = skipSpace()
        while let byte, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { offset += 1 }
        guard let number = Int(file.text(in: ByteRange(start, offset))) else {
            throw Issue(
                "a text in double quotes or a whole number is expected here", offset > start ? ByteRange(start, offset) : here)
        }
        return number
    }
}
