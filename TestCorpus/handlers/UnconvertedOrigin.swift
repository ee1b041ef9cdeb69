import UIKit

final class UnconvertedOriginViewController: UIViewController {
    @IBOutlet weak var textView: UITextView!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main
        ) { [weak self] notification in
            guard let self = self else { return }
            guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
            let overlap = self.view.bounds.height - frame.origin.y
            var insets = self.textView.contentInset
            insets.bottom = overlap > 0 ? overlap : 0
            self.textView.contentInset = insets
            self.textView.scrollIndicatorInsets = insets
        }
    }
}
