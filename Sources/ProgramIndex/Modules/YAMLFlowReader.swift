import SourceText

/// Reads a YAML value in brackets: `[a, "b"]`, `{path: a, excludes: [b]}`.
struct YAMLFlowReader {
    private let bytes: [UInt8]
    /// Behind what was read.
    private(set) var position: Int
    private var depth = 0
    private static let depthLimit = 50

    init(_ bytes: [UInt8], from position: Int) {
        self.bytes = bytes
        self.position = position
    }

    mutating func value() -> YAMLNode {
        skipSpace()
        let start = position
        guard position < bytes.count else { return node(.nothing, from: start) }
        switch bytes[position] {
        case UInt8(ascii: "["): return nested { $0.list() }
        case UInt8(ascii: "{"): return nested { $0.map() }
        case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"):
            _ = text()
            return node(.unread, from: start)
        default:
            let text = text()
            return node(text.isEmpty ? .nothing : .text(text), from: start)
        }
    }

    private func node(_ content: YAMLNode.Content, from start: Int) -> YAMLNode {
        YAMLNode(content: content, range: ByteRange(start, position))
    }

    private mutating func nested(_ read: (inout YAMLFlowReader) -> YAMLNode.Content) -> YAMLNode {
        let start = position
        guard depth < Self.depthLimit else {
            position = bytes.count
            return node(.unread, from: start)
        }
        depth += 1
        defer { depth -= 1 }
        position += 1
        let content = read(&self)
        return node(content, from: start)
    }

    private mutating func list() -> YAMLNode.Content {
        var items: [YAMLNode] = []
        while !ends(with: "]") {
            let item = value()
            if item.content != .nothing { items.append(item) }
            separate(before: "]")
        }
        return .list(items)
    }

    private mutating func map() -> YAMLNode.Content {
        var entries: [YAMLNode.Entry] = []
        while !ends(with: "}") {
            let key = text()
            skipSpace()
            if position < bytes.count, bytes[position] == UInt8(ascii: ":") {
                position += 1
                entries.append(YAMLNode.Entry(key: key, value: value()))
            }
            separate(before: "}")
        }
        return .map(entries)
    }

    /// Passes the bracket that ends a value, or meets the end of the file.
    private mutating func ends(with bracket: Character) -> Bool {
        skipSpace()
        guard position < bytes.count else { return true }
        guard bytes[position] == bracket.asciiValue else { return false }
        position += 1
        return true
    }

    /// Passes everything to the next item, and at least one character, or stands before the bracket that ends the value.
    private mutating func separate(before bracket: Character) {
        let separators = [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")]
        while position < bytes.count, !separators.contains(bytes[position]) { position += 1 }
        if position < bytes.count, bytes[position] != bracket.asciiValue { position += 1 }
    }

    private mutating func text() -> String {
        skipSpace()
        let start = position
        if position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") {
            let quote = bytes[position]
            position += 1
            while position < bytes.count, bytes[position] != quote { position += 1 }
            let text = String(decoding: bytes[(start + 1)..<position], as: UTF8.self)
            position = min(position + 1, bytes.count)
            return text
        }
        var end = start
        while position < bytes.count {
            let byte = bytes[position]
            if [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), .lineFeed].contains(byte) { break }
            if byte == UInt8(ascii: ":"), position + 1 == bytes.count || bytes[position + 1] <= 0x20 { break }
            position += 1
            if byte > 0x20 { end = position }
        }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "#") {
                while position < bytes.count, bytes[position] != .lineFeed { position += 1 }
            } else if bytes[position] <= 0x20 {
                position += 1
            } else {
                return
            }
        }
    }
}
