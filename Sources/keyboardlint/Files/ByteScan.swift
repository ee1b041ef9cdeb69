import LintEngine
import SourceText

/// What one pass over the bytes of a file tells: whether it is worth lexing, and whether it is text.
///
/// Most files say nothing about keyboards, so this loop, not the lexer, decides how long a run takes. It looks at 64 bytes at a
/// time for the pair `yb` of `eyboard`, the rarest pair of the word in Swift sources (an `e` alone is every tenth byte), and
/// looks closer only where the pair stands. The same pass notices bytes above 0x7F and decodes just those.
struct ByteScan: Equatable {
    /// The file contains `eyboardWill` or `eyboardDid`: every spelling of every keyboard notification does, whatever comes before
    /// (`UIResponder.keyboardWillShowNotification`, `.UIKeyboardDidHide`, `"UIKeyboardWillShowNotification"`). Or it asks one of
    /// the libraries that have streams of their own.
    var mentionsKeyboard = false
    /// The file contains `BeginEditing` or `editingDidBegin`: what UIKit calls as editing begins has such a name.
    var mentionsEditing = false
    /// The file contains `eyboard` at all: whatever declares a name with that in it is in such a file.
    var mentionsWord = false
    /// Whether the file may have to do with the keyboard at all. What names a notification has the word in it.
    var mayMatter: Bool { mentionsWord || mentionsEditing }
    /// The offset of the first byte that is not part of valid UTF-8.
    var firstInvalidByte: Int?

    init(_ bytes: UnsafeRawBufferPointer) {
        var validated = 0
        var offset = 0
        if let start = bytes.baseAddress {
            // A block needs the byte after its last one, for the second byte of the pair.
            while offset + Self.blockSize < bytes.count {
                let block = start.loadUnaligned(fromByteOffset: offset, as: Block.self)
                let next = start.loadUnaligned(fromByteOffset: offset + 1, as: Block.self)
                if Self.hasNonASCII(block) {
                    guard validate(bytes, from: &validated, reaching: offset, until: offset + Self.blockSize) else { return }
                }
                if !mentionsKeyboard {
                    if Self.hasPair(block, next) { look(bytes, offset..<offset + Self.blockSize) }
                    if !mentionsEditing, Self.hasBeginning(block, next) {
                        lookForEditing(bytes, offset..<offset + Self.blockSize)
                    }
                }
                offset += Self.blockSize
            }
        }
        if !mentionsKeyboard {
            look(bytes, offset..<bytes.count)
            if !mentionsEditing { lookForEditing(bytes, offset..<bytes.count) }
        }
        _ = validate(bytes, from: &validated, reaching: offset, until: bytes.count)
    }

    /// 64 bytes, as words because the standard library's operators on words become vector instructions and its comparisons of
    /// 64 bytes do not.
    private typealias Block = SIMD8<UInt64>
    private static let blockSize = 64
    private static let highBits: UInt64 = 0x8080_8080_8080_8080
    private static let lowBits: UInt64 = 0x0101_0101_0101_0101

    @inline(__always)
    private static func hasNonASCII(_ block: Block) -> Bool {
        union(block) & highBits != 0
    }

    /// Whether some byte of `block` is `y` and the byte after it, which is in the same place of `next`, is `b`.
    @inline(__always)
    private static func hasPair(_ block: Block, _ next: Block) -> Bool {
        has(lowBits &* UInt64(UInt8(ascii: "y")), lowBits &* UInt64(UInt8(ascii: "b")), block, next)
    }

    /// The same for the `Be` of `Begin`.
    @inline(__always)
    private static func hasBeginning(_ block: Block, _ next: Block) -> Bool {
        has(lowBits &* UInt64(UInt8(ascii: "B")), lowBits &* UInt64(UInt8(ascii: "e")), block, next)
    }

