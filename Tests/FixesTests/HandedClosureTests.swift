import LintEngine
import Testing
import Vocabulary

@testable import Fixes

/// A helper observes the keyboard and calls closures of the screen's: what they lay out is the screen's to leave to the guide, and
/// the helper stays as it is for whom else it serves.
@Suite struct HandedClosureTests {
    private static let helper = """

        final class KeyboardObserver {
            var onShow: ((CGRect) -> Void)?
            var onHide: (() -> Void)?

            init() {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
            }

            @objc private func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                onShow?(frame)
            }

            @objc private func hidden(_ note: Notification) { onHide?() }
        }

        """

    /// - Parameter shown: in the closure, besides the layout.
    private static func source(shown: String = "") -> String {
        """
        import UIKit

        final class ComposerViewController: UIViewController {
            private let composer = UIView()
            private var composerBottom: NSLayoutConstraint!
            private let keyboard = KeyboardObserver()

            override func viewDidLoad() {
                super.viewDidLoad()
                composer.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(composer)
                composerBottom = composer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
                composerBottom.isActive = true
                keyboard.onShow = { [weak self] frame in
                    self?.composerBottom.constant = -frame.height\(shown)
                }
                keyboard.onHide = { [weak self] in
                    self?.composerBottom.constant = 0
                }
            }
        }

        """
    }

    @Test func closuresThatOnlyLayOutGoWithWhatHandsThemOver() throws {
        let sample = FixSample(Self.source() + Self.helper)
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .guide)
        let expected = """
            import UIKit

            final class ComposerViewController: UIViewController {
                private let composer = UIView()
                private var composerBottom: NSLayoutConstraint!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    composer.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(composer)
                    composerBottom = composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
                    composerBottom.isActive = true
                }
            }

            """
        #expect(sample.fixed == expected + Self.helper)
        // 810 − 336 = 474, and the guide has it at 508.
        let row = try #require(fix.proof.rows.first { $0.scenario == "iphone-home-indicator" })
        #expect((row.before, row.after) == (474, 508))
    }

    @Test func whatElseAClosureDoesStays() throws {
        let sample = FixSample(Self.source(shown: "\n            self?.title = \"Writing\"") + Self.helper)
        let fixed = try #require(sample.fixed, "\(String(describing: sample.refusal))")
        #expect(fixed.contains("keyboard.onShow = { [weak self] frame in\n            self?.title = \"Writing\"\n        }"))
        #expect(!fixed.contains("onHide = {"))
    }

    /// On older systems the closures are handed over as before.
    @Test func theClosuresStayForOlderSystems() throws {
        let source = Self.source().replacing("-frame.height", with: "-frame.height / 2 - 200")
        let fixed = try #require(FixSample(source + Self.helper, target: Version(major: 13)).fixed)
        #expect(fixed.contains("        if #unavailable(iOS 15.0) {\n            keyboard.onShow = { [weak self] frame in\n"))
    }

    /// A method that the helper calls: it stays with what else it does, and a method with nothing else is asked for by its protocol.
    @Test(arguments: [("title = \"Writing\"", true), ("", false)])
    func methodsThatAHelperCalls(other: String, isMigrated: Bool) throws {
        let helper = """

            protocol KeyboardObserving: AnyObject { func keyboardMoves(to height: CGFloat) }

            """
            + Self.helper.replacing("var onShow: ((CGRect) -> Void)?", with: "weak var delegate: KeyboardObserving?")
            .replacing("    var onHide: (() -> Void)?\n", with: "").replacing(
                "onShow?(frame)", with: "delegate?.keyboardMoves(to: frame.height)"
            )
            .replacing("onHide?()", with: "delegate?.keyboardMoves(to: 0)")
        let source = """
            import UIKit

            final class ComposerViewController: UIViewController, KeyboardObserving {
                private let composer = UIView()
                private var composerBottom: NSLayoutConstraint!
                private let keyboard = KeyboardObserver()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(composer)
                    composer.translatesAutoresizingMaskIntoConstraints = false
                    composerBottom = composer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
                    composerBottom.isActive = true
                    keyboard.delegate = self
                }

                func keyboardMoves(to height: CGFloat) {
                    composerBottom.constant = -height
                    \(other)
                }
            }

            """
        let sample = FixSample(source + helper)
        #expect((sample.fix?.kind == .guide) == isMigrated, "\(String(describing: sample.refusal))")
        if !isMigrated, case .both(guide: let refusal, handlers: _) = sample.refusal {
            #expect(refusal == .calledByOthers(handler: "keyboardMoves(to:)", path: "Screen.swift", line: 16))
        }
        if let fixed = sample.fixed, isMigrated {
            #expect(fixed.contains("    func keyboardMoves(to height: CGFloat) {\n        title = \"Writing\"\n    }"))
        }
        // On older systems the method runs as before.
        let old = source.replacing("= -height", with: "= -height / 2 - 200")
        let fixed = try #require(FixSample(old + helper, target: Version(major: 13)).fixed)
        #expect(fixed.contains("    func keyboardMoves(to height: CGFloat) {\n        if #unavailable(iOS 15.0) {\n"))
    }

    /// A helper that moves what it is given is another object's code.
    @Test func whatAHelperMovesItselfIsRefused() {
        let helper = Self.helper.replacing("onShow?(frame)", with: "constraint?.constant = -frame.height")
            .replacing("onHide?()", with: "constraint?.constant = 0")
            .replacing("var onShow:", with: "weak var constraint: NSLayoutConstraint?\n    var onShow:")
        let source = Self.source().replacing(
            "keyboard.onShow = {", with: "keyboard.constraint = composerBottom\n        keyboard.onShow = {"
        )
        .replacing("self?.composerBottom.constant = -frame.height", with: "_ = self")
        .replacing("self?.composerBottom.constant = 0", with: "_ = self")
        #expect(FixSample(source + helper).fix?.kind != .guide)
    }
}
