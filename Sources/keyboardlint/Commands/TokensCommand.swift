import SwiftLexer

extension CommandSyntax {
    static let tokens = CommandSyntax(
        name: "tokens", summary: "Print the tokens of Swift files.",
        operands: OperandSyntax(name: "FILE", count: 1...Int.max, summary: "a file with any content"),
        notes: [
            """
            For each file a line 'file PATH', then a line for each token: 'START END KIND', the offsets in UTF-8 bytes without \
            surrounding trivia. Kinds: \(TokenKind.allCases.map(\.rawValue).joined(separator: ", ")).
            """
        ],
        run: { arguments, console in
            for path in arguments.operands {
                try console.write(tokenDump(of: try SourceReader.readBytes(path)))
            }
            return .success
        })
}
