import Testing

@testable import Behaviour
@testable import LintEngine

/// A constraint that an interface file draws and code takes out of force, to put another one in its outlet.
struct ReplacedOutletTests {
    private func handler(_ replace: String) throws -> Handler {
        let sources = [
            "Form.swift": """
            class Form: UIViewController {
                @IBOutlet var card: UIView!
                @IBOutlet var cardBottom: NSLayoutConstraint!
                @IBOutlet var height: NSLayoutConstraint!
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                    resize(to: 300)
                }
                func resize(to points: CGFloat) {
                    \(replace)
                    height = NSLayoutConstraint(
                        item: card!, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                        multiplier: 1, constant: points)
                    NSLayoutConstraint.activate([height])
                }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    resize(to: 200)
                    cardBottom.constant = frame.height
                }
            }
            """,
            "Form.storyboard": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Form">
            <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="crd">
            <rect key="frame" x="0.0" y="167" width="375" height="500"/>
            <constraints><constraint firstAttribute="height" constant="500" id="h"/></constraints></view>
            </subviews>
            <constraints>
            <constraint firstItem="v" firstAttribute="bottom" secondItem="crd" secondAttribute="bottom" id="b"/>
            </constraints>
            </view>
            <connections>
            <outlet property="card" destination="crd" id="o1"/><outlet property="cardBottom" destination="b" id="o2"/>
            <outlet property="height" destination="h" id="o3"/>
            </connections>
            </viewController></objects></scene></scenes>
            </document>
            """,
        ]
        return try #require(Project(sources).handlers.first)
    }

    /// Each replaces the one before, so no two hold at a time: the card ends at 667 − 260.
    @Test func theOneThatIsTakenOutOfForceDoesNotCount() throws {
        let handler = try handler("NSLayoutConstraint.deactivate([height])")
        #expect(handler.unknowns.map(\.text).filter { $0.contains("conflict") } == [])
        #expect(try handler.scenario("iphone-home-button").steps.first?.legacyBottom == 407)
    }

    /// The drawn one is no second reading of the one that took its outlet: no constraint conflicts with itself.
    @Test func theDrawnOneIsNotReadAsTheOneInItsPlace() throws {
        let own = "`card.height = c, Form.swift:12`"
        #expect(try handler("").unknowns.map(\.text).filter { $0.contains("\(own) and \(own)") } == [])
    }
}
