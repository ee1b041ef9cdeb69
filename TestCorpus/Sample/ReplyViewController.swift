import UIKit

/// Does what Apple recommends where a layout guide cannot be used: converts from the notification's screen, then intersects.
final class ReplyViewController: UIViewController {
    private let textView = UITextView()
    private var textBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        let bottom = textView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottom,
        ])
        textBottom = bottom
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame(_:)),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let screen = notification.object as? UIScreen,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let converted = view.convert(frame, from: screen.coordinateSpace)
        let covered = view.bounds.intersection(converted)
        textBottom?.constant = covered.isNull ? 0 : -covered.height
        view.layoutIfNeeded()
    }
}
