import HandlerInterpreter
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// Where a view that observes by itself is in its window: known of a controller's own view, else an assumption.
struct OwnViewPlaceTests {
    private let list = """
        final class List: UIView {
            private let table = UITableView()
            private var bottom: NSLayoutConstraint!
            override func awakeFromNib() {
                super.awakeFromNib()
                addSubview(table)
                bottom = table.bottomAnchor.constraint(equalTo: bottomAnchor)
                bottom.isActive = true
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            @objc func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                bottom.constant = -frame.height
            }
        }
        """

    private func isAssumed(_ others: [String: String]) throws -> Bool {
        let handlers = Project(others.merging(["List.swift": list]) { first, _ in first }).handlers
        let handler = try #require(handlers.first { $0.name == "shown(_:)" })
        // 336 points up from the end of a view that fills the window, known or not.
        #expect(handler.scenarios.first { $0.id == "iphone-home-indicator" }?.steps.first?.legacyBottom == 508)
        return handler.unknowns.map(\.text).contains("assumed: `self` fills its window")
    }

    /// A control, a label and a cell are somewhere in a view: nobody knows where from their own code.
    @Test(arguments: ["UITextField", "UIControl", "UITableViewCell", "Base"])
    func aPartOfAViewFillsNoWindow(superclass: String) throws {
        let code = list.replacing("List: UIView", with: "List: \(superclass)") + "\nclass Base: UIButton {}"
        let handler = try #require(Project(["List.swift": code]).handlers.first { $0.name == "shown(_:)" })
        #expect(handler.scenarios.allSatisfy { $0.verdict == .unknown })
        let type = superclass == "Base" ? "UIButton" : superclass
        #expect(handler.unknowns.map(\.text) == ["unknown: where `self` is in its window, which a `\(type)` does not fill"])
    }

    @Test func whereNothingSaysItItIsAnAssumption() throws {
        #expect(try isAssumed([:]))
    }

    /// A controller is one by what it inherits from, whatever it is called.
    @Test func aControllerThatIsCalledAViewIsNone() throws {
        let code = """
            class MasterView: UITableViewController {}
            final class CodeView: MasterView {
                private let table = UITableView()
                private var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    view.addSubview(table)
                    bottom = table.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    bottom.isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bottom.constant = -frame.height
                }
            }
            """
        let handler = try #require(Project(["Code.swift": code]).handlers.first)
        #expect(handler.unknowns.map(\.text) == [])
        #expect(try handler.scenario("iphone-home-indicator").steps.first?.legacyBottom == 508)
    }

    @Test func theViewThatAControllerLoadsFillsTheWindow() throws {
        let controller = "final class Lists: UIViewController {\n    override func loadView() { view = List() }\n}"
        #expect(try !isAssumed(["List+Lists.swift": list + "\n" + controller, "List.swift": "// Moved to the other file."]))
    }

    private func storyboard(_ className: String, inside: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="s1"><objects><viewController id="c1" customClass="Lists" sceneMemberID="viewController">
        <view key="view" id="v1" \(className)>\(inside)</view>
        </viewController></objects></scene></scenes></document>
        """
    }

    @Test func theViewThatAStoryboardGivesAControllerFillsTheWindow() throws {
        #expect(try !isAssumed(["Main.storyboard": storyboard("customClass=\"List\"")]))
    }

    /// Reading its own frame takes no more for granted.
    @Test(arguments: ["", "<view id=\"v2\" customClass=\"List\"/>"])
    func itsFrameIsThatOfTheWindow(inside: String) throws {
        let code = list.replacing("bottom.constant = -frame.height", with: "self.frame.origin.y = -frame.height")
        let files = ["List.swift": code, "Main.storyboard": storyboard("customClass=\"List\"", inside: inside)]
        let show = try #require(Project(files).handlers.first { $0.name == "shown(_:)" })
        #expect(show.unknowns.map(\.text).contains("assumed: `self` fills its window") == !inside.isEmpty)
    }

    /// A base class makes the view of whatever class those that inherit from it say.
    @Test func theViewThatAGenericControllerLoadsFillsTheWindow() throws {
        let controllers = """
            class Screen<Content: UIView>: UIViewController {
                override func loadView() { view = Content() }
            }
            final class Lists: Screen<List> {}
            """
        #expect(
            try !isAssumed(["List+Lists.swift": list + "\n" + controllers, "List.swift": "// Moved to the other file."]))
        let other = controllers.replacing("Screen<List>", with: "Screen<UIView>")
        #expect(try isAssumed(["List+Lists.swift": list + "\n" + other, "List.swift": "// Moved to the other file."]))
    }

    @Test func aViewThatLiesInAnotherDoesNot() throws {
        let inside = "<subviews><view id=\"v2\" customClass=\"List\"/></subviews>"
        #expect(try isAssumed(["Main.storyboard": storyboard("", inside: inside)]))
    }

    @Test func aViewThatIsUsedBothWaysDoesNot() throws {
        let inside = "<subviews><view id=\"v2\" customClass=\"List\"/></subviews>"
        #expect(try isAssumed(["Main.storyboard": storyboard("customClass=\"List\"", inside: inside)]))
    }

    /// In the storyboard's screen of 667 points, the view is drawn from 64 + 20 to 64 + 20 + 500 = 584, 83 above the end, and over
    /// all of it.
    @Test(arguments: [("y=\"20\" width=\"375\" height=\"500\"", false), ("y=\"20\" width=\"375\" height=\"583\"", true)])
    func aViewThatIsDrawnAboveTheEndFillsNoWindow(frame: String, fills: Bool) throws {
        let inside = """
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><view id="v2">
            <rect key="frame" x="0" y="64" width="375" height="603"/><subviews><view id="v3" customClass="List">
            <rect key="frame" x="0" \(frame)/></view></subviews></view></subviews>
            """
        let files = ["List.swift": list, "Main.storyboard": storyboard("", inside: inside)]
        if fills {
            #expect(try isAssumed(files))
            return
        }
        let handler = try #require(Project(files).handlers.first { $0.name == "shown(_:)" })
        // How far the list goes is known, and that nobody takes it back.
        let iphone = try handler.scenario("iphone-home-indicator")
        #expect(iphone.steps.first?.legacyBottom == nil)
        #expect(iphone.effects.map(\.name).allSatisfy { $0 == .notReset || $0 == .depends })
        let place = "unknown: where `self` is in its window: Main.storyboard draws it 83 pt above the end of its screen"
        #expect(handler.unknowns.map(\.text).contains(place))
    }
}
