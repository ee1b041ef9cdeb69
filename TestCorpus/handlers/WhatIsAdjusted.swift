import UIKit

/// Content inset, both indicators' insets and the offset, which follows the content up.
final class ConversationViewController: UIViewController {
    @IBOutlet private weak var tableView: UITableView!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let difference = frame.height - tableView.contentInset.bottom
        tableView.contentInset.bottom = frame.height
        tableView.verticalScrollIndicatorInsets.bottom = frame.height
        tableView.horizontalScrollIndicatorInsets = tableView.verticalScrollIndicatorInsets
        tableView.contentOffset.y += difference
    }
}

/// The offset alone, set by the method.
final class GiftViewController: UIViewController {
    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private weak var nameField: UITextField!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let target = CGPoint(x: scrollView.contentOffset.x, y: nameField.frame.maxY + frame.height - view.bounds.height)
        scrollView.setContentOffset(target, animated: true)
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.setContentOffset(.zero, animated: true)
    }
}

/// Insets, then the first responder is scrolled to.
final class RegistrationFormViewController: UIViewController {
    @IBOutlet private weak var scrollView: UIScrollView!
    private var activeField: UITextField?

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardDidShow), name: UIResponder.keyboardDidShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardDidShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let insets = UIEdgeInsets(top: 0, left: 0, bottom: frame.height, right: 0)
        scrollView.contentInset = insets
        scrollView.scrollIndicatorInsets = insets
        var visible = view.frame
        visible.size.height -= frame.height
        if let field = activeField, !visible.contains(field.frame.origin) {
            scrollView.scrollRectToVisible(field.frame, animated: true)
        }
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        let insets = UIEdgeInsets.zero
        scrollView.contentInset = insets
        scrollView.scrollIndicatorInsets = insets
    }
}

/// The centre of a card.
final class CardViewController: UIViewController {
    @IBOutlet private weak var card: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        card.center = CGPoint(x: view.bounds.midX, y: frame.minY / 2)
    }
}

/// Only the centre's y.
final class DialogViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        view.center.y = view.bounds.midY - frame.height / 2
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        view.center.y = view.bounds.midY
    }
}

/// A transform, taken away again.
final class WelcomeViewController: UIViewController {
    @IBOutlet private weak var container: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        container.transform = CGAffineTransform(translationX: 0, y: -frame.height + 40)
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        container.transform = .identity
    }
}

/// The whole view's transform, moved on with every change.
final class OnboardingViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let begin = notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
            let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        view.transform = view.transform.translatedBy(x: 0, y: (end.minY - begin.minY) / 2)
    }
}

/// What the controller adds to the safe area, less what is there already.
final class WebViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let covered = max(0, view.bounds.maxY - view.convert(frame, from: nil).minY)
        let own = view.safeAreaInsets.bottom - additionalSafeAreaInsets.bottom
        additionalSafeAreaInsets.bottom = max(0, covered - own)
    }
}

/// The same without that thought: what it adds is subtracted the next time.
final class StickerPickerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        additionalSafeAreaInsets = UIEdgeInsets(
            top: 0, left: 0, bottom: frame.height - view.safeAreaInsets.bottom, right: 0)
    }
}

/// Two constraints of which one is active.
final class SearchOverlayViewController: UIViewController {
    private let panel = UIView()
    private lazy var restingBottom = panel.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    private lazy var raisedBottom = panel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -300)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(panel)
        restingBottom.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        restingBottom.isActive = false
        raisedBottom.constant = -frame.height
        raisedBottom.isActive = true
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        NSLayoutConstraint.deactivate([raisedBottom])
        NSLayoutConstraint.activate([restingBottom])
    }
}

/// The height of a view, so that nothing is moved.
final class SketchViewController: UIViewController {
    @IBOutlet private weak var canvasHeight: NSLayoutConstraint!
    private var fullHeight: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        fullHeight = canvasHeight.constant
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        canvasHeight.constant = fullHeight - frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        canvasHeight.constant = fullHeight
    }
}

/// A frame put together anew.
final class MapNoteViewController: UIViewController {
    private let noteView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(noteView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        noteView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: frame.minY - 8)
        noteView.bounds.origin.y = 4
    }
}

/// A constraint of the old kind, the container first.
final class LegacyFormViewController: UIViewController {
    private let form = UIView()
    private var formBottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(form)
        formBottom = NSLayoutConstraint(
            item: view!, attribute: .bottom, relatedBy: .equal, toItem: form, attribute: .bottom, multiplier: 1, constant: 24)
        view.addConstraint(formBottom)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let isVisible = frame.minY < UIScreen.main.bounds.maxY
        formBottom.constant = isVisible ? frame.height + 24 : 24
    }
}

/// A view of its own that listens, and lays out what it holds.
final class ComposerBar: UIView {
    private let textView = UITextView()
    private var bottom: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(textView)
        bottom = textView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let local = convert(frame, from: nil)
        bottom?.constant = -4 - bounds.intersection(local).height
    }
}
