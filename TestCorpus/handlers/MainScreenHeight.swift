import UIKit

final class MainScreenHeightViewController: UIViewController {
    @IBOutlet var bottomConstraint: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame(_:)), name: UIWindow.keyboardWillChangeFrameNotification,
            object: nil)
    }

    @objc func keyboardWillChangeFrame(_ notification: Notification) {
        let info = notification.userInfo!
        let frame = info[UIWindow.keyboardFrameEndUserInfoKey] as! CGRect
        let duration = (info[UIWindow.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
        bottomConstraint.constant = UIScreen.main.bounds.height - frame.minY
        UIView.animate(withDuration: duration, animations: view.layoutIfNeeded)
    }
}
