import Testing

@testable import Behaviour

/// A publisher that an extension of UIKit's classes has, and its subscriber in a class whose superclasses are in other files.
struct SubscriberBaseTests {
    private let files = [
        "Keyboard.swift": """
        extension UIResponder {
            var heightPublisher: AnyPublisher<CGFloat, Never> {
                NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
                    .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
                    .map(\\.height)
                    .eraseToAnyPublisher()
            }
        }
        """,
        "Form.swift": """
        final class Form: Base<UIView> {
            let bar = UIView()
            var bottom: NSLayoutConstraint!
            override func viewDidLoad() {
                view.addSubview(bar)
                bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
                bottom.isActive = true
                heightPublisher.sink { [weak self] height in self?.bottom.constant = -height }.store(in: &bag)
            }
        }
        """,
    ]

    @Test(arguments: [
        ["Base.swift": "class Base<Content: UIView>: UIViewController { let content = Content() }"],
        ["Base.swift": "class Base<Content: UIView>: Root {}", "Root.swift": "class Root: UIViewController {}"],
    ])
    func theSubscriberIsFoundAboveItsSuperclasses(bases: [String: String]) throws {
        let handler = try #require(Project(files.merging(bases) { $1 }).handlers.first)
        #expect(handler.type == "Form")
        let effect = try handler.scenario("iphone-home-indicator").effects.first { $0.name == .gap }
        #expect(effect?.points == 34)
    }

    /// What is no responder does not have it.
    @Test func anotherClassHasNone() throws {
        let handler = try #require(Project(files.merging(["Base.swift": "class Base<Content> {}"]) { $1 }).handlers.first)
        #expect(handler.outcome == .notExecuted)
    }
}
