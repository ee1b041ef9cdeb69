import Testing

@testable import LintEngine
@testable import LintPolicy

/// What a finding says of a constant that an interface file draws, and that hiding the keyboard does not bring back.
struct DrawnRestTests {
    private func message(_ hidden: String, setUp: String = "") throws -> String {
        let report = Project([
            "Form.swift": """
            class Form: UIViewController {
                @IBOutlet var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(setUp)
                    let center = NotificationCenter.default
                    center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { note in
                        guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                        self.bottom.constant = frame.height
                    }
                    center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil) { _ in
                        self.bottom.constant = \(hidden)
                    }
                }
            }
            """,
            "Form.storyboard": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Form">
            <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews><button id="send"/></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="send" secondAttribute="bottom" constant="90" id="b"/>
            </constraints></view>
            <connections><outlet property="bottom" destination="b" id="o"/></connections>
            </viewController></objects></scene></scenes>
            </document>
            """,
        ]).report(in: "iphone-home-indicator")
        return try #require(report.findings.first { $0.rule == "safe-area-lost-on-hide" }).message
    }

    private static let start = "which is not its value from before the keyboard"

    /// The button was 90 points above the safe area.
    @Test func theConstantAtRestIsQuotedWithItsPlace() throws {
        #expect(try message("0").hasSuffix("\(Self.start): 0 instead of 90 (Form.storyboard:8)"))
        #expect(try message("12").hasSuffix("\(Self.start): 12 instead of 90 (Form.storyboard:8)"))
    }

    /// Code had changed it: the file does not tell it.
    @Test func whatCodeSetIsNotTheFiles() throws {
        #expect(try message("0", setUp: "bottom.constant = 40").hasSuffix("\(Self.start): 0 instead of 40"))
    }
}
