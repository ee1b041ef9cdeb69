import KeyboardFacts
import KeyboardModel
import SourceText
import SwiftParser
import Testing

@testable import HandlerInterpreter

/// A path parts from the one before it at the step in which the turned answer was asked for: what happened until then is as it
/// was, and what the other path did afterwards is not seen.
struct PathTests {
    /// What each path's last write left behind, of a handler that runs in each of three shows.
    private func results(_ body: String) -> [LayoutWrite.Amount?] {
        let code = """
            class Counter { var count = 0; var next: Counter? }
            class Screen: UIViewController {
                @IBOutlet var bottom: NSLayoutConstraint!
                let counter = Counter()
                var shows = 0
                var total = 0
                var count: () -> Void = {}
                func start() {
                    center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    shows += 1
                    \(body)
                }
            }
            """
        let facts = FileFacts(parse(SourceFile(path: "Screen.swift", text: code)))
        guard var scenario = ScenarioLibrary.scenario(id: "iphone-repeated-show") else { return [] }
        scenario.steps = Array(scenario.steps.prefix(3))
        return HandlerInterpreter(index: facts.index, handlers: facts.handlers).run(scenario).paths
            .map { $0.trace.writes.last?.after }
    }

    @Test func numbersAreThoseOfThePath() {
        #expect(
            results(
                """
                if shows == 2 { total += isA ? 1 : 2 }
                if shows == 3 { total += isB ? 10 : 20 }
                bottom.constant = total
                """) == [.points(11), .points(21), .points(12), .points(22)])
    }

    /// An app of today runs on systems with and without what iOS 26 brought; what is older, all have.
    @Test(arguments: [
        ("if #available(iOS 26, *) { total = 26 } else { total = 18 }", [26, 18]),
        ("total = 26; if #unavailable(iOS 26.0) { total = 18 }", [26, 18]),
        ("guard #available(iOS 26, *) else { return bottom.constant = 18 }; total = 26", [26, 18]),
        ("if #available(iOS 18, *) { total = 18 } else { total = 17 }", [18]),
        ("if #available(macOS 26, *) { total = 26 }", [26]),
    ])
    func newSystemsAreNotAll(_ condition: String, values: [Double]) {
        #expect(results("\(condition); bottom.constant = total") == values.map { .points($0) })
    }

    @Test func objectsAreThoseOfThePath() {
        // Three shows count one each; where the search is on, the third adds a hundred.
        #expect(
            results(
                """
                counter.count += 1
                if shows == 3, isSearching { counter.count += 100 }
                bottom.constant = counter.count
                """) == [.points(103), .points(3)])
    }

    @Test func whatClosuresShareIsThatOfThePath() {
        // The closure of the first show counts in a variable of its own: once in the second show, and in the third 1 or 10 times.
        #expect(
            results(
                """
                if shows == 1 {
                    var own = 0
                    count = { own += 1; self.bottom.constant = own }
                }
                if shows == 2 { count() }
                if shows == 3 { for _ in 0..<(isLong ? 10 : 1) { count() } }
                """) == [.points(11), .points(2)])
    }

    @Test func everyPathHasTheWritesOfAllItsSteps() {
        let code = """
            class Screen: UIViewController {
                @IBOutlet var bottom: NSLayoutConstraint!
                var shows = 0
                func start() {
                    center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    shows += 1
                    bottom.constant = shows
                    if shows == 3, isSearching { bottom.constant = 9 }
                }
            }
            """
        let facts = FileFacts(parse(SourceFile(path: "Screen.swift", text: code)))
        guard let scenario = ScenarioLibrary.scenario(id: "iphone-repeated-show") else { return }
        let paths = HandlerInterpreter(index: facts.index, handlers: facts.handlers).run(scenario).paths
        #expect(paths.map { $0.trace.writes.map(\.step) } == [[0, 1, 2, 2], [0, 1, 2]])
        #expect(paths.map(\.steps.count) == [4, 4])
    }
}
