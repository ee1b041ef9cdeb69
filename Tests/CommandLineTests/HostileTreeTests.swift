import Foundation
import TestSupport
import Testing

@testable import Reporting

/// A repository whose names and code would be something else to a terminal, a runner of jobs, a browser, a spreadsheet or a
/// reader of text.
struct HostileTree {
    static let names = [
        "a\nb::error::x.swift", "<script>.swift", "\"q'uo`te|.swift", "\u{1B}[31mred\u{202E}.swift", "=cmd|A1.swift",
        "](1) [x](y).swift", "%0A,;:.swift", "]]>&amp;.swift", "@team #1.swift", "##[error].swift",
        ",\u{301}\"\u{301}<\u{301}b>.swift",
    ]
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        // The outlet stands in messages as it is written here; so does what the comment names.
        let code = Sources.fieldLiftedByTheKeyboardsHeight
            .replacing(
                "bottom?.constant",
                with: "b[\"]]>,%0A|`@team #1 [x](1)</td><b>\u{202E}\u{1B}=::error::`\u{301}<\u{301}i>\"]!.constant")
        for name in Self.names {
            try folder.write(code + "// keyboardlint:disable no-such`rule|\"<b>,% - be`cause\n", to: name)
        }
        try folder.write("", to: ".git/HEAD")
    }
}

/// The migration report of such a repository, for people and for spreadsheets.
@Suite(.timeLimit(.minutes(30))) struct HostileTreeTests {
    private let tree: HostileTree
    private let outcome: Keyboardlint.Outcome

    init() throws {
        tree = try HostileTree()
        try tree.folder.write("* @<b>&\"x\" =cmd\n", to: "CODEOWNERS")
        _ = try Keyboardlint.run("baseline", "write", in: tree.folder.url)
        // One finding is new, with a name that is nobody's, and one is gone.
        let gone = HostileTree.names[1]
        try FileManager.default.removeItem(at: tree.folder.url.appending(path: gone))
        try tree.folder.write(
            Sources.fieldLiftedByTheKeyboardsHeight.replacing("FieldController", with: "`New|<i>@team [x](1)`"),
            to: "<img src=x onerror=alert(1)>.swift")
        outcome = try Keyboardlint.run(
            "report", "--html", "out.html", "--markdown", "out.md", "--csv", "out.csv", "--history", "runs.jsonl", "--effort",
            "differs=2", "--date", "2026-11-21", in: tree.folder.url)
    }

    private func read(_ name: String) throws -> String {
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        return try tree.folder.read(name)
    }

    @Test func thePageHasNoTagButItsOwn() throws {
        let page = try read("out.html")
        let scalars = page.unicodeScalars
        #expect(!scalars.contains { $0 != "\n" && SafeText.isUnsafe($0) })
        // The data, and what filters and sorts.
        #expect(page.components(separatedBy: "<script").count == 3)
        let markup = page.components(separatedBy: "<script type=")[0]
        // By scalars, as a browser reads: an element of the page is written in one way, its attributes in double quotes.
        let pattern = #/<\/?[a-z][a-z0-9]*(?:\s+[a-zA-Z:-]+(?:="[^"<>]*")?)*\s*\/?>|<!DOCTYPE html>/#.matchingSemantics(
            .unicodeScalar)
        #expect(markup.unicodeScalars.count { $0 == "<" } == markup.matches(of: pattern).count)
        let names = Set(markup.matches(of: #/<([a-z][a-z0-9]*)/#.matchingSemantics(.unicodeScalar)).map { String($0.output.1) })
        #expect(names.isDisjoint(with: ["b", "i", "img"]), "\(names)")
        #expect(markup.contains("&lt;img src=x onerror=alert(1)&gt;"))
        #expect(markup.contains("&lt;script&gt;"))
    }

    @Test func theCommentIsOneTableAndTellsNobody() throws {
        let comment = try read("out.md")
        let rows = comment.split(separator: "\n").filter { $0.unicodeScalars.first == "|" }
        // A head, its rule, and the one handler of which the run can tell.
        #expect(rows.count == 3)
        for row in rows {
            let bars = row.replacing("\\|", with: "").unicodeScalars.count { $0 == "|" }
            #expect(bars == 6, "\(row)")
        }
        #expect(rows.last?.contains("`New\\|<i>@team [x](1).shown(_:)`") == true)
        #expect(!comment.replacing(#/`[^`]*`/#, with: "").contains(#/@[a-z]/#))
        #expect(comment.contains("Since the baseline: **3** new"))
    }

    @Test func theTableHasAsManyFieldsInEachRow() throws {
        let table = try read("out.csv")
        for line in table.components(separatedBy: "\r\n").dropLast() {
            // Quoted fields are taken out by scalars; what is left are the bars between them.
            let bare = line.replacing(#/"(?:[^"]|"")*"/#.matchingSemantics(.unicodeScalar), with: "")
            #expect(bare.unicodeScalars.count { $0 == "," } == 14, "\(line)")
            #expect(!line.contains(#/(?:^|,)"?[=+@]/#.matchingSemantics(.unicodeScalar)), "\(line)")
        }
    }

    @Test func theHistoryIsOneLineForARun() throws {
        let lines = try read("runs.jsonl").split(separator: "\n")
        #expect(lines.count == 1)
        #expect(try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) is [String: Any])
    }
}
