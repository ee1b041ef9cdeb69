import LintEngine
import LintPolicy
import ProgramIndex
import RuleBook
import SourceText
import Testing
import Vocabulary

@testable import Fixes

/// Fixes that answer one finding and leave the rest of the screen as it is.
@Suite struct SpotFixTests {
    private static func sample(_ source: String) -> FixSample { FixSample(source, target: Version(major: 14)) }

    @Test func theCurveIsShifted() throws {
        let sample = Self.sample(Screens.curve)
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .curve)
        #expect(fix.applicability == .safe)
        #expect(fix.mended == ["animation-curve-unshifted"])
        #expect(sample.fixed == Screens.curve.replacing("(rawValue: curve)", with: "(rawValue: curve << 16)"))
        #expect(fix.proof.rows.isEmpty)
    }

    @Test(arguments: [
        ("UIView.AnimationOptions(rawValue: UInt(curve))", "UIView.AnimationOptions(rawValue: UInt(curve) << 16)"),
        (".init(rawValue: curve)", ".init(rawValue: curve << 16)"),
        ("[.allowUserInteraction, .init(rawValue: curve)]", nil),
        // Another curve stands for the one that is missing, and as options have it.
        ("UIView.AnimationOptions(rawValue: number?.uintValue ?? UIView.AnimationOptions.curveLinear.rawValue)", nil),
        (
            "UIView.AnimationOptions(rawValue: number?.uintValue ?? 7)",
            "UIView.AnimationOptions(rawValue: (number?.uintValue ?? 7) << 16)"
        ),
    ])
    func eachFormOfTheNumberIsShifted(old: String, new: String?) {
        let source = Screens.curve.replacing("UIView.AnimationOptions(rawValue: curve)", with: old)
        let fixed = Self.sample(source).fixed
        #expect(fixed == new.map { Screens.curve.replacing("UIView.AnimationOptions(rawValue: curve)", with: $0) })
    }

    /// The closure of an animation lays out what it has set, as the object is called there.
    @Test(arguments: [
        ("", "self.bottom", "self.view"), ("[weak self] in", "self?.bottom", "self?.view"),
        ("[weak self] in\n            guard let me = self else { return }", "me.bottom", "me.view"),
    ])
    func anAnimationLaysOutWhatItChanges(captures: String, target: String, view: String) throws {
        func source(_ layout: String) -> String {
            """
            import UIKit

            final class NoteViewController: UIViewController {
                private let field = UITextField()
                private var bottom: NSLayoutConstraint!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(field)
                    bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    bottom.isActive = true
                    let center = NotificationCenter.default
                    center.addObserver(self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.addObserver(self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }

                @objc private func show(_ note: Notification) {
                    guard let info = note.userInfo, let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
                        let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
                    else { return }
                    UIView.animate(withDuration: duration) { \(captures)
                        \(target).constant = -frame.height\(layout)
                    }
                }

                @objc private func hide(_ note: Notification) {
                    UIView.animate(withDuration: 0.25) { \(captures)
                        \(target).constant = 0\(layout)
                    }
                }
            }

            """
        }
        let sample = FixSample(source(""), target: Version(major: 14), apps: Phones())
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .animation)
        #expect(fix.applicability == .safe)
        #expect(fix.mended == ["layout-outside-animation"])
        #expect(sample.fixed == source("\n            \(view).layoutIfNeeded()"))
    }

    /// The options of key frames have the curve elsewhere.
    @Test(arguments: ["UIView.KeyframeAnimationOptions", ".init"])
    func theOptionsOfKeyFramesAreLeftAlone(made: String) {
        let source = Screens.curve.replacing(
            "UIView.animate(withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: curve)",
            with: "UIView.animateKeyframes(withDuration: 0.25, delay: 0, options: \(made)(rawValue: curve)")
        #expect(source != Screens.curve)
        #expect(Self.sample(source).fixed?.contains("<< 16") != true)
    }

    /// Without the layout nobody can say that it stays as it is.
    @Test func whereTheLayoutIsUnknownTheCurveIsToBeAgreedTo() throws {
        let source = Screens.curve.replacing("barBottom.constant = -", with: "barBottom.constant = -Metrics.current.spacing - ")
        let fix = try #require(Self.sample(source).fix)
        #expect(fix.kind == .curve)
        #expect(fix.applicability == .unsafe)
        #expect(fix.reservations == [.placeUnknown(handler: "moved(_:)")])
    }

    @Test func layoutBeginsWithTheKeyboard() throws {
        let sample = Self.sample(Screens.late)
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .timing)
        #expect(fix.applicability == .unsafe)
        #expect(fix.reservations.contains(.runsEarlier(handlers: ["shown(_:)", "hidden(_:)"])))
        // Both names, and that which is taken away.
        #expect(sample.fixed == Screens.late.replacing("keyboardDid", with: "keyboardWill"))
    }

    @Test func whoListensToBothKeepsBoth() {
        let other = "NotificationCenter.default.addObserver(\n            self, selector: #selector(note), "
        let source = Screens.late
            .replacing(
                "super.viewDidLoad()",
                with: "super.viewDidLoad()\n        \(other)name: UIResponder.keyboardWillShowNotification, object: nil)"
            )
            .replacing("    @objc private func hidden", with: "    @objc private func note() {}\n\n    @objc private func hidden")
        #expect(Self.sample(source).fix == nil)
    }

    /// UIKit makes the field first responder, and scrolls to it, in its own order: earlier, the handler would meet another state.
    @Test(arguments: ["scrollView.scrollRectToVisible(frame, animated: true)", "if scrollView.isFirstResponder { note() }"])
    func whoScrollsOrAsksWhatIsEditedKeepsItsTime(statement: String) {
        let source = Screens.late
            .replacing("    @objc private func hidden", with: "    private func note() {}\n\n    @objc private func hidden")
            .replacing("let keyboard = ", with: "\(statement)\n        let keyboard = ")
        #expect(Self.sample(source).fix == nil)
    }

    /// A report has one finding for all places of a type where the curve is not shifted.
    @Test func theCurveIsShiftedWhereverItHasToBe() {
        let call = "UIView.animate(withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: curve)) {"
        let source = Screens.curve.replacing(
            "        \(call)", with: "        \(call)\n            self.bar.alpha = 1\n        }\n        \(call)")
        #expect(Self.sample(source).fixed == source.replacing("(rawValue: curve)", with: "(rawValue: curve << 16)"))
    }

    @Test func theMarginThatTheConstraintHasAtRestIsKept() throws {
        let sample = Self.sample(Screens.margin)
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .handler)
        #expect(try #require(sample.fixed).contains("fieldBottom.constant = overlap + 20\n"))
        #expect(fix.reservations.contains(.keepsMargin(points: 20)))
        // The frame that the keyboard has when it is gone, 291 high without suggestions, held the field up: 844 - 34 - 291.
        let row = try #require(fix.proof.rows.first { $0.scenario == "iphone-home-indicator" })
        #expect((row.event, row.before, row.after) == ("hide", 519, 790))
    }

    /// To the end of the view, a distance may clear the home indicator.
    @Test func aDistanceToTheViewsEndIsNotKept() {
        let source = Screens.margin.replacing("view.safeAreaLayoutGuide.bottomAnchor", with: "view.bottomAnchor")
        #expect(!(Self.sample(source).fixed ?? "").contains("+ 20"))
    }

    /// A screen that insets its content by the height of the begin frame, and more.
    private static func beginning(_ more: String) -> String {
        let old = """
            let covered = view.bounds.intersection(keyboard).height
                    scrollView.contentInset.bottom = max(0, covered - view.safeAreaInsets.bottom)
            """
        return Screens.late.replacing("keyboardDid", with: "keyboardWill")
            .replacing("keyboardFrameEnd", with: "keyboardFrameBegin")
            .replacing(old, with: "scrollView.contentInset.bottom = keyboard.height + \(more)")
    }

    /// A distance that somebody wrote beside the keyboard's height is no mistake.
    @Test func theBeginFrameGivesWayInWhatIsConverted() throws {
        let source = Self.beginning("20")
        let sample = Self.sample(source)
        let fixed = try #require(sample.fixed, "\(String(describing: sample.refusal))")
        let new = "max(0, view.bounds.intersection(keyboard).height - view.safeAreaInsets.bottom) + 20"
        let expected = source.replacing("keyboardFrameBegin", with: "keyboardFrameEnd")
            .replacing("keyboard.height + 20", with: new)
        #expect(fixed == expected)
    }

    /// The number that is added is not known, and the frame from which the keyboard comes is wrong with any.
    @Test func theBeginFrameGivesWayBesideAnUnknownNumber() throws {
        let source = Self.beginning("Bundle.main.infoDictionary!.room")
        let sample = Self.sample(source)
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.applicability == .unsafe)
        #expect(sample.fixed == source.replacing("keyboardFrameBegin", with: "keyboardFrameEnd"))
    }

    /// 844 below an edge at 0 is the whole view, and nothing of a keyboard that is not there.
    @Test func aFrameOfZerosCoversNothingWhereverTheContentIs() throws {
        let sample = Self.sample(Screens.unknownPlace)
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .empty)
        #expect(fix.mended.contains("zero-frame-unhandled"))
        #expect(fix.applicability == .safe)
        #expect(fix.proof.mended.contains("iphone-cross-fade"))
        let expected = Screens.unknownPlace.replacing(
            "view.bounds.height - keyboard.minY", with: "view.bounds.intersection(keyboard).height")
        #expect(sample.fixed == expected)
    }

    /// What a handler hands on is shifted, and nobody ran what animates with it.
    @Test func theCurveIsShiftedInWhatIsHandedOn() throws {
        let sample = Self.sample(Screens.handedOn)
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .curve)
        #expect(fix.reservations == [.notRun(type: "KeyboardWatcher.Change")])
        #expect(
            sample.fixed
                == Screens.handedOn.replacing("number?.uintValue ?? 0)", with: "(number?.uintValue ?? 0) << 16)"))
    }

    /// A test that posts the notification would fail if nobody heard it any more.
    @Test func whatATestPostsIsStillHeard() throws {
        let tests = """
            import XCTest

            final class LateTests: XCTestCase {
                func testInset() {
                    NotificationCenter.default.post(name: UIResponder.keyboardDidShowNotification, object: nil)
                }
            }

            """
        func analyses(_ test: String) -> [FileAnalysis] {
            var linter = Linter(rules: RuleBook.embedded.rules, suppressions: CommentSuppressions())
            linter.deploymentTargets = FixedDeploymentTarget(Version(major: 14))
            var files = ParsedFiles()
            return [("Late.swift", Screens.late), ("LateTests.swift", test)].map { path, text in
                FixSearch(linter).analyse(AnalysisUnit(file: SourceFile(path: path, text: text)), &files)
            }.heedingPosts
        }
        let findings = analyses(tests).flatMap(\.findings)
        #expect(!findings.contains { $0.fix?.kind == .timing })
        #expect(findings.contains { $0.refusal == .postedByHand(path: "LateTests.swift", line: 5) })
        let others = analyses(tests.replacing("keyboardDidShow", with: "keyboardWillShow")).flatMap(\.findings)
        #expect(others.contains { $0.fix?.kind == .timing })
    }

    /// What a fix writes is no Swift 2: such a project has none, and says why.
    @Test(arguments: [(Version(major: 2), false), (Version(major: 3), true)])
    func onlyLanguagesThatFixesAreWrittenInGetThem(language: Version, isFixed: Bool) {
        struct Project: DeploymentTargetSource {
            let language: Version
            func deploymentTarget(ofFileAt path: String) -> DeploymentTarget? { DeploymentTarget(Version(major: 14)) }
            func languageVersion(ofFileAt path: String) -> Version? { language }
        }
        var linter = Linter(rules: RuleBook.embedded.rules, suppressions: CommentSuppressions())
        linter.deploymentTargets = Project(language: language)
        var files = ParsedFiles()
        let unit = AnalysisUnit(file: SourceFile(path: "Late.swift", text: Screens.late))
        let findings = FixSearch(linter).analyse(unit, &files).findings
        #expect(findings.contains { $0.fix != nil } == isFixed)
        #expect(findings.contains { $0.refusal == .language(language) } != isFixed)
    }
}
