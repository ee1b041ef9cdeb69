import SourceText

/// The text that `keyboardlint tokens` prints for a file: its path, then a line for each token with its bytes and its kind.
///
/// Made of bytes, not of interpolated strings: dumps of whole repositories are compared with the compiler's lexer.
package func tokenDump(of file: SourceFile) -> String {
    let list = lex(file)
    var text: [UInt8] = []
    text.reserveCapacity(list.count * 24)
    text += "file \(file.path)\n".utf8
    for token in list.tokens {
        append(Int(token.start), to: &text)
        text.append(UInt8(ascii: " "))
        append(Int(token.end), to: &text)
        text.append(UInt8(ascii: " "))
        text += token.kind.rawValue.utf8
        text.append(UInt8(ascii: "\n"))
    }
    return String(decoding: text, as: UTF8.self)
}

private func append(_ number: Int, to text: inout [UInt8]) {
    text += String(number).utf8
}
