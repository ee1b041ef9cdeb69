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

    /// A view in a bar, neither of which a property holds: the bar ends with the view of 844 points and is as high as what is in it,
    /// which a larger constant raises, from 844 − 10 to 844 − 336.
    @Test func ofTwoWithoutANameItIsTheInnerOneThatMoves() throws {
        let storyboard = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Post">
            <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
            <view id="bar" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0.0" y="600" width="375" height="67"/>
            <subviews>
            <view id="inner" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0.0" y="0" width="375" height="57"/>
            <subviews><textView id="txt" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0.0" y="0" width="375" height="57"/></textView></subviews>
            <constraints>
            <constraint firstItem="txt" firstAttribute="top" secondItem="inner" secondAttribute="top" id="1"/>
            <constraint firstAttribute="bottom" secondItem="txt" secondAttribute="bottom" id="2"/>
            </constraints></view>
            </subviews>
            <constraints>
            <constraint firstItem="inner" firstAttribute="top" secondItem="bar" secondAttribute="top" id="3"/>
            <constraint firstAttribute="bottom" secondItem="inner" secondAttribute="bottom" constant="10" id="4"/>
            </constraints></view>
            </subviews>
            <constraints><constraint firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" id="5"/></constraints>
            </view>
            <connections>
            <outlet property="field" destination="txt" id="o1"/><outlet property="spacing" destination="4" id="o2"/>
            </connections>
            </viewController></objects></scene></scenes>
            </document>
            """
        let code = Self.code.replacing("spacing.constant += frame.height", with: "spacing.constant = frame.height")
        let handler = try #require(Project(["Post.swift": code, "Post.storyboard": storyboard]).handlers.first)
        #expect(try handler.scenario("iphone-home-indicator").steps.first?.legacyBottom == 508)
        #expect(try !handler.scenario("iphone-home-indicator").effects.contains { $0.name == .covered })
    }
}
