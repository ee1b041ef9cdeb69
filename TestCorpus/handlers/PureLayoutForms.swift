import PureLayout
import UIKit

/// An inset from the bottom is negative as a constant.
final class GuestBookViewController: UIViewController {
    private let entryBar = UIView()
    private var entryBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(entryBar)
        entryBottom = entryBar.autoPinEdge(toSuperviewEdge: .bottom, withInset: 10)
        entryBar.autoPinEdge(toSuperviewEdge: .leading)
        entryBar.autoAlignAxis(toSuperviewAxis: .vertical)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        entryBottom?.constant -= frame.height
        view.layoutIfNeeded()
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        entryBottom?.constant = -10
    }
}

/// A view below the others is made as high as the keyboard.
final class RecipeStepsViewController: UIViewController {
    private let steps = UIView()
    private let filler = UIView()
    private lazy var fillerHeight = filler.autoSetDimension(.height, toSize: 4)
    private var gap: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(steps)
        view.addSubview(filler)
        filler.autoPinEdge(toSuperviewEdge: .bottom)
        gap = steps.autoPinEdge(.bottom, to: .top, of: filler, withOffset: -6)
        steps.autoAlignAxis(.vertical, toSameAxisOf: filler, withOffset: 2)
        fillerHeight.constant += 1
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let local = view.convert(frame, from: nil)
        fillerHeight.constant = max(5, view.bounds.maxY - local.minY)
        gap.constant *= 2
    }
}

/// Two sets of constraints, of which one is installed.
final class StrawPollViewController: UIViewController {
    private let ballot = UIView().configureForAutoLayout()
    private var atRest: NSLayoutConstraint!
    private var raised: [NSLayoutConstraint] = []
    private var above: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(ballot)
        atRest = ballot.autoPinEdge(toSuperviewSafeArea: .bottom, withInset: 16)
        raised = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
            above = ballot.autoPinEdge(.bottom, to: .bottom, of: view)
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        atRest.autoRemove()
        above?.constant = atRest.constant - frame.height
        raised.autoInstallConstraints()
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        raised.autoRemoveConstraints()
        atRest.autoInstall()
    }
}

/// Constraints made while the keyboard comes.
final class RebateViewController: UIViewController {
    private let coupon = UIView()
    private var pins: [NSLayoutConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(coupon)
        pins = coupon.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        pins[2].constant -= frame.height
        pins[3].autoRemove()
        pins[3] = coupon.autoPinEdge(toSuperviewEdge: .trailing, withInset: 20, relation: .greaterThanOrEqual)
        pins[3].constant += 1
    }
}
