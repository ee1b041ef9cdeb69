import LintEngine
import LintPolicy
import SourceText
import TestSupport
import Testing

@testable import PatternMatching
@testable import RuleBook

/// The patterns that Rules/README.md explains the language with.
@Suite struct ReadmePatternTests {
    private let readme: SourceFile

    init() throws {
        readme = SourceFile(
            path: "Rules/README.md",
            text: try String(contentsOf: Repository.root.appending(path: "Rules/README.md"), encoding: .utf8))
    }

    /// The pairs of a pattern and the code that follows it.
    private var pairs: [(pattern: ByteRange, code: ByteRange)] {
        let blocks = markdownBlocks(of: readme).compactMap { block -> (info: String, content: ByteRange)? in
            if case .code(let info, let content, _) = block.kind { (info, content) } else { nil }
        }
        return zip(blocks, blocks.dropFirst()).filter { $0.info == "pattern" && $1.info == "swift" }.map {
            ($0.content, $1.content)
        }
    }

    @Test func everyPatternFitsWhereTheCaretsStand() throws {
        #expect(pairs.count >= 10)
        for (pattern, code) in pairs {
            let line = readme.location(at: pattern.start).line
            let rule = try Rule.trial(readme.text(in: pattern))
            let example = try Example(code: readme.text(in: code), line: line)
            // A file about keyboards, in which every rule is looked for.
            let file = SourceFile(path: "Example.swift", text: example.code + "// keyboardWillShow")
            let found = Linter(rules: [rule], suppressions: CommentSuppressions()).analyse(file).findings.map(\.range.start.line)
            let expected = example.marked.map { file.location(at: $0.start).line }
            #expect(found == expected, "the pattern in line \(line)")
        }
    }

    /// The rows of the two tables of facts: phrases and what they hold for. Phrases that say the same share a row.
    @Test func theTablesOfFactsAreTheRegisteredPhrases() throws {
        let text = readme.text(in: ByteRange(0, readme.bytes.count))
        let tables = text.split(separator: "\n| fact | holds ").dropFirst().map { table in
            table.split(separator: "\n").dropFirst(2).prefix { $0.hasPrefix("| ") }.map(String.init)
        }
        #expect(tables.count == 2)
        for (subject, rows) in zip(FactPhrase.Subject.allCases, tables) {
            #expect(rows == FactCatalog.all.rows(of: subject))
        }
    }

    @Test func everyWordIsInTheGrammar() throws {
        let text = readme.text(in: ByteRange(0, readme.bytes.count))
        let grammar = try #require(text.split(separator: "### Grammar").last?.split(separator: "### ").first)
        let words = FactCatalog.all.phrases.flatMap(\.elements).flatMap(\.words).map { $0.split(separator: ".") }.joined()
        let spelled = Set(grammar.split { $0 == "\"" || $0 == " " || $0 == "\n" })
        #expect(Set(words).subtracting(spelled) == [])
        for relation in Clause.Relation.allCases { #expect(text.contains(relation.words.joined(separator: " ") + " CODE`")) }
    }
}

extension FactCatalog {
    /// As the documentation lists the phrases.
    fileprivate func rows(of subject: FactPhrase.Subject) -> [String] {
        var rows: [(spellings: [String], help: String)] = []
        for phrase in phrases where phrase.subject == subject {
            let spelling = "`\(phrase.spelling)`"
            // `a` or `an`, whichever reads better.
            if let last = rows.indices.last, rows[last].help == phrase.help {
                rows[last].spellings.append(spelling)
            } else {
                rows.append(([spelling], phrase.help))
            }
        }
        return rows.map { "| \($0.spellings.joined(separator: ", ")) | \($0.help) |" }
    }
}

extension Rule {
    /// A rule with one pattern, whose findings are at the whole of what it fits.
    static func trial(_ pattern: String) throws -> Rule {
        let head = "```rule\nseverity: note\ncategory: advice\nsince: 0.1.0\nenabled: yes\nprimary: $MATCH\nmessage: fits\n```"
        let swift = "```swift\nx = 1\n```"
        let sections = [
            "What it says": "It fits.", "Why it is bad": "It is not.", "Pattern": "```pattern\n\(pattern)\n```",
            "Triggers": "```swift\nx = 1\n//  ^\n```", "Does not trigger": swift,
            "How to migrate": "### Before\n\n\(swift)\n\n### After\n\n\(swift)", "Known limits": "None.",
            "References": "- [A page](https://example.com)",
        ]
        let body = RuleParser.SectionName.allCases.map { "## \($0.rawValue)\n\n\(sections[$0.rawValue] ?? "")" }
        return try RuleBook.parse(path: "Rules/trial.md", markdown: (["# Trial", head] + body).joined(separator: "\n\n"))
    }
}
