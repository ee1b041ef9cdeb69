import SourceText

/// A property list in the old style, which Xcode's project files are written in.
///
/// Reads in one pass and does not recurse. What is not a property list gives nil; a project file is the user's, and a broken one
/// is merely one that says nothing.
enum PropertyList: Equatable, Sendable {
    case string(String)
    case array([PropertyList])
    case dictionary([String: PropertyList])

    /// Reads what is written in XML as well: tools that change a project file leave it so.
    init?(_ file: SourceFile) {
        var reader = PropertyListReader(bytes: file.bytes)
        guard let value = reader.value() ?? XMLPropertyList.value(of: file.bytes) else { return nil }
        self = value
    }

    subscript(key: String) -> PropertyList? {
        if case .dictionary(let entries) = self { entries[key] } else { nil }
    }

    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The strings among the elements.
    var strings: [String] {
        if case .array(let elements) = self { elements.compactMap(\.string) } else { [] }
    }

    var entries: [String: PropertyList] {
        if case .dictionary(let entries) = self { entries } else { [:] }
    }
}

private struct PropertyListReader {
    let bytes: [UInt8]
    private var offset = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// What is open around the position; changed in place, since a project has tens of thousands of objects in one dictionary.
    private struct Container {
        var isDictionary: Bool
        var elements: [PropertyList] = []
        var entries: [String: PropertyList] = [:]
        /// The key whose value comes next, if it was read.
        var key: String?
    }

    mutating func value() -> PropertyList? {
        var open: [Container] = []
        while true {
            skipSpace()
            guard offset < bytes.count else { return nil }
            var complete: PropertyList?
            switch bytes[offset] {
            case UInt8(ascii: "{"):
                offset += 1
                open.append(Container(isDictionary: true))
            case UInt8(ascii: "("):
                offset += 1
                open.append(Container(isDictionary: false))
            case UInt8(ascii: "}"):
                guard let dictionary = open.popLast(), dictionary.isDictionary, dictionary.key == nil else { return nil }
                offset += 1
                complete = .dictionary(dictionary.entries)
            case UInt8(ascii: ")"):
                guard let array = open.popLast(), !array.isDictionary else { return nil }
                offset += 1
                complete = .array(array.elements)
            default:
                guard let text = string() else { return nil }
                complete = .string(text)
            }
            guard open.count < Self.depthLimit else { return nil }
            guard let complete else { continue }
            guard !open.isEmpty else { return complete }
            guard add(complete, to: &open[open.count - 1]) else { return nil }
        }
    }

    /// Project files nest six deep.
    private static let depthLimit = 100

    /// - Returns: whether it may stand there.
    private mutating func add(_ value: PropertyList, to container: inout Container) -> Bool {
        skipSpace()
        let mark = offset < bytes.count ? bytes[offset] : 0
        guard container.isDictionary else {
            if mark == UInt8(ascii: ",") { offset += 1 } else if mark != UInt8(ascii: ")") { return false }
            container.elements.append(value)
            return true
        }
        if let key = container.key {
            guard mark == UInt8(ascii: ";") else { return false }
            container.entries[key] = value
            container.key = nil
        } else {
            guard mark == UInt8(ascii: "="), let key = value.string else { return false }
            container.key = key
        }
        offset += 1
        return true
    }

    private mutating func string() -> String? {
        let quote = bytes[offset]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let start = offset
            while offset < bytes.count, Self.isPlain(bytes[offset]) { offset += 1 }
            return start < offset ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
        }
        offset += 1
        var text: [UInt8] = []
        while offset < bytes.count, bytes[offset] != quote {
            // What else may be escaped (octal, Unicode) is in no path and no version.
            if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count { offset += 1 }
            text.append(bytes[offset])
            offset += 1
        }
        guard offset < bytes.count else { return nil }
        offset += 1
        return String(decoding: text, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"),
            0x80...:
            true
        default: false
        }
    }

    private mutating func skipSpace() {
        while offset < bytes.count {
            if bytes[offset] <= 0x20 {
                offset += 1
            } else if starts("//") {
                while offset < bytes.count, bytes[offset] != .lineFeed, bytes[offset] != .carriageReturn { offset += 1 }
            } else if starts("/*") {
                offset += 2
                while offset < bytes.count, !starts("*/") { offset += 1 }
                offset = min(offset + 2, bytes.count)
            } else {
                return
            }
        }
    }

    private func starts(_ mark: StaticString) -> Bool {
        offset + 1 < bytes.count && bytes[offset] == mark.utf8Start[0] && bytes[offset + 1] == mark.utf8Start[1]
    }
}
