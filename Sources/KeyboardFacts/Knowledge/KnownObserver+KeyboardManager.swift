extension KnownObserver {
    /// github.com/nathantannar4/InputBarAccessoryView, "KeyboardManager": hands closures what the notification says, from when it
    /// is made. What it does with a bar that is bound to it is its own.
    static let keyboardManager = KnownObserver(
        "KeyboardManager",
        """
        import UIKit

        public enum KeyboardEvent { case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame, unknown }

        public struct KeyboardNotification {
            public let event: KeyboardEvent
            public let timeInterval: TimeInterval
            public let animationOptions: UIView.AnimationOptions
            public let isForCurrentApp: Bool
            public var startFrame: CGRect
            public var endFrame: CGRect
        }

        open class KeyboardManager: NSObject {
            public typealias EventCallback = (KeyboardNotification) -> Void

            private var onWillShow: EventCallback?
            private var onDidShow: EventCallback?
            private var onWillHide: EventCallback?
            private var onDidHide: EventCallback?
            private var onWillChangeFrame: EventCallback?
            private var onDidChangeFrame: EventCallback?

            public override init() {
                super.init()
                let center = NotificationCenter.default
                center.addObserver(
                    self, selector: #selector(willShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
                center.addObserver(
                    self, selector: #selector(didShow(_:)), name: UIResponder.keyboardDidShowNotification, object: nil)
                center.addObserver(
                    self, selector: #selector(willHide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
                center.addObserver(
                    self, selector: #selector(didHide(_:)), name: UIResponder.keyboardDidHideNotification, object: nil)
                center.addObserver(
                    self, selector: #selector(willChangeFrame(_:)),
                    name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
                center.addObserver(
                    self, selector: #selector(didChangeFrame(_:)),
                    name: UIResponder.keyboardDidChangeFrameNotification, object: nil)
            }

            @discardableResult
            open func on(event: KeyboardEvent, do callback: EventCallback?) -> Self {
                switch event {
                case .willShow: onWillShow = callback
                case .didShow: onDidShow = callback
                case .willHide: onWillHide = callback
                case .didHide: onDidHide = callback
                case .willChangeFrame: onWillChangeFrame = callback
                case .didChangeFrame: onDidChangeFrame = callback
                case .unknown: break
                }
                return self
            }

            @discardableResult
            open func bind(to scrollView: UIScrollView) -> Self {
                scrollView.keyboardDismissMode = .interactive
                return self
            }

            @objc private func willShow(_ note: NSNotification) { onWillShow?(said(.willShow, note)) }
            @objc private func didShow(_ note: NSNotification) { onDidShow?(said(.didShow, note)) }
            @objc private func willHide(_ note: NSNotification) { onWillHide?(said(.willHide, note)) }
            @objc private func didHide(_ note: NSNotification) { onDidHide?(said(.didHide, note)) }
            @objc private func willChangeFrame(_ note: NSNotification) { onWillChangeFrame?(said(.willChangeFrame, note)) }
            @objc private func didChangeFrame(_ note: NSNotification) { onDidChangeFrame?(said(.didChangeFrame, note)) }

            private func said(_ event: KeyboardEvent, _ note: NSNotification) -> KeyboardNotification {
                let info = note.userInfo
                let curve = (info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue ?? 0
                return KeyboardNotification(
                    event: event,
                    timeInterval: (info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0.25,
                    animationOptions: UIView.AnimationOptions(rawValue: UInt(curve) << 16),
                    isForCurrentApp: (info?[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue ?? true,
                    startFrame: (info?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue ?? .zero,
                    endFrame: (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero)
            }
        }
        """)
}
