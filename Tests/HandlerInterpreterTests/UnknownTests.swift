import KeyboardFacts
import KeyboardModel
import Reporting
import SourceText
import SwiftParser
import Testing

@testable import HandlerInterpreter

/// What the source leaves open is named, and the run goes on.
struct UnknownTests {
    @Test func anUnknownConditionRunsBothWays() {
        let run = Run("if isSearching { bottom.constant = 1 } else { bottom.constant = 2 }")
        #expect(run.results == [.points(1), .points(2)])
        #expect(
            run.paths.map(\.conditions) == [
                [PathRun.Condition(question: "isSearching", subject: "isSearching", answer: true)],
                [PathRun.Condition(question: "isSearching", subject: "isSearching", answer: false)],
            ])
    }

    @Test func theSameQuestionHasOneAnswerOnAPath() {
        let run = Run("if isSearching { bottom.constant = 1 }; if !isSearching { bottom.constant = 2 }")
        #expect(run.results == [.points(1), .points(2)])
    }

    @Test func anUnknownNumberStaysInTheSum() {
        #expect(Run("bottom.constant = frame.height - tabBarHeight").results == [.text("398 − tabBarHeight")])
        #expect(Run("bottom.constant = 2 * (tabBarHeight - 3)").results == [.text("−6 + 2 × tabBarHeight")])
    }

    @Test func unknownsThatCancelLeaveAKnownNumber() {
        #expect(Run("let t = tabBarHeight; bottom.constant = frame.height + t - tabBarHeight").number == 398)
    }

    @Test func anOutletsConstantIsRelativeToWhatTheInterfaceFileSays() {
        let run = Run("bottom.constant += frame.height")
        #expect(run.results == [.text("398 + bottom.constant")])
        #expect(run.paths[0].steps[0].contents.first?.displacement == -398)
    }

    @Test func otherViewsRectanglesAreNamedInputs() {
        #expect(
            Run("bottom.constant = field.frame.maxY - frame.minY").results == [
                .text("−412 + field.frame.height + field.frame.minY")
            ])
    }

    @Test func aScrollViewIsTakenToFillItsViewAndTheRunSaysSo() {
        let run = Run("bottom.constant = scrollView.frame.maxY - 600")
        // The view is 646 high.
        #expect(run.number == 46)
        #expect(run.paths[0].trace.unknowns.map(\.point.text) == ["assumed: `scrollView` fills its view"])
    }

    @Test func anUnknownCallRunsTheClosureItIsGivenAndSaysSo() {
        let run = Run("animateWithKeyboard(note) { self.bottom.constant = 3 }")
        #expect(run.number == 3)
        #expect(run.paths[0].trace.unknowns.map(\.point.text) == ["assumed: `animateWithKeyboard` runs its closure"])
    }

    @Test func theGreaterOfTwoNumbersThatAreNotKnownIsAskedFor() {
        let run = Run("bottom.constant = max(0, field.frame.maxY - frame.minY)")
        #expect(run.results == [.points(0), .text("−412 + field.frame.height + field.frame.minY")])
        #expect(run.paths.map(\.conditions.first?.question) == Array(repeating: "0 >= field.frame.maxY - frame.minY", count: 2))
    }

    @Test func aPathDoesNotContradictItself() {
        // Above 400 and not above 300 is nothing, and 0 is never above a height.
        let run = Run(
            """
            let h = bar.frame.height
            if h > 400 { bottom.constant = 1 } else { bottom.constant = 2 }
            if 300 < h { bottom.constant += 10 }
            if h < 0 || -h > 0 || h >= 0 && max(h, 0) != h { bottom.constant += 100 }
            """)
        #expect(run.results == [.points(11), .points(12), .points(2)])
    }

    @Test func whatRoundingMakesOfAnUnknownNumberIsAnother() {
        #expect(Run("bottom.constant = floor(tabBarHeight / 2)").results == [.text("floor(tabBarHeight / 2)")])
        #expect(Run("bottom.constant = abs(tabBarHeight)").results == [.text("tabBarHeight"), .text("−tabBarHeight")])
    }

    @Test func aLengthIsTheSameWhereverTheViewLies() {
        let converted = "let c = panel.convert(frame, from: nil); bottom.constant = c"
        #expect(Run(converted + ".height").paths[0].trace.unknowns.isEmpty)
        #expect(Run(converted + ".minY").paths[0].trace.unknowns.map(\.point.text) == ["assumed: `panel` fills its view"])
    }

    @Test func anOptionalThatMayBeNilIsAskedFor() {
        let run = Run("guard let field = activeField else { return }; bottom.constant = 1")
        #expect(run.results == [.points(1), nil])
    }

    @Test func whatRunsBeforeTheFirstKeyboardForksNothing() {
        let run = Run("bottom.constant = rest", members: "var rest: CGFloat = 1; func viewDidLoad() { if isPad { rest = 2 } }")
        #expect(run.number == 2)
    }
}

/// Hostile code meets a bound, and the run says which.
struct LimitTests {
    private func reasons(_ body: String, members: String = "") -> Set<String?> {
        Set(Run(body, members: members).paths.map(\.stopReason?.text))
    }

