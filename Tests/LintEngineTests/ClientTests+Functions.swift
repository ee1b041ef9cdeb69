import KeyboardFacts
import KeyboardModel
import PatternMatching
import Reporting
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// Clients that a function registers with what they hand it.
extension ClientTests {
    @Test func aFunctionThatTakesSelectorsMakesItsCallersObservers() throws {
        let handlers = Project([
            "UIViewController+Keyboard.swift": """
            extension UIViewController {
                func observeKeyboard(show: Selector, hide: Selector) {
                    let pairs = [(show, UIResponder.keyboardWillShowNotification), (hide, UIResponder.keyboardWillHideNotification)]
                    NotificationCenter.default.addObserver(self, selector: show, name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(self, selector: hide, name: UIResponder.keyboardWillHideNotification, object: nil)
                }
            }
            """,
            "Chat.swift": screen(
                "Chat", "observeKeyboard(show: #selector(raise), hide: #selector(lower))",
                members: """
                    @objc func raise(_ note: Notification) {
                        \(readsFrame)
                        bottom.constant = frame.height
                    }
                    @objc func lower() { bottom.constant = 0 }
                    """),
        ]).handlers
        #expect(handlers.map(\.name) == ["raise(_:)", "lower()"])
        #expect(handlers.map(\.type) == ["Chat", "Chat"])
        #expect(handlers.first?.observes.map(\.form) == ["wrapper"])
        #expect(handlers.first?.observes.map(\.path) == ["UIViewController+Keyboard.swift"])
        #expect(handlers.first.shown == [.points(398)])
    }

    /// The class in one file, what registers its handlers in the second, and they in the third: whichever of them is run, the
    /// handlers are found, and are the same.
    @Test func whatARegistrationOfAnotherFileNamesIsLookedForToo() {
        let handlers = Project([
            "Chat.swift": screen("Chat", "addObservers()"),
            "Chat+Observers.swift": """
            extension Chat {
                func addObservers() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(raise), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
            }
            """,
            "Chat+Keyboard.swift": """
            extension Chat {
                @objc func raise(_ note: Notification) {
                    \(readsFrame)
                    bottom.constant = frame.height
                }
            }
            """,
        ]).handlers
        #expect(handlers.map(\.name) == ["raise(_:)"])
        #expect(handlers.first.shown == [.points(398)])
    }

    @Test func aFunctionThatTakesAClosureMakesItsCallersObservers() {
        let handlers = Project([
            "Keyboard.swift": """
            enum KeyboardCenter {
                static func onKeyboardShow(execute action: @escaping (CGFloat) -> Void) {
                    NotificationCenter.default.addObserver(
                        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
                    ) { note in
                        \(readsFrame)
                        action(frame.height)
                    }
                }
            }
            """,
            "Chat.swift": screen(
                "Chat", "KeyboardCenter.onKeyboardShow { [weak self] height in self?.bottom.constant = height }"),
        ]).handlers
        #expect(handlers.filter { !$0.sinks.isEmpty }.map(\.type) == ["Chat"])
        #expect(handlers.first { $0.type == "Chat" }.shown == [.points(398)])
    }

    @Test func whoConformsToAProtocolIsServedByItsDefaultImplementation() {
        let handlers = Project([
            "KeyboardFollowing.swift": """
            protocol KeyboardFollowing: AnyObject {
                var tracker: KeyboardTracker? { get set }
                func follow(_ height: CGFloat)
            }
            extension KeyboardFollowing {
                func followKeyboard() {
                    guard tracker == nil else { return }
                    tracker = KeyboardTracker()
                    tracker?.onChange = { [weak self] height in self?.follow(height) }
                }
            }
            final class KeyboardTracker {
                var onChange: ((CGFloat) -> Void)?
                init() { \(observes("moved(_:)")) }
                @objc func moved(_ note: Notification) {
                    \(readsFrame)
                    onChange?(frame.height)
                }
            }
            """,
            "Chat.swift": screen(
                "Chat", "followKeyboard()", members: "var tracker: KeyboardTracker?",
                inherits: "UIViewController, KeyboardFollowing")
                + "\nextension Chat { func follow(_ height: CGFloat) { bottom.constant = height } }",
        ]).handlers
        #expect(handlers.map(\.name) == ["follow(_:)", "moved(_:)"])
        #expect(handlers.first.shown == [.points(398)])
    }
}
