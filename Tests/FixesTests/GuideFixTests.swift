import LintEngine
import Testing
import Vocabulary

@testable import Fixes

/// What `keyboardlint lint --diff` offers for screens that can leave their content to the guide.
@Suite struct GuideFixTests {
    @Test func aConstraintMadeInCodeIsTiedToTheGuideAndTheHandlersGo() throws {
        let sample = FixSample(Screens.composer)
        let fix = try #require(sample.fix)
        #expect(sample.fixed == Screens.migratedComposer)
        #expect(fix.kind == .guide)
        #expect(fix.applicability == .safe)
        #expect(fix.contents == ["composer"])
        #expect(fix.deleted == ["keyboardWillHide(_:)", "keyboardWillShow(_:)", "registerForKeyboard()"])
        // 34 points below the safe area's end on an iPhone with a home indicator: 810 - 336 = 474, and the guide has it at 508.
        let row = try #require(fix.proof.rows.first { $0.scenario == "iphone-home-indicator" })
        #expect((row.event, row.before, row.after) == ("show", 474, 508))
        #expect(fix.proof.mended.contains("iphone-home-indicator"))
        #expect(!fix.proof.mended.contains("iphone-home-button"))
    }

    @Test func aChangedScreenHasNothingMoreToFix() {
        let sample = FixSample(Screens.migratedComposer)
        #expect(sample.fix == nil)
        #expect(sample.refusal == nil)
    }

    /// UIKit always puts the frame there: without what used it, nothing hangs on it.
    @Test func aGuardThatOnlyReadTheFrameGoesWithWhatUsedIt() throws {
        let sample = FixSample(
            Screens.composer.replacing(
                "composerBottom.constant = -frame.height", with: "composerBottom.constant = -frame.height\n        shows += 1"
            )
            .replacing("    deinit {", with: "    var shows = 0\n\n    deinit {"))
        let fixed = try #require(sample.fixed)
        #expect(fixed.contains("shows += 1\n    }"))
        #expect(!fixed.contains("guard let frame"))
    }

    /// 50 points above the bottom at rest, 10 above the keyboard: on the guide, they are 50.
    @Test func aDistanceThatSomebodyChoseIsNotLostUnsaid() throws {
        let sample = FixSample(
            Screens.composer.replacing(
                "equalTo: view.safeAreaLayoutGuide.bottomAnchor",
                with: "equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -50"
            )
            .replacing("-frame.height", with: "-frame.height + view.safeAreaInsets.bottom - 10")
            .replacing("constant = 0", with: "constant = -50"))
        let fix = try #require(sample.fix)
        #expect(fix.applicability == .unsafe)
        #expect(fix.reservations.contains(.losesMargin(points: 40)))
    }

    /// A transform that lifts a button away from its constraints.
    private static let lifted = """
        import UIKit

        final class SignUpViewController: UIViewController {
            private let list = UITableView()
            private let done = UIButton()

            override func viewDidLoad() {
                super.viewDidLoad()
                done.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(list)
                view.addSubview(done)
                done.heightAnchor.constraint(equalToConstant: 48).isActive = true
                done.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16).isActive = true
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
            }

            @objc private func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                done.transform = CGAffineTransform(translationX: 0, y: -frame.height)
            }

            @objc private func hidden(_ note: Notification) {
                done.transform = .identity
            }
        }

        """

