import HandlerInterpreter
import LintEngine
import LintPolicy
import ProgramIndex
import RuleBook
import SourceText
import Testing
import Vocabulary

@testable import Fixes

/// Code that is built for systems without the guide, too: it asks for the system, and the handlers stay for the older ones.
@Suite struct OlderSystemsTests {
    /// Of a number that no correction mends: half of the keyboard's height and 200 points are right for no keyboard but one of 400.
    static let composer = Screens.composer.replacing("-frame.height", with: "-frame.height / 2 - 200")
    private static let old = Version(major: 13)

    @Test func theTieAsksForTheSystemAndTheHandlersAreRegisteredOnOlderOnes() throws {
        let sample = FixSample(Self.composer, target: Self.old)
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .guide)
        #expect(fix.applicability == .unsafe)
        #expect(fix.reservations == [.olderSystems(target: Self.old)])
        #expect(fix.deleted.isEmpty && fix.kept.isEmpty)
        let tie = """
                    if #available(iOS 15.0, *) {
                        composerBottom = composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
                    } else {
                        composerBottom = composer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
                    }

            """
        let registrations = """
                    if #unavailable(iOS 15.0) {
                        NotificationCenter.default.addObserver(
                            self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
                        NotificationCenter.default.addObserver(
                            self, selector: #selector(keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
                    }

            """
        let before = """
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)

            """
        let line = """
                    composerBottom = composer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)

            """
        #expect(sample.fixed == Self.composer.replacing(line, with: tie).replacing(before, with: registrations))
        // At the lowest keyboard, of 291 points: 810 − 291 / 2 − 200 = 464.5, and the guide has it at 844 − 291 = 553.
        let row = try #require(fix.proof.rows.first { $0.scenario == "iphone-home-indicator" })
        #expect((row.before, row.after) == (464.5, 553))
    }

    /// What is left of the handlers runs where there is nothing to compare it with.
    @Test func theChangedScreenHasNothingMoreToFix() throws {
        let changed = try #require(FixSample(Self.composer, target: Self.old).fixed)
        let again = FixSample(changed, target: Self.old)
        #expect(again.fix == nil && again.refusal == nil)
    }

    /// One correction that is right on all systems is less to keep than two codes for one screen.
    @Test func aCorrectionOfTheHandlersComesFirst() throws {
        let fix = try #require(FixSample(Screens.composer, target: Self.old).fix)
        #expect(fix.kind == .handler)
    }

    /// A handler that is where the guide would be is left alone: two codes for one screen would only be more.
    @Test func whatIsRightStaysAsItIs() {
        let right = Screens.composer.replacing("-frame.height", with: "view.safeAreaInsets.bottom - frame.height")
        let sample = FixSample(right, target: Self.old, apps: Phones())
        #expect(sample.fix == nil)
        #expect(FixSample(right, apps: Phones()).fix?.kind == .guide)
    }

    /// In a long list, or where a name is declared, only what is tied depends on the system.
    @Test(arguments: [
        (
            "composerBottom = composer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)",
            "let bottom = composer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)\n        composerBottom = bottom",
            "let bottom = composer.bottomAnchor.constraint(equalTo: keyboardTop)\n        composerBottom = bottom"
        )
    ])
    func aNameStandsForWhatItIsTiedTo(line: String, own: String, changed: String) throws {
        let sample = FixSample(Self.composer.replacing(line, with: own), target: Self.old)
        let fixed = try #require(sample.fixed, "\(String(describing: sample.refusal))")
        let expected = """
                    let keyboardTop: NSLayoutYAxisAnchor
                    if #available(iOS 15.0, *) {
                        keyboardTop = view.keyboardLayoutGuide.topAnchor
                    } else {
                        keyboardTop = view.safeAreaLayoutGuide.bottomAnchor
                    }
                    \(changed)

            """
        #expect(fixed.contains(expected))
    }

    /// The handler sets a flag on all systems, and lays out on the older ones.
    @Test func whatElseAHandlerDoesStaysOnAllSystems() throws {
        let source = Self.composer
            .replacing("composerBottom.constant = -frame", with: "shows += 1\n        composerBottom.constant = -frame")
            .replacing("    deinit {", with: "    var shows = 0\n\n    deinit {")
        let sample = FixSample(source, target: Self.old)
        let fixed = try #require(sample.fixed, "\(String(describing: sample.refusal))")
        let handler = """
                    shows += 1
                    if #unavailable(iOS 15.0) {
                        composerBottom.constant = -frame.height / 2 - 200
                        UIView.animate(withDuration: 0.25) {
                            self.view.layoutIfNeeded()
                        }
                    }
                }

            """
        #expect(fixed.contains(handler))
        #expect(sample.fix?.kept == ["keyboardWillShow(_:)"])
        // Only what has nothing else to do is registered for some systems.
        #expect(
            fixed.contains(
                "if #unavailable(iOS 15.0) {\n            NotificationCenter.default.addObserver(\n                self, selector: #selector(keyboardWillHide"
            ))
        #expect(fixed.contains("    private func registerForKeyboard() {\n        NotificationCenter"))
    }

    /// A constraint that is made outside of any function has no place for the question.
    @Test func whatStandsInNoFunctionIsRefused() {
        let source = Self.composer
            .replacing(
                "private var composerBottom: NSLayoutConstraint!",
                with: """
                    private lazy var composerBottom =
                            composer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
                    """
            )
            .replacing(
                "        composerBottom = composer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)\n",
                with: "")
        #expect(FixSample(source).fix?.kind == .guide)
        let sample = FixSample(source, target: Self.old)
        #expect(sample.fix == nil)
        guard case .both(guide: .systemCheck, handlers: _) = sample.refusal else {
            Issue.record("\(String(describing: sample.refusal))")
            return
        }
    }

    /// The compilers that have the guide read no Swift 3.
    @Test(arguments: [(Version(major: 3), false), (Version(major: 4), true)])
    func oldLanguagesHaveNoGuide(language: Version, isFixed: Bool) {
        struct Project: DeploymentTargetSource {
            let language: Version
            func deploymentTarget(ofFileAt path: String) -> DeploymentTarget? { DeploymentTarget(OlderSystemsTests.old) }
            func languageVersion(ofFileAt path: String) -> Version? { language }
        }
        var linter = Linter(rules: RuleBook.embedded.rules.filter(\.isEnabledByDefault), suppressions: CommentSuppressions())
        linter.deploymentTargets = Project(language: language)
        var files = ParsedFiles()
        let unit = AnalysisUnit(file: SourceFile(path: "Screen.swift", text: Self.composer))
        #expect(FixSearch(linter).analyse(unit, &files).findings.contains { $0.fix != nil } == isFixed)
    }
}

/// Of constraints of interface files, and of apps with tab bars.
extension OlderSystemsTests {
    @Test func linesThatAreAddedAskForTheSystem() throws {
        let source = OutletFixTests.source.replacing("frame.height + 24", with: "frame.height / 2 + 100")
        let sample = FixSample(source, target: Self.old, interfaces: OutletFixTests.interfaces())
        let fixed = try #require(sample.fixed, "\(String(describing: sample.refusal))")
        let lines = """
                    title = "Login"
                    if #available(iOS 15.0, *) {
                        formBottom.isActive = false
                        form.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -24).isActive = true
                    }

            """
        #expect(fixed.contains(lines))
        #expect(fixed.contains("        if #unavailable(iOS 15.0) {\n            NotificationCenter"))
    }
}
