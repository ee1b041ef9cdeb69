import Testing

@testable import Behaviour
@testable import LintEngine

/// A screen that observes the keyboard where its own view is small: `if view.frame.height < 570 { … }`.
///
/// Of the simulated phones, those with a home button are 667 points high, the others 844; no window is as low as 300.
struct ViewSizeRegistrationTests {
    private static let helper = """
        import UIKit
        extension UIViewController {
            func observeKeyboardHeights() {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(keyboardShown), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            @objc func keyboardShown() { view.frame.origin.y -= 140 }
        }
        """

    private func handler(_ method: String, _ condition: String, members: String = "", drawn: Int? = nil) throws -> Handler {
        let screen = """
            import UIKit
            class Profile: UIViewController {
                \(members)
                override func \(method) {
                    super.\(method.replacing("_ animated: Bool", with: "animated"))
                    if \(condition) { observeKeyboardHeights() }
                }
            }
            """
        var files = ["Helper.swift": Self.helper, "Profile.swift": screen]
        if let drawn { files["Profile.storyboard"] = storyboard(drawn) }
        return try #require(Project(files).handlers.first)
    }

    private func storyboard(_ height: Int) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Profile">
        <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/></view>
        </viewController></objects></scene></scenes>
        </document>
        """
    }

    @Test(arguments: [
        ("viewDidLoad()", "view.frame.height < 300"), ("viewDidLoad()", "self.view.bounds.size.height < 300"),
        ("viewDidAppear(_ animated: Bool)", "view.frame.height < 300"),
    ])
    func whatOnlyASmallerPhoneRegistersRunsOnNone(method: String, condition: String) throws {
        let handler = try handler(method, condition)
        #expect(handler.obstacle == .neverRegistered)
        #expect(handler.preconditions.isEmpty)
    }

    @Test(arguments: ["viewDidLoad()", "viewWillAppear(_ animated: Bool)"])
    func itRunsWhereTheViewIsSmallEnough(method: String) throws {
        let handler = try handler(method, "view.frame.height < 700")
        #expect(handler.scenarios.contains { $0.id == "iphone-home-button" && !$0.writes.isEmpty })
        #expect(handler.notRun.contains(Handler.NotRun(id: "iphone-home-indicator", reason: .notRegistered)))
        #expect(handler.preconditions.isEmpty)
    }

    /// What a storyboard draws, a view has as it is loaded, whatever the device: that is not known to have an answer there.
    @Test func asItIsLoadedFromAStoryboardItsSizeIsNoDevices() throws {
        let handler = try handler("viewDidLoad()", "view.frame.height < 300", drawn: 568)
        #expect(handler.obstacle == nil)
        #expect(handler.preconditions.map(\.text) == ["`view.frame.height < 300`"])
    }

    /// In its window it fills that.
    @Test func asItAppearsItIsAsHighAsItsWindow() throws {
        let handler = try handler("viewDidAppear(_ animated: Bool)", "view.frame.height < 300", drawn: 568)
        #expect(handler.obstacle == .neverRegistered)
    }

    @Test func aFlagOfOthersIsStillAPrecondition() throws {
        let handler = try handler("viewDidLoad()", "isForm", members: "var isForm = false")
        #expect(handler.obstacle == nil)
        #expect(!handler.preconditions.isEmpty)
    }
}
