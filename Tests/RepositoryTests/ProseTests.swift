import Foundation
import Testing

/// The README and the articles are in plain English, so that a reader needs no sentence twice.
@Suite struct ProseTests {
    @Test(arguments: Document.all)
    func noSentenceIsLongerThanTwentyFiveWords(document: Document) {
        let long = document.sentences.filter { $0.split(separator: " ").count { $0.contains(where: \.isLetter) } > 25 }
        #expect(long == [])
    }

    /// Each of these has a usual word: path, trace, precondition, suppress, reported, status.
    @Test(arguments: Document.all)
    func theFieldsWordsAreUsed(document: Document) {
        let unusual: Set = [
            "way", "ways", "story", "premise", "premises", "standing", "told", "silence", "silenced", "silences", "whoever",
            "whom",
            "heed", "heeds", "nobody", "somebody",
        ]
        let text = document.textLines.joined(separator: "\n").replacing(#/`[^`\n]+`/#, with: "")
        // "One-way" is one word.
        let words = text.lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init)
        #expect(words.filter(unusual.contains) == [])
    }

    @Test func sentencesAreSplit() throws {
        let document = try Document("README.md")
        #expect(
            document.sentences.contains(
                "It finds the notification handlers, runs them in a small simulated UIKit, and runs code beside them"))
        #expect(document.sentences.contains("understand a rule"))
    }
}
