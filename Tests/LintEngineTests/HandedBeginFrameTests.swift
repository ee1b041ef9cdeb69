import Testing

@testable import LintEngine
@testable import LintPolicy

/// A handler that hands the height of the begin frame to a method that a subclass overrides.
struct HandedBeginFrameTests {
    private let base = """
        class Base: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                NotificationCenter.default.addObserver(
                    self, selector: #selector(show(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            @objc func show(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect else { return }
                appear(frame.height)
            }
            func appear(_ height: CGFloat) {}
        }
        """

    /// The keyboard of 216 points grows to 260 and back: at the change back the begin frame is 260 high, and at the show it was 216.
    /// That is another place for the same keyboard, and not one that each event moves farther.
    @Test func whatItWritesDoesNotDrift() {
        let screen = """
            final class SignUp: Base {
                let list = UIScrollView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(list)
                    list.frame = view.bounds
                }
                override func appear(_ height: CGFloat) {
                    list.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - height)
                }
            }
            """
        let report = Project(["Base.swift": base, "SignUp.swift": screen]).report(in: "iphone-home-button")
        let said = report.findings.flatMap { [$0.rule] + $0.also.map(\.rule) }
        #expect(said.contains("begin-frame-as-geometry"))
        #expect(!said.contains("drifting-shift"))
    }
}
