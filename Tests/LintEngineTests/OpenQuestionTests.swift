import Reporting
import SourceText
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// What a report says of a handler whose source leaves something open.
///
/// In the Stage Manager scenario the keyboard is 398 points high and covers 278 of the view's 646.
struct OpenQuestionTests {
    private func analysis(_ body: String) -> FileAnalysis {
        let code = """
            class Chat: UIViewController {
                @IBOutlet var tableView: UITableView!
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func hidden(_ note: Notification) {
                    tableView.contentInset.bottom = 0
                }
                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    \(body)
                }
            }
            """
        return Linter(suppressions: CommentSuppressions()).analyse(SourceFile(path: "Chat.swift", text: code))
    }

    private func result(_ body: String) throws -> Handler.ScenarioResult {
        try #require(analysis(body).handlers.last).scenario("ipad-stage-manager-partly-covered")
    }

    @Test func theWritesOfBothWaysAreGivenWithWhatTheyDependOn() throws {
        let result = try result(
            "if isLogging { log() }; tableView.contentInset.bottom = isPinned ? 0 : frame.height; tableView.scrollIndicatorInsets = .zero"
        )
        let shown = result.writes.filter { $0.event == "show" && $0.sink == "tableView.contentInset.bottom" }
        #expect(shown.map(\.after) == [.points(0), .points(398)])
        #expect(shown.map(\.condition?.clause) == ["if `isPinned`", "if not `isPinned`"])
        // Without an inset the keyboard covers 278 points; with 398 the content ends 120 above it.
        #expect(result.effect == "covered by 278 pt if `isPinned`, or gap of 120 pt if not `isPinned`")
        #expect(result.verdict == .differs)
        #expect(result.writes.filter { $0.sink == "tableView.scrollIndicatorInsets" }.allSatisfy { $0.condition == nil })
    }

    @Test func aQuestionThatChangesNothingIsNotMentioned() throws {
        let result = try result("if isLogging { log() }; tableView.contentInset.bottom = frame.height")
        #expect(result.effect == "gap of 120 pt")
        #expect(result.writes.map(\.condition) == [nil, nil])
    }

    @Test func onlyWhatChangesWhereTheContentGoesIsUnknown() throws {
        let indifferent = try #require(
            analysis("if isLogging { log() }; tableView.contentInset.bottom = frame.height").handlers.last)
        #expect(indifferent.outcome == .executed)
        #expect(indifferent.unknowns == [])
        let decisive = try #require(
            analysis("tableView.contentInset.bottom = isPinned ? 0 : frame.height").handlers.last)
        #expect(decisive.unknowns.map(\.text) == ["both branches of `isPinned` simulated"])
        // Nothing that it could move is moved.
        let idle = try #require(analysis("if isLogging { log() }").handlers.last)
        #expect(idle.outcome == .executed)
    }

    @Test func whatMustHoldForTheHandlerToActIsAPrecondition() throws {
        let handler = try #require(
            analysis("guard isActive, !isPaused else { return }; tableView.contentInset.bottom = frame.height").handlers.last)
        #expect(handler.outcome == .executed)
        #expect(handler.preconditions.map(\.text) == ["`isActive`", "not `isPaused`"])
        #expect(handler.preconditionSentence == "precondition: `isActive` and not `isPaused`")
    }

    @Test(
        arguments: [
            ("presentedViewController?.isBeingDismissed != false", "`presentedViewController?.isBeingDismissed != false`"),
            ("presentedViewController?.isBeingDismissed == false", "`presentedViewController?.isBeingDismissed == false`"),
            ("current !== other", "`current !== other`"),
        ])
    func aPreconditionIsPutAsTheSourcePutsIt(condition: String, precondition: String) throws {
        let handler = try #require(
            analysis("guard \(condition) else { return }; tableView.contentInset.bottom = frame.height").handlers.last)
        #expect(handler.preconditions.map(\.text) == [precondition])
        let opposite = try #require(
            analysis("if \(condition) { return }; tableView.contentInset.bottom = frame.height").handlers.last)
        #expect(opposite.preconditions.map(\.text) == ["not " + precondition])
    }

    @Test func anUnknownDistanceIsTold() throws {
        #expect(
            try result("tableView.contentInset.bottom = frame.height - tabBarHeight").effect
                == "raises the content by 398 − tabBarHeight pt")
        let long = (1...8).map { "aHeightWithALongName\($0)" }.joined(separator: " - ")
        #expect(
            try result("tableView.contentInset.bottom = frame.height - \(long)").effect
                == "raises the content by an amount that depends on `aHeightWithALongName1` and 7 other values")
    }

    @Test func aWriteThatPlacesNoBottomEdgeIsToldInWords() throws {
        #expect(
            try result("tableView.contentOffset = .zero").effect
                == "only changes a scroll position; effect on the bottom edge unknown")
    }

    @Test func aFindingSaysHowManyScenariosAreOpen() throws {
        let sentence = analysis("tableView.contentInset.bottom = frame.height - tabBarHeight").findings
            .first { $0.rule == "frame-height-as-inset" }?.behaviour?.text
        #expect(sentence == "where the content ends up is unknown in all 11 scenarios")
    }

    @Test func aQuestionWithOneAnswerPerEventIsNotQuotedAgainstItself() throws {
        // What is asked at the height change is another question in the same words.
        let result = try result(
            "let rest = frame.height - field.frame.maxY; if rest > 0 { tableView.contentInset.bottom = rest }")
        let conditions = result.writes.compactMap(\.condition?.clause)
        #expect(conditions.allSatisfy { !($0.contains("if `rest > 0`") && $0.contains("not `rest > 0`")) }, "\(conditions)")
    }

    @Test func twoPreconditionsAreOneClause() throws {
        let result = try result(
            "if isPinned { if isEditing { tableView.contentInset.bottom = 1 } }; tableView.contentInset.bottom = frame.height")
        let first = try #require(result.writes.first { $0.after == .points(1) })
        #expect(first.condition?.clause == "if `isPinned` and `isEditing`")
    }
}
