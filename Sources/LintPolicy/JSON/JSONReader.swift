import SourceText

/// Reads JSON (RFC 8259) as editors let people write it in configurations: with `//` and `/* */` comments and a comma after the
/// last item.
///
/// Any bytes are read in time that grows with their number, and nothing but a value or an issue comes of them.
struct JSONReader {
    private let bytes: [UInt8]
    private var position: Int
    private let end: Int
    /// What ends there, for a sentence.
    private let endName: String
    private var depth = 0

    /// More than any configuration needs, few enough for the stack of any thread.
    private static let depthLimit = 64

    init(_ bytes: [UInt8], _ range: ByteRange, end endName: String) {
        self.bytes = bytes
        position = range.start
        end = range.end
        self.endName = endName
    }

    mutating func document() throws(JSONIssue) -> JSONValue {
        try skipSpace()
        let value = try value()
        try skipSpace()
        if position < end { throw issue("expected nothing more after the value, not \(found)") }
        return value
    }

    private mutating func value() throws(JSONIssue) -> JSONValue {
        let start = position
        let content: JSONValue.Content
        switch current {
        case UInt8(ascii: "{"): content = try nested { (reader) throws(JSONIssue) in .object(try reader.members()) }
        case UInt8(ascii: "["): content = try nested { (reader) throws(JSONIssue) in .array(try reader.items()) }
        case UInt8(ascii: "\""): content = .string(try string())
        default: content = try word()
        }
        return JSONValue(content: content, range: ByteRange(start, position))
    }

    private mutating func nested(
        _ read: (inout JSONReader) throws(JSONIssue) -> JSONValue.Content
    ) throws(JSONIssue) -> JSONValue.Content {
        if depth == Self.depthLimit { throw issue("expected at most \(Self.depthLimit) brackets within each other") }
        depth += 1
        position += 1
        let content = try read(&self)
        depth -= 1
        return content
    }

    // MARK: Brackets

