import Testing
import Vocabulary

@testable import Behaviour

/// A constraint that gives way: a button that its constraint would have lower than the required ones above it allow.
struct YieldingConstraintTests {
    /// The text is at most 140 points high, and begins 8 below the safe area, which begins at 47 on that phone.
    private func hide(text: String) throws -> Handler {
        let xib = """
            <?xml version="1.0"?><document><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Unlock"><connections>
            <outlet property="view" destination="root" id="o1"/><outlet property="bottom" destination="low" id="o2"/>
            </connections></placeholder>
            <view id="root"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
            <textView \(text) translatesAutoresizingMaskIntoConstraints="NO" id="text">
            <rect key="frame" x="0" y="55" width="390" height="140"/>
            <constraints><constraint firstAttribute="height" relation="lessThanOrEqual" constant="140" id="high"/></constraints>
            </textView>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="button">
            <rect key="frame" x="0" y="215" width="390" height="44"/>
            <constraints><constraint firstAttribute="height" constant="44" id="b1"/></constraints></button>
            </subviews><constraints>
            <constraint firstItem="text" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="c1"/>
            <constraint firstItem="button" firstAttribute="top" secondItem="text" secondAttribute="bottom" constant="20" id="c2"/>
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="button" secondAttribute="bottom" priority="750"
            constant="280" id="low"/>
            </constraints><viewLayoutGuide key="safeArea" id="safe"/></view>
            </objects></document>
            """
        let code = """
            class Unlock: UIViewController {
                @IBOutlet var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    let center = NotificationCenter.default
                    center.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.addObserver(
                        self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bottom.constant = frame.height + 16
                }
                @objc func hidden() {}
            }
            """
        return try #require(Project(["Unlock.swift": code, "Unlock.xib": xib]).handlers.first { $0.name == "shown(_:)" })
    }

    /// 280 and 352 points from the safe area's end at 810 both ask for more than 47 + 8 + 140 + 20 + 44 = 259.
    @Test func whatRequiredConstraintsKeepDoesNotMove() throws {
        let result = try hide(text: "").scenario("iphone-home-indicator")
        #expect(result.effects.filter { [.gap, .notReset, .covered].contains($0.name) } == [])
        #expect(result.verdict != .differs)
    }
}
