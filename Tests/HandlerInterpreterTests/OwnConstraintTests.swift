import KeyboardFacts
import KeyboardModel
import ProgramIndex
import SourceText
import SwiftParser
import Testing

@testable import HandlerInterpreter

/// A class of constraints that observes by itself is drawn in an interface file, and no outlet leads there.
struct OwnConstraintTests {
    private func drawing(_ constraints: String) -> InterfaceIndex {
        let text = """
            <document><scenes><scene><objects><viewController id="ctl" customClass="NoteController">
            <view key="view" id="root"><subviews><view id="bar"/></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(constraints)</constraints></view>
            </viewController></objects></scene></scenes></document>
            """
        return InterfaceIndex([InterfaceFile(path: "Note.storyboard", bytes: Array(text.utf8))])
    }

    private func drawn(_ first: String, id: String, constant: Double = 5, class name: String = "BarConstraint") -> String {
        """
        <constraint firstItem="\(first)" firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" \
        constant="\(constant)" id="\(id)" customClass="\(name)"/>
        """
    }

    private func state(_ interfaces: InterfaceIndex) throws -> ContentState {
        let code = """
            class BarConstraint: NSLayoutConstraint {
                var rest: CGFloat = 0
                override func awakeFromNib() {
                    super.awakeFromNib()
                    rest = constant
                    center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
                    constant = rest + frame.height
                }
            }
            class LowBarConstraint: BarConstraint {}
            """
        let facts = FileFacts(parse(SourceFile(path: "BarConstraint.swift", text: code)))
        var scenario = try #require(ScenarioLibrary.standard.first { $0.world.view.safeAreaInsets.bottom > 0 })
        scenario.steps = Array(scenario.steps.prefix(1))
        let run = HandlerInterpreter(
            index: facts.index, handlers: facts.handlers.filter { $0.owner == "BarConstraint" }, interfaces: interfaces
        ).run(scenario)
        return try #require(run.paths.first?.steps.first?.contents.first)
    }

    /// The height of the keyboard of the scenario's first step.
    private func height() throws -> Double {
        let scenario = try #require(ScenarioLibrary.standard.first { $0.world.view.safeAreaInsets.bottom > 0 })
        return try #require(scenario.transitions.first?.notifications.first).endFrame.height
    }

    @Test func itTiesWhatTheFileSays() throws {
        let state = try state(drawing(drawn("safe", id: "k")))
        #expect(state.rests == [.safeArea])
        #expect(state.spacing == 5)
        #expect(state.displacement == -(try height()))
        #expect(state.assumptions == [])
        #expect(state.subject == .view("UIView"))
        #expect(try self.state(drawing(drawn("root", id: "k"))).rests == [.viewBottom])
    }

    @Test func placesThatAgreeInAllButTheConstantAreOne() throws {
        let state = try state(drawing(drawn("root", id: "k") + drawn("root", id: "l", constant: 8)))
        #expect(state.rests == [.viewBottom])
        #expect(state.spacing == nil)
        #expect(state.displacement == -(try height()))
    }

    @Test func whatAnHeirIsDrawnAsSaysNothingOfTheClassItself() throws {
        let both = drawing(drawn("root", id: "k") + drawn("safe", id: "l", class: "LowBarConstraint"))
        #expect(try state(both).rests == [.viewBottom])
    }

    @Test func placesThatDifferLeaveItOpen() throws {
        let state = try state(drawing(drawn("root", id: "k") + drawn("safe", id: "l")))
        #expect(state.assumptions.count == 1)
        #expect(state.rests == [.safeArea, .viewBottom])
    }
}
