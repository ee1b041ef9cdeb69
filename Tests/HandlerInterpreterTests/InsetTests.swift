import KeyboardFacts
import KeyboardModel
import SourceText
import SwiftParser
import Testing

@testable import HandlerInterpreter

/// Where an inset leaves the content of a scroll view, from what it rested on.
///
/// The device is an iPhone with a home indicator: the safe area ends 34 points above the view's bottom. The keyboard is 336 points high, so
/// the guide goes up by 302 from the safe area's end, and by 336 from the view's.
struct InsetTests {
    private func state(_ code: String, drawing: String? = nil) throws -> ContentState {
        let handler = """
                @objc func shown(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                    tableView.contentInset.bottom = frame.height - 34
                }
                func start() {
                    center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
            }
            """
        let facts = FileFacts(parse(SourceFile(path: "List.swift", text: code + "\n" + handler)))
        let scenario = try #require(ScenarioLibrary.standard.first { $0.id == "iphone-home-indicator" })
        let files = drawing.map { [InterfaceFile(path: "List.storyboard", bytes: Array($0.utf8))] } ?? []
        let run = HandlerInterpreter(index: facts.index, handlers: facts.handlers, interfaces: InterfaceIndex(files)).run(
            scenario)
        return try #require(run.paths[0].steps[0].contents.first)
    }

    @Test func theHeightLessTheSafeAreaRaisesAsFarAsTheGuide() throws {
        let state = try state("class List: UIViewController {\n@IBOutlet var tableView: UITableView!")
        #expect(state.displacement == -302)
        #expect(state.rests == [.safeArea])
        #expect(state.assumptions == [])
    }

    @Test func aTableViewControllerAddsItsOwn() throws {
        let state = try state("class List: UITableViewController {")
        // 302 by the inset and 302 by the controller.
        #expect(state.displacement == -604)
        #expect(
            state.assumptions == [
                "assumed: the UITableViewController avoids the keyboard by itself as well, as it does unless code keeps it from it"
            ])
    }

    @Test func aTableViewControllerThatDoesNotLetItsSuperclassAppearDoesNot() throws {
        let silent = "class List: UITableViewController {\noverride func viewWillAppear(_ animated: Bool) { reload() }"
        #expect(try state(silent).displacement == -302)
        let polite =
            "class List: UITableViewController {\noverride func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }"
        #expect(try state(polite).displacement == -604)
    }

    @Test func aScrollViewThatEndsAboveTheSafeAreaIsRaisedTooFarByAsMuch() throws {
        // The table ends 50 above the safe area, so 252 of the guide's 302 would do.
        let code = """
            class List: UIViewController {
            let tableView = UITableView()
            override func viewDidLoad() {
                tableView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -50).isActive = true
            }
            """
        #expect(try state(code).displacement == -352)
    }

    @Test func anInterfaceFileTellsWhereAScrollViewEnds() throws {
        // 84 above the view's bottom is 50 above the safe area.
        let drawing = """
            <document><scenes><scene><objects><viewController id="ctl" customClass="List">
            <view key="view" id="root"><subviews><tableView id="table"/></subviews>
            <constraints><constraint firstAttribute="bottom" secondItem="table" secondAttribute="bottom" constant="84" id="k"/></constraints>
            </view><connections><outlet property="tableView" destination="table"/></connections>
            </viewController></objects></scene></scenes></document>
            """
        let code = "class List: UIViewController {\n@IBOutlet var tableView: UITableView!"
        #expect(try state(code, drawing: drawing).displacement == -352)
        let atTheEnd = drawing.replacing("constant=\"84\"", with: "constant=\"0\"")
        #expect(try state(code, drawing: atTheEnd).displacement == -302)
    }
}
