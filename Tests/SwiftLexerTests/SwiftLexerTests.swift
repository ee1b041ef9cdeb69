import SourceText
import SwiftLexer
import Testing

/// The tokens of `text`, `.eof` left out, after checking what holds for the tokens of any text.
func tokens(of text: String) -> TokenList {
    let file = SourceFile(path: "Sample.swift", text: text)
    let list = lex(file)
    #expect(list.tile(file), "tokens and trivia do not tile \(text.debugDescription)")
    return list
}

@Test func anOrdinaryHandlerIsCutIntoItsWordsAndOperators() {
    let list = tokens(of: "let h = (info[key] as? NSValue)?.cgRectValue.height ?? 0 // pt\n")
    let texts = (0..<list.count - 1).map { list.text($0) }
    #expect(
        texts == [
            "let", "h", "=", "(", "info", "[", "key", "]", "as", "?", "NSValue", ")", "?", ".", "cgRectValue", ".",
            "height", "??", "0",
        ])
    #expect(list.trivia(before: list.count - 1).map(\.kind) == [.whitespace, .lineComment, .newline])
}
