import UIKit

/// The frame as an optional `NSValue`, in one chain.
final class ProfileViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        if let rect = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue {
            bottom.constant = rect.height
        }
    }
}

/// Forced all the way.
final class PasswordViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: NSNotification) {
        let frame = (notification.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! NSValue).cgRectValue
        bottom.constant = frame.size.height
    }
}

/// The whole dictionary cast to one with string keys.
final class AddressViewController: UIViewController {
    @IBOutlet private weak var scrollView: UIScrollView!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let info = notification.userInfo as? [String: Any],
            let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
        else { return }
        UIView.animate(withDuration: duration) {
            self.scrollView.contentInset.bottom = frame.height
        }
    }
}

/// The same with `AnyObject`.
final class PaymentViewController: UIViewController {
    @IBOutlet private weak var scrollView: UIScrollView!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let info = notification.userInfo as? [String: AnyObject],
            let value = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        else { return }
        let size = value.cgRectValue.size
        scrollView.contentInset = UIEdgeInsets(top: scrollView.contentInset.top, left: 0, bottom: size.height, right: 0)
    }
}

/// Through `NSDictionary`.
final class CouponViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: NSNotification) {
        let userInfo = notification.userInfo! as NSDictionary
        let frame = (userInfo.value(forKey: UIResponder.keyboardFrameEndUserInfoKey) as! NSValue).cgRectValue
        bottom.constant = frame.height
    }
}

/// A failed cast counts as no keyboard.
final class FilterViewController: UIViewController {
    @IBOutlet private weak var tableView: UITableView!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange(_:)), name: UIResponder.keyboardWillChangeFrameNotification,
            object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        tableView.contentInset.bottom = frame.height == 0 ? 0 : frame.height + 8
    }
}

/// Keys first kept in constants; duration and curve in all their casts.
final class BookingViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        let frameKey = UIResponder.keyboardFrameEndUserInfoKey
        let durationKey = UIResponder.keyboardAnimationDurationUserInfoKey
        let curveKey = UIResponder.keyboardAnimationCurveUserInfoKey
        guard let info = notification.userInfo, let frame = info[frameKey] as? CGRect else { return }
        let duration = (info[durationKey] as? NSNumber)?.doubleValue ?? 0.25
        let curve = (info[curveKey] as? NSNumber)?.uintValue ?? 0
        // A tenth of a point per curve and a point per second show that both were read.
        bottom.constant = frame.height + CGFloat(duration) + CGFloat(curve) / 10
    }
}

/// A helper structure whose initialiser may fail.
private struct KeyboardTransition {
    let endFrame: CGRect
    let duration: TimeInterval
    let options: UIView.AnimationOptions

    init?(_ notification: Notification) {
        guard let info = notification.userInfo,
            let endFrame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
            let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        else { return nil }
        self.endFrame = endFrame
        self.duration = duration
        options = UIView.AnimationOptions(rawValue: curve << 16)
    }
}

final class ChatViewController: UIViewController {
    @IBOutlet private var inputBottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let transition = KeyboardTransition(notification) else { return }
        move(to: transition.endFrame.height, with: transition)
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        guard let transition = KeyboardTransition(notification) else { return }
        move(to: 0, with: transition)
    }

    private func move(to height: CGFloat, with transition: KeyboardTransition) {
        inputBottom.constant = height
        UIView.animate(withDuration: transition.duration, delay: 0, options: transition.options) {
            self.view.layoutIfNeeded()
        }
    }
}

/// Computed properties on the notification itself.
extension Notification {
    fileprivate var keyboardEndFrame: CGRect {
        (userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
    }

    fileprivate var keyboardHeight: CGFloat { keyboardEndFrame.height }
}

final class CommentThreadViewController: UIViewController {
    @IBOutlet private weak var tableView: UITableView!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        tableView.contentInset.bottom = notification.keyboardHeight
        tableView.verticalScrollIndicatorInsets.bottom = notification.keyboardEndFrame.height - view.safeAreaInsets.bottom
    }
}

/// Only the app's own keyboard moves anything.
final class SplitNotesViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let isLocal = notification.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber, isLocal.boolValue,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        bottom.constant = frame.height
    }
}
