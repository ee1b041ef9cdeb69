import LintEngine
import Testing
import Vocabulary

@testable import Fixes

/// A number that stands for one device's safe area becomes that of the view.
@Suite struct MetricFixTests {
    /// A bar that rests some points above the safe area.
    private static func screen(shown: String, hidden: String, rest: String = "") -> String {
        """
        import UIKit

        final class NicknameViewController: UIViewController {
            private let save = UIButton()
            private var saveBottom: NSLayoutConstraint!

            override func viewDidLoad() {
                super.viewDidLoad()
                save.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(save)
                save.heightAnchor.constraint(equalToConstant: 48).isActive = true
                saveBottom = save.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor\(rest))
                saveBottom.isActive = true
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
            }

            @objc private func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                \(shown)
            }

            @objc private func hidden(_ note: Notification) {
                \(hidden)
            }
        }

        """
    }

    @Test(arguments: [
        ("saveBottom.constant = -frame.height + 34", "saveBottom.constant = -frame.height + view.safeAreaInsets.bottom"),
        ("saveBottom.constant = 34 - frame.height", "saveBottom.constant = view.safeAreaInsets.bottom - frame.height"),
        ("saveBottom.constant = -(frame.height - 34)", "saveBottom.constant = -(frame.height - view.safeAreaInsets.bottom)"),
    ])
    func theHomeIndicatorOfOneDeviceBecomesTheInset(old: String, new: String) throws {
        let hidden = "saveBottom.constant = 0"
        let sample = FixSample(Self.screen(shown: old, hidden: hidden), target: Version(major: 14), apps: Phones())
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(sample.fixed == Self.screen(shown: new, hidden: hidden))
        #expect(fix.applicability == .unsafe)
        #expect(fix.reservations.contains(.replacesNumber))
        // 667 - 260 + 34 under the keyboard, and 667 - 260.
        let row = try #require(fix.proof.rows.first { $0.scenario == "iphone-home-button" })
        #expect((row.before, row.after) == (441, 407))
    }

    /// 8 points above the safe area at rest, and so above the keyboard.
    @Test func theDistanceAtRestIsKept() throws {
        let hidden = "saveBottom.constant = -8"
        let sample = FixSample(
            Self.screen(shown: "saveBottom.constant = -frame.height + 20", hidden: hidden, rest: ", constant: -8"),
            target: Version(major: 14), apps: Phones())
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(
            sample.fixed
                == Self.screen(
                    shown: "saveBottom.constant = -frame.height + view.safeAreaInsets.bottom - 8", hidden: hidden,
                    rest: ", constant: -8"))
        #expect(fix.reservations.contains(.keepsMargin(points: 8)))
    }

    /// In an iPad's windows the keyboard covers less than its height, so that the whole expression is another one.
    @Test func whereWindowsAreNotTheScreenTheNumberGoes() throws {
        let sample = FixSample(
            Self.screen(shown: "saveBottom.constant = -frame.height + 34", hidden: "saveBottom.constant = 0"),
            target: Version(major: 14))
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        let fixed = try #require(sample.fixed)
        #expect(fixed.contains("let overlap = max(0, covered.height - view.safeAreaInsets.bottom)"))
        #expect(fixed.contains("saveBottom.constant = -overlap\n"))
        #expect(fix.reservations.contains(.replacesNumber))
    }

    /// The height behind an optional, whose other value binds weaker than the difference.
    @Test func aHeightOrNothingLosesTheSafeAreaAsAWhole() throws {
        let shown = """
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                    saveBottom.constant = -(end?.size.height ?? 0)
            """
        let sample = FixSample(
            Self.screen(shown: shown, hidden: "saveBottom.constant = 0"), target: Version(major: 14), apps: Phones())
        #expect(
            try #require(sample.fixed).contains(
                "saveBottom.constant = -(max(0, (end?.size.height ?? 0) - view.safeAreaInsets.bottom))"))
    }

    /// A number that is added to the height is a margin, and no safe area.
    @Test func aMarginAboveTheKeyboardStays() {
        let sample = FixSample(
            Self.screen(shown: "saveBottom.constant = -frame.height - 20", hidden: "saveBottom.constant = 0"),
            target: Version(major: 14), apps: Phones())
        #expect(sample.fixed?.contains("- 20") ?? true)
    }
}
