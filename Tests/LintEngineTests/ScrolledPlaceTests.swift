import Testing

@testable import Behaviour
@testable import LintEngine

/// Where a field is that a scroll view scrolls, and how much that is, to code that asks.
///
/// On the iPhone with a home indicator the safe area begins at 47. The scroll view begins there, what it scrolls is 900 points
/// high, and the field is from 600 to 640 of it.
struct ScrolledPlaceTests {
    private func handler(_ show: String, top: String = "safe", content: String = "900") throws -> Handler {
        let sources = [
            "Form.swift": """
            class Form: UIViewController {
                @IBOutlet var scrollView: UIScrollView!
                @IBOutlet var field: UITextField!
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) { scrollView.contentInset.bottom = \(show) }
            }
            """,
            "Form.storyboard": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Form">
            <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scr">
            <rect key="frame" x="0.0" y="20" width="375" height="647"/>
            <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="con">
            <rect key="frame" x="0.0" y="0.0" width="375" height="900"/>
            <subviews>
            <textField translatesAutoresizingMaskIntoConstraints="NO" id="fld">
            <rect key="frame" x="0.0" y="600" width="375" height="40"/>
            <constraints><constraint firstAttribute="height" constant="40" id="1"/></constraints></textField>
            </subviews>
            <constraints>
            <constraint firstAttribute="height" constant="\(content)" id="2"/>
            <constraint firstItem="fld" firstAttribute="top" secondItem="con" secondAttribute="top" constant="600" id="3"/>
            </constraints></view>
            </subviews>
            <constraints>
            <constraint firstItem="con" firstAttribute="top" secondItem="scr" secondAttribute="top" id="4"/>
            <constraint firstItem="con" firstAttribute="bottom" secondItem="scr" secondAttribute="bottom" id="5"/>
            </constraints></scrollView>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
            <constraint firstItem="scr" firstAttribute="top" secondItem="\(top)" secondAttribute="top" id="6"/>
            <constraint firstItem="scr" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="7"/>
            </constraints>
            </view>
            <connections>
            <outlet property="scrollView" destination="scr" id="o1"/><outlet property="field" destination="fld" id="o2"/>
            </connections>
            </viewController></objects></scene></scenes>
            </document>
            """,
        ]
        return try #require(Project(sources).handlers.first)
    }

    private func written(_ handler: Handler) throws -> [Handler.Amount] {
        try handler.scenario("iphone-home-indicator").writes.filter { $0.event == "show" }.map(\.after)
    }

    private let still = "assumed: `scrollView` is not scrolled"

    /// Scrolled to its end, what scrolls ends at 844 - 34 - 100 = 710, with 202 points under the keyboard. The lowest 260 of 900,
    /// or 60 of 700, are empty.
    @Test(arguments: [("900", nil), ("700", 142.0)])
    func theEmptyRoomAtTheEndOfWhatScrollsIsNotMissed(content: String, covered: Double?) throws {
        let effects = try handler("100", content: content).scenario("iphone-home-indicator").effects
        #expect(effects.first { $0.name == .covered }?.points == covered)
    }

    @Test func aFieldIsWhereItIsAsLongAsNobodyScrolls() throws {
        let handler = try handler("field.convert(field.bounds, to: view).maxY")
        #expect(try written(handler) == [.points(687)])
        #expect(handler.unknowns.map(\.text).contains(still))
    }

    @Test func theOffsetIsNoneAtFirst() throws {
        let handler = try handler("field.convert(field.bounds, to: view).maxY + scrollView.contentOffset.y")
        #expect(try written(handler) == [.points(687)])
    }

    /// After that, the field is 100 points higher.
    @Test func whatCodeScrollsMoves() throws {
        let handler = try handler(
            "0; scrollView.contentOffset.y = 100; scrollView.contentInset.bottom = field.convert(field.bounds, to: view).maxY")
        #expect(try written(handler).last == .points(587))
    }

    /// It adjusts to the safe area that it runs under, or does not: that depends on more than the source says.
    @Test func theOffsetOfOneThatRunsUnderTheStatusBarIsNotKnown() throws {
        let handler = try handler("scrollView.contentOffset.y", top: "v")
        #expect(try written(handler) != [.points(0)])
    }

    @Test func whatItScrollsIsAsHighAsItsConstraintsHaveIt() throws {
        #expect(try written(handler("scrollView.contentSize.height")) == [.points(900)])
    }

    /// No property names the button or the scroll view: 40 points below the button, what is scrolled ends. That is room, as an
    /// inset's: 810 − 40 at rest, and 810 − 371 with the keyboard, 29 higher than 40 points above it.
    @Test func roomBelowANamelessViewIsScrollRange() throws {
        let storyboard = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Form">
            <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scr">
            <rect key="frame" x="0.0" y="0" width="375" height="667"/>
            <subviews>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="btn">
            <rect key="frame" x="0.0" y="100" width="375" height="50"/></button>
            </subviews>
            <constraints>
            <constraint firstItem="btn" firstAttribute="top" secondItem="scr" secondAttribute="top" constant="100" id="1"/>
            <constraint firstAttribute="bottom" secondItem="btn" secondAttribute="bottom" constant="40" id="end"/>
            </constraints></scrollView>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
            <constraint firstItem="scr" firstAttribute="top" secondItem="v" secondAttribute="top" id="2"/>
            <constraint firstItem="scr" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="3"/>
            </constraints>
            </view>
            <connections><outlet property="room" destination="end" id="o1"/></connections>
            </viewController></objects></scene></scenes>
            </document>
            """
        let code = ChatScreen.code(
            shown: "room.constant = frame.height + 35", hidden: "room.constant = 40",
            members: "@IBOutlet var room: NSLayoutConstraint!"
        ).replacing("class Chat", with: "class Form")
        let report = Project(["Form.swift": code, "Form.storyboard": storyboard]).report()
        let shown = try #require(report.handlers.first { $0.name == "shown(_:)" })
        let step = try #require(try shown.scenario("iphone-home-indicator").steps.first)
        #expect((step.legacyBottom, step.guideBottom) == (439, 468))
        #expect(shown.outcome == .executed)
        #expect(report.findings.allSatisfy { $0.severity == .note })
    }
}
