import LintEngine
import SourceText
import Testing
import Vocabulary

@testable import Fixes

/// Controllers that move their whole view, and views that are put back elsewhere than they were.
struct ShiftFixTests {
    /// A bar at the end of the safe area.
    private func sample(show: String, hide: String = "view.frame.origin.y = 0", members: String = "", target: Int)
        -> FixSample
    {
        FixSample(
            """
            import UIKit

            final class ChatViewController: UIViewController {
                private let bar = UITextField()
                \(members)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    bar.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(bar)
                    bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }

                @objc private func show(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                    \(show)
                }

                @objc private func hide() {
                    \(hide)
                }
            }

            """, target: Version(major: target))
    }

    /// The panel is 120 below the view's top as long as there is no keyboard, and not 150.
    @Test func aViewIsPutBackWhereItWas() throws {
        let members = """
            private let panel = UIView()
                override func viewDidLayoutSubviews() {
                    panel.frame = CGRect(x: 0, y: 120, width: 300, height: 400)
                    view.addSubview(panel)
                }
            """
        let sample = sample(
            show: "panel.frame.origin.y = 508 - panel.frame.height", hide: "panel.frame.origin.y = 150", members: members,
            target: 13)
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .reset)
        #expect(try #require(sample.fixed).contains("panel.frame.origin.y = 120\n"))
    }

    /// That each show moves the view on is an error. Without it a gap of 34 points is left, which was there all the time, and which
    /// a system without safe areas has no name for.
    @Test func anErrorIsMendedThatHidSomethingMilder() throws {
        let sample = sample(show: "view.frame.origin.y -= frame?.height ?? 0", target: 10)
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(try #require(sample.fixed).contains("view.frame.origin.y = -(frame?.height ?? 0)"))
        #expect(fix.mended.contains("drifting-shift"))
        #expect(!fix.mended.contains("safe-area-counted-twice"))
        #expect(fix.applicability == .unsafe)
    }
}
