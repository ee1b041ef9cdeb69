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

extension Screens {
    /// Takes the number of the keyboard's curve for options, in a class whose layout nothing is known of.
    static let curve = """
        import UIKit

        final class NoteViewController: UIViewController {
            private let bar = UIView()
            private var barBottom: NSLayoutConstraint!

            override func viewDidLoad() {
                super.viewDidLoad()
                bar.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(bar)
                barBottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                barBottom.isActive = true
                NotificationCenter.default.addObserver(
                    self, selector: #selector(moved), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(moved), name: UIResponder.keyboardWillHideNotification, object: nil)
            }

            @objc private func moved(_ note: Notification) {
                guard let info = note.userInfo, let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                let number = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
                let curve = number?.uintValue ?? UIView.AnimationOptions.curveEaseInOut.rawValue
                let keyboard = view.convert(frame, from: view.window?.screen.coordinateSpace ?? view)
                barBottom.constant = -view.bounds.intersection(keyboard).height
                UIView.animate(withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: curve)) {
                    self.view.layoutIfNeeded()
                }
            }
        }

        """

    /// Lays out when the keyboard has come and when it has gone, and is right otherwise.
    static let late = """
        import UIKit

        final class LateViewController: UIViewController {
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
                    self, selector: #selector(shown), name: UIResponder.keyboardDidShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(hidden), name: UIResponder.keyboardDidHideNotification, object: nil)
            }

            deinit {
                NotificationCenter.default.removeObserver(self, name: UIResponder.keyboardDidShowNotification, object: nil)
            }

            @objc private func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                let keyboard = view.convert(frame, from: view.window?.screen.coordinateSpace ?? view)
                let covered = view.bounds.intersection(keyboard).height
                scrollView.contentInset.bottom = max(0, covered - view.safeAreaInsets.bottom)
            }

            @objc private func hidden(_ note: Notification) {
                scrollView.contentInset.bottom = 0
            }
        }

        """

    /// A field that ends 20 points above the view's bottom, and whose handler leaves these out.
    static let margin = """
        import UIKit

        final class FieldViewController: UIViewController {
            private let field = UITextView()
            private var fieldBottom: NSLayoutConstraint!

            override func viewDidLoad() {
                super.viewDidLoad()
                field.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(field)
                fieldBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: 20)
                fieldBottom.isActive = true
                NotificationCenter.default.addObserver(
                    self, selector: #selector(moved), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
            }

            @objc private func moved(_ note: Notification) {
                guard let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
                fieldBottom.constant = value.cgRectValue.height
            }
        }

        """
}

extension Screens {
    /// Measures what is below the keyboard's upper edge, for the scroll view of a class of another module: where that rests,
    /// nobody says.
    static let unknownPlace = """
        import FormKit
        import UIKit

        final class FormViewController: UIViewController {
            private let form = FormView()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(form)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(moved), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
            }

            @objc private func moved(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                let keyboard = view.convert(frame, from: nil)
                let hidden = view.bounds.height - keyboard.minY
                let scrollView = form.container.scrollView
                let below = view.bounds.height - scrollView.frame.maxY
                scrollView.contentInset.bottom = max(0, hidden - below)
            }
        }

        """

    /// Takes the number of the keyboard's curve for options in a value that others animate with.
    static let handedOn = """
        import UIKit

        final class KeyboardWatcher: NSObject {
            var onChange: ((Change) -> Void)?

            struct Change {
                let frame: CGRect
                let options: UIView.AnimationOptions

                init(_ note: Notification) {
                    frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                    let number = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
                    options = UIView.AnimationOptions(rawValue: number?.uintValue ?? 0)
                }
            }

            func start() {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(moved), name: UIResponder.keyboardWillShowNotification, object: nil)
            }

            @objc private func moved(_ note: Notification) {
                onChange?(Change(note))
            }
        }

        """
}

extension Screens {
    /// A list with padding, which a handler is to give back.
    static let padded = """
        import UIKit

        enum Spacing {
            static let large: CGFloat = 50
        }

        final class PaddedViewController: UIViewController {
            private let list = UITableView()

            override func loadView() {
                view = UIView()
                list.frame = view.bounds
                list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(list)
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                // set-up
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
            }

            @objc private func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                let keyboard = view.convert(frame, from: view.window?.screen.coordinateSpace ?? view)
                let covered = view.bounds.intersection(keyboard).height
                list.contentInset.bottom = max(0, covered - view.safeAreaInsets.bottom) + Spacing.large
            }

            @objc private func hidden(_ note: Notification) {
                // reset
            }
        }

        """
}
