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

    private init(_ className: String, _ text: String) {
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
        // github.com/totocaster/Typist: hands closures what the notification says, once `start()` was called.
        KnownObserver(
            "Typist",
            """
            import UIKit

            public class Typist: NSObject {
                public static let shared = Typist()

                public struct KeyboardOptions {
                    public let belongsToCurrentApp: Bool
                    public let startFrame: CGRect
                    public let endFrame: CGRect
                    public let animationCurve: UIView.AnimationCurve
                    public let animationDuration: Double
                    public var animationOptions: UIView.AnimationOptions {
                        UIView.AnimationOptions(rawValue: UInt(animationCurve.rawValue) << 16)
                    }
                }

                public enum KeyboardEvent { case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame }

                private var onWillShow: ((KeyboardOptions) -> Void)?
                private var onDidShow: ((KeyboardOptions) -> Void)?
                private var onWillHide: ((KeyboardOptions) -> Void)?
                private var onDidHide: ((KeyboardOptions) -> Void)?
                private var onWillChangeFrame: ((KeyboardOptions) -> Void)?
                private var onDidChangeFrame: ((KeyboardOptions) -> Void)?

                @discardableResult
                public func on(event: KeyboardEvent, do callback: ((KeyboardOptions) -> Void)?) -> Self {
                    switch event {
                    case .willShow: onWillShow = callback
                    case .didShow: onDidShow = callback
                    case .willHide: onWillHide = callback
                    case .didHide: onDidHide = callback
                    case .willChangeFrame: onWillChangeFrame = callback
                    case .didChangeFrame: onDidChangeFrame = callback
                    }
                    return self
                }

                public func toolbar(scrollView: UIScrollView) -> Self { self }

                public func start() {
                    let center = NotificationCenter.default
                    if onWillShow != nil {
                        center.addObserver(
                            self, selector: #selector(willShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
                    }
                    if onDidShow != nil {
                        center.addObserver(
                            self, selector: #selector(didShow(_:)), name: UIResponder.keyboardDidShowNotification, object: nil)
                    }
                    if onWillHide != nil {
                        center.addObserver(
                            self, selector: #selector(willHide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
                    }
                    if onDidHide != nil {
                        center.addObserver(
                            self, selector: #selector(didHide(_:)), name: UIResponder.keyboardDidHideNotification, object: nil)
                    }
                    if onWillChangeFrame != nil {
                        center.addObserver(
                            self, selector: #selector(willChangeFrame(_:)),
                            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
                    }
                    if onDidChangeFrame != nil {
                        center.addObserver(
                            self, selector: #selector(didChangeFrame(_:)),
                            name: UIResponder.keyboardDidChangeFrameNotification, object: nil)
                    }
                }

                public func stop() { NotificationCenter.default.removeObserver(self) }

                @objc private func willShow(_ note: Notification) { onWillShow?(options(note)) }
                @objc private func didShow(_ note: Notification) { onDidShow?(options(note)) }
                @objc private func willHide(_ note: Notification) { onWillHide?(options(note)) }
                @objc private func didHide(_ note: Notification) { onDidHide?(options(note)) }
                @objc private func willChangeFrame(_ note: Notification) { onWillChangeFrame?(options(note)) }
                @objc private func didChangeFrame(_ note: Notification) { onDidChangeFrame?(options(note)) }

                private func options(_ note: Notification) -> KeyboardOptions {
                    let info = note.userInfo
                    let curve = (info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue ?? 0
                    return KeyboardOptions(
                        belongsToCurrentApp: (info?[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue ?? true,
                        startFrame: (info?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue ?? .zero,
                        endFrame: (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero,
                        animationCurve: UIView.AnimationCurve(rawValue: curve) ?? .linear,
                        animationDuration:
                            (info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0)
                }
            }
            """),
    ]
}
