extension KnownObserver {
    /// github.com/nixzhu/KeyboardMan: runs closures inside an animation with the keyboard's, and hands them its height and by how
    /// much that has grown. It observes from the first closure on that it is given.
    static let keyboardMan = KnownObserver(
        "KeyboardMan",
        """
        import UIKit

        public final class KeyboardMan {
            public struct KeyboardInfo {
                public let animationDuration: TimeInterval
                public let animationCurve: UInt
                public let frameBegin: CGRect
                public let frameEnd: CGRect
                public var height: CGFloat { frameEnd.height }
                public let heightIncrement: CGFloat
                public enum Action { case show, hide }
                public let action: Action
                let isSameAction: Bool
            }

            public private(set) var appearPostIndex = 0
            public private(set) var keyboardInfo: KeyboardInfo?
            public var keyboardObserveEnabled = false
            public var animateWhenKeyboardAppear: ((Int, CGFloat, CGFloat) -> Void)?
            public var animateWhenKeyboardDisappear: ((CGFloat) -> Void)?
            public var postKeyboardInfo: ((KeyboardMan, KeyboardInfo) -> Void)?
            private var lastHeight: CGFloat = 0
            private var hasShown = false
            private var hasHidden = false

            public init() {
                let center = NotificationCenter.default
                center.addObserver(
                    self, selector: #selector(willShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
                center.addObserver(
                    self, selector: #selector(willChangeFrame(_:)),
                    name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
                center.addObserver(
                    self, selector: #selector(willHide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
                center.addObserver(
                    self, selector: #selector(didHide(_:)), name: UIResponder.keyboardDidHideNotification, object: nil)
            }

            @objc private func willShow(_ note: Notification) { take(note, .show) }
            @objc private func willChangeFrame(_ note: Notification) {
                if hasShown { take(note, .show) }
            }
            @objc private func willHide(_ note: Notification) { take(note, .hide) }
            @objc private func didHide(_ note: Notification) {
                keyboardInfo = nil
                lastHeight = 0
                hasHidden = false
            }

            private func take(_ note: Notification, _ action: KeyboardInfo.Action) {
                guard let userInfo = note.userInfo,
                    let frameEnd = (userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                else { return }
                let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
                let curve = userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
                let info = KeyboardInfo(
                    animationDuration: duration?.doubleValue ?? 0, animationCurve: curve?.uintValue ?? 0,
                    frameBegin: (userInfo[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue ?? .zero,
                    frameEnd: frameEnd, heightIncrement: frameEnd.height - lastHeight, action: action,
                    isSameAction: action == .show ? hasShown : hasHidden)
                keyboardInfo = info
                lastHeight = frameEnd.height
                hasShown = action == .show
                hasHidden = action == .hide
                if !info.isSameAction || info.heightIncrement != 0 { tell(info) }
            }

            private func tell(_ info: KeyboardInfo) {
                let options = UIView.AnimationOptions(rawValue: info.animationCurve << 16)
                UIView.animate(
                    withDuration: info.animationDuration, delay: 0, options: options,
                    animations: {
                        switch info.action {
                        case .show:
                            self.animateWhenKeyboardAppear?(self.appearPostIndex, info.height, info.heightIncrement)
                            self.appearPostIndex += 1
                        case .hide:
                            self.animateWhenKeyboardDisappear?(info.height)
                            self.appearPostIndex = 0
                        }
                    }, completion: nil)
                postKeyboardInfo?(self, info)
            }
        }
        """)
}
