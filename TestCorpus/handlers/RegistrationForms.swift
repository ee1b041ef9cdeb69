import UIKit

/// Selectors kept in an extension, as some style guides ask for.
extension Selector {
    fileprivate static let checkoutKeyboardShown = #selector(CheckoutViewController.keyboardShown(_:))
    fileprivate static let checkoutKeyboardHidden = #selector(CheckoutViewController.keyboardHidden(_:))
}

final class CheckoutViewController: UIViewController {
    @IBOutlet private weak var scrollView: UIScrollView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: .checkoutKeyboardShown, name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(
            self, selector: .checkoutKeyboardHidden, name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc fileprivate func keyboardShown(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height + 12
    }

    @objc fileprivate func keyboardHidden(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}

/// The selector goes through a variable.
final class InvoiceViewController: UIViewController {
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        let adjust = #selector(adjustTable(for:))
        NotificationCenter.default.addObserver(
            self, selector: adjust, name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: adjust, name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func adjustTable(for notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let isShowing = notification.name == UIResponder.keyboardWillShowNotification
        tableView.contentInset.bottom = isShowing ? frame.height : 0
    }
}

/// Block observers whose block is a method.
final class FeedbackFormViewController: UIViewController {
    @IBOutlet private var bottomConstraint: NSLayoutConstraint!
    private var observers: [NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let center = NotificationCenter.default
        observers = [
            center.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main, using: keyboardWillShow),
            center.addObserver(
                forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main, using: keyboardWillHide),
        ]
    }

    private func keyboardWillShow(_ notification: Notification) {
        guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        bottomConstraint.constant = value.cgRectValue.height
    }

    private func keyboardWillHide(_ notification: Notification) {
        bottomConstraint.constant = 0
    }
}

/// One selector for a list of names, visited by `forEach`.
final class SurveyViewController: UIViewController {
    @IBOutlet private var stackBottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification].forEach {
            NotificationCenter.default.addObserver(self, selector: #selector(keyboardMoved), name: $0, object: nil)
        }
    }

    @objc private func keyboardMoved(_ notification: NSNotification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        stackBottom.constant = view.bounds.maxY - frame.minY
    }
}

/// The same with a loop over a constant of the class.
final class OrderNotesViewController: UIViewController {
    private static let names: [Notification.Name] = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ]
    private let notes = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(notes)
        for name in OrderNotesViewController.names {
            NotificationCenter.default.addObserver(self, selector: #selector(update(_:)), name: name, object: nil)
        }
    }

    @objc private func update(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let visible = frame.intersection(UIScreen.main.bounds)
        notes.contentInset.bottom = visible.height
    }
}

/// The constants under the names of other classes that inherit them.
final class VoucherViewController: UIViewController {
    @IBOutlet private var fieldBottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(appear(_:)), name: UIApplication.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(disappear), name: UIWindow.keyboardDidHideNotification, object: nil)
    }

    @objc private func appear(_ notification: Notification) {
        let key = UIApplication.keyboardFrameEndUserInfoKey
        if let frame = notification.userInfo?[key] as? CGRect { fieldBottom.constant = 20 + frame.height }
    }

    @objc private func disappear() {
        fieldBottom.constant = 20
    }
}

/// Swift 4's spelling, unchanged since.
final class TransferViewController: UIViewController {
    @IBOutlet weak var amountField: UITextField!
    @IBOutlet weak var bottomSpace: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(TransferViewController.keyboardWillShow(notification:)), name: .UIKeyboardWillShow,
            object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(TransferViewController.keyboardWillHide(notification:)), name: .UIKeyboardWillHide,
            object: nil)
    }

    @objc func keyboardWillShow(notification: NSNotification) {
        let info = notification.userInfo!
        let size = (info[UIKeyboardFrameEndUserInfoKey] as! NSValue).cgRectValue.size
        let seconds = info[UIKeyboardAnimationDurationUserInfoKey] as! Double
        bottomSpace.constant = size.height
        UIView.animate(withDuration: seconds) { self.view.layoutIfNeeded() }
    }

    @objc func keyboardWillHide(notification: NSNotification) {
        bottomSpace.constant = 0
    }
}

/// A function of the app's own that takes the selectors.
extension UIViewController {
    fileprivate func observeKeyboard(show: Selector, hide: Selector) {
        let center = NotificationCenter.default
        center.addObserver(self, selector: show, name: UIResponder.keyboardDidShowNotification, object: nil)
        center.addObserver(self, selector: hide, name: UIResponder.keyboardDidHideNotification, object: nil)
    }
}

final class PinCodeViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        observeKeyboard(show: #selector(raise(_:)), hide: #selector(lower))
    }

    @objc private func raise(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        bottom.constant = frame.height
    }

    @objc private func lower() {
        bottom.constant = 0
    }
}

/// One handler for all six.
final class DebugConsoleViewController: UIViewController {
    private let console = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(console)
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(moved), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(self, selector: #selector(moved), name: UIResponder.keyboardDidShowNotification, object: nil)
        center.addObserver(self, selector: #selector(moved), name: UIResponder.keyboardWillHideNotification, object: nil)
        center.addObserver(self, selector: #selector(moved), name: UIResponder.keyboardDidHideNotification, object: nil)
        center.addObserver(
            self, selector: #selector(moved), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        center.addObserver(
            self, selector: #selector(moved), name: UIResponder.keyboardDidChangeFrameNotification, object: nil)
    }

    @objc private func moved(_ notification: Notification) {
        guard let begin = notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
            let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        console.contentInset.bottom = max(0, UIScreen.main.bounds.maxY - end.minY)
        console.contentInset.top = begin.minY > end.minY ? 10 : 0
    }
}

/// Observes from `viewWillAppear`, takes itself off the list in `viewWillDisappear`.
final class TicketViewController: UIViewController {
    @IBOutlet private weak var scrollView: UIScrollView!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardDidShow), name: UIResponder.keyboardDidShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(self, name: UIResponder.keyboardDidShowNotification, object: nil)
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func keyboardDidShow(notification: Notification) {
        let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
        scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: frame.size.height, right: 0)
        scrollView.scrollIndicatorInsets = scrollView.contentInset
    }

    @objc private func keyboardWillHide(notification: Notification) {
        scrollView.contentInset = .zero
        scrollView.scrollIndicatorInsets = .zero
    }
}
