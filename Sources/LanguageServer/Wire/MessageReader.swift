/// Cuts what comes over the wire into messages: a header that says how many bytes follow, an empty line, and those bytes.
///
/// Bytes come as they come: half a header, or five messages at once. What is no header is named once, and reading goes on where
/// the next header begins, so that one client's mistake does not end the conversation.
package struct MessageReader {
    package enum Piece: Equatable {
        /// The content of a message, whatever it is.
        case message([UInt8])
        /// What stood where a header should. Lower case, no full stop.
        case malformed(String)
    }

    /// A document of the largest size that is analysed (16 MB) has at most six times as many bytes in JSON, where each is
    /// escaped.
    package static let contentLimit = 100 << 20
    /// A header has two lines; more than this is none.
    static let headerLimit = 4096
    private static let marker = Array("Content-Length:".utf8)

    private var buffer: [UInt8] = []
    /// What of the buffer was handed out.
    private var start = 0
    private var isLost = false
    /// The length that the header before `start` gave.
    private var expected: Int?

    package init() {}

    package mutating func append(_ bytes: some Sequence<UInt8>) {
        if start > 0, start == buffer.count || start > 1 << 20 {
            buffer.removeFirst(start)
            start = 0
        }
        buffer.append(contentsOf: bytes)
    }

    /// The next piece that is there as a whole; nil until more bytes come.
    package mutating func next() -> Piece? {
        while true {
            if let count = expected {
                guard buffer.count - start >= count else { return nil }
                defer { start += count }
                expected = nil
                return .message(Array(buffer[start..<start + count]))
            }
            if isLost, !findHeader() { return nil }
            guard let lines = takeHeader() else {
                guard buffer.count - start > Self.headerLimit else { return nil }
                return lose("a header of more than \(Self.headerLimit) bytes")
            }
            switch Self.length(in: lines) {
            case .success(let length): expected = length
            case .failure(let issue): return lose(issue.message)
            }
        }
    }

    /// Whether nothing of a message is waiting for the rest.
    package var isEmpty: Bool { start == buffer.count && expected == nil }

    private mutating func lose(_ reason: String) -> Piece {
        isLost = true
        return .malformed(reason)
    }

    /// Skips to where a header may begin.
    private mutating func findHeader() -> Bool {
        var place = start
        while place + Self.marker.count <= buffer.count {
            if buffer[place] == Self.marker[0], buffer[place...].starts(with: Self.marker) {
                start = place
                isLost = false
                return true
            }
            place += 1
        }
        start = place
        return false
    }

    /// The lines up to the empty one, which are then read; nil if that is not there yet.
    private mutating func takeHeader() -> [String]? {
        var lines: [String] = []
        var lineStart = start
        for place in start..<min(buffer.count, start + Self.headerLimit) where buffer[place] == UInt8(ascii: "\n") {
            let end = place > lineStart && buffer[place - 1] == UInt8(ascii: "\r") ? place - 1 : place
            if end == lineStart {
                start = place + 1
                return lines
            }
            lines.append(String(decoding: buffer[lineStart..<end], as: UTF8.self))
            lineStart = place + 1
        }
        return nil
    }

    private struct Issue: Error {
        let message: String
    }

    private static func length(in lines: [String]) -> Result<Int, Issue> {
        var length: Int?
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else {
                return .failure(Issue(message: "'\(line.prefix(60))' is no header field"))
            }
            guard line[..<colon].lowercased() == "content-length" else { continue }
            let text = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " }
            guard let number = Int(text), number >= 0, text.first?.isNumber == true else {
                return .failure(Issue(message: "'\(text.prefix(60))' is no length"))
            }
            guard number <= contentLimit else { return .failure(Issue(message: "a message of \(number) bytes")) }
            guard length == nil || length == number else { return .failure(Issue(message: "a header with two lengths")) }
            length = number
        }
        return length.map { .success($0) } ?? .failure(Issue(message: "a header without Content-Length"))
    }
}

extension MessageReader {
    /// A message as it goes over the wire.
    package static func framed(_ content: [UInt8]) -> [UInt8] {
        Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
    }
}
