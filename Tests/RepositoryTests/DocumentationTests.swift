import Foundation
import LintPolicy
import RuleBook
import TestSupport
import Testing

@testable import KeyboardModel
@testable import Reporting
@testable import keyboardlint

/// The README and the articles are part of the product: what they promise exists, and what exists is in them.
@Suite struct DocumentationTests {
    private static let manual = "Sources/keyboardlint/keyboardlint.docc/"
    private static let model = "Sources/KeyboardModel/KeyboardModel.docc/"
    private static let interpreter = "Sources/HandlerInterpreter/HandlerInterpreter.docc/"

    // MARK: The README

    @Test func theReadmeIsReadInAFewMinutes() throws {
        #expect(try Repository.text("README.md").utf8.count <= 14_336)
    }

    @Test func theTwoCommandsOfANewcomerComeFirst() throws {
        let start = try Repository.text("README.md").prefix(1500)
        for command in ["swift run -c release keyboardlint PATH", ".ci/test"] { #expect(start.contains(command)) }
        let steps = try Repository.text(".ci/run").split(separator: "\n")
        #expect(steps.contains(".ci/test"))
        #expect(try Repository.text(".ci/test").contains("swift test -c release"))
    }

    // MARK: Calls

    /// The arguments of each call of the program that a document shows: in code blocks, between backticks, and as the input of
    /// the action.
    private static func calls(in document: Document) -> [[String]] {
        let lines = document.codeBlocks.flatMap(\.lines).compactMap { arguments(ofLine: String($0)) }
        let spans = document.codeSpans.filter { $0.hasPrefix("keyboardlint ") }.compactMap(arguments(ofLine:))
        // A command alone is its name.
        return lines + spans.filter { $0.count > 1 }
    }

    private static func arguments(ofLine line: String) -> [String]? {
        if let input = line.firstMatch(of: #/^ +arguments: (-.*)/#) { return words(input.output.1) }
        let words = words(line.prefix { !"#|>".contains($0) }[...])
        guard let name = words.firstIndex(where: { $0 == "keyboardlint" || $0.hasSuffix("/keyboardlint") }) else { return nil }
        guard name == 0 || words.starts(with: ["swift", "run"]) || words.starts(with: ["swift", "package"]) else { return nil }
        return Array(words[(name + 1)...])
    }

    private static func words(_ text: Substring) -> [String] {
        text.split(separator: " ").map { String($0).replacing("\"", with: "") }
    }

    @Test(arguments: Document.all)
    func everyCallShownIsOneTheProgramAccepts(document: Document) throws {
        for words in Self.calls(in: document) where words != ["--help"] && words != ["--version"] {
            let named = CommandSyntax.all.first { $0.name == words.first }
            #expect(throws: Never.self, "keyboardlint \(words.joined(separator: " "))") {
                try Arguments(named == nil ? words : Array(words.dropFirst()), for: named ?? .lint)
            }
        }
    }

    @Test func callsAreFoundInAllTheirForms() {
        #expect(Document.all.flatMap(Self.calls).count >= 50)
        #expect(Self.arguments(ofLine: "keyboardlint --format rdjson App | reviewdog") == ["--format", "rdjson", "App"])
        #expect(Self.arguments(ofLine: #""$SRCROOT/Tools/keyboardlint" --quiet "$SRCROOT/App""#) == ["--quiet", "$SRCROOT/App"])
        #expect(Self.arguments(ofLine: "    arguments: --since origin/main") == ["--since", "origin/main"])
        #expect(Self.arguments(ofLine: "swift build --product keyboardlint") == nil)
    }

    // MARK: Completeness

    @Test func everyCommandIsListedAndEveryOptionIsDescribedWithIt() throws {
        let article = try Document(Self.manual + "CommandLine.md")
        for command in CommandSyntax.all {
            #expect(article.text.contains("[`keyboardlint \(command.name)`](#\(command.name))"))
            let section = try #require(article.section(command.name), "\(command.name)")
            #expect(missing(command.options.map { "\n  \($0.spelling)  " }, in: section) == [], "\(command.name)")
            // The description is the program's own, and another test compares it with what is printed.
            #expect(section.contains("<!-- output of: \(command.name) --help -->"))
        }
    }

    @Test func everyFormatAndSeverityHasARow() throws {
        let article = try Document(Self.manual + "Formats.md")
        #expect(missing(ReportFormat.allCases.map { "\n| `\($0.rawValue)` | " }, in: article.text) == [])
        #expect(missing(["\n| error | ", "\n| warning | ", "\n| note | "], in: article.text) == [])
    }

    @Test func everyLeftOutFolderIsNamed() throws {
        let article = try Document(Self.manual + "Limits.md")
        #expect(missing(FileSet.leftOutNames.map { "`\($0)`" }, in: article.text) == [])
    }

    @Test func everyKeyOfAConfigurationHasARow() throws {
        let schema = try newestSchema("configuration")
        let keys = try #require(schema["properties"] as? [String: Any]).keys
        #expect(keys.count >= 14)
        let rows = try Document(Self.manual + "Configuration.md").section("Keys") ?? ""
        #expect(missing(keys.map { "\n| `\($0)` | " }, in: "\n" + rows) == [])
    }

    @Test func everyEffectVerdictAndOutcomeOfAReportHasARow() throws {
        let definitions = try #require(try newestSchema("report")["$defs"] as? [String: [String: Any]])
        func cases(_ type: String, _ property: String) throws -> [String] {
            let properties = try #require(definitions[type]?["properties"] as? [String: [String: Any]])
            return try #require(properties[property]?["enum"] as? [String])
        }
        let findings = try Document(Self.manual + "Findings.md").text
        #expect(missing(try cases("effect", "name").map { "\n| `\($0)` | " }, in: findings) == [])
        #expect(missing(try cases("scenario", "verdict").map { "\n| `\($0)` | " }, in: findings) == [])
        let outcomes = try Document(Self.interpreter + "KnownAssumedUnknown.md").text
        #expect(missing(try cases("handler", "outcome").map { "\n| `\($0)` | " }, in: outcomes) == [])
    }

    @Test func theScenarioFormatIsDescribedWhole() throws {
        let article = try Document(Self.model + "ScenarioFiles.md")
        let words = ScenarioDraft.keywords + ScenarioWords.events
        #expect(missing(words.map { "`\($0)`" }, in: article.text) == [])
    }

    @Test func theScenarioShownIsOne() throws {
        let text = try Document(Self.model + "ScenarioFiles.md").text
        let block = try #require(text.firstMatch(of: #/```text\n(# a comment\nscenario (?:.*\n)*?)```/#))
        let file = ScenarioFile.parse(String(block.output.1))
        #expect(file.issues == [])
        #expect(file.scenarios.map(\.steps.count) == [2])
    }

    @Test func theNumberOfStandardScenariosIsRight() throws {
        #expect(ScenarioLibrary.standard.count == 11)
        for path in ["README.md", Self.model + "Scenarios.md"] {
            #expect(try Document(path).text.contains("eleven standard scenarios"))
        }
    }

    @Test func everyVariantHasARowWithItsValuesTheDefaultFirst() throws {
        let lines = try Document(Self.model + "Variants.md").textLines
        for choice in Variants.choices {
            let row = try #require(lines.first { $0.hasPrefix("| `\(choice.name)` | ") }, "\(choice.name)")
            let named = row.matches(of: #/`(\w+)`/#).map { String($0.output.1) }.filter(choice.values.contains)
            #expect(named == choice.values, "\(choice.name)")
        }
    }

    /// Read from the source, so that a limit and its row change together.
    @Test func theRunLimitsShownAreThoseOfTheCode() throws {
        let files = try Repository.swiftFiles(in: "Sources/HandlerInterpreter").filter { $0.path.hasSuffix("/Limits.swift") }
        let source = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        let limits = source.matches(of: #/static let (\w+) = ([\d_]+)/#).map {
            ($0.output.1, $0.output.2.replacing("_", with: ""))
        }
        let article = try Document(Self.interpreter + "RunLimits.md").text
        let rows = article.matches(of: #/\n\| `(\w+)` \| ([\d,]+) \|/#).map {
            ($0.output.1, $0.output.2.replacing(",", with: ""))
        }
        #expect(rows.count >= 10)
        for (name, value) in rows { #expect(limits.contains { $0 == name && $1 == value }, "\(name)") }
    }

    @Test(arguments: ["keyboardlint", "KeyboardModel", "ProgramIndex", "HandlerInterpreter"])
    func theLandingPageOfACatalogueLeadsToEachArticle(module: String) throws {
        let folder = "Sources/\(module)/\(module).docc"
        let landing = try Document("\(folder)/\(module).md")
        #expect(landing.text.hasPrefix("# ``\(module)``\n"))
        let articles = try Repository.names(in: folder).filter { $0.hasSuffix(".md") && $0 != "\(module).md" }
        #expect(articles.filter { !landing.links.contains($0) } == [])
    }

    private func missing(_ texts: [String], in text: String) -> [String] { texts.filter { !text.contains($0) }.sorted() }

    /// `report-2.schema.json` rather than `report-1.schema.json`.
    private func newestSchema(_ name: String) throws -> [String: Any] {
        let files = try Repository.names(in: "Sources/Reporting/Schemas").filter {
            $0.hasPrefix("\(name)-") && !$0.contains("line")
        }
        let file = try #require(files.max { $0.count == $1.count ? $0 < $1 : $0.count < $1.count })
        let text = try Repository.text("Sources/Reporting/Schemas/\(file)")
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
}
