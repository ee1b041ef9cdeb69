import SourceText

/// By what GitHub code scanning knows an alert again in another version of a file: a hash of the hundred characters, blanks
/// apart, from the beginning of its line.
///
/// GitHub's own action computes it for reports that lack it; reports that come by its web API have to bring it, or every upload
/// makes new alerts. The algorithm is that of github.com/github/codeql-action, src/fingerprints.ts: over UTF-16 code units
/// without spaces and tabs, line ends as one line feed, a polynomial hash that rolls along, and the count of equal hashes so far.
struct LineHashes {
    private let hashes: [String]

    /// Of a line, counted from 1.
    subscript(line: Int) -> String? { hashes.indices.contains(line - 1) ? hashes[line - 1] : nil }

    init(_ file: SourceFile) {
        var roller = Roller()
        for unit in file.text(in: ByteRange(0, file.bytes.count)).utf16 { roller.take(unit) }
        hashes = roller.finish()
    }

    /// A window over the text that a line's hash leaves together with its first character.
    private struct Roller {
        private static let windowSize = 100
        private static let factor: UInt64 = 37
        /// What a character's part of the sum has become when it leaves the window.
        private static let leavingFactor = (0..<windowSize).reduce(1 as UInt64) { power, _ in power &* factor }

        private var window = [UInt64](repeating: 0, count: windowSize)
        /// Whether a line begins at a place in the window. Lines leave it in their order.
        private var beginsLine = [Bool](repeating: false, count: windowSize)
        private var position = 0
        private var hash: UInt64 = 0
        private var isAtLineStart = true
        private var isAfterCarriageReturn = false
        private var counts: [UInt64: Int] = [:]
        private var hashes: [String] = []

        mutating func take(_ unit: UInt16) {
            let isSecondHalfOfLineEnd = isAfterCarriageReturn && unit == 0x0A
            if unit == 0x20 || unit == 0x09 || isSecondHalfOfLineEnd {
                isAfterCarriageReturn = false
                return
            }
            isAfterCarriageReturn = unit == 0x0D
            let unit = unit == 0x0D ? 0x0A : unit
            reportLine()
            if isAtLineStart { beginsLine[position] = true }
            isAtLineStart = unit == 0x0A
            push(UInt64(unit))
        }

        mutating func finish() -> [String] {
            // What stands for the end of the file.
            take(0xFFFF)
            for _ in 0..<Self.windowSize {
                reportLine()
                push(0)
            }
            return hashes
        }

        private mutating func push(_ value: UInt64) {
            hash = hash &* Self.factor &+ value &- Self.leavingFactor &* window[position]
            window[position] = value
            position = (position + 1) % Self.windowSize
        }

        /// If the character that is about to leave began a line, the window holds what the line is known by.
        private mutating func reportLine() {
            guard beginsLine[position] else { return }
            beginsLine[position] = false
            let count = counts[hash, default: 0] + 1
            counts[hash] = count
            hashes.append("\(String(hash, radix: 16)):\(count)")
        }
    }
}
