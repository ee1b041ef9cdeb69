/// Finds the keyword that a word spells, without allocating: a word of at most sixteen bytes is two integers.
struct KeywordTable: Sendable {
    static let shared = KeywordTable()

    private struct Entry {
        var low: UInt64 = 0
        var high: UInt64 = 0
        var keyword: Keyword = .none
    }

    /// A power of two, several times the number of keywords, so that most identifiers meet an empty entry at once.
    private static let size = 256
    private static let longest = 16
    private var entries = [Entry](repeating: Entry(), count: size)

    private init() {
        for keyword in Keyword.allCases where keyword != .none {
            let spelling = Array(keyword.spelling.utf8)
            precondition(spelling.count <= Self.longest, "a keyword must fit two integers")
            let (low, high) = spelling.withUnsafeBufferPointer { Self.pack($0, from: 0, count: spelling.count) }
            var slot = Self.slot(of: low, high)
            while entries[slot].keyword != .none { slot = (slot + 1) % Self.size }
            entries[slot] = Entry(low: low, high: high, keyword: keyword)
        }
    }

    /// The keyword spelled by `count` bytes from `start`, or `.none`.
    @inline(__always)
    func keyword(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, count: Int) -> Keyword {
        guard count <= Self.longest else { return .none }
        let (low, high) = Self.pack(bytes, from: start, count: count)
        var slot = Self.slot(of: low, high)
        while true {
            let entry = entries[slot]
            if entry.keyword == .none || (entry.low == low && entry.high == high) { return entry.keyword }
            slot = (slot + 1) % Self.size
        }
    }

    @inline(__always)
    private static func slot(of low: UInt64, _ high: UInt64) -> Int {
        Int(truncatingIfNeeded: ((low ^ high) &* 0x9E37_79B9_7F4A_7C15) >> 56)
    }

    @inline(__always)
    private static func pack(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, count: Int) -> (UInt64, UInt64) {
        var low: UInt64 = 0
        for index in 0..<min(count, 8) { low |= UInt64(bytes[start + index]) << UInt64(8 * index) }
        var high: UInt64 = 0
        if count > 8 {
            for index in 8..<count { high |= UInt64(bytes[start + index]) << UInt64(8 * (index - 8)) }
        }
        return (low, high)
    }
}
