import UIKit

final class DriftingShiftViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: NSNotification.Name.UIKeyboardWillShow, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: NSNotification.Name.UIKeyboardWillHide, object: nil)
    }

    @objc func keyboardWillShow(notification: NSNotification) {
        moveView(by: -height(of: notification))
    }

    @objc func keyboardWillHide(notification: NSNotification) {
        moveView(by: height(of: notification))
    }

    private func height(of notification: NSNotification) -> CGFloat {
        let value = notification.userInfo?[UIKeyboardFrameEndUserInfoKey] as? NSValue
        return value?.cgRectValue.height ?? 0
    }

    private func moveView(by distance: CGFloat) {
        view.frame.origin.y += distance
    }
}
