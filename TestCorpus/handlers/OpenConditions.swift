import UIKit

/// Moves only for the field that is being edited: nothing in the source says which that is.
final class LoginFormViewController: UIViewController {
    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.becomeFirstResponder()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        if nameField.isFirstResponder {
            bottom.constant = frame.height
        } else {
            bottom.constant = frame.height / 2
        }
    }
}

/// Asks whether it is loaded, and what is hidden.
final class HintViewController: UIViewController {
    @IBOutlet private weak var hint: UILabel!
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard isViewLoaded, view.window != nil,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        bottom.constant = frame.height + (hint.isHidden ? 0 : hint.frame.height)
    }
}

/// Leaves a constraint alone that an interface file already gave a constant.
final class TimerViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!
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
        if bottom.constant == 0 {
            bottom.constant = frame.height
        } else {
            scrollView.contentInset.bottom = frame.height
        }
        let minimum: CGFloat = 250 * 2
        if scrollView.contentSize.height > minimum, !scrollView.isDragging {
            scrollView.contentOffset.y += 10
        }
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = bottom.constant
    }
}

/// Tells phones from tablets by their size class.
final class BadgeViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        if UIDevice.current.userInterfaceIdiom == .phone {
            bottom.constant = frame.height
        } else {
            bottom.constant = frame.height - 50
        }
    }
}

/// Compares and clamps numbers that only a layout pass knows.
final class PosterViewController: UIViewController {
    @IBOutlet private weak var caption: UILabel!
    @IBOutlet private weak var footer: UIView!
    @IBOutlet private var bottom: NSLayoutConstraint!
    @IBOutlet private var top: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let overlap = caption.frame.maxY - frame.minY
        bottom.constant = max(0, overlap) + abs(overlap)
        top.constant = max(footer.frame.height, 0, -4) + min(footer.frame.width, 400) + frame.height.rounded(.up)
        if overlap > 0, footer.bounds.height >= 0 {
            top.constant += 1
        }
    }
}
