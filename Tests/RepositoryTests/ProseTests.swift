import Foundation
import RuleBook
import SourceText
import SwiftParser
import TestSupport
import Testing

/// The README and the articles are in plain English, so that a reader needs no sentence twice.
@Suite struct ProseTests {
    @Test(arguments: Document.all + Document.rules)
    func noSentenceIsLongerThanTwentyFiveWords(document: Document) {
        let long = document.sentences.filter { $0.split(separator: " ").count { $0.contains(where: \.isLetter) } > 25 }
        #expect(long == [])
    }

    /// Each of these has a usual word: path, trace, precondition, suppress, reported, status.
    private static let unusual: Set = [
        "way", "ways", "story", "premise", "premises", "standing", "told", "silence", "silenced", "silences", "whoever", "whom",
        "heed", "heeds", "nobody", "somebody",
    ]

    private static func unusualWords(in text: String) -> [String] {
        // "One-way" is one word.
        text.replacing(#/`[^`\n]+`/#, with: "").lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init)
            .filter(unusual.contains)
    }

    @Test(arguments: Document.all + Document.rules + [Document.ruleFormat])
    func theFieldsWordsAreUsed(document: Document) {
        #expect(Self.unusualWords(in: document.textLines.joined(separator: "\n")) == [])
    }

    /// Messages, help and headings. What stands in interpolations is code.
    @Test(arguments: ["Reporting", "LintPolicy", "LanguageServer", "keyboardlint"])
    func messagesUseTheFieldsWords(module: String) throws {
        for file in try Repository.swiftFiles(in: "Sources/\(module)") {
            for literal in parse(file).root.subtree where literal.kind == .stringLiteral {
                let words = literal.children.reduce(literal.text) { $0.replacing($1.text, with: "") }
                #expect(Self.unusualWords(in: words) == [], "\(file.path):\(literal.location.line)")
            }
        }
    }

    @Test func theTitlesAndMessagesOfRulesUseTheFieldsWords() {
        for rule in RuleBook.embedded.rules {
            #expect(Self.unusualWords(in: rule.title + " " + rule.message.text) == [], "\(rule.id)")
        }
    }

    @Test func sentencesAreSplit() throws {
        let document = try Document("README.md")
        #expect(
            document.sentences.contains(
                "It finds the notification handlers, runs them in a small simulated UIKit, and runs code beside them"))
        #expect(document.sentences.contains("understand a rule"))
    }
}
