import UIKit

/// A base class that registers, and subclasses that say what a height means to them.
class KeyboardAwareViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        keyboardDidAppear(height: frame.height)
    }

    @objc func keyboardWillHide(_ notification: Notification) {
        keyboardDidDisappear()
    }

    func keyboardDidAppear(height: CGFloat) {}
    func keyboardDidDisappear() {}
}

final class ShippingViewController: KeyboardAwareViewController {
    private let button = UIButton(type: .system)
    private var buttonBottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
        buttonBottom = button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20)
        buttonBottom.isActive = true
    }

    override func keyboardWillShow(_ notification: Notification) {
        super.keyboardWillShow(notification)
        buttonBottom.constant -= 4
    }

    override func keyboardDidAppear(height: CGFloat) {
        buttonBottom.constant = -20 - height + view.safeAreaInsets.bottom
    }

    override func keyboardDidDisappear() {
        buttonBottom.constant = -20
    }
}

/// An object that observes for a scroll view.
final class ScrollViewKeyboardAdjuster {
    private weak var scrollView: UIScrollView?
    private let margin: CGFloat

    init(scrollView: UIScrollView, margin: CGFloat = 8) {
        self.scrollView = scrollView
        self.margin = margin
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let scrollView = scrollView,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let isVisible = frame.minY < UIScreen.main.bounds.height
        scrollView.contentInset.bottom = isVisible ? frame.height + margin : 0
    }
}

final class ArticleViewController: UIViewController {
    private let scrollView = UIScrollView()
    private var adjuster: ScrollViewKeyboardAdjuster?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        adjuster = ScrollViewKeyboardAdjuster(scrollView: scrollView)
    }
}

/// A protocol with a default implementation.
private protocol KeyboardInsettable: AnyObject {
    var insetScrollView: UIScrollView { get }
}

extension KeyboardInsettable {
    fileprivate func applyInset(for notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        insetScrollView.contentInset.bottom = frame.height
        insetScrollView.verticalScrollIndicatorInsets.bottom = frame.height
    }

    fileprivate func removeInset() {
        insetScrollView.contentInset.bottom = 0
        insetScrollView.verticalScrollIndicatorInsets.bottom = 0
    }
}

final class GlossaryViewController: UIViewController, KeyboardInsettable {
    private let tableView = UITableView()
    fileprivate var insetScrollView: UIScrollView { tableView }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        applyInset(for: notification)
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        removeInset()
    }
}

/// An extension of UIKit's class that says how much is covered.
extension UIView {
    fileprivate func coveredHeight(by notification: Notification) -> CGFloat {
        guard let window = window, let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else {
            return 0
        }
        let frame = convert(end, from: window.screen.coordinateSpace)
        return bounds.intersection(frame).height
    }
}

extension UIScrollView {
    fileprivate func setBottomInset(_ inset: CGFloat) {
        contentInset.bottom = inset
        verticalScrollIndicatorInsets.bottom = inset
    }
}

final class DictionaryViewController: UIViewController {
    @IBOutlet private weak var scrollView: UIScrollView!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        let covered = view.coveredHeight(by: notification)
        scrollView.setBottomInset(max(0, covered - view.safeAreaInsets.bottom))
    }
}

/// A helper that calls back.
private final class KeyboardWatcher {
    var onChange: ((CGFloat, TimeInterval) -> Void)?

    func start() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(willShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(willHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func willShow(_ notification: Notification) {
        guard let info = notification.userInfo, let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else {
            return
        }
        onChange?(frame.height, info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0)
    }

    @objc private func willHide(_ notification: Notification) {
        onChange?(0, 0.25)
    }
}

final class LessonViewController: UIViewController {
    private let watcher = KeyboardWatcher()
    private let answer = UITextField()
    private lazy var answerBottom = answer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -30)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(answer)
        answerBottom.isActive = true
        watcher.onChange = { [weak self] height, duration in
            guard let self = self else { return }
            self.answerBottom.constant = -30 - height
            UIView.animate(withDuration: duration) { self.view.layoutIfNeeded() }
        }
        watcher.start()
    }
}

/// A helper with a delegate.
private protocol KeyboardTrackerDelegate: AnyObject {
    func keyboardTracker(_ tracker: KeyboardTracker, didMoveTo frame: CGRect)
}

private final class KeyboardTracker {
    weak var delegate: KeyboardTrackerDelegate?

    init() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(moved), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func moved(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        delegate?.keyboardTracker(self, didMoveTo: frame)
    }
}

final class PhraseViewController: UIViewController {
    private let tracker = KeyboardTracker()
    private let list = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
        tracker.delegate = self
    }
}

extension PhraseViewController: KeyboardTrackerDelegate {
    fileprivate func keyboardTracker(_ tracker: KeyboardTracker, didMoveTo frame: CGRect) {
        let local = view.convert(frame, from: nil)
        list.contentInset.bottom = max(0, view.bounds.maxY - local.minY - view.safeAreaInsets.bottom)
    }
}
