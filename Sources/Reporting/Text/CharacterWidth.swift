extension Character {
    /// How many terminal columns the character takes: 2 for East Asian wide characters and emoji, 0 for a mark that has nothing
    /// to stand on, else 1.
    ///
    /// A character is as wide as its first scalar, whatever is joined to it, except that a variation selector asks for emoji
    /// presentation (Unicode Standard Annex 11; Unicode Technical Standard 51).
    var terminalWidth: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if first.properties.isEmojiPresentation || unicodeScalars.dropFirst().first == "\u{FE0F}" { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return Self.wideRanges.contains { $0.contains(first.value) } ? 2 : 1
        }
    }

    /// The blocks whose characters are `W` or `F` in EastAsianWidth.txt, emoji apart. Sorted.
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F,  // Hangul Jamo initials
        0x2E80...0x303E,  // CJK radicals, Kangxi, CJK punctuation
        0x3041...0x33FF,  // kana, Bopomofo, Hangul compatibility, CJK compatibility
        0x3400...0x4DBF,  // CJK extension A
        0x4E00...0x9FFF,  // CJK
        0xA000...0xA4CF,  // Yi
        0xA960...0xA97F,  // Hangul Jamo extended A
        0xAC00...0xD7A3,  // Hangul syllables
        0xF900...0xFAFF,  // CJK compatibility ideographs
        0xFE10...0xFE19,  // vertical forms
        0xFE30...0xFE6F,  // CJK compatibility forms
        0xFF00...0xFF60,  // full-width forms
        0xFFE0...0xFFE6,
        0x1B000...0x1B2FF,  // kana supplement
        0x20000...0x3FFFD,  // CJK extensions B and on
    ]
}

extension String {
    /// Terminal columns of a text without control characters.
    var terminalWidth: Int { reduce(0) { $0 + $1.terminalWidth } }

    /// Filled with spaces up to `width` columns.
    func padded(to width: Int, alignedRight: Bool = false) -> String {
        let padding = String(repeating: " ", count: max(width - terminalWidth, 0))
        return alignedRight ? padding + self : self + padding
    }
}
