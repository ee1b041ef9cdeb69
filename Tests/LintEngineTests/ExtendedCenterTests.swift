import Testing

@testable import Behaviour
@testable import LintEngine

/// Streams of the keyboard's height that an extension of `NotificationCenter` gives, by a function of its own.
struct ExtendedCenterTests {
    /// The bar rests on the safe area: 810 − 336 = 474, 34 points above the keyboard.
    @Test func selfInAnExtensionOfASystemsClassIsAnObjectOfIt() throws {
        let project = Project([
            "Screen.swift": """
            class Screen: UIViewController {
                let bar = UIView()
                var end: NSLayoutConstraint!
                override func viewDidLoad() {
                    view.addSubview(bar)
                    end = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
                    end.isActive = true
                    NotificationCenter.default.keyboardHeight().subscribe(onNext: { [weak self] height in
                        self?.end.constant = -height
                    })
                }
            }
            """,
            "Center.swift": """
            extension NotificationCenter {
                private func height(by note: Notification) -> CGFloat {
                    (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
                }
                func keyboardHeight() -> Observable<CGFloat> {
                    NotificationCenter.default.rx.notification(UIResponder.keyboardWillShowNotification)
                        .compactMap { [weak self] note -> CGFloat? in self?.height(by: note) }
                }
            }
            """,
        ])
        let handler = try #require(project.handlers.first { !$0.sinks.isEmpty })
        #expect(handler.unknowns.isEmpty)
        let scenario = try handler.scenario("iphone-home-indicator")
        #expect(scenario.effects.contains { $0.name == .gap && $0.points == 34 })
    }
}
