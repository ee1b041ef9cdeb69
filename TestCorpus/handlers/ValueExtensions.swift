import UIKit

extension CGFloat {
    var doubled: CGFloat { self * 2 }

    func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension CGRect {
    /// The part of the height that lies below `y`.
    func height(below y: CGFloat) -> CGFloat { max(0, min(height, maxY - y)) }

    var bottomEdge: CGFloat { origin.y + height }

    mutating func grow(by amount: CGFloat) {
        size.height += amount
        origin.y -= amount
    }
}

extension UIEdgeInsets {
    var vertical: CGFloat { top + bottom }

    static func bottom(_ amount: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: amount, right: 0) }
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension UIView {
    func covered(by frame: CGRect) -> CGFloat {
        let inView = convert(frame, from: nil)
        return Swift.max(0, bounds.maxY - inView.minY)
    }
}

/// Uses its own members of the framework's values.
final class RulerViewController: UIViewController {
    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard var frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        bottom.constant = frame.height.clamped(to: 10...320).doubled + frame.height(below: 500)
        frame.grow(by: 2)
        bottom.constant += frame.bottomEdge + frame.height
        scrollView.contentInset = .bottom(view.covered(by: frame))
        bottom.constant += scrollView.contentInset.vertical
        let steps: [CGFloat] = [3, 5]
        bottom.constant += (steps[safe: 1] ?? 100) + (steps[safe: 2] ?? 1_000)
    }
}

/// Numbers that are written by name, and rounding to whole points and pixels.
final class MicrometerViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let info = notification.userInfo,
            let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        else { return }
        let third = frame.height / 3
        bottom.constant = (third * 2).rounded(.down) / 2 + frame.insetBy(dx: 0.3, dy: 0.3).integral.height
        bottom.constant += CGFloat.minimum(third, 80) + CGFloat.pi.rounded(.towardZero) + third.truncatingRemainder(dividingBy: 7)
        let limit = CGFloat.greatestFiniteMagnitude
        if third < limit, -CGFloat.infinity < third { bottom.constant += 0.125 }
        bottom.constant += CGFloat(Int(third) ^ 5) + CGFloat(Int(third) & ~1) + (third.isZero ? 1 : -third.magnitude)
        if frame.isEmpty || frame.isNull || frame.size == .zero { bottom.constant = 0 }
        if frame.origin == CGPoint(x: 0, y: frame.minY), frame.size != view.bounds.size { bottom.constant += 2 }
    }
}

/// Puts off what it does, in several ways.
final class ErrandViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!
    private var pending: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as AnyObject
        guard let frame = value as? CGRect else { fatalError("a keyboard without a frame") }
        pending = { [unowned self] in
            bottom.constant += frame.height
            pending = nil
        }
        DispatchQueue.main.async { [weak self] in
            self?.pending?()
            self?.pending?()
        }
        bottom.constant = 5
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0, animations: { self.bottom.constant *= 2 })
            .addCompletion { position in
                if position == .end { self.bottom.constant += 1 }
            }
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        guard notification.userInfo != nil else { preconditionFailure() }
        func finish(_ isFinished: Bool) { bottom.constant = isFinished ? 8 : 9 }
        UIView.animate(withDuration: 0.1, animations: reset, completion: finish)
    }

    private func reset() { bottom.constant = 0 }
}
