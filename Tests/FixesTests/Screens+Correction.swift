extension Screens {
    /// Converts from the window, measures what is below the keyboard's upper edge, and has the safe area in its inset twice.
    static let converted = """
        import UIKit

        final class ConvertedViewController: UIViewController {
            private let scrollView = UIScrollView()

            override func loadView() {
                view = UIView()
                scrollView.frame = view.bounds
                scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(scrollView)
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                NotificationCenter.default.addObserver(
                    self, selector: #selector(moved), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
            }

            @objc private func moved(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                let keyboard = view.convert(frame, from: nil)
                let hidden = view.bounds.height - keyboard.minY
                scrollView.contentInset.bottom = max(0, hidden)
            }
        }

        """

    /// A helper that lays out the scroll views of others.
    static let avoider = """
        import UIKit

        final class KeyboardAvoider: NSObject {
            private weak var scrollView: UIScrollView!

            init(_ scrollView: UIScrollView) {
                self.scrollView = scrollView
                super.init()
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
            }

            @objc private func shown(_ note: Notification) {
                guard let container = scrollView.superview,
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                else { return }
                let keyboard = container.convert(frame, from: UIScreen.main.coordinateSpace)
                scrollView.contentInset.bottom = keyboard.height
            }

            @objc private func hidden(_ note: Notification) {
                scrollView.contentInset.bottom = 0
            }
        }

        final class ListViewController: UIViewController {
            private let list = UITableView()
            private var avoider: KeyboardAvoider?

            override func viewDidLoad() {
                super.viewDidLoad()
                list.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(list)
                NSLayoutConstraint.activate([
                    list.topAnchor.constraint(equalTo: view.topAnchor),
                    list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                ])
                avoider = KeyboardAvoider(list)
            }
        }

        """

    /// Converts from the window, and measures what is below the keyboard's upper edge.
    static let convertedConstraint = """
        import UIKit

        final class LoginViewController: UIViewController {
            private let form = UIView()
            private var formBottom: NSLayoutConstraint!

            override func viewDidLoad() {
                super.viewDidLoad()
                form.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(form)
                formBottom = view.bottomAnchor.constraint(equalTo: form.bottomAnchor)
                formBottom.isActive = true
                NotificationCenter.default.addObserver(
                    self, selector: #selector(moved), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(moved), name: UIResponder.keyboardWillHideNotification, object: nil)
            }

            @objc private func moved(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                let keyboard = view.convert(frame, from: view.window)
                formBottom.constant = view.bounds.maxY - keyboard.minY
            }
        }

        """
}
