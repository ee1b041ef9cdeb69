import UIKit

/// A flag, and the value that was there before.
final class AccountViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!
    private var isShowing = false
    private var restingConstant: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        restingConstant = bottom.constant
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard !isShowing, let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        isShowing = true
        bottom.constant = restingConstant + frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        guard isShowing else { return }
        isShowing = false
        bottom.constant = restingConstant
    }
}

/// The flag is set before the guard, so that it sticks.
final class SubscriptionViewController: UIViewController {
    @IBOutlet private weak var scrollView: UIScrollView!
    private var keyboardWasShown = false

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        if keyboardWasShown { return }
        keyboardWasShown = true
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect, frame.height > 300
        else { return }
        scrollView.contentInset.bottom = frame.height
    }
}

/// A guard on the value itself.
final class WithdrawViewController: UIViewController {
    @IBOutlet private weak var tableView: UITableView!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard tableView.contentInset.bottom == 0,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        tableView.contentInset.bottom += frame.height + 44
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        tableView.contentInset.bottom -= 44
    }
}

/// Only when the constant changes; the constant is known from code.
final class PlannerViewController: UIViewController {
    private let pane = UIView()
    private var paneBottom = NSLayoutConstraint()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(pane)
        paneBottom = view.bottomAnchor.constraint(equalTo: pane.bottomAnchor, constant: 12)
        paneBottom.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let constant = max(12, UIScreen.main.bounds.maxY - frame.minY)
        guard paneBottom.constant != constant else { return }
        paneBottom.constant = constant
    }
}

/// Adds the difference of the two frames.
final class LedgerViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        let info = notification.userInfo
        let begin = (info?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
        let end = (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
        let delta = end.origin.y - begin.origin.y
        bottom.constant -= delta
        view.frame = view.frame.offsetBy(dx: 0, dy: delta / 4)
    }
}

/// Adds the change of height to the view's own height.
final class ReceiptViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        view.frame.size.height -= frame.height / 4
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        view.frame.size.height += frame.height / 4
    }
}

/// The old inset is remembered when first needed.
final class AlbumViewController: UIViewController {
    @IBOutlet private weak var collectionView: UICollectionView!
    private var oldBottomInset: CGFloat?

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        oldBottomInset = oldBottomInset ?? collectionView.contentInset.bottom
        collectionView.contentInset.bottom = (oldBottomInset ?? 0) + frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        if let inset = oldBottomInset { collectionView.contentInset.bottom = inset }
        oldBottomInset = nil
    }
}

/// One handler that tells show from hide by where the frame ends.
final class LinkViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: NSNotification) {
        if let info = notification.userInfo {
            let endFrame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
            let endFrameY = endFrame?.origin.y ?? 0
            if endFrameY >= UIScreen.main.bounds.size.height {
                bottom.constant = 0.0
            } else {
                bottom.constant = endFrame?.size.height ?? 0.0
            }
        }
    }
}

/// Hide sets another constant than the design has.
final class LogFileViewController: UIViewController {
    private let logView = UITextView()
    private lazy var logBottom: NSLayoutConstraint = {
        return logView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(logView)
        logBottom.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        logBottom.constant = -frame.height - 12
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        logBottom.constant = -12
    }
}

/// Restores the safe area instead of nothing.
final class BackupViewController: UIViewController {
    @IBOutlet private weak var scrollView: UIScrollView!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        var inset = scrollView.contentInset
        inset.bottom = frame.height
        scrollView.contentInset = inset
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = view.safeAreaInsets.bottom
    }
}

/// Branches on the name with a `switch`, and counts.
final class DeliveryViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!
    private var shows = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(keyboard), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(self, selector: #selector(keyboard), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboard(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        switch notification.name {
        case UIResponder.keyboardWillShowNotification:
            shows += 1
            bottom.constant = frame.height + CGFloat(shows)
        case UIResponder.keyboardWillHideNotification:
            bottom.constant = 0
        default:
            break
        }
    }
}

/// An enumeration keeps what the keyboard is doing.
final class CourierViewController: UIViewController {
    private enum KeyboardState: Equatable {
        case hidden
        case shown(height: CGFloat)

        var height: CGFloat {
            switch self {
            case .hidden: return 0
            case .shown(let height): return height
            }
        }
    }

    @IBOutlet private var bottom: NSLayoutConstraint!
    private var state = KeyboardState.hidden {
        didSet { bottom.constant = state.height }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        state = .shown(height: frame.height)
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        state = .hidden
    }
}
