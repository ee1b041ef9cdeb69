/// A set of small numbers, one bit each.
struct NumberSet {
    /// Those below 64, which mostly are all.
    private var low: UInt64 = 0
    private var high: [UInt64] = []

    mutating func insert(_ number: Int) {
        guard number >= UInt64.bitWidth else {
            low |= 1 << UInt64(number)
            return
        }
        let word = number / UInt64.bitWidth - 1
        while high.count <= word { high.append(0) }
        high[word] |= 1 << UInt64(number % UInt64.bitWidth)
    }

    mutating func formUnion(_ other: NumberSet) {
        low |= other.low
        guard !other.high.isEmpty else { return }
        while high.count < other.high.count { high.append(0) }
        for word in other.high.indices { high[word] |= other.high[word] }
    }

    /// In ascending order.
    var numbers: [Int] {
        ([low] + high).enumerated().flatMap { word, bits in
            (0..<UInt64.bitWidth).filter { bits & (1 << UInt64($0)) != 0 }.map { word * UInt64.bitWidth + $0 }
        }
    }
}
