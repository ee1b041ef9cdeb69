import Combine
import UIKit

final class StaleFlagViewController: UIViewController {
    private let field = UITextField()
    private var fieldBottom: NSLayoutConstraint!
    private var isKeyboardShown = false
    private var cancellables: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        fieldBottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20)
        fieldBottom.isActive = true
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
            .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
            .map { $0.height }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] height in
                self?.raise(by: height)
            }
            .store(in: &cancellables)
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)
            .sink { [weak self] _ in
                guard let self else { return }
                isKeyboardShown = false
                fieldBottom.constant = -20
            }
            .store(in: &cancellables)
    }

    private func raise(by height: CGFloat) {
        guard !isKeyboardShown else { return }
        isKeyboardShown = true
        fieldBottom.constant = -(height + 20)
    }
}
