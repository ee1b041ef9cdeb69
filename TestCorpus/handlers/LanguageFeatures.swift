import UIKit

/// Several closures deep, each with its own way to self.
final class WishlistViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] notification in
            guard let strongSelf = self else { return }
            strongSelf.withFrame(of: notification) { frame in
                UIView.animate(withDuration: 0.2) {
                    strongSelf.bottom.constant = frame.height
                    strongSelf.view.layoutIfNeeded()
                }
            }
        }
        NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
        ) { [unowned self] _ in
            self.bottom.constant = .zero
        }
    }

    private func withFrame(of notification: Notification, _ body: (CGRect) -> Void) {
        if let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect { body(frame) }
    }
}

/// Struct copies, `inout` and tuples.
final class AgendaViewController: UIViewController {
    @IBOutlet private weak var scrollView: UIScrollView!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let (height, top) = measures(of: notification) else { return }
        var insets = scrollView.contentInset
        let before = insets
        raise(&insets, by: height)
        insets.top = top > 100 ? before.bottom + 1 : 2
        scrollView.contentInset = insets
    }

    private func measures(of notification: Notification) -> (CGFloat, CGFloat)? {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return nil }
        return (frame.height, frame.minY)
    }

    private func raise(_ insets: inout UIEdgeInsets, by height: CGFloat) {
        insets.bottom += height
        insets.bottom = min(insets.bottom, 400)
    }
}

/// Loops, ranges, `while` and a nested function.
final class TimelineViewController: UIViewController {
    @IBOutlet private var first: NSLayoutConstraint!
    @IBOutlet private var second: NSLayoutConstraint!
    @IBOutlet private var third: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        func step(_ index: Int) -> CGFloat { CGFloat(index) * 10 }
        for (index, constraint) in [first, second, third].enumerated() {
            constraint?.constant = frame.height + step(index)
        }
        var rest = frame.height
        while rest > 100 {
            rest -= 100
        }
        first.constant = rest
        for index in 1...3 where index != 2 {
            second.constant += step(index)
        }
        var count = 0
        repeat {
            count += 1
            if count == 2 { continue }
            third.constant -= 1
        } while count < 4
    }
}

/// Higher-order functions over what is to be moved.
final class GridViewController: UIViewController {
    @IBOutlet private var left: NSLayoutConstraint!
    @IBOutlet private var right: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        [left, right].compactMap { $0 }.forEach { $0.constant = frame.height }
        let candidates = [frame.height, frame.width, 250].filter { $0 > 200 }
        left.constant = candidates.min() ?? 0
        right.constant = candidates.map { $0 / 2 }.reduce(0, +)
    }
}

/// Availability, ternaries, early returns and rounding.
final class CinemaViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect, frame != .zero else {
            return
        }
        var inset = frame.height
        if #available(iOS 11.0, *) {
            inset -= view.safeAreaInsets.bottom
        } else {
            inset -= 1_000
        }
        if inset <= 0 { return bottom.constant = 0 }
        bottom.constant = (inset / 3).rounded() + ceil(inset / 7) - floor(abs(-inset) / 9)
        bottom.constant += UIDevice.current.userInterfaceIdiom == .pad ? 5 : -5
    }
}

/// Computed properties, a property with both accessors, and a static constant.
final class WeatherNoteViewController: UIViewController {
    private enum Metrics {
        static let spacing: CGFloat = 14
        static var doubled: CGFloat { spacing * 2 }
    }

    @IBOutlet private var bottom: NSLayoutConstraint!

    private var lift: CGFloat {
        get { bottom.constant - Metrics.spacing }
        set { bottom.constant = newValue + Metrics.spacing }
    }

    private var keyboardFrame = CGRect.zero {
        willSet { if newValue.height > 300 { bottom.constant = Metrics.doubled } }
        didSet { lift = coveredHeight }
    }

    private var coveredHeight: CGFloat {
        let inView = view.convert(keyboardFrame, from: nil)
        return max(view.bounds.height - inView.minY, 0)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        keyboardFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        lift += 1
    }
}

/// Methods of a structure that changes itself, and generics.
final class StudioViewController: UIViewController {
    private struct Layout {
        var bottom: CGFloat = 0
        private(set) var changes = 0

        mutating func raise(to height: CGFloat) {
            bottom = clamp(height, to: 0, 330)
            changes += 1
        }

        mutating func reset() { self = Layout(bottom: 3, changes: changes) }

