import SourceText

/// A value of a JSON file that remembers where it stands.
///
/// Foundation reads JSON too, but reports neither line nor column of a value that is not what was expected. Configurations are
/// written by hand: whoever mistypes a key wants to see the key.
struct JSONValue: Sendable {
    let content: Content
    let range: ByteRange

    enum Content: Sendable {
        case null
        case boolean(Bool)
        case number(Double)
        case string(String)
        case array([JSONValue])
        /// In the order of the file, each key once.
        case object([Member])
    }

    struct Member: Sendable {
        let key: String
        let keyRange: ByteRange
        let value: JSONValue
    }

    /// As a sentence names it: "a string".
    var kind: String {
        switch content {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }

    /// Reads a whole file.
    ///
    /// - Throws: the first thing that is not JSON.
    init(_ file: SourceFile) throws(JSONIssue) {
        // Some editors begin a file with a byte order mark.
        let start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var reader = JSONReader(file.bytes, ByteRange(start, file.bytes.count), end: "the end of the file")
        self = try reader.document()
    }

    /// Reads one line of a file.
    ///
    /// - Parameter range: the line without its end.
    init(line range: ByteRange, of file: SourceFile) throws(JSONIssue) {
        var reader = JSONReader(file.bytes, range, end: "the end of the line")
        self = try reader.document()
    }

    init(content: Content, range: ByteRange) {
        self.content = content
        self.range = range
    }
}

/// Something that is wrong in a JSON file: its grammar, or what it says.
package struct JSONIssue: Error, Sendable, Equatable {
    /// Lower case, no full stop; says what is allowed.
    package let message: String
    package let range: ByteRange
}
