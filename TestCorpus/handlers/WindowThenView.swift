import UIKit

final class WindowThenViewViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.contentInsetAdjustmentBehavior = .never
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardFrameWillChange(_:)), name: UIResponder.keyboardWillChangeFrameNotification,
            object: nil)
    }

    @objc private func keyboardFrameWillChange(_ notification: Notification) {
        guard let window = view.window,
            let endFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let inWindow = window.convert(endFrame, from: nil)
        let inView = view.convert(inWindow, from: window)
        let overlap = view.bounds.intersection(inView).height
        scrollView.contentInset.bottom = overlap
        scrollView.verticalScrollIndicatorInsets.bottom = overlap
    }
}
