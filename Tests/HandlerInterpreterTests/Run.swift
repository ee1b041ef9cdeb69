import KeyboardFacts
import KeyboardModel
import SourceText
import SwiftParser

@testable import HandlerInterpreter

/// A class whose handler for `willShow` has the given body, run through the first event of a scenario.
///
/// In the Stage Manager scenario the end frame is (0, 412, 1080, 398) on the screen, the window is 760 × 646 at (90, 44) and the
/// view fills it.
struct Run {
    let paths: [PathRun]

    /// - Parameter steps: how many of the scenario's events there are.
    init(
        _ body: String, members: String = "", outside: String = "", in scenario: String = "ipad-stage-manager-partly-covered",
        steps: Int = 1, asksEverything: Bool = false
    ) {
        let code = """
            class Screen: UIViewController {
                @IBOutlet var scrollView: UIScrollView!
                @IBOutlet var bottom: NSLayoutConstraint!
                \(members)
                func start() {
                    center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
                    \(body)
                }
            }
            \(outside)
            """
        let facts = FileFacts(parse(SourceFile(path: "Screen.swift", text: code)))
        var scenario = ScenarioLibrary.scenario(id: scenario) ?? ScenarioLibrary.standard[0]
        scenario.steps = Array(scenario.steps.prefix(steps))
        var interpreter = HandlerInterpreter(index: facts.index, handlers: facts.handlers)
        interpreter.asksEverything = asksEverything
        paths = interpreter.run(scenario).paths
    }

    /// What each path's last write left behind.
    var results: [LayoutWrite.Amount?] { paths.map { $0.trace.writes.last?.after } }

    /// The number that the only path wrote last, in points.
    var number: Double? {
        guard paths.count == 1, case .points(let number)? = results[0] else { return nil }
        return number
    }

    var written: Quantity? { paths.first?.trace.writes.last?.quantity }
}