    @inline(__always)
    private static func has(_ first: UInt64, _ second: UInt64, _ block: Block, _ next: Block) -> Bool {
        // Zero where both match. Then the classic test for a zero byte (Warren, Hacker's Delight, 6-1): taking 1 from each byte
        // borrows into the high bit only there.
        let differing = (block ^ first) | (next ^ second)
        return union((differing &- lowBits) & ~differing) & highBits != 0
    }

    @inline(__always)
    private static func union(_ block: Block) -> UInt64 {
        let half = block.lowHalf | block.highHalf
        let quarter = half.lowHalf | half.highHalf
        return quarter[0] | quarter[1]
    }
}

extension ByteScan {
    /// Looks for the word, and for a notification's name, with its `y` in `range`.
    private mutating func look(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
        for offset in range where bytes[offset] == UInt8(ascii: "y") {
            guard offset > 0, bytes[offset - 1] == UInt8(ascii: "e"), Self.has("yboard", in: bytes, at: offset) else { continue }
            mentionsWord = true
            if Self.has("Will", in: bytes, at: offset + 6) || Self.has("Did", in: bytes, at: offset + 6)
                || Self.streamSeeds.contains { $0.stands(in: bytes, withPairAt: offset) }
            {
                mentionsKeyboard = true
                return
            }
        }
    }

    /// Looks for the name of a function that UIKit calls as editing begins, with its `B` in `range`.
    private mutating func lookForEditing(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
        for offset in range where bytes[offset] == UInt8(ascii: "B") {
            mentionsEditing =
                Self.has("BeginEditing", in: bytes, at: offset) || Self.has("editingDidBegin", in: bytes, at: offset - 10)
            if mentionsEditing { return }
        }
    }

    private static let streamSeeds = SourceFile.streamSeeds.compactMap(Seed.init)

    /// A word of files that use a library's streams.
    private struct Seed {
        let bytes: [UInt8]
        /// Where the pair `yb` of `eyboard` is in it.
        let pair: Int

        init?(_ word: String) {
            guard let start = word.firstRange(of: "eyboard")?.lowerBound else { return nil }
            bytes = Array(word.utf8)
            pair = word.utf8.distance(from: word.startIndex, to: start) + 1
        }

        func stands(in text: UnsafeRawBufferPointer, withPairAt offset: Int) -> Bool {
            let start = offset - pair
            guard start >= 0, start + bytes.count <= text.count else { return false }
            return bytes.indices.allSatisfy { text[start + $0] == bytes[$0] }
        }
    }

    private static func has(_ word: StaticString, in bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
        guard offset >= 0, offset + word.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<word.utf8CodeUnitCount where bytes[offset + index] != word.utf8Start[index] { return false }
        return true
    }

    /// Decodes up to `end`, at least, and notes the first byte that does not belong.
    ///
    /// - Parameters:
    ///   - validated: where decoding stopped last; everything between there and `start` is known to be ASCII.
    private mutating func validate(
        _ bytes: UnsafeRawBufferPointer, from validated: inout Int, reaching start: Int, until end: Int
    ) -> Bool {
        validated = max(validated, start)
        while validated < end {
            let length = Self.scalarLength(bytes, at: validated)
            guard length > 0 else {
                firstInvalidByte = validated
                return false
            }
            validated += length
        }
        return true
    }

    /// The length in bytes of the well-formed sequence at `offset`, or 0 (The Unicode Standard, table 3-7).
    private static func scalarLength(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
        let first = bytes[offset]
        if first < 0x80 { return 1 }
        let length =
            switch first {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 0
            }
        guard length > 0, offset + length <= bytes.count else { return 0 }
        let second: ClosedRange<UInt8> =
            switch first {
            case 0xE0: 0xA0...0xBF
            case 0xED: 0x80...0x9F
            case 0xF0: 0x90...0xBF
            case 0xF4: 0x80...0x8F
            default: 0x80...0xBF
            }
        guard second.contains(bytes[offset + 1]) else { return 0 }
        for index in 2..<max(length, 2) where bytes[offset + index] & 0xC0 != 0x80 { return 0 }
        return length
    }
}
