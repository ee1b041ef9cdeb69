import LintEngine
import SourceText
import SwiftParser
import TestSupport
import Testing

/// Stages hand each other values. Who compares, searches or measures a sentence has taken a fact from words that somebody may
/// reword.
///
/// Looked for are string literals with a word beside a space, where they are compared with something (`==`, `!=`, `case`),
/// searched for in something (`hasPrefix`, `contains`, …) or counted, as in `dropFirst("if ".count)`. A sentence in a constant
/// goes unseen.
@Suite struct SentenceTests {
    /// Where text is what comes in, and whose.
    private static let readers = [
        "Sources/Reporting/": "lays words out, and reads no facts from them",
        "Sources/LintEngine/Migration/Demonstration.swift": "rule articles",
        "Sources/LanguageServer/Features/HoverText.swift": "rule articles",
        "Sources/RuleBook/RuleParser+Sections.swift": "rule articles", "Sources/keyboardlint/Git/": "what git prints",
        "Sources/keyboardlint/Files/GitHead.swift": "git's files", "Sources/keyboardlint-dev/": "the repository's own files",
    ]

    private static let readingSentences = Result { () throws -> [(file: String, place: String)] in
        try Repository.swiftFiles(in: "Sources").filter { !$0.path.hasSuffix(".generated.swift") }.flatMap { file in
            parse(file).root.subtree.filter(\.readsSentence).map { (file.path, "\(file.path):\($0.location.line): \($0.text)") }
        }
    }

    @Test func noStageReadsTheSentencesOfAnother() throws {
        let places = try Self.readingSentences.get().filter { place in !Self.readers.keys.contains { place.file.hasPrefix($0) } }
        #expect(places.map(\.place) == [])
    }

    @Test func everyExceptionIsNeeded() throws {
        let files = try Self.readingSentences.get().map(\.file)
        for reader in Self.readers.keys { #expect(files.contains { $0.hasPrefix(reader) }, "\(reader)") }
    }

    /// The lines that had to go, among others: the check would have found them.
    @Test(arguments: [
        "text.hasPrefix(\"assumed: not `\")", "message.contains(\"finds nothing\")", "$0.effect != \"writes no layout\"",
        "String($0.dropFirst(\"if \".count))", "text[..<colon].hasSuffix(\", \\(name) is\")",
        "switch text { case \"not known\": 1; default: 2 }", "if \"not known\" == text {}",
    ])
    func aSentenceThatIsReadIsFound(code: String) {
        #expect(parse(SourceFile(path: "A.swift", text: code)).root.subtree.contains { $0.readsSentence })
    }

    @Test(arguments: [
        "let text = \"not known: \" + name", "text.hasPrefix(\"not\")", "text.contains(\": \")", "names.contains(\"\\(a + b)\")",
        "row(\"not known\")",
    ])
    func aWordOrASentenceThatIsMadeIsNone(code: String) {
        #expect(!parse(SourceFile(path: "A.swift", text: code)).root.subtree.contains { $0.readsSentence })
    }
}

extension Syntax {
    /// Whether it is a literal of several words, or a part of such, that something is compared with or searched for.
    fileprivate var readsSentence: Bool {
        guard kind == .stringLiteral, let parent, parent.readsText else { return false }
        // What stands in interpolations is code.
        let words = children.reduce(text) { $0.replacing($1.text, with: "") }
        return words.contains(#/[\p{L}`] | [\p{L}`]/#)
    }

    /// Whether text in it is compared with something, searched for in something, or counted.
    private var readsText: Bool {
        switch kind {
        case .argument: Self.searches.contains(parent?.child(.callee)?.name ?? "")
        case .binaryExpr: ["==", "!=", "~="].contains(name)
        case .memberExpr: name == "count"
        case .expressionPattern, .caseItem: true
        default: false
        }
    }

    private static let searches: Set = [
        "hasPrefix", "hasSuffix", "contains", "starts", "range", "ranges", "firstRange", "firstIndex", "split", "components",
        "trimmingPrefix", "replacing",
    ]
}
