import UIKit

final class WindowBaseConversionViewController: UIViewController {
    private var toolbarBottom: NSLayoutConstraint!
    private let toolbar = UIToolbar()

    override func viewDidLoad() {
        super.viewDidLoad()
        toolbarBottom = view.bottomAnchor.constraint(equalTo: toolbar.bottomAnchor)
        toolbarBottom.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardChanged), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardChanged(_ note: Notification) {
        guard let userInfo = note.userInfo else { return }
        let endFrame = (userInfo[UIResponder.keyboardFrameEndUserInfoKey] as! NSValue).cgRectValue
        let inView = view.convert(endFrame, from: nil)
        toolbarBottom.constant = max(0, view.bounds.height - inView.minY)
        view.layoutIfNeeded()
    }
}
