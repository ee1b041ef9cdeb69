import SourceText

/// Reads the calls and constants at the top level of a `BUILD` file.
///
/// Functions are not followed and loops are not run. Each step passes at least one byte, and values nest to a limit.
struct StarlarkReader {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    /// Calls at the top level, in order.
    private(set) var calls: [StarlarkValue] = []
    /// What names stand for: `SOURCES = glob([…])`.
    private(set) var constants: [String: StarlarkValue] = [:]
    private static let depthLimit = 50

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while position < bytes.count {
            skipBlank()
            guard position < bytes.count else { return }
            statement()
        }
    }

    // MARK: Statements

    private mutating func statement() {
        let start = position
        let isIndented = start > 0 && bytes[start - 1] != .lineFeed && bytes[start - 1] != .carriageReturn
        guard !isIndented, let name = identifier() else { return skipLine() }
        skipSpace(lines: false)
        if current == UInt8(ascii: "=") {
            position += 1
            constants[name] = value(until: nil)
            skipLine()
        } else if current == UInt8(ascii: "(") {
            position = start
            let call = value(until: nil)
            if case .call = call.content { calls.append(call) }
            skipLine()
        } else {
            // `def`, `for`, `if`: what is indented under them is passed line by line.
            skipLine()
        }
    }

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != .lineFeed {
            if Self.opens(bytes[position]) { skipBrackets() } else if !skipString() { position += 1 }
        }
        position = min(position + 1, bytes.count)
    }

    // MARK: Values

    /// - Parameter bracket: what ends a list of values around this one; nil at the top level.
    private mutating func value(until bracket: Character?) -> StarlarkValue {
        skipSpace(lines: bracket != nil)
        let start = position
        guard depth < Self.depthLimit else {
            skipRest(until: bracket)
            return StarlarkValue(content: .unread, range: ByteRange(start, position))
        }
        depth += 1
        defer { depth -= 1 }
        var parts = [term()]
        skipSpace(lines: bracket != nil)
        while current == UInt8(ascii: "+") {
            position += 1
            skipSpace(lines: true)
            parts.append(term())
            skipSpace(lines: bracket != nil)
        }
        let end = position
        // A value with something behind it, `"a" % b` or `x for x in y`, is another one.
        let isWhole =
            position >= bytes.count
            || (bracket == nil
                ? bytes[position] == .lineFeed || bytes[position] == .carriageReturn
                    || bytes[position] == UInt8(ascii: "#")
                : bytes[position] == UInt8(ascii: ",") || bytes[position] == bracket?.asciiValue)
        if !isWhole { skipRest(until: bracket) }
        let content = !isWhole ? .unread : parts.count == 1 ? parts[0].content : StarlarkValue.Content.sum(parts)
        return StarlarkValue(content: content, range: ByteRange(start, isWhole ? end : position))
    }

    private mutating func term() -> StarlarkValue {
        let start = position
        let content: StarlarkValue.Content
        if let text = string() {
            content = .string(text)
        } else if current == UInt8(ascii: "[") {
            position += 1
            content = .list(arguments(until: "]").map(\.value))
        } else if current.map(Self.opens) ?? false {
            skipBrackets()
            content = .unread
        } else if let name = identifier() {
            if current == UInt8(ascii: "(") {
                position += 1
                content = .call(name, arguments(until: ")"))
            } else {
                content = .name(name)
            }
        } else {
            content = .unread
        }
        return StarlarkValue(content: content, range: ByteRange(start, position))
    }

    private mutating func arguments(until bracket: Character) -> [StarlarkValue.Argument] {
        var arguments: [StarlarkValue.Argument] = []
        while true {
            skipSpace(lines: true)
            guard let byte = current else { return arguments }
            if byte == bracket.asciiValue {
                position += 1
                return arguments
            }
            if byte == UInt8(ascii: ",") {
                position += 1
                continue
            }
            let start = position
            var keyword = identifier()
            skipSpace(lines: true)
            if keyword != nil, current == UInt8(ascii: "="), position + 1 < bytes.count, bytes[position + 1] != UInt8(ascii: "=")
            {
                position += 1
                skipSpace(lines: true)
            } else {
                keyword = nil
                position = start
            }
            arguments.append(StarlarkValue.Argument(keyword: keyword, value: value(until: bracket)))
            // A bracket that closes nothing.
            if position == start { position += 1 }
        }
    }

    /// Passes what stands before the next value, or before the bracket or line that ends the last.
    private mutating func skipRest(until bracket: Character?) {
        while let byte = current {
            if bracket == nil ? byte == .lineFeed : byte == UInt8(ascii: ",") || byte == bracket?.asciiValue { return }
            if Self.opens(byte) {
                skipBrackets()
            } else if byte == UInt8(ascii: "#") {
                skipComment()
            } else if !skipString() {
                position += 1
            }
        }
    }

    /// Passes a bracket and everything to the one that closes it, without looking at their kinds.
    private mutating func skipBrackets() {
        var open = 0
        while let byte = current {
            if byte == UInt8(ascii: "#") {
                skipComment()
                continue
            }
            if skipString() { continue }
            position += 1
            if Self.opens(byte) { open += 1 }
            if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { open -= 1 }
            if open <= 0 { return }
        }
    }

    // MARK: Tokens

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private static func opens(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
    }

    private mutating func identifier() -> String? {
        let start = position
        while let byte = current, byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") && position > start || Self.isWord(byte)
        {
            position += 1
        }
        guard position > start, !(0x30...0x39).contains(bytes[start]) else {
            position = start
            return nil
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || (0x30...0x39).contains(byte)
    }

    private mutating func skipString() -> Bool { string() != nil }

    private mutating func string() -> String? {
        guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        let isLong = position + 2 < bytes.count && bytes[position + 1] == quote && bytes[position + 2] == quote
        position += isLong ? 3 : 1
        var text: [UInt8] = []
        while let byte = current {
            position += 1
            if byte == UInt8(ascii: "\\"), let next = current {
                text.append(next)
                position += 1
            } else if byte == quote {
                guard isLong else { break }
                if position + 1 < bytes.count, bytes[position] == quote, bytes[position + 1] == quote {
                    position += 2
                    break
                }
                text.append(byte)
            } else if byte == .lineFeed, !isLong {
                // It is not closed on its line.
                position -= 1
                break
            } else {
                text.append(byte)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    // MARK: Space

    private mutating func skipBlank() {
        while let byte = current {
            if byte == UInt8(ascii: "#") { skipComment() } else if byte <= 0x20 { position += 1 } else { return }
        }
    }

    private mutating func skipSpace(lines: Bool) {
        while let byte = current {
            if lines, byte == UInt8(ascii: "#") {
                skipComment()
            } else if byte == UInt8(ascii: " ") || byte == 0x09 || lines && byte <= 0x20 {
                position += 1
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        while let byte = current, byte != .lineFeed { position += 1 }
    }
}
