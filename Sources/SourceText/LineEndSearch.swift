extension UnsafeBufferPointer<UInt8> {
    /// The index of the first LF or CR in `start..<end`, or `end`.
    ///
    /// Looks at eight bytes at a time: line tables and comments make this the most run loop of the whole program.
    package func lineEnd(from start: Int, to end: Int) -> Int {
        guard let base = UnsafeRawPointer(baseAddress) else { return end }
        var index = start
        while index + 8 <= end {
            let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let hits = zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A) | zeroBytes(word ^ 0x0D0D_0D0D_0D0D_0D0D)
            if hits != 0 { return index + hits.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < end, self[index] != .lineFeed, self[index] != .carriageReturn { index += 1 }
        return index
    }

    /// The high bit of each byte that is zero; exact up to and including the lowest such byte, which is all that is used.
    @inline(__always)
    private func zeroBytes(_ word: UInt64) -> UInt64 {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }
}
