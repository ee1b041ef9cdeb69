/// Ordinary code of the kind this tool reads, for the tests that break it on purpose.
let sample = """
    import UIKit

    final class FormController: UIViewController, Themed {
        @IBOutlet private weak var bottom: NSLayoutConstraint!
        private var inset: CGFloat = 0 { didSet { layout() } }

        override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.addObserver(
                self, selector: #selector(shown(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        }

        @objc private func shown(_ note: Notification) {
            guard let info = note.userInfo, let frame = (info[key] as? NSValue)?.cgRectValue else { return }
            let height = frame.height - (view.window?.safeAreaInsets.bottom ?? 0)
            UIView.animate(withDuration: info[duration] as? Double ?? 0.25) { [weak self] in
                self?.bottom.constant = height > 0 ? -height : 0
                self?.view.layoutIfNeeded()
            }
        }

        func state(of value: Int) -> String {
            switch value {
            case 0, 1 where inset > 0: return "low \\(value)"
            case let x as Any: return "\\(x)"
            default: break
            }
            for (index, item) in items.enumerated() where item is Array<Int> { use(index, item!) }
            #if DEBUG
            print(a < b, c...d)
            #endif
            return ""
        }
    }

    extension FormController { static let shared = FormController() }
    """
