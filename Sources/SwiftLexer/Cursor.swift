import SourceText

/// A position in the bytes of a file, with the few questions every scanner asks there.
///
/// Asking past the end gives NUL, which starts nothing in Swift; where a NUL of the file itself must be told from the end,
/// `isAtEnd` does.
struct Cursor {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The class of each byte, `ByteClass.table`; held as a pointer because the hot loops look up every byte.
    let classes: UnsafeBufferPointer<ByteClass>
    let end: Int
    var offset: Int

    init(
        bytes: UnsafeBufferPointer<UInt8>, classes: UnsafeBufferPointer<ByteClass>, from start: Int = 0, to end: Int? = nil
    ) {
        self.bytes = bytes
        self.classes = classes
        self.offset = start
        self.end = end ?? bytes.count
    }

    @inline(__always)
    var isAtEnd: Bool { offset >= end }

    /// The byte `ahead` of the position, NUL past the end.
    @inline(__always)
    func peek(_ ahead: Int = 0) -> UInt8 {
        byte(at: offset + ahead)
    }

    @inline(__always)
    func byte(at index: Int) -> UInt8 {
        index < end ? bytes[index] : 0
    }

    @inline(__always)
    func isAt(_ wanted: ByteClass, ahead: Int = 0) -> Bool {
        let index = offset + ahead
        return index < end && classes[Int(bytes[index])].meets(wanted)
    }

    /// Steps over bytes of the given classes.
    @inline(__always)
    mutating func skip(_ wanted: ByteClass) {
        while offset < end, classes[Int(bytes[offset])].meets(wanted) { offset += 1 }
    }

    /// Steps over digits of the given class and the underscores between them.
    mutating func skipDigits(_ digits: ByteClass) {
        while isAt(digits) || peek() == "_" { offset += 1 }
    }

    @inline(__always)
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard peek() == character else { return false }
        offset += 1
        return true
    }

    @inline(__always)
    mutating func skipToEndOfLine() {
        offset = bytes.lineEnd(from: offset, to: end)
    }

    /// How many bytes equal to `character` stand from `index` on.
    func run(of character: Unicode.Scalar, from index: Int, atMost limit: Int = .max) -> Int {
        var count = 0
        while count < limit, index + count < end, bytes[index + count] == character { count += 1 }
        return count
    }
}

// MARK: - Scalars past ASCII

extension Cursor {
    /// The scalar that begins at `index` and its length in bytes.
    ///
    /// Where the bytes are not well-formed UTF-8 there is no scalar, and the length is that of what to step over: the byte
    /// and the continuation bytes that lead nowhere.
    func decode(at index: Int) -> (scalar: UInt32?, length: Int) {
        let first = bytes[index]
        if first < 0x80 { return (UInt32(first), 1) }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        var scalar = UInt32(first) & (0x7F >> UInt32(length))
        var read = 1
        while read < length, index + read < end, bytes[index + read] & 0xC0 == 0x80 {
            scalar = scalar << 6 | UInt32(bytes[index + read] & 0x3F)
            read += 1
        }
        let isWellFormed: Bool
        switch (first, length) {
        case (0xC2...0xDF, 2): isWellFormed = read == 2
        case (0xE0...0xEF, 3): isWellFormed = read == 3 && scalar >= 0x800 && !(0xD800...0xDFFF).contains(scalar)
        case (0xF0...0xF4, 4): isWellFormed = read == 4 && scalar >= 0x10000 && scalar <= 0x10FFFF
        default: isWellFormed = false
        }
        return isWellFormed ? (scalar, read) : (nil, read)
    }

    /// Steps over `[identifier part]*`, past ASCII too.
    @inline(__always)
    mutating func skipIdentifierPart() {
        skip(.identifierPart)
        if offset < end, bytes[offset] >= 0x80 { skipIdentifierPartPastASCII() }
    }

    @inline(never)
    private mutating func skipIdentifierPartPastASCII() {
        while !isAtEnd {
            if isAt(.identifierPart) {
                offset += 1
            } else if let length = lengthPastASCII(where: ScalarClass.isIdentifierPart) {
                offset += length
            } else {
                return
            }
        }
    }

    /// The length of the scalar past ASCII at the position, if there is one and it satisfies `condition`.
    func lengthPastASCII(where condition: (UInt32) -> Bool) -> Int? {
        guard peek() >= 0x80 else { return nil }
        let (scalar, length) = decode(at: offset)
        guard let scalar, condition(scalar) else { return nil }
        return length
    }
}
