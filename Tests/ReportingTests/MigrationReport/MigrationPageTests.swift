import Behaviour
import Foundation
import KeyboardModel
import LintEngine
import SourceText
import Testing

@testable import Reporting

@Suite struct MigrationPageTests {
    private let page: String

    init() throws {
        var silenced = SampleReport.finding("import UIKit")
        silenced.suppression = .init(path: SampleReport.file.path, range: silenced.range, reason: "the panel is as high")
        var input = SampleMigration.input(
            [
                SampleMigration.handler("Chat", [.differs, .agrees, .unknown]),
                SampleMigration.handler("Login", [.differs, .differs, .agrees]),
                SampleMigration.handler("Broken", [], outcome: .notExecuted),
            ],
            [
                SampleReport.finding("end.height", related: [SampleReport.related], handler: 0, behaviour: "gap of 120 pt"),
                SampleReport.finding("note.endFrame", rule: "screen-frame-not-converted", severity: .warning, handler: 1),
            ])
        input.report.suppressed = [silenced]
        input.report.notAnalysed = [.init(path: "Old.m", reason: "is Objective-C")]
        input.places["Chat.swift"] = ProjectPlace(module: "App/Chat", owners: ["@chat"])
        var earlier = MigrationReport(input).historyEntry
        earlier.date = "2026-10-01"
        earlier.differing = 7
        input.history = [earlier, MigrationReport(input).historyEntry]
        page = try MigrationReport(input).html()
    }

    private func matches(_ pattern: Regex<(Substring, Substring)>) -> [String] {
        page.matches(of: pattern).map { String($0.output.1) }
    }

