import KeyboardFacts
import KeyboardModel
import ProgramIndex
import Reporting
import SourceText
import SwiftParser
import Testing

@testable import HandlerInterpreter

/// A handler that changes what an interface file draws does what the drawing says, not what the outlet's name suggests.
///
/// The handler sets the constraint `bottom` to the height of the keyboard when it is shown and back to 16 when it hides, in a
/// window that fills an iPhone with a home indicator.
struct OutletTests {
    private func file(
        _ constraint: String, at path: String = "Note.storyboard", owner: String = "NoteController"
    ) -> InterfaceFile {
        let text = """
            <document><scenes><scene><objects><viewController id="ctl" customClass="\(owner)">
            <view key="view" id="root"><subviews><view id="bar"/><scrollView id="form" contentInsetAdjustmentBehavior="never"/></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(constraint)</constraints></view>
            <connections><outlet property="bottom" destination="k"/><outlet property="form" destination="form"/></connections>
            </viewController></objects></scene></scenes></document>
            """
        return InterfaceFile(path: path, bytes: Array(text.utf8))
    }

    private func drawn(
        _ first: String, _ second: String = "bar", constant: Double = 16, relation: String = "equal", attribute: String = "bottom"
    ) -> String {
        """
        <constraint firstItem="\(first)" firstAttribute="\(attribute)" relation="\(relation)" secondItem="\(second)" \
        secondAttribute="\(attribute)" constant="\(constant)" id="k"/>
        """
    }

    /// What the handler leaves after each step of a show and a hide.
    private func states(
        _ interfaces: InterfaceIndex, write: String = "bottom.constant"
    ) throws -> [ContentState] {
        let code = """
            class FormController: UIViewController {}
            class OtherController: UIViewController {}
            class NoteController: FormController {
                @IBOutlet var bottom: NSLayoutConstraint!
                @IBOutlet var end: NSLayoutConstraint!
                @IBOutlet var form: UIScrollView!
                func start() {
                    center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
                    \(write) = frame.height
                }
            }
            """
        let facts = FileFacts(parse(SourceFile(path: "NoteController.swift", text: code)))
        var scenario = try #require(ScenarioLibrary.standard.first { $0.world.view.safeAreaInsets.bottom > 0 })
        scenario.steps = Array(scenario.steps.prefix(1))
        let run = HandlerInterpreter(index: facts.index, handlers: facts.handlers, interfaces: interfaces).run(scenario)
        return try #require(run.paths.first?.steps.first?.contents)
    }

    /// The height of the keyboard of the scenario's first step: what the handler writes.
    private func height() throws -> Double {
        let scenario = try #require(ScenarioLibrary.standard.first { $0.world.view.safeAreaInsets.bottom > 0 })
        return try #require(scenario.transitions.first?.notifications.first).endFrame.height
    }

    @Test func aContainerFirstConstraintRaisesByWhatItsConstantGrows() throws {
        let state = try #require(try states(InterfaceIndex([file(drawn("safe"))])).first)
        #expect(state.rests == [.safeArea])
        #expect(state.spacing == 16)
        #expect(state.displacement == -(try height() - 16))
        #expect(state.assumptions == [])
    }

    @Test func aContentFirstConstraintIsLoweredByTheSameWrite() throws {
        let state = try #require(try states(InterfaceIndex([file(drawn("bar", "root", constant: -16))])).first)
        #expect(state.rests == [.viewBottom])
        #expect(state.spacing == 16)
        #expect(state.displacement == (try height() + 16))
    }

    @Test func aHeightMovesNoBottomEdgeWhateverTheOutletIsCalled() throws {
        let height = #"<constraint firstItem="bar" firstAttribute="height" constant="44" id="k"/>"#
        let state = try #require(try states(InterfaceIndex([file(height)])).first)
        #expect(state.rests == [])
        #expect(state.assumptions == [])
    }

