import KeyboardModel
import PatternMatching
import Reporting
import RuleBook
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// What the code under `### Before` and `### After` of a rule is held to.
///
/// An iPhone with a home indicator: the view is 844 points high, its safe area ends at 810, the keyboard of 336 points begins at
/// 508.
@Suite struct MigrationTests {
    @Test func everyMigrationDoesWhatItsArticleSays() {
        for rule in RuleBook.embedded.rules {
            for issue in MigrationCheck().issues(of: rule) {
                Issue.record("Rules/\(rule.id).md, line \(issue.line): \(issue.text)")
            }
        }
    }

    // MARK: After

    @Test func contentTiedToTheGuideIsWhereTheGuideIs() throws {
        #expect(
            try issues(after: composer("composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)")) == [])
        #expect(
            try issues(
                after: composer("view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor, constant: 8)"))
                == [])
        #expect(
            try issues(
                after: composer("composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8)"))
                == [])
    }

    @Test func contentTiedToTheGuidesBottomIsNot() throws {
        // 844 at rest, 34 below the guide's top; afterwards still 844 instead of 508 + 34 = 542.
        let found = try issues(
            after: composer("composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.bottomAnchor)"))
        #expect(found.count == 1)
        #expect(
            found[0].contains(
                "in `iphone-home-indicator`, after `show`, `composer` ends at y 844, 302 pt below where the guide has it"))
        #expect(found[0].hasPrefix("line 72: after: in `"))
    }

    @Test func contentTiedToTheSafeAreaStaysThere() throws {
        let found = try issues(
            after: composer("composer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)"))
        #expect(found.count == 1 && found[0].contains("no view is tied to `keyboardLayoutGuide`"))
    }

    @Test func aConstraintThatIsNotActivatedTiesNothing() throws {
        let found = try issues(
            after: screen("composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)"))
        #expect(found.count == 1 && found[0].contains("no active constraint ties `composer` to the guide"))
    }

    @Test func aMaskThatStillBecomesConstraintsIsNamed() throws {
        let found = try issues(
            after: screen(
                "composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true", mask: ""))
        #expect(found.count == 1 && found[0].contains("`composer` still translates its autoresizing mask into constraints"))
    }

    @Test func anInequalityAloneSettlesNothing() throws {
        let found = try issues(
            after: composer("composer.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor)"))
        #expect(found.count == 1 && found[0].contains("the constraints do not determine where `composer` ends"))
    }

    @Test func anInequalityWithAWeakerWishSettlesIt() throws {
        #expect(
            try issues(
                after: screen(
                    """
                    let wish = composer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
                    wish.priority = .defaultHigh
                    NSLayoutConstraint.activate([
                        wish, composer.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor),
                    ])
                    """)) == [])
    }

    /// At rest the safe area holds the field at 810, 34 above the guide's top at 844; afterwards the guide does, 8 above its top
    /// at 508.
    @Test func whatAnInequalityTiesMayBeFurtherAwayAtRest() throws {
        func field(_ limit: String) -> String {
            screen(
                """
                let guide = view.keyboardLayoutGuide
                guide.usesBottomSafeArea = false
                let wish = composer.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -8)
                wish.priority = .defaultHigh
                NSLayoutConstraint.activate([wish, \(limit), view.safeAreaLayoutGuide.bottomAnchor.constraint(
                    greaterThanOrEqualTo: composer.bottomAnchor)])
                """)
        }
        #expect(
            try issues(
                after: field(
                    "guide.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: composer.bottomAnchor, multiplier: 1)"))
                == [])
    }

    @Test func aHeightThatDoesNotFitConflicts() throws {
        let found = try issues(
            after: screen(
                """
                NSLayoutConstraint.activate([
                    composer.topAnchor.constraint(equalTo: view.topAnchor),
                    composer.heightAnchor.constraint(equalToConstant: 700),
                    composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                ])
                """))
        #expect(found.count == 1 && found[0].contains("conflicts with other constraints"))
    }

    @Test func anInsetFromTheGuidesFrameLeavesTheSafeAreaOut() throws {
        // The scroll view adds the safe area's 34 points itself: 336 − 34 + 34 = 336 above the bottom edge.
        #expect(try issues(after: list("view.bounds.maxY - guide.layoutFrame.minY - view.safeAreaInsets.bottom")) == [])
        let found = try issues(after: list("view.bounds.maxY - guide.layoutFrame.minY"))
        #expect(
            found.count == 1
                && found[0].contains("at rest, `tableView` ends 83 pt above the guide in `iphone-tab-bar`, but 0 pt in `"))
        #expect(found[0].contains("the safe area is counted twice, or not at all"))
    }

    @Test func constraintsThatTheGuideSwitchesCountWhileItHasThemActive() throws {
        func tracked(follows: Bool) -> String {
            screen(
                """
                let guide = view.keyboardLayoutGuide
                guide.followsUndockedKeyboard = \(follows)
                guide.setConstraints(
                    [composer.bottomAnchor.constraint(equalTo: guide.topAnchor)], activeWhenNearEdge: .bottom)
                guide.setConstraints(
                    [composer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)], activeWhenAwayFrom: [.bottom])
                """)
        }
        #expect(try issues(after: tracked(follows: true)) == [])
        // A guide that does not follow switches nothing.
        let found = try issues(after: tracked(follows: false))
        #expect(found.count == 1 && found[0].contains("no active constraint ties `composer` to the guide"))
    }

    @Test func swiftUIAvoidsTheKeyboardUnlessItIsToldNotTo() throws {
        #expect(try issues(after: "struct Chat: View {\n    var body: some View { TextField(\"\", text: $text) }\n}") == [])
        let found = try issues(
            after: "struct Chat: View {\n    var body: some View { TextField(\"\", text: $text).ignoresSafeArea(.keyboard) }\n}")
        #expect(found.count == 1)
        // The safe area ends at 810, the keyboard begins at 508.
        #expect(found[0].contains("in `iphone-home-indicator`, after `show`, `Chat` is covered by 302 pt"))
    }

    // MARK: Before, and what articles say of it

    private static let wrong = handlers("-frame.height")
    private static let right = handlers(
        """
        (notification.object as? UIScreen ?? view.window!.screen) != view.window!.screen ? 0 : min(0, view.safeAreaInsets.bottom
            - view.bounds.intersection(view.convert(frame, from: view.window!.screen.coordinateSpace)).height)
        """)

    @Test func codeBeforeMustDiffer() throws {
        #expect(try issues(before: Self.wrong) == [])
        #expect(
            try issues(before: Self.wrong, claim: "Agrees: it does.").first?.contains("the article says that it agrees, but in `")
                == true)
        #expect(
            try issues(before: Self.wrong, claim: "Not run: why not.").first?.contains(
                "the article says that it does not run, but it does: in `")
                == true)
    }

    @Test func codeBeforeThatAgreesMustBeSaidTo() throws {
        #expect(
            try issues(before: Self.right).first?.contains(
                "it agrees with the layout guide in every scenario; if that is intended, write `Agrees: REASON.`") == true)
        #expect(try issues(before: Self.right, claim: "Agrees: it converts.").joined() == "")
    }

    @Test func aHandlerBesideTheGuideCountsTheKeyboardTwice() throws {
        let code = Self.handlers("-frame.height").replacing(
            "safeAreaLayoutGuide.bottomAnchor", with: "keyboardLayoutGuide.topAnchor")
        #expect(try issues(before: code) == [])
        // 508 − 336 = 172 instead of 508.
        #expect(
            try issues(before: code, claim: "Agrees: why not.").first?.contains(
                "in `iphone-home-indicator`, after `show`, `composer` ends at y 172, 336 pt above where the guide has it") == true
        )
    }

    @Test func codeThatPlacesNothingMustBeSaidNotToRun() throws {
        let code = "final class Chat: UIViewController {\n    override func viewDidLoad() { title = nil }\n}"
        #expect(try issues(before: code).first?.contains("write `Not run: REASON.` under the heading") == true)
        #expect(try issues(before: code, claim: "Not run: it places\nnothing.") == [])
        #expect(try issues(after: code).first?.contains("write `Not run: REASON.` under the heading") == true)
    }

    @Test func codeAfterThatRunsMustNotBeSaidNotTo() throws {
        let found = try issues(
            after: "Not run: it is.",
            composer("composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)"))
        #expect(found.first?.contains("the article says that it does not run, but it runs and agrees: remove `Not run:`") == true)
    }

    // MARK: What is drawn of a rule

    /// The constraint's constant takes 336 from 810; the keyboard begins at 508.
    @Test func aRuleIsDemonstratedByItsOwnHandler() throws {
        let shown = try #require(Demonstration(of: try rule(before: Self.wrong)))
        #expect(shown.scenario.id == "iphone-home-indicator" && shown.event == "show")
        #expect(shown.handlerBottom == 474 && shown.guideBottom == 508)
        #expect(shown.subject == .handler("Chat.shown(_:)"))
    }

    /// The guide's bottom edge stays at 844; 34 below the guide's top would be 542.
    @Test func codeWithoutAHandlerIsDemonstratedByLayingItOut() throws {
        let code = composer("composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.bottomAnchor)")
        let shown = try #require(Demonstration(of: try rule(before: code)))
        #expect(shown.scenario.id == "iphone-home-indicator" && shown.event == "show")
        #expect(shown.handlerBottom == 844 && shown.guideBottom == 542)
        #expect(shown.subject == .layout("composer"))
    }

    @Test func nothingIsDemonstratedWhereNothingDiffers() throws {
        let code = composer("composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)")
        #expect(Demonstration(of: try rule(before: code)) == nil)
    }
}
