import KeyboardFacts
import KeyboardModel
import PatternMatching
import Reporting
import SourceText
import SwiftParser
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// What a difference is called, one effect at a time.
///
/// The iPhone is 844 points high with a home indicator of 34; its keyboard is 336 high, then 291. An inset of a scroll view adds
/// to the safe area, so that a keyboard's whole height leaves a gap of 34.
struct EffectTests {
    private func handlers(_ body: String, others: String = "tableView.contentInset.bottom = 0", in scenario: String) throws
        -> [Handler]
    {
        let code = ChatScreen.code(shown: body, hidden: others)
        let scenario = try #require(ScenarioLibrary.scenario(id: scenario))
        return Linter(scenarios: [scenario], suppressions: CommentSuppressions()).analyse(
            SourceFile(path: "Chat.swift", text: code)
        ).handlers
    }

    private func effects(_ body: String, in scenario: String) throws -> [Effect] {
        try #require(handlers(body, in: scenario).first?.scenarios.first).effects
    }

    @Test func aHeightThatIsAddedDriftsByItselfWithEveryRepeatedShow() throws {
        let effects = try effects("tableView.contentInset.bottom += frame.height", in: "iphone-repeated-show")
        // 336, 672, 1008: each further show adds 336. The first one leaves the gap of 34.
        #expect(effects.map(\.name) == [.drift, .gap])
        #expect(effects.map(\.points) == [336, 34])
        #expect(effects.first?.text == "drifts 336 pt per event")
        #expect(effects.first?.event == "secondField")
    }

    /// A handler that tells a first show from the next by where the keyboard came from moves once, and not on.
    @Test func whatStaysWhereTheSecondShowLeavesItDoesNotDrift() throws {
        let effects = try effects(
            """
            let begin = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as! CGRect
            tableView.contentInset.bottom = begin.minY > frame.minY ? frame.height - view.safeAreaInsets.bottom : 0
            """, in: "iphone-repeated-show")
        // At the second show, the end of the rows is at 810 again, and the keyboard at 508.
        #expect(effects.map(\.name) == [.covered])
        #expect(effects.map(\.points) == [302])
        #expect(effects.first?.event == "secondField")
    }

    /// A handler that undoes with each second show what the first has done moves nothing on.
    @Test func whatIsPutBackWhileTheKeyboardStaysIsCovered() throws {
        let effects = try effects(
            """
            let isUp = tableView.contentInset.bottom > 0
            tableView.contentInset.bottom = isUp ? 0 : frame.height - view.safeAreaInsets.bottom
            """, in: "iphone-repeated-show")
        #expect(effects.map(\.name) == [.covered])
        #expect(effects.map(\.points) == [302])
        #expect(effects.first?.event == "secondField")
    }

    @Test func aDriftSaysWhatOneEventDoes() throws {
        let effects = try effects("tableView.contentInset.bottom += frame.height", in: "iphone-there-and-back")
        // 336, then 291 more, then 336 more: no event adds the mean.
        #expect(effects.first?.name == .drift)
        #expect(effects.first?.points == 336)
        #expect(effects.first?.text == "drifts 291 to 336 pt per event")
        #expect(Effect(.drift, points: 90, detail: .overEvents(3)).text == "drifts 270 pt in 3 events")
    }

    @Test func theNumbersAreThoseOfTheContentThatTheFirstEffectIsAbout() throws {
        let code = ChatScreen.code(
            shown: "tableView.contentInset.bottom = frame.height\n        other.contentInset.bottom = 100",
            hidden: "tableView.contentInset.bottom = 0\n        other.contentInset.bottom = 0",
            members: "@IBOutlet var other: UITableView!")
        let scenario = try #require(ScenarioLibrary.scenario(id: "iphone-home-indicator"))
        let handlers = Linter(scenarios: [scenario], suppressions: CommentSuppressions())
            .analyse(SourceFile(path: "Chat.swift", text: code)).handlers
        let result = try #require(handlers.first?.scenarios.first)
        // The one leaves a gap of 34. Of the 302 that the other needs, it gets 100: 844 - 34 - 100 against 844 - 336.
        #expect(result.effects.map(\.name) == [.covered, .gap])
        #expect(result.effects.map(\.points) == [202, 34])
        #expect(result.legacyBottom == 710)
        #expect(result.guideBottom == 508)
        #expect(result.difference == 202)
    }

