import KeyboardModel
import PatternMatching
import Reporting
import RuleBook
import SourceText
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// One finding for each cause, and each finding in its place.
@Suite struct DeduplicationTests {
    /// Two writes of the keyboard's height, and a third line that is another matter; the same again for hiding.
    private static let code = """
        class Chat: UIViewController {
            let tableView = UITableView()
            override func viewDidLoad() {
                tableView.frame = view.bounds
                view.addSubview(tableView)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
            }
            @objc func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                tableView.contentInset.bottom = frame.height
                tableView.verticalScrollIndicatorInsets.bottom = frame.height
                UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
            }
            @objc func hidden(_ note: Notification) {
                tableView.contentInset.bottom = 0
            }
        }
        """

    /// The same with too small an inset: content is covered.
    private static let covering = code.replacing("= frame.height", with: "= frame.height - 60")

    private let height = """
        $SINK = $VALUE
        where $SINK is a layout sink
        where $VALUE derives from keyboard-end-frame.height
        """

    private func report(_ rules: [Rule], _ code: String = Self.code) -> Report {
        let linter = Linter(rules: rules, suppressions: CommentSuppressions())
        return linter.report([linter.analyse(SourceFile(path: "Chat.swift", text: code))], summary: Report.Summary())
    }

    private func observer() throws -> Rule {
        try testRule(
            "observed", severity: "note", category: "observing", more: ["folds: handlers"], message: "`$NAME` is observed",
            pattern:
                "$NAME\nwhere $NAME names an observed keyboard notification\nwhere $NAME leads to a handler that writes layout",
            primary: "$NAME")
    }

    /// Three steps of one search are one remark, the same search in another statement is another.
    @Test func theStepsOfOneStatementAreOneFinding() throws {
        let code = """
            func host() -> UIView? {
                let name = "KeyboardWindow"
                return windows
                    .filter { kind(of: $0) == "KeyboardWindow" }
                    .first?.subviews.filter { kind(of: $0) == "KeyboardWindow" }
                    .first
            }
            """
        let rule = try testRule(
            "named", message: "`$NAME` is named", pattern: "$NAME\nwhere $NAME is a literal\nwhere $NAME is named *Keyboard*",
            primary: "$NAME")
        let findings = report([rule], code).findings
        #expect(findings.map(\.range.start.line) == [2, 4])
        #expect(findings.last?.related.map(\.range.start.line) == [5])
    }

