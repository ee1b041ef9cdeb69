import Reporting
import Testing

@testable import Behaviour

/// Listeners that keep those whom they tell without owning them.
///
/// In the Stage Manager scenario the keyboard is 398 points high.
struct WeakDelegateTests {
    /// A listener that keeps its delegates weakly calls them all the same.
    @Test(arguments: [
        (
            "private var delegates = NSHashTable<AnyObject>.weakObjects()", "delegates.add(delegate)",
            "delegates.allObjects.compactMap { $0 as? KeyboardListenerDelegate }.forEach { $0.keyboardMoved(frame) }"
        ),
        (
            "private let delegates: NSHashTable<KeyboardListenerDelegate> = .weakObjects()", "delegates.add(delegate)",
            "for case let delegate as KeyboardListenerDelegate in delegates.allObjects { delegate.keyboardMoved(frame) }"
        ),
        (
            "private let delegates = NSPointerArray.weakObjects()",
            "delegates.addPointer(Unmanaged.passUnretained(delegate).toOpaque())",
            "delegates.allObjects.forEach { ($0 as? KeyboardListenerDelegate)?.keyboardMoved(frame) }"
        ),
        (
            "private struct Weak { weak var value: KeyboardListenerDelegate? }\nprivate var delegates: [Weak] = []",
            "delegates.append(Weak(value: delegate))", "delegates.forEach { $0.value?.keyboardMoved(frame) }"
        ),
    ])
    func delegatesThatAreKeptWeaklyAreFollowed(property: String, adding: String, telling: String) throws {
        let handlers = Project([
            "Support/KeyboardListener.swift": """
            final class KeyboardListener {
                static let shared = KeyboardListener()
                \(property)
                func add(delegate: KeyboardListenerDelegate) { \(adding) }
                private init() { NotificationCenter.default.addObserver(
                        self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
                 }
                @objc private func keyboardWillShow(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    \(telling)
                }
            }
            """,
            "Support/KeyboardListenerDelegate.swift": """
            protocol KeyboardListenerDelegate: AnyObject { func keyboardMoved(_ frame: CGRect) }
            extension KeyboardListenerDelegate { func keyboardMoved(_ frame: CGRect) {} }
            """,
            "Chat.swift": """
            final class Chat: UIViewController, KeyboardListenerDelegate {
                let field = UIView()
                lazy var bottom = view.bottomAnchor.constraint(equalTo: field.bottomAnchor)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    KeyboardListener.shared.add(delegate: self)
                }
                func keyboardMoved(_ frame: CGRect) { bottom.constant = frame.height }
            }
            """,
        ]).handlers
        let handler = try #require(handlers.first { $0.type == "Chat" })
        #expect(handler.name == "keyboardMoved(_:)")
        #expect(handler.shown == [.points(398)])
        #expect(handler.outcome == .executed)
    }
}
