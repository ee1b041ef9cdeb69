import LintEngine
import Testing
import Vocabulary

@testable import Fixes

/// What becomes of content when the keyboard has gone: it gets back what it had before.
@Suite struct RestorationTests {
    /// A handler that resets to a number of its own gives back what the set-up gave, in its words.
    @Test(arguments: [
        ("list.contentInset.bottom = Spacing.large", "list.contentInset.bottom = 0", "list.contentInset.bottom = Spacing.large"),
        (
            "list.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: Spacing.large, right: 0)",
            "list.contentInset.bottom = 0", "list.contentInset.bottom = Spacing.large"
        ),
        (
            "list.contentInset.bottom = Spacing.large", "list.contentInset = .zero",
            "list.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: Spacing.large, right: 0)"
        ),
        (
            "list.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: Spacing.large, right: 0)",
            "list.contentInset = UIEdgeInsets.zero",
            "list.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: Spacing.large, right: 0)"
        ),
    ])
    func theInsetFromBeforeIsGivenBack(setUp: String, reset: String, expected: String) throws {
        let source = Screens.padded.replacing("// set-up", with: setUp).replacing("// reset", with: reset)
        let sample = FixSample(source, target: Version(major: 14))
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .reset)
        #expect(fix.mended.contains("inset-wiped-on-hide"))
        // The other handler stays as it is, and is not named.
        #expect(fix.kept == ["hidden(_:)"])
        #expect(
            sample.fixed == Screens.padded.replacing("// set-up", with: setUp).replacing("// reset", with: expected))
        // 50 of 844 are the padding, and 34 the safe area's, which an inset has beneath it.
        let row = try #require(fix.proof.rows.first { $0.scenario == "iphone-home-indicator" })
        #expect((row.event, row.before, row.after) == ("hide", 810, 760))
    }

    /// What changes between the set-up and the reset is not what was there before.
    @Test func aValueThatMayChangeIsNotGivenBack() {
        let source = Screens.padded.replacing("// set-up", with: "list.contentInset.bottom = padding")
            .replacing("// reset", with: "list.contentInset.bottom = 0")
            .replacing("private let list", with: "private var padding: CGFloat = 50\n    private let list")
        #expect(FixSample(source, target: Version(major: 14)).fix?.kind != .reset)
    }

    @Test func aConstraintGetsItsNumberBack() throws {
        let source = Screens.composer.replacing(
            "equalTo: view.safeAreaLayoutGuide.bottomAnchor)", with: "equalTo: view.bottomAnchor, constant: -12)"
        )
        .replacing("composerBottom.constant = -frame.height", with: "composerBottom.constant = -frame.height - 12")
        let sample = FixSample(source, target: Version(major: 14))
        let fixed = try #require(sample.fixed, "\(String(describing: sample.refusal))")
        #expect(fixed.contains("        composerBottom.constant = -12\n        UIView.animate"))
    }

    /// SnapKit's lines as well: 20 points above the safe area, shown and hidden.
    @Test func aLineOfSnapKitGetsItsOffsetBack() throws {
        let source = Screens.padded.replacing("import UIKit", with: "import SnapKit\nimport UIKit")
            .replacing(
                "// set-up",
                with: """
                    view.addSubview(bar)
                            bar.snp.makeConstraints { make in
                                make.leading.trailing.equalToSuperview()
                                make.height.equalTo(56)
                                make.bottom.equalTo(view.safeAreaLayoutGuide).offset(-20)
                            }
                    """
            )
            .replacing(
                "private let list = UITableView()", with: "private let list = UITableView()\n    private let bar = UIView()"
            )
            .replacing(
                "list.contentInset.bottom = max(0, covered - view.safeAreaInsets.bottom) + Spacing.large",
                with: """
                    let height = max(0, covered - view.safeAreaInsets.bottom)
                            bar.snp.updateConstraints { $0.bottom.equalTo(view.safeAreaLayoutGuide).offset(-height - 20) }
                    """
            )
            .replacing("// reset", with: "bar.snp.updateConstraints { $0.bottom.equalTo(view.safeAreaLayoutGuide).offset(0) }")
        let sample = FixSample(source, target: Version(major: 14))
        let fixed = try #require(sample.fixed, "\(String(describing: sample.refusal))")
        #expect(sample.fix?.kind == .reset)
        #expect(fixed == source.replacing(".offset(0)", with: ".offset(-20)"))
    }

    /// What is covered when the keyboard has gone is nothing: the same handler resets what it did.
    @Test func whatRunsOnlyForTheKeyboardsComingRunsForItsGoingToo() throws {
        let show = "NotificationCenter.default.addObserver(\n            self, selector: #selector(keyboardWillShow(_:)), "
        let registration = show + "name: UIResponder.keyboardWillShowNotification, object: nil)\n"
        let hide =
            "        NotificationCenter.default.addObserver(\n            self, selector: #selector(keyboardWillHide(_:)), "
            + "name: UIResponder.keyboardWillHideNotification, object: nil)\n"
        let reset = """

                @objc private func keyboardWillHide(_ notification: Notification) {
                    composerBottom.constant = 0
                    UIView.animate(withDuration: 0.25) {
                        self.view.layoutIfNeeded()
                    }
                }

            """
        let source = Screens.composer.replacing(hide, with: "").replacing(reset, with: "")
        #expect(source.contains(registration) && !source.contains("Hide"))
        let sample = FixSample(source, target: Version(major: 14))
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .handler)
        #expect(fix.mended.isSuperset(of: ["show-without-hide", "frame-height-as-inset"]))
        #expect(fix.reservations.contains(.runsOnHide(handlers: ["keyboardWillShow(_:)"])))
        let fixed = try #require(sample.fixed)
        let copy = registration.replacing("WillShowNotification", with: "WillHideNotification")
        #expect(fixed.contains("        \(registration)        \(copy)"))
        #expect(fixed.contains("composerBottom.constant = -overlap\n"))
        // Shown and hidden, the composer ends where the guide has it: 844 less the safe area's 34 at rest.
        let row = try #require(fix.proof.rows.first { $0.scenario == "iphone-home-indicator" })
        #expect(row.after == 508 || row.after == 810)
    }

    /// Where the handler takes the safe area off whatever is covered, it would have the field 34 points below its place when
    /// nothing is.
    @Test func whatWouldSinkBelowItsPlaceIsNotOffered() throws {
        let source = """
            import UIKit

            final class NoteViewController: UIViewController {
                private let field = UITextField()
                private var bottom: NSLayoutConstraint!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(field)
                    bottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: field.bottomAnchor)
                    bottom.isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }

                @objc private func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    var height = frame.height
                    height -= view.safeAreaInsets.bottom
                    bottom.constant = height
                }
            }

            """
        let sample = FixSample(source, target: Version(major: 14), apps: Phones())
        #expect(sample.fix.map { !$0.mended.contains("show-without-hide") } ?? true)
    }

    /// What is written while the keyboard is there stays as it is, number or not.
    @Test func aNumberForTheKeyboardIsNoReset() throws {
        let source = Screens.composer.replacing(
            "equalTo: view.safeAreaLayoutGuide.bottomAnchor)", with: "equalTo: view.bottomAnchor, constant: -12)"
        )
        .replacing("composerBottom.constant = -frame.height", with: "composerBottom.constant = -300")
        let fixed = try #require(FixSample(source, target: Version(major: 14)).fixed)
        #expect(fixed.contains("composerBottom.constant = -300"))
        #expect(fixed.contains("        composerBottom.constant = -12\n        UIView.animate"))
    }
}
