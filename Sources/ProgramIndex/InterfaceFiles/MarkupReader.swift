/// Reads the XML that Interface Builder writes, one tag at a time.
///
/// Foundation's `XMLParser` could, but the linter's release binary is static and carries no Foundation: it would become 50 MB
/// larger, start two milliseconds later and need a shared libxml2 that a container may not have. These files use little of XML
/// anyway: tags, attributes, comments, five entities. A document type is refused rather than read, so that there is nothing to
/// expand and nothing to fetch. The tests hold the reader to `XMLParser`.
struct MarkupReader {
    enum Tag {
        case start(isEmpty: Bool)
        case end
    }

    /// Why reading ended before the end of the file, and where.
    struct Failure {
        let offset: Int
        let message: String
    }

    private let bytes: [UInt8]
    private var position = 0
    private var tagCount = 0
    /// The names of the elements that have begun and not ended.
    private var open: [Range<Int>] = []
    private var nameRange = 0..<0
    private var attributes: [(name: Range<Int>, value: Range<Int>)] = []
    /// The offset of the current tag's `<`.
    private(set) var tagStart = 0
    private(set) var failure: Failure?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        if bytes.count > InterfaceLimits.bytes {
            fail("the file is larger than \(InterfaceLimits.bytes >> 20) MB", at: 0)
        } else if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.prefix(4).contains(0) {
            fail("the file is not UTF-8 text", at: 0)
        }
    }

    /// The element that the current tag begins or ends.
    var name: String { String(decoding: bytes[nameRange], as: UTF8.self) }

    /// Every attribute of the current tag, in source order.
    var allAttributes: [(name: String, value: String)] {
        attributes.map { (String(decoding: bytes[$0.name], as: UTF8.self), Self.text(bytes[$0.value])) }
    }

    subscript(name: StaticString) -> String? {
        for attribute in attributes where attribute.name.count == name.utf8CodeUnitCount {
            if name.withUTF8Buffer({ bytes[attribute.name].elementsEqual($0) }) { return Self.text(bytes[attribute.value]) }
        }
        return nil
    }

    /// The next tag; nil at the end of the file and at a failure.
    mutating func next() -> Tag? {
        while failure == nil {
            guard skip(to: "<") else {
                if let unclosed = open.last { fail("the file ends inside this element", at: unclosed.lowerBound) }
                return nil
            }
            tagStart = position
            position += 1
            switch peek {
            case UInt8(ascii: "?"): skipPast("?>", "a processing instruction")
            case UInt8(ascii: "!"): skipDeclaration()
            case UInt8(ascii: "/"): return endTag()
            default: return startTag()
            }
        }
        return nil
    }

    // MARK: Tags

    private mutating func startTag() -> Tag? {
        guard readName() else { return fail("a tag without a name", at: tagStart) }
        tagCount += 1
        guard tagCount <= InterfaceLimits.tags else {
            return fail("the file has more than \(InterfaceLimits.tags) elements", at: tagStart)
        }
        attributes.removeAll(keepingCapacity: true)
        while true {
            skipSpace()
            switch peek {
            case UInt8(ascii: ">"):
                position += 1
                open.append(nameRange)
                guard open.count <= InterfaceLimits.depth else {
                    return fail("elements are nested deeper than \(InterfaceLimits.depth) levels", at: tagStart)
                }
                return .start(isEmpty: false)
            case UInt8(ascii: "/"):
                position += 1
                guard peek == UInt8(ascii: ">") else { return fail("a tag that is not closed", at: tagStart) }
                position += 1
                return .start(isEmpty: true)
            default:
                guard readAttribute() else { return fail("a tag that is not closed", at: tagStart) }
            }
        }
    }

    private mutating func endTag() -> Tag? {
        position += 1
        attributes.removeAll(keepingCapacity: true)
        guard readName() else { return fail("a tag without a name", at: tagStart) }
        skipSpace()
        guard peek == UInt8(ascii: ">") else { return fail("a tag that is not closed", at: tagStart) }
        position += 1
        guard let begun = open.popLast(), bytes[begun].elementsEqual(bytes[nameRange]) else {
            return fail("`</\(name)>` ends no element", at: tagStart)
        }
        return .end
    }

    private mutating func readName() -> Bool {
        let start = position
        while let byte = peek, byte.isMarkupName { position += 1 }
        nameRange = start..<position
        return position > start
    }

    private mutating func readAttribute() -> Bool {
        let element = nameRange
        defer { nameRange = element }
        guard readName() else { return false }
        let name = nameRange
        skipSpace()
        guard peek == UInt8(ascii: "=") else { return false }
        position += 1
        skipSpace()
        guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
        position += 1
        let start = position
        while let byte = peek, byte != quote {
            // A missing quote would else swallow the tags that follow.
            guard byte != UInt8(ascii: "<") else { return false }
            position += 1
        }
        guard peek == quote else { return false }
        attributes.append((name, start..<position))
        position += 1
        return true
    }

    // MARK: What is not a tag

    private mutating func skipDeclaration() {
        if bytes[position...].starts(with: "!--".utf8) {
            position += 3
            skipPast("-->", "a comment")
        } else if bytes[position...].starts(with: "![CDATA[".utf8) {
            skipPast("]]>", "character data")
        } else {
            // Only these could define entities, among them ones that grow without bound and ones that read other files.
            fail("the file declares a document type, which Interface Builder does not write", at: tagStart)
        }
    }

    private mutating func skipPast(_ end: StaticString, _ what: String) {
        let found = end.withUTF8Buffer { end in
            while let first = end.first, position + end.count <= bytes.count {
                if bytes[position] == first, bytes[position..<position + end.count].elementsEqual(end) {
                    position += end.count
                    return true
                }
                position += 1
            }
            return false
        }
        if !found { fail("the file ends inside \(what)", at: tagStart) }
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = peek, byte.isMarkupSpace { position += 1 }
    }

    /// Moves to the next such byte; false if there is none.
    private mutating func skip(to scalar: Unicode.Scalar) -> Bool {
        let byte = UInt8(ascii: scalar)
        while position < bytes.count {
            if bytes[position] == byte { return true }
            position += 1
        }
        return false
    }

    @discardableResult
    private mutating func fail(_ message: String, at offset: Int) -> Tag? {
        failure = Failure(offset: offset, message: message)
        return nil
    }
}
