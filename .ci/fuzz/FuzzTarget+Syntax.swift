import SourceText
import SwiftLexer

@testable import SwiftParser

extension FuzzTarget {
    static let syntax = [
        FuzzTarget(name: "lexer") { bytes in
            let file = SourceFile(path: "Any.swift", bytes: bytes)
            hold(lex(file).tile(file), "tokens and trivia tile the file")
        },
        FuzzTarget(name: "parser") { bytes in
            let violations = parse(SourceFile(path: "Any.swift", bytes: bytes)).violations
            hold(violations.isEmpty, "\(violations)")
        },
        FuzzTarget(name: "update", check: checkUpdate),
    ]

    /// What an edit puts in.
    private static let pieces = [
        "", "x", " ", "\n", "{", "}", "(", ")", "\"", "\"\"\"", "/*", "*/", "//", "#if A\n", "#endif", "a.b(c)\n", "let a = b\n",
        "if a { b }\n", "/", "-", ",", "`", "\\(", "😀",
    ]

    /// An updated tree is the tree of the file as it is now. Four bytes say what the edit is, the rest is the file.
    @Sendable private static func checkUpdate(_ bytes: [UInt8]) {
        guard bytes.count > 4 else { return }
        let code = Array(bytes[4...])
        let start = (Int(bytes[0]) << 8 | Int(bytes[1])) % code.count
        let end = min(code.count, start + Int(bytes[2]) % 16)
        var changed = code
        changed.replaceSubrange(start..<end, with: Array(pieces[Int(bytes[3]) % pieces.count].utf8))
        let (before, after) = (SourceFile(path: "A.swift", bytes: code), SourceFile(path: "A.swift", bytes: changed))
        guard let tree = parse(before).updated(to: after, changing: before.difference(from: after)) else { return }
        let fresh = parse(after)
        hold(tree.nodes == fresh.nodes && tree.tokens.tokens == fresh.tokens.tokens, "an updated tree is the fresh one")
        hold(tree.issues == fresh.issues, "an updated tree has the fresh one's issues")
    }
}
