import Combine
import UIKit

/// Two publishers joined: the height when shown, nothing when hidden.
final class ReviewViewController: UIViewController {
    @IBOutlet private var bottomConstraint: NSLayoutConstraint!
    private var cancellables = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        let shown = NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
            .compactMap { ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.height }
        let hidden = NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)
            .map { _ in CGFloat(0) }
        shown.merge(with: hidden)
            .sink { [weak self] height in self?.bottomConstraint.constant = height }
            .store(in: &cancellables)
    }
}

/// The same with `Publishers.Merge`, kept in a property that lays out when it changes.
final class JournalViewController: UIViewController {
    private let textView = UITextView()
    private var cancellables: Set<AnyCancellable> = []
    private var keyboardHeight: CGFloat = 0 {
        didSet {
            guard keyboardHeight != oldValue else { return }
            textView.contentInset.bottom = keyboardHeight
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(textView)
        Publishers.Merge(
            NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
                .map { ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0 },
            NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification).map { _ in 0 }
        )
        .sink { [unowned self] in keyboardHeight = $0 }
        .store(in: &cancellables)
    }
}

/// Only this app's keyboards, and only what is sunk.
final class RecipeViewController: UIViewController {
    @IBOutlet private weak var collectionView: UICollectionView!
    private var subscription: AnyCancellable?

    override func viewDidLoad() {
        super.viewDidLoad()
        subscription = NotificationCenter.default
            .publisher(for: UIResponder.keyboardWillChangeFrameNotification)
            .filter { $0.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? true }
            .sink { [weak self] notification in
                guard let self = self,
                    let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                else { return }
                let converted = self.view.convert(frame, from: nil)
                self.collectionView.contentInset.bottom = max(0, self.view.bounds.maxY - converted.minY)
            }
    }
}

/// A method handed to `sink` by name.
final class PollViewController: UIViewController {
    @IBOutlet private var buttonBottom: NSLayoutConstraint!
    private var subscriptions: [AnyCancellable] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
            .sink(receiveValue: keyboardWillShow)
            .store(in: &subscriptions)
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)
            .sink(receiveValue: { [weak self] _ in self?.lower() })
            .store(in: &subscriptions)
    }

    private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        buttonBottom.constant = 16 + frame.height - view.safeAreaInsets.bottom
    }

    private func lower() {
        buttonBottom.constant = 16
    }
}

/// A key path instead of a closure, and a hop through the main queue.
final class MemoViewController: UIViewController {
    @IBOutlet private weak var editor: UITextView!
    private var bag = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.publisher(for: UIResponder.keyboardDidShowNotification)
            .compactMap(\.userInfo)
            .compactMap { $0[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
            .map(\.size.height)
            .receive(on: RunLoop.main)
            .sink { [weak self] in self?.editor.contentInset.bottom = $0 }
            .store(in: &bag)
    }
}

/// A constraint's constant written by the chain itself.
final class CashbackViewController: UIViewController {
    @IBOutlet private var footerBottom: NSLayoutConstraint!
    private var cancellables: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
            .map(heightOfKeyboard)
            .merge(
                with: NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)
                    .map { _ in CGFloat(0) }
            )
            .removeDuplicates()
            .assign(to: \.constant, on: footerBottom)
            .store(in: &cancellables)
    }

    private func heightOfKeyboard(_ notification: Notification) -> CGFloat {
        (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.height ?? 0
    }
}

/// A publisher of the app's own, with an operator of its own, that a screen subscribes to.
final class PledgeViewController: UIViewController {
    @IBOutlet private weak var amounts: UICollectionView!
    private var keyboardSubscription: AnyCancellable?

    override func viewDidLoad() {
        super.viewDidLoad()
        keyboardSubscription = Publishers.keyboardEndFrame
            .heightOnScreen(of: UIScreen.main)
            .sink { [weak self] height in
                self?.amounts.contentInset.bottom = height
                self?.amounts.verticalScrollIndicatorInsets.bottom = height
            }
    }
}

extension Publishers {
    static var keyboardEndFrame: AnyPublisher<CGRect, Never> {
        let center = NotificationCenter.default
        let moves = center.publisher(for: UIResponder.keyboardWillChangeFrameNotification)
            .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
        let hides = center.publisher(for: UIResponder.keyboardWillHideNotification).map { _ in CGRect.zero }
        return MergeMany(moves, hides).eraseToAnyPublisher()
    }
}

extension Publisher where Output == CGRect {
    func heightOnScreen(of screen: UIScreen) -> AnyPublisher<CGFloat, Failure> {
        map { $0.intersection(UIScreen.main.bounds).height }
    }
}

/// An assignment to a property that lays out when it changes, of the second and later values only.
final class GradingViewController: UIViewController {
    private let stars = UIScrollView()
    private var cancellables: [AnyCancellable] = []
    private var lift: CGFloat = 0 {
        didSet { stars.contentInset.bottom = lift + 8 }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stars)
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillChangeFrameNotification)
            .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
            .map(\.height)
            .scan(0) { ($0 + $1) / 2 }
            .dropFirst()
            .assign(to: \.lift, on: self)
            .store(in: &cancellables)
    }
}
