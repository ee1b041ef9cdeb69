import TestSupport
import Testing

@testable import Reporting
@testable import keyboardlint

@Suite(.timeLimit(.minutes(30))) struct SuppressionAgeTests {
    @Test(.enabled(if: Git.isInstalled)) func aCommentIsAsOldAsItsLine() throws {
        let folder = try TemporaryFolder()
        let git = try Git(folder)
        try git.commit("Before everything")
        let code = Sources.fieldLiftedByTheKeyboardsHeight
        let old = "    // keyboardlint:disable:next frame-height-as-inset - as high as the panel\n"
        let line = "        bottom?.constant = -frame.height\n"
        try folder.write(code.replacing(line, with: old + line), to: "App/Old Field.swift")
        try git("add", "--all")
        try git("commit", "--quiet", "--date", "2024-05-06T12:00:00Z", "-m", "A comment")
        // Another line on top is another commit; a comment that is not committed has no age.
        try folder.write("// A field.\n" + code.replacing(line, with: old + line), to: "App/Old Field.swift")
        try git.commit()
        try folder.write(code.replacing(line, with: old + line), to: "App/New.swift")
        let page = try Keyboardlint.run("report", "--html", "-", "--date", "2026-11-21", in: folder.url).output
        // From May 2024 to November 2026 are 30 months.
        #expect(page.contains("<td>2024-05-06, 2 years old</td>"))
        #expect(page.components(separatedBy: "<td>unknown</td>").count == 2)
        #expect(page.contains("The age of a comment is the age of its line in git."))
        let elsewhere = try TemporaryFolder()
        try elsewhere.write(code.replacing(line, with: old + line), to: "A.swift")
        #expect(
            try Keyboardlint.run("report", "--html", "-", in: elsewhere.url).output.contains("Their age is unknown: "))
    }

    @Test(arguments: [
        (CommitDay("2026-11-02", isLatest: false), "2026-11-02, of this month"),
        (CommitDay("2026-10-31", isLatest: false), "2026-10-31, 1 month old"),
        (CommitDay("2024-12-01", isLatest: false), "2024-12-01, 23 months old"),
        (CommitDay("2019-01-01", isLatest: true), "by 2019-01-01, at least 7 years old"),
        // A clock that is wrong.
        (CommitDay("2027-01-01", isLatest: false), "2027-01-01"),
    ])
    func ageIsSaidInMonthsAndYears(day: CommitDay, text: String) {
        #expect(day.text(on: "2026-11-21") == text)
        #expect(!day.text(on: "<tomorrow>").contains("old"))
    }

    /// As git 2.39 prints it: a line of a full history, one of the commit that a shallow clone begins with, and one that is not
    /// committed.
    @Test func blameIsRead() {
        let hash = String(repeating: "ab", count: 20)
        let none = String(repeating: "0", count: 40)
        let text = """
            \(hash) 3 7 1
            author-time 1714996800
            summary boundary 40 of them
            filename A.swift
            \tlet a = 1
            \(hash) 1 9 1
            author-time 1714996800
            boundary
            filename A.swift
            \tauthor-time 0
            \(none) 2 10 1
            author-time 1795257000
            filename A.swift
            \tlet b = 1

            """
        #expect(
            LineDays.days(in: Array(text.utf8))
                == [7: CommitDay("2024-05-06", isLatest: false), 9: CommitDay("2024-05-06", isLatest: true)])
    }
}
