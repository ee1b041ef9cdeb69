import Foundation
import LintEngine
import SourceText
import SwiftParser
import TestSupport
import Testing

@testable import RuleBook

@Suite struct EmbeddedRulesTests {
    @Test func theProgramCarriesTheRulesOfTheFolder() throws {
        let written = try String(
            contentsOf: Repository.root.appending(path: "Sources/RuleBook/Rules.generated.swift"), encoding: .utf8)
        #expect(
            written == embeddedSource(of: try Repository.ruleFiles()),
            "Rules/ has changed: run `swift run keyboardlint-dev generate`")
    }

    @Test func whatIsEmbeddedIsWhatWasWritten() throws {
        let files = try Repository.ruleFiles()
        #expect(embeddedFiles.map(\.path) == files.map(\.path))
        for (embedded, file) in zip(embeddedFiles, files) { #expect(embedded.markdown == file.markdown) }
    }

    @Test func everyFileOfTheFolderIsARule() throws {
        for file in try Repository.ruleFiles() {
            #expect(throws: Never.self) { try RuleBook.parse(path: file.path, markdown: file.markdown) }
        }
    }

    @Test func rulesAreFoundByTheirIds() {
        #expect(!RuleBook.embedded.rules.isEmpty)
        for rule in RuleBook.embedded.rules { #expect(RuleBook.embedded[rule.id]?.title == rule.title) }
        #expect(RuleBook.embedded["no-such-rule"] == nil)
    }

    @Test func whatRulesRefineExistsAndNeverIsItself() {
        let book = RuleBook.embedded
        for rule in book.rules {
            var seen: Set<String> = []
            var waiting = rule.refines
            while let next = waiting.popLast() {
                #expect(book[next] != nil, "\(rule.id) refines \(next), which is no rule")
                #expect(next != rule.id, "\(rule.id) refines itself, through others perhaps")
                if seen.insert(next).inserted { waiting += book[next]?.refines ?? [] }
            }
        }
    }

    /// The program reads no more of its own rules than a search needs, until somebody asks.
    @Test func whatIsReadLaterIsWhatTheFileSays() throws {
        for file in try Repository.ruleFiles() {
            let whole = try RuleBook.parse(path: file.path, markdown: file.markdown)
            let rule = try #require(RuleBook.embedded[whole.id])
            #expect(!file.head.contains("```swift") && file.head.contains("```pattern"))
            #expect(rule.article == file.markdown)
            #expect(rule.summary == whole.summary && rule.remedy == whole.remedy && rule.references == whole.references)
            #expect(rule.patterns.map(\.alwaysBound) == whole.patterns.map(\.alwaysBound))
            for keyPath in [\Rule.triggering, \.nonTriggering] {
                #expect(rule[keyPath: keyPath].map(\.line) == whole[keyPath: keyPath].map(\.line))
                #expect(rule[keyPath: keyPath].map(\.code) == whole[keyPath: keyPath].map(\.code))
            }
            #expect(rule.migrations.map(\.after.line) == whole.migrations.map(\.after.line))
            #expect(!rule.migrations.isEmpty && rule.migrations.allSatisfy { !$0.before.code.isEmpty })
        }
    }

    @Test func everyExampleIsSwiftThatTheParserKnows() {
        for rule in RuleBook.embedded.rules {
            let migrations = rule.migrations.flatMap { [$0.before, $0.after] }
            for example in rule.triggering + rule.nonTriggering + migrations {
                let tree = parse(SourceFile(path: "\(rule.id).md:\(example.line)", text: example.code))
                #expect(tree.issues.isEmpty, "\(rule.id), the example at line \(example.line): \(tree.issues)")
            }
        }
    }

    @Test func textThatLooksLikeTheEndOfALiteralIsEmbeddedWhole() {
        let markdown = "a \"\"\"\n\"\"\"## b \\##(c)\n"
        let source = embeddedSource(of: [RuleFile(path: "Rules/x.md", markdown: markdown)])
        #expect(source.contains("head: ###\"\"\"\n\(markdown)\n\"\"\"###,"))
    }
}
