import UIKit

final class HeightLessSafeAreaViewController: UIViewController {
    private let composer = UIView()
    private var composerBottom: NSLayoutConstraint?
    private var keyboardHeight: CGFloat = 0 {
        didSet { updateComposer() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(composer)
        composerBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: composer.bottomAnchor, constant: 8)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        keyboardHeight = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        keyboardHeight = 0
    }

    private func updateComposer() {
        let lift = keyboardHeight > 0 ? keyboardHeight - view.safeAreaInsets.bottom : 0
        composerBottom?.constant = 8 + lift
    }
}