    @Test func aViewMovedByItsTransformIsTiedAsItsConstraintIs() throws {
        let sample = FixSample(Self.lifted)
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .guide)
        #expect(fix.applicability == .safe, "\(fix.reservations)")
        let fixed = try #require(sample.fixed)
        #expect(
            fixed.contains(
                "done.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16).isActive = true"))
        #expect(!fixed.contains("transform"))
        // 844 - 34 - 16 - 336 = 458, and the guide has it at 508 - 16.
        let row = try #require(fix.proof.rows.first { $0.scenario == "iphone-home-indicator" })
        #expect((row.before, row.after) == (458, 492))
    }

    /// The list above the button stayed where it was, and shrinks with the constraint.
    @Test func whatIsTiedToTheMovedViewMovesToo() throws {
        let sample = FixSample(
            Self.lifted.replacing(
                "view.addSubview(done)\n",
                with: "view.addSubview(done)\n        list.bottomAnchor.constraint(equalTo: done.topAnchor).isActive = true\n"))
        #expect(try #require(sample.fix).applicability == .unsafe)
        #expect(sample.fix?.reservations == [.movesToo(view: "list")])
    }

    @Test func aHandlerStaysForWhatElseItDoes() throws {
        // What the keyboard covers of the view, doubled, is nothing that the handler could be corrected to.
        let sample = FixSample(Screens.form.replacing("cgRectValue.height", with: "cgRectValue.height * 2"))
        let fix = try #require(sample.fix)
        let fixed = try #require(sample.fixed)
        #expect(fix.kept == ["show(notification:)"])
        #expect(fix.deleted == ["hide(notification:)"])
        #expect(fix.reservations == [.frameEnds(content: "scrollView")])
        #expect(fixed.contains("scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)"))
        #expect(
            fixed.contains("isKeyboardShown = true\n        scrollView.scrollRectToVisible(scrollView.bounds, animated: true)"))
        #expect(!fixed.contains("contentInset"))
        #expect(!fixed.contains("hide"))
        #expect(!fixed.contains("keyboardWillHideNotification"))
        // Observing the other notification stays as it is.
        #expect(fixed.contains("removeObserver(self, name: UIResponder.keyboardWillShowNotification, object: nil)"))
    }

    /// A list that runs beneath the home indicator is not cut off there for the sake of its inset.
    @Test func whatReachesTheViewsBottomKeepsItAndIsCorrected() throws {
        let sample = FixSample(Screens.form)
        let fix = try #require(sample.fix)
        #expect(fix.kind == .handler)
        let line = "scrollView.contentInset.bottom = "
        let expected = Screens.form.replacing(
            line + "value.cgRectValue.height\n",
            with: """
                let keyboardFrameInView = view.window?.screen.coordinateSpace.convert(value.cgRectValue, to: view) ?? .null
                        let covered = view.bounds.intersection(keyboardFrameInView)
                        let overlap = max(0, covered.height - view.safeAreaInsets.bottom)
                        \(line)overlap

                """)
        #expect(sample.fixed == expected)
        // 844 - 336: the inset is 302 above the safe area's 34.
        let row = try #require(fix.proof.rows.first { $0.scenario == "iphone-home-indicator" })
        #expect((row.before, row.after) == (474, 508))
    }

    @Test func onlyTheLinesOfTheEditsChange() throws {
        let windows = Screens.composer.replacing("\n", with: "\r\n")
        let sample = FixSample(windows)
        #expect(sample.fixed == Screens.migratedComposer.replacing("\n", with: "\r\n"))
        let tabs = FixSample("\u{FEFF}" + Screens.composer.replacing("    ", with: "\t").trimmingSuffix { $0 == "\n" })
        #expect(
            tabs.fixed == "\u{FEFF}" + Screens.migratedComposer.replacing("    ", with: "\t").trimmingSuffix { $0 == "\n" })
    }

    @Test func aFunctionThatOthersMayCallIsListed() throws {
        let sample = FixSample(Screens.composer.replacing("private func registerForKeyboard", with: "func registerForKeyboard"))
        let fix = try #require(sample.fix)
        #expect(fix.reservations == [.mayBeCalled(function: "registerForKeyboard()")])
        #expect(fix.applicability == .unsafe)
    }

    @Test func aVariableThatOnlyRegisteredGoesToo() {
        let named = Screens.composer.replacing(
            "        NotificationCenter.default.addObserver(", with: "        center.addObserver("
        )
        .replacing(
            "    private func registerForKeyboard() {\n",
            with: "    private func registerForKeyboard() {\n        let center = NotificationCenter.default\n")
        #expect(FixSample(named).fixed == Screens.migratedComposer)
    }

    @Test func aCommentThatGoesIsListed() throws {
        let sample = FixSample(
            Screens.composer.replacing(
                "    @objc private func keyboardWillHide", with: "    /// Ticket 42.\n    @objc private func keyboardWillHide"))
        let fix = try #require(sample.fix)
        #expect(fix.applicability == .unsafe)
        #expect(fix.reservations == [.comment(path: "Screen.swift", line: 40)])
        #expect(sample.fixed == Screens.migratedComposer)
    }

    // MARK: Refusals

    @Test func belowTheGuidesSystemTheHandlersAreMendedInstead() throws {
        let sample = FixSample(Screens.composer, target: Version(major: 14))
        let fix = try #require(sample.fix)
        #expect(fix.kind == .handler)
        let lines = [
            "let keyboardFrameInView = view.window?.screen.coordinateSpace.convert(frame, to: view) ?? .null",
            "let covered = view.bounds.intersection(keyboardFrameInView)",
            "let overlap = max(0, covered.height - view.safeAreaInsets.bottom)",
            "composerBottom.constant = -overlap",
        ]
        let expected = Screens.composer.replacing(
            "composerBottom.constant = -frame.height", with: lines.joined(separator: "\n        "))
        let fixed = try #require(sample.fixed)
        #expect(fixed == expected)
        #expect(fix.proof.mended.contains("iphone-home-indicator"))
        #expect(fix.proof.mended.contains("ipad-stage-manager-partly-covered"))
        #expect(fix.reservations == [.stillDiffers(scenarios: ["ipad-keyboard-on-external-display"])])
    }

    /// A view controller's own guide is as old as constraints are.
    @Test func beforeSafeAreasAConstraintHasTheControllersGuide() throws {
        let fixed = try #require(FixSample(Screens.composer, target: Version(major: 9)).fixed)
        let lines = [
            "let covered = view.bounds.intersection(keyboardFrameInView)",
            "let overlap = max(0, covered.height - bottomLayoutGuide.length)", "composerBottom.constant = -overlap",
        ]
        #expect(fixed.contains(lines.joined(separator: "\n        ")))
    }

    /// There, an inset has the bars in it, and no safe area beneath.
    @Test func beforeSafeAreasAnInsetAsksForTheSystemFirst() throws {
        let fixed = try #require(FixSample(Screens.converted, target: Version(major: 9)).fixed)
        let inset = "scrollView.contentInset.bottom"
        let lines = [
            "\(inset) = max(0, hidden)", "if #available(iOS 11.0, *) {",
            "    \(inset) = max(0, \(inset) - view.safeAreaInsets.bottom)", "}",
        ]
        #expect(fixed.contains(lines.joined(separator: "\n        ")))
        // What has no room for a question is not written.
        let whole = Screens.converted.replacing(
            "scrollView.contentInset.bottom = max(0, hidden)",
            with: "scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: max(0, hidden), right: 0)")
        #expect(FixSample(whole, target: Version(major: 9)).fixed?.contains("safeAreaInsets") != true)
    }

    @Test func inAClosureWhatIsConvertedStandsBeforeIt() throws {
        let animated = Screens.composer.replacing(
            "        composerBottom.constant = -frame.height\n        UIView.animate(withDuration: 0.25) {\n",
            with: "        UIView.animate(withDuration: 0.25) {\n            self.composerBottom.constant = -frame.height\n")
        let lines = [
            "let keyboardFrameInView = view.window?.screen.coordinateSpace.convert(frame, to: view) ?? .null",
            "let covered = view.bounds.intersection(keyboardFrameInView)",
            "let overlap = max(0, covered.height - view.safeAreaInsets.bottom)", "UIView.animate(withDuration: 0.25) {",
            "    self.composerBottom.constant = -overlap",
        ]
        let expected = animated.replacing(
            "UIView.animate(withDuration: 0.25) {\n            self.composerBottom.constant = -frame.height",
            with: lines.joined(separator: "\n        "))
        let fixed = try #require(FixSample(animated, target: Version(major: 14)).fixed)
        #expect(fixed == expected)
    }

    @Test func aMarginThatSomebodyWroteStays() {
        let margin = Screens.composer.replacing("= -frame.height", with: "= -(frame.height + 20)")
        let fixed = FixSample(margin, target: Version(major: 14)).fixed ?? margin
        #expect(fixed.contains("+ 20)"))
        let safe = Screens.composer.replacing("= -frame.height", with: "= -(frame.height - view.safeAreaInsets.bottom)")
        #expect(FixSample(safe, target: Version(major: 14)).fixed?.contains("= -(overlap)") ?? false)
    }

    @Test func whatIsNoRectangleIsNotConverted() throws {
        let sized = Screens.composer.replacing(
            "as? CGRect else { return }\n        composerBottom.constant = -frame.height",
            with: "as? CGRect else { return }\n        let size = frame.size\n        composerBottom.constant = -size.height")
        #expect(sized != Screens.composer)
        let fixed = FixSample(sized, target: Version(major: 14)).fixed ?? ""
        #expect(!fixed.contains("convert(size"))
    }

    @Test func anUnknownTargetIsToBeAgreedTo() throws {
        let fix = try #require(FixSample(Screens.composer, target: nil).fix)
        #expect(fix.applicability == .unsafe)
        #expect(fix.reservations == [.deploymentTargetUnknown])
    }

    @Test func aGuideOfTheProgramsOwnIsNotUIKits() {
        let sample = FixSample(
            Screens.composer + "extension UIView { var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide() } }\n")
        #expect(sample.fix?.kind != .guide)
    }

    @Test func whatIsInterwovenIsLeftAlone() throws {
        let sample = FixSample(
            Screens.composer.replacing(
                "        composerBottom.constant = 0\n",
                with: """
                            if composer.isHidden {
                                composerBottom.constant = 0
                            } else {
                                composer.isHidden = true
                            }

                    """))
        #expect(sample.fix?.kind != .guide)
    }
}

extension String {
    func replacing(_ old: String, with new: String) -> String {
        var result = ""
        var rest = self[...]
        while let range = rest.firstRange(of: old) {
            result += rest[..<range.lowerBound] + new
            rest = rest[range.upperBound...]
        }
        return result + rest
    }

    func trimmingSuffix(while condition: (Character) -> Bool) -> String {
        var copy = self
        while let last = copy.last, condition(last) { copy.removeLast() }
        return copy
    }
}
