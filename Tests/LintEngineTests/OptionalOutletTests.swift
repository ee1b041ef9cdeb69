import Testing

@testable import Behaviour

/// Outlets that may be nil, and that the interface file of a class does not connect.
///
/// In the Stage Manager scenario the keyboard is 398 points high.
struct OptionalOutletTests {
    private static let base = """
        class Screen: UIViewController {
            @IBOutlet weak var list: UIScrollView?
            @IBOutlet var box: UIView!
            override func viewDidLoad() {
                super.viewDidLoad()
                NotificationCenter.default.addObserver(
                    self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            @objc func show(_ note: Notification) {
                let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                list?.contentInset.bottom = frame.height
            }
        }
        """

    private func storyboard(_ name: String, connecting outlets: String...) -> String {
        let connections = outlets.map { "<outlet property=\"\($0)\" destination=\"\($0)1\" id=\"o-\($0)\"/>" }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene sceneID="s"><objects><viewController id="c" customClass="\(name)">
            <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews><scrollView id="list1"/><view id="box1"/></subviews></view>
            <connections>\(connections)</connections>
            </viewController></objects></scene></scenes>
            </document>
            """
    }

    private func shown(_ storyboard: String?, base: String = base, heir: String = "") -> [Handler.Amount] {
        var files = ["Screen.swift": base, "Heir.swift": heir]
        files["Screen.storyboard"] = storyboard
        return Project(files).handlers.first.shown
    }

    @Test func whatTheSceneDoesNotConnectIsNil() {
        #expect(shown(storyboard("Screen", connecting: "box")) == [])
        #expect(shown(storyboard("Screen", connecting: "box", "list")) == [.points(398)])
    }

    /// No scene of the class was found, or its file says nothing of outlets.
    @Test func whereNoSceneIsKnownItMayBeConnected() {
        #expect(shown(nil) == [.points(398)])
        #expect(shown(storyboard("Other", connecting: "box")) == [.points(398)])
        #expect(shown(storyboard("Screen")) == [.points(398)])
    }

    @Test func whatCodeSetsOrMustBeThereIsNotNil() {
        let scene = storyboard("Screen", connecting: "box")
        let made = Self.base.replacing("super.viewDidLoad()", with: "list = make()")
        #expect(shown(scene, base: made) == [.points(398)])
        let needed = Self.base.replacing("UIScrollView?", with: "UIScrollView!").replacing("list?.", with: "list.")
        #expect(shown(scene, base: needed) == [.points(398)])
    }
}
