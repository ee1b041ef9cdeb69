import UIKit

/// Keeps in a dictionary what each constraint was before the keyboard.
final class LibraryViewController: UIViewController {
    @IBOutlet private var shelf: NSLayoutConstraint!
    @IBOutlet private var stand: NSLayoutConstraint!
    private var resting: [NSLayoutConstraint: CGFloat] = [:]
    private let extra: [String: CGFloat] = ["shelf": 4, "stand": 6]
    private var raised: [NSLayoutConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        for (constraint, name) in [(shelf!, "shelf"), (stand!, "stand")] {
            if resting[constraint] == nil { resting[constraint] = constraint.constant }
            let before = resting[constraint] ?? 0
            constraint.constant = before + frame.height + extra[name, default: 0] + (extra["table"] ?? 0.5)
            if !raised.contains(constraint) { raised.append(constraint) }
        }
        resting[shelf, default: 0] += 1
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        guard !resting.isEmpty, extra.keys.contains("stand"), resting.count == 2 else { return }
        while let constraint = raised.popLast() {
            constraint.constant = resting.removeValue(forKey: constraint) ?? -1
        }
        resting.removeAll()
    }
}

/// Sorts, searches and changes what it is to move.
final class ShelfViewController: UIViewController {
    @IBOutlet private var first: NSLayoutConstraint!
    @IBOutlet private var second: NSLayoutConstraint!
    private var heights: [CGFloat] = [30, 10, 20]

    override func viewDidLoad() {
        super.viewDidLoad()
        heights.append(25)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        var steps = heights.sorted()
        steps.insert(frame.height, at: 1)
        steps[0] = 3
        steps += [7, 8]
        steps.removeLast()
        first.constant = steps.reduce(0) { $0 * 2 + $1 } + CGFloat(steps.firstIndex(of: 7) ?? 0)
        let highest = heights.max { $0 < $1 } ?? 0
        let later = heights.sorted(by: >).dropFirst().first ?? 0
        second.constant = highest * 100 + later + CGFloat(steps[2...].count)
        heights.removeAll { $0 < 15 }
    }
}

/// Reads and writes through key paths.
final class AtlasViewController: UIViewController {
    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private var bottom: NSLayoutConstraint!
    private let amount: KeyPath<CGRect, CGFloat> = \.size.height

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        set(\.contentInset.bottom, to: frame[keyPath: amount])
        set(\UIScrollView.contentInset.top, to: 5)
        bottom.constant = [frame, frame].map(\.minY).reduce(0, +)
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        set(\.contentInset.bottom, to: 0)
        bottom[keyPath: \.constant] -= 4
    }

    private func set(_ path: ReferenceWritableKeyPath<UIScrollView, CGFloat>, to value: CGFloat) {
        scrollView[keyPath: path] = value
    }
}

/// Looks for the window in the scenes, and climbs from a view up to it.
final class CompassViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let window = keyWindow
        else { return }
        let covered = window.bounds.maxY - window.convert(frame, from: nil).minY
        var levels: CGFloat = 0
        var above: UIView? = view
        while let current = above {
            levels += current is UIWindow ? 10 : 1
            above = current.superview
        }
        bottom.constant = max(0, covered) + levels
    }

    private var keyWindow: UIWindow? {
        UIApplication.shared.connectedScenes
            .compactMap { $0 as? UIWindowScene }
            .flatMap { $0.windows }
            .first { $0.isKeyWindow }
    }
}