    private mutating func members() throws(JSONIssue) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        var keys: Set<String> = []
        let opening = position - 1
        while try hasItem(before: "}", opened: opening, isFirst: members.isEmpty) {
            let start = position
            guard current == UInt8(ascii: "\"") else { throw issue("expected a key in double quotes or '}', not \(found)") }
            let key = try string()
            let range = ByteRange(start, position)
            if !keys.insert(key).inserted { throw JSONIssue(message: "'\(key)' occurs twice; keep one", range: range) }
            try skipSpace()
            guard current == UInt8(ascii: ":") else { throw issue("expected ':' and a value after '\(key)', not \(found)") }
            position += 1
            try skipSpace()
            members.append(JSONValue.Member(key: key, keyRange: range, value: try value()))
        }
        return members
    }

    private mutating func items() throws(JSONIssue) -> [JSONValue] {
        var items: [JSONValue] = []
        let opening = position - 1
        while try hasItem(before: "]", opened: opening, isFirst: items.isEmpty) { items.append(try value()) }
        return items
    }

    /// Reads what stands before the next item, or the closing bracket and all before that.
    ///
    /// - Parameter isFirst: whether there was no item before, after which a comma would be due.
    private mutating func hasItem(
        before bracket: Character, opened opening: Int, isFirst: Bool
    ) throws(JSONIssue) -> Bool {
        try skipSpace()
        if !isFirst, current == UInt8(ascii: ",") {
            position += 1
            try skipSpace()
        } else if !isFirst, current != bracket.asciiValue, current != nil {
            throw issue("expected ',' or '\(bracket)', not \(found)")
        }
        if current == nil {
            throw JSONIssue(
                message: "expected '\(bracket)' before \(endName): this is not closed",
                range: ByteRange(opening, opening + 1))
        }
        guard current == bracket.asciiValue else { return true }
        position += 1
        return false
    }

    // MARK: Words and strings

    /// A number, `true`, `false` or `null`.
    private mutating func word() throws(JSONIssue) -> JSONValue.Content {
        let start = position
        while let byte = current, Self.isWordPart(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        switch text {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        default: break
        }
        // `Double` reads "nan", hexadecimal numbers and a leading "+", too.
        let isNumber = text.utf8.first.map { $0 == UInt8(ascii: "-") || Self.isDigit($0) } ?? false
        if isNumber, text.utf8.allSatisfy({ Self.isNumberPart($0) }), let number = Double(text), number.isFinite {
            return .number(number)
        }
        guard !text.isEmpty else { throw issue("expected a value, not \(found)") }
        throw JSONIssue(
            message: "expected a value, not '\(text)'; text needs double quotes", range: ByteRange(start, position))
    }

    private mutating func string() throws(JSONIssue) -> String {
        let start = position
        position += 1
        var text: [UInt8] = []
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text += try escape().utf8
            case 0x0A, 0x0D:
                throw JSONIssue(
                    message: "expected a closing '\"' on this line", range: ByteRange(start, position))
            case 0..<0x20:
                throw issue("expected a character that can be seen; write \\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))")
            default:
                text.append(byte)
                position += 1
            }
        }
        throw JSONIssue(message: "expected a closing '\"' before \(endName)", range: ByteRange(start, position))
    }

    private mutating func escape() throws(JSONIssue) -> String {
        let start = position
        position += 1
        let letter = current
        position = min(position + 1, end)
        switch letter {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            if let scalar = scalar() { return String(scalar) }
            throw JSONIssue(
                message: "expected four hexadecimal digits of a character after '\\u'", range: ByteRange(start, position))
        default:
            throw JSONIssue(
                message: #"expected one of \" \\ \/ \b \f \n \r \t \u; write \\ for a backslash"#,
                range: ByteRange(start, position))
        }
    }

    /// What `\u` and its digits stand for; a character beyond U+FFFF is written as two halves (RFC 8259, section 7).
    private mutating func scalar() -> Unicode.Scalar? {
        guard let first = hexadecimal() else { return nil }
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard (0xD800...0xDBFF).contains(first), bytes[position..<end].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
        else {
            return nil
        }
        position += 2
        guard let second = hexadecimal(), (0xDC00...0xDFFF).contains(second) else { return nil }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    private mutating func hexadecimal() -> UInt32? {
        guard position + 4 <= end else { return nil }
        let digits = bytes[position..<position + 4]
        guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        position += 4
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    // MARK: Space

    private mutating func skipSpace() throws(JSONIssue) {
        while let byte = current {
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                position += 1
            } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
                while let byte = current, byte != 0x0A, byte != 0x0D { position += 1 }
            } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(JSONIssue) {
        let start = position
        position += 2
        while position < end, !(current == UInt8(ascii: "*") && next == UInt8(ascii: "/")) { position += 1 }
        if position == end {
            throw JSONIssue(message: "expected '*/' before \(endName)", range: ByteRange(start, start + 2))
        }
        position += 2
    }

    // MARK: Bytes

    private var current: UInt8? { position < end ? bytes[position] : nil }
    private var next: UInt8? { position + 1 < end ? bytes[position + 1] : nil }

    /// What stands here, for a sentence.
    private var found: String {
        guard let byte = current else { return endName }
        guard byte >= 0x80 else { return "'\(Character(Unicode.Scalar(byte)))'" }
        return "'\(String(decoding: bytes[position..<end].prefix(4), as: UTF8.self).prefix(1))'"
    }

    /// At the current byte.
    private func issue(_ message: String) -> JSONIssue {
        JSONIssue(message: message, range: ByteRange(position, min(position + 1, end)))
    }

    private static func isWordPart(_ byte: UInt8) -> Bool {
        isNumberPart(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
            || byte >= 0x80
    }

    private static func isNumberPart(_ byte: UInt8) -> Bool {
        isDigit(byte)
            || [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