    @Test func mutualRecursionEnds() {
        #expect(
            reasons("a()", members: "func a() { b() }; func b() { a() }") == [
                "calls that are nested deeper than \(Limits.callDepth) levels are not followed"
            ])
    }

    @Test func aClosureThatCallsItselfEnds() {
        #expect(
            reasons("var f: () -> Void = {}; f = { f() }; f()") == [
                "calls that are nested deeper than \(Limits.callDepth) levels are not followed"
            ])
    }

    @Test func aComputedPropertyThatReadsItselfEnds() {
        #expect(
            reasons("bottom.constant = x", members: "var x: CGFloat { x + 1 }") == [
                "calls that are nested deeper than \(Limits.callDepth) levels are not followed"
            ])
    }

    @Test func anObserverThatSetsItsOwnPropertyEnds() {
        #expect(
            reasons("x = 1", members: "var x: CGFloat = 0 { didSet { y = x } }; var y: CGFloat = 0 { didSet { x = y } }")
                == ["calls that are nested deeper than \(Limits.callDepth) levels are not followed"])
    }

    @Test func anEndlessLoopEnds() {
        #expect(reasons("while true { bottom.constant += 1 }") == ["a loop ran \(Limits.iterations) times"])
    }

    /// Of a loop on a question that only the running app answers, what comes after is run.
    @Test func aLoopThatLaysOutNothingIsTakenToEnd() {
        let search = "var row = 3; while !list.has(row) { var next = row; next -= 1; row = next }; "
        #expect(reasons(search + "bottom.constant = 7") == [nil])
        #expect(Run(search + "bottom.constant = 7").results.allSatisfy { $0 == .points(7) })
        // Where the first row will do, it is that one; else nobody knows.
        let rows = Run(search + "bottom.constant = CGFloat(row)").results
        #expect(rows.count == 2 && rows.first == .points(3) && rows.last != .points(3))
        let limit = Run("while !list.has(1) { limit = 1 }; bottom.constant = limit", members: "var limit = 2.0").results
        #expect(limit == [.points(2), .points(1)])
        // What each round changes once more is not known after some.
        let grown = Run("while !list.has(1) { limit += 1 }; bottom.constant = limit", members: "var limit = 2.0").results
        #expect(grown.count == 2 && grown.first == .points(2) && grown.last != .points(3))
        let last = Run("repeat { limit += 1 } while !list.has(1); bottom.constant = limit", members: "var limit = 2.0").results
        #expect(last.contains(.points(3)) && last.contains { $0 != .points(3) })
    }

    /// In each round it is another question; after the second one, that is enough.
    @Test func aLoopUpToAnUnknownNumberAsksTwice() {
        let run = Run("var n = 0; while n < list.count { n += 1 }; bottom.constant = 7")
        #expect(run.paths.count == 3)
        #expect(run.results.allSatisfy { $0 == .points(7) })
    }

    /// What a lazy variable's closure has called once it is made, such as a subscription, runs later in an app.
    @Test func aLazyVariableThatIsAskedForAsItIsMadeIsMadeOnce() {
        let run = Run(
            "bottom.constant = bar.tag + 7",
            members: """
                lazy var bar: UIView = {
                    let bar = UIView()
                    let measure = { self.height = self.bar.frame.height }
                    measure()
                    return bar
                }()
                var height: CGFloat = 0
                func viewDidLoad() { view.addSubview(bar) }
                """)
        #expect(run.paths.allSatisfy { $0.setUpStop == nil && $0.stop == nil })
    }

    @Test func loopsInLoopsRunOutOfFuel() {
        let body = "var n = 0; while n < 900 { n += 1; var m = 0; while m < 900 { m += 1; var k = 0; while k < 900 { k += 1 } } }"
        #expect(reasons(body) == ["limit of \(Limits.fuel) evaluated expressions reached"])
    }

    @Test func aDeepExpressionEnds() {
        let body = "bottom.constant = " + String(repeating: "(", count: 200) + "1" + String(repeating: ")", count: 200)
        #expect(Run(body).paths.count == 1)
    }

    @Test func aSumOfAThousandUnknownsBecomesOneUnknown() {
        let terms = (0..<1_000).map { "a\($0)" }.joined(separator: " + ")
        #expect(Run("bottom.constant = \(terms)").paths.count == 1)
    }

    @Test func tenThousandBranchesRunASmallNumberOfWays() {
        let branches = (0..<10_000).map { "if c\($0) { bottom.constant = \($0) }" }.joined(separator: "\n")
        // Each way takes a tank of fuel, and the fuel of all ways is five tanks.
        #expect(Run(branches).paths.count == 5)
    }

    @Test(arguments: ["for tie in ties { tie.constant = -frame.height }", "self.ties.forEach { $0.constant = -frame.height }"])
    func constraintsThatOthersHandOverAreNotTakenToBeNone(loop: String) {
        let run = Run(loop, members: "var ties: [NSLayoutConstraint] = []")
        #expect(run.number == -398)
        #expect(run.paths[0].trace.unknowns.contains { $0.point.text.hasSuffix("ties` is not empty") })
    }

    @Test func aCollectionThatTheHandlerMakesEmptyIsEmpty() {
        #expect(Run("let ties: [NSLayoutConstraint] = []; for tie in ties { tie.constant = 1 }; bottom.constant = 2").number == 2)
    }

    @Test func aConstraintThatALazyPropertyMakesIsKnown() {
        let run = Run(
            "field.constant = -frame.height",
            members: """
                lazy var field: NSLayoutConstraint = {
                    let safeBottom = view.safeAreaLayoutGuide.bottomAnchor
                    return button.bottomAnchor.constraint(equalTo: safeBottom, constant: -8)
                }()
                """)
        #expect(run.paths[0].trace.writes.map(\.before) == [.points(-8)])
        let content = run.paths[0].steps[0].contents.first
        #expect(content?.rests == [.safeArea])
        #expect(content?.spacing == 8)
        #expect(content?.displacement == -390)
    }

    @Test func whatACallMadeIsCalledByThePropertyThatHoldsIt() {
        let run = Run(
            "bottom.constant = panel.frame.height - frame.height",
            members: "var panel: UIView!; func viewDidLoad() { panel = UIView(frame: .zero) }")
        #expect(run.results == [.text("−398 + panel.frame.height")])
    }
}
