import Foundation
import TestSupport
import Testing

@testable import keyboardlint

/// `--since`, on repositories that the tests make.
@Suite(
    .timeLimit(.minutes(30)),
    .enabled(if: Git.isInstalled, "git is not installed, so there is no history to ask about"))
struct SinceTests {
    private let folder: TemporaryFolder
    private let git: Git

    /// Two files with the same old code, committed on `main`; then a branch.
    init() throws {
        folder = try TemporaryFolder()
        git = try Git(folder)
        for name in ["App/A.swift", "App/B.swift"] { try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: name) }
        try git.commit()
        try git("checkout", "--quiet", "-b", "feature")
    }

    /// `A.swift:16` for each finding.
    private func reported(_ arguments: String..., in path: String = "", since reference: String = "main") throws -> [String] {
        let outcome = try Keyboardlint.run(
            arguments: ["--only", "frame-height-as-inset", "--format", "xcode", "--since", reference] + arguments,
            in: folder.url.appending(path: path))
        #expect(outcome.errors == "")
        return outcome.output.matches(of: #/([^\/]+:\d+):\d+: warning: /#).map { String($0.output.1) }.sorted()
    }

    private func edit(_ path: String, _ change: (inout [String]) -> Void) throws {
        var lines = try folder.read(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        change(&lines)
        try folder.write(lines.joined(separator: "\n"), to: path)
    }

    // The finding is at line 16, its handler at lines 14 to 17, the registration's name at line 11, the frame is read at line 15.

    @Test func nothingChangedSoNothingIsReported() throws {
        #expect(try reported() == [])
        let outcome = try Keyboardlint.run("--only", "frame-height-as-inset", "--since", "main", in: folder.url)
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("no findings; 2 about unchanged lines\n"))
        let page = try Keyboardlint.run(
            "--only", "frame-height-as-inset", "--since", "main", "--format", "html", in: folder.url)
        #expect(page.output.contains("main; 2 findings about unchanged lines not reported"))
    }

    @Test func aFindingCountsWhoseOwnLineChanged() throws {
        try edit("App/A.swift") { $0[15] += "  // why" }
        #expect(try reported() == ["A.swift:16"])
        try git.commit()
        #expect(try reported() == ["A.swift:16"])
    }

    @Test func aFindingCountsWhoseHandlerChanged() throws {
        try edit("App/A.swift") { $0.insert("        print(note)", at: 14) }
        #expect(try reported() == ["A.swift:17"])
    }

    @Test func aLineTakenOutOfAHandlerCounts() throws {
        try edit("App/B.swift") { $0.insert("        print(note)", at: 16) }
        try git.commit()
        try git("checkout", "--quiet", "-b", "next")
        try edit("App/B.swift") { $0.remove(at: 16) }
        #expect(try reported(since: "feature") == ["B.swift:16"])
        // Against `main` nothing is different any more.
        #expect(try reported() == [])
    }

    @Test func linesAroundAHandlerDoNotCount() throws {
        try edit("App/A.swift") { $0.insert("// A line.", at: 0) }
        // The end of the file, and a line taken out right behind the handler.
        try edit("App/A.swift") { $0.append("struct More {}") }
        try edit("App/B.swift") { $0.insert("    func other() {}", at: 12) }
        #expect(try reported() == [])
    }

    @Test func aChangedRegistrationIsPartOfTheStory() throws {
        try edit("App/A.swift") { $0[10] = $0[10].replacing("object: nil", with: "object: nil /* all */") }
        #expect(try reported() == ["A.swift:16"])
    }

    @Test func aHelperInAnotherFileIsPartOfTheStory() throws {
        let helper = """
            import UIKit

            extension Notification {
                var keyboard: CGRect? {
                    userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                }
            }

            """
        try git("checkout", "--quiet", "main")
        try folder.write(helper, to: "App/Helper.swift")
        try edit("App/B.swift") { $0[14] = "        guard let frame = note.keyboard else { return }" }
        try git.commit()
        try git("checkout", "--quiet", "-b", "helper")
        #expect(try reported() == [])
        try edit("App/Helper.swift") { $0[4] += "  // in the screen's coordinates" }
        #expect(try reported() == ["B.swift:16"])
    }

    @Test func whatIsNotTrackedYetIsNewAndWhatIsIgnoredIsNot() throws {
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "App/New file \"é\".swift")
        try folder.write("Generated.swift\n", to: ".gitignore")
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "App/Generated.swift")
        #expect(try reported() == ["New file \"é\".swift:16"])
    }

    @Test(arguments: ["with space.swift", "\"quoted\".swift", "é😀.swift", "a\tb.swift", "-dash.swift", "b\\slash.swift"])
    func namesAreReadAsGitWritesThem(name: String) throws {
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "App/\(name)")
        try git.commit()
        let outcome = try Keyboardlint.run("--only", "frame-height-as-inset", "--since", "main", "App", in: folder.url)
        #expect(outcome.output.contains("\n1 warning; 2 about unchanged lines\n"))
    }

    @Test func aRenamedFileIsNotNew() throws {
        try git("mv", "App/A.swift", "App/C.swift")
        try git.commit()
        #expect(try reported() == [])
        try edit("App/C.swift") { $0[15] += " " }
        #expect(try reported() == ["C.swift:16"])
    }

    @Test func whatHappenedOnTheOtherBranchDoesNotCount() throws {
        try git("checkout", "--quiet", "main")
        try edit("App/B.swift") { $0[15] += "  // changed on main" }
        try git.commit()
        try git("checkout", "--quiet", "feature")
        try edit("App/A.swift") { $0[15] += "  // changed here" }
        try git.commit()
        #expect(try reported() == ["A.swift:16"])
    }

    @Test func itWorksFromASubfolderAndForPathsOutside() throws {
        try edit("App/A.swift") { $0[15] += " " }
        try folder.write(Sources.plain, to: "Kit/Deep/P.swift")
        #expect(try reported(in: "App") == ["A.swift:16"])
        #expect(try reported("../../App", in: "Kit/Deep") == ["A.swift:16"])
        #expect(try reported("App/A.swift", "App/B.swift") == ["A.swift:16"])
        let elsewhere = try TemporaryFolder()
        let outcome = try Keyboardlint.run(
            "--only", "frame-height-as-inset", "--since", "main", folder.path + "/App", in: elsewhere.url)
        #expect(outcome.output.contains("\n1 warning; 1 about unchanged lines\n"))
    }

    @Test func whatTheUserConfiguredDoesNotMatter() throws {
        for (key, value) in [
            ("diff.noprefix", "true"), ("color.ui", "always"), ("diff.interHunkContext", "10"), ("diff.context", "9"),
            ("diff.external", "/bin/false"), ("diff.mnemonicPrefix", "true"), ("core.quotePath", "false"),
            ("diff.relative", "true"),
            ("core.fsmonitor", "touch monitored"), ("core.pager", "false"),
        ] {
            try git("config", key, value)
        }
        try edit("App/A.swift") { $0[15] += " " }
        try edit("App/B.swift") { $0[0] += " " }
        #expect(try reported(in: "App") == ["A.swift:16"])
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/monitored"))
    }

    @Test func aHookMayRunIt() throws {
        try edit("App/A.swift") { $0[15] += " " }
        let outcome = try Keyboardlint.run(
            "--only", "frame-height-as-inset", "--since", "main", in: folder.url.appending(path: "App"),
            environment: ["GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/index", "GIT_PREFIX": "App/"])
        #expect(outcome.output.contains("\n1 warning; 1 about unchanged lines\n"))
    }

    @Test func aBaselineAndChangedLinesGoTogether() throws {
        #expect(try Keyboardlint.run("baseline", "write", "--only", "frame-height-as-inset", in: folder.url).status == 0)
        try edit("App/A.swift") { $0[15] += "  // why" }
        // The line changed, but a comment is no edit.
        #expect(try reported() == [])
        try edit("App/A.swift") { $0[15] = "        bottom?.constant = -frame.height - 8" }
        #expect(try reported() == ["A.swift:16"])
    }

    // MARK: What cannot be told

    private func refusal(_ arguments: String..., in url: URL? = nil, environment: [String: String] = [:]) throws -> String {
        let outcome = try Keyboardlint.run(arguments: arguments, in: url ?? folder.url, environment: environment)
        #expect(outcome.isRefusal)
        return outcome.errors
    }

    @Test func aReferenceThatGitDoesNotKnowIsRefused() throws {
        let message = try refusal("--since", "origin/main")
        #expect(message.hasPrefix("keyboardlint: git knows no commit 'origin/main' in '\(folder.path)'\n"))
        #expect(message.contains("git fetch --unshallow (fetch-depth: 0"))
        for reference in ["main..HEAD", "HEAD:App", "main -- x", "$(touch made)"] {
            #expect(try refusal("--since", reference).contains("git knows no commit '\(reference)'"))
        }
        #expect(try refusal("--since", "main\nHEAD").contains(#"'main\nHEAD'"#))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/made"))
        #expect(
            try refusal("--since", "--output=x").hasPrefix("keyboardlint: option '--since' needs a branch, a tag or a commit"))
        #expect(try refusal("--since=-x").hasPrefix("keyboardlint: option '--since' needs a branch, a tag or a commit"))
        #expect(try refusal("-", "--since", "main").contains("do not go together"))
    }

    @Test func aFolderWithoutRepositoryIsRefused() throws {
        let other = try TemporaryFolder()
        try other.write(Sources.plain, to: "A.swift")
        let message = try refusal("--since", "main", in: other.url)
        #expect(message.hasPrefix("keyboardlint: '\(other.path)' is in no git repository, so --since cannot find changes\n"))
    }

    @Test func withoutGitItSaysSo() throws {
        let empty = try TemporaryFolder()
        #expect(
            try refusal("--since", "main", environment: ["PATH": empty.path])
                == "keyboardlint: --since needs git, which is not on the PATH\nInstall git, or leave --since out.\n")
        // Nobody else needs it.
        let outcome = try Keyboardlint.run("--exit-zero", in: folder.url, environment: ["PATH": empty.path])
        #expect(outcome.status == 0)
    }

    @Test func aRepositoryWithoutCommitSaysSo() throws {
        let other = try TemporaryFolder()
        _ = try Git(other)
        try other.write(Sources.plain, to: "A.swift")
        #expect(try refusal("--since", "main", in: other.url).contains("has no commit yet"))
    }

    @Test func historiesWithNothingInCommonSaySo() throws {
        try git("checkout", "--quiet", "--orphan", "other")
        // With the same message in the same second it would be the same commit.
        try git.commit("Another beginning")
        #expect(try refusal("--since", "main").hasPrefix("keyboardlint: 'main' and HEAD have no commit in common\n"))
    }

    @Test func aShallowCloneSaysWhatToFetch() throws {
        for number in 1...3 {
            try folder.write("let number = \(number)\n", to: "App/Number.swift")
            try git.commit()
        }
        let clone = try TemporaryFolder()
        _ = try Git.run(
            in: clone.url,
            ["clone", "--quiet", "--depth", "1", "--no-single-branch", "--branch", "feature", "file://\(folder.path)", "."])
        let message = try refusal("--since", "origin/main", in: clone.url)
        #expect(
            message.contains("is not in this shallow clone\nFetch the rest of the history: git fetch --unshallow (fetch-depth: 0")
        )
        _ = try Git.run(in: clone.url, ["fetch", "--quiet", "--unshallow"])
        let outcome = try Keyboardlint.run("--only", "frame-height-as-inset", "--since", "origin/main", in: clone.url)
        #expect(outcome.output.hasPrefix("no findings; 2 about unchanged lines\n"))
    }
}
