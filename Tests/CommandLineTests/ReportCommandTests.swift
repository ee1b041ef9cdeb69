import Foundation
import TestSupport
import Testing

@testable import keyboardlint

@Suite(.timeLimit(.minutes(30))) struct ReportCommandTests {
    /// An app with a package beside it, owned by two teams.
    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "App/Forms/FieldController.swift")
        try folder.write(Sources.observer, to: "Kit/Sources/Status/StatusController.swift")
        try folder.write("// swift-tools-version: 6.0\n", to: "Kit/Package.swift")
        try folder.write("", to: "App.xcodeproj/project.pbxproj")
        try folder.write("* @everyone\n/App/ @forms\n", to: ".github/CODEOWNERS")
        try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
        try folder.write("0123456789abcdef0123456789abcdef01234567\n", to: ".git/refs/heads/main")
        return folder
    }

    @Test func onePageAndItsCompanionsSayTheSame() throws {
        let folder = try project()
        let outcome = try Keyboardlint.run(
            "report", "--html", "out.html", "--markdown", "out.md", "--csv", "-", "--date", "2026-11-21", in: folder.url)
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        let page = try folder.read("out.html")
        // Nothing puts the field back: after the hide it stays where the second height of 343 points has put it.
        #expect(page.contains("<span class=\"v\">−343</span> <span class=\"w\" aria-hidden=\"true\">not reset</span>"))
        for text in ["2026-11-21", "0123456789ab", ">App<", "Kit/<wbr>Status<", "@forms", "@everyone"] {
            #expect(page.contains(text), "\(text)")
        }
        #expect(try folder.read("out.md").contains("`FieldController.shown(_:)`"))
        let rows = outcome.output.split(separator: "\r\n").filter {
            $0.contains("FieldController") && $0.contains(",ipad-stage-manager-partly-covered,")
        }
        #expect(rows.count == 1)
        #expect(
            rows.first?.hasPrefix("App/Forms/FieldController.swift,14,FieldController,shown(_:),App,'@forms,executed,differs,")
                == true)
        #expect(rows.first?.hasSuffix(",hide,303,646,-343") == true)
    }

    @Test func eachPieceOfWorkIsAFileInAFolderOfItsOwn() throws {
        let folder = try project()
        #expect(try Keyboardlint.run("report", "--issues", "tracker/new", in: folder.url).status == 0)
        let text = try folder.read("tracker/new/001-FieldController.md")
        #expect(
            text.contains("\n## What to do\n\n- [ ] Pin `field.bottomAnchor` to `view.keyboardLayoutGuide.topAnchor` in place of")
        )
        #expect(text.contains("App/Forms/FieldController.swift:16` warning `frame-height-as-inset`: "))
        let again = try Keyboardlint.run("report", "--issues", "tracker/new", in: folder.url)
        #expect(again.isRefusal)
        #expect(again.errors.contains("there is a 'tracker/new/001-FieldController.md' already"))
    }

    @Test func theSameSourcesOnTheSameDayAreTheSameBytes() throws {
        let folder = try project()
        // Half past ten in Greenwich on the 21st of November 2026.
        let environment = ["SOURCE_DATE_EPOCH": "1795257000"]
        let first = try Keyboardlint.run("report", "--html", "-", "--jobs", "1", in: folder.url, environment: environment)
        let second = try Keyboardlint.run("report", "--html", "-", "--jobs", "4", in: folder.url, environment: environment)
        #expect(first.status == 0)
        #expect(first.output == second.output)
        #expect(first.output.contains("<dd>2026-11-21</dd>"))
    }

    @Test func eachRunAddsALineToTheHistoryAndIsDrawnBesideTheOthers() throws {
        let folder = try project()
        for date in ["2026-10-01", "2026-11-01"] {
            try folder.write(String(repeating: date.contains("10") ? "a" : "b", count: 40) + "\n", to: ".git/refs/heads/main")
            let outcome = try Keyboardlint.run(
                "report", "--history", "runs.jsonl", "--html", "out.html", "--date", date, in: folder.url)
            #expect(outcome.status == 0)
        }
        let lines = try folder.read("runs.jsonl").split(separator: "\n")
        #expect(lines.map { $0.contains("\"date\":\"2026-10-01\"") } == [true, false])
        #expect(try folder.read("out.html").contains("Line chart of 2 runs"))
    }

    @Test func effortIsTheTeams() throws {
        let folder = try project()
        let outcome = try Keyboardlint.run(
            "report", "--markdown", "-", "--effort", "differs=40,no-layout-effect=0,unknown=0", in: folder.url)
        // A handler at 40, 1 for the rule about its height, 2 for the one about what is never put back.
        #expect(outcome.output.contains("Effort: 43 points."))
    }

    /// What the baseline has is still to be migrated; of the handler that was taken out, its entries are left.
    @Test func whatIsKnownIsReportedAndWhatCameAndWentIsSaid() throws {
        let folder = try project()
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight.replacing("FieldController", with: "Old"), to: "App/Old.swift")
        #expect(try Keyboardlint.run("baseline", "write", in: folder.url).status == 0)
        let entries = try folder.read(".keyboardlint-baseline.jsonl").split(separator: "\n").dropFirst()
        let gone = entries.count { $0.contains("App/Old.swift") }
        try FileManager.default.removeItem(at: folder.url.appending(path: "App/Old.swift"))
        try folder.write(
            Sources.fieldLiftedByTheKeyboardsHeight.replacing("FieldController", with: "Mail"), to: "App/Zoo.swift")
        let outcome = try Keyboardlint.run(
            "report", "--html", "out.html", "--markdown", "-", "--statistics", in: folder.url, environment: ["CI": "1"])
        #expect(outcome.status == 0)
        // The field's height and what is never put back, in a file the baseline knows and in one that it does not; a note on each
        // observer.
        #expect(
            outcome.output.contains(
                "Findings: 2 errors, 2 warnings, 2 notes. Since the baseline: **3** new, 3 known, \(gone) entries no longer found."
            ))
        #expect(outcome.errors.hasPrefix("statistics\n"))
        let page = try folder.read("out.html")
        #expect(page.contains("<dt>new since the baseline</dt><dd>3</dd>"))
        #expect(page.contains("The baseline has \(entries.count) entries."))
        #expect(page.components(separatedBy: "<td>the file is gone</td>").count == gone + 1)
        #expect(page.components(separatedBy: "<span class=\"badge new\">").count == 4)
        let without = try Keyboardlint.run("report", "--markdown", "-", "--no-baseline", in: folder.url)
        #expect(without.output.contains("Findings: 2 errors, 2 warnings, 2 notes. Effort"))
    }

    @Test(arguments: [
        ([], "'report' needs an output"),
        (["--html", "-", "--csv", "-"], "two outputs for standard output"),
        (["--html", "a", "--date", "tomorrow"], "option '--date' needs a date such as 2026-11-21, not 'tomorrow'"),
        (["--html", "a", "--effort", "differs"], "option '--effort' needs RULE=POINTS, not 'differs'"),
        (["--html", "a", "--effort", "differs=many"], "option '--effort' needs RULE=POINTS, not 'differs=many'"),
        (["--html", "a", "--effort", "difers=1"], "there is no rule 'difers'; did you mean 'differs'?"),
        (["--html", "missing/a.html"], "the report cannot be written to 'missing/a.html': no such file or directory"),
        (["--html", "a", "--history", "bad.jsonl"], "bad.jsonl:1: the line is not an object of JSON"),
        (["--html", "a", "-"], "a report needs files or folders, not standard input"),
        (["--html", "a", "--baseline", "none.jsonl"], "there is no baseline 'none.jsonl'"),
        (["--html", "a", ".github"], "no Swift file in the given paths"),
    ])
    func aWrongCommandLineIsRefusedWithWhatToDo(arguments: [String], message: String) throws {
        let folder = try project()
        try folder.write("no JSON\n", to: "bad.jsonl")
        let outcome = try Keyboardlint.run(arguments: ["report"] + arguments, in: folder.url)
        #expect(outcome.isRefusal)
        #expect(outcome.errors.hasPrefix("keyboardlint: \(message)"))
        #expect(try folder.read("bad.jsonl") == "no JSON\n")
    }

    /// Of a worktree `.git` is a file, and references are where the repository has them.
    @Test func theCommitIsReadFromWorktreesAndPackedReferences() throws {
        let folder = try TemporaryFolder()
        let hash = String(repeating: "0a", count: 20)
        try folder.write("gitdir: ../main/.git/worktrees/side\n", to: "side/.git")
        try folder.write("ref: refs/heads/side\n", to: "main/.git/worktrees/side/HEAD")
        try folder.write("../..\n", to: "main/.git/worktrees/side/commondir")
        try folder.write("# pack-refs with: peeled\n\(hash) refs/heads/side\n", to: "main/.git/packed-refs")
        try folder.write(Sources.plain, to: "side/Sources/a.swift")
        #expect(GitHead.commit(around: folder.path + "/side/Sources") == hash)
        try folder.write(String(repeating: "b", count: 40), to: "main/.git/worktrees/side/HEAD")
        #expect(GitHead.commit(around: folder.path + "/side") == String(repeating: "b", count: 40))
        #expect(GitHead.versionControl(around: folder.path + "/side") == nil)
        try folder.write(
            "[core]\n\tbare = false\n[remote \"origin\"]\n\turl = git@host.xz:team/app.git\n\tfetch = +refs/heads/*\n[branch \"main\"]\n",
            to: "main/.git/config")
        #expect(GitHead.versionControl(around: folder.path + "/side")?.repository == "ssh://host.xz/team/app.git")
        #expect(GitHead.versionControl(around: folder.path + "/side")?.branch == nil)
        try folder.write("ref: refs/heads/side\n", to: "main/.git/worktrees/side/HEAD")
        #expect(GitHead.versionControl(around: folder.path + "/side")?.branch == "side")
        try folder.write("nonsense", to: "main/.git/worktrees/side/HEAD")
        #expect(GitHead.commit(around: folder.path + "/side") == nil)
    }
}