    @Test func theWritesOfOneMistakeAreOneFinding() throws {
        let findings = report([try testRule("height", pattern: height, primary: "$VALUE")]).findings
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.range.start.line == 13)
        let repeats = finding.related.filter { $0.message == "found here, too" }
        #expect(repeats.map(\.range.start.line) == [14])
    }

    @Test func aMistakeInTwoHandlersIsTwoFindings() throws {
        let findings = report([try testRule("written")]).findings
        #expect(findings.map(\.range.start.line) == [13, 18])
        #expect(findings.map(\.under) == [nil, nil])
    }

    /// A helper is run by itself, for a client that is right and for one that is not.
    @Test func ofWhatSeveralRunsSayOfAPlaceTheGravestIsTold() {
        let file = SourceFile(path: "Mover.swift", text: "constraint.constant = height")
        let range = SourceRange(ByteRange(0, 10), in: file)
        func finding(_ severity: Severity, handler: Int?) -> Finding {
            Finding(
                rule: "height", severity: severity, message: "", path: "Mover.swift", range: range, handler: handler,
                fingerprint: "")
        }
        let findings = [finding(.error, handler: nil), finding(.note, handler: 0), finding(.warning, handler: 2)]
        for order in [findings, findings.reversed()] {
            let told = Finding.sortedWithoutRepeats(order)
            #expect(told.map(\.severity) == [.warning] && told.map(\.handler) == [2])
        }
    }

    /// Hiding is registered first, and both handlers lay out by one method: what it writes is the keyboard's height all the same,
    /// and leaves covered what the showing handler leaves covered: of the 302 points that are needed, 276 are given.
    @Test func aMethodThatSeveralHandlersCallIsJudgedByTheOneThatShows() throws {
        let code = """
            class Chat: UIViewController {
                let tableView = UITableView()
                override func viewDidLoad() {
                    tableView.frame = view.bounds
                    view.addSubview(tableView)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func hidden(_ note: Notification) { inset(by: 0) }
                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    inset(by: frame.height - 60)
                }
                func inset(by height: CGFloat) { tableView.contentInset.bottom = height }
            }
            """
        let report = report([try testRule("height", severity: "error", pattern: height, primary: "$VALUE")], code)
        let finding = try #require(report.findings.first)
        #expect(report.findings.count == 1 && finding.severity == .error)
        #expect(report.handlers[try #require(finding.handler)].name == "shown(_:)")
    }

    @Test func ofTwoRulesTheMoreDemandingSpeaksAndNamesTheOther() throws {
        // Three conditions against one: `written` sees the hiding handler as well, where it speaks for itself.
        let findings = report([try testRule("written"), try testRule("height", pattern: height, primary: "$VALUE")]).findings
        #expect(findings.map(\.rule) == ["height", "written"])
        #expect(findings.map { $0.also.map(\.rule) } == [["written"], []])
        #expect(findings.map(\.range.start.line) == [13, 18])
    }

    @Test func aCategoryThatSaysMoreSpeaksWhateverThePatternsAsk() throws {
        let rules = [
            try testRule("height", pattern: height, primary: "$VALUE"),
            try testRule("drifts", category: "state", primary: "$SINK"),
        ]
        #expect(report(rules).findings.first?.rule == "drifts")
    }

    @Test func whatRefinesAnotherRuleSpeaksWhateverTheCategories() throws {
        let rules = [
            try testRule("height", more: ["refines: middle"], pattern: height, primary: "$VALUE"),
            try testRule("middle", category: "space", more: ["refines: drifts"]), try testRule("drifts", category: "state"),
        ]
        let finding = try #require(report(rules).findings.first)
        #expect(finding.rule == "height")
        // Of the two that it refines, the one that refines the other comes first.
        #expect(finding.also.map(\.rule) == ["middle", "drifts"])
    }

    @Test func anErrorIsNotHiddenBehindAWarning() throws {
        let rules = [
            try testRule("height", pattern: height, primary: "$VALUE"),
            try testRule("drifts", severity: "warning", category: "state"),
        ]
        #expect(report(rules, Self.covering).findings.first?.rule == "height")
    }

    @Test func whatIsSaidTwiceOfATypeIsSaidOnce() throws {
        let animation = try testRule(
            "animated", category: "animation", message: "`$T` is fixed", pattern: "UIView.animate(withDuration: $T, $...REST)",
            primary: "$T")
        let twice = Self.code.replacing(
            "tableView.contentInset.bottom = 0",
            with: "UIView.animate(withDuration: 0.25) { self.tableView.contentInset.bottom = 0 }")
        let findings = report([animation], twice).findings
        #expect(findings.map(\.range.start.line) == [15])
        #expect(findings.first?.related.filter { $0.message == "found here, too" }.map(\.range.start.line) == [18])
        // Where the content ends is none of its business.
        #expect(findings.map(\.behaviour?.text) == [nil])
        let different = twice.replacing("Duration: 0.25) { self.tableView", with: "Duration: 0.3) { self.tableView")
        #expect(report([animation], different).findings.map(\.range.start.line) == [15, 18])
    }

    @Test func whatIsOnAnotherLineIsAnotherCause() throws {
        let animation = try testRule(
            "animated", category: "animation", message: "`$T` is fixed", pattern: "UIView.animate(withDuration: $T, $...REST)",
            primary: "$T")
        let findings = report([animation, try testRule("height", pattern: height, primary: "$VALUE")]).findings
        #expect(findings.map(\.rule) == ["height", "animated"])
    }

    @Test func theObserversOfATypeAreOneHeadingForWhatIsFoundInItsHandlers() throws {
        let findings = report([try observer(), try testRule("written")]).findings
        #expect(findings.map(\.rule) == ["observed", "written", "written"])
        #expect(findings.map(\.under) == [nil, 0, 0])
        #expect(findings[0].range.start.line == 7)
        #expect(findings[0].related.contains { $0.message == "observed here, too" && $0.range.start.line == 9 })
        // On an iPhone with a home indicator the height counts 34 points twice, which the showing handler is to blame for.
        #expect(findings[0].behaviour?.text.contains("differs") == true)
        #expect(findings[0].remedy == nil)
    }

    @Test func theFindingsOfAnotherTypeAreNotUnderTheHeading() throws {
        let other = Self.code.replacing("class Chat", with: "class Mail")
        let findings = report([try observer(), try testRule("written")], Self.code + "\n" + other).findings
        #expect(findings.map(\.rule) == ["observed", "written", "written", "observed", "written", "written"])
        #expect(findings.map(\.under) == [nil, 0, 0, nil, 3, 3])
    }

    @Test func whatAgreesEverywhereIsANoteThatSaysWhatToDoInstead() throws {
        let right = Self.code.replacing("= frame.height", with: "= max(0, frame.height - view.safeAreaInsets.bottom)")
            .replacing(#/verticalScroll.*\n/#, with: "alpha = 1\n")
        let scenarios = ["iphone-home-indicator", "iphone-home-button"].compactMap { id in
            Linter(suppressions: CommentSuppressions()).scenarios.first { $0.id == id }
        }
        let linter = Linter(
            rules: [try observer(), try testRule("written")], scenarios: scenarios, suppressions: CommentSuppressions())
        let report = linter.report([linter.analyse(SourceFile(path: "Chat.swift", text: right))], summary: Report.Summary())
        #expect(Set(report.findings.map(\.severity)) == [.note])
        #expect(report.findings.allSatisfy { $0.remedy == "Use the guide." })
    }

    @Test func anAnimationIsNoErrorAndNoLessThanAWarningWhateverTheRunShows() throws {
        let rule = try testRule(
            "animated", category: "animation", message: "`$T` is fixed", pattern: "UIView.animate(withDuration: $T, $...REST)",
            primary: "$T")
        #expect(report([rule]).findings.map(\.severity) == [.warning])
    }

    @Test func aWriteThatMovesNoContentIsNoErrorBecauseOfAnotherThatDoes() throws {
        // Of insets and indicator insets only the first move content; one rule sees the first, the other the second.
        let rules = [
            try testRule("inset", pattern: "$SINK = $_\nwhere $SINK is a contentInset sink"),
            try testRule("indicator", pattern: "$SINK = $_\nwhere $SINK is an indicatorInsets sink"),
        ]
        let shown = report(rules, Self.covering).findings.filter { $0.range.start.line < 16 }
        #expect(shown.map(\.rule) == ["inset", "indicator"])
        #expect(shown.map(\.severity) == [.error, .warning])
    }

    @Test func manyFindingsFoldInTimeThatGrowsWithTheirNumber() throws {
        let file = SourceFile(path: "Many.swift", text: String(repeating: "a\n", count: 20_000))
        let findings = (0..<20_000).flatMap { line in
            ["height", "written"].map { rule in
                Finding(
                    rule: rule, severity: .warning, message: "", path: file.path,
                    range: SourceRange(ByteRange(2 * line, 2 * line + 1), in: file), fingerprint: "")
            }
        }
        let rules = RuleSet([try testRule("written"), try testRule("height", pattern: height, primary: "$VALUE")])
        let start = ContinuousClock.now
        #expect(Deduplication(rules: rules, handlers: []).fold(findings).count == 20_000)
        // A second or less, even unoptimised; comparing each with each takes minutes.
        #expect(ContinuousClock.now - start < .seconds(20))
    }
}
