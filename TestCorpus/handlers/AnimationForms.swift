import UIKit

/// The curve's bits where they belong.
final class SignInViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let info = notification.userInfo,
            let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
            let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        else { return }
        let options = UIView.AnimationOptions(rawValue: curve << 16)
        UIView.animate(
            withDuration: duration, delay: 0, options: [options, .beginFromCurrentState],
            animations: {
                self.bottom.constant = frame.height
                self.view.layoutIfNeeded()
            }, completion: nil)
    }
}

/// The curve unshifted, and a completion that lays out once more.
final class SignUpViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!
    @IBOutlet private weak var scrollView: UIScrollView!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        let info = notification.userInfo!
        let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as! NSValue).cgRectValue
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as! UInt
        UIView.animate(
            withDuration: 0.3, delay: 0, options: UIView.AnimationOptions(rawValue: curve),
            animations: { [weak self] in
                self?.bottom.constant = frame.height
            },
            completion: { [weak self] finished in
                guard finished, let self = self else { return }
                self.scrollView.contentInset.bottom = self.bottom.constant
            })
        bottom.priority = .required
    }
}

/// A completion comes after what follows the call.
final class RatingViewController: UIViewController {
    @IBOutlet private var starsBottom: NSLayoutConstraint!
    @IBOutlet private var buttonBottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        UIView.animate(withDuration: 0.2, animations: { self.starsBottom.constant = frame.height }) { _ in
            self.starsBottom.constant += 1
        }
        buttonBottom.constant = starsBottom.constant + 10
    }
}

/// The calls of before there were blocks.
final class HelpDeskViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let info = notification.userInfo,
            let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let rawCurve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int,
            let curve = UIView.AnimationCurve(rawValue: rawCurve)
        else { return }
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0.25)
        UIView.setAnimationCurve(curve)
        UIView.setAnimationBeginsFromCurrentState(true)
        bottom.constant = frame.height
        view.layoutIfNeeded()
        UIView.commitAnimations()
    }
}

/// A property animator, started at the end.
final class QuizViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let animator = UIViewPropertyAnimator(duration: 0.25, curve: .easeOut) { [weak self] in
            self?.bottom.constant = frame.height
            self?.view.layoutIfNeeded()
        }
        animator.startAnimation()
    }
}

/// An animator whose animations are added before it is started, and one that never is.
final class PuzzleViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let animator = UIViewPropertyAnimator(
            duration: 0.25, timingParameters: UICubicTimingParameters(animationCurve: .easeIn))
        animator.addAnimations { self.bottom.constant = frame.height }
        animator.addCompletion { position in
            if position == .end { self.bottom.constant += 2 }
        }
        bottom.constant = 1
        animator.startAnimation()
    }
}

/// With a spring.
final class GameChatViewController: UIViewController {
    @IBOutlet private weak var bubble: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        UIView.animate(
            withDuration: 0.5, delay: 0.1, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.4, options: .curveEaseOut,
            animations: { self.bubble.transform = CGAffineTransform(translationX: 0, y: -frame.height) })
    }
}

/// Keyframes, each with its part of the way.
final class StoryViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        UIView.animateKeyframes(withDuration: 0.3, delay: 0, options: []) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                self.bottom.constant = frame.height / 2
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                self.bottom.constant = frame.height
            }
        }
    }
}

/// Animations as a method, and as a closure kept in a variable.
final class GalleryViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!
    @IBOutlet private var captionBottom: NSLayoutConstraint!
    private var height: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        height = frame.height
        UIView.animate(withDuration: 0.25, animations: raise)
        let raiseCaption: () -> Void = { [unowned self] in
            captionBottom.constant = height + 6
        }
        UIView.animate(withDuration: 0.25, animations: raiseCaption)
    }

    private func raise() {
        bottom.constant = height
    }
}

/// After the event: on the main queue, and a little later.
final class PlayerViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        DispatchQueue.main.async {
            self.bottom.constant = frame.height
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
            self?.bottom.constant += 5
        }
        bottom.constant = 3
    }
}

/// A helper that takes the change and animates it as the keyboard does.
final class MixtapeViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        animate(with: notification) { frame in
            self.bottom.constant = frame.height + 20
        }
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        animate(with: notification) { _ in
            self.bottom.constant = 20
        }
    }

    private func animate(with notification: Notification, _ change: @escaping (CGRect) -> Void) {
        guard let info = notification.userInfo,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
            let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        UIView.animate(withDuration: duration) {
            change(frame)
            self.view.layoutIfNeeded()
        }
    }
}

/// Without animation, and in a transition.
final class PreviewViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        UIView.performWithoutAnimation {
            bottom.constant = frame.height
        }
        UIView.transition(
            with: view, duration: 0.2, options: .curveLinear, animations: { self.bottom.constant -= 2 }, completion: nil)
    }
}
