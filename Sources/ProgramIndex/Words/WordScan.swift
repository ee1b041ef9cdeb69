/// Takes the words out of a Swift file's bytes: identifiers and keywords, wherever they stand.
///
/// It knows no Swift but this: a word that follows `class`, `func` or another introducer is declared. What it does for each byte
/// decides how long a program takes to be indexed.
enum WordScan {
    /// Words of fewer bytes are too common to lead anywhere, but for where they are declared or imported.
    static let shortest = 4

    /// The hash of a word, without what is known of it.
    static func hash(_ word: String) -> UInt32 {
        word.utf8.reduce(seed) { step($0, $1) } & ~flags
    }

    /// Set for a word that is declared.
    static let declared: UInt32 = 1
    /// Set for the name of a module that is imported.
    static let imported: UInt32 = 2
    /// Set for the name of a type that is declared, not extended.
    static let declaredType: UInt32 = 4
    static let flags = declared | imported | declaredType

    /// Appends the hashes of a file's words, with what is known of each.
    static func scan(_ bytes: UnsafeRawBufferPointer, into words: inout [UInt32]) {
        kinds.withUnsafeBufferPointer { kinds in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: recentCount) { recent in
                recent.initialize(repeating: 0)
                scan(bytes, kinds, recent, &words)
            }
        }
    }

    @inline(__always)
    private static func scan(
        _ bytes: UnsafeRawBufferPointer, _ kinds: UnsafeBufferPointer<Kind>, _ recent: UnsafeMutableBufferPointer<UInt32>,
        _ words: inout [UInt32]
    ) {
        var position = 0
        // What the word before, with nothing but space in between, says of the next one.
        var introduction: UInt32 = 0
        // Whether a dot follows a word that was introduced: `extension Outer.Name`.
        var qualified: UInt32 = 0
        while position < bytes.count {
            let kind = kinds[Int(bytes[position])]
            guard kind == .word else {
                if kind == .other {
                    introduction = bytes[position] == UInt8(ascii: ".") ? qualified : 0
                    qualified = 0
                }
                position += 1
                continue
            }
            let start = position
            var hash = seed
            while position < bytes.count, kinds[Int(bytes[position])] == .word {
                hash = step(hash, bytes[position])
                position += 1
            }
            let length = position - start
            let word = hash & ~flags | introduction
            qualified = introduction & declared
            let next = length <= longestIntroducer ? introduced(by: hash & ~flags) : 0
            // `import class Module.Name`
            introduction = introduction == imported && next & declared != 0 ? imported : next
            guard length >= shortest || word & (declared | imported) != 0 else { continue }
            let slot = Int(truncatingIfNeeded: hash >> 8) & (recentCount - 1)
            // Where a word is declared, it is known to be mentioned.
            if recent[slot] == word || recent[slot] & ~declaredType == word | declared { continue }
            recent[slot] = word
            words.append(word)
        }
    }

    private enum Kind: UInt8 {
        case space, word, other
    }

    private static let kinds: [Kind] = (0...255).map { byte in
        switch UInt8(byte) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            .word
        case 0x20, 0x09...0x0D, UInt8(ascii: "`"): .space
        default: .other
        }
    }

    /// Words that were seen last, so that most repetitions are not stored.
    private static let recentCount = 512

    // FNV-1a, 32 bits (Fowler, Noll, Vo).
    private static let seed: UInt32 = 0x811C_9DC5

    @inline(__always)
    private static func step(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 0x0100_0193 }

    private static let longestIntroducer = 9

    @inline(__always)
    private static func introduced(by hash: UInt32) -> UInt32 {
        guard introducerFilter & (1 << UInt64(hash >> 26)) != 0 else { return 0 }
        if hash == importing { return imported }
        return typeIntroducers.contains(hash) ? declared | declaredType : introducers.contains(hash) ? declared : 0
    }

    private static let importing = hash("import")
    private static let typeIntroducers = Set(["class", "struct", "enum", "protocol", "actor"].map(hash))
    private static let introducers = Set(["extension", "func", "var", "let", "case", "typealias"].map(hash))
    private static let introducerFilter = introducers.union(typeIntroducers).union([importing]).reduce(into: UInt64(0)) {
        $0 |= 1 << UInt64($1 >> 26)
    }
}
