import Foundation
import SourceText
import SwiftLexer
import TestSupport
import Testing

extension Repository {
    /// Swift files below a folder, by their path from the root.
    static func swiftFiles(in folder: String) throws -> [SourceFile] {
        try swiftFiles(below: folder).map { SourceFile(path: $0, text: try text($0)) }
    }

    /// The package's targets but the tests and the plugins.
    static func targets() throws -> [String] { try names(in: "Sources").filter { $0 != "Plugins" && !$0.hasSuffix(".md") } }
}

extension SourceFile {
    /// `path:line`
    func place(of token: Token) -> String { "\(path):\(location(at: Int(token.start)).line)" }

    /// The places where the words of any of these stand one after the other, comments and strings apart.
    func places(ofAny phrases: [[String]]) -> [String] {
        let list = lex(self)
        let spelled = phrases.map { $0.map { Array($0.utf8) } }
        // Texts are not made of the tokens, of which there are a million.
        func spells(_ index: Int, _ word: [UInt8]) -> Bool {
            let token = list.tokens[index]
            return Int(token.end - token.start) == word.count && bytes[Int(token.start)] == word[0]
                && bytes[Int(token.start)..<Int(token.end)].elementsEqual(word)
        }
        var places: [String] = []
        for start in list.tokens.indices {
            for words in spelled where start + words.count < list.count && spells(start, words[0]) {
                if words.indices.allSatisfy({ spells(start + $0, words[$0]) }) { places.append(place(of: list.tokens[start])) }
            }
        }
        return places
    }

    /// Modules this file imports, and the lines that do.
    var imports: [(module: String, line: String)] {
        let list = lex(self)
        // `.import` is a keyword to the lexer too; a module's name follows only in a declaration.
        let declarations = list.tokens.indices.dropLast(2).filter {
            list.tokens[$0].keyword == .import && list.tokens[$0 + 1].kind == .identifier
        }
        return declarations.map { index in
            (list.text(index + 1), "\(place(of: list.tokens[index])): import \(list.text(index + 1))")
        }
    }
}
