import Foundation
import LintEngine
import Reporting
import RuleBook
import SourceText
import SwiftLexer
import SwiftParser
import TestSupport
import Testing

/// What a reviewer would otherwise have to look for.
@Suite struct StyleTests {
    @Test func theTopLevelHoldsOnlyWhatItMay() throws {
        let allowed: Set = ["Package.swift", "README.md", "Rules", "Sources", "TestCorpus", "Tests"]
        let names = try Repository.names(in: ".").filter { !$0.hasPrefix(".") }
        #expect(Set(names).subtracting(allowed) == [])
    }

    @Test func noFileIsTooLongToRead() throws {
        for folder in ["Sources", "Tests"] {
            for file in try Repository.swiftFiles(in: folder) where !file.path.hasSuffix(".generated.swift") {
                #expect(file.lines.count <= 401, "\(file.path)")
            }
        }
    }

    @Test func nothingInTheProductCanTrapOnItsInputOrLieToTheCompiler() throws {
        for file in try Repository.swiftFiles(in: "Sources") {
            let places = file.places(
                ofAny: [["try", "!"], ["as", "!"], ["fatalError", "("], ["@", "unchecked"], ["nonisolated", "(", "unsafe"]])
            #expect(places == [], "\(file.path)")
        }
    }

    /// Every module's main file begins by saying what its main decision is and why.
    @Test(arguments: [
        "HandlerInterpreter/HandlerInterpreter.swift", "ProgramIndex/DeclarationIndex.swift",
        "KeyboardModel/KeyboardModel.swift", "LanguageServer/LanguageServer.swift", "LintEngine/Linter.swift",
        "PatternMatching/Pattern.swift",
        "Reporting/Reporter.swift", "RuleBook/RuleBook.swift", "SourceText/SourceFile.swift", "SwiftLexer/Lexer.swift",
        "SwiftParser/Tree/SyntaxTree.swift", "keyboardlint/Program.swift", "keyboardlint-dev/Bench.swift",
    ])
    func aModuleDefendsItsMainDecision(file: String) throws {
        let lines = try Repository.text("Sources/\(file)").split(separator: "\n")
        let essay = lines.drop { !$0.hasPrefix("///") }.prefix { $0.hasPrefix("///") }
        #expect(essay.count >= 4)
    }

    @Test func messagesReadLikeTheCompilers() {
        for rule in RuleBook.embedded.rules {
            let message = rule.message.text
            #expect(message.first?.isUppercase == false, "\(rule.id)")
            #expect(!message.hasSuffix("."), "\(rule.id)")
            #expect(!message.contains("\n"), "\(rule.id)")
        }
    }
}