        private func clamp<T: Comparable>(_ value: T, to low: T, _ high: T) -> T {
            max(low, min(value, high))
        }
    }

    @IBOutlet private weak var scrollView: UIScrollView!
    private var layout = Layout()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        layout.raise(to: frame.height)
        apply()
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        layout.reset()
        apply()
    }

    private func apply() {
        scrollView.contentInset = UIEdgeInsets(top: CGFloat(layout.changes), left: 0, bottom: layout.bottom, right: 0)
    }
}

/// Errors, `defer`, and `if` and `switch` as values.
final class ScannerViewController: UIViewController {
    private enum FrameError: Error {
        case missing
    }

    @IBOutlet private var bottom: NSLayoutConstraint!
    @IBOutlet private var top: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardMoved), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardMoved), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardMoved(_ notification: Notification) {
        defer { top.constant += 1 }
        do {
            let frame = try frame(under: UIResponder.keyboardFrameEndUserInfoKey, of: notification)
            let isShown = notification.name == UIResponder.keyboardWillShowNotification
            let height = if isShown { frame.height } else { CGFloat(0) }
            bottom.constant =
                switch height {
                case 0: 8
                case let large where large > 300: large + 1
                default: height + 2
                }
            _ = try self.frame(under: "NoSuchKey", of: notification)
            bottom.constant = -1
        } catch {
            top.constant = 7
        }
        let optional = try? frame(under: "NoSuchKey", of: notification)
        if optional == nil { top.constant *= 2 }
    }

    private func frame(under key: String, of notification: Notification) throws -> CGRect {
        guard let frame = notification.userInfo?[key] as? CGRect else { throw FrameError.missing }
        return frame
    }
}

/// A stored closure that several handlers share, and optional chaining on the left.
final class KaraokeViewController: UIViewController {
    private let lyrics = UITextView()
    private var lyricsBottom: NSLayoutConstraint?
    private lazy var move: (CGFloat) -> Void = { [weak self] height in
        self?.lyricsBottom?.constant = height
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(lyrics)
        lyricsBottom = view.bottomAnchor.constraint(equalTo: lyrics.bottomAnchor)
        lyricsBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        let height = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue).map { $0.cgRectValue.height }
        move(height ?? 0)
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        move(0)
    }
}

/// Key paths, `if case`, `guard case` and a nested optional.
final class PodcastNotesViewController: UIViewController {
    private enum Phase {
        case idle
        case raised(by: CGFloat, times: Int)
    }

    @IBOutlet private var bottom: NSLayoutConstraint!
    private var phase: Phase = .idle

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let height = frame[keyPath: \.size.height]
        if case .raised(_, let times) = phase {
            phase = .raised(by: height, times: times + 1)
        } else {
            phase = .raised(by: height, times: 1)
        }
        guard case .raised(let amount, let times) = phase else { return }
        bottom.constant = amount + CGFloat(times) * 100
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        switch phase {
        case .idle: bottom.constant = -1
        case let .raised(by: amount, times: times) where times > 1: bottom.constant = amount / CGFloat(times)
        case .raised: bottom.constant = 2
        }
        phase = .idle
    }
}

/// Comparisons of geometry, `contains`, bit masks and integer arithmetic.
final class CrosswordViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let info = notification.userInfo,
            let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
            let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        guard !begin.equalTo(end) else { return }
        let curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 0) << 2 | 1
        let rows = Int(end.height) / 50
        let columns = Int(end.width) % 100
        var total = CGFloat(rows * 1_000 + columns + curve)
        if UIScreen.main.bounds.intersects(end) { total += 0.5 }
        if view.bounds.contains(CGPoint(x: 10, y: end.minY)) { total += 0.25 }
        if end.insetBy(dx: 4, dy: 4).union(begin).maxY > UIScreen.main.bounds.maxY { total += 0.125 }
        bottom.constant = total
    }
}

/// Shadowing, local constants without a value at first, and `self` in nested types.
final class ChecklistViewController: UIViewController {
    @IBOutlet private weak var tableView: UITableView!
    private var inset: CGFloat = 5

    override func viewDidLoad() {
        super.viewDidLoad()
        let inset = self.inset * 2
        self.inset = inset
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        let height: CGFloat
        if let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect {
            let inset = frame.height
            height = inset + self.inset
        } else {
            height = 0
        }
        for inset in stride(from: CGFloat(0), to: 3, by: 1) {
            self.inset += inset
        }
        tableView.contentInset.bottom = height + inset
    }
}