    @Test func aHeightThatIsSetDoesNotDrift() throws {
        let effects = try effects("tableView.contentInset.bottom = frame.height", in: "iphone-repeated-show")
        #expect(effects.map(\.name) == [.gap])
    }

    @Test func agreementIsTheOnlyEffectOfAHandlerThatAgrees() throws {
        let effects = try effects(
            "tableView.contentInset.bottom = frame.height - view.safeAreaInsets.bottom", in: "iphone-home-indicator")
        #expect(effects == [Effect(.agrees, event: "show")])
    }

    @Test func contentThatIsNotRaisedIsCovered() throws {
        let effects = try effects("tableView.contentInset.bottom = 100", in: "iphone-home-indicator")
        // 336 − 34 = 302 are needed, 100 are given; with 291 high, 257.
        #expect(effects.map(\.name) == [.covered])
        #expect(effects.map(\.points) == [202])
        #expect(effects.first?.event == "show")
    }

    @Test func aKeyboardOnAnotherScreenIsNoneOfTheWindowsBusiness() throws {
        let effects = try effects("tableView.contentInset.bottom = frame.height", in: "ipad-keyboard-on-external-display")
        #expect(effects.map(\.name) == [.movesForOtherScreen])
        #expect(effects.map(\.points) == [398])
    }

    @Test func anInsetThatStaysIsNotReset() throws {
        let handlers = try handlers(
            "tableView.contentInset.bottom = frame.height", others: "tableView.contentInset.bottom = 20",
            in: "iphone-home-indicator")
        let hide = try #require(handlers.last?.scenarios.first).effects
        #expect(hide.map(\.name) == [.notReset])
        #expect(hide.map(\.points) == [20])
        #expect(hide.first?.text == "stays 20 pt too high when the keyboard is gone")
    }

