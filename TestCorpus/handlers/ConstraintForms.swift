import UIKit

/// The container first, made where the views are laid out.
final class SearchBarViewController: UIViewController {
    private let searchBar = UIView()
    private var barBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    private func layOut() {
        view.addSubview(searchBar)
        barBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: searchBar.bottomAnchor, constant: 12)
        barBottom?.isActive = true
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let overlap = max(0, view.bounds.maxY - view.convert(frame, from: nil).minY - view.safeAreaInsets.bottom)
        barBottom?.constant = 12 + overlap
    }
}

/// One constraint is switched off, another one on.
final class SubtitleViewController: UIViewController {
    private let subtitle = UIView()
    private lazy var resting = subtitle.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20)
    private lazy var raised = subtitle.bottomAnchor.constraint(equalTo: view.bottomAnchor)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(subtitle)
        resting.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        resting.isActive = false
        raised.constant = -frame.height
        raised.isActive = true
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        NSLayoutConstraint.deactivate([raised])
        NSLayoutConstraint.activate([resting])
    }
}

/// The same by priority.
final class TagEditorViewController: UIViewController {
    private let field = UIView()
    private var atRest: NSLayoutConstraint!
    private var aboveKeyboard: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        atRest = field.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        atRest.priority = UILayoutPriority(999)
        aboveKeyboard = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        aboveKeyboard.priority = UILayoutPriority(1)
        NSLayoutConstraint.activate([atRest, aboveKeyboard])
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        aboveKeyboard.constant = -frame.height
        aboveKeyboard.priority = UILayoutPriority(rawValue: 999)
        atRest.priority = .defaultLow
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        atRest.priority = .required
        aboveKeyboard.priority = .defaultLow
    }
}

/// The height of a view that stands at the bottom and carries the others.
final class SpacerViewController: UIViewController {
    private let spacer = UIView()
    private lazy var spacerHeight: NSLayoutConstraint = {
        let height = spacer.heightAnchor.constraint(equalToConstant: 0)
        height.isActive = true
        return height
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(spacer)
        NSLayoutConstraint.activate([
            spacer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            spacer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        spacerHeight.constant = view.safeAreaInsets.bottom
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        spacerHeight.constant = view.bounds.intersection(view.convert(frame, from: nil)).height
    }
}

/// A function of the program makes the constraint from the attributes that it is given.
final class ReplyBarViewController: UIViewController {
    private let replyBar = UIView()
    private var replyBottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(replyBar)
        replyBottom = replyBar.tie(.bottom, to: .bottom, of: view, constant: -6)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let sign: CGFloat = replyBottom.firstItem === replyBar ? -1 : 1
        replyBottom.constant = sign * (frame.height + 6)
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        replyBottom.constant = replyBottom.secondAttribute == .bottom ? -6 : 0
    }
}

extension UIView {
    fileprivate func tie(
        _ attribute: NSLayoutConstraint.Attribute, to other: NSLayoutConstraint.Attribute, of view: UIView, constant: CGFloat
    ) -> NSLayoutConstraint {
        let made = NSLayoutConstraint(
            item: self, attribute: attribute, relatedBy: .equal, toItem: view, attribute: other, multiplier: 1, constant: constant
        )
        made.isActive = true
        return made
    }
}
