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
