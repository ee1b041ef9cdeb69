import KeyboardFacts
import KeyboardModel
import Reporting
import SourceText
import SwiftParser
import Testing

@testable import HandlerInterpreter

/// Objects that are handed to closures with a value, through the events of the Stage Manager scenario: its keyboard is shown 398
/// points high, becomes 343, and is hidden.
struct HandedObjectTests {
    private static let keyboard = "RxKeyboard.instance.visibleHeight"

    private func paths(_ setup: String, members: String = "", outside: String = "") -> [PathRun] {
        let code = """
            class Screen: UIViewController {
                @IBOutlet var bottom: NSLayoutConstraint!
                \(members)
                override func viewDidLoad() { \(setup) }
            }
            \(outside)
            """
        let facts = FileFacts(parse(SourceFile(path: "Screen.swift", text: code)))
        let scenario = ScenarioLibrary.scenario(id: "ipad-stage-manager-partly-covered") ?? ScenarioLibrary.standard[0]
        let own = facts.handlers.filter { $0.owner == "Screen" }
        return HandlerInterpreter(index: facts.index, handlers: own).run(scenario).paths
    }

    private func written(_ setup: String, members: String = "", outside: String = "") -> [Double?] {
        let paths = paths(setup, members: members, outside: outside)
        guard paths.count == 1, paths[0].trace.unknowns.isEmpty else { return [] }
        return paths[0].trace.writes.map { if case .points(let number) = $0.after { number } else { nil } }
    }

    @Test(arguments: [
        ".asObservable().withUnretained(self).bind { owner, height in owner.bottom.constant = height }",
        ".asObservable().withUnretained(self).bind { $0.bottom.constant = $1 }",
        ".asObservable().withUnretained(self).subscribe(onNext: { $0.0.bottom.constant = $0.1 })",
        ".asObservable().withUnretained(self).map { $0.1 }.bind(to: bottom.rx.constant)",
        ".asObservable().withUnretained(self) { $1 + $0.none }.bind(to: bottom.rx.constant)",
        ".asObservable().withUnretained(self).filter { screen, height in screen.none <= height }.bind { screen, height in screen.raise(height) }",
        ".drive(with: self, onNext: { owner, height in owner.raise(height) })",
        ".drive(with: self) { owner, height in owner.raise(height) }",
        ".asObservable().subscribe(with: self, onNext: { $0.raise($1) })",
        ".asObservable().bind(with: self, onNext: { screen, height in screen.bottom.constant = height })",
        ".asSignal().emit(with: self, onNext: { screen, height in screen.bottom.constant = height })",
        ".skip(1).drive(with: self, onNext: { owner, height in self.bottom.constant = height })",
    ])
    func anObjectIsHandedOverWithTheValue(chain: String) {
        let members = "let none: CGFloat = 0\nfunc raise(_ height: CGFloat) { bottom.constant = height }"
        #expect(written(Self.keyboard + chain, members: members) == [398, 343, 0])
    }
}
