import SourceText
import SwiftLexer
import Testing

/// The tokens of `text`, after checking what holds for the tokens of any text.
func tokens(of text: String, _ location: Testing.SourceLocation = #_sourceLocation) -> TokenList {
    tokens(of: Array(text.utf8), location)
}

func tokens(of bytes: [UInt8], _ location: Testing.SourceLocation = #_sourceLocation) -> TokenList {
    let file = SourceFile(path: "Sample.swift", bytes: bytes)
    let list = lex(file)
    if !list.tile(file) {
        Issue.record(
            "tokens and trivia do not tile \(file.text(in: ByteRange(0, bytes.count)).debugDescription)", sourceLocation: location
        )
    }
    return list
}

/// The tokens of `text` without the final `.eof`, each as its kind and its text, "malformed" before the kind of one that is.
func cut(_ text: String, _ location: Testing.SourceLocation = #_sourceLocation) -> [String] {
    let list = tokens(of: text, location)
    return (0..<list.count - 1).map { index in
        let isMalformed = list[index].flags.contains(.malformed)
        return (isMalformed ? "malformed " : "") + "\(list[index].kind) \(list.text(index))"
    }
}

/// The texts of all tokens but `.eof`.
func texts(_ text: String, _ location: Testing.SourceLocation = #_sourceLocation) -> [String] {
    let list = tokens(of: text, location)
    return (0..<list.count - 1).map(list.text)
}

/// Whether `text` is one token of `kind`, malformed or not as said, and nothing else.
func isSingle(
    _ kind: TokenKind, _ text: String, malformed: Bool = false, _ location: Testing.SourceLocation = #_sourceLocation
) -> Bool {
    let list = tokens(of: text, location)
    return list.count == 2 && list[0].kind == kind && list[0].flags.contains(.malformed) == malformed
        && list[0].range == ByteRange(0, text.utf8.count)
}
