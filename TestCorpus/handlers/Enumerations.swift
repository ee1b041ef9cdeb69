import UIKit

/// Cases with raw values, computed properties and methods.
final class ThermostatViewController: UIViewController {
    private enum Spacing: CGFloat {
        case tight = 4
        case loose = 12.5
    }

    private enum Level: Int, CaseIterable {
        case low, middle, high

        var isRaised: Bool { self != .low }

        func lift(from height: CGFloat) -> CGFloat {
            switch self {
            case .low: return 0
            case .middle, .high: return height / CGFloat(rawValue)
            }
        }

        static func of(_ height: CGFloat) -> Level {
            height > 300 ? .high : height > 100 ? .middle : .low
        }
    }

    @IBOutlet private var bottom: NSLayoutConstraint!
    private var level = Level.low

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        level = Level.of(frame.height)
        let spacing: Spacing = level.isRaised ? .loose : .tight
        bottom.constant = level.lift(from: frame.height) + spacing.rawValue
        if let middle = Level(rawValue: 1), Level(rawValue: 7) == nil {
            bottom.constant += CGFloat(middle.rawValue * 1_000 + Level.allCases.count)
        }
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        level = .low
        bottom.constant = level.lift(from: 50) + Spacing.tight.rawValue
    }
}

/// Payloads in switches over pairs, optionals and types; leaving loops by their labels, and falling through.
final class SwitchboardViewController: UIViewController {
    private enum Event {
        case moved(frame: CGRect, isLocal: Bool)
        case gone
    }

    @IBOutlet private var bottom: NSLayoutConstraint!
    @IBOutlet private var top: NSLayoutConstraint!
    private var last: Event?

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardMoved), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardMoved), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardMoved(_ notification: Notification) {
        let event = self.event(of: notification)
        switch (last, event) {
        case (.none, .moved(let frame, _)):
            bottom.constant = frame.height
        case let (.some(.moved(before, true)), .moved(frame, isLocal)) where isLocal:
            bottom.constant = frame.height + before.height
        case (.some(let before), .gone):
            if case .moved = before { bottom.constant = 1 } else { bottom.constant = 2 }
        default:
            bottom.constant = 3
        }
        last = event
        count()
    }

    private func event(of notification: Notification) -> Event {
        let value: Any? = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
        guard notification.name == UIResponder.keyboardWillShowNotification else { return .gone }
        switch value {
        case let frame as CGRect: return .moved(frame: frame, isLocal: true)
        case is String, nil: return .gone
        default: return .gone
        }
    }

    private func count() {
        var sum: CGFloat = 0
        rows: for row in 0..<5 {
            for column in 0..<5 {
                if column > row { continue rows }
                if row == 4 { break rows }
                sum += CGFloat(row * 10 + column)
            }
        }
        switch Int(sum) {
        case 0..<100: sum += 1_000
        case 130:
            sum += 2_000
            fallthrough
        case 131: sum += 4_000
        default: sum = -1
        }
        top.constant = sum
    }
}

/// What every screen with a bar has, given to it by a protocol; some of it is optional.
protocol BarHolding: AnyObject {
    var barHeight: CGFloat { get }
    func willRaise(by height: CGFloat) -> CGFloat
}

extension BarHolding {
    var barHeight: CGFloat { 49 }
    func willRaise(by height: CGFloat) -> CGFloat { height - barHeight }
}

final class StationViewController: UIViewController, BarHolding {
    @IBOutlet private var bottom: NSLayoutConstraint!
    weak var holder: BarHolding?
    private var adjust: ((CGFloat) -> CGFloat)?

    override func viewDidLoad() {
        super.viewDidLoad()
        holder = self
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        bottom.constant = holder?.willRaise(by: frame.height) ?? 0
        bottom.constant = adjust?(bottom.constant) ?? bottom.constant + 1
        adjust = { $0 * 2 }
        bottom.constant = adjust?(bottom.constant) ?? 0
        if let adjust = adjust { bottom.constant = adjust(2.5) + bottom.constant }
    }
}
