import KeyboardModel
import PatternMatching
import Reporting
import SourceText
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// A handler that runs and writes nothing moves nothing: that is known, and may be wrong.
///
/// The iPhone is 844 points high with a home indicator of 34; its keyboard is 336 high, then 291. The iPad in full screen has a
/// keyboard of 337 and 20 points of safe area.
struct IdleHandlerTests {
    private func handlers(shown: String, hidden: String, members: String = "") -> [Handler] {
        let code = ChatScreen.code(shown: shown, hidden: ChatScreen.readingFrame + hidden, members: members)
        return Linter(suppressions: CommentSuppressions()).analyse(SourceFile(path: "Chat.swift", text: code)).handlers
    }

    private let raise = "tableView.contentInset.bottom = frame.height - view.safeAreaInsets.bottom"
    private let reset = "tableView.contentInset.bottom = 0"

    /// Nobody knows how high the card is, so how far it has to go. That it is back is known all the same.
    @Test(arguments: [
        ("middle.constant = 0", Handler.Verdict.agrees), ("middle.constant = -20", .differs),
        ("middle.constant = rest", .unknown),
    ])
    func contentOfUnknownPlaceMayBePutBack(hidden: String, verdict: Handler.Verdict) throws {
        let handlers = handlers(
            shown: "middle.constant = -120", hidden: hidden,
            members: """
                var rest = CGFloat(0)
                let card = UIView()
                lazy var middle = card.centerYAnchor.constraint(equalTo: view.centerYAnchor)
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(card)
                    middle.isActive = true
                    rest = Settings.shared.margin
                }
                """)
        let shown = try #require(handlers.first { $0.name == "shown(_:)" })
        #expect(try shown.scenario("iphone-home-indicator").verdict == .unknown)
        // For another app's keyboard it has not to go anywhere.
        #expect(
            try shown.scenario("ipad-stage-manager-other-app").effect == "moves 120 pt although the keyboard is another app's")
        let hidden = try #require(handlers.first { $0.name == "hidden(_:)" })
        #expect(hidden.scenarios.allSatisfy { $0.verdict == verdict })
    }

    @Test func contentThatAHandlerLeavesUnderTheKeyboardIsCovered() throws {
        let handlers = handlers(shown: "guard frame.minY < 600 else { return }; \(raise)", hidden: reset)
        let shown = try #require(handlers.first)
        // On the iPhone the keyboard begins at 844 − 336 = 508, on the iPad at 1180 − 337 = 843.
        #expect(try shown.scenario("iphone-home-indicator").effect == "agrees")
        let iPad = try shown.scenario("ipad-full-screen")
        #expect(iPad.verdict == .differs)
        // 337 − 20.
        #expect(iPad.effect == "covered by 317 pt")
        #expect(iPad.writes.isEmpty)
        #expect(iPad.effects.first?.sink == 0)
        // A keyboard on another screen, 600 and more below its top, covers nothing.
        #expect(try shown.scenario("ipad-keyboard-on-external-display").effect == "agrees")
    }

    /// A view that is moved as a whole by less than the keyboard covers may show all that it has to.
    @Test func whatAShiftOfTheWholeViewCoversMayBeEmpty() throws {
        let lifted = try #require(handlers(shown: "view.frame.origin.y = -150", hidden: "view.frame.origin.y = 0").first)
        let open = "unknown: which part of `view` must stay visible"
        #expect(try lifted.scenario("iphone-home-indicator").effect == open)
        #expect(lifted.unknowns.map(\.text) == [open])
        #expect(lifted.outcome == .executedWithUnknowns)
        // By all of its height, nothing is covered.
        let raised = try #require(handlers(shown: "view.frame.origin.y = -frame.height", hidden: "view.frame.origin.y = 0").first)
        #expect(raised.unknowns.isEmpty)
    }

    @Test func aHideThatGivesUpLeavesTheContentUp() throws {
        let hidden = try #require(handlers(shown: raise, hidden: "guard frame.height < 300 else { return }; \(reset)").last)
        // 291 high as it hides, 336 in the scenario that shows it again and again: 336 − 34 stay.
        #expect(try hidden.scenario("iphone-home-indicator").effect == "agrees")
        #expect(try hidden.scenario("iphone-repeated-show").effect == "stays 302 pt too high when the keyboard is gone")
    }

    @Test func aHideHandlerThatRestoresNothingIsNotReset() throws {
        let hidden = try #require(handlers(shown: raise, hidden: "isShown = false", members: "var isShown = true").last)
        #expect(hidden.sinks == [])
        #expect(try hidden.scenario("iphone-home-indicator").verdict == .differs)
        // 291 − 34.
        #expect(try hidden.scenario("iphone-home-indicator").effect == "stays 257 pt too high when the keyboard is gone")
        let didReset = try #require(handlers(shown: "isShown = true", hidden: reset, members: "var isShown = true").first)
        #expect(try didReset.scenario("iphone-home-indicator").effect == "writes no layout")
    }

    /// What stands on a bar of 50 points is covered by as much less: 337 − 20 − 50.
    @Test func contentAboveABarIsCoveredByLess() throws {
        let code = """
            class Chat: UIViewController {
                let tableView = UITableView()
                let bar = UIView()
                override func viewDidLoad() {
                    view.addSubview(tableView)
                    view.addSubview(bar)
                    NSLayoutConstraint.activate([
                        bar.heightAnchor.constraint(equalToConstant: 50),
                        bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
                        tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
                    ])
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(changed), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
                }
                @objc func changed(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    guard view.bounds.height < 1000 else { return }
                    tableView.contentInset.bottom = max(0, view.bounds.maxY - frame.minY - view.safeAreaInsets.bottom - 50)
                }
            }
            """
        let file = SourceFile(path: "Chat.swift", text: code)
        let handler = try #require(Linter(suppressions: CommentSuppressions()).analyse(file).handlers.first)
        #expect(try handler.scenario("iphone-home-indicator").effect == "agrees")
        #expect(try handler.scenario("ipad-full-screen").effect == "covered by 267 pt")
    }

    /// Whether it writes is not known: the answer without which it does not.
    @Test func aQuestionIsNotAnsweredByDoingNothing() throws {
        let shown = try #require(handlers(shown: "guard isActive else { return }; \(raise)", hidden: reset).first)
        #expect(try shown.scenario("ipad-full-screen").effect == "agrees")
        #expect(shown.preconditions.map(\.text) == ["`isActive`"])
    }

    /// Whether another handler, of which something is not known, puts back what this one has moved is not known either.
    @Test(arguments: [("relay.post()", .unknown), ("print(note)", Handler.Verdict.differs)])
    func whatOnlyCodeThatIsNotKnownMayResetIsNotKnown(hidden: String, verdict: Handler.Verdict) throws {
        let handlers = handlers(
            shown: "bottom.constant = 34 - frame.height", hidden: hidden,
            members: "var relay: Relay!\n" + ChatScreen.barOnSafeArea)
        let shown = try #require(handlers.first { $0.name == "shown(_:)" })
        #expect(try shown.scenario("iphone-home-indicator").verdict == verdict)
        #expect(!shown.agreesEverywhere)
    }
}
