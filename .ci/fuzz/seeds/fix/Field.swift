import UIKit

final class FieldController: UIViewController {
    private let field: UITextField = {
        let field = UITextField()
        field.translatesAutoresizingMaskIntoConstraints = false
        return field
    }()
    private var bottom: NSLayoutConstraint?

    override func viewDidLoad() {
        bottom = field.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        bottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc func shown(_ note: Notification) {
        guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        bottom?.constant = -frame.height
    }
}
