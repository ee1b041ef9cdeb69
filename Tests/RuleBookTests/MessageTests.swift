import PatternMatching
import SourceText
import SwiftParser
import Testing

@testable import RuleBook

@Suite struct MessageTests {
    private struct NoFacts: FactSource {}

    private func sentence(_ template: String, for code: String) throws -> String? {
        let index = PatternIndex([try Pattern("$SINK = $VALUE")])
        let search = index.search(parse(SourceFile(path: "Test.swift", text: code)), facts: NoFacts())
        return search.matches.first.map { MessageTemplate(text: template).sentence(for: $0.match.bindings) }
    }

    @Test func metaVariablesAreReplacedByTheirCode() throws {
        #expect(try sentence("`$SINK` takes `$VALUE`", for: "c.constant = f.height") == "`c.constant` takes `f.height`")
        #expect(try sentence("$VALUE$VALUE, $5 and $", for: "a = b") == "bb, $5 and $")
    }

    @Test func codeOfSeveralLinesIsQuotedOnOne() throws {
        #expect(try sentence("`$VALUE`", for: "a = max(\n    0,\n    b)") == "`max( 0, b)`")
    }

    @Test func longCodeIsShortened() throws {
        let long = String(repeating: "x", count: 100)
        #expect(try sentence("$VALUE", for: "a = \(long)") == String(repeating: "x", count: 59) + "…")
    }
}
