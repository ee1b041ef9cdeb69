import LintEngine
import ProgramIndex
import Testing
import Vocabulary

@testable import Fixes

/// A panel whose lowest button stands 45 points above its end: that may be under the keyboard without anything being lost.
@Suite struct PaddedPanelTests {
    private let source = """
        import UIKit

        final class SignUpViewController: UIViewController {
            @IBOutlet private var panel: UIView!
            @IBOutlet private var panelBottom: NSLayoutConstraint!
            @IBOutlet private var next: UIButton!

            override func viewDidLoad() {
                super.viewDidLoad()
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
            }

            @objc private func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                panelBottom.constant = frame.height
            }
        }

        """

    private let drawing = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document><scenes><scene><objects><viewController id="ctl" customClass="SignUpViewController">
            <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews><view id="pnl" translatesAutoresizingMaskIntoConstraints="NO">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews><button id="btn" translatesAutoresizingMaskIntoConstraints="NO">
                        <rect key="frame" x="20" y="578" width="335" height="44"/>
                        <constraints><constraint firstAttribute="height" constant="44" id="h"/></constraints>
                    </button></subviews>
                    <constraints>
                        <constraint firstAttribute="bottom" secondItem="btn" secondAttribute="bottom" constant="45" id="p"/>
                    </constraints>
                </view></subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                    <constraint firstItem="pnl" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
                    <constraint firstAttribute="bottom" secondItem="pnl" secondAttribute="bottom" id="b"/>
                </constraints>
            </view>
            <connections>
                <outlet property="panel" destination="pnl" id="o1"/><outlet property="panelBottom" destination="b" id="o2"/>
                <outlet property="next" destination="btn" id="o3"/>
            </connections>
        </viewController></objects></scene></scenes></document>

        """

    /// It is tied to the view's end, so the safe area is no part of what it has to go up: 336 stays 336.
    @Test func itStaysWhereItWasRight() throws {
        let interfaces = InterfaceIndex([InterfaceFile(path: "Sign.storyboard", bytes: Array(drawing.utf8))])
        let sample = FixSample(source, target: Version(major: 14), interfaces: interfaces)
        let fixed = try #require(sample.fixed, "\(String(describing: sample.refusal))")
        #expect(fixed.contains("keyboardWillHideNotification"))
        #expect(!fixed.contains("safeAreaInsets"))
    }
}
