/// Screens as apps have them; each says what is right of it.
enum Screens {
    /// Counts the safe area twice.
    static let composer = """
        import UIKit

        final class ComposerViewController: UIViewController {
            private let composer = UIView()
            private var composerBottom: NSLayoutConstraint!

            override func viewDidLoad() {
                super.viewDidLoad()
                composer.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(composer)
                composerBottom = composer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
                NSLayoutConstraint.activate([
                    composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    composer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    composer.heightAnchor.constraint(equalToConstant: 56),
                    composerBottom,
                ])
                registerForKeyboard()
            }

            private func registerForKeyboard() {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
            }

            deinit {
                NotificationCenter.default.removeObserver(self)
            }

            @objc private func keyboardWillShow(_ notification: Notification) {
                guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                composerBottom.constant = -frame.height
                UIView.animate(withDuration: 0.25) {
                    self.view.layoutIfNeeded()
                }
            }

            @objc private func keyboardWillHide(_ notification: Notification) {
                composerBottom.constant = 0
                UIView.animate(withDuration: 0.25) {
                    self.view.layoutIfNeeded()
                }
            }
        }

        """

    static let migratedComposer = """
        import UIKit

        final class ComposerViewController: UIViewController {
            private let composer = UIView()
            private var composerBottom: NSLayoutConstraint!

            override func viewDidLoad() {
                super.viewDidLoad()
                composer.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(composer)
                composerBottom = composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
                NSLayoutConstraint.activate([
                    composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    composer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    composer.heightAnchor.constraint(equalToConstant: 56),
                    composerBottom,
                ])
            }
        }

        """

    /// Rests on the view's bottom, and its handlers have another duty.
    static let form = """
        import UIKit

        class FormViewController: UIViewController {
            let scrollView = UIScrollView()
            var isKeyboardShown = false

            override func viewDidLoad() {
                super.viewDidLoad()
                scrollView.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(scrollView)
                scrollView.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
            }

            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                NotificationCenter.default.removeObserver(self, name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.removeObserver(self, name: UIResponder.keyboardWillHideNotification, object: nil)
            }

            @objc func show(notification: NSNotification) {
                guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
                scrollView.contentInset.bottom = value.cgRectValue.height
                isKeyboardShown = true
                scrollView.scrollRectToVisible(scrollView.bounds, animated: true)
            }

            @objc func hide(notification: NSNotification) {
                scrollView.contentInset = .zero
            }
        }

        """
}
