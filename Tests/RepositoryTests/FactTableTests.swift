import Foundation
import KeyboardModel
import TestSupport
import Testing

@testable import keyboardlint_dev

/// The table of facts, which is made of the model's tests.
@Suite struct FactTableTests {
    @Test func theArticlesTableIsTheTestsOfToday() throws {
        let article = try Repository.text(FactTable.article)
        let table = try FactTable(of: Repository.root)
        #expect(
            table.inserted(into: article) == article,
            "tests of the model have changed: run `swift run keyboardlint-dev generate`")
        #expect(table.facts.count >= 100)
    }

    /// Read another way than the table is made: every row's test must be a function of a test file.
    @Test func everyTestNamedExists() throws {
        let article = try Repository.text(FactTable.article)
        let rows = article.matches(of: #/^\| [^|]+ \| [^|]* \| `(\w+)` \|/#.anchorsMatchLineEndings()).map { String($0.output.1) }
        #expect(rows.count >= 100)
        let functions = try Repository.swiftFiles(in: "Tests/KeyboardModelTests").flatMap { file in
            String(decoding: file.bytes, as: UTF8.self).matches(of: #/func (\w+)/#).map { String($0.output.1) }
        }
        #expect(rows.filter { !functions.contains($0) } == [])
    }

    /// A reader must be able to look a fact up, or be told that there is nothing to look up.
    @Test func everyFactCitesAPublicSourceOrSaysThatItIsOurChoice() throws {
        let session = #/WWDC2[13] session 1\d+/#
        let page = #/Apple, (documentation of|"\w)|Apple developer forums thread \d|UI\w+\.h|\w\.(com|cool)[,\/]/#
        let project = #/[\w-]+\/[\w-]+#\d+|C\. Hockenberry, KeyboardAvoider|Chromium's|Netguru, "\w/#
        let facts = try FactTable(of: Repository.root).facts
        let unsourced = facts.filter { fact in
            !fact.source.hasPrefix("Our choice")
                && ![session, project].contains { fact.source.contains($0) } && !fact.source.contains(page)
        }
        #expect(unsourced.map(\.test) == [])
    }

    @Test func everyVariantIsOneThatAFactDependsOn() throws {
        let named = Set(try FactTable(of: Repository.root).facts.flatMap(\.variants))
        #expect(Set(Variants.choices.map(\.name)).subtracting(named) == [])
    }

    @Test func aTestsNameCommentSuiteAndVariantsAreRead() {
        let text = """
            /// About the suite.
            @Suite("A suite")
            struct SomeTests {
                /// Not a test's.
                let keyboard = 300

                /// WWDC21,
                /// session 10259.
                @Test(arguments: [
                    1, 2,
                ])
                func onIOS16_1AShowPosts4(count: Int) {
                    world.variants.detaching = .nothing
                    helper(world.variants.detaching)
                }

                @Test func theUIViewsCGRectIsRight() {}

                func helper() { world.variants.rearranging = .silent }
            }
            """
        var facts = FactTable.facts(in: text)
        #expect(facts.map { $0.words.contains("detaching") } == [true, false])
        for position in facts.indices { facts[position].words = [] }
        #expect(
            facts == [
                FactTable.Fact(
                    suite: "A suite", test: "onIOS16_1AShowPosts4", source: "WWDC21, session 10259.", variants: ["detaching"]),
                FactTable.Fact(suite: "A suite", test: "theUIViewsCGRectIsRight", source: "", variants: ["rearranging"]),
            ])
        #expect(FactTable.sentence("onIOS16_1AShowPosts4") == "on iOS 16.1 a show posts 4")
        #expect(FactTable.sentence("aCGRectOf26_1IsRight") == "a CGRect of 26.1 is right")
        #expect(FactTable.sentence("theAppsGuideAmongSeveralApps") == "the app's guide among several apps")
    }

    /// What a lint run comes to the sources say: it asks the guide for its frame, and for the edges it is near where code tracks
    /// them, but never where a drag begins to dismiss the keyboard.
    @Test func factsThatNoLintRunComesToSaySo() throws {
        let use = try ModelUse(of: Repository.root)
        #expect(use.phrase(for: ["layoutFrame", "show"]) == "standard")
        #expect(use.phrase(for: ["nearEdges", "show"]) == "standard")
        #expect(use.phrase(for: ["layoutFrame", "undock", "show"]) == "`ipad-undocked`")
        #expect(use.phrase(for: ["arrange"]) == "`ipad-stage-manager-moved`")
        #expect(use.phrase(for: ["dismissalZone", "undock"]) == "none")
    }

    @Test func anArticleWithoutAPlaceForTheTableIsNotTouched() throws {
        let table = try FactTable(of: Repository.root)
        #expect(table.inserted(into: "no place") == nil)
        #expect(
            table.inserted(into: "<!-- end of facts -->\n<!-- facts: written by `swift run keyboardlint-dev generate` -->\n")
                == nil)
    }
}
