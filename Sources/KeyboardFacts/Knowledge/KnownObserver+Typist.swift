extension KnownObserver {
    /// github.com/totocaster/Typist: hands closures what the notification says, once `start()` was called.
    static let typist = KnownObserver(
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
        """)
}
