import Testing

@testable import Behaviour
@testable import LintEngine

/// Observers whose functions take the closure that runs, and hand it to one function that registers it.
struct HandedOnClosureTests {
    private static let watcher = """
        final class KeyboardWatcher {
            private var tokens: [NSObjectProtocol] = []

            @discardableResult func willShow(_ callback: @escaping (Notification) -> Void) -> Self {
                tokens.append(token(for: UIResponder.keyboardWillShowNotification, callback))
                return self
            }

            @discardableResult func willHide(_ callback: @escaping (Notification) -> Void) -> Self {
                tokens.append(token(for: UIResponder.keyboardWillHideNotification, callback))
                return self
            }

            private func token(
                for name: Notification.Name, _ callback: @escaping (Notification) -> Void
            ) -> NSObjectProtocol {
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { callback($0) }
            }
        }
        """

    private static let screen = """
        final class Chat: UIViewController {
            let bar = UIButton()
            var bottom: NSLayoutConstraint!
            var watcher: KeyboardWatcher?

            override func viewDidLoad() {
                view.addSubview(bar)
                bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                bottom.isActive = true
                watcher = KeyboardWatcher()
                    .willShow { [weak self] in self?.rise($0) }
                    .willHide { [weak self] _ in self?.bottom.constant = 0 }
            }

            func rise(_ notification: Notification) {
                guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                bottom.constant = -frame.height + 10
            }
        }
        """

    @Test func eachClosureIsAHandlerOfTheScreen() throws {
        let handlers = Project(["Watcher.swift": Self.watcher, "Chat.swift": Self.screen]).handlers.filter { $0.type == "Chat" }
        #expect(handlers.map { $0.observes.map(\.notification) } == [["willShow"], ["willHide"]])
        let shown = try #require(handlers.first).scenario("iphone-home-button")
        // 667 − 260 + 10.
        #expect(shown.steps.first?.legacyBottom == 417)
        #expect(shown.effects.map(\.name) == [.covered])
        #expect(try handlers[1].scenario("iphone-home-button").verdict == .agrees)
    }

    /// A closure that is not what runs for the keyboard makes nobody an observer.
    @Test func whatIsHandedElsewhereRegistersNobody() {
        let other = Self.watcher.replacing(
            "addObserver(forName: name, object: nil, queue: .main) { callback($0) }", with: "description")
        let handlers = Project(["Watcher.swift": other, "Chat.swift": Self.screen]).handlers
        #expect(!handlers.contains { $0.type == "Chat" })
    }
}