    @Test func everyLinkLeadsSomewhereAndNoPlaceHasTwoNames() {
        let ids = matches(#/ id="([^"]+)"/#)
        #expect(Set(ids).count == ids.count)
        let links = matches(#/href="#([^"]+)"/#)
        #expect(links.count > 20)
        #expect(Set(links).subtracting(ids) == [])
    }

    /// Screen readers jump from heading to heading; a level left out is a place that seems to be missing.
    @Test func headingsAreInOrderAndTablesSayWhatTheyAre() {
        let levels = matches(#/<h([1-6])[ >]/#).compactMap { Int($0) }
        #expect(levels.first == 1)
        #expect(levels.count { $0 == 1 } == 1)
        #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
        let tables = page.components(separatedBy: "<table").dropFirst()
        #expect(tables.count >= 6)
        #expect(tables.filter { !$0.contains("<caption") || !$0.contains("scope=\"col\"") }.count == 0)
        let pictures = matches(#/<svg([^>]*)>/#)
        #expect(pictures.count >= 4)
        #expect(pictures.allSatisfy { $0.contains("role=\"img\" aria-label=\"") || $0.contains("aria-hidden=\"true\"") })
        for landmark in ["<header", "<nav aria-label", "<main id=\"main\">", "<footer", "href=\"#main\"", "<html lang=\"en\">"] {
            #expect(page.contains(landmark), "\(landmark)")
        }
    }

    /// From a file and as an artefact of CI it must look the same as from a server.
    @Test func nothingIsLoadedFromElsewhere() {
        #expect(matches(#/ (?:src|srcset|poster|data|action)="([^"]*)"/#) == [])
        #expect(!page.contains("<link"))
        #expect(!page.contains("@import"))
        #expect(!page.contains("url("))
        #expect(!page.contains("fetch("))
    }

    @Test func aDifferenceIsDrawnOnceAndEveryCellLeadsToIt() {
        // Chat and Login differ alike in the first scenario, Login also in the second.
        #expect(matches(#/<figure id="(drawing-[0-9]+)">/#) == ["drawing-1", "drawing-2"])
        let map = page.components(separatedBy: "id=\"map-table\"")[1].components(separatedBy: "</table>")[0]
        #expect(map.components(separatedBy: "href=\"#drawing-1\"").count == 3)
        #expect(map.components(separatedBy: "href=\"#drawing-2\"").count == 2)
        #expect(map.contains("<span class=\"v\">−120</span> <span class=\"w\" aria-hidden=\"true\">gap</span>"))
        #expect(map.contains("points: gap of 120 pt, after show"))
    }

    @Test func everySectionSpeaks() {
        for text in [
            "2 of 3 handlers that lay out around the keyboard", "App/<wbr>Chat", "@chat", "the panel is as high",
            "is Objective-C",
            "Manual tests",
            "Independent screens", "How points are calculated", "went from 7 to 2", "<mark>",
        ] {
            #expect(page.contains(text), "\(text)")
        }
    }

    @Test func theSameInputIsTheSameBytes() throws {
        let model = SampleMigration.model([
            SampleMigration.handler("Chat", [.differs]), SampleMigration.handler("Login", [.agrees]),
        ])
        #expect(try model.html() == model.html())
    }

    @Test func aReportWithNothingInItIsAPageToo() throws {
        let empty = try SampleMigration.model([]).html()
        #expect(empty.contains("No handler lays out around the keyboard."))
        #expect(empty.contains("There is nothing to migrate."))
    }
}

/// What stands in other people's files must not become markup, script or another order of reading.
@Suite struct HostileMigrationTests {
    private static let evil =
        "</script><script>alert(1)</script>\"'><img src=x onerror=alert(1)>&amp;\u{1B}[31m\u{202E}\u{2066}\u{0}\r\n\u{FFFF}\"\u{301} onload=x`|"

    private let model: MigrationReport

    init() {
        let evil = Self.evil
        var handler = SampleMigration.handler("Chat", [.differs, .unknown, .agrees])
        handler.type = evil
        handler.name = evil
        handler.path = evil + "/" + evil + ".swift"
        handler.unknowns = [.unknown(.number(evil))]
        handler.scenarios[0].summary = .effects([Effect(.neverFires, detail: .sender(evil))])
        handler.scenarios[1].summary = .effects([Effect(.neverFires, detail: .sender(evil))])
        var broken = SampleMigration.handler("Broken", [], outcome: .notExecuted)
        broken.obstacle = .unresolved(evil)
        let file = SourceFile(path: handler.path, text: "let a = \"\(evil)\" // \(evil)\n")
        var finding = SampleReport.finding(
            "let a", message: evil, handler: 0, behaviour: evil, in: SourceFile(path: handler.path, text: "let a = 1"))
        finding.range = SourceRange(ByteRange(4, 40), in: file)
        finding.remedy = evil
        finding.suppression = .init(path: file.path, range: finding.range, reason: evil)
        var input = SampleMigration.input([handler, broken], [finding])
        input.report.suppressed = [finding]
        input.report.notAnalysed = [.init(path: evil, reason: evil)]
        input.sources = [file.path: file]
        input.subject = evil
        input.revision = evil
        input.configuration = [.init(evil, evil)]
        input.places[handler.path] = ProjectPlace(module: evil, owners: [evil], target: .init(major: 13, sentence: evil))
        var entry = MigrationReport(input).historyEntry
        entry.date = evil
        input.history = [entry, MigrationReport(input).historyEntry]
        model = MigrationReport(input)
    }

    @Test func nothingFromTheSourceIsMarkup() throws {
        let page = try model.html()
        #expect(page.components(separatedBy: "<script").count == 3)
        #expect(page.components(separatedBy: "</script").count == 3)
        #expect(!page.contains("<img"))
        // Every tag is one of ours: its attributes are quoted and have no quote in them.
        let tags = page.matches(of: #/<[a-z][a-z0-9]*((?:\s+[a-zA-Z:-]+(?:="[^"<>]*")?)*)\s*\/?>/#)
        let opened = page.matches(of: #/<[a-z]/#)
        let inScript = page.components(separatedBy: "<script>").last.map { $0.matches(of: #/<[a-z]/#).count } ?? 0
        #expect(tags.count == opened.count - inScript)
        #expect(tags.allSatisfy { !$0.output.1.replacing(#/"[^"]*"/#, with: "").contains(#/\son[a-z]+/#) })
        #expect(!page.unicodeScalars.contains { $0 != "\n" && SafeText.isUnsafe($0) })
        #expect(!page.unicodeScalars.contains { $0.properties.isNoncharacterCodePoint })
    }

    @Test func theDataReadBackWhole() throws {
        let page = try model.html()
        let data = page.components(separatedBy: "id=\"report-data\">")[1].components(separatedBy: "</script>")[0]
        struct Data: Decodable {
            struct Item: Decodable { var reason: String? }
            var notAnalysed: [Item]
        }
        let read = try JSONDecoder().decode(Data.self, from: Foundation.Data(data.utf8))
        #expect(read.notAnalysed.map(\.reason) == [Self.evil])
    }

    @Test func aCommentIsOneRowForEachHandlerWithoutMarkupOfItsOwn() {
        let lines = model.markdown.split(separator: "\n", omittingEmptySubsequences: false)
        let row = lines.filter { $0.hasPrefix("| `") }
        #expect(row.count == 1)
        #expect(lines.first?.contains(#/[^\\]</#) == false)
        // Five cells: six bars that are not escaped.
        #expect(row.first?.replacing("\\|", with: "").count { $0 == "|" } == 6)
    }

    @Test func aCellOfTheTableIsNoFormulaAndNoSecondLine() {
        var handler = SampleMigration.handler("Chat", [.differs])
        handler.name = "=cmd|' /C calc'!A0,\"x\"\n"
        let csv = SampleMigration.model([handler]).csv
        let lines = csv.components(separatedBy: "\r\n")
        #expect(lines.count == 3)
        #expect(
            lines[1]
                == "Chat.swift,4,Chat,\"'=cmd|' /C calc'!A0,\"\"x\"\"\\n\",.,,executed,differs,iphone-home-indicator,differs,"
                + "gap of 120 pt,show,248,368,-120")
    }
}
