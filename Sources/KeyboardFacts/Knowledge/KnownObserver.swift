import SourceText
import SwiftParser

/// Somebody else's code that observes the keyboard for its clients, as far as they can tell.
///
/// Packages are mostly not among what is linted. What such code promises is written down in Swift, here for packages that many
/// use, in a file of the project's own for others, and run like the program's own code.
package struct KnownObserver: Sendable {
    /// A program that declares a class of the name has another one, and that counts. Nil for what a project describes itself.
    package let className: String?
    /// Its path is no file's: `package:KeyboardHandler`.
    package let file: SourceFile

    init(_ className: String, _ text: String) {
        self.className = className
        file = SourceFile(path: Self.scheme + className, text: text)
    }

    /// What a project says of a package it uses.
    ///
    /// - Returns: nil where nobody could be a client of anything in the file.
    package init?(describedIn file: SourceFile) {
        className = nil
        self.file = SourceFile(path: Self.scheme + file.path, bytes: file.bytes)
        let facts = FileFacts(parse(self.file))
        if ObserverSeeds(facts.handlers, in: facts.index).isEmpty { return nil }
    }

    private static let scheme = "package:"

    /// Whether a path is that of such a description, rather than of a file with code of the program.
    package static func describes(path: String) -> Bool { path.hasPrefix(scheme) }

    package static let all = [
        // SoraUI, "KeyboardHandler": hands its closure the keyboard's frame.
        KnownObserver(
            "KeyboardHandler",
            """
            import UIKit

            public final class KeyboardHandler {
                public var animateOnFrameChange: ((CGRect) -> Void)?

                public init(with view: UIView?) {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(moved(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
                }

                @objc private func moved(_ notification: Notification) {
                    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    UIView.animate(withDuration: 0.25) { self.animateOnFrameChange?(frame) }
                }
            }
            """),
        // github.com/square/swift-keyboard-observer: tells its delegates, who then ask where the keyboard is in their views.
        KnownObserver(
            "KeyboardObserver",
            """
            import UIKit

            public protocol KeyboardObserverDelegate: AnyObject {
                func keyboardFrameWillChange(
                    for observer: KeyboardObserver, animationDuration: Double, animationCurve: UIView.AnimationCurve)
            }

            public enum KeyboardFrame: Equatable {
                case nonOverlapping
                case overlapping(frame: CGRect)
            }

            public final class KeyboardObserver {
                public static let shared = KeyboardObserver()
                private var delegates = [WeakKeyboardDelegate]()
                private var latest: CGRect?

                public init() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(moved(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
                }

                public func add(delegate: KeyboardObserverDelegate) { delegates.append(WeakKeyboardDelegate(delegate)) }

                public func currentFrame(in view: UIView) -> KeyboardFrame? {
                    guard let window = view.window, let frame = latest else { return nil }
                    let local = view.convert(frame, from: window.screen.coordinateSpace)
                    return local.intersects(view.bounds) ? .overlapping(frame: local) : .nonOverlapping
                }

                @objc private func moved(_ notification: Notification) {
                    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    latest = frame
                    for box in delegates {
                        box.delegate?.keyboardFrameWillChange(for: self, animationDuration: 0.25, animationCurve: .easeInOut)
                    }
                }
            }

            final class WeakKeyboardDelegate {
                weak var delegate: KeyboardObserverDelegate?
                init(_ delegate: KeyboardObserverDelegate) { self.delegate = delegate }
            }
            """),
        typist, keyboardMan, keyboardManager,
    ]
}
