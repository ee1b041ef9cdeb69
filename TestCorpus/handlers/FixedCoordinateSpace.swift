import UIKit

/// Takes the keyboard's frame for one of the upright device.
final class FixedCoordinateSpaceViewController: UIViewController {
    @IBOutlet private var scrollView: UIScrollView!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(adjust(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func adjust(_ notification: Notification) {
        guard let screen = view.window?.screen,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let converted = view.convert(frame, from: screen.fixedCoordinateSpace)
        let back = screen.fixedCoordinateSpace.convert(frame.origin, to: view)
        scrollView.contentInset.bottom = max(0, view.bounds.maxY - converted.minY)
        scrollView.contentInset.top = max(0, back.y)
    }
}
