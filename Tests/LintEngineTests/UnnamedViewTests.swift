import Testing

@testable import Behaviour

/// A field that stands on a button which no property of the code holds: only the interface file says where that is.
struct UnnamedViewTests {
    private static let code = """
        class Post: UIViewController {
            @IBOutlet var field: UITextField!
            @IBOutlet var spacing: NSLayoutConstraint!
            override func viewDidLoad() {
                super.viewDidLoad()
                NotificationCenter.default.addObserver(
                    self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            @objc func show(_ note: Notification) {
                let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                spacing.constant += frame.height
            }
        }
        """
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Post">
        <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
        <textField id="fld" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0.0" y="500" width="375" height="34"/>
        </textField>
        <button id="two" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0.0" y="612" width="375" height="35"/>
        <constraints><constraint firstAttribute="height" constant="35" id="1"/></constraints></button>
        <button id="one" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0.0" y="561" width="375" height="35"/>
        <constraints><constraint firstAttribute="height" constant="35" id="2"/></constraints></button>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
        <constraint firstItem="safe" firstAttribute="bottom" secondItem="two" secondAttribute="bottom" constant="20" id="3"/>
        <constraint firstItem="two" firstAttribute="top" secondItem="one" secondAttribute="bottom" constant="16" id="4"/>
        <constraint firstItem="one" firstAttribute="top" secondItem="fld" secondAttribute="bottom" constant="30" id="5"/>
        </constraints>
        </view>
        <connections>
        <outlet property="field" destination="fld" id="o1"/><outlet property="spacing" destination="5" id="o2"/>
        </connections>
        </viewController></objects></scene></scenes>
        </document>
        """

    /// The buttons stay where they are, and the field goes up from 810 − 20 − 35 − 16 − 35 − 30 by the 336 of the keyboard.
    @Test func whatStandsOnItIsMoved() throws {
        let handlers = Project(["Post.swift": Self.code, "Post.storyboard": Self.storyboard]).handlers
        let handler = try #require(handlers.first)
        #expect(try handler.scenario("iphone-home-indicator").steps.first?.legacyBottom == 338)
    }
}
