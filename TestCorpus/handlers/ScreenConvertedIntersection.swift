import UIKit

/// The handler Apple recommends where the layout guide is not available.
final class ScreenConvertedIntersectionViewController: UIViewController {
    @IBOutlet private var scrollView: UIScrollView!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(
            self, selector: #selector(adjustForKeyboard(_:)), name: UIResponder.keyboardWillChangeFrameNotification,
            object: nil)
    }

    @objc private func adjustForKeyboard(_ notification: Notification) {
        guard let screen = notification.object as? UIScreen,
            let keyboardFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let converted = screen.coordinateSpace.convert(keyboardFrame, to: view)
        let covered = view.bounds.intersection(converted)
        let overlap = covered.isEmpty ? 0 : view.bounds.maxY - covered.minY
        scrollView.contentInset.bottom = max(0, overlap - view.safeAreaInsets.bottom)
    }
}
