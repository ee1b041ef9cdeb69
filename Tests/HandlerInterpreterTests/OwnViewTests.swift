import KeyboardFacts
import KeyboardModel
import SourceText
import SwiftParser
import Testing

@testable import HandlerInterpreter

/// A view that observes by itself: it is taken to fill its window, and what it stands in is a view, not the window.
struct OwnViewTests {
    private func path(_ body: String) throws -> PathRun {
        let code = """
            class Bar: UIView {
                @IBOutlet var bottom: NSLayoutConstraint!
                func start() {
                    center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
                    \(body)
                }
            }
            """
        let facts = FileFacts(parse(SourceFile(path: "Bar.swift", text: code)))
        let scenario = try #require(ScenarioLibrary.scenario(id: "ipad-stage-manager-partly-covered"))
        return try #require(HandlerInterpreter(index: facts.index, handlers: facts.handlers).run(scenario).paths.first)
    }

    @Test func itsSuperviewIsTakenToFillTheWindowAndThatIsSaid() throws {
        let path = try path(
            "let covered = superview!.bounds.height - superview!.convert(frame, from: nil).minY; if covered > 0 { bottom.constant = covered }"
        )
        // 646 − 412.
        #expect(path.trace.writes.first?.after == .points(234))
        #expect(path.trace.unknowns.map(\.point).contains(.assumed(.fills(Filling("superview", .window)))))
        #expect(path.trace.writes.first?.quantity?.space == .view)
    }

    @Test func whatIsAroundTheSuperviewIsTheWindow() throws {
        let path = try path(
            "if superview == window { bottom.constant = 1 }; bottom.constant = superview!.superview!.bounds.height")
        #expect(path.trace.writes.last?.after == .points(646))
    }
}
