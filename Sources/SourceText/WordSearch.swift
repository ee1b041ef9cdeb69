/// A word to look for in the bytes of files.
///
/// It is found by a pair of its letters that stands rarely in source code: `yb` tells `eyboard` better than its first letter,
/// which every tenth byte is.
package struct WordSearch: Sendable {
    private let word: [UInt8]
    /// Where in the word the pair begins.
    private let pair: Int

    /// - Parameter word: some bytes; the empty word is found at once.
    package init(_ word: [UInt8]) {
        self.word = word
        let pairs = word.indices.dropLast()
        pair = pairs.min { Self.frequency(word[$0], word[$0 + 1]) < Self.frequency(word[$1], word[$1 + 1]) } ?? 0
    }

    package init(_ word: StaticString) {
        self.init(word.withUTF8Buffer(Array.init))
    }

    package func isFound(in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { firstOffset(in: $0) != nil }
    }

    /// Every place where the word begins, in order; the next is looked for behind the last.
    package func offsets(in bytes: [UInt8]) -> [Int] {
        bytes.withUnsafeBufferPointer { bytes in
            var offsets: [Int] = []
            var start = 0
            while !word.isEmpty, let offset = firstOffset(in: bytes, from: start) {
                offsets.append(offset)
                start = offset + word.count
            }
            return offsets
        }
    }

    /// Where the word begins first, at `start` or later.
    package func firstOffset(in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
        guard start <= bytes.count - word.count else { return nil }
        guard word.count > 1, let base = UnsafeRawPointer(bytes.baseAddress) else {
            return word.isEmpty ? start : bytes[start...].firstIndex(of: word[0])
        }
        // The first byte of the pair is looked for; a block needs the byte after its last one.
        var offset = start + pair
        let end = bytes.count - (word.count - pair) + 1
        let first = Self.lowBits &* UInt64(word[pair])
        let second = Self.lowBits &* UInt64(word[pair + 1])
        while offset + Self.blockSize < bytes.count, offset < end {
            let block = base.loadUnaligned(fromByteOffset: offset, as: Block.self)
            let next = base.loadUnaligned(fromByteOffset: offset + 1, as: Block.self)
            let differing = (block ^ first) | (next ^ second)
            // Not zero where a byte of `differing` is (Warren, Hacker's Delight, 6-1).
            if Self.union((differing &- Self.lowBits) & ~differing) & Self.highBits != 0,
                let found = look(in: bytes, offset..<min(offset + Self.blockSize, end))
            {
                return found
            }
            offset += Self.blockSize
        }
        return offset < end ? look(in: bytes, offset..<end) : nil
    }

    /// Where the word begins whose pair is in the range, if it is there.
    private func look(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
        for offset in range where bytes[offset] == word[pair] {
            let start = offset - pair
            var length = 0
            while length < word.count, bytes[start + length] == word[length] { length += 1 }
            if length == word.count { return start }
        }
        return nil
    }

    /// 64 bytes, as words because the standard library's operators on words become vector instructions.
    private typealias Block = SIMD8<UInt64>
    private static let blockSize = 64
    private static let highBits: UInt64 = 0x8080_8080_8080_8080
    private static let lowBits: UInt64 = 0x0101_0101_0101_0101

    @inline(__always)
    private static func union(_ block: Block) -> UInt64 {
        let half = block.lowHalf | block.highHalf
        let quarter = half.lowHalf | half.highHalf
        return quarter[0] | quarter[1]
    }

    /// How often two letters follow each other, roughly: each of them by itself.
    private static func frequency(_ first: UInt8, _ second: UInt8) -> Int { frequency(first) * frequency(second) }

    /// A letter's rank among those of Swift sources, the rarest first.
    private static func frequency(_ letter: UInt8) -> Int { ranks[Int(letter)] }

    private static let ranks: [Int] = {
        var ranks = [Int](repeating: 1, count: 256)
        for (rank, letter) in "jzqxykKvwVbWSgTBhIpfmCducslroianetE ".utf8.enumerated() { ranks[Int(letter)] = rank + 1 }
        return ranks
    }()
}
