import SourceText
import SwiftLexer

private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// What must hold for the tokens of any bytes and does not; nil if all is well.
func brokenInvariant(_ bytes: [UInt8]) -> String? {
    let file = SourceFile(path: "Any.swift", bytes: bytes)
    let list = lex(file)
    guard list.tile(file) else { return "tokens and trivia do not tile the file" }

    let returns = bytes.map { $0 == 0x0A ? 0x0D : $0 }
    guard lex(SourceFile(path: "Any.swift", bytes: returns)).tokens == list.tokens else {
        return "a carriage return makes other tokens than a line feed"
    }

    guard !bytes.starts(with: byteOrderMark) else { return nil }
    let marked = lex(SourceFile(path: "Any.swift", bytes: byteOrderMark + bytes)).tokens
    let shifted = list.tokens.map { token in
        Token(
            kind: token.kind, keyword: token.keyword, flags: token.flags, start: Int(token.start) + 3,
            end: Int(token.end) + 3)
    }
    return marked == shifted ? nil : "a byte order mark changes more than the offsets"
}

/// SplitMix64: the same numbers for the same seed on every platform.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
