import SourceText

/// A name with `*` for any number of letters: `*eyboardHeight*`.
package struct Glob: Hashable, Sendable {
    /// What stands between the stars.
    private let parts: [[UInt8]]

    /// Nil for what consists of stars, or has something in it that no name has.
    package init?(_ text: String) {
        parts = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(Array.init)
        let isName = parts.allSatisfy { part in
            part.allSatisfy { $0.isNameByte || $0 == UInt8(ascii: ".") }
        }
        guard isName, parts.contains(where: { !$0.isEmpty }) else { return nil }
    }

    /// The one name that it stands for; nil with a star in it.
    var name: [UInt8]? { parts.count == 1 ? parts.first : nil }

    /// The longest run of letters that every name it fits has.
    var longestPart: [UInt8] { parts.max { $0.count < $1.count } ?? [] }

    /// Whether the name, in bytes, is one of those that the glob stands for.
    package func fits(_ name: ArraySlice<UInt8>) -> Bool {
        name.withUnsafeBufferPointer { name in
            guard let first = parts.first, let last = parts.last, name.hasWord(first, at: 0) else { return false }
            guard parts.count > 1 else { return name.count == first.count }
            var offset = first.count
            for part in parts.dropFirst().dropLast() {
                guard let found = name.firstOffset(of: part, from: offset) else { return false }
                offset = found + part.count
            }
            return name.count - offset >= last.count && name.hasWord(last, at: name.count - last.count)
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Where `word` begins first, at `start` or later; found by its first byte.
    func firstOffset(of word: [UInt8], from start: Int = 0) -> Int? {
        guard let first = word.first else { return start }
        var offset = start
        while offset <= count - word.count {
            if self[offset] == first, hasWord(word, at: offset) { return offset }
            offset += 1
        }
        return nil
    }

    /// Whether `word` stands at `offset`.
    func hasWord(_ word: [UInt8], at offset: Int) -> Bool {
        guard count - offset >= word.count else { return false }
        for index in word.indices where self[offset + index] != word[index] { return false }
        return true
    }
}