    @Test func contentThatNoHandlerMovesBackIsNotReset() throws {
        let effects = try #require(
            handlers(
                "tableView.contentInset.bottom = frame.height - view.safeAreaInsets.bottom", others: "",
                in: "iphone-home-indicator"
            )
            .first?.scenarios.first
        ).effects
        // 291 − 34 = 257 stay, though the handler agrees while the keyboard is up.
        #expect(effects.map(\.name) == [.notReset])
        #expect(effects.map(\.points) == [257])
        #expect(effects.first?.event == "hide")
    }

    /// Where nothing moves content up, that is nobody's doing: not of the one who would have moved it down.
    @Test func aHandlerThatOnlyMovesDownIsNotBlamedForTheNextShow() throws {
        let handlers = try handlers("", others: "tableView.contentInset.bottom = 0", in: "iphone-there-and-back")
        #expect(handlers.last?.name == "hidden(_:)")
        #expect(handlers.last?.scenarios.first?.effect == "agrees")
    }

    @Test func aHandlerIsNotBlamedForWhatAnotherOneWroteLast() throws {
        let handlers = try handlers(
            "tableView.contentInset.bottom = frame.height - view.safeAreaInsets.bottom",
            others: "tableView.contentInset.bottom = 20", in: "iphone-home-indicator")
        #expect(handlers.map { $0.scenarios.first?.effect } == ["agrees", "stays 20 pt too high when the keyboard is gone"])
    }

    @Test func contentThatWaitsForADidNotificationIsLate() throws {
        let code = """
            class Chat: UIViewController {
                @IBOutlet var tableView: UITableView!
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(changed), name: UIResponder.keyboardDidChangeFrameNotification, object: nil)
                }
                @objc func changed(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    tableView.contentInset.bottom = max(0, view.bounds.maxY - frame.minY - view.safeAreaInsets.bottom)
                }
            }
            """
        let scenario = try #require(ScenarioLibrary.scenario(id: "iphone-home-indicator"))
        let handler = try #require(
            Linter(scenarios: [scenario], suppressions: CommentSuppressions()).analyse(SourceFile(path: "Chat.swift", text: code))
                .handlers.first)
        let result = try #require(handler.scenarios.first)
        // 336 − 34 = 302 when it is shown and 257 when it is hidden; the change of height moves 45.
        #expect(result.effect == "agrees, moves 302 pt only after the keyboard's animation")
        #expect(result.effects.map(\.name) == [.agrees, .late])
        #expect(result.verdict == .agrees)
    }

    @Test func anotherAppsKeyboardThatDoesNotReachTheWindowIsNoneOfItsBusiness() throws {
        let effects = try effects("tableView.contentInset.bottom = frame.height", in: "ipad-stage-manager-other-app")
        #expect(effects.map(\.name) == [.movesForOtherApp])
        #expect(effects.map(\.points) == [398])
        let local = try self.effects(
            "if note.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true { tableView.contentInset.bottom = frame.height }",
            in: "ipad-stage-manager-other-app")
        #expect(local.map(\.name).filter { $0 != .agrees } == [])
    }

    @Test func readingTheBeginFrameIsLaggingNotDrifting() throws {
        // Shown again the keyboard begins where it is; it did not move, and the first time it had come from below.
        let code = "guard let old = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect else { return }; "
        let effects = try effects(
            code + "tableView.contentInset.bottom = old.height - view.safeAreaInsets.bottom", in: "iphone-there-and-back")
        // At the change to 291 the old 336 stay: 45 too high; back at 336 the 291 are 45 too low.
        #expect(effects.map(\.name) == [.covered, .gap])
        #expect(effects.map(\.points) == [45, 45])
    }

    @Test func whatIsTakenBackByAnotherAmountDriftsFromShowToShow() throws {
        let handlers = try handlers(
            "tableView.contentInset.bottom += frame.height - view.safeAreaInsets.bottom",
            others: """
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                tableView.contentInset.bottom -= frame.height - view.safeAreaInsets.bottom
                """, in: "iphone-there-and-back")
        // 302, then 302 + 257 = 559, then 861 at the first height again: one event adds 257 or 302.
        #expect(handlers.first?.scenarios.first?.effects.first?.name == .drift)
        #expect(handlers.first?.scenarios.first?.effects.first?.text == "drifts 257 to 302 pt per event")
        // 861 − 302 = 559 stay up.
        #expect(handlers.last?.scenarios.first?.effect == "stays 559 pt too high when the keyboard is gone")
    }

    @Test func aNumberThatIsNotKnownDependsOnIt() throws {
        let effects = try effects("tableView.contentInset.bottom = frame.height - tabBarHeight", in: "iphone-home-indicator")
        #expect(effects.map(\.name) == [.depends])
        #expect(effects.map(\.points) == [nil])
    }

    @Test func everyEffectButAgreementNamesTheWriteThatCausesIt() throws {
        let handler = try #require(
            handlers(
                "tableView.scrollIndicatorInsets.bottom = 0; tableView.contentInset.bottom += frame.height",
                in: "iphone-repeated-show"
            ).first)
        let scenario = try #require(handler.scenarios.first)
        for effect in scenario.effects {
            let sink = try #require(effect.sink)
            #expect(handler.sinks[sink].expression == "tableView.contentInset.bottom")
        }
    }

    @Test(arguments: Corpus.files) func agreementIsWhatTheNumbersSay(_ file: String) throws {
        for handler in try Corpus.analysis(of: file).handlers {
            for scenario in handler.scenarios where !scenario.steps.isEmpty && scenario.steps.allSatisfy({ $0.difference != nil })
            {
                // Of several pieces of content, the numbers are one's, and another's place is not known.
                guard scenario.verdict != .unknown || !scenario.effects.contains(where: { $0.name == .depends }) else { continue }
                // A jump is over when its event is: the numbers after events do not show it. A constant margin is the same after
                // each event with the keyboard up.
                var margin = 0.0
                if case .margin(let points)? = scenario.effects.first?.detail { margin = points }
                let agrees =
                    scenario.steps.allSatisfy { step in
                        [0, margin].contains { abs((step.difference ?? .infinity) - $0) <= 0.5 }
                    }
                    && !scenario.effects.contains { $0.name == .jump }
                #expect(agrees == (scenario.verdict == .agrees), "\(handler.name) in \(scenario.id)")
                let agreement = scenario.effects.map(\.name).filter { $0 != .late } == [.agrees]
                #expect(scenario.effects.contains { $0.name == .agrees } == agreement)
                for effect in scenario.effects {
                    #expect(effect.points.map { $0 > 0.5 } ?? true)
                    #expect(effect.sink.map(handler.sinks.indices.contains) ?? true)
                }
            }
        }
    }
}