    @Test func aLimitIsTakenForAPlaceAndSaidSo() throws {
        let state = try #require(
            try states(InterfaceIndex([file(drawn("root", relation: "greaterThanOrEqual"))])).first)
        #expect(state.rests == [.viewBottom])
        #expect(
            state.assumptions.map(\.text) == [
                "assumed: the content is as low as `bottom` allows; the constraint is an inequality"
            ])
    }

    @Test func aSubclassesDrawingAndOnesThatMeanTheSameCountAsOne() throws {
        let files = [
            file(drawn("safe", constant: 16)), file(drawn("safe"), at: "Form.xib", owner: "FormController"),
            file(drawn("safe", constant: 8), at: "Copy.storyboard"),
        ]
        let state = try #require(try states(InterfaceIndex(files)).first)
        #expect(state.rests == [.safeArea])
        #expect(state.displacement == nil)
        #expect(state.unknownNames == ["bottom.constant"])
        #expect(state.assumptions == [])
    }

    @Test func drawingsThatDifferLeaveTheAssumptionAndAreNamed() throws {
        let files = [file(drawn("safe"), at: "A.storyboard"), file(drawn("bar", "safe"), at: "B.storyboard")]
        let state = try #require(try states(InterfaceIndex(files)).first)
        #expect(state.rests == [.safeArea, .viewBottom])
        #expect(
            state.assumptions.map(\.text) == [
                "assumed: `bottom` connects the content's bottom edge (A.storyboard:4 and B.storyboard:4 disagree)"
            ])
    }

    @Test func anOutletThatNoFileConnectsIsSaidSo() throws {
        let found = try #require(try states(InterfaceIndex([file(drawn("safe"), owner: "OtherController")])).first)
        #expect(
            found.assumptions.map(\.text) == [
                "assumed: `bottom` connects the content's bottom edge (no interface file connects the outlet)"
            ])
        let notSearched = try #require(try states(.empty).first)
        #expect(
            notSearched.assumptions.map(\.text) == [
                "assumed: `bottom` connects the content's bottom edge (not found in the files read)"
            ])
    }

    @Test func aDrawingOfAClassThatWasNotReadIsNotTakenForNone() throws {
        let state = try #require(try states(InterfaceIndex([file(drawn("safe"), owner: "WideNoteController")])).first)
        #expect(
            state.assumptions.map(\.text) == [
                "assumed: `bottom` connects the content's bottom edge (connected in an interface file for `WideNoteController`, "
                    + "which may not be a `NoteController`)"
            ])
    }

    @Test func anOutletConnectedToAViewIsNoConstraint() throws {
        let view = #"<constraint firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" id="j"/>"#
        let text = file(view)
        #expect(text.outlets.first?.target == .other)
        let state = try #require(try states(InterfaceIndex([text])).first)
        #expect(
            state.assumptions.map(\.text) == [
                "assumed: `bottom` connects the content's bottom edge (Note.storyboard:4 connects the outlet to something other than a constraint)"
            ])
    }

    @Test func aScrollViewDrawnNeverToAdjustItsInsetsRestsAtTheViewsBottom() throws {
        let write = "form.contentInset.bottom"
        let drawn = try #require(try states(InterfaceIndex([file(drawn("safe"))]), write: write).first)
        #expect(drawn.rests == [.viewBottom])
        #expect(try #require(try states(.empty, write: write).first).rests == [.safeArea])
    }

    /// A class with a file for each kind of phone, of which one leaves an outlet out: where both are connected they are one.
    @Test func twoOutletsOfOneElementAreOneObject() throws {
        func file(_ path: String, _ outlets: String) -> InterfaceFile {
            let text = """
                <document><objects><placeholder id="-1" placeholderIdentifier="IBFilesOwner" customClass="NoteController">
                <connections><outlet property="view" destination="root"/>\(outlets)</connections></placeholder>
                <view id="root"><subviews><view id="bar"/></subviews>
                <constraints>\(drawn("root", constant: 240))</constraints></view></objects></document>
                """
            return InterfaceFile(path: path, bytes: Array(text.utf8))
        }
        let bottom = #"<outlet property="bottom" destination="k"/>"#
        let both = bottom + #"<outlet property="end" destination="k"/>"#
        let states = try states(
            InterfaceIndex([file("Old.xib", both), file("New.xib", bottom)]), write: "end.constant = 0; bottom.constant")
        #expect(states.count == 1)
        #expect(states.first?.conflict == nil)
        #expect(states.first?.displacement == -(try height() - 240))
    }

    @Test func anotherHeightOfAViewWhoseEndMovesOnlyResizesIt() throws {
        let end = """
            <constraint firstItem="root" firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" id="end"/>
            """
        let text = """
            <document><scenes><scene><objects><viewController id="ctl" customClass="NoteController">
            <view key="view" id="root"><subviews><view id="bar"><constraints><constraint firstAttribute="height" constant="200" \
            id="k"/></constraints></view></subviews><constraints>\(end)</constraints></view>
            <connections><outlet property="bottom" destination="k"/><outlet property="end" destination="end"/>\
            <outlet property="bar" destination="bar"/></connections></viewController></objects></scene></scenes></document>
            """
        let interfaces = InterfaceIndex([InterfaceFile(path: "Note.storyboard", bytes: Array(text.utf8))])
        let both = try states(interfaces, write: "bottom.constant = 60; end.constant")
        let verbs: [Movement.Verb] = both.map { $0.movement.verb }
        #expect(verbs == [.raises, .resizes])
        #expect(both.first?.displacement == -(try height()))
        // By itself it lowers what stands on the view.
        let alone = try states(interfaces, write: "let _ = frame; bottom.constant")
        let subjects: [ContentSubject] = alone.map { $0.movement.subject }
        #expect(subjects == [.standing(on: "bar")])
    }
}
