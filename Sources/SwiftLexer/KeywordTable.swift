/// Finds the keyword that a word spells, without allocating: a word of at most sixteen bytes is two integers.
///
/// A hash table with open addressing over `entries`; the lexer borrows its storage for the length of a file.
struct KeywordTable {
    struct Entry: Sendable {
        var low: UInt64 = 0
        var high: UInt64 = 0
        var keyword: Keyword = .none
    }

    /// A power of two, several times the number of keywords, so that most identifiers meet an empty entry at once.
    private static let size = 256
    private static let longest = 16

    let entries: UnsafeBufferPointer<Entry>

    static let entries: [Entry] = {
        var entries = [Entry](repeating: Entry(), count: size)
        for keyword in Keyword.allCases where keyword != .none {
            let spelling = Array(keyword.spelling.utf8)
            precondition(spelling.count <= longest, "a keyword must fit two integers")
            let (low, high) = spelling.withUnsafeBufferPointer { pack($0, from: 0, count: spelling.count) }
            var slot = firstSlot(of: low, high)
            while entries[slot].keyword != .none { slot = (slot + 1) % size }
            entries[slot] = Entry(low: low, high: high, keyword: keyword)
        }
        return entries
    }()

    /// The keyword spelled by `count` bytes from `start`, or `.none`.
    @inline(__always)
    func keyword(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, count: Int) -> Keyword {
        guard count <= Self.longest else { return .none }
        let (low, high) = Self.pack(bytes, from: start, count: count)
        var slot = Self.firstSlot(of: low, high)
        while true {
            let entry = entries[slot]
            if entry.keyword == .none || (entry.low == low && entry.high == high) { return entry.keyword }
            slot = (slot + 1) % Self.size
        }
    }

    @inline(__always)
    private static func firstSlot(of low: UInt64, _ high: UInt64) -> Int {
        Int(truncatingIfNeeded: ((low ^ high) &* 0x9E37_79B9_7F4A_7C15) >> 56)
    }

    /// The bytes of a word as two little-endian integers, zero where the word has ended.
    @inline(__always)
    private static func pack(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, count: Int) -> (UInt64, UInt64) {
        guard start + longest <= bytes.count, let base = UnsafeRawPointer(bytes.baseAddress) else {
            return packByByte(bytes, from: start, count: count)
        }
        let low = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        guard count > 8 else { return (low & mask(bytes: count), 0) }
        let high = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: start + 8, as: UInt64.self))
        return (low, high & mask(bytes: count - 8))
    }

    @inline(__always)
    private static func mask(bytes count: Int) -> UInt64 {
        .max >> UInt64(64 - 8 * count)
    }

    /// For words at the end of a file, where sixteen bytes cannot be loaded.
    private static func packByByte(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, count: Int
    ) -> (UInt64, UInt64) {
        var words: (low: UInt64, high: UInt64) = (0, 0)
        for index in 0..<count {
            let byte = UInt64(bytes[start + index])
            if index < 8 { words.low |= byte << UInt64(8 * index) } else { words.high |= byte << UInt64(8 * (index - 8)) }
        }
        return words
    }
}
