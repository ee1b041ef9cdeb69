import Foundation
import TestSupport
import Testing

/// `lint --diff` and `lint --fix` on files as users have them.
@Suite(
    .timeLimit(.minutes(30)),
    .enabled(if: Git.isInstalled, "git is not installed, so there is nothing to hold a work tree against"))
struct FixCommandTests {
    private let folder: TemporaryFolder
    private let git: Git

    /// A screen whose constraint rests on the safe area, so that its fix is safe.
    private static let screen = Sources.fieldLiftedByTheKeyboardsHeight
        .replacingOccurrences(of: "equalTo: view.bottomAnchor", with: "equalTo: view.safeAreaLayoutGuide.bottomAnchor")
        .replacingOccurrences(
            of: "private let field = UITextField()",
            with:
                "private let field: UITextField = {\n        let field = UITextField()\n        field.translatesAutoresizingMaskIntoConstraints = false\n        return field\n    }()"
        )

    /// The same with the guide in the handler's place.
    private static let fixed = """
        import UIKit

        final class FieldController: UIViewController {
            private let field: UITextField = {
                let field = UITextField()
                field.translatesAutoresizingMaskIntoConstraints = false
                return field
            }()
            private var bottom: NSLayoutConstraint?

            override func viewDidLoad() {
                bottom = field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
                bottom?.isActive = true
            }
        }

        """

    init() throws {
        folder = try TemporaryFolder()
        git = try Git(folder)
        try folder.write(Self.screen, to: "App/Field.swift")
        try git.commit()
    }

    private func run(_ arguments: String...) throws -> Keyboardlint.Outcome {
        try Keyboardlint.run(arguments: ["lint", "--deployment-target", "15.0"] + arguments, in: folder.url)
    }

    @Test func theDifferenceIsAPatchThatGitApplies() throws {
        let outcome = try run("--diff", "App")
        #expect(outcome.status == 1)
        #expect(outcome.errors == "1 safe fix\n")
        #expect(try folder.read("App/Field.swift") == Self.screen)
        try folder.write(outcome.output, to: "fix.patch")
        try git("apply", "fix.patch")
        #expect(try folder.read("App/Field.swift") == Self.fixed)
    }

    @Test func fixingWritesTheFilesAndReportsWhatRemains() throws {
        let outcome = try run("--fix", "App")
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("no findings"))
        #expect(outcome.errors.contains("fixed FieldController: tie `field` to the keyboard layout guide; delete `shown(_:)`\n"))
        #expect(try folder.read("App/Field.swift") == Self.fixed)
        // A second run changes nothing, although the file is changed now.
        let again = try run("--fix", "App")
        #expect(again.status == 0)
        #expect(again.errors == "no fixes\n")
    }

    @Test func anUnsafeFixIsCountedAndMadeOnlyWhenAskedFor() throws {
        let unsafe = Self.screen.replacingOccurrences(of: "view.safeAreaLayoutGuide.bottomAnchor", with: "view.bottomAnchor")
        try folder.write(unsafe, to: "App/Field.swift")
        try git.commit()
        let outcome = try run("--fix", "App")
        #expect(outcome.status == 1)
        #expect(outcome.errors == "1 unsafe fix with --unsafe-fixes\n")
        #expect(try folder.read("App/Field.swift") == unsafe)
        #expect(try run("--fix", "--unsafe-fixes", "App").status == 0)
        #expect(try folder.read("App/Field.swift") == Self.fixed)
    }

    @Test func aFileWithUncommittedChangesIsLeftAlone() throws {
        try folder.write(Self.screen + "// not committed\n", to: "App/Field.swift")
        let outcome = try run("--fix", "App")
        #expect(outcome.isRefusal)
        #expect(outcome.errors.contains("'App/Field.swift' has uncommitted changes"))
        #expect(try folder.read("App/Field.swift") == Self.screen + "// not committed\n")
        #expect(try run("--fix", "--allow-dirty", "App").status == 0)
        #expect(try folder.read("App/Field.swift") == Self.fixed + "// not committed\n")
    }

    @Test func modeAndLinkStay() throws {
        let file = folder.url.appending(path: "App/Field.swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        try FileManager.default.moveItem(at: file, to: folder.url.appending(path: "Shared.swift"))
        try folder.link("App/Field.swift", to: "../Shared.swift")
        try git.commit()
        #expect(try run("--fix", "App/Field.swift").status == 0)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.appending(path: "Shared.swift").path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == "../Shared.swift")
        #expect(try folder.read("Shared.swift") == Self.fixed)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).allSatisfy { !$0.contains("keyboardlint-") })
    }

    @Test func optionsThatDoNotGoTogetherAreRefused() throws {
        #expect(try run("--fix", "--diff", "App").isRefusal)
        #expect(try run("--unsafe-fixes", "App").isRefusal)
        #expect(try Keyboardlint.run("lint", "-", "--diff", in: folder.url).isRefusal)
    }

    /// The two controllers have three findings between them and a fix each.
    @Test func theSummaryCountsFixesThatAreNotShown() throws {
        let unsafe = Self.screen.replacingOccurrences(of: "view.safeAreaLayoutGuide.bottomAnchor", with: "view.bottomAnchor")
            .replacingOccurrences(of: "FieldController", with: "OtherController")
        try folder.write(unsafe, to: "App/Other.swift")
        let summary = "\n1 safe fix with --fix, 1 unsafe one with --unsafe-fixes\n"
        #expect(try run("App").output.contains(summary))
        #expect(try run("--format", "concise", "App").output.hasSuffix(summary))
        #expect(try run("--format", "markdown", "App").output.contains(summary.dropFirst().dropLast() + ";"))
        #expect(try run("App/Other.swift").output.contains("\n1 unsafe fix with --fix --unsafe-fixes\n"))
        #expect(try !run("--quiet", "App").output.contains("--fix"))
        let left = try run("--fix", "--allow-dirty", "App")
        #expect(left.errors.hasSuffix("1 safe fix, 1 unsafe one with --unsafe-fixes\n"))
        #expect(left.output.contains("\n1 unsafe fix with --fix --unsafe-fixes\n"))
    }

    @Test func theFixIsInTheReport() throws {
        let outcome = try run("--format", "json", "App")
        #expect(outcome.output.contains(#""applicability":"safe""#) || outcome.output.contains(#""applicability" : "safe""#))
    }

    /// Each is proven without the other: the second waits for a run of its own.
    @Test func ofTwoFixesOfOneScreenTheSecondWaits() throws {
        let late = """
            import UIKit

            final class LateController: UIViewController {
                private let list = UITableView()

                override func viewDidLoad() {
                    list.frame = view.bounds
                    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.addSubview(list)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardDidShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
                }

                @objc private func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    list.contentInset.bottom = frame.height
                }

                @objc private func hidden(_ note: Notification) {
                    list.contentInset.bottom = 0
                }
            }

            """
        try folder.write(late, to: "App/Field.swift")
        try git.commit()
        let first = try run("--fix", "--unsafe-fixes", "App")
        #expect(first.errors.contains("1 unsafe fix, 1 overlapping (run again)"), "\(first.errors)")
        let once = try folder.read("App/Field.swift")
        #expect(once.contains("safeAreaInsets") != once.contains("keyboardWillShow"))
        try git.commit()
        _ = try run("--fix", "--unsafe-fixes", "App")
        let twice = try folder.read("App/Field.swift")
        #expect(twice.contains("safeAreaInsets") && twice.contains("keyboardWillShow"))
    }
}
