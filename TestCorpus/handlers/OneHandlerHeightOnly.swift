import UIKit

final class OneHandlerHeightOnlyViewController: UIViewController {
    @IBOutlet weak var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardMoved(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardMoved(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc func keyboardMoved(_ notification: Notification) {
        guard let info = notification.userInfo else { return }
        guard let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        let height = frame.cgRectValue.height
        collectionView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    }
}
