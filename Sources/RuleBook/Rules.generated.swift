// swift-format-ignore-file
// Written by `swift run keyboardlint-dev generate` from the files of Rules/; edit those.

let embeddedFiles: [RuleFile] = [
    RuleFile(
        path: "Rules/animation-curve-unshifted.md", head: ###"""
# Animation curve used as animation options without a shift

```rule
severity: note
category: animation
since: 0.2.0
enabled: yes
primary: $CURVE
message: `$CURVE` is the number of an animation curve, not an option: without `<< 16` it sets other options and not the curve
```

## What it says

The value of `keyboardAnimationCurveUserInfoKey` becomes `UIView.AnimationOptions` without a shift.

## Why it is bad

The number is 7 in practice, a curve without a public name. Options store the curve in bits 16 to 19. In the lowest bits, 7
means three other options: lay out subviews, allow interaction, begin from the current state. In a handler of a *will*
notification, the animation inherits the keyboard's curve, so that the difference is not seen. Anywhere else it runs with the
default curve, ease in and out. The layout starts later than the keyboard and overtakes it. Both end in the right place.

Of 34 handlers in public apps that read the curve, 14 use it without a shift, and 11 shift it.

## Pattern

```pattern
UIView.AnimationOptions(rawValue: $CURVE)
or
UIViewAnimationOptions(rawValue: $CURVE)
or
UIView.KeyframeAnimationOptions(rawValue: $CURVE)
or
UIView.AnimationOptions.init(rawValue: $CURVE)
or
UIViewAnimationOptions.init(rawValue: $CURVE)
or
.init(rawValue: $CURVE)
where $CURVE derives from animation
where animation curve is unshifted
where not animation changes nothing
```

"""###, rest: ####"""

## Triggers

```swift
import UIKit

final class AddressViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let info = notification.userInfo, let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
            let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        else { return }
        UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve)) {
//                                                                                                  ^^^^^
            self.scrollView.contentInset.bottom = frame.height
        }
    }
}
```

Through a number object and a constant:

```swift
import UIKit

final class AddressViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(changed), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func changed(_ notification: Notification) {
        let info = notification.userInfo
        let frame = (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
        let raw = (info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue ?? 7
        let options = UIView.AnimationOptions(rawValue: raw)
//                                                      ^^^
        UIView.animate(withDuration: 0.25, delay: 0, options: options, animations: {
            self.scrollView.contentInset.bottom = frame.height
        })
    }
}
```

With the type left out:

```swift
import UIKit

final class AddressViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let info = notification.userInfo, let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
            let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        else { return }
        UIView.animate(withDuration: duration, delay: 0, options: .init(rawValue: curve)) {
//                                                                                ^^^^^
            self.scrollView.contentInset.bottom = frame.height
        }
    }
}
```

With the initialiser by its name:

```swift
import UIKit

final class AddressViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let info = notification.userInfo, let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
            let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        else { return }
        UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions.init(rawValue: curve)) {
//                                                                                                       ^^^^^
            self.scrollView.contentInset.bottom = frame.height
        }
    }
}
```

## Does not trigger

```swift
import UIKit

final class AddressViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let info = notification.userInfo, let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
            let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        else { return }
        UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)) {
            self.scrollView.contentInset.bottom = frame.height
        }
    }
}
```

The number is converted to an animation curve:

```swift
import UIKit

final class AddressViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let info = notification.userInfo, let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
            let number = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
        else { return }
        let curve: UIView.AnimationCurve = .init(rawValue: number) ?? .easeInOut
        UIViewPropertyAnimator(duration: duration, curve: curve) {
            self.scrollView.contentInset.bottom = frame.height
        }.startAnimation()
    }
}
```

The animation has nothing to animate:

```swift
import UIKit

final class AddressViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let info = notification.userInfo, let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
            let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        else { return }
        scrollView.contentInset.bottom = frame.height
        UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve), animations: {})
    }
}
```

```swift
import UIKit

final class AddressViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let info = notification.userInfo, let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
            let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        else { return }
        scrollView.contentInset.bottom = frame.height
        let options = UIView.AnimationOptions(rawValue: curve)
        UIView.animate(withDuration: duration, delay: 0, options: [options, .allowUserInteraction]) {
            // The inset is set already.
        }
    }
}
```

The options are a literal:

```swift
import UIKit

final class AddressViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func hidden(_ notification: Notification) {
        UIView.animate(withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
            self.scrollView.contentInset.bottom = 0
        }
    }
}
```

An animation that only sets constants of constraints moves nothing, with whatever curve:

```swift
import UIKit

final class SignInViewController: UIViewController {
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        let userInfo = notification.userInfo
        guard let duration = userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
            let curve = userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        else { return }
        UIView.animate(withDuration: duration, delay: 0, options: .init(rawValue: curve), animations: {
            self.bottom.constant = 300
        })
        view.layoutIfNeeded()
    }
}
```

## How to migrate

Pin the content to the layout guide: it moves with the keyboard's own curve. If the handler stays, shift the number left
by 16 bits: `rawValue: curve << 16`.

**Fix safety.** `keyboardlint lint --fix` shifts the number and changes nothing else. The fix is safe where each run of the
handler is known. It is unsafe where the run is not known, and in code that other screens share.

### Before

```swift
import UIKit

final class AddressViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        view.addSubview(scrollView)
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let info = notification.userInfo, let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: curve)) {
            self.scrollView.contentInset.bottom = frame.height
        }
    }

    @objc private func hidden(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

### After

```swift
import UIKit

final class AddressViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }
}
```

If the handler has to stay, write `UIView.AnimationOptions(rawValue: curve << 16)`. The options of keyframe animations are of the
type `UIView.KeyframeAnimationOptions`.

## Known limits

**False positives.** None known.

**False negatives.** Options that a helper in another file creates, if no run reaches it.

**Reviewed findings.** Reviewers read 199 findings of this rule in 1684 public apps: 156 right, 40 debatable, 3 wrong.

## References

- [keyboardAnimationCurveUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardanimationcurveuserinfokey):
  the number of a `UIView.AnimationCurve`.
- [UIView.AnimationOptions](https://developer.apple.com/documentation/uikit/uiview/animationoptions)

"""####),
    RuleFile(
        path: "Rules/animation-hard-coded.md", head: ###"""
# Hard-coded animation duration

```rule
severity: note
category: animation
since: 0.2.0
enabled: no
primary: $TIME
message: the layout is animated for `$TIME` seconds, whatever the duration of the keyboard's animation
```

## What it says

A keyboard handler animates its layout outside the keyboard's own animation, with a literal duration instead of the duration
in the notification.

The rule is off by default: few teams that were shown such code wanted to change it.

## Why it is bad

UIKit posts the will-notifications inside the keyboard's own animation. A `UIView` animation inside another one inherits its
duration and curve. A literal duration in such a handler has no effect, and the rule does not report it. The literal counts
where nothing is inherited:

- in code that runs later
- for a property animator
- with the option `overrideInheritedDuration`

The duration of the keyboard's animation varies: mostly 0.25 seconds, 0.4 on older systems, about 0.383 on iOS 26, and 0
without animation. Its curve has no name in `UIView.AnimationOptions`. A bar that moves for 0.3 seconds with another curve
does not follow the keyboard. Until both have arrived, it overlaps the keyboard, or a gap opens. If the keyboard appears
without animation, the bar is late.

## Pattern

```pattern
UIView.animate(withDuration: $TIME, $...)
or
UIViewPropertyAnimator(duration: $TIME, $...)
or
UIViewPropertyAnimator.runningPropertyAnimator(withDuration: $TIME, $...)
where $TIME is a literal
where not $TIME fits 0
where not $TIME fits 0.0
where $MATCH is in a handler
where not handler observes keyboardDidShow or handler observes keyboardDidHide or handler observes keyboardDidChangeFrame
where handler writes layout
where animation has its own duration
where not animation changes nothing
not all
    where $MATCH is in a method that a handler calls
    not any
        all
            function has $PLACE = $AMOUNT
            where $PLACE is a layout sink
            where $AMOUNT derives from keyboard-end-frame or derives from keyboard-begin-frame or derives only from literal
        all
            function has $RAISED -= $RISE
            where $RAISED is a layout sink
        all
            function has $LOWERED += $FALL
            where $LOWERED is a layout sink
any
    all
        any
            has $_.layoutIfNeeded()
            has layoutIfNeeded()
        function has $CHANGED = $_
        where $CHANGED is a constraintConstant sink or is a constraintActivation sink or is an additionalSafeAreaInsets sink
    all
        has $SINK = $_
        where $SINK is a layout sink
        where not $SINK is a constraintConstant sink or is a constraintActivation sink or is an additionalSafeAreaInsets sink
    all
        has $OTHER += $_
        where $OTHER is a layout sink
        where not $OTHER is a constraintConstant sink or is an additionalSafeAreaInsets sink
    all
        has $THIRD -= $_
        where $THIRD is a layout sink
        where not $THIRD is a constraintConstant sink or is an additionalSafeAreaInsets sink
```

"""###, rest: ####"""

## Triggers

In code that runs later:

```swift
import UIKit

final class SignInViewController: UIViewController {
    private let button = UIButton()
    private var buttonBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        buttonBottom = button.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        buttonBottom?.isActive = true
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            self.buttonBottom?.constant = -frame.height
            UIView.animate(withDuration: 0.3) {
//                                       ^^^
                self.view.layoutIfNeeded()
            }
        }
    }

    @objc private func hidden(_ notification: Notification) {
        DispatchQueue.main.async {
            self.buttonBottom?.constant = 0
            UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseOut, animations: { self.view.layoutIfNeeded() })
//                                       ^^^
        }
    }
}
```

With an option that says so:

```swift
import UIKit

final class ReplyViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        UIView.animate(withDuration: 0.5, delay: 0, options: [.overrideInheritedDuration, .curveEaseOut]) {
//                                   ^^^
            self.scrollView.contentInset.bottom = frame.height
        }
    }
}
```

In a method that the handler calls, and with an animator:

```swift
import UIKit

final class DraftViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        move(by: view.bounds.maxY - view.convert(frame, from: nil).minY)
    }

    private func move(by height: CGFloat) {
        let animator = UIViewPropertyAnimator(duration: 0.25, curve: .easeInOut) {
//                                                      ^^^^
            self.scrollView.contentInset.bottom = height
        }
        animator.startAnimation()
    }
}
```

## Does not trigger

Inside the keyboard's own animation, whose duration is inherited:

```swift
import UIKit

final class LoginViewController: UIViewController {
    private let button = UIButton()
    private var buttonBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        buttonBottom = button.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        buttonBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        buttonBottom?.constant = -frame.height
        UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    }
}
```

A constraint that is changed inside moves in a layout pass, and the closure runs none:

```swift
import UIKit

final class NameViewController: UIViewController {
    private let button = UIButton()
    private var buttonBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        buttonBottom = button.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        buttonBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardDidShowNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        UIView.animate(withDuration: 0.3) { self.buttonBottom?.constant = -frame.height }
    }
}
```

The notification's own duration:

```swift
import UIKit

final class SignInViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let info = notification.userInfo, let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        else { return }
        UIView.animate(withDuration: duration) {
            self.scrollView.contentInset.bottom = frame.height
        }
    }
}
```

No animation of its own, so the layout moves in the keyboard's animation:

```swift
import UIKit

final class MessagesViewController: UIViewController {
    private let bar = UIToolbar()
    private var barBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        barBottom = view.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
        barBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        UIView.animate(withDuration: 0) {
            self.barBottom?.constant = frame.height
            self.view.layoutIfNeeded()
        }
    }
}
```

A fade does not have to follow the keyboard:

```swift
import UIKit

final class HintViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let hint = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
        UIView.animate(withDuration: 0.3) { self.hint.alpha = 0 }
    }
}
```

The inset is set before the animation begins, so the animation moves nothing:

```swift
import UIKit

final class FolderViewController: UIViewController {
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        tableView.contentInset.bottom = frame.height
        UIView.animate(withDuration: 0.1) { self.view.layoutIfNeeded() }
    }
}
```

The block is empty, and the layout moves once the animation is over:

```swift
import UIKit

final class ShelfViewController: UIViewController {
    private let button = UIButton()
    private var buttonBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        buttonBottom = button.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        buttonBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardDidShowNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        buttonBottom?.constant = -frame.height
        UIView.animate(withDuration: 0.3, animations: {}) { _ in self.view.layoutIfNeeded() }
    }
}
```

## How to migrate

Pin the content to the layout guide: UIKit animates it with the keyboard's own duration and curve. If the handler stays,
read duration and curve from the notification: `keyboardAnimationDurationUserInfoKey` and
`keyboardAnimationCurveUserInfoKey`.

### Before

```swift
import UIKit

final class SignInViewController: UIViewController {
    private let button = UIButton()
    private var buttonBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        buttonBottom = button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        buttonBottom?.isActive = true
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardDidShowNotification, object: nil)
        center.addObserver(self, selector: #selector(hidden), name: UIResponder.keyboardDidHideNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        buttonBottom?.constant = -frame.height
        UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    }

    @objc private func hidden(_ notification: Notification) {
        buttonBottom?.constant = 0
        UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    }
}
```

### After

```swift
import UIKit

final class SignInViewController: UIViewController {
    private let button = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }
}
```

If the handler has to stay, read the duration from `keyboardAnimationDurationUserInfoKey` and the curve from
`keyboardAnimationCurveUserInfoKey`. Shift the curve left by 16 bits to get animation options.

## Known limits

**False positives.** A layout that arrives later than the keyboard on purpose.

**False negatives.** A duration in a constant. An animation in a method that a handler calls, if nothing that it changes is
computed from the keyboard's frame or is a literal. Since iOS 17 the notifications arrive asynchronously. Whether they are still
posted inside the keyboard's animation is not documented; the rule assumes that they are.

**Reviewed findings.** Reviewers read 18 findings of this rule in 1684 public apps: 1 right, 12 debatable, 5 wrong.

## References

- [overrideInheritedDuration](https://developer.apple.com/documentation/uikit/uiview/animationoptions/overrideinheritedduration):
  an animation inherits the duration of the animation around it.
- [keyboardAnimationDurationUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardanimationdurationuserinfokey)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/)
- [kirillzyusko/react-native-keyboard-controller#1242](https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1242):
  about 0.383 seconds on iOS 26.

"""####),
    RuleFile(
        path: "Rules/begin-frame-as-geometry.md", head: ###"""
# Begin frame of the keyboard used for layout

```rule
severity: error
category: frame
since: 0.1.0
enabled: yes
primary: $VALUE
message: `$SINK` is computed from the keyboard's begin frame, its place before the animation: `$VALUE`
refines: frame-height-as-inset, screen-frame-not-converted, converted-but-height-only, content-under-keyboard, layout-not-reset
explains: gap, covered, closer, drift, moves-for-other-screen, moves-for-other-app
```

## What it says

Layout is computed from `keyboardFrameBeginUserInfoKey`, the frame of the keyboard before its animation.

## Why it is bad

The begin frame is the keyboard's frame when the notification is posted. When the keyboard slides in from below, this frame
has the right height, so the mistake passes the first test. It fails when the height changes: from letters to emoji, from one
language to another, or when the suggestions appear. The keyboard grows from 336 to 381 points, the begin frame has 336, and
45 points of the content are covered. After the use of a hardware keyboard the begin frame can be empty.

Measured on 136 public apps: 7 of 123 handlers that compute with the frame use the begin frame.

## Pattern

```pattern
$SINK = $VALUE
or
$SINK += $VALUE
or
$SINK -= $VALUE
where $SINK is a layout sink
where $VALUE derives from keyboard-begin-frame
```

```pattern
$SINK($VALUE, animated: $_)
where $SINK is named setContentOffset
where $VALUE derives from keyboard-begin-frame
```

```pattern
$SINK($VALUE)
where $VALUE is written to a layout sink
where $VALUE derives from keyboard-begin-frame
```

```pattern
$SINK.constraint(equalTo: $_, constant: $VALUE)
where $VALUE derives from keyboard-begin-frame
```

"""###, rest: ####"""

## Triggers

The wrong key:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
//                                       ^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

The distance between the two frames, added to the present value:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let begin = notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue,
            let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        else { return }
        composerBottom?.constant += begin.cgRectValue.minY - end.cgRectValue.minY
//                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
}
```

## Does not trigger

The end frame:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

Begin and end are compared to skip notifications without a change; the layout is computed from the end frame:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        let begin = notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
        guard let screen = notification.object as? UIScreen,
            let endFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            begin != endFrame
        else { return }
        let covered = view.bounds.intersection(screen.coordinateSpace.convert(endFrame, to: view))
        composerBottom?.constant = covered.isEmpty ? view.safeAreaInsets.bottom : covered.height
    }
}
```

## How to migrate

Pin to the guide: it has no begin and no end, and is always at the keyboard's place. If the handler stays, compute
the layout from `keyboardFrameEndUserInfoKey` alone.

**Fix safety.** The fix reads the end frame, and takes off the safe area where it is counted twice. It is safe where each run
is known, and the content then is where the guide has it. A distance that the code adds stays; the fix is unsafe then.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** None known.

**False negatives.** A begin frame that decides only *whether* the handler lays out.

**Reviewed findings.** Reviewers read 239 findings of this rule in 1684 public apps: 188 right, 35 debatable, 16 wrong.

## References

- [keyboardFrameBeginUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframebeginuserinfokey): where the keyboard starts.
- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/change-frame-without-hide.md", head: ###"""
# Frame change moves the layout, and hiding does not restore it

```rule
severity: error
category: state
since: 0.1.0
enabled: yes
primary: $NAME
message: `$NAME` moves the layout, its handler does not restore it for the frame of a hidden keyboard, and hiding is not observed
refines: keyboard-notification-observer, frame-height-as-inset, converted-but-height-only, content-under-keyboard, layout-not-reset
```

## What it says

A handler of `keyboardWillChangeFrame` or `keyboardDidChangeFrame` leaves the layout displaced after the keyboard is hidden,
and the type does not observe hiding.

UIKit posts the change of frame when the keyboard hides, too. So one observer can be enough: a handler that computes the
covered height gets 0. The rule reports a handler only if a run shows that the layout stays displaced.

## Why it is bad

The end frame of a hiding keyboard has the same height as before and is below the screen. A handler that reads only the
height does not see the difference. On an iPhone 12 it keeps an inset of 336 points after the keyboard is hidden.

Measured on 136 public apps: 21 of 188 files observe only the change of frame. Most of them compute the covered height, and
are right.

## Pattern

```pattern
$NAME
where $NAME names an observed keyboardWillChangeFrame or names an observed keyboardDidChangeFrame
where $NAME leads to a handler that writes layout
where content stays up after hiding
where not type has an input accessory view
where not type observes keyboardWillHide or type observes keyboardDidHide
type has $SINK = $VALUE
where $SINK is a layout sink
where $VALUE derives from keyboard-end-frame
where not $VALUE is clipped to the view
```

"""###, rest: ####"""

## Triggers

The height for every change:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
//                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }
}
```

Converted, without effect: the height is the same in every coordinate space.

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
//                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let converted = view.convert(frame, from: view.window)
        composerBottom?.constant = converted.height
    }
}
```

## Does not trigger

The covered height, which is 0 when the keyboard hides:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let screen = notification.object as? UIScreen,
            let endFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let covered = view.bounds.intersection(screen.coordinateSpace.convert(endFrame, to: view))
        composerBottom?.constant = covered.isEmpty ? 0 : covered.height - view.safeAreaInsets.bottom
    }
}
```

The covered height, at least the safe area:

```swift
import UIKit

final class CourseViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.contentInsetAdjustmentBehavior = .never
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardDidChangeFrame),
            name: UIResponder.keyboardDidChangeFrameNotification, object: nil)
    }

    @objc private func keyboardDidChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let covered = view.convert(frame, from: nil).intersection(view.bounds)
        scrollView.contentInset.bottom = max(covered.height, view.safeAreaInsets.bottom)
    }
}
```

Hiding is observed, too:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardDidHide),
            name: UIResponder.keyboardDidHideNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardDidHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

## How to migrate

Pin to the guide: while the keyboard is hidden, the guide's top is the bottom of the safe area. If the handler stays,
observe `keyboardWillHideNotification`, too.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** None known.

**False negatives.** A type with an input accessory view: its bar may stay when the keyboard hides. A handler whose result is unknown, or whose layout another type writes; `frame-height-as-inset` then
reports the height.

**Reviewed findings.** Reviewers read 13 findings of this rule in 1684 public apps: 4 right, 3 debatable, 6 wrong.

## References

- [keyboardWillChangeFrameNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillchangeframenotification)
- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)

"""####),
    RuleFile(
        path: "Rules/conflicting-edge-sets.md", head: ###"""
# Conflicting tracked constraints for one edge of the guide

```rule
severity: warning
category: guide
since: 0.1.0
enabled: yes
primary: $EDGE
message: another call tracks constraints for the edge `$EDGE`, which contradict or replace these
```

## What it says

The same constraint is tracked both near an edge and away from it, or a second set of constraints is tracked for the same
edge.

## Why it is bad

A guide stores one array of constraints for each set of edges. A later array for the same edges replaces the first one. The
guide no longer switches the constraints of the first array: they stay active or inactive as they are. A constraint in both
arrays, "near" and "away", is activated by one and deactivated by the other at each step of the keyboard. Their order is not
documented.

## Pattern

The same constraint for and against an edge:

```pattern
$GUIDE.setConstraints([$..., $FIRST, $...], activeWhenNearEdge: $EDGE)
function has $GUIDE.setConstraints([$..., $FIRST, $...], activeWhenAwayFrom: $EDGE)
file has $_.keyboardLayoutGuide
```

A second set for the same edge:

```pattern
$GUIDE.setConstraints($FIRST, activeWhenNearEdge: $EDGE)
followed by $GUIDE.setConstraints($LATER, activeWhenNearEdge: $EDGE)
file has $_.keyboardLayoutGuide
```

```pattern
$GUIDE.setConstraints($FIRST, activeWhenAwayFrom: $EDGE)
followed by $GUIDE.setConstraints($LATER, activeWhenAwayFrom: $EDGE)
file has $_.keyboardLayoutGuide
```

"""###, rest: ####"""

## Triggers

```swift
import UIKit

final class SearchViewController: UIViewController {
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        let guide = view.keyboardLayoutGuide
        guide.followsUndockedKeyboard = true
        let aboveKeyboard = field.bottomAnchor.constraint(equalTo: guide.topAnchor)
        let besideKeyboard = field.trailingAnchor.constraint(equalTo: guide.leadingAnchor)
        guide.setConstraints([aboveKeyboard, besideKeyboard], activeWhenNearEdge: .bottom)
//                                                                                ^^^^^^^
        guide.setConstraints([aboveKeyboard], activeWhenAwayFrom: .bottom)
        guide.setConstraints([besideKeyboard], activeWhenNearEdge: .trailing)
//                                                                 ^^^^^^^^^
        guide.setConstraints([aboveKeyboard], activeWhenNearEdge: .trailing)
    }
}
```

## Does not trigger

```swift
import UIKit

final class SearchViewController: UIViewController {
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        let guide = view.keyboardLayoutGuide
        guide.followsUndockedKeyboard = true
        let aboveKeyboard = field.bottomAnchor.constraint(equalTo: guide.topAnchor)
        let atBottom = field.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        guide.setConstraints([aboveKeyboard], activeWhenAwayFrom: .top)
        guide.setConstraints([atBottom], activeWhenNearEdge: .top)
        guide.setConstraints([aboveKeyboard], activeWhenNearEdge: .bottom)
    }
}
```

## How to migrate

Set all constraints for an edge in one call, and put each constraint in only one of the two sets of an edge.

### Before

Agrees: the model applies the set for "near" last, which UIKit does not promise.

```swift
import UIKit

final class SearchViewController: UIViewController {
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        let guide = view.keyboardLayoutGuide
        guide.followsUndockedKeyboard = true
        let aboveKeyboard = field.bottomAnchor.constraint(equalTo: guide.topAnchor)
        guide.setConstraints([aboveKeyboard], activeWhenNearEdge: .bottom)
        guide.setConstraints([aboveKeyboard], activeWhenAwayFrom: .bottom)
    }
}
```

### After

```swift
import UIKit

final class SearchViewController: UIViewController {
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** A second set that replaces the first on purpose.

**False negatives.** Arrays in variables, edges with two spellings (`.top` and `[.top]`), and calls in different functions.

**Reviewed findings.** Reviewers found none of this rule in 1684 public apps.

## References

- [UITrackingLayoutGuide](https://developer.apple.com/documentation/uikit/uitrackinglayoutguide): one array of constraints for
  each set of edges.
- [WWDC21 10259, Your guide to keyboard layout](https://developer.apple.com/videos/play/wwdc2021/10259/)

"""####),
    RuleFile(
        path: "Rules/constraint-added-per-show.md", head: ###"""
# Constraints added at every show

```rule
severity: warning
category: state
since: 0.1.0
enabled: yes
primary: $MATCH
message: every show creates and activates a constraint, and nothing removes the earlier one
```

## What it says

A handler creates and activates new constraints each time the keyboard shows, and nothing deactivates the earlier ones.

## Why it is bad

The second show adds a second constraint for the same edge. If the height has changed, the two constraints conflict: UIKit
logs *Unable to simultaneously satisfy constraints* and breaks one of them, without a documented choice. The content stays at
its place of the first show. If the height has not changed, the screen looks right, and the list of constraints grows with
every tap.

Measured on 136 public apps: 6 of 204 handlers activate constraints; one of them never deactivates any.

## Pattern

```pattern
$ITEM.constraint($...).isActive = true
or
NSLayoutConstraint.activate([$..., $ITEM.constraint($...), $...])
where $MATCH is in a handler
where handler observes keyboardWillShow or handler observes keyboardDidShow or handler observes keyboardWillChangeFrame
not function has $_.isActive = false
not function has $_?.isActive = false
not function has NSLayoutConstraint.deactivate($_)
not function has $_.removeConstraints($_)
not function has $_.removeConstraint($_)
not function has $_.removeFromSuperview()
not function has $_.addSubview($_)
```

"""###, rest: ####"""

## Triggers

One more for each show:

```swift
import UIKit

final class PasscodeViewController: UIViewController {
    private let pad = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        pad.frame = view.bounds
        pad.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pad)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        pad.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -frame.height).isActive = true
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
}
```

Several at once:

```swift
import UIKit

final class PasscodeViewController: UIViewController {
    private let pad = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        pad.frame = view.bounds
        pad.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pad)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        NSLayoutConstraint.activate([pad.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -frame.height)])
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
}
```

## Does not trigger

The previous constraint is deactivated first:

```swift
import UIKit

final class PasscodeViewController: UIViewController {
    private let pad = UIView()
    private var padBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        pad.frame = view.bounds
        pad.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pad)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        padBottom?.isActive = false
        padBottom = pad.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -frame.height)
        padBottom?.isActive = true
    }
}
```

Created once, then changed:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

## How to migrate

Create one constraint to the guide, once. If the handler stays, create the constraint once, and change only its
constant.

### Before

```swift
import UIKit

final class PasscodeViewController: UIViewController {
    private let pad = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(pad)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        pad.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -frame.height).isActive = true
    }
}
```

### After

```swift
import UIKit

final class PasscodeViewController: UIViewController {
    private let pad = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        pad.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(pad)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: pad.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** A handler that runs once and removes its observer.

**False negatives.** Constraints created by a method of another object, or through a library.

**Reviewed findings.** Reviewers read 8 findings of this rule in 1684 public apps: 8 right, 0 debatable, 0 wrong.

## References

- [isActive](https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/content-under-keyboard.md", head: ###"""
# Content under the keyboard

```rule
severity: error
category: offset
since: 0.1.0
enabled: yes
primary: $SINK
message: `$SINK` leaves content under the keyboard
```

## What it says

The handler has run, and the content that it places is still partly under the keyboard.

The rule reports what a run shows where no other rule explains it. The run may assume something of the app, such as that a library
which avoids the keyboard leaves this screen alone. It assumes nothing of where the content is and what of it must stay visible.
Without any assumption it is an error.

## Why it is bad

The text, or the button that sends it, cannot be seen during typing. The handler moves the content, but not far enough. It
uses a number that fits one keyboard, a part of the keyboard's height, or a height less a bar that is not there.

## Pattern

```pattern
$SINK
where $SINK is a layout sink
where $SINK is in a handler
where effect is covered
where handler runs without assumptions about its content
```

"""###, rest: ####"""

## Triggers

A part of the height:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        composerBottom?.constant = 90
//      ^^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

The inset of a SnapKit constraint:

```swift
import SnapKit
import UIKit

final class NoteViewController: UIViewController {
    private let saveButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(saveButton)
        saveButton.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.bottom.equalToSuperview()
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        saveButton.snp.updateConstraints { make in
            make.bottom.equalToSuperview().inset(90)
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        }
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        saveButton.snp.updateConstraints { make in
            make.bottom.equalToSuperview().inset(0)
        }
    }
}
```

## Does not trigger

The part that the keyboard covers:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let screen = notification.object as? UIScreen,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let covered = view.bounds.intersection(screen.coordinateSpace.convert(frame, to: view))
        composerBottom?.constant = covered.isEmpty ? 0 : covered.height
    }
}
```

## How to migrate

Tie the content to the layout guide. If the handler stays, move the content by what the keyboard covers of its view.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        composerBottom?.constant = 90
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** Content of which a part may be covered during typing.

**False negatives.** Handlers of which a run does not know where the content is.

**Reviewed findings.** Reviewers read 97 findings of this rule in 1684 public apps: 39 right, 25 debatable, 33 wrong.

## References

- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/)

"""####),
    RuleFile(
        path: "Rules/contradicting-constraints.md", head: ###"""
# Constraints that contradict each other

```rule
severity: error
category: state
since: 0.1.0
enabled: yes
primary: $SINK
message: `$SINK` makes required constraints contradict each other
explains: conflict
```

## What it says

After the write, the required constraints that are active cannot all hold, although they could before the first keyboard.

The rule speaks only where all constraints that take part are known and active. The finding is an error if nothing else about the
run is open. If the write depends on a condition that is not known, it is a warning.

## Why it is bad

UIKit logs *Unable to simultaneously satisfy constraints* and breaks one of them, without a documented choice. If it breaks the
one that follows the keyboard, the content stays under it. The choice can change with the next version of the system.

A frequent case is a second constraint for an edge: the one for the resting place stays active. Another is a sheet that grows by
the keyboard's height, and that must also stay below the safe area's top. In a low window, both cannot hold.

## Pattern

```pattern
$SINK
where $SINK is a layout sink
where effect is conflict
```

"""###, rest: ####"""

## Triggers

The resting place's constraint stays active:

```swift
import UIKit

final class NoteViewController: UIViewController {
    private let bar = UIView()
    private var raised: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        bar.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        raised = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        raised.constant = -frame.height
        raised.isActive = true
//      ^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        raised.isActive = false
    }
}
```

## Does not trigger

One is switched off before the other is switched on:

```swift
import UIKit

final class NoteViewController: UIViewController {
    private let bar = UIView()
    private var resting: NSLayoutConstraint!
    private var raised: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        resting = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        resting.isActive = true
        raised = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        resting.isActive = false
        raised.constant = -frame.height
        raised.isActive = true
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        raised.isActive = false
        resting.isActive = true
    }
}
```

## How to migrate

Keep one required constraint for each edge, and tie it to the layout guide. If the handler stays, change the constant of that
constraint instead of adding another, or give one of them a lower priority.

### Before

```swift
import UIKit

final class NoteViewController: UIViewController {
    private let bar = UIView()
    private var raised: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        bar.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        raised = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        raised.constant = -frame.height
        raised.isActive = true
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        raised.isActive = false
    }
}
```

### After

```swift
import UIKit

final class NoteViewController: UIViewController {
    private let bar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** Code of another type may switch off one of the constraints before the keyboard shows.

**False negatives.** Constraints whose constants or ends are not known. Heights that follow from content, such as a label's. Types
in which a button, a closure or a function that is not run switches constraints off.

**Reviewed findings.** Reviewers read 37 findings of this rule in 1684 public apps: 19 right, 2 debatable, 16 wrong.

## References

- [Unsatisfiable Layouts, Auto Layout Guide](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/ConflictingLayouts.html)
- [NSLayoutConstraint](https://developer.apple.com/documentation/uikit/nslayoutconstraint)

"""####),
    RuleFile(
        path: "Rules/convert-from-window-base.md", head: ###"""
# Screen frame converted from window coordinates

```rule
severity: error
category: space
since: 0.1.0
enabled: yes
primary: $MATCH
message: `$MATCH` converts the keyboard's frame from window coordinates, but the frame is in screen coordinates
refines: screen-frame-not-converted, content-under-keyboard
world: windows
shows: offset-view
```

## What it says

The keyboard's frame is converted with `convert(_:from:)` from `nil` or from a window, as if it were in window coordinates.

The finding is an error only if a run of the handler shows content in the wrong place.

## Why it is bad

`UIView.convert(_:from: nil)` means "from the window's base coordinates". The frame is in *screen* coordinates. The two are
equal while the window fills the screen, so the code passes every test on a phone.

In Stage Manager a window is 44 points below the top of the screen. The keyboard begins at y 412 on the screen, which is y
368 in the window. `convert(frame, from: nil)` gives 412, and 44 points of the content stay under the keyboard. The frame of
a hidden keyboard is below the *screen*, which is farther below the window, and the content can move down by the difference.

Measured on 136 public apps: 22 handlers convert from `nil` and 9 from a window; one uses the screen in the notification.

## Pattern

```pattern
$VIEW.convert($FRAME, from: $WINDOW)
where $FRAME derives from keyboard-end-frame
where $FRAME is in screen space
where not $MATCH is read for its height at most
any
    where $WINDOW fits nil
    where $WINDOW is named window or is named keyWindow or is named mainWindow
not all
    function has $SINK = $VALUE
    where $SINK is a layout sink
    where $VALUE derives from keyboard-end-frame.height
    where not $VALUE derives from keyboard-end-frame.min-y or derives from keyboard-end-frame.max-y or is clipped to the view
```

The same call on the window:

```pattern
$WINDOW.convert($FRAME, to: $VIEW)
where $FRAME derives from keyboard-end-frame
where $FRAME is in screen space
where not $MATCH is read for its height at most
where $WINDOW is named window or is named keyWindow or is named mainWindow
not all
    function has $SINK = $VALUE
    where $SINK is a layout sink
    where $VALUE derives from keyboard-end-frame.height
    where not $VALUE derives from keyboard-end-frame.min-y or derives from keyboard-end-frame.max-y or is clipped to the view
```

"""###, rest: ####"""

## Triggers

From `nil`:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let converted = view.convert(frame, from: nil)
//                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        composerBottom?.constant = max(0, view.bounds.maxY - converted.minY)
    }
}
```

From the window:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        let converted = view.convert(value.cgRectValue, from: view.window)
//                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        scrollView.contentInset.bottom = view.bounds.intersection(converted).height
    }
}
```

The window converts:

```swift
import UIKit

final class ListViewController: UIViewController {
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        view.addSubview(tableView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let converted = view.window?.convert(frame, to: view)
//                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        else { return }
        tableView.contentInset.bottom = view.bounds.intersection(converted).height
    }
}
```

## Does not trigger

From the screen that posted the notification:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let screen = notification.object as? UIScreen,
            let endFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let covered = view.bounds.intersection(screen.coordinateSpace.convert(endFrame, to: view))
        composerBottom?.constant = covered.isEmpty ? 0 : covered.height - view.safeAreaInsets.bottom
    }
}
```

From the screen to the window, and from there to the view:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let window = view.window,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let inWindow = window.convert(frame, from: window.screen.coordinateSpace)
        let converted = view.convert(inWindow, from: window)
        composerBottom?.constant = max(0, view.bounds.maxY - converted.minY)
    }
}
```

Only the height is used, which is the same in all coordinates; `converted-but-height-only` reports it:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(textView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let converted = view.convert(frame, from: view.window)
        if notification.name == UIResponder.keyboardWillHideNotification {
            textView.contentInset = .zero
        } else {
            textView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: converted.height, right: 0)
        }
    }
}
```

Nothing reads the result:

```swift
import UIKit

final class ChatViewController: UIViewController {
    @IBOutlet private var tableView: UITableView!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let converted = view.convert(frame, from: nil)
        tableView.contentInset.bottom = 300
    }
}
```

Another rectangle:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        let top = view.convert(scrollView.bounds, from: nil).minY
        scrollView.contentInset.top = top
    }
}
```

Where only the height of the result is read, it does not matter where the result lies:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let converted = view.convert(frame, from: nil)
        scrollView.contentInset.bottom = converted.size.height
    }
}
```

## How to migrate

Pin to the guide, which needs no conversion. If the handler stays, convert from the screen:
`screen.coordinateSpace.convert(frame, to: view)`.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let converted = view.convert(frame, from: nil)
        composerBottom?.constant = max(0, view.bounds.maxY - converted.minY)
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** An app whose windows always fill the screen, on every system.

**False negatives.** A conversion in code that no run of a handler reaches, and a conversion beside a write of the height
alone.

**Reviewed findings.** Reviewers read 50 findings of this rule in 1684 public apps: 32 right, 12 debatable, 6 wrong.

## References

- [convert(_:from:)](https://developer.apple.com/documentation/uikit/uiview/convert(_:from:)-8bixl): with nil, from the window's base coordinates.
- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/)

"""####),
    RuleFile(
        path: "Rules/convert-wrong-direction.md", head: ###"""
# Keyboard frame converted in the wrong direction

```rule
severity: error
category: space
since: 0.1.0
enabled: yes
primary: $MATCH
message: `$MATCH` converts from a view's coordinates, but the frame is in screen coordinates
refines: screen-frame-not-converted, convert-from-window-base, content-under-keyboard
```

## What it says

A frame in screen coordinates is passed to a view's `convert(_:to:)`, which converts from that view.

The finding is an error only if a run of the handler shows content in the wrong place.

## Why it is bad

`view.convert(rect, to: other)` takes a rectangle *of the view*. The keyboard's frame is in screen coordinates, so the call
adds the distance between the two views instead of subtracting it. In a view 100 points below the top of its window, the
keyboard's y grows by 100 points instead of shrinking by 100. So 200 points of the content stay under the keyboard. In a view
that fills the screen the distance is 0.

## Pattern

```pattern
$VIEW.convert($FRAME, to: $_)
where $FRAME derives from keyboard-end-frame
where $FRAME is in screen space
where not $MATCH is read for its height at most
where not $VIEW mentions *oordinateSpace or mentions *creen or is named *indow
where not $MATCH is in view space
```

"""###, rest: ####"""

## Triggers

To the window, from a view whose coordinates the frame does not have:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let converted = view.convert(frame, to: view.window)
//                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        composerBottom?.constant = max(0, view.bounds.maxY - converted.minY)
    }
}
```

Only the direction is wrong:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let converted = scrollView.convert(frame, to: nil)
//                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        scrollView.contentInset.bottom = view.bounds.intersection(converted).height
    }
}
```

## Does not trigger

From the screen's coordinates:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let screen = notification.object as? UIScreen,
            let endFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let covered = view.bounds.intersection(screen.coordinateSpace.convert(endFrame, to: view))
        composerBottom?.constant = covered.isEmpty ? 0 : covered.height - view.safeAreaInsets.bottom
    }
}
```

The screen's coordinates by a name of their own:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let space = view.window?.screen.coordinateSpace,
            let endFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        composerBottom?.constant = view.bounds.intersection(space.convert(endFrame, to: view)).height
    }
}
```

A rectangle of the view, to compare on the screen:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let display = view.window?.screen,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let onScreen = view.convert(view.bounds, to: display.coordinateSpace)
        composerBottom?.constant = max(0, onScreen.maxY - frame.minY)
    }
}
```

Where only the height of the result is read, it does not matter where the result lies:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let converted = scrollView.superview?.convert(frame, to: nil)
        scrollView.contentInset.bottom = converted!.size.height
    }
}
```

## How to migrate

Pin to the guide, which is in the view's coordinates already. If the handler stays, convert from the screen to the view:
`view.convert(frame, from: screen.coordinateSpace)`.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let converted = view.convert(frame, to: view.window)
        composerBottom?.constant = max(0, view.bounds.maxY - converted.minY)
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** None known.

**False negatives.** A frame whose coordinate space is unknown to the run.

**Reviewed findings.** Reviewers read 7 findings of this rule in 1684 public apps: 0 right, 5 debatable, 2 wrong.

## References

- [convert(_:to:)](https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-5e22r)
- [UICoordinateSpace](https://developer.apple.com/documentation/uikit/uicoordinatespace)
- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)

"""####),
    RuleFile(
        path: "Rules/converted-but-height-only.md", head: ###"""
# Frame converted, but only its height used

```rule
severity: error
category: offset
since: 0.1.0
enabled: yes
primary: $VALUE
message: `$VALUE` converts the keyboard's frame and uses only its height, which conversion does not change
refines: content-under-keyboard
shows: partial-cover
explains: gap, moves-for-other-screen, moves-for-other-app
```

## What it says

The keyboard's frame is converted to the coordinates of a view, and then only its height is used.

The finding is an error only if a run of the handler shows content in the wrong place.

## Why it is bad

A conversion changes the origin of a rectangle. Its height stays the same. `view.convert(frame, from: view.window).height`
looks careful and equals `frame.height`. The *top edge* of the converted frame shows how much of the view the keyboard
covers, and the code does not use it.

In Stage Manager a window ends 120 points above the bottom of the screen. Of the keyboard's 398 points, 278 cover the window.
The handler makes room for 398, and a gap of 120 points opens above the keyboard. A sheet, a tab bar or a home indicator has
the same effect with other numbers.

Measured on 136 public apps: 14 of 113 handlers that compute an offset. The most copied tutorial on text views and the
keyboard does it, too.

## Pattern

```pattern
$SINK = $VALUE
or
$SINK += $VALUE
or
$SINK -= $VALUE
where $SINK is a layout sink
where $VALUE derives from keyboard-end-frame.height
where $VALUE is converted
where $VALUE is in view space or is in window space
where not $VALUE derives from keyboard-end-frame.min-y or derives from keyboard-end-frame.max-y
where not $VALUE is clipped to the view
```

The same in a call, such as SnapKit's `inset`:

```pattern
$SINK($VALUE)
where $VALUE is written to a layout sink
where $VALUE derives from keyboard-end-frame.height
where $VALUE is converted
where $VALUE is in view space or is in window space
where not $VALUE derives from keyboard-end-frame.min-y or derives from keyboard-end-frame.max-y
where not $VALUE is clipped to the view
```

"""###, rest: ####"""

## Triggers

From the window to the view, and then the height:

```swift
import UIKit

final class EditorViewController: UIViewController {
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(textView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(adjust),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(adjust),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func adjust(_ notification: Notification) {
        guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        let converted = view.convert(value.cgRectValue, from: view.window)
        if notification.name == UIResponder.keyboardWillHideNotification {
            textView.contentInset = .zero
        } else {
            textView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: converted.height, right: 0)
//                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        }
    }
}
```

A constraint to the safe area:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let height = view.convert(frame, from: nil).size.height
        composerBottom?.constant = height
//                                 ^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

## Does not trigger

The top edge of the converted frame:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let converted = view.convert(frame, from: nil)
        composerBottom?.constant = max(view.safeAreaInsets.bottom, view.bounds.maxY - converted.minY)
    }
}
```

The height of an intersection:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let screen = notification.object as? UIScreen,
            let endFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let covered = view.bounds.intersection(screen.coordinateSpace.convert(endFrame, to: view))
        composerBottom?.constant = covered.isEmpty ? view.safeAreaInsets.bottom : covered.height
    }
}
```

Never converted; `frame-height-as-inset` reports it:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

## How to migrate

Pin to the guide: it is the keyboard's rectangle in the view's coordinates. If the handler stays, use the height of the
intersection of the converted frame with `view.bounds`.

### Before

```swift
import UIKit

final class EditorViewController: UIViewController {
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(textView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        textView.contentInset.bottom = view.convert(frame, from: view.window).height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        textView.contentInset.bottom = 0
    }
}
```

### After

```swift
import UIKit

final class EditorViewController: UIViewController {
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: textView.bottomAnchor).isActive = true
    }
}
```

If the notification has to stay, intersect the converted frame with the view's bounds and use the height of the intersection.

## Known limits

**False positives.** A view that always fills the screen of a device without a home indicator. The run finds no difference,
and the finding is a note.

**False negatives.** A height that a type stores and uses, if no run reaches that type.

**Reviewed findings.** Reviewers read 35 findings of this rule in 1684 public apps: 15 right, 11 debatable, 9 wrong.

## References

- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)
- [UICoordinateSpace](https://developer.apple.com/documentation/uikit/uicoordinatespace)
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/)

"""####),
    RuleFile(
        path: "Rules/did-notification-for-layout.md", head: ###"""
# Layout waits for a "did" notification

```rule
severity: warning
category: observing
since: 0.1.0
enabled: yes
primary: $NAME
message: `$NAME` is posted after the keyboard's animation, so the layout moves late
refines: keyboard-notification-observer
```

## What it says

A handler of a *did* notification moves layout that should move with the keyboard's animation.

## Why it is bad

UIKit posts `keyboardDidShow`, `keyboardDidHide` and `keyboardDidChangeFrame` when the keyboard has stopped moving. A layout
that waits for them is always a quarter of a second late. The keyboard slides over the field, then the field jumps above the
keyboard. During an interactive dismissal the layout waits until the finger lifts. An inset that changes late moves nothing by
itself: that is a note.

Measured on 136 public apps: 68 of 394 registrations are for a *did* notification.

## Pattern

```pattern
$NAME
where $NAME names an observed keyboardDidShow or names an observed keyboardDidHide or names an observed keyboardDidChangeFrame
where $NAME leads to a handler that writes layout
where effect is late
```

"""###, rest: ####"""

## Triggers

*Did* show and *will* hide, as in many tutorials:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardDidShow),
            name: UIResponder.keyboardDidShowNotification, object: nil)
//                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardDidShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

The right value, but late:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardDidChangeFrame),
            name: UIResponder.keyboardDidChangeFrameNotification, object: nil)
//                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardDidChangeFrame(_ notification: Notification) {
        guard let screen = notification.object as? UIScreen,
            let endFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let covered = view.bounds.intersection(screen.coordinateSpace.convert(endFrame, to: view))
        composerBottom?.constant = covered.isEmpty ? view.safeAreaInsets.bottom : covered.height
    }
}
```

## Does not trigger

Moved with the animation:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

No layout, after the animation on purpose:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardDidShow),
            name: UIResponder.keyboardDidShowNotification, object: nil)
    }

    private var isKeyboardShown = false

    @objc private func keyboardDidShow(_ notification: Notification) {
        isKeyboardShown = true
    }
}
```

## How to migrate

Pin to the guide: the constraint moves with the keyboard, in its animation. If the handler stays, observe the
will-notification of the same event.

**Fix safety.** `keyboardlint lint --fix --unsafe-fixes` changes *did* to *will* in all names by which a type lays out. The fix
is unsafe: what else the handlers do runs earlier, too. Where the type observes both, there is none.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardDidShow),
            name: UIResponder.keyboardDidShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardDidShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** Layout that should change only after the keyboard's animation, such as snapping to a page.

**False negatives.** Content that another handler of the same event has laid out before. A handler of a *will* notification that defers its work, for example with `asyncAfter`.

**Reviewed findings.** Reviewers read 166 findings of this rule in 1684 public apps: 117 right, 39 debatable, 10 wrong.

## References

- [keyboardDidShowNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidshownotification)
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)

"""####),
    RuleFile(
        path: "Rules/dismiss-padding-missing.md", head: ###"""
# `keyboardDismissPadding` missing for a bar above the keyboard

```rule
severity: note
category: guide
since: 0.2.0
enabled: yes
primary: $MATCH
message: `$SCROLL` lets a drag dismiss the keyboard, but the drag does not begin at the bar above the keyboard
```

## What it says

A scroll view dismisses the keyboard interactively, a bar is pinned to the top of the layout guide, and
`keyboardDismissPadding` is not set.

## Why it is bad

With `keyboardDismissMode = .interactive` the keyboard begins to follow the finger at the keyboard's top edge. A bar above
the keyboard looks like a part of it, so users expect the drag to begin at the bar. But nothing moves until the finger has
crossed the bar. The frame of the keyboard includes an `inputAccessoryView`, so that the drag begins at its top edge. A bar
on the layout guide does not have this behaviour.

`keyboardDismissPadding` (iOS 17) restores it: the drag begins that many points above the keyboard. The property moves no
view. With a bar of 52 points and a keyboard that begins at y 508, the drag begins at y 456.

## Pattern

```pattern
$SCROLL.keyboardDismissMode = .interactive
or
$SCROLL.keyboardDismissMode = .interactiveWithAccessory
any
    type has $BAR.bottomAnchor.constraint(equalTo: $GUIDE.topAnchor, $...)
    type has $GUIDE.topAnchor.constraint(equalTo: $BAR.bottomAnchor, $...)
where $GUIDE is named keyboardLayoutGuide
where not $GUIDE names a guide of the program
where not $BAR is an empty view
not any
    type has $SCROLL.bottomAnchor.constraint(equalTo: $_.keyboardLayoutGuide.topAnchor, $...)
    type has $SCROLL.bottomAnchor.constraint(lessThanOrEqualTo: $_.keyboardLayoutGuide.topAnchor, $...)
    type has $_.keyboardLayoutGuide.topAnchor.constraint(equalTo: $SCROLL.bottomAnchor, $...)
    type has $_.keyboardLayoutGuide.topAnchor.constraint(greaterThanOrEqualTo: $SCROLL.bottomAnchor, $...)
    type has $_.keyboardDismissPadding
```

"""###, rest: ####"""

## Triggers

```swift
import UIKit

final class ThreadViewController: UIViewController {
    private let tableView = UITableView()
    private let composer = ComposerView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.keyboardDismissMode = .interactive
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        view.addSubview(composer)
        NSLayoutConstraint.activate([
            tableView.bottomAnchor.constraint(equalTo: composer.topAnchor),
            composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }
}
```

The guide is the first item, with spacing:

```swift
import UIKit

final class CommentsViewController: UIViewController {
    @IBOutlet private var list: UICollectionView!
    @IBOutlet private var replyBar: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        list.keyboardDismissMode = .interactiveWithAccessory
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: replyBar.bottomAnchor, constant: 8).isActive = true
    }
}
```

## Does not trigger

The scroll view ends at the guide, too:

```swift
import UIKit

final class ThreadViewController: UIViewController {
    private let tableView = UITableView()
    private let composer = ComposerView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.keyboardDismissMode = .interactive
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        tableView.addSubview(composer)
        NSLayoutConstraint.activate([
            tableView.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor),
            composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }
}
```

An empty view that measures the room above the keyboard:

```swift
import UIKit

final class ThreadViewController: UIViewController {
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let room = UIView()
        room.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(room)
        view.addSubview(tableView)
        tableView.keyboardDismissMode = .interactive
        NSLayoutConstraint.activate([
            room.topAnchor.constraint(equalTo: view.topAnchor),
            room.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            tableView.heightAnchor.constraint(equalTo: room.heightAnchor),
        ])
    }
}
```

```swift
import UIKit

final class ThreadViewController: UIViewController {
    private let tableView = UITableView()
    private let composer = ComposerView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.keyboardDismissMode = .interactive
        composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.keyboardLayoutGuide.keyboardDismissPadding = composer.bounds.height
    }
}
```

No bar: the list itself ends at the keyboard.

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.keyboardDismissMode = .interactive
        tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }
}
```

A drag that dismisses at once, wherever it begins:

```swift
import UIKit

final class SearchViewController: UIViewController {
    private let tableView = UITableView()
    private let filterBar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.keyboardDismissMode = .onDrag
        filterBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }
}
```

## How to migrate

Set the padding to the height of the bar whenever the bar is laid out.

### Before

Agrees: the bar is in the right place, and only the drag begins too late.

```swift
import UIKit

final class ThreadViewController: UIViewController {
    private let tableView = UITableView()
    private let composer = ComposerView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.keyboardDismissMode = .interactive
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }
}
```

### After

```swift
import UIKit

final class ThreadViewController: UIViewController {
    private let tableView = UITableView()
    private let composer = ComposerView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.keyboardDismissMode = .interactive
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if #available(iOS 17.0, *) {
            view.keyboardLayoutGuide.keyboardDismissPadding = composer.bounds.height
        }
    }
}
```

## Known limits

**False positives.** A view on the guide that does not look like a part of the keyboard, such as a button in a corner.

**False negatives.** A dismiss mode set in a storyboard, and constraints created in another type than the one that sets the
mode.

**Reviewed findings.** Reviewers read 7 findings of this rule in 1684 public apps: 3 right, 3 debatable, 1 wrong.

## References

- [keyboardDismissPadding](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/keyboarddismisspadding)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/): at 9:40.

"""####),
    RuleFile(
        path: "Rules/drifting-shift.md", head: ###"""
# Repeated notification moves the layout again

```rule
severity: error
category: state
since: 0.1.0
enabled: yes
primary: $SINK
message: `$SINK` is computed from its previous value, so repeated notifications add up
refines: whole-view-shift, frame-height-as-inset, converted-but-height-only, content-under-keyboard, layout-not-reset
```

## What it says

A handler adds to a position or an inset, or computes it from its earlier value, so the layout depends on the number of
calls.

The rule reports a handler only if a run shows that the same keyboard, announced again, moves the content.

## Why it is bad

Several shows can precede one hide. A move of the focus from one field to the next can announce the same keyboard again. A
change of its height, its language or the orientation is another show. On an iPhone 12 the first show moves the view up by
336 points, and the second field moves it up by another 336, off the screen. Hiding moves it down by 336 only once.

Measured on 136 public apps: 11 of 204 handlers that lay out add to the present value.

## Pattern

```pattern
$SINK = $VALUE
or
$SINK += $VALUE
or
$SINK -= $VALUE
where $SINK is a layout sink
where effect is drift
```

```pattern
$_.setContentOffset($SINK, animated: $_)
where effect is drift
```

"""###, rest: ####"""

## Triggers

Up by the height, and down by the height:

```swift
import UIKit

final class SignInViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        view.frame.origin.y -= frame.height
//      ^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        view.frame.origin.y += frame.height
    }
}
```

An inset computed from its previous value. The second write has the same mistake:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let inset = scrollView.contentInset.bottom + frame.height
        scrollView.contentInset.bottom = inset
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

A constraint moved by the distance from the begin frame to the end frame. When announced again, the distance is not 0:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant += frame.height
//      ^^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

## Does not trigger

Set, not added:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

Added to a number that does not change:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?
    private let margin: CGFloat = 12

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor, constant: 12)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = margin + frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = margin
    }
}
```

## How to migrate

Pin to the guide: its position does not depend on the number of notifications. If the handler stays, set the position
from its value at rest instead of adding to it.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant += frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** None known: the run shows the drift.

**False negatives.** A sum that drifts only in a sequence of events that no scenario has.

**Reviewed findings.** Reviewers read 77 findings of this rule in 1684 public apps: 51 right, 9 debatable, 17 wrong.

## References

- [keyboardWillShowNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification)
- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)

"""####),
    RuleFile(
        path: "Rules/fixed-coordinate-space.md", head: ###"""
# Keyboard frame converted with the fixed coordinate space

```rule
severity: warning
category: space
since: 0.1.0
enabled: yes
primary: $MATCH
message: `$MATCH` does not rotate with the device, but the keyboard's frame does
refines: main-screen-assumed, screen-frame-not-converted, content-under-keyboard
```

## What it says

The keyboard's frame, which follows the interface orientation, is converted with `fixedCoordinateSpace`, which is always
portrait.

## Why it is bad

The origin of `UIScreen.fixedCoordinateSpace` is the top left corner in portrait. Since iOS 8 the keyboard's frame rotates
with the device. In portrait the two agree. In landscape the keyboard of an iPhone is 844 points wide and begins at y 181. In
the fixed space this frame is a strip along the left or right edge, and the content moves by the wrong amount.

## Pattern

```pattern
$_.fixedCoordinateSpace
where $MATCH is in a handler
```

"""###, rest: ####"""

## Triggers

As the source of a conversion:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let screen = notification.object as? UIScreen, screen == view.window?.screen,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let covered = view.bounds.intersection(view.convert(frame, from: screen.fixedCoordinateSpace))
//                                                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        composerBottom?.constant = covered.isEmpty ? 0 : covered.height - view.safeAreaInsets.bottom
    }
}
```

As its receiver:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let screen = notification.object as? UIScreen, screen == view.window?.screen,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let covered = view.bounds.intersection(screen.fixedCoordinateSpace.convert(frame, to: view))
//                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        scrollView.contentInset.bottom = covered.isEmpty ? 0 : covered.height - view.safeAreaInsets.bottom
    }
}
```

## Does not trigger

The space that rotates:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let screen = notification.object as? UIScreen,
            let endFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let covered = view.bounds.intersection(screen.coordinateSpace.convert(endFrame, to: view))
        composerBottom?.constant = covered.isEmpty ? 0 : covered.height - view.safeAreaInsets.bottom
    }
}
```

Elsewhere, for the camera:

```swift
import UIKit

final class ScannerViewController: UIViewController {
    func place(_ point: CGPoint) -> CGPoint {
        view.convert(point, from: view.window!.screen.fixedCoordinateSpace)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        view.frame.origin.y = 0
    }
}
```

## How to migrate

Pin to the guide, which rotates with the view. If the handler stays, use `coordinateSpace`.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let screen = notification.object as? UIScreen, screen == view.window?.screen,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let covered = view.bounds.intersection(screen.fixedCoordinateSpace.convert(frame, to: view))
        composerBottom?.constant = covered.isEmpty ? 0 : covered.height - view.safeAreaInsets.bottom
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** An app that supports portrait only.

**False negatives.** A space stored under another name.

**Reviewed findings.** Reviewers found none of this rule in 1684 public apps.

## References

- [fixedCoordinateSpace](https://developer.apple.com/documentation/uikit/uiscreen/fixedcoordinatespace)
- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)

"""####),
    RuleFile(
        path: "Rules/follows-undocked-without-tracking.md", head: ###"""
# Guide follows an undocked keyboard without tracked constraints

```rule
severity: warning
category: guide
since: 0.1.0
enabled: yes
primary: $MATCH
message: the guide follows the keyboard anywhere on the screen, but no constraints are tracked for its edges
world: ipad
```

## What it says

`followsUndockedKeyboard` is on, but no constraints are tracked near an edge or away from it.

## Why it is bad

By default the guide moves to the bottom of the safe area when the keyboard of an iPad is undocked, split or floating. With
`followsUndockedKeyboard` it follows the keyboard, together with the views pinned to its top. The text field at the bottom of
a chat rises to the top of the screen with a floating keyboard. If its sides are pinned as well, it is as wide as the
keyboard, 320 points. The property is for layouts with tracked constraints: `setConstraints(_:activeWhenNearEdge:)` and
`setConstraints(_:activeWhenAwayFrom:)`.

## Pattern

```pattern
$GUIDE.followsUndockedKeyboard = true
not type has $_.setConstraints($_, activeWhenNearEdge: $_)
not type has $_.setConstraints($_, activeWhenAwayFrom: $_)
```

"""###, rest: ####"""

## Triggers

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.followsUndockedKeyboard = true
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }
}
```

In a view, without `self`:

```swift
import UIKit

final class ChatView: UIView {
    func followKeyboard() {
        keyboardLayoutGuide.followsUndockedKeyboard = true
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
}
```

## Does not trigger

A search field at the bottom that moves to the top when the keyboard is there:

```swift
import UIKit

final class SearchViewController: UIViewController {
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        let guide = view.keyboardLayoutGuide
        guide.followsUndockedKeyboard = true
        let aboveKeyboard = field.bottomAnchor.constraint(equalTo: guide.topAnchor)
        let atBottom = field.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        guide.setConstraints([aboveKeyboard], activeWhenAwayFrom: .top)
        guide.setConstraints([atBottom], activeWhenNearEdge: .top)
    }
}
```

The guide with its defaults:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        view.keyboardLayoutGuide.followsUndockedKeyboard = false
        field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }
}
```

## How to migrate

Remove the line: the content then stays at the bottom while the keyboard floats. If the layout has to follow the keyboard,
keep the line and track constraints for each edge.

### Before

Agrees: with a docked keyboard the property has no effect, and only an undocked keyboard moves the content.

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.followsUndockedKeyboard = true
        composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** An app for iPhones only never has an undocked keyboard. An app may want its content at the top of the
screen. Constraints that another type tracks on the same guide are not found.

**False negatives.** A value that is not the literal `true`.

**Reviewed findings.** Reviewers found none of this rule in 1684 public apps.

## References

- [followsUndockedKeyboard](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/followsundockedkeyboard)
- [WWDC21 10259, Your guide to keyboard layout](https://developer.apple.com/videos/play/wwdc2021/10259/): what an undocked
  keyboard does to content that is tied to the guide's top.
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)

"""####),
    RuleFile(
        path: "Rules/frame-height-as-inset.md", head: ###"""
# Keyboard height used as the inset

```rule
severity: error
category: offset
since: 0.1.0
enabled: yes
primary: $VALUE
message: `$SINK` is set from the keyboard's full height (`$VALUE`), not from how much of the view the keyboard covers
refines: content-under-keyboard
shows: partial-cover
explains: gap, moves-for-other-screen, moves-for-other-app
```

## What it says

Layout moves by the height of the keyboard instead of the height that the keyboard covers.

The finding is an error only if a run shows content in the wrong place: under the keyboard, or with a gap above it. A handler
that agrees with the layout guide in every scenario is redundant, and the finding is a note.

## Why it is bad

The end frame has the height of the keyboard and its place *on the screen*. A view needs the height that the keyboard covers
*of the view*. The two numbers are equal only in a full-screen window on a device without a home indicator, where most code
is tested. They differ in these cases:

- **Stage Manager, Slide Over, a sheet.** The keyboard covers less than its height of a window that ends above the bottom of
  the screen. On an iPad in landscape, a window ends 120 points above the screen's bottom. A keyboard of 398 points covers
  278 of it. The field is 120 points too high, with a gap between field and keyboard.
- **A home indicator.** The keyboard's height includes the home indicator (34 of 336 points on an iPhone 12 in portrait). A
  constraint to the safe area, or a scroll view that adjusts its own insets, includes it as well, so it is counted twice.
- **A hardware keyboard.** When only the shortcuts bar is visible, an iPad can post the frame of the full keyboard. It is 313
  points high, 55 of them visible, the rest below the screen.
- **Hiding.** The end frame of a hiding keyboard keeps its height and moves below the screen. A handler for show and hide
  that reads only the height never resets the layout.

Measured on 136 public apps: about half of all handlers that compute with the keyboard's frame use its height unchanged.

## Pattern

```pattern
$SINK = $VALUE
or
$SINK += $VALUE
or
$SINK -= $VALUE
where $SINK is a layout sink
where $VALUE derives from keyboard-end-frame.height
where $VALUE is in screen space
where not $VALUE derives from keyboard-end-frame.min-y or derives from keyboard-end-frame.max-y
where not $VALUE is clipped to the view
where handler observes keyboardWillShow or handler observes keyboardDidShow or handler observes keyboardWillChangeFrame or handler observes keyboardDidChangeFrame
file has $WORD
where $WORD mentions *eyboard*
```

Scrolling by the height is the same mistake in a call:

```pattern
$SINK.update(offset: $VALUE)
or
$SINK?.update(offset: $VALUE)
or
$SINK($VALUE)
or
$SINK.constraint(equalTo: $_, constant: $VALUE)
where $VALUE is written to a layout sink
where $VALUE derives from keyboard-end-frame.height
where $VALUE is in screen space
where not $VALUE derives from keyboard-end-frame.min-y or derives from keyboard-end-frame.max-y
where not $VALUE is clipped to the view
where handler observes keyboardWillShow or handler observes keyboardDidShow or handler observes keyboardWillChangeFrame or handler observes keyboardDidChangeFrame
file has $WORD
where $WORD mentions *eyboard*
```

```pattern
$SINK($VALUE, animated: $_)
where $SINK is named setContentOffset
where $VALUE derives from keyboard-end-frame.height
where $VALUE is in screen space
where not $VALUE derives from keyboard-end-frame.min-y or derives from keyboard-end-frame.max-y
where not $VALUE is clipped to the view
where handler observes keyboardWillShow or handler observes keyboardDidShow or handler observes keyboardWillChangeFrame or handler observes keyboardDidChangeFrame
file has $WORD
where $WORD mentions *eyboard*
```

"""###, rest: ####"""

## Triggers

The most common form, as in many tutorials:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
//                                       ^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

A constraint whose constant is negative because the field's bottom is the first item. The height comes from a variable:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = composer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(showKeyboard(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(hideKeyboard(_:)),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func showKeyboard(_ notification: Notification) {
        guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        let height = value.cgRectValue.height
        composerBottom?.constant = -height
//                                 ^^^^^^^
        UIView.animate(withDuration: 0.25) {
            self.view.layoutIfNeeded()
        }
    }

    @objc private func hideKeyboard(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

A constraint that is made anew for the keyboard:

```swift
import UIKit

final class EntryViewController: UIViewController {
    private let form = UIScrollView()
    private var formBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        formBottom = form.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        formBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(showKeyboard(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(hideKeyboard(_:)),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func showKeyboard(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        formBottom?.isActive = false
        formBottom = form.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -frame.height)
//                                                                                      ^^^^^^^^^^^^^
        formBottom?.isActive = true
    }

    @objc private func hideKeyboard(_ notification: Notification) {
        formBottom?.isActive = false
        formBottom = form.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        formBottom?.isActive = true
    }
}
```

Insets created once and used twice: two writes, two findings.

```swift
import UIKit

final class FormViewController: UIViewController {
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        view.addSubview(tableView)
        NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardDidShowNotification, object: nil, queue: .main
        ) { [weak self] notification in
            guard let self = self,
                let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            else { return }
            let insets = UIEdgeInsets(top: 0, left: 0, bottom: frame.size.height, right: 0)
            self.tableView.contentInset = insets
//                                        ^^^^^^
            self.tableView.scrollIndicatorInsets = insets
//                                                 ^^^^^^
        }
    }
}
```

The whole view moved up:

```swift
import UIKit

final class SignInViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        if let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect {
            view.frame.origin.y -= frame.height
//                                 ^^^^^^^^^^^^
        }
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        view.frame.origin.y = 0
    }
}
```

The offset of a SnapKit constraint:

```swift
import SnapKit
import UIKit

final class NoteViewController: UIViewController {
    private let editor = UITextView()
    private var editorBottom: Constraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(editor)
        editor.snp.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
            editorBottom = make.bottom.equalToSuperview().constraint
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        editorBottom?.update(offset: -frame.height)
//                                   ^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        editorBottom?.update(offset: 0)
    }
}
```

The inset of a SnapKit constraint, made again:

```swift
import SnapKit
import UIKit

final class RenameViewController: UIViewController {
    private let saveButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(saveButton)
        saveButton.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.height.equalTo(50)
            make.bottom.equalTo(view.snp.bottom).inset(0)
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        saveButton.snp.updateConstraints { make in
            make.bottom.equalTo(self.view.snp.bottom).inset(frame.height)
//                                                          ^^^^^^^^^^^^
        }
        view.layoutIfNeeded()
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        saveButton.snp.updateConstraints { make in
            make.bottom.equalTo(self.view.snp.bottom).inset(0)
        }
        view.layoutIfNeeded()
    }
}
```

Added on show and taken back on hide: only the line that adds it.

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()
    private var addedInset: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        guard addedInset == 0 else { return }
        addedInset = frame.height - view.safeAreaInsets.bottom
        scrollView.contentInset.bottom += addedInset
//                                        ^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom -= addedInset
        addedInset = 0
    }
}
```

## Does not trigger

The handler of the WWDC23 session: convert, intersect, then use the covered height.

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let field = UITextField()
    private var fieldBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        fieldBottom = view.bottomAnchor.constraint(equalTo: field.bottomAnchor)
        fieldBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let screen = notification.object as? UIScreen,
            let endFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let covered = view.bounds.intersection(screen.coordinateSpace.convert(endFrame, to: view))
        fieldBottom?.constant = covered.isEmpty ? view.safeAreaInsets.bottom : covered.height
    }
}
```

The height is read, but not used for layout:

```swift
import UIKit

final class KeyboardLog: NSObject {
    private var heights: [CGFloat] = []

    func start() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardDidShow),
            name: UIResponder.keyboardDidShowNotification, object: nil)
    }

    @objc private func keyboardDidShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        heights.append(frame.height)
    }
}
```

The height belongs to another view:

```swift
import UIKit

final class PlayerViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let toolbar = UIToolbar()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        view.addSubview(toolbar)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = toolbar.frame.height
    }
}
```

## How to migrate

Pin to the layout guide and delete the observers, the handlers and the animation. The guide is at the keyboard's place in the
view's coordinates, and moves with the keyboard. While the keyboard is hidden, the guide's top is the bottom of the safe
area.

A handler that stays needs the height that the keyboard covers of the view. Convert the end frame from the screen to the view,
intersect it with `view.bounds`, and subtract `view.safeAreaInsets.bottom`.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = composer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(showKeyboard(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(hideKeyboard(_:)),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func showKeyboard(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = -frame.height
    }

    @objc private func hideKeyboard(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }
}
```

You can also pin a scroll view to the guide, which makes it shorter instead of changing its insets. If content must stay
visible under a translucent bar, keep the inset and set it in `viewDidLayoutSubviews` from the guide's `layoutFrame`. Before
iOS 15 there is no guide: convert the frame to the view, intersect it with the view's bounds and use the height of the
intersection.

## Known limits

**False positives.** A view that always fills the screen of a device without a home indicator is right by accident. The run
finds no difference, and the finding is a note.

**False negatives.** A height that a type in another file stores, if the run cannot follow it. A write in a file without the
word "keyboard", even if a run reaches it. The height of a converted frame, which `converted-but-height-only` reports.

**Reviewed findings.** Reviewers read 384 findings of this rule in 1684 public apps: 116 right, 208 debatable, 60 wrong.

## References

- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)
- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey): the
  frame is in the coordinates of the screen.
- [WWDC21 10259, Your guide to keyboard layout](https://developer.apple.com/videos/play/wwdc2021/10259/)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/): from 12:11, the handler that
  converts and intersects.

"""####),
    RuleFile(
        path: "Rules/guide-beside-observers.md", head: ###"""
# Layout guide and notification handler in one screen

```rule
severity: warning
category: guide
since: 0.1.0
enabled: yes
primary: $MATCH
message: `$MATCH` follows the keyboard already, but the handler of `$NAME` moves layout by the keyboard, too
```

## What it says

A type pins content to the keyboard layout guide, and also moves layout in keyboard notification handlers.

## Why it is bad

Either is enough, and together they count the keyboard twice. A list ends above a bar that the guide lifts, so it is already
shorter by the covered height. An additional inset of the keyboard's height leaves a gap of the same height below the last
row: 336 points on an iPhone. If both move the same view, the last one before the next layout wins: the guide's constraint or
the handler's frame. A run shows the handler's frame.

## Pattern

```pattern
$_.keyboardLayoutGuide.topAnchor
or
keyboardLayoutGuide.topAnchor
or
$_.keyboardLayoutGuide.snp.top
type has $NAME
where $NAME names an observed keyboard notification
where $NAME leads to a handler that lays out by the keyboard
where not $MATCH is checked for iOS 15.0
```

"""###, rest: ####"""

## Triggers

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let tableView = UITableView()
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.translatesAutoresizingMaskIntoConstraints = false
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        view.addSubview(composer)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: composer.topAnchor),
            composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
//                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        ])
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide(_:)),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        tableView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        tableView.contentInset.bottom = 0
    }
}
```

## Does not trigger

A handler that moves nothing:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var isKeyboardVisible = false

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardDidShow),
            name: UIResponder.keyboardDidShowNotification, object: nil)
    }

    @objc private func keyboardDidShow() {
        isKeyboardVisible = true
    }
}
```

A handler that changes a distance, whatever the keyboard's height:

```swift
import UIKit

final class ReportViewController: UIViewController {
    private let button = UIButton()
    private var spacing: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        spacing = button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -24)
        spacing?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow() {
        spacing?.constant = -16
    }
}
```

Observers for systems without the guide:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        if #available(iOS 15, *) {
            composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
        } else {
            composerBottom = composer.bottomAnchor.constraint(equalTo: view.bottomAnchor)
            composerBottom?.isActive = true
            NotificationCenter.default.addObserver(
                self, selector: #selector(keyboardWillChangeFrame(_:)),
                name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        }
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = -view.bounds.intersection(view.convert(frame, from: nil)).height
    }
}
```

## How to migrate

Keep the guide, and delete the handlers with their registrations. The properties that only they use go, too. Other reactions to
the keyboard, such as scrolling to the end, can stay in a handler that moves nothing.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let tableView = UITableView()
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.translatesAutoresizingMaskIntoConstraints = false
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        view.addSubview(composer)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: composer.topAnchor),
            composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide(_:)),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        tableView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        tableView.contentInset.bottom = 0
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let tableView = UITableView()
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.translatesAutoresizingMaskIntoConstraints = false
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        view.addSubview(composer)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: composer.topAnchor),
            composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }
}
```

## Known limits

**False positives.** A handler that moves a view independent of the guide, such as a view that slides in from the top.

**False negatives.** Observers in an extension in another file or in a helper object, and a guide that is used only through a
variable. The rule assumes that a guide in an availability check is one half of a fallback.

**Reviewed findings.** Reviewers read 11 findings of this rule in 1684 public apps: 4 right, 5 debatable, 2 wrong.

## References

- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)
- [contentInset](https://developer.apple.com/documentation/uikit/uiscrollview/contentinset): counted from the scroll view's
  own edges, which the guide has moved.

"""####),
    RuleFile(
        path: "Rules/guide-newer-than-deployment-target.md", head: ###"""
# Layout guide newer than the deployment target

```rule
severity: warning
category: guide
since: 0.1.0
enabled: yes
primary: $NAME
message: `$NAME` exists only on systems newer than the deployment target
```

## What it says

The keyboard layout guide (iOS 15), or one of its properties from iOS 17, is used in code that also runs on older systems.

## Why it is bad

The compiler reports this for each target that it builds. During a migration, the finding comes before the first build: on
systems before iOS 15 the handler has to stay, behind a check. Many projects had a property of that name before iOS 15. A line
that can see such a property means it, and is no finding.

## Pattern

```pattern
$VIEW.$NAME
or
$NAME
where $NAME is named keyboardLayoutGuide
where deployment target below 15.0
where not $MATCH is checked for iOS 15.0
where not $NAME names a guide of the program
not file has import KeyboardLayoutGuide
```

```pattern
$GUIDE.$NAME
where $NAME is named usesBottomSafeArea or is named keyboardDismissPadding
where deployment target below 17.0
where not $MATCH is checked for iOS 17.0
file has keyboardLayoutGuide
```

```pattern
$GUIDE.$NAME
where $NAME is named usesBottomSafeArea or is named keyboardDismissPadding
where deployment target below 17.0
where not $MATCH is checked for iOS 17.0
file has $_.keyboardLayoutGuide
```

"""###, rest: ####"""

## Triggers

```swift
// deployment target 14.0
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
//                                                     ^^^^^^^^^^^^^^^^^^^
    }
}
```

The guide exists, but one of its properties does not:

```swift
// deployment target 15.0
import UIKit

final class ChatViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let guide = view.keyboardLayoutGuide
        guide.usesBottomSafeArea = false
//            ^^^^^^^^^^^^^^^^^^
        if #available(iOS 16, *) {
            guide.keyboardDismissPadding = 44
//                ^^^^^^^^^^^^^^^^^^^^^^
        }
    }
}
```

## Does not trigger

```swift
// deployment target 14.0
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        guard #available(iOS 15, *) else {
            composer.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
            return
        }
        composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
        if #available(iOS 17, *) {
            view.keyboardLayoutGuide.usesBottomSafeArea = false
        }
    }
}
```

Without a deployment target:

```swift
import UIKit

final class ChatViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.keyboardLayoutGuide.usesBottomSafeArea = false
    }
}
```

## How to migrate

Use the guide inside an availability check, and handle keyboard notifications in the `else` branch. Remove the check and the
`else` branch when the deployment target reaches the version.

### Before

Agrees: on systems with the property it works.

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        if #available(iOS 15, *) {
            composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
        } else {
            composer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
        }
    }
}
```

## Known limits

**False positives.** A property of the project with UIKit's name for older systems. One package with such a property,
`KeyboardLayoutGuide`, is recognised by its import.

**False negatives.** Code with an unknown deployment target. `followsUndockedKeyboard` and tracked constraints are as old as
the guide.

**Reviewed findings.** Reviewers read 5 findings of this rule in 1684 public apps: 0 right, 0 debatable, 5 wrong.

## References

- [keyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide): iOS 15.
- [usesBottomSafeArea](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/usesbottomsafearea): iOS 17.
- [keyboardDismissPadding](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/keyboarddismisspadding): iOS
  17.

"""####),
    RuleFile(
        path: "Rules/guide-shadowed-by-extension.md", head: ###"""
# Property that hides UIKit's keyboard layout guide

```rule
severity: warning
category: guide
since: 0.1.0
enabled: yes
primary: $NAME
message: this `keyboardLayoutGuide` hides UIKit's property of the same name
```

## What it says

An extension of `UIView` declares its own `keyboardLayoutGuide`.

## Why it is bad

Guides of this name were common before iOS 15: packages and projects added one to `UIView` that observes the notifications.
Since iOS 15 UIKit has the property, but a declaration in the project or in an imported module has priority. Code that seems
to use the system's guide then uses a guide computed from notifications, with the usual mistakes. It uses the key window
instead of the view's window, ignores other screens, and subtracts a safe area that the view may not have.
`followsUndockedKeyboard`, `usesBottomSafeArea` and tracked constraints do not exist on it.

## Pattern

```pattern
var $NAME: $TYPE { $... }
or
var $NAME: $TYPE { get { $... } }
or
var $NAME: $TYPE { get { $... } set { $... } }
inside extension UIView { $... }
where $NAME is named keyboardLayoutGuide
```

"""###, rest: ####"""

## Triggers

```swift
import UIKit

extension UIView {
    var keyboardLayoutGuide: UILayoutGuide {
//      ^^^^^^^^^^^^^^^^^^^
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        return guide
    }
}
```

With accessors written out:

```swift
import UIKit

@MainActor private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

extension UIView {
    public var keyboardLayoutGuide: UILayoutGuide? {
//             ^^^^^^^^^^^^^^^^^^^
        get { guides[ObjectIdentifier(self)] }
        set { guides[ObjectIdentifier(self)] = newValue }
    }
}
```

## Does not trigger

Another name, and UIKit's name on another type:

```swift
import UIKit

extension UIView {
    var guideAboveKeyboard: UILayoutGuide { keyboardLayoutGuide }
}

extension UIViewController {
    var keyboardLayoutGuide: UILayoutGuide { view.keyboardLayoutGuide }
}
```

## How to migrate

If iOS 15 is the oldest system, delete the property, so that its users get UIKit's guide. For older systems give your
property another name, and return UIKit's guide from it on iOS 15 and later.

### Before

Not run: the property itself has no layout effect.

```swift
import UIKit

extension UIView {
    var keyboardLayoutGuide: UILayoutGuide {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        return guide
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** An app for systems before iOS 15 that was written before UIKit had the property.

**False negatives.** Properties in packages, whose source is not linted, and properties in an extension of a protocol that
`UIView` conforms to.

**Reviewed findings.** Reviewers read 3 findings of this rule in 1684 public apps: 3 right, 0 debatable, 0 wrong.

## References

- [keyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide): iOS 15.
- [freshOS/KeyboardLayoutGuide#38](https://github.com/freshOS/KeyboardLayoutGuide/issues/38): a package whose property has
  UIKit's name.

"""####),
    RuleFile(
        path: "Rules/guide-width-anchor.md", head: ###"""
# Layout uses the width of the keyboard layout guide

```rule
severity: warning
category: guide
since: 0.1.0
enabled: yes
primary: $MATCH
message: `$MATCH` is the width of the current keyboard, not the width of the view
```

## What it says

A layout uses the guide's width, as a constraint or as a number.

## Why it is bad

A guide that does not follow an undocked keyboard is as wide as the window. A view in a sheet, in a column of a split view
controller or in a child view controller is narrower. A guide that follows an undocked keyboard is as wide as the visible
keyboard: 320 points for a floating keyboard. With a hardware keyboard it is as wide as the shortcuts bar, which depends on
the language. Content with that width changes when the user selects another keyboard.

## Pattern

```pattern
$VIEW.keyboardLayoutGuide.widthAnchor
or
keyboardLayoutGuide.widthAnchor
or
$VIEW.keyboardLayoutGuide.layoutFrame.width
or
keyboardLayoutGuide.layoutFrame.width
or
$VIEW.keyboardLayoutGuide.layoutFrame.size.width
or
keyboardLayoutGuide.layoutFrame.size.width
```

"""###, rest: ####"""

## Triggers

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        NSLayoutConstraint.activate([
            composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            composer.widthAnchor.constraint(equalTo: view.keyboardLayoutGuide.widthAnchor),
//                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        ])
    }
}
```

As a number, in a view:

```swift
import UIKit

final class ChatView: UIView {
    let composer = UITextView()

    override func layoutSubviews() {
        super.layoutSubviews()
        composer.frame.size.width = keyboardLayoutGuide.layoutFrame.width
//                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
}
```

## Does not trigger

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        NSLayoutConstraint.activate([
            composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            composer.widthAnchor.constraint(equalTo: view.widthAnchor),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        print(view.keyboardLayoutGuide.layoutFrame.height, view.frame.width)
    }
}
```

## How to migrate

Use the width of the view or its safe area, and only the top of the guide.

### Before

Agrees: the bottom edge is right, and only the width is wrong.

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        NSLayoutConstraint.activate([
            composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            composer.widthAnchor.constraint(equalTo: view.keyboardLayoutGuide.widthAnchor),
        ])
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        NSLayoutConstraint.activate([
            composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            composer.widthAnchor.constraint(equalTo: view.safeAreaLayoutGuide.widthAnchor),
        ])
    }
}
```

## Known limits

**False positives.** A bar that is as wide as a floating keyboard on purpose.

**False negatives.** A guide in a variable, and the leading and trailing anchors, which are right for a layout that follows
the keyboard.

**Reviewed findings.** Reviewers found none of this rule in 1684 public apps.

## References

- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)
- [WWDC21 10259, Your guide to keyboard layout](https://developer.apple.com/videos/play/wwdc2021/10259/): the shortcuts bar is
  as wide as its buttons.

"""####),
    RuleFile(
        path: "Rules/guide-with-input-accessory.md", head: ###"""
# Layout guide in a controller with an input accessory view

```rule
severity: warning
category: guide
since: 0.1.0
enabled: yes
primary: $GUIDE
message: `$GUIDE` includes the height of this type's `inputAccessoryView`, even without a keyboard
```

## What it says

A type overrides `inputAccessoryView` and pins content to the keyboard layout guide.

## Why it is bad

An input accessory view is part of the keyboard: the frame in the notifications includes it, and the guide ends above it. If
the controller is first responder, the bar stays at the bottom when the keyboard hides, and the guide stays above the bar.
Content pinned to the guide is then lifted by the bar, even if it is beside the bar. A bar whose height depends on the guide
changes its own position. In the betas of iOS 26, bar and guide disagreed. The guide was above the bar at first, below it
with a hardware keyboard, and wrong after an interactive dismissal.

## Pattern

```pattern
$GUIDE.topAnchor
or
$GUIDE.layoutFrame
any
    where $GUIDE fits $_.keyboardLayoutGuide
    where $GUIDE fits keyboardLayoutGuide
type has override var inputAccessoryView: $_ { $... }
where $GUIDE is named keyboardLayoutGuide
```

"""###, rest: ####"""

## Triggers

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let tableView = UITableView()
    private let bar = UIToolbar()

    override var inputAccessoryView: UIView? { bar }

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
//                                                 ^^^^^^^^^^^^^^^^^^^^^^^^
    }
}
```

## Does not trigger

The bar is an ordinary view:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let tableView = UITableView()
    private let bar = UIToolbar()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.translatesAutoresizingMaskIntoConstraints = false
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }
}
```

The bar belongs to a text view and disappears with its keyboard:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let field = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.inputAccessoryView = UIToolbar()
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }
}
```

## How to migrate

Use one of the two. Make a bar that stays when the keyboard hides an ordinary subview, and pin it to the guide. Extend its
background to the bottom of the screen, and keep its content above the safe area.

### Before

Not run: the model does not have the effect of an input accessory view on the guide without a keyboard.

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let tableView = UITableView()
    private let bar = UIToolbar()

    override var inputAccessoryView: UIView? { bar }

    override var canBecomeFirstResponder: Bool { true }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let tableView = UITableView()
    private let bar = UIToolbar()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.translatesAutoresizingMaskIntoConstraints = false
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }
}
```

## Known limits

**False positives.** A list that ends above the bar and the keyboard is in the right place on most systems.

**False negatives.** An accessory view of a superclass, or a property with an explicit `get`. Content that another type pins
to the guide.

**Reviewed findings.** Reviewers found none of this rule in 1684 public apps.

## References

- [inputAccessoryView](https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/): a bar above the keyboard
  with the guide.

"""####),
    RuleFile(
        path: "Rules/handler-ignores-hide.md", head: ###"""
# Handler for show and hide reads only the height

```rule
severity: error
category: state
since: 0.1.0
enabled: yes
primary: $VALUE
message: `$SINK` gets `$VALUE` on show and on hide, so the content is not reset when the keyboard hides
refines: frame-height-as-inset, converted-but-height-only, layout-not-reset
```

## What it says

A handler runs when the keyboard shows and when it hides, and uses a height that is the same in both cases.

The rule reports a handler only if a run shows that the layout stays displaced.

## Why it is bad

The end frame of a hiding keyboard keeps its height and is below the screen. On an iPhone 12 the handler gets a height of 336
points at y 508 when the keyboard shows, and 336 points at y 844 when it hides. A handler that reads only the height gets 336
twice, and the inset stays.

Measured on 136 public apps: of the 16 handlers for several notifications, 4 check neither the notification nor the position
of the frame.

## Pattern

```pattern
$SINK = $VALUE
or
$SINK += $VALUE
or
$SINK -= $VALUE
where $SINK is a layout sink
where $VALUE derives from keyboard-end-frame.height
where handler observes keyboardWillHide or handler observes keyboardDidHide
where not $VALUE derives from keyboard-end-frame.min-y or derives from keyboard-end-frame.max-y or is clipped to the view
where handler runs for show and hide
where $SINK is set alike on hide
where effect is not-reset
```

"""###, rest: ####"""

## Triggers

One selector for both names:

```swift
import UIKit

final class RoomViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
//                                       ^^^^^^^^^^^^
    }
}
```

Registered in a loop:

```swift
import UIKit

final class ListViewController: UIViewController {
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
        names.forEach {
            NotificationCenter.default.addObserver(self, selector: #selector(adjust), name: $0, object: nil)
        }
    }

    @objc private func adjust(_ notification: Notification) {
        guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        let height = value.cgRectValue.size.height
        tableView.contentInset.bottom = height
//                                      ^^^^^^
    }
}
```

## Does not trigger

The handler checks the notification's name:

```swift
import UIKit

final class RoomViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let isHiding = notification.name == UIResponder.keyboardWillHideNotification
        scrollView.contentInset.bottom = isHiding ? 0 : frame.height
    }
}
```

A handler that writes another wrong number on hide is for `layout-not-reset`:

```swift
import UIKit

final class LoginViewController: UIViewController {
    private let form = UIStackView()
    private var formBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        formBottom = view.bottomAnchor.constraint(equalTo: form.bottomAnchor)
        formBottom?.isActive = true
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            NotificationCenter.default.addObserver(self, selector: #selector(keyboardChanged), name: name, object: nil)
        }
    }

    @objc private func keyboardChanged(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let isShowing = notification.name == UIResponder.keyboardWillShowNotification
        formBottom?.constant = isShowing ? frame.height : 4
    }
}
```

It checks the position of the frame:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let screen = notification.object as? UIScreen,
            let endFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let covered = view.bounds.intersection(screen.coordinateSpace.convert(endFrame, to: view))
        composerBottom?.constant = covered.isEmpty ? 0 : covered.height - view.safeAreaInsets.bottom
    }
}
```

## How to migrate

Pin to the guide, which returns to the bottom when the keyboard hides. If the handler stays, reset the layout when the
notification is `keyboardWillHideNotification`.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** None known.

**False negatives.** A handler whose result is unknown.

**Reviewed findings.** Reviewers read 29 findings of this rule in 1684 public apps: 8 right, 13 debatable, 8 wrong.

## References

- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)
- [keyboardWillHideNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/hard-coded-device-metric.md", head: ###"""
# Device-specific number subtracted from the keyboard's height

```rule
severity: error
category: offset
since: 0.1.0
enabled: yes
primary: $MATCH
message: `$MATCH` subtracts a fixed `$N` from the keyboard's height, whatever the device
refines: frame-height-as-inset, converted-but-height-only, content-under-keyboard
```

## What it says

A literal number is subtracted from the keyboard's height, for a bar or a safe area that has this height on one device.

## Why it is bad

34 is the home indicator of an iPhone in portrait. It is 21 in landscape, 20 on an iPad, and 0 with a home button. 49 is a
tab bar without the home indicator, and 83 with it. On an iPad with iOS 18 the tab bar is at the top and needs no space at
the bottom. `height - 34` on an iPhone SE puts 34 points of the field under the keyboard.

The layout begins at the safe area, and the keyboard's height begins at the edge of the screen. The number compensates for
the difference. The view has the right difference on every device, the source only on one.

Measured on 136 public apps: 26 of 113 handlers use such a number.

## Pattern

```pattern
$H - $N
where $H derives from keyboard-end-frame.height
where not $H derives from safe-area
where not $H is negative
where not $H is less for a higher keyboard
where $N derives only from literal
where $N is fixed
where $N is at least 16 points
where $N is the distance of an effect
```

The same, of a constant or a translation upwards:

```pattern
$H + $N
where $H derives from keyboard-end-frame.height
where not $H derives from safe-area
where $H is negative
where $N derives only from literal
where $N is fixed
where $N is at least 16 points
where $N is the distance of an effect
```

"""###, rest: ####"""

## Triggers

The home indicator of an iPhone:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height - 34
//                                 ^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

The same number with a name:

```swift
import UIKit

final class ListViewController: UIViewController {
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let tabBarHeight: CGFloat = 49
        tableView.contentInset.bottom = max(0, frame.size.height - tabBarHeight)
//                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        tableView.contentInset.bottom = 0
    }
}
```

Added to a translation upwards:

```swift
import UIKit

final class AnswerViewController: UIViewController {
    private let doneButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        doneButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(doneButton)
        doneButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        doneButton.transform = CGAffineTransform(translationX: 0, y: -frame.height + 34)
//                                                                   ^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        doneButton.transform = .identity
    }
}
```

## Does not trigger

The safe area of the view itself:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height - view.safeAreaInsets.bottom
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

A number that the code chooses by the device:

```swift
import UIKit

enum Device {
    static let statusBar = UIApplication.shared.statusBarFrame.height
    static let bottom: CGFloat = statusBar > 20 ? 34 : 0
}

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height - Device.bottom
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

The view's own safe area is subtracted already, so the number stands for something else:

```swift
import UIKit

final class FormViewController: UIViewController {
    private let scrollView = UIScrollView()
    private var scrollBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor)
        scrollBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollBottom?.constant = frame.height - view.safeAreaInsets.bottom - 64
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollBottom?.constant = 0
    }
}
```

A margin that is added:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height + 16
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

A margin in the room that the keyboard leaves:

```swift
import UIKit

final class ProfileViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let nameField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let room = view.bounds.height - frame.height - nameField.frame.maxY - 40
        scrollView.contentOffset.y = max(0, -room)
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentOffset.y = 0
    }
}
```

A number without relation to the keyboard:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let margin = view.bounds.width - 320
        scrollView.contentInset.bottom = frame.height
        scrollView.contentInset.left = margin
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

## How to migrate

Pin to the guide and subtract nothing: its top is the keyboard's top, or without a keyboard the bottom of the safe area.
If the handler stays, read the value from `view.safeAreaInsets`.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height - 34
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** A design in which the keyboard covers the content by that number of points.

**False negatives.** Numbers that are added to the height, as in `-height - 34`: a distance from the keyboard. Other numbers
that are added, and numbers from a table of devices.

**Reviewed findings.** Reviewers read 44 findings of this rule in 1684 public apps: 19 right, 15 debatable, 10 wrong.

## References

- [safeAreaInsets](https://developer.apple.com/documentation/uikit/uiview/safeareainsets)
- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/hard-coded-keyboard-height.md", head: ###"""
# Hard-coded keyboard height

```rule
severity: error
category: offset
since: 0.1.0
enabled: yes
primary: $VALUE
message: `$SINK` is set from a fixed length (`$VALUE`) instead of the keyboard's height
refines: whole-view-shift, drifting-shift, content-under-keyboard
```

## What it says

When the keyboard shows, layout moves by a literal number of the size of a keyboard.

## Why it is bad

216 points was the height of the keyboard on an iPhone of 2010. Today it is 260, 291, 301, 335, 336 or 346 points on an
iPhone, more with emoji, and about 200 in landscape. On an iPad it is 313 or 398, and 55 with a hardware keyboard. A floating
keyboard needs no space. One number is right for one of these cases.

On an iPhone 12 the keyboard has 336 points. A layout with room for 216 points is covered by 120 points, and the field is
there.

## Pattern

```pattern
$SINK = $VALUE
or
$SINK += $VALUE
or
$SINK -= $VALUE
where $SINK is a layout sink
where not $SINK is a constraintPriority sink
where $VALUE derives only from literal
where $VALUE is at least 100 points
where $SINK changes by at least 100 points for a keyboard
where handler observes keyboardWillShow or handler observes keyboardDidShow or handler observes keyboardWillChangeFrame
not function has $KEY
where $KEY is named keyboardFrameEndUserInfoKey or is named UIKeyboardFrameEndUserInfoKey
where not handler lays out by the keyboard
```

"""###, rest: ####"""

## Triggers

The height of an old iPhone:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        scrollView.contentInset.bottom = 216
//                                       ^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

The whole view moved up by a constant:

```swift
import UIKit

final class SignInViewController: UIViewController {
    private let keyboardHeight: CGFloat = 250

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        view.frame.origin.y = -keyboardHeight
//                            ^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        view.frame.origin.y = 0
    }
}
```

A number again, as editing begins: no notification starts it, and it runs without a keyboard, too.

```swift
import UIKit

final class AddressViewController: UIViewController, UITextFieldDelegate {
    private let scrollView = UIScrollView()
    private let street = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        scrollView.addSubview(street)
        street.delegate = self
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        scrollView.contentInset.bottom = 216
//                                       ^^^
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        scrollView.contentInset.bottom = 0
    }
}
```

## Does not trigger

A priority is no distance:

```swift
import UIKit

final class TweetViewController: UIViewController {
    @IBOutlet private var toolbarBottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        toolbarBottom.priority = UILayoutPriority(860)
    }
}
```

The height in the notification:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

The place of one view, where the keyboard's frame places another:

```swift
import UIKit

final class PhraseViewController: UIViewController {
    private let phrase = UITextView()
    private let next = UIButton()
    private var phraseTop: NSLayoutConstraint!
    private var nextBottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(phrase)
        view.addSubview(next)
        phraseTop = phrase.topAnchor.constraint(equalTo: view.topAnchor, constant: 20)
        nextBottom = view.bottomAnchor.constraint(equalTo: next.bottomAnchor)
        NSLayoutConstraint.activate([phraseTop, nextBottom])
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        move(height: frame.height)
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        move(height: 0)
    }

    private func move(height: CGFloat) {
        nextBottom.constant = height
        if height > 0 {
            phraseTop.constant = 160
        } else {
            phraseTop.constant = 20
        }
    }
}
```

A margin:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        scrollView.contentInset.bottom = 12
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

The keyboard's height is read, and the number has another purpose:

```swift
import UIKit

final class FormViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let message = UITextView()
    private lazy var messageHeight = message.heightAnchor.constraint(equalToConstant: 90)

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
        messageHeight.constant = 150
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

A number that is large already at rest:

```swift
import UIKit

final class AlertViewController: UIViewController {
    private let alert = UIView()
    private lazy var alertCentre = alert.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -32)

    override func viewDidLoad() {
        super.viewDidLoad()
        alert.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(alert)
        alertCentre.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        alertCentre.constant = -120
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        alertCentre.constant = -32
    }
}
```

A number that resets the layout:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 120
    }
}
```

A panel that a tap puts back to where it was shown, as it hides the keyboard:

```swift
import UIKit

final class RatingViewController: UIViewController {
    private let panel = UIView()
    private let comment = UITextView()
    private let panelHeight: CGFloat = 300

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.frame = CGRect(x: 0, y: view.bounds.height, width: view.bounds.width, height: panelHeight)
        view.addSubview(panel)
        panel.addSubview(comment)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    func showPanel() {
        panel.transform = CGAffineTransform(translationX: 0, y: -panelHeight)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        comment.endEditing(true)
        panel.transform = CGAffineTransform(translationX: 0, y: -panelHeight)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let up = CGAffineTransform(translationX: 0, y: -frame.height - panelHeight)
        panel.transform = view.transform.concatenating(up)
    }
}
```

## How to migrate

Pin to the guide, which has the height of every keyboard. If the handler stays, read the frame from
`keyboardFrameEndUserInfoKey`, and use the height that it covers of the view.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        composerBottom?.constant = 258
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** A design that moves content by a fixed amount during editing, independent of the keyboard.

**False negatives.** Numbers below 100 points, and a height from a table of devices.

**Reviewed findings.** Reviewers read 79 findings of this rule in 1684 public apps: 43 right, 26 debatable, 10 wrong.

## References

- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/inline-prediction-undecided.md", head: ###"""
# Inline prediction not set

```rule
severity: note
category: advice
since: 0.1.0
enabled: no
primary: $MATCH
message: `$MATCH` leaves inline prediction to the system, which decides by the traits of the text
```

## What it says

Code with keyboard handling creates a text view and does not set its inline prediction.

The rule is advice and off by default.

## Why it is bad

Since iOS 17 the keyboard shows the rest of a word or a sentence in grey, inside the text. The text view displays the
prediction, and while it is composed, the prediction is part of the marked text. Code that reads the text at every change,
counts its characters or draws over it also gets text that the user did not type. With `.default`, `inlinePredictionType`
lets the system decide by the field's other traits; `.no` and `.yes` decide it. The WWDC23 session on the keyboard recommends
a decision.

## Pattern

```pattern
UITextView($...)
where type observes a keyboard notification
not type has $_.inlinePredictionType = $_
```

"""###, rest: ####"""

## Triggers

A new text view:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
//                         ^^^^^^^^^^^^
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

With a frame:

```swift
import UIKit

final class EditorViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let editor = UITextView(frame: .zero)
//                       ^^^^^^^^^^^^^^^^^^^^^^^^

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

## Does not trigger

Set:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        composer.inlinePredictionType = .no
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

Code without keyboard handling:

```swift
import UIKit

/// Shows a text that nobody edits, whatever the keyboard does.
final class LicenseViewController: UIViewController {
    private let text = UITextView()
}
```

## How to migrate

Set `.no` where code reads the text during typing, and `.yes` for prose.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        composer.inlinePredictionType = .no
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** A text view that is never edited.

**False negatives.** Text fields, and text views in an interface file.

**Reviewed findings.** Reviewers found none of this rule in 1684 public apps.

## References

- [inlinePredictionType](https://developer.apple.com/documentation/uikit/uitextinputtraits/inlinepredictiontype)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/)

"""####),
    RuleFile(
        path: "Rules/input-accessory-bar.md", head: ###"""
# Permanent bar as an input accessory view

```rule
severity: note
category: guide
since: 0.2.0
enabled: yes
primary: $MATCH
message: a permanent bar is laid out in the keyboard's window; `keyboardLayoutGuide` keeps it in the view
```

## What it says

A view controller that is a first responder has an `inputAccessoryView`: a bar that is visible with and without the keyboard.

In code for systems before iOS 15, which have no layout guide, the rule finds nothing.

## Why it is bad

Before the layout guide, only such a bar followed the finger while a drag dismisses the keyboard. But the bar is in the
keyboard's window and counts as part of the keyboard:

- Notifications report frames that include the bar, and a frame of the bar alone while no text is edited. A handler that uses
  the frame's height insets its content by bar and home indicator before there is a keyboard.
- In betas of iOS 26, frames with an accessory view were in window coordinates instead of screen coordinates, which no
  handler expects.
- The bar covers presented views, and disappears when another first responder has no accessory view.

The layout guide follows the drag as well, and the bar stays an ordinary view. With a keyboard of 336 points, a bar on the
guide ends at y 508 of 844. Without a keyboard it ends at y 810, above the home indicator, and its background reaches the
bottom edge.

## Pattern

```pattern
override var inputAccessoryView: UIView? { $BAR }
or
override var inputAccessoryView: UIView? { return $BAR }
or
override var inputAccessoryView: UIView? {
    get { $BAR }
}
or
override var inputAccessoryView: UIView? {
    get { return $BAR }
}
or
override var inputAccessoryView: UIView? {
    $...
    return $BAR
}
where not $BAR has $_ ? $_ : $_
where not $BAR fits nil
where type inherits from UIViewController or type inherits from UICollectionViewController or type inherits from UITableViewController
where type observes a keyboard notification
where not deployment target below 15.0
any
    type has override var canBecomeFirstResponder: Bool { true }
    type has override var canBecomeFirstResponder: Bool { return true }
```

"""###, rest: ####"""

## Triggers

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let collectionView = UICollectionView()
    private let bar = ComposerBar()

    override var inputAccessoryView: UIView? { bar }
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        collectionView.scrollRectToVisible(bar.frame, animated: true)
    }
}
```

An explicit getter with `return`:

```swift
import UIKit

final class RoomViewController: UIViewController {
    private lazy var inputBar = RoomInputBar(frame: .zero)

    override var canBecomeFirstResponder: Bool { return true }
    override var inputAccessoryView: UIView? { get { return inputBar } }
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    func observe() {
        NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardDidShowNotification, object: nil, queue: .main
        ) { _ in
            self.scrollToEnd()
        }
    }

    private func scrollToEnd() {}
}
```

The bar is configured first:

```swift
import UIKit

class RoomViewController: UICollectionViewController {
    let composer = ComposerView()

    override var inputAccessoryView: UIView? { composer.layoutMargins = view.layoutMargins; return composer }
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    override var canBecomeFirstResponder: Bool { return true }

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        collectionView.scrollRectToVisible(composer.frame, animated: true)
    }
}
```

## Does not trigger

A toolbar above the keyboard of one field, which disappears with the keyboard:

```swift
import UIKit

final class AmountViewController: UIViewController {
    private let amount = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        amount.inputAccessoryView = UIToolbar()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {}
}
```

A field with its own bar:

```swift
import UIKit

final class CodeField: UITextField {
    private let bar = UIToolbar()

    override var inputAccessoryView: UIView? {
        get { bar }
        set {}
    }

    func observe() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {}
}
```

A temporary bar:

```swift
import UIKit

final class TranscriptViewController: UIViewController {
    private let searchBar = UISearchBar()
    private var isSearching = false

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { isSearching ? searchBar : nil }

    func observe() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {}
}
```

## How to migrate

Pin the bar's background to the guide, and let the guide reach the view's bottom edge. Keep the field above the guide and
above the safe area. WWDC23 recommends this layout.

### Before

Not run: a bar in the keyboard's window has no place in this view's coordinates.

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let bar = ComposerBar()

    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        backdrop.translatesAutoresizingMaskIntoConstraints = false
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(backdrop)
        view.addSubview(field)
        let guide = view.keyboardLayoutGuide
        guide.usesBottomSafeArea = false
        let resting = field.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -8)
        resting.priority = .defaultHigh
        NSLayoutConstraint.activate([
            backdrop.bottomAnchor.constraint(equalTo: guide.topAnchor),
            field.topAnchor.constraint(equalToSystemSpacingBelow: backdrop.topAnchor, multiplier: 1),
            resting,
            guide.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: field.bottomAnchor, multiplier: 1),
            view.safeAreaLayoutGuide.bottomAnchor.constraint(greaterThanOrEqualTo: field.bottomAnchor),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.keyboardLayoutGuide.keyboardDismissPadding = backdrop.bounds.height
    }
}
```

`usesBottomSafeArea` and `keyboardDismissPadding` need iOS 17. On iOS 15 and 16 the accessory view is better if the drag
matters. Do not use both: the guide is above the accessory view, so the bar would push itself up.

## Known limits

**False positives.** A bar that has to stay while another view controller is presented.

**False negatives.** Classes that do not observe the keyboard: an accessory view does no harm without code that lays out
around it.

**Reviewed findings.** Reviewers read 5 findings of this rule in 1684 public apps: 0 right, 5 debatable, 0 wrong.

## References

- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)
- [inputAccessoryView](https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/): from 7:56.

"""####),
    RuleFile(
        path: "Rules/inset-wiped-on-hide.md", head: ###"""
# Hiding the keyboard removes other insets

```rule
severity: error
category: safe-area
since: 0.1.0
enabled: yes
primary: $SINK
message: `$SINK` is set to zero when the keyboard hides, and its inset from before the keyboard is lost
refines: safe-area-lost-on-hide, content-under-keyboard, layout-not-reset
```

## What it says

A hide handler sets all insets of a scroll view, or the bottom inset, to zero, but the view had insets before the keyboard
appeared.

The run compares both ends, the top and the bottom one, with what the set-up gave.

## Why it is bad

A list with a floating button has a bottom inset for the button. A list below a search field has a top inset.
`contentInset = .zero` in the hide handler removes these insets together with the keyboard's: after the first keyboard, the
last row stays under the button.

Measured on 136 public apps: half of the 76 handlers that only reset use a literal zero.

## Pattern

```pattern
$SINK = $ZERO
where $SINK is a contentInset sink
where handler observes keyboardWillHide or handler observes keyboardDidHide
any
    where $ZERO fits .zero
    where $ZERO fits UIEdgeInsets.zero
where effect is not-reset
where not content stays up after hiding
```

In a type that sets an inset elsewhere than in its handlers, in code that no run comes to:

```pattern
$SINK = $ZERO
where $SINK is a contentInset sink
where handler observes keyboardWillHide or handler observes keyboardDidHide
any
    where $ZERO fits .zero
    where $ZERO fits UIEdgeInsets.zero
any
    type has $SINK.top = $INSET
    type has $SINK.bottom = $INSET
where not $INSET is in a handler or is run
```

Only the bottom inset:

```pattern
$SINK = 0
where $SINK is a contentInset sink
where handler observes keyboardWillHide or handler observes keyboardDidHide
where effect is not-reset
where not content stays up after hiding
```

"""###, rest: ####"""

## Triggers

The view ends above a button:

```swift
import UIKit

final class ListViewController: UIViewController {
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        tableView.contentInset.bottom = 80
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        tableView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        tableView.contentInset = .zero
//      ^^^^^^^^^^^^^^^^^^^^^^
    }
}
```

The same with the bottom inset only:

```swift
import UIKit

final class UploadViewController: UIViewController {
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        tableView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 75, right: 0)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        tableView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        tableView.contentInset.bottom = 0
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
}
```

The list begins below a search field:

```swift
import UIKit

final class SearchViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        scrollView.contentInset.top = 52
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset = UIEdgeInsets.zero
//      ^^^^^^^^^^^^^^^^^^^^^^^
    }
}
```

The top inset is lost:

```swift
import UIKit

final class FavoritesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height - view.safeAreaInsets.bottom
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset = .zero
//      ^^^^^^^^^^^^^^^^^^^^^^^
    }
}
```

## Does not trigger

Without insets before:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: frame.height, right: 0)
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset = .zero
    }
}
```

An inset that only the handlers set:

```swift
import UIKit

final class DraftViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height - view.safeAreaInsets.bottom
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset = .zero
    }
}
```

An inset that is zero at rest, as the run shows:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()
    private var keyboardTop: CGFloat?
    private var coveredHeight: CGFloat { keyboardTop.map { view.bounds.height - $0 } ?? 0 }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.contentInset.bottom = coveredHeight
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        keyboardTop = frame.minY
        view.setNeedsLayout()
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        keyboardTop = nil
        scrollView.contentInset = .zero
    }
}
```

Only a top inset, which stays:

```swift
import UIKit

final class SearchViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        scrollView.contentInset.top = 52
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

Reset to the earlier inset:

```swift
import UIKit

final class ListViewController: UIViewController {
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        tableView.contentInset.bottom = 80
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        tableView.contentInset.bottom = frame.height + 80
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        tableView.contentInset.bottom = 80
    }
}
```

## How to migrate

Pin the scroll view to the guide, so that the keyboard does not change its insets. If the handler stays, reset only the
part of the inset that the handler added.

### Before

```swift
import UIKit

final class ListViewController: UIViewController {
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        tableView.contentInset.bottom = 80
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        tableView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        tableView.contentInset = .zero
    }
}
```

### After

```swift
import UIKit

final class ListViewController: UIViewController {
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        tableView.contentInset.bottom = 80
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: tableView.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** Insets for another state of the screen, which the handler removes on purpose.

**False negatives.** Insets set by an interface file or another type.

**Reviewed findings.** Reviewers read 14 findings of this rule in 1684 public apps: 7 right, 1 debatable, 6 wrong.

## References

- [contentInset](https://developer.apple.com/documentation/uikit/uiscrollview/contentinset)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/keyboard-height-as-padding.md", head: ###"""
# Keyboard height used as padding

```rule
severity: warning
category: offset
since: 0.1.0
enabled: yes
primary: $HEIGHT
message: `$HEIGHT` pads by the height of the keyboard, not by what it covers of the safe area
refines: manual-keyboard-padding
explains: gap, covered, closer, moves-for-other-screen, moves-for-other-app
```

## What it says

A SwiftUI view pads its content by the keyboard's height, and a run shows that the content ends elsewhere than at the keyboard.

## Why it is bad

Padding begins where the safe area of the view ends. Two parts of the safe area count here: that of the screen, which ends
above the home indicator, and that of the keyboard.

- **The view ignores the keyboard's safe area.** Its content rests above the home indicator, and the keyboard's height includes
  the home indicator. On an iPhone 12 the content ends 34 points above the keyboard. Code that subtracts a fixed number is
  right on one device and puts content under the keyboard on another one.
- **The view does not ignore it.** SwiftUI has moved the content above the keyboard already. Padding of 336 points comes on top
  of that.

The linter runs the handler, and computes the padding after each event. If the body itself does not ignore the keyboard's safe
area, a view around it may, and the report shows what comes of both.

## Pattern

```pattern
$_.padding(.bottom, $HEIGHT)
or
$_.padding([.bottom], $HEIGHT)
or
$_.safeAreaPadding(.bottom, $HEIGHT)
where $HEIGHT is a bottomPadding sink
where $HEIGHT derives from keyboard-end-frame
where effect is gap or effect is covered or effect is closer
```

"""###, rest: ####"""

## Triggers

The content ignores the keyboard's safe area, but not the home indicator's:

```swift
import SwiftUI

struct ComposerView: View {
    @State private var text = ""
    @State private var keyboardHeight: CGFloat = 0

    var body: some View {
        VStack {
            Spacer()
            TextField("Message", text: $text)
                .padding(.bottom, keyboardHeight)
//                                ^^^^^^^^^^^^^^
        }
        .ignoresSafeArea(.keyboard)
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { notification in
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            keyboardHeight = frame?.height ?? 0
        }
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)) { _ in
            keyboardHeight = 0
        }
    }
}
```

A fixed number in place of the safe area:

```swift
import SwiftUI

struct SearchBar: View {
    @State private var text = ""
    @State private var keyboardHeight: CGFloat = 0

    var body: some View {
        VStack {
            Spacer()
            TextField("Search", text: $text)
                .padding(.bottom, keyboardHeight > 0 ? keyboardHeight - 30 : 0)
//                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        }
        .ignoresSafeArea(.keyboard, edges: .bottom)
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { notification in
            keyboardHeight = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
        }
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)) { _ in
            keyboardHeight = 0
        }
    }
}
```

## Does not trigger

Padding that does not depend on how high the keyboard is:

```swift
import SwiftUI

struct FormView: View {
    @State private var name = ""
    @State private var keyboardHeight: CGFloat = 0

    var body: some View {
        TextField("Name", text: $name)
            .padding(.bottom, max(12, keyboardHeight > 0 ? 8 : 12))
            .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { notification in
                keyboardHeight = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
            }
            .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)) { _ in
                keyboardHeight = 0
            }
    }
}
```

A flag, by which a view changes its margin while SwiftUI keeps it above the keyboard:

```swift
import SwiftUI

struct AmountView: View {
    @State private var amount = ""
    @State private var isKeyboardShown = false

    var body: some View {
        Button("Continue") {}
            .padding(.bottom, isKeyboardShown ? 0 : 16)
            .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { _ in
                isKeyboardShown = true
            }
            .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)) { _ in
                isKeyboardShown = false
            }
    }
}
```

## How to migrate

Delete the padding, the state and the handlers, and do not ignore the keyboard's safe area: SwiftUI keeps content above the
keyboard. Use `safeAreaInset(edge: .bottom)` for a bar above the keyboard.

### Before

```swift
import SwiftUI

struct ComposerView: View {
    @State private var text = ""
    @State private var keyboardHeight: CGFloat = 0

    var body: some View {
        VStack {
            Spacer()
            TextField("Message", text: $text)
                .padding(.bottom, keyboardHeight)
        }
        .ignoresSafeArea(.keyboard)
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { notification in
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            keyboardHeight = frame?.height ?? 0
        }
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)) { _ in
            keyboardHeight = 0
        }
    }
}
```

### After

```swift
import SwiftUI

struct ComposerView: View {
    @State private var text = ""

    var body: some View {
        VStack {
            Spacer()
            TextField("Message", text: $text)
        }
    }
}
```

## Known limits

**False positives.** Content that does not reach the bottom of the safe area, because something below it does. The linter
assumes that it does, and says so.

**False negatives.** Content that is moved by `offset(y:)` or made lower by `frame(height:)`, and numbers that the body computes
in a variable first.

**Reviewed findings.** Reviewers read 9 findings of this rule in 1684 public apps: 3 right, 4 debatable, 2 wrong.

## References

- [ignoresSafeArea(_:edges:)](https://developer.apple.com/documentation/swiftui/view/ignoressafearea%28_:edges:%29)
- [SafeAreaRegions](https://developer.apple.com/documentation/swiftui/safearearegions)
- [safeAreaInset(edge:alignment:spacing:content:)](https://developer.apple.com/documentation/swiftui/view/safeareainset%28edge:alignment:spacing:content:%29-4s51l)

"""####),
    RuleFile(
        path: "Rules/keyboard-manager-library.md", head: ###"""
# Keyboard library for the whole app

```rule
severity: note
category: advice
since: 0.1.0
enabled: no
primary: $MATCH
message: `$MATCH` lets a library lay out around the keyboard in the whole app
```

## What it says

The app turns on a library that moves the edited view above the keyboard.

## Why it is bad

Such a library observes the keyboard for every screen and moves views without knowledge of their layout. For years it was a
sensible choice. In screens with the layout guide it moves the content a second time. A migration has to go screen by screen.

The rule is advice and off by default, because the library may work well. It finds the call that turns the library on, so
that you can turn it off for each screen that moves to the guide.

Measured on 136 public apps: 4 use it.

## Pattern

```pattern
IQKeyboardManager.shared.enable = true
or
IQKeyboardManager.shared.isEnabled = true
or
IQKeyboardManager.sharedManager().enable = true
```

"""###, rest: ####"""

## Triggers

For the whole app:

```swift
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidFinishLaunching(_ application: UIApplication) {
        IQKeyboardManager.shared.enable = true
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
}
```

The newer spelling:

```swift
import UIKit

enum Setup {
    static func keyboard() {
        IQKeyboardManager.shared.isEnabled = true
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
}
```

## Does not trigger

Turned off for one screen:

```swift
import UIKit

final class ChatViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        IQKeyboardManager.shared.enable = false
    }
}
```

The app's own manager:

```swift
import UIKit

enum Setup {
    static func keyboard() {
        KeyboardTheme.shared.enable = true
    }
}
```

## How to migrate

Turn the library off for each screen that you pin to the guide. After the last screen, remove the library.

### Before

Not run: the library's code is not in the app's source.

```swift
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidFinishLaunching(_ application: UIApplication) {
        IQKeyboardManager.shared.enable = true
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** None: the rule is advice.

**False negatives.** Other libraries.

**Reviewed findings.** Reviewers found none of this rule in 1684 public apps.

## References

- [IQKeyboardManager](https://github.com/hackiftekhar/IQKeyboardManager)
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)

"""####),
    RuleFile(
        path: "Rules/keyboard-notification-observer.md", head: ###"""
# Keyboard notification observed for layout

```rule
severity: note
category: observing
since: 0.1.0
enabled: yes
primary: $NAME
folds: handlers
message: the handler of `$NAME` lays out by hand; the keyboard layout guide (iOS 15) needs no notification
without-guide: the handler of `$NAME` lays out by hand; from iOS 15 on, the keyboard layout guide needs no notification
```

## What it says

A handler of a keyboard notification moves views, although the keyboard layout guide needs no handler.

The finding is always a note, because an observer is not a bug. The rules on geometry report the mistakes of the handler,
with the result of its run. A handler that agrees with the guide in every scenario is redundant.

A handler that takes nothing from the keyboard and moves content by less than 100 points is no finding. A handler that only scrolls
is none, either: the guide does not scroll.

## Why it is bad

A handler gets the keyboard's frame just before the change. From this frame it must derive the keyboard's screen, the part
that covers this window, and the safe area in the frame. It must also use the right duration and curve. It must expect the
same notification twice, late, or for another app's keyboard. While a finger drags the keyboard down, it gets none. Each of
these is a known source of bugs.

`UIView.keyboardLayoutGuide` (iOS 15) is a layout guide in the coordinates of its view. A constraint to it follows the
keyboard when it shows, hides, changes its height or rotates, and during an interactive dismissal, in the keyboard's
animation.

Measured on 136 public apps: 394 registrations lead to 348 handlers, of which 204 write layout.

## Pattern

```pattern
$NAME
where $NAME names an observed keyboard notification
where $NAME leads to a handler that takes part in keyboard layout
not type has $_.keyboardLayoutGuide
not type has keyboardLayoutGuide
```

"""###, rest: ####"""

## Triggers

Observers with selectors:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
//                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide(_:)),
            name: UIResponder.keyboardWillHideNotification, object: nil)
//                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

A block that calls a method, which writes the layout:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main
//                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        ) { [weak self] _ in
            self?.rest()
        }
    }

    private func rest() {
        composerBottom?.constant = view.safeAreaInsets.bottom
    }
}
```

A Combine publisher:

```swift
import Combine
import UIKit

final class SearchViewController: UIViewController {
    private let tableView = UITableView()
    private var subscriptions: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        view.addSubview(tableView)
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)
//                                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
            .sink { [weak self] _ in
                self?.tableView.contentInset.bottom = 0
            }
            .store(in: &subscriptions)
    }
}
```

## Does not trigger

The handler does not lay out:

```swift
import UIKit

final class TypingIndicator: NSObject {
    private var isTyping = false

    func start() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardDidShow),
            name: UIResponder.keyboardDidShowNotification, object: nil)
    }

    @objc private func keyboardDidShow() {
        isTyping = true
    }
}
```

The screen has the guide already, which `guide-beside-observers` looks at:

```swift
import UIKit

final class NoteViewController: UIViewController {
    private let editor = UITextView()
    private let bar = UIView()
    private var barBottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        editor.translatesAutoresizingMaskIntoConstraints = false
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(editor)
        view.addSubview(bar)
        editor.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
        barBottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        barBottom.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        barBottom.constant = -frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        barBottom.constant = 0
    }
}
```

The notification has nothing to do with the keyboard:

```swift
import UIKit

final class PlayerViewController: UIViewController {
    private let controls = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(controls)
        NotificationCenter.default.addObserver(
            self, selector: #selector(willResignActive),
            name: UIApplication.willResignActiveNotification, object: nil)
    }

    @objc private func willResignActive() {
        controls.frame.origin.y = view.bounds.maxY
    }
}
```

The name without an observer:

```swift
import UIKit

final class KeyboardSimulator {
    func show() {
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
    }
}
```

## How to migrate

Replace the constraint that the handler moves with a constraint to the guide. Then remove the observers, the handlers and
their animation.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let screen = notification.object as? UIScreen,
            let endFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let covered = view.bounds.intersection(screen.coordinateSpace.convert(endFrame, to: view))
        composerBottom?.constant = covered.isEmpty ? view.safeAreaInsets.bottom : covered.height
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

Some code must keep its observer, such as a screen that needs the *target* frame before the animation, or a counter of shows.
A panel in the keyboard's place needs the keyboard's height. If only the layout moves to the guide, this note disappears.

## Known limits

**False positives.** Layout that the guide cannot replace, such as a panel of the keyboard's height in its place.

**False negatives.** Registrations that the linter cannot read, such as a computed name or a wrapper in another file.

**Reviewed findings.** Reviewers read 749 findings of this rule in 1684 public apps: 384 right, 255 debatable, 110
wrong.

## References

- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)
- [WWDC21 10259, Your guide to keyboard layout](https://developer.apple.com/videos/play/wwdc2021/10259/)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/)

"""####),
    RuleFile(
        path: "Rules/layout-not-reset.md", head: ###"""
# Layout not reset when the keyboard hides

```rule
severity: error
category: state
since: 0.1.0
enabled: yes
primary: $SINK
message: `$SINK` is not reset when the keyboard hides
refines: frame-height-as-inset, converted-but-height-only
```

## What it says

The keyboard is hidden, and the layout is still displaced: nothing that runs then puts back what this line has set.

The rule reports what a run shows, where no other rule explains it.

## Why it is bad

Without the keyboard, the screen still looks as it did during typing. A button stands in the middle, or a list ends above an
empty area. The handler for the hidden keyboard sets something else, another value than at rest, or sets it only under a
condition.

## Pattern

```pattern
$SINK
where $SINK is a layout sink
where effect is not-reset
```

"""###, rest: ####"""

## Triggers

Show moves two constraints, hide moves one back:

```swift
import UIKit

final class SignInViewController: UIViewController {
    private let form = UIStackView()
    private let button = UIButton()
    private var formBottom: NSLayoutConstraint?
    private var buttonBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        for content in [form, button] {
            content.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(content)
        }
        formBottom = view.bottomAnchor.constraint(equalTo: form.bottomAnchor, constant: 120)
        buttonBottom = view.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 20)
        formBottom?.isActive = true
        buttonBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let covered = view.bounds.intersection(view.convert(frame, from: nil))
        formBottom?.constant = covered.height + 120
        buttonBottom?.constant = covered.height + 20
//      ^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        formBottom?.constant = 120
    }
}
```

The inset of a SnapKit constraint:

```swift
import SnapKit
import UIKit

final class NoteViewController: UIViewController {
    private let saveButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(saveButton)
        saveButton.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.bottom.equalToSuperview()
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let covered = view.bounds.intersection(view.convert(frame, from: nil)).height
        saveButton.snp.updateConstraints { make in
            make.bottom.equalToSuperview().inset(covered)
        }
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        saveButton.snp.updateConstraints { make in
            make.bottom.equalToSuperview().inset(60)
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        }
    }
}
```

## Does not trigger

Both are put back:

```swift
import UIKit

final class SignInViewController: UIViewController {
    private let button = UIButton()
    private var buttonBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        buttonBottom = view.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 20)
        buttonBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let covered = view.bounds.intersection(view.convert(frame, from: nil))
        buttonBottom?.constant = covered.height + 20
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        buttonBottom?.constant = 20
    }
}
```

## How to migrate

Tie the content to the layout guide, which comes back by itself. If the handler stays, set the value that the
layout has at rest when the keyboard hides.

### Before

```swift
import UIKit

final class SignInViewController: UIViewController {
    private let form = UIStackView()
    private let button = UIButton()
    private var formBottom: NSLayoutConstraint?
    private var buttonBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        for content in [form, button] {
            content.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(content)
        }
        formBottom = view.bottomAnchor.constraint(equalTo: form.bottomAnchor, constant: 120)
        buttonBottom = view.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 20)
        formBottom?.isActive = true
        buttonBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let covered = view.bounds.intersection(view.convert(frame, from: nil))
        formBottom?.constant = covered.height + 120
        buttonBottom?.constant = covered.height + 20
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        formBottom?.constant = 120
    }
}
```

### After

```swift
import UIKit

final class SignInViewController: UIViewController {
    private let form = UIStackView()
    private let button = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        for content in [form, button] {
            content.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(content)
        }
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: form.bottomAnchor, constant: 120).isActive = true
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 20).isActive = true
    }
}
```

## Known limits

**False positives.** A screen that is closed together with its keyboard. A screen that another step has changed by the time that
the keyboard comes. If code that no scenario reached sets the same property, the finding is a warning and names the line.

**False negatives.** Handlers of which a run does not know where the content is.

**Reviewed findings.** Reviewers read 252 findings of this rule in 1684 public apps: 126 right, 56 debatable, 70 wrong.

## References

- [UIResponder.keyboardWillHideNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification)
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)

"""####),
    RuleFile(
        path: "Rules/layout-outside-animation.md", head: ###"""
# Animation without `layoutIfNeeded()`

```rule
severity: warning
category: animation
since: 0.2.0
enabled: yes
primary: $SINK
message: `$SINK` is changed in an animation without `layoutIfNeeded()` after it, so the animation moves nothing
```

## What it says

The closure of an animation changes a constraint's constant, but the handler does not lay out the views after that.

## Why it is bad

An animation animates the changes in its closure. A constant changes no frame: frames change in a layout pass, which UIKit
runs after the closure returns. So the animation has no effect. The content jumps while the keyboard slides, or moves in
another animation that is running. With a keyboard of 336 points, the jump is 302 points.

## Pattern

```pattern
$SINK = $_
inside UIView.animate(withDuration: $_, $...)
where $MATCH is in a handler
where $SINK is a constraintConstant sink
not followed by $_.layoutIfNeeded()
not followed by layoutIfNeeded()
not followed by $_.layoutSubviews()
```

SnapKit's update, which changes constants or constraints:

```pattern
$SINK.snp.updateConstraints($...)
or
$SINK.snp.remakeConstraints($...)
inside UIView.animate(withDuration: $_, $...)
where $MATCH is in a handler
not followed by $_.layoutIfNeeded()
not followed by layoutIfNeeded()
not followed by $_.layoutSubviews()
```

"""###, rest: ####"""

## Triggers

```swift
import UIKit

final class LoginViewController: UIViewController {
    private let form = UIStackView()
    private var formBottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        formBottom = form.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        formBottom.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let info = notification.userInfo, let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        else { return }
        UIView.animate(withDuration: duration) {
            self.formBottom.constant = -frame.height
//          ^^^^^^^^^^^^^^^^^^^^^^^^
        }
    }
}
```

With options and `setNeedsLayout()`, which only requests a later layout pass:

```swift
import UIKit

final class SearchViewController: UIViewController {
    private let resultsView = UIView()
    private var resultsBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        resultsView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(resultsView)
        resultsBottom = view.bottomAnchor.constraint(equalTo: resultsView.bottomAnchor)
        resultsBottom?.isActive = true
        NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main
        ) { [weak self] _ in
            UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut) {
                self?.resultsBottom?.constant = 0
//              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                self?.view.setNeedsLayout()
            }
        }
    }
}
```

With `layoutIfNeeded()` before the change, which lays out what was there before:

```swift
import UIKit

final class ReplyViewController: UIViewController {
    private let bar = UIView()
    private var barBottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        barBottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        barBottom.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func hidden(_ notification: Notification) {
        UIView.animate(withDuration: 0.25) {
            self.view.layoutIfNeeded()
            self.barBottom.constant = 0
//          ^^^^^^^^^^^^^^^^^^^^^^^
        }
    }
}
```

The constraints of SnapKit:

```swift
import SnapKit
import UIKit

final class NicknameViewController: UIViewController {
    private let nextButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(nextButton)
        nextButton.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.bottom.equalToSuperview().inset(20)
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let info = notification.userInfo, let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        UIView.animate(withDuration: 0.3) {
            self.nextButton.snp.updateConstraints { make in
//          ^^^^^^^^^^^^^^^
                make.bottom.equalToSuperview().inset(frame.height)
            }
        }
    }
}
```

## Does not trigger

The views are laid out after SnapKit's update:

```swift
import SnapKit
import UIKit

final class NicknameViewController: UIViewController {
    private let nextButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(nextButton)
        nextButton.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.bottom.equalToSuperview().inset(20)
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let info = notification.userInfo, let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        UIView.animate(withDuration: 0.3) {
            self.nextButton.snp.updateConstraints { make in
                make.bottom.equalToSuperview().inset(frame.height)
            }
            self.view.layoutIfNeeded()
        }
    }
}
```

```swift
import UIKit

final class LoginViewController: UIViewController {
    private let form = UIStackView()
    private var formBottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        formBottom = form.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        formBottom.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        UIView.animate(withDuration: 0.25) {
            self.formBottom.constant = -frame.height
            self.view.layoutIfNeeded()
        }
    }
}
```

An inset moves the content without a layout pass:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        UIView.animate(withDuration: 0.25) {
            self.textView.contentInset.bottom = frame.height
        }
    }
}
```

## How to migrate

Pin the content to the layout guide: UIKit lays it out inside the keyboard's own animation. If the handler stays, change
the layout inside the animation, and call `layoutIfNeeded()` there.

### Before

```swift
import UIKit

final class LoginViewController: UIViewController {
    private let form = UIStackView()
    private var formBottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        formBottom = form.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        formBottom.isActive = true
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func shown(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        UIView.animate(withDuration: 0.25) { self.formBottom.constant = -frame.height }
    }

    @objc private func hidden(_ notification: Notification) {
        UIView.animate(withDuration: 0.25) { self.formBottom.constant = 0 }
    }
}
```

### After

```swift
import UIKit

final class LoginViewController: UIViewController {
    private let form = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        form.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }
}
```

If the handler has to stay, change the constant before the animation and call `view.layoutIfNeeded()` in its closure.

## Known limits

**False positives.** A method with another name that the closure calls and that lays out the views.

**False negatives.** Property animators, and constants changed before a closure that lays out another view.

**Reviewed findings.** Reviewers read 28 findings of this rule in 1684 public apps: 25 right, 2 debatable, 1 wrong.

## References

- [layoutIfNeeded()](https://developer.apple.com/documentation/uikit/uiview/layoutifneeded%28%29): lays out at once.
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/legacy-notification-name.md", head: ###"""
# Keyboard notification name from before Swift 4.2

```rule
severity: note
category: observing
since: 0.1.0
enabled: no
primary: $NAME
message: `$NAME` is not the current constant of this notification
refines: keyboard-notification-observer
```

## What it says

A keyboard notification is observed with its old name or with a string.

The rule is off by default: a compiler of Swift 4.2 or later names the new constant itself.

## Why it is bad

Swift 4.2 moved the keyboard's notification names to `UIResponder`: `UIResponder.keyboardWillShowNotification`. Old spellings
have three problems. `.UIKeyboardWillShow` does not compile in a current language mode.
`NSNotification.Name("UIKeyboardWillShowNotification")` compiles with any typing error, and its observer is then never
called. A search for the current name finds neither of them.

A constant `UIKeyboardWillShowNotification` is UIKit's only before Swift 3. In later code, the program declares it itself.

Measured on 136 public apps: 10 of 394 registrations, in 7 of them.

## Pattern

```pattern
$NAME
where $NAME names an observed keyboard notification
where $NAME is named UIKeyboard* or mentions UIKeyboard*
where not $NAME is declared in this file
any
    where not $NAME is named UIKeyboard*Notification
    where $NAME is a literal
where not language version below 4.2
```

In the language modes before 4.2 the old name is the only one. The rule is silent there, as far as the Xcode project says so with
`SWIFT_VERSION`, or a podspec with `swift_version`. An Xcode project without the setting is older than Swift 3. Where no project says
so, a file with only the old names is taken for such code.

"""###, rest: ####"""

## Triggers

Names of Swift 3 and 4 beside a current one:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: .UIKeyboardWillShow, object: nil)
//                                                             ^^^^^^^^^^^^^^^^^^^
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: NSNotification.Name.UIKeyboardWillHide, object: nil)
//                                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }

    deinit {
        NotificationCenter.default.removeObserver(self, name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

An unchecked string:

```swift
import UIKit

final class SearchViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: NSNotification.Name(rawValue: "UIKeyboardWillHideNotification"), object: nil)
//                                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

## Does not trigger

The current name, also through a subclass of `UIResponder`:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIWindow.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

A variable of the file's own, whatever it is called:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIKeyboardWillShow, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }
}
```

Code of Swift 4.0, which has only the old names:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: .UIKeyboardWillShow, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: .UIKeyboardWillHide, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIKeyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

The app's own name:

```swift
import UIKit

final class PanelViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(panelWillShow), name: Notification.Name("PanelWillShow"), object: nil)
    }

    @objc private func panelWillShow(_ notification: Notification) {
        scrollView.contentInset.bottom = 200
    }
}
```

## How to migrate

If the handler stays, use the current name. If it lays out, use the layout guide, which needs no notification.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: .UIKeyboardWillShow, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: .UIKeyboardWillHide, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** None known.

**False negatives.** A name that is composed at run time.

**Reviewed findings.** Reviewers read 28 findings of this rule in 1684 public apps: 4 right, 8 debatable, 16 wrong.

## References

- [keyboardWillShowNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification)
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)

"""####),
    RuleFile(
        path: "Rules/main-screen-assumed.md", head: ###"""
# Main screen used instead of the window's screen

```rule
severity: warning
category: space
since: 0.1.0
enabled: no
primary: $MATCH
message: `$MATCH` is the device's screen, but the window and its keyboard may be on another screen or fill a part of it
refines: frame-height-as-inset, content-under-keyboard
world: windows
shows: small-window
```

## What it says

A keyboard handler that lays out uses `UIScreen.main`.

The rule is off by default. Where the screen decides the layout, the code mostly lacks a conversion too, which other rules say.

## Why it is bad

`UIScreen.main` is the screen of the device. On an iPad with an external display a window may be on another screen. In Stage
Manager, Split View and Slide Over it may fill only a part of its screen. `UIScreen.main.bounds.height - frame.minY` is right
if the window ends at the screen's bottom. In a window that ends 120 points above it, the result is 120 points too large. The
property is deprecated for this reason.

Measured on 136 public apps: 10 handlers use it, and 9 helpers that handlers call.

## Pattern

```pattern
UIScreen.main
where $MATCH is in a handler
where handler writes layout
not inside $_ ?? UIScreen.main
not inside UIScreen.main.traitCollection
not inside $_ < $_
not inside $_ <= $_
not inside $_ > $_
not inside $_ >= $_
not inside $_ == $_
not inside $_ != $_
not inside UIScreen.main.scale
```

"""###, rest: ####"""

## Triggers

The height of the screen instead of the height of the window:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = UIScreen.main.bounds.height - frame.minY
//                                 ^^^^^^^^^^^^^
    }
}
```

A conversion from a screen that may not be the keyboard's:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let converted = view.convert(frame, from: UIScreen.main.coordinateSpace)
//                                                ^^^^^^^^^^^^^
        scrollView.contentInset.bottom = view.bounds.intersection(converted).height
    }
}
```

## Does not trigger

The window's screen:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let display = view.window?.screen,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let converted = view.convert(frame, from: display.coordinateSpace)
        composerBottom?.constant = max(0, view.bounds.maxY - converted.minY)
    }
}
```

For a colour, which the screen's traits decide on:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let display = view.window?.screen,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let converted = view.convert(frame, from: display.coordinateSpace)
        composerBottom?.constant = max(0, view.bounds.maxY - converted.minY)
        composer.backgroundColor = UIScreen.main.traitCollection.userInterfaceStyle == .dark ? .black : .white
    }
}
```

Instead of a screen that is not there yet, as before iOS 16.1:

```swift
import UIKit

final class ComposerViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let screen = (notification.object as? UIScreen) ?? UIScreen.main
        let converted = view.convert(frame, from: screen.coordinateSpace)
        composerBottom?.constant = max(0, view.bounds.maxY - converted.minY)
    }
}
```

Only to ask whether the keyboard is on the screen, whose coordinates the frame is in:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let isShown = frame.minY < UIScreen.main.bounds.height
        let converted = view.convert(frame, from: nil)
        composerBottom?.constant = isShown ? max(0, view.bounds.maxY - converted.minY) : 0
    }
}
```

Elsewhere, for something else:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    private let hairline = 1 / UIScreen.main.scale

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

## How to migrate

Pin to the guide, which uses the right screen. If the handler stays, use `notification.object as? UIScreen` from iOS 16.1,
and `view.window?.screen` before.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = UIScreen.main.bounds.height - frame.minY
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** `UIScreen.main.scale` in a handler, and an app for iPhones only.

**False negatives.** The main screen in code of another type that the handler calls.

**Reviewed findings.** Reviewers read 40 findings of this rule in 1684 public apps: 5 right, 25 debatable, 10 wrong.

## References

- [main](https://developer.apple.com/documentation/uikit/uiscreen/main): deprecated, use the screen of the window scene.
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/)

"""####),
    RuleFile(
        path: "Rules/manual-keyboard-padding.md", head: ###"""
# Keyboard padding in addition to SwiftUI's keyboard avoidance

```rule
severity: warning
category: swiftui
since: 0.1.0
enabled: yes
primary: $HEIGHT
message: `$HEIGHT` is added to the space that SwiftUI makes for the keyboard
```

## What it says

A SwiftUI view adds padding or an offset for the keyboard, without opting out of the keyboard's safe area.

A view whose fields all stand in other files is no finding: they may opt out there.

## Why it is bad

Since iOS 14 the keyboard is part of the safe area of SwiftUI content. SwiftUI moves and scrolls content above the keyboard,
in every window and with the keyboard's animation, unless the content ignores this safe area. Padding by the keyboard's
height adds to it: a field at the bottom ends 336 points above the keyboard of an iPhone. The height usually comes from the
notification, which includes the home indicator and ignores the window. So it is wrong even without SwiftUI's avoidance.

## Pattern

```pattern
$VIEW.padding(.bottom, $HEIGHT)
or
$VIEW.padding([.bottom], $HEIGHT)
or
$VIEW.offset(y: $HEIGHT)
or
$VIEW.safeAreaPadding(.bottom, $HEIGHT)
where $HEIGHT mentions *eyboardHeight* or mentions *eyboardInset* or mentions *eyboardOffset* or mentions *eyboardPadding*
not all
    where $HEIGHT fits $_ ? $UP : $DOWN
    where not $UP mentions *eyboard*
    where not $DOWN mentions *eyboard*
any
    file has TextField($...)
    file has SecureField($...)
    file has TextEditor($...)
not file has $_.ignoresSafeArea(.keyboard, $...)
not file has $_.ignoresSafeArea(.all, $...)
not file has $_.ignoresSafeArea(edges: $_)
not file has $_.ignoresSafeArea()
not file has $_.edgesIgnoringSafeArea($_)
where not type inherits from ViewModifier
```

"""###, rest: ####"""

## Triggers

```swift
import SwiftUI

struct ComposerView: View {
    @State var text = ""
    @State var keyboardHeight: CGFloat = 0

    var body: some View {
        VStack {
            Spacer()
            TextField("Message", text: $text)
        }
        .padding(.bottom, keyboardHeight)
//                        ^^^^^^^^^^^^^^
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { notification in
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            keyboardHeight = frame?.height ?? 0
        }
    }
}
```

Through a model in another file, as an offset:

```swift
import SwiftUI

struct SignInView: View {
    @ObservedObject var keyboard: KeyboardObserver
    @State var name = ""

    var body: some View {
        TextField("Name", text: $name)
            .offset(y: -keyboard.currentKeyboardHeight)
//                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
}
```

## Does not trigger

If the view turns off SwiftUI's avoidance, padding is right:

```swift
import SwiftUI

struct CanvasView: View {
    @State var keyboardHeight: CGFloat = 0

    var body: some View {
        Toolbox()
            .padding(.bottom, keyboardHeight)
            .ignoresSafeArea(.keyboard, edges: .bottom)
    }
}
```

The fields of views in other files may ignore the safe area:

```swift
import SwiftUI

struct CheckoutView: View {
    @State var keyboardHeight: CGFloat = 0

    var body: some View {
        QuantitySheet()
            .offset(y: -keyboardHeight)
    }
}
```

A margin of its own while the keyboard is up:

```swift
import SwiftUI

struct FormView: View {
    @State var name = ""
    @State var keyboardHeight: CGFloat = 0

    var body: some View {
        TextField("Name", text: $name)
            .padding(.bottom, keyboardHeight > 0 ? 16 : 0)
    }
}
```

A modifier, whose users decide whether to ignore the keyboard's safe area:

```swift
import SwiftUI

struct KeyboardAdaptive: ViewModifier {
    @State private var keyboardHeight: CGFloat = 0

    func body(content: Content) -> some View {
        content
            .padding(.bottom, keyboardHeight)
            .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { notification in
                keyboardHeight = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
            }
    }
}
```

Other padding:

```swift
import SwiftUI

struct KeyboardSettingsView: View {
    let rowHeight: CGFloat = 44

    var body: some View {
        Text("Keyboard").padding(.bottom, rowHeight).keyboardShortcut("k")
    }
}
```

## How to migrate

Remove the padding, the state and the publisher. Use `ignoresSafeArea(.keyboard)` for content that should not move, and
`safeAreaInset(edge: .bottom)` for a bar above the keyboard.

### Before

Not run: nothing in this view sets the height.

```swift
import SwiftUI

struct ComposerView: View {
    @State var text = ""
    @State var keyboardHeight: CGFloat = 0

    var body: some View {
        TextField("Message", text: $text)
            .padding(.bottom, keyboardHeight)
    }
}
```

### After

```swift
import SwiftUI

struct ComposerView: View {
    @State var text = ""

    var body: some View {
        TextField("Message", text: $text)
    }
}
```

## Known limits

**False positives.** A view whose hosting controller opts out with `safeAreaRegions`. A view inside a view of another file
that ignores the keyboard's safe area.

**False negatives.** Heights whose names do not contain "keyboard", and padding in a modifier, whose users decide about the
safe area.

**Reviewed findings.** Reviewers read 6 findings of this rule in 1684 public apps: 4 right, 0 debatable, 2 wrong.

## References

- [ignoresSafeArea(_:edges:)](https://developer.apple.com/documentation/swiftui/view/ignoressafearea%28_:edges:%29)
- [SafeAreaRegions.keyboard](https://developer.apple.com/documentation/swiftui/safearearegions/keyboard)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/): SwiftUI handles the
  common cases by itself.

"""####),
    RuleFile(
        path: "Rules/missing-screen-check.md", head: ###"""
# Layout moves for a keyboard on another screen

```rule
severity: warning
category: space
since: 0.1.0
enabled: no
primary: $VALUE
message: `$SINK` moves for every keyboard, but a keyboard on another screen covers nothing here
world: windows
```

## What it says

A handler moves content although the keyboard is not on the screen of its window.

The rule is off by default, because few apps have windows on two screens. Turn it on for those apps.

## Why it is bad

Every window of every app gets the notification, whichever screen the keyboard is on. The frame is in the coordinates of
*that* screen. Code that reads it in the coordinates of this screen moves the content at the same place. A presentation on a
display moves up when the user types on the iPad. Since iOS 16.1 the notification's object is the screen of the keyboard:
compare it with `view.window?.screen`.

Measured on 136 public apps: one handler compares the screens.

## Pattern

```pattern
$SINK = $VALUE
or
$SINK += $VALUE
or
$SINK -= $VALUE
where $SINK is a layout sink
where $VALUE derives from keyboard-end-frame
where effect is moves-for-other-screen
```

The same in a call, such as SnapKit's `inset`:

```pattern
$SINK($VALUE)
where $VALUE is written to a layout sink
where $VALUE derives from keyboard-end-frame
where effect is moves-for-other-screen
```

"""###, rest: ####"""

## Triggers

Only the height is read:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height
//                                 ^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

Converted from a screen, but from the window's screen:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let display = view.window?.screen,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let covered = view.bounds.intersection(display.coordinateSpace.convert(frame, to: view))
        scrollView.contentInset.bottom = covered.height
//                                       ^^^^^^^^^^^^^^
    }
}
```

## Does not trigger

The screens are compared:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let sender = notification.object as? UIScreen, sender == view.window?.screen,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let covered = view.bounds.intersection(sender.coordinateSpace.convert(frame, to: view))
        composerBottom?.constant = covered.isEmpty ? 0 : covered.height - view.safeAreaInsets.bottom
    }
}
```

Nothing moves:

```swift
import UIKit

final class TypingViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    private var isTyping = false

    @objc private func keyboardWillShow(_ notification: Notification) {
        isTyping = true
    }
}
```

## How to migrate

Pin to the guide, which follows keyboards on the window's own screen only. If the handler stays, ignore notifications
whose screen is not the window's.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** An app whose windows are never on a second screen.

**False negatives.** A handler whose result is unknown.

**Reviewed findings.** Reviewers found none of this rule in 1684 public apps.

## References

- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/): from 12:11, the screen in the notification.
- [keyboardWillShowNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification): the object is the screen, since iOS 16.1.

"""####),
    RuleFile(
        path: "Rules/mixed-spaces-intersected.md", head: ###"""
# Intersection of rectangles in two coordinate spaces

```rule
severity: error
category: space
since: 0.1.0
enabled: yes
primary: $MATCH
message: `$MATCH` intersects a rectangle in screen coordinates with one in another coordinate space
refines: screen-frame-not-converted, content-under-keyboard
shows: offset-view
```

## What it says

The keyboard's frame in screen coordinates is intersected with a rectangle in view or window coordinates.

The finding is an error only if a run of the handler shows content in the wrong place.

## Why it is bad

An intersection of two rectangles is valid only in one coordinate space. In a window 44 points below the top of the screen,
the view's bounds and the keyboard's frame overlap by 44 points less than the keyboard covers. These 44 points of the content
stay under the keyboard. Code that converts one rectangle and then intersects the other one makes the same mistake.

## Pattern

```pattern
$A.intersection($B)
or
$A.intersects($B)
any
    all
        where $A derives from keyboard-end-frame
        where $A is in screen space
        where $B is in view space or is in window space
    all
        where $B derives from keyboard-end-frame
        where $B is in screen space
        where $A is in view space or is in window space
```

"""###, rest: ####"""

## Triggers

The view's bounds and the screen's keyboard:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let covered = view.bounds.intersection(frame)
//                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        composerBottom?.constant = covered.height
    }
}
```

Converted, but the original frame is used:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let converted = view.convert(frame, from: nil)
        let covered = frame.intersection(view.bounds)
//                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        scrollView.contentInset.bottom = converted.isEmpty ? 0 : covered.height
    }
}
```

## Does not trigger

Both in the view's coordinates:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let screen = notification.object as? UIScreen,
            let endFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let covered = view.bounds.intersection(screen.coordinateSpace.convert(endFrame, to: view))
        composerBottom?.constant = covered.isEmpty ? 0 : covered.height - view.safeAreaInsets.bottom
    }
}
```

Both in the screen's:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let display = view.window?.screen,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let onScreen = view.convert(view.bounds, to: display.coordinateSpace)
        composerBottom?.constant = onScreen.intersection(frame).height
    }
}
```

## How to migrate

Pin to the guide, which is the keyboard's rectangle in the view's coordinates. If the handler stays, convert the
keyboard's frame to the view before the intersection.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = view.bounds.intersection(frame).height
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** None known: the code is wrong even if the result is right, and the finding is then a note.

The difference is measured at the end of a list at the bottom of the screen. In an inverted list of a chat this is the list's
top: the linter recognises a transform, or a property named `inverted` or `isInverted`. It does not recognise an inverted
layer or superview.

**False negatives.** An intersection computed with `min` and `max`; `screen-frame-not-converted` finds it.

**Reviewed findings.** Reviewers read 9 findings of this rule in 1684 public apps: 4 right, 5 debatable, 0 wrong.

## References

- [intersection(_:)](https://developer.apple.com/documentation/coregraphics/cgrect/intersection%28_:%29)
- [UICoordinateSpace](https://developer.apple.com/documentation/uikit/uicoordinatespace)
- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)

"""####),
    RuleFile(
        path: "Rules/observer-lost-on-return.md", head: ###"""
# Observer lost when the screen returns

```rule
severity: warning
category: observing
since: 0.3.0
enabled: yes
primary: $NAME
folds: handlers
message: `$NAME` is no longer observed when this screen comes back from behind another: it is registered once, removed each time
refines: keyboard-notification-observer
```

## What it says

A view controller registers for the keyboard when its view is loaded, and removes the observer whenever its view disappears.

The rule reports a class only if it shows other screens in its place: behind one of them its view disappears, and comes back.

## Why it is bad

UIKit calls `viewDidLoad()` once. It calls `viewWillDisappear(_:)` each time that another screen takes the place of this one: a
pushed controller, a camera, a login page. After that the view comes back, and nothing registers again. From then on the keyboard
covers the field, until the controller is made anew.

## Pattern

```pattern
$NAME
where $NAME names an observed keyboard notification
where $NAME leads to a handler that writes layout
where $NAME is not registered again
```

"""###, rest: ####"""

## Triggers

Registered once, removed each time:

```swift
import UIKit

final class ProfileViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        view.addSubview(scrollView)
        observeKeyboard()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(self)
    }

    private func observeKeyboard() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
//                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide(_:)),
            name: UIResponder.keyboardWillHideNotification, object: nil)
//                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }

    @objc private func editName() {
        navigationController?.pushViewController(UIViewController(), animated: true)
    }
}
```

## Does not trigger

Registered each time that the screen appears:

```swift
import UIKit

final class ProfileViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func editName() {
        navigationController?.pushViewController(UIViewController(), animated: true)
    }
}
```

A removal on a condition:

```swift
import UIKit

final class NameViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isMovingFromParent {
            NotificationCenter.default.removeObserver(self)
        }
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func editName() {
        navigationController?.pushViewController(UIViewController(), animated: true)
    }
}
```

A screen that shows an alert, behind which it stays:

```swift
import UIKit

final class CodeViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func explain() {
        present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
    }
}
```

A screen that leaves the stack as it pushes another one, and one of which only an extension of all controllers pushes:

```swift
import UIKit

final class JoinViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func join() {
        navigationController?.viewControllers.removeLast()
        navigationController?.pushViewController(UIViewController(), animated: true)
    }
}

extension UIViewController {
    func showHelp() {
        navigationController?.pushViewController(UIViewController(), animated: true)
    }
}
```

## How to migrate

Pin to the guide, which needs no observer. If the handler stays, register in `viewWillAppear(_:)`, or do not remove the observer.

### Before

```swift
import UIKit

final class ProfileViewController: UIViewController {
    private let form = UIView()
    private var formBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        formBottom = view.bottomAnchor.constraint(equalTo: form.bottomAnchor)
        formBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        formBottom?.constant = frame.height
    }

    @objc private func editName() {
        navigationController?.pushViewController(UIViewController(), animated: true)
    }
}
```

### After

```swift
import UIKit

final class ProfileViewController: UIViewController {
    private let form = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: form.bottomAnchor).isActive = true
    }

    @objc private func editName() {
        navigationController?.pushViewController(UIViewController(), animated: true)
    }
}
```

## Known limits

**False positives.** A class whose other screens all take its place for good, which the linter may not see.

**False negatives.** Observers with blocks, observers that other objects keep, and removals on a condition. Screens that only a
storyboard's segue shows, and a camera or another controller that fills the screen by itself.

**Reviewed findings.** Reviewers read 27 findings of this rule in 1684 public apps: 13 right, 8 debatable, 6 wrong.

## References

- [viewDidLoad()](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload())
- [viewWillDisappear(_:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:))

"""####),
    RuleFile(
        path: "Rules/observer-that-never-fires.md", head: ###"""
# Object filter that excludes every keyboard notification

```rule
severity: warning
category: observing
since: 0.1.0
enabled: yes
primary: $OBJECT
message: `$NAME` is posted by the screen (before iOS 16.1 without an object); with `object: $OBJECT` the observer is never called
```

## What it says

An observer of a keyboard notification filters for an object that posts no keyboard notification.

## Why it is bad

The `object` of a registration is a filter: only notifications from this object arrive. The object of keyboard notifications
is the `UIScreen` of the keyboard (since iOS 16.1; `nil` before). `object: self`, a text field or a view looks like "for my
keyboard" and compiles, but the observer never fires. The screen looks right until the user types.

Measured on 136 public apps: one file. It is in a released app.

## Pattern

```pattern
$CENTER.addObserver($_, selector: $_, name: $NAME, object: $OBJECT)
or
$CENTER.addObserver(forName: $NAME, object: $OBJECT, $...)
or
$CENTER.publisher(for: $NAME, object: $OBJECT)
where $NAME names an observed keyboard notification
where not $OBJECT is a parameter
any
    where $OBJECT fits self
    where $OBJECT is named view or is named *ield or is named *extView or is named *crollView or is named *ableView
    where $OBJECT fits UIApplication.shared
```

"""###, rest: ####"""

## Triggers

The view controller as the object:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: self)
//                                                                  ^^^^
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }
}
```

The edited view:

```swift
import UIKit

final class SignInViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: view)
//                                                                  ^^^^
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        view.frame.origin.y = -100
    }
}
```

A field that observes with a closure:

```swift
import UIKit

final class AmountField: UITextField {
    private var hiding: NSObjectProtocol?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        hiding = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillHideNotification, object: self, queue: .main) { [weak self] notification in
//                                                                     ^^^^
            self?.superview?.transform = .identity
        }
    }
}
```

## Does not trigger

Any object:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }
}
```

A filter that callers give; they may give `nil`:

```swift
import UIKit

final class KeyboardObserver: NSObject {
    private let scrollView: UIScrollView

    init(_ scrollView: UIScrollView, for textView: UITextView?) {
        self.scrollView = scrollView
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: textView)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }
}
```

The screen, which posts the notification:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: view.window?.screen)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }
}
```

The window, which is `nil` in `viewWillAppear`, and `nil` filters for nothing:

```swift
import UIKit

final class ChatViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: view.window)
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        view.frame.origin.y = 0
    }
}
```

A text field posts its own notifications:

```swift
import UIKit

final class SignInViewController: UIViewController {
    private let nameField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(textDidChange),
            name: UITextField.textDidChangeNotification, object: nameField)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func textDidChange(_ notification: Notification) {}

    @objc private func keyboardWillHide(_ notification: Notification) {
        view.frame.origin.y = 0
    }
}
```

## How to migrate

Remove the filter, or better, pin to the guide and remove the observer.

### Before

Not run: the handler is never called, so there is nothing to run.

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: self)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** An app that posts keyboard notifications with that object itself, for tests.

**False negatives.** An object whose name does not show what it is. A window: until the screen has appeared it is `nil`.

**Reviewed findings.** Reviewers read 5 findings of this rule in 1684 public apps: 0 right, 1 debatable, 4 wrong.

## References

- [keyboardWillShowNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification): the object is the screen, since iOS 16.1.
- [addObserver(_:selector:name:object:)](https://developer.apple.com/documentation/foundation/notificationcenter/addobserver%28_:selector:name:object:%29)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/)

"""####),
    RuleFile(
        path: "Rules/private-keyboard-view.md", head: ###"""
# Search for a private view of the keyboard

```rule
severity: warning
category: frame
since: 0.1.0
enabled: yes
primary: $NAME
message: the keyboard's view is looked for by the name of a private class, which changes between systems
```

## What it says

Code searches the system's windows and views for the one that shows the keyboard.

## Why it is bad

The keyboard is in windows and views of the system: `UIRemoteKeyboardWindow`, `UIInputSetHostView`, `UITextEffectsWindow`.
Their names, nesting and frames are not documented. They changed in iOS 8, 9, 13 and 16. In iOS 16 the keyboard moved to its
own process, and the host view became as large as the screen. A search without a result leaves the layout unchanged. A search
that finds the new host view uses the frame of the screen as the keyboard's. App review can also reject names of private
classes.

Measured on 136 public apps: 4 search for such a view.

## Pattern

```pattern
$NAME
where $NAME is a literal
where $NAME is named *UIRemoteKeyboard* or is named *UIKeyboardImpl* or is named *UIKeyboardLayout*
not inside [$..., $NAME, $...]
not inside Notification.Name($...)
not inside NSNotification.Name($...)
```

In files that observe the keyboard, names without "keyboard":

```pattern
$NAME
where $NAME is a literal
where $NAME is named *UIInputSetHostView* or is named *UIInputSetContainerView* or is named *UITextEffectsWindow* or is named *UIPeripheralHostView*
not inside [$..., $NAME, $...]
not inside Notification.Name($...)
not inside NSNotification.Name($...)
```

"""###, rest: ####"""

## Triggers

The window by the name of its class:

```swift
import UIKit

extension UIApplication {
    var keyboardWindow: UIWindow? {
        windows.first { NSStringFromClass(type(of: $0)) == "UIRemoteKeyboardWindow" }
//                                                         ^^^^^^^^^^^^^^^^^^^^^^^^
    }
}
```

The host view in the window:

```swift
import UIKit

final class KeyboardFinder: NSObject {
    func start() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardDidShow),
            name: UIResponder.keyboardDidShowNotification, object: nil)
    }

    @objc private func keyboardDidShow(_ notification: Notification) {
        for window in UIApplication.shared.windows {
            for subview in window.subviews where subview.description.hasPrefix("<UIInputSetHostView") {
//                                                                             ^^^^^^^^^^^^^^^^^^^^^
                subview.alpha = 0.5
            }
        }
    }
}
```

## Does not trigger

The app's own keyboard views:

```swift
import UIKit

final class EmojiPanel: UIView {
    static let identifier = "EmojiKeyboardPanel"

    func isKeyboardButton(_ view: UIView) -> Bool {
        view.accessibilityIdentifier == "KeyboardButton"
    }
}
```

A list of all classes:

```swift
enum KnownClasses {
    static let names = [
        "UIRefreshControl",
        "UIRemoteKeyboardWindow",
        "UIScrollView",
    ]
}
```

A notification of the system:

```swift
import UIKit

final class RotationWatcher: NSObject {
    func start() {
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardDidShow),
            name: UIResponder.keyboardDidShowNotification, object: nil)
        center.addObserver(
            self, selector: #selector(didRotate),
            name: NSNotification.Name("UITextEffectsWindowDidRotateNotification"), object: nil)
    }

    @objc private func keyboardDidShow() {}
    @objc private func didRotate() {}
}
```

A name in a documentation comment:

```swift
import UIKit

/// Does without UIRemoteKeyboardWindow.
final class Composer: UIView {
    func pin(_ bar: UIView) {
        bar.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor).isActive = true
    }
}
```

## How to migrate

Take the keyboard's place from the keyboard layout guide, or from the end frame of its notifications: both are public API.

### Before

Not run: the code searches the system's views, which the model does not have.

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    func keyboardHeight() -> CGFloat {
        let window = UIApplication.shared.windows.first { NSStringFromClass(type(of: $0)) == "UIRemoteKeyboardWindow" }
        return window?.subviews.first?.subviews.first?.frame.height ?? 0
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** A tool that draws or logs the view hierarchy and skips the keyboard's windows by name.

All steps of one search are one finding.

**False negatives.** A name in a list of names, and a name composed of parts.

**Reviewed findings.** Reviewers read 22 findings of this rule in 1684 public apps: 5 right, 15 debatable, 2 wrong.

## References

- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)
- [App Review Guidelines, 2.5.1](https://developer.apple.com/app-store/review/guidelines/#software-requirements): apps may only use public APIs.

"""####),
    RuleFile(
        path: "Rules/published-keyboard-height.md", head: ###"""
# Keyboard height published for SwiftUI views

```rule
severity: note
category: swiftui
since: 0.1.0
enabled: no
primary: $NAME
message: `$NAME` publishes the keyboard's height, not the height that it covers; SwiftUI avoids the keyboard by itself
```

## What it says

An observable object stores the keyboard's height from the notifications in a published property.

The rule is off by default, because a height that moves nothing does no harm. What a view pads or moves by it is run, and
`keyboard-height-as-padding` reports where that ends.

## Why it is bad

One number cannot be right for all views of an app. The keyboard covers different parts of a sheet, a column, a window in
Stage Manager and a window on another screen. The height also includes the home indicator. Views with this height add it to
SwiftUI's own avoidance. To know whether there is a keyboard, a Boolean is enough.

## Pattern

```pattern
@Published var $NAME: $TYPE = $_
or
@Published var $NAME = $_
where $NAME is named *eyboardHeight* or is named *eyboardInset* or is named *eyboardOffset* or is named *eyboardPadding*
where type observes a keyboard notification
where type inherits from ObservableObject
```

"""###, rest: ####"""

## Triggers

```swift
import Combine
import SwiftUI

final class KeyboardObserver: ObservableObject {
    @Published var keyboardHeight: CGFloat = 0
//                 ^^^^^^^^^^^^^^
    var subscriptions: Set<AnyCancellable> = []

    init() {
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
            .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
            .map(\.height)
            .sink { [weak self] height in self?.keyboardHeight = height }
            .store(in: &subscriptions)
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)
            .sink { [weak self] _ in self?.keyboardHeight = 0 }
            .store(in: &subscriptions)
    }
}
```

## Does not trigger

A class of a UIKit app, whose views need no object that SwiftUI observes:

```swift
import Combine
import UIKit

final class KeyboardHeights {
    @Published var keyboardHeight: CGFloat = 0
    var subscriptions: Set<AnyCancellable> = []

    init() {
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
            .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
            .map(\.height)
            .sink { [weak self] height in self?.keyboardHeight = height }
            .store(in: &subscriptions)
    }
}
```

```swift
import Combine
import SwiftUI

final class KeyboardObserver: ObservableObject {
    @Published private(set) var isKeyboardVisible = false
    var subscriptions: Set<AnyCancellable> = []

    init() {
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
            .sink { [weak self] _ in self?.isKeyboardVisible = true }
            .store(in: &subscriptions)
    }
}

final class KeyboardSettings: ObservableObject {
    @Published var keyboardHeight = 216.0
}
```

## How to migrate

Delete the object if its height only moves views that do not ignore the keyboard's safe area. Keep a Boolean if views have
to know whether there is a keyboard.

### Before

Not run: the property itself has no layout effect.

```swift
import Combine
import SwiftUI

final class KeyboardObserver: ObservableObject {
    @Published var keyboardHeight: CGFloat = 0
}

struct ComposerView: View {
    @ObservedObject var keyboard: KeyboardObserver
    @State var text = ""

    var body: some View {
        TextField("Message", text: $text)
            .padding(.bottom, keyboard.keyboardHeight)
    }
}
```

### After

```swift
import SwiftUI

struct ComposerView: View {
    @State var text = ""

    var body: some View {
        TextField("Message", text: $text)
    }
}
```

## Known limits

**False positives.** The height of a view in the keyboard's place, such as an emoji panel.

**False negatives.** Properties of observable macros (`@Observable`), and names without "keyboard".

**Reviewed findings.** Reviewers read 14 findings of this rule in 1684 public apps: 4 right, 10 debatable, 0 wrong.

## References

- [SafeAreaRegions.keyboard](https://developer.apple.com/documentation/swiftui/safearearegions/keyboard)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/)

"""####),
    RuleFile(
        path: "Rules/safe-area-counted-twice.md", head: ###"""
# Bottom safe area counted twice

```rule
severity: error
category: safe-area
since: 0.1.0
enabled: yes
primary: $VALUE
shows: safe-area
message: bottom safe area counted twice: it is part of `$VALUE`, and `$SINK` moves content that rests above it
refines: frame-height-as-inset, converted-but-height-only, screen-frame-not-converted, convert-from-window-base, content-under-keyboard
```

## What it says

The keyboard's height, which includes the safe area, moves content that rests on the safe area, or `additionalSafeAreaInsets`
is computed from `safeAreaInsets`.

The finding is an error only if a run of the handler shows content in the wrong place.

## Why it is bad

The keyboard's height includes the home indicator: 34 of 336 points on an iPhone 12. A constraint to `safeAreaLayoutGuide`, a
scroll view that adjusts its insets and `additionalSafeAreaInsets` begin 34 points higher already. So the home indicator is
counted twice, with a gap of 34 points between content and keyboard. The gap is 20 on an iPad, 83 above a tab bar, and 0 on
an iPhone SE.

`additionalSafeAreaInsets` computed from `safeAreaInsets` is worse, because `safeAreaInsets` includes it. At the second show
the code subtracts its own inset from the height, and the content moves back under the keyboard.

Measured on 136 public apps: of the constraints that handlers move, 22 of 39 are to the safe area. A tenth of all handlers
subtract the safe area.

## Pattern

Twice in one expression:

```pattern
$SINK = $VALUE
or
$SINK += $VALUE
or
$SINK -= $VALUE
where $SINK is a layout sink
where $VALUE counts the safe area twice
where not $VALUE derives from other-view
where gap is at least half of a safe area or effect is depends
not all
    where $SINK is a contentInset sink
    where effect is closer
```

The same in a call, such as SnapKit's `inset`:

```pattern
$SINK($VALUE)
or
$SINK.constraint(equalTo: $_, constant: $VALUE)
where $VALUE is written to a layout sink
where $VALUE counts the safe area twice
where not $VALUE derives from other-view
where gap is at least half of a safe area or effect is depends
```

The next event includes the result of the previous one:

```pattern
$SINK = $VALUE
where $SINK is an additionalSafeAreaInsets sink
where $VALUE derives from safe-area
where $VALUE derives from keyboard-end-frame
where effect is drift or effect is not-reset
```

"""###, rest: ####"""

## Triggers

The whole height, measured from the safe area:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height
//                                 ^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

A converted frame includes it, too:

```swift
import UIKit

final class SearchViewController: UIViewController {
    private let field = UITextField()
    private var fieldBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        fieldBottom = field.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        fieldBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let covered = view.bounds.intersection(view.convert(frame, from: nil))
        fieldBottom?.constant = -covered.height
//                              ^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        fieldBottom?.constant = 0
    }
}
```

The safe area includes the additional safe area computed from it:

```swift
import UIKit

final class PickerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        additionalSafeAreaInsets.bottom = frame.height - view.safeAreaInsets.bottom
//                                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        additionalSafeAreaInsets.bottom = 0
    }
}
```

The inset of a SnapKit constraint to the safe area:

```swift
import SnapKit
import UIKit

final class RenameViewController: UIViewController {
    private let saveButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(saveButton)
        saveButton.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.height.equalTo(50)
            make.bottom.equalTo(view.safeAreaLayoutGuide).inset(10)
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        saveButton.snp.updateConstraints { make in
            make.bottom.equalTo(self.view.safeAreaLayoutGuide).inset(frame.height)
//                                                                   ^^^^^^^^^^^^
        }
        view.layoutIfNeeded()
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        saveButton.snp.updateConstraints { make in
            make.bottom.equalTo(self.view.safeAreaLayoutGuide).inset(10)
        }
        view.layoutIfNeeded()
    }
}
```

A constraint to the safe area that is made anew for the keyboard:

```swift
import UIKit

final class EntryViewController: UIViewController {
    private let form = UIScrollView()
    private var formBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        formBottom = form.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        formBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(showKeyboard(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(hideKeyboard(_:)),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func showKeyboard(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        formBottom?.isActive = false
        formBottom = form.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -frame.height)
//                                                                                                          ^^^^^^^^^^^^^
        formBottom?.isActive = true
    }

    @objc private func hideKeyboard(_ notification: Notification) {
        formBottom?.isActive = false
        formBottom = form.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        formBottom?.isActive = true
    }
}
```

## Does not trigger

The safe area is subtracted:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height - view.safeAreaInsets.bottom
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

Measured from the view's own edge:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

The additional part is subtracted from the safe area first:

```swift
import UIKit

final class ShareViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let plain = view.safeAreaLayoutGuide.layoutFrame.insetBy(dx: 0, dy: -additionalSafeAreaInsets.bottom)
        let covered = plain.intersection(view.convert(frame, from: nil))
        additionalSafeAreaInsets.bottom = covered.height
    }
}
```

The handler replaces an inset that is larger than the safe area. So the content is closer to the keyboard than with the
guide, which `frame-height-as-inset` reports:

```swift
import UIKit

final class UploadViewController: UIViewController {
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        tableView.contentInset.bottom = 60
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        tableView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        tableView.contentInset.bottom = 60
    }
}
```

The distance from the scroll view to the bottom is measured and subtracted:

```swift
import UIKit

final class FormView: UIView {
    let scrollView = UIScrollView()
    let button = UIButton()
}

final class FormViewController: UIViewController {
    private var form: FormView? { view as? FormView }

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let scrollView = form?.scrollView
        else { return }
        let covered = view.bounds.height - view.convert(frame, from: nil).minY
        let below = view.bounds.height - scrollView.frame.maxY
        scrollView.contentInset.bottom = max(0, covered - below)
    }
}
```

A number takes the safe area off again, but for 2 points:

```swift
import UIKit

final class PasswordViewController: UIViewController {
    private let nextButton = UIButton()
    private var buttonBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        nextButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(nextButton)
        buttonBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: nextButton.bottomAnchor)
        buttonBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        buttonBottom?.constant = frame.height - 32
    }
}
```

The distance from the keyboard to a place that other code gives is no height:

```swift
import UIKit

final class AnswersViewController: UIViewController {
    private let list = UIScrollView()
    var focus: CGPoint?

    override func viewDidLoad() {
        super.viewDidLoad()
        list.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(list)
        list.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect, let focus else { return }
        let room = UIScreen.main.bounds.height - focus.y - frame.height
        if room < 0 { list.contentInset.bottom = -room }
    }
}
```

## How to migrate

Pin to the guide: its top is the keyboard's top or the bottom of the safe area, never their sum. If the handler stays,
subtract `view.safeAreaInsets.bottom` from the height that the keyboard covers of the view.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** A device without a home indicator and without bars; the run then finds no difference. The linter assumes
that a scroll view without constraints ends at the safe area of the screen. In a container above a toolbar the mistake is the
same, but its number of points is smaller.

**False negatives.** Content whose resting place is unknown, such as a list in a card, or a bar below the screen until it is
shown. `frame-height-as-inset` reports the keyboard's whole height there, without a number. Also code that measures the place
of the content, because that can subtract the safe area.

**Reviewed findings.** Reviewers read 724 findings of this rule in 1684 public apps: 441 right, 226 debatable, 57 wrong.

## References

- [safeAreaInsets](https://developer.apple.com/documentation/uikit/uiview/safeareainsets)
- [additionalSafeAreaInsets](https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/safe-area-lost-on-hide.md", head: ###"""
# Hiding the keyboard loses the safe area

```rule
severity: error
category: safe-area
since: 0.1.0
enabled: yes
primary: $VALUE
message: `$SINK` is set to `$VALUE` when the keyboard hides, which is not its value from before the keyboard
refines: keyboard-notification-observer, content-under-keyboard, layout-not-reset
```

## What it says

A hide handler sets a constraint to another number than at first, and content moves into the bottom safe area or out of it.

The rule reports a handler only if a run shows that the content does not return to its place.

## Why it is bad

A storyboard or `viewDidLoad` sets the constant of a constraint, and the hide handler repeats this number. If one is 12 and
the other 0, the send button is 12 points lower after the first keyboard. It stays beside the home indicator until the screen
is opened again.

Measured on 136 public apps: of 76 handlers that only reset, 25 set 0 and 14 another number; 7 store the number from before
the show.

## Pattern

```pattern
$SINK = $VALUE
where $SINK is a constraintConstant sink or is an additionalSafeAreaInsets sink
where $VALUE derives only from literal
where handler observes keyboardWillHide or handler observes keyboardDidHide
where effect is not-reset
```

"""###, rest: ####"""

## Triggers

Created with 34, reset to 0:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor, constant: 34)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
//                                 ^
    }
}
```

Created with 0, reset to 12:

```swift
import UIKit

final class SearchViewController: UIViewController {
    private let field = UITextField()
    private var fieldBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        fieldBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: field.bottomAnchor)
        fieldBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        fieldBottom?.constant = frame.height - view.safeAreaInsets.bottom
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        fieldBottom?.constant = 12
//                              ^^
    }
}
```

## Does not trigger

Reset to the first constant:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor, constant: 34)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 34
    }
}
```

Reset to the constant from before the show:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?
    private var restingConstant: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor, constant: 34)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        restingConstant = composerBottom?.constant ?? 0
        composerBottom?.constant = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = restingConstant
    }
}
```

## How to migrate

Pin to the guide: the constraint has one constant. If the handler stays, reset the constant to its value at rest.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor, constant: 34)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** A layout that has another resting place after the first keyboard on purpose.

**False negatives.** A constraint whose first constant is not in the source or an interface file.

**Reviewed findings.** Reviewers read 70 findings of this rule in 1684 public apps: 48 right, 15 debatable, 7 wrong.

## References

- [safeAreaInsets](https://developer.apple.com/documentation/uikit/uiview/safeareainsets)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/screen-frame-not-converted.md", head: ###"""
# Keyboard frame used without conversion

```rule
severity: error
category: space
since: 0.1.0
enabled: yes
primary: $VALUE
message: `$SINK` is computed from screen coordinates and view coordinates: `$VALUE` mixes two coordinate spaces
refines: content-under-keyboard, layout-not-reset
shows: offset-view
```

## What it says

A position on the screen is added to, subtracted from or compared with a position in a view or a window.

The finding is an error only if a run of the handler shows content in the wrong place. A handler that agrees with the layout
guide in every scenario is redundant, and the finding is a note.

## Why it is bad

The end frame of a keyboard notification is in screen coordinates. A view has its own coordinates. While the window fills the
screen and the view fills the window, both have the same origin, and the mistake has no effect.

On an iPad the origins differ. A Stage Manager window is 44 points below the top of the screen and 646 points high, and the
keyboard's top edge is at y 412. The handler computes 646 − 412 = 234. The keyboard's top edge in the window is 412 − 44 =
368, so it covers 646 − 368 = 278 points, and 44 points of the content stay under it. Slide Over, sheets and child view
controllers have the same effect with other numbers.

A second mistake is the zero frame: with *Reduce Motion* and *Prefer Cross-Fade Transitions* the end frame can be all zeros.
`height - frame.minY` is then the height of the whole view.

Measured on 136 public apps: 61 % of the handlers that compute with the keyboard's frame contain neither a conversion nor an
intersection.

## Pattern

```pattern
$SINK = $VALUE
or
$SINK += $VALUE
or
$SINK -= $VALUE
where $SINK is a layout sink
where $VALUE derives from keyboard-end-frame.min-y or derives from keyboard-end-frame.max-y
where $VALUE mixes coordinate spaces
```

The same in a call, such as SnapKit's `inset`:

```pattern
$SINK($VALUE)
where $VALUE is written to a layout sink
where $VALUE derives from keyboard-end-frame.min-y or derives from keyboard-end-frame.max-y
where $VALUE mixes coordinate spaces
```

Scrolling is layout, too:

```pattern
$SINK($VALUE, animated: $_)
where $SINK is named setContentOffset
where $VALUE derives from keyboard-end-frame.min-y or derives from keyboard-end-frame.max-y
where $VALUE mixes coordinate spaces
```

"""###, rest: ####"""

## Triggers

The height of the view minus the keyboard's top, in different coordinates:

```swift
import UIKit

final class ComposeViewController: UIViewController {
    private let editor = UITextView()
    private var editorBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        editor.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(editor)
        editorBottom = view.bottomAnchor.constraint(equalTo: editor.bottomAnchor)
        editorBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        editorBottom?.constant = view.bounds.height - frame.minY
//                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
}
```

The overlap with another view, never negative. `max` changes the number, not its coordinate space:

```swift
import UIKit

final class SearchViewController: UIViewController {
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        view.addSubview(tableView)
        NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
        ) { [weak self] notification in
            guard let self = self,
                let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            else { return }
            let keyboardTop = value.cgRectValue.origin.y
            let overlap = max(0, self.tableView.frame.maxY - keyboardTop)
            self.tableView.contentInset.bottom = overlap
//                                               ^^^^^^^
        }
    }
}
```

An intersection with an unconverted rectangle:

```swift
import UIKit

final class ArticleViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let covered = view.bounds.intersection(frame)
        scrollView.contentInset.bottom = covered.height
//                                       ^^^^^^^^^^^^^^
    }
}
```

## Does not trigger

Converted first, from the screen that posted the notification:

```swift
import UIKit

final class ComposeViewController: UIViewController {
    private let editor = UITextView()
    private var editorBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        editor.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(editor)
        editorBottom = view.bottomAnchor.constraint(equalTo: editor.bottomAnchor)
        editorBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let screen = notification.object as? UIScreen,
            let endFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let frame = screen.coordinateSpace.convert(endFrame, to: view)
        editorBottom?.constant = max(view.safeAreaInsets.bottom, view.bounds.maxY - frame.minY)
    }
}
```

Only the height is used; `frame-height-as-inset` reports it:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }
}
```

Positions in the view only:

```swift
import UIKit

final class CardViewController: UIViewController {
    private let card = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        card.frame.origin.y = view.bounds.maxY - card.frame.height
    }
}
```

## How to migrate

Pin to the layout guide, which is in the coordinates of its view and needs no conversion.

### Before

```swift
import UIKit

final class ComposeViewController: UIViewController {
    private let editor = UITextView()
    private var editorBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        editor.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(editor)
        editorBottom = view.bottomAnchor.constraint(equalTo: editor.bottomAnchor)
        editorBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        editorBottom?.constant = view.bounds.height - frame.minY
    }
}
```

### After

```swift
import UIKit

final class ComposeViewController: UIViewController {
    private let editor = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        editor.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(editor)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: editor.bottomAnchor).isActive = true
    }
}
```

While the keyboard is hidden, the guide's top is the bottom of the safe area. From iOS 17, `usesBottomSafeArea = false` moves
it to the view's bottom edge, as in the constraint above.

If the handler stays, convert from the screen that posted it (iOS 16.1 and later) or from the window's screen
(`view.window?.screen`). `UIScreen.main` may be another screen:

```swift
import UIKit

extension UIView {
    /// The part of the view that the keyboard will cover, in the view's own coordinates.
    func part(coveredBy notification: Notification) -> CGRect? {
        guard let screen = notification.object as? UIScreen ?? window?.screen,
            let endFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return nil }
        return bounds.intersection(screen.coordinateSpace.convert(endFrame, to: self))
    }
}
```

## Known limits

**False positives.** None known: the code is wrong even if the result is right. If it is right in every scenario, the finding
is a note.

**False negatives.** A comparison of two spaces that only decides *whether* to write, as in
`if frame.minY < field.frame.maxY`, because it does not change the value. `view.convert(frame, from: nil)` counts as a
conversion; `convert-from-window-base` reports it.

**Reviewed findings.** Reviewers read 14 findings of this rule in 1684 public apps: 5 right, 6 debatable, 3 wrong.

## References

- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey): the
  frame is in the coordinates of the screen and must be converted.
- [UICoordinateSpace](https://developer.apple.com/documentation/uikit/uicoordinatespace)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)
- [WWDC21 10259, Your guide to keyboard layout](https://developer.apple.com/videos/play/wwdc2021/10259/): at 1:31, a handler of
  this kind as the former practice.
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/): why the frame differs when
  the window does not fill the screen.

"""####),
    RuleFile(
        path: "Rules/show-without-hide.md", head: ###"""
# Show observed without hide

```rule
severity: error
category: state
since: 0.1.0
enabled: yes
primary: $NAME
message: `$NAME` moves the layout, but the type observes no notification for a hidden keyboard
refines: keyboard-notification-observer, frame-height-as-inset, converted-but-height-only, layout-not-reset
```

## What it says

A handler moves layout when the keyboard shows, but the type observes no notification that is posted when the keyboard hides.

The rule reports a handler only if a run shows that the layout stays displaced.

## Why it is bad

Many events hide the keyboard: the dismiss key of an iPad, a drag with `keyboardDismissMode`, a connected hardware keyboard,
or another app. A reset in `textFieldDidEndEditing` does not run at the same time as all of them. Without any reset the inset
stays: on an iPhone 12 the last 336 points of the screen are empty until the view is loaded again.

Measured on 136 public apps: 8 of 188 files that observe the keyboard observe only show.

## Pattern

```pattern
$NAME
where $NAME names an observed keyboardWillShow or names an observed keyboardDidShow
where $NAME leads to a handler that writes layout
where effect is not-reset
where not type has an input accessory view
where not type observes keyboardWillHide or type observes keyboardDidHide
where not type observes keyboardWillChangeFrame or type observes keyboardDidChangeFrame
```

"""###, rest: ####"""

## Triggers

An inset that is set and never reset:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
//                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }
}
```

A constraint with a reset at the end of editing, which is not the end of the keyboard:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardDidShow),
            name: UIResponder.keyboardDidShowNotification, object: nil)
//                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardDidShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height
    }

    @IBAction private func send() {
        composer.resignFirstResponder()
        composerBottom?.constant = 0
    }
}
```

## Does not trigger

Both are observed:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

A hide also posts a change of frame:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let screen = notification.object as? UIScreen,
            let endFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let covered = view.bounds.intersection(screen.coordinateSpace.convert(endFrame, to: view))
        composerBottom?.constant = covered.isEmpty ? 0 : covered.height - view.safeAreaInsets.bottom
    }
}
```

No layout:

```swift
import UIKit

final class TypingViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    private var isTyping = false

    @objc private func keyboardWillShow(_ notification: Notification) {
        isTyping = true
    }
}
```

## How to migrate

Pin to the guide, and remove the observer instead of adding a second one. If the handler stays, observe
`keyboardWillHideNotification`, too, and reset the layout there.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = frame.height
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** A type that resets the layout by other means when the keyboard hides, such as a timer or a published
value.

In an app for iPhones alone, if no code of the screen hides the keyboard, the finding is a warning. Something else, such as an alert,
may still hide it.

**False negatives.** A type with an input accessory view: the keyboard's notifications may announce the bar alone. A type whose base class observes hide but does not reset the layout of this handler.

**Reviewed findings.** Reviewers read 66 findings of this rule in 1684 public apps: 24 right, 31 debatable, 11 wrong.

## References

- [keyboardWillHideNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification)
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)

"""####),
    RuleFile(
        path: "Rules/stale-guard.md", head: ###"""
# Guard for the first show skips later changes

```rule
severity: error
category: state
since: 0.1.0
enabled: yes
primary: $SINK
message: `$SINK` is set only at the first show, so the layout does not follow changes of the keyboard's height
refines: whole-view-shift, frame-height-as-inset, converted-but-height-only, drifting-shift, content-under-keyboard, layout-not-reset
```

## What it says

A flag, or a check whether the layout has moved, skips every show after the first.

The rule reports a handler only if a run shows content in the wrong place after the first show. What the first show leaves in the
wrong place has another cause. A class with another handler, for changes of the frame, is not reported.

## Why it is bad

The guard prevents a view from moving up twice. It also prevents the view from following the keyboard. The height changes
with emoji, suggestions and the language, and each change posts a show while the keyboard is visible. On an iPhone 12 the
handler makes room for 336 points, the keyboard grows to 381, and 45 points of the content are covered.

Measured on 136 public apps: 14 handlers have a flag as guard, and 8 the value that they set.

## Pattern

```pattern
$SINK = $VALUE
or
$SINK += $VALUE
or
$SINK -= $VALUE
where $SINK is a layout sink
where $VALUE derives from keyboard-end-frame or derives from keyboard-begin-frame
where effect comes after the first show
any
    where not type observes keyboardWillChangeFrame
    where handler observes keyboardWillChangeFrame
any
    all
        inside if $..., $SINK == $ZERO, $... { $... }
        where $ZERO is a literal
    all
        preceded by guard $..., $SINK == $NONE, $... else { $... }
        where $NONE is a literal
```

The same, with a copy of the insets:

```pattern
$INSETS.bottom = $VALUE
where $VALUE derives from keyboard-end-frame or derives from keyboard-begin-frame
inside if $..., $INSETS.bottom == $ZERO, $... { $... }
where $ZERO is a literal
followed by $SINK = $INSETS
where $SINK is a layout sink
where effect comes after the first show
any
    where not type observes keyboardWillChangeFrame
    where handler observes keyboardWillChangeFrame
```

A flag that the same function sets:

```pattern
$SINK = $VALUE
or
$SINK += $VALUE
or
$SINK -= $VALUE
where $SINK is a layout sink
where $VALUE derives from keyboard-end-frame or derives from keyboard-begin-frame
where effect comes after the first show
any
    where not type observes keyboardWillChangeFrame
    where handler observes keyboardWillChangeFrame
any
    inside if $..., !$FLAG, $... { $... }
    inside if $..., $FLAG == false, $... { $... }
    preceded by guard $..., !$FLAG, $... else { $... }
    preceded by guard $..., $FLAG == false, $... else { $... }
    inside if $..., $FLAG != true, $... { $... }
    preceded by guard $..., $FLAG != true, $... else { $... }
    preceded by if $FLAG { $...; return }
    preceded by if $FLAG == true { $...; return }
    preceded by if $FLAG != false { $...; return }
function has $FLAG = true
```

"""###, rest: ####"""

## Triggers

The guard checks whether the view has moved:

```swift
import UIKit

final class SignInViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        if view.frame.origin.y == 0 {
            view.frame.origin.y -= frame.height
//          ^^^^^^^^^^^^^^^^^^^
        }
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        view.frame.origin.y = 0
    }
}
```

The frame before the change has the wrong height, and the guard keeps it:

```swift
import UIKit

final class CodeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect else { return }
        if view.frame.origin.y == 0 {
            view.frame.origin.y -= frame.height
//          ^^^^^^^^^^^^^^^^^^^
        }
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        view.frame.origin.y = 0
    }
}
```

The constraint is switched on before it is set:

```swift
import UIKit

final class CommentViewController: UIViewController {
    private let bar = UIView()
    private var keyboardBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        let rest = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        rest.priority = .defaultHigh
        rest.isActive = true
        keyboardBottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        NotificationCenter.default.addObserver(
            self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func show(_ notification: Notification) {
        guard let keyboardBottom = keyboardBottom else { return }
        if keyboardBottom.constant == 0 {
            guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
            keyboardBottom.isActive = true
            keyboardBottom.constant = -frame.height
//          ^^^^^^^^^^^^^^^^^^^^^^^
        }
    }

    @objc private func hide(_ notification: Notification) {
        keyboardBottom?.isActive = false
        keyboardBottom?.constant = 0
    }
}
```

The guard is one of several conditions:

```swift
import UIKit

final class ReplyViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        if let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect, view.frame.origin.y == 0 {
            view.frame.origin.y -= frame.height
//          ^^^^^^^^^^^^^^^^^^^
        }
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        view.frame.origin.y = 0
    }
}
```

The guard is a flag for a moved view:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()
    private var isKeyboardShown = false

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard !isKeyboardShown else { return }
        isKeyboardShown = true
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        isKeyboardShown = false
        scrollView.contentInset.bottom = 0
    }
}
```

The guard compares the flag with `true`, and writes a log:

```swift
import UIKit

final class DraftViewController: UIViewController {
    private let scrollView = UIScrollView()
    private var isKeyboardShown = false

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        if isKeyboardShown == true {
            print("visible already")
            return
        }
        isKeyboardShown = true
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        isKeyboardShown = false
        scrollView.contentInset.bottom = 0
    }
}
```

The guard checks a copy of the position:

```swift
import UIKit

final class PhraseViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        var insets = scrollView.contentInset
        if insets.bottom == 0.0 {
            insets.bottom = frame.height + 12
        }
        scrollView.contentInset = insets
//      ^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset = .zero
    }
}
```

A flag that ends the handler:

```swift
import UIKit

final class MenuViewController: UIViewController {
    private let scrollView = UIScrollView()
    private var isHeightFound = false

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        if isHeightFound { return }
        isHeightFound = true
        scrollView.contentInset.bottom = frame.height
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        isHeightFound = false
        scrollView.contentInset.bottom = 0
    }
}
```

The flag of a handler that observes changes, and leaves them out:

```swift
import UIKit

final class ReplyViewController: UIViewController {
    private let scrollView = UIScrollView()
    private var isKeyboardShown = false

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillChange),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        center.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard !isKeyboardShown,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        isKeyboardShown = true
        scrollView.contentInset.bottom = frame.height - view.safeAreaInsets.bottom
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        isKeyboardShown = false
        scrollView.contentInset.bottom = 0
    }
}
```

## Does not trigger

Every show sets the layout:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

Another handler follows the changes:

```swift
import UIKit

final class SearchViewController: UIViewController {
    private let scrollView = UIScrollView()
    private var isKeyboardShown = false

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(
            self, selector: #selector(keyboardWillChange),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        center.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard !isKeyboardShown,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        isKeyboardShown = true
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard isKeyboardShown,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        isKeyboardShown = false
        scrollView.contentInset.bottom = 0
    }
}
```

The guard checks the keyboard's height:

```swift
import UIKit

final class PhraseViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        var insets = scrollView.contentInset
        if frame.height != insets.bottom {
            insets.bottom = frame.height + 12
        }
        scrollView.contentInset = insets
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset = .zero
    }
}
```

The flag guards something else:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()
    private var isKeyboardShown = false

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        if !isKeyboardShown {
            isKeyboardShown = true
            print("first show")
        }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        isKeyboardShown = false
        scrollView.contentInset.bottom = 0
    }
}
```

The first show is as wrong as the second, by half of the keyboard's height:

```swift
import UIKit

final class BodyViewController: UIViewController {
    private let field = UITextField()
    private var isKeyboardShown = false

    override func viewDidLoad() {
        super.viewDidLoad()
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        field.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        if !isKeyboardShown {
            view.frame.origin.y -= frame.height / 2
        }
        isKeyboardShown = true
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        view.frame.origin.y = 0
        isKeyboardShown = false
    }
}
```

## How to migrate

Pin to the guide, which follows every change of height. If the handler stays, remove the guard, and set the
place at each show rather than add to it. Without the guard, a write that adds moves the content again at each show.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        if composerBottom?.constant == 0 {
            composerBottom?.constant = frame.height
        }
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** A guard without relation to the keyboard, around a layout that is wrong for another reason.

**False negatives.** A flag that is set outside of the handler.

**Reviewed findings.** Reviewers read 140 findings of this rule in 1684 public apps: 87 right, 40 debatable, 13 wrong.

## References

- [keyboardWillShowNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/synchronous-keyboard-assumption.md", head: ###"""
# Keyboard assumed visible immediately

```rule
severity: warning
category: timing
since: 0.2.0
enabled: yes
primary: $FIELD
message: the keyboard appears some time after `$FIELD` becomes first responder, not immediately
```

## What it says

Code makes a field the first responder and reads the keyboard's place in the same function.

## Why it is bad

`becomeFirstResponder()` requests a keyboard and does not wait for it. Since iOS 17 the keyboard of an iPhone runs in its own
process. Notifications and animation begin when that process has answered. The next line reads the old place. While the
keyboard is hidden, the layout guide has the 34 points of the home indicator instead of the 336 points that the keyboard will
cover.

A delay does not help: it is too short on a slow device or with a third-party keyboard, and too long elsewhere.

## Pattern

```pattern
$FIELD.becomeFirstResponder()
followed by $_.keyboardLayoutGuide.layoutFrame
```

"""###, rest: ####"""

## Triggers

```swift
import UIKit

final class ReplyViewController: UIViewController {
    private let field = UITextField()
    private let tableView = UITableView()

    func reply() {
        field.becomeFirstResponder()
//      ^^^^^
        let covered = view.bounds.maxY - view.keyboardLayoutGuide.layoutFrame.minY
        tableView.contentInset.bottom = covered
    }
}
```

After an estimated delay:

```swift
import UIKit

final class CaptionViewController: UIViewController {
    private let caption = UITextView()
    private let panel = UIView()

    func edit() {
        self.caption.becomeFirstResponder()
//      ^^^^^^^^^^^^
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
            self.panel.frame.origin.y = self.view.keyboardLayoutGuide.layoutFrame.minY - self.panel.frame.height
        }
    }
}
```

## Does not trigger

The guide is read after layout:

```swift
import UIKit

final class ReplyViewController: UIViewController {
    private let field = UITextField()
    private let tableView = UITableView()

    func reply() {
        field.becomeFirstResponder()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tableView.contentInset.bottom = view.bounds.maxY - view.keyboardLayoutGuide.layoutFrame.minY
    }
}
```

The old place is read on purpose:

```swift
import UIKit

final class PanelViewController: UIViewController {
    private let field = UITextField()
    private let panel = UIView()

    func swap() {
        panel.frame = view.keyboardLayoutGuide.layoutFrame
        field.becomeFirstResponder()
    }
}
```

## How to migrate

Pin the content to the guide, so that it moves when the keyboard appears.

### Before

Not run: the value depends on the time that the keyboard needs.

```swift
import UIKit

final class ReplyViewController: UIViewController {
    private let field = UITextField()

    func reply() {
        field.becomeFirstResponder()
        let top = view.keyboardLayoutGuide.layoutFrame.minY
        field.frame.origin.y = top - field.frame.height
    }
}
```

### After

```swift
import UIKit

final class ReplyViewController: UIViewController {
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }

    func reply() {
        field.becomeFirstResponder()
    }
}
```

## Known limits

**False positives.** A keyboard that is already visible and only changes its field.

**False negatives.** A height that a notification stored in a property, and code in another function, such as the delegate's
`textFieldDidBeginEditing(_:)`.

**Reviewed findings.** Reviewers found none of this rule in 1684 public apps.

## References

- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/): the keyboard out of process, and
  what must not be taken for granted any more.
- [becomeFirstResponder()](https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder%28%29)

"""####),
    RuleFile(
        path: "Rules/tab-bar-height-subtracted.md", head: ###"""
# Bar height subtracted from the keyboard's height

```rule
severity: error
category: offset
since: 0.1.0
enabled: yes
primary: $MATCH
message: `$MATCH` subtracts the height of a bar from the keyboard's, whether or not the view ends at that bar
refines: frame-height-as-inset, converted-but-height-only, hard-coded-device-metric, content-under-keyboard
```

## What it says

The height of a tab bar or a toolbar is subtracted from the height of the keyboard.

It is a finding only if a run shows that content ends in the wrong place by the height of the bar.

## Why it is bad

The keyboard covers a view above a tab bar by its height minus the bar, but only under four conditions. The bar is visible,
it is at the bottom, the safe area does not include it, and the window ends at the screen's bottom.
`hidesBottomBarWhenPushed`, an iPad with iOS 18, or a controller presented over the tabs removes the bar at the bottom, but
not its height in the formula. `UITabBar.frame.height` also includes the home indicator: 83 instead of 49 points. A hidden
bar keeps its frame.

Measured on 136 public apps: 6 of 113 handlers that compute an offset.

## Pattern

```pattern
$H - $BAR
where $H derives from keyboard-end-frame.height
where $BAR mentions *abBar* or mentions *oolbar* or mentions *oolBar*
where not $BAR reads a variable of type UIView
where $BAR is at least 1 points
where $BAR is the distance of an effect
```

```pattern
$H - ($BAR ?? $_)
where $H derives from keyboard-end-frame.height
where $BAR mentions *abBar* or mentions *oolbar* or mentions *oolBar*
where not $BAR reads a variable of type UIView
where $BAR is at least 1 points
where $BAR is the distance of an effect
```

"""###, rest: ####"""

## Triggers

A view reaches under the tab bar, so that the keyboard covers all of its own height:

```swift
import UIKit

final class FeedViewController: UIViewController {
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.contentInsetAdjustmentBehavior = .never
        view.addSubview(tableView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        tableView.contentInset.bottom = frame.height - tabBarController!.tabBar.frame.height
//                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        tableView.contentInset.bottom = 0
    }
}
```

A constraint, and a height that a variable has:

```swift
import UIKit

final class ReplyViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let height = frame.size.height
        composerBottom?.constant = height - tabBarController!.tabBar.bounds.height
//                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

## Does not trigger

A bar whose height no source says:

```swift
import UIKit

final class InboxViewController: UIViewController {
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let bar = navigationController?.toolbar
        else { return }
        tableView.contentInset.bottom = frame.height - bar.frame.height
    }
}
```

The view's own safe area:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let screen = notification.object as? UIScreen,
            let endFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let covered = view.bounds.intersection(screen.coordinateSpace.convert(endFrame, to: view))
        composerBottom?.constant = covered.isEmpty ? view.safeAreaInsets.bottom : covered.height
    }
}
```

The height of a bar above the keyboard is added:

```swift
import UIKit

final class ReaderViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let toolbarHeight: CGFloat = 44
        scrollView.contentInset.bottom = frame.height + toolbarHeight
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

A plain view of the screen's own, with which the scroll view ends:

```swift
import UIKit

final class EditorViewController: UIViewController {
    @IBOutlet private var toolbarContainer: UIView!
    @IBOutlet private var scrollView: UIScrollView!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height - toolbarContainer.frame.height
    }
}
```

## How to migrate

Pin to the guide of the view, which ignores any bar below the view. If the handler stays, convert the frame to the view
instead of subtracting bars.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let tabBarHeight: CGFloat = 49
        composerBottom?.constant = frame.height - tabBarHeight
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

## Known limits

**False negatives.** A height whose name does not contain "bar". The height of a bar that no source says: what the run shows is
not known then.

**Reviewed findings.** Reviewers read 31 findings of this rule in 1684 public apps: 3 right, 23 debatable, 5 wrong.

## References

- [hidesBottomBarWhenPushed](https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed)
- [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller): at the top of an iPad since iOS 18.
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/table-controller-avoids-already.md", head: ###"""
# Inset in a table view controller, which avoids the keyboard by itself

```rule
severity: warning
category: guide
since: 0.1.0
enabled: yes
primary: $VALUE
message: `$SINK` gets `$VALUE`, but UIKit's table and collection view controllers make room for the keyboard by themselves
```

## What it says

A subclass of `UITableViewController` or `UICollectionViewController` insets its own scroll view by a value from the
keyboard's frame.

## Why it is bad

These controllers resize or inset their view when the keyboard appears, and scroll the edited field into view, since the
first iPhone. The handler's inset is added: below the last row is a gap of the same height, 336 points on an iPhone. The
order of the two depends on the order of the observers. In a window that the keyboard covers partly, the controller's inset
is right and the handler's height is wrong.

## Pattern

```pattern
$SINK = $VALUE
or
$SINK += $VALUE
where $SINK is a contentInset sink
where $VALUE derives from keyboard-end-frame or derives from keyboard-begin-frame
where not type leaves out viewWillAppear of UIKit
any
    all
        where type inherits from UITableViewController
        where $SINK mentions tableView
    all
        where type inherits from UICollectionViewController
        where $SINK mentions collectionView
```

"""###, rest: ####"""

## Triggers

```swift
import UIKit

final class SettingsViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide(_:)),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        tableView.contentInset.bottom = frame.height
//                                      ^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        tableView.contentInset.bottom = 0
    }
}
```

Through a base class, with a conversion:

```swift
import UIKit

class FormViewController: UICollectionViewController {}

final class AddressViewController: FormViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame(_:)),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let covered = view.bounds.intersection(view.convert(frame, from: nil)).height
        self.collectionView.contentInset.bottom = covered - view.safeAreaInsets.bottom
//                                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
}
```

## Does not trigger

A table view in an ordinary controller, another scroll view in a table view controller, and one that keeps UIKit from
observing:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        tableView.contentInset.bottom = frame.height
    }
}

final class DraftsViewController: UITableViewController {
    private let preview = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        preview.contentInset.bottom = frame.height
        tableView.contentInset.top = 8
    }
}

final class SuggestionsViewController: UITableViewController {
    override func viewWillAppear(_ animated: Bool) {
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        tableView.contentInset.bottom = frame.height
    }
}
```

## How to migrate

Delete the observers and the handlers, because the controller does their work. If the table needs its own inset, use a
`UIViewController` with a table view that ends at the layout guide.

### Before

```swift
import UIKit

final class SettingsViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        tableView.contentInset.bottom = frame.height
    }
}
```

### After

```swift
import UIKit

final class SettingsViewController: UIViewController {
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }
}
```

## Known limits

**False positives.** A controller whose parent moves it above the keyboard.

**False negatives.** A table view under another name. The rule does not check for a constraint to the guide.

**Reviewed findings.** Reviewers read 10 findings of this rule in 1684 public apps: 6 right, 2 debatable, 2 wrong.

## References

- [UITableViewController](https://developer.apple.com/documentation/uikit/uitableviewcontroller)
- [Managing the Keyboard, in the Text Programming Guide for iOS](https://developer.apple.com/library/archive/documentation/StringsTextFonts/Conceptual/TextAndWebiPhoneOS/KeyboardManagement/KeyboardManagement.html):
  a table view controller does it automatically.

"""####),
    RuleFile(
        path: "Rules/tracking-without-follows-undocked.md", head: ###"""
# Tracked constraints on a guide that does not follow the keyboard

```rule
severity: warning
category: guide
since: 0.1.0
enabled: yes
primary: $EDGE
message: constraints are tracked for the edge `$EDGE`, but the guide does not follow an undocked keyboard
world: ipad
```

## What it says

Constraints are tracked for an edge of the keyboard layout guide, but `followsUndockedKeyboard` is never turned on.

## Why it is bad

The guide switches tracked constraints by its distance from an edge. A guide that does not follow the undocked keyboard of an
iPad stays at the bottom. Constraints for "near" the top, leading or trailing edge are never active, and constraints for
"away" always are. According to Apple's article, no tracked constraint is switched at all. The layout for a floating keyboard
never appears.

## Pattern

```pattern
$GUIDE.setConstraints($_, activeWhenNearEdge: $EDGE)
or
$GUIDE.setConstraints($_, activeWhenAwayFrom: $EDGE)
file has $_.keyboardLayoutGuide
not type has $_.followsUndockedKeyboard = $_
```

In a view, without `view` before the guide:

```pattern
$GUIDE.setConstraints($_, activeWhenNearEdge: $EDGE)
or
$GUIDE.setConstraints($_, activeWhenAwayFrom: $EDGE)
file has keyboardLayoutGuide
not type has $_.followsUndockedKeyboard = $_
```

"""###, rest: ####"""

## Triggers

```swift
import UIKit

final class SearchViewController: UIViewController {
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        let aboveKeyboard = field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
        let atBottom = field.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        view.keyboardLayoutGuide.setConstraints([aboveKeyboard], activeWhenAwayFrom: .top)
//                                                                                   ^^^^
        view.keyboardLayoutGuide.setConstraints([atBottom], activeWhenNearEdge: [.top])
//                                                                              ^^^^^^
    }
}
```

## Does not trigger

```swift
import UIKit

final class SearchViewController: UIViewController {
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        let guide = view.keyboardLayoutGuide
        guide.followsUndockedKeyboard = traitCollection.userInterfaceIdiom == .pad
        let aboveKeyboard = field.bottomAnchor.constraint(equalTo: guide.topAnchor)
        guide.setConstraints([aboveKeyboard], activeWhenAwayFrom: .top)
    }
}
```

## How to migrate

Turn `followsUndockedKeyboard` on where constraints are tracked. If the layout does not have to follow an undocked keyboard,
pin it to the guide without tracked constraints.

### Before

```swift
import UIKit

final class SearchViewController: UIViewController {
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        let aboveKeyboard = field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
        view.keyboardLayoutGuide.setConstraints([aboveKeyboard], activeWhenAwayFrom: .top)
    }
}
```

### After

```swift
import UIKit

final class SearchViewController: UIViewController {
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }
}
```

## Known limits

**False positives.** A property of the guide that another type sets.

**False negatives.** Constraints tracked on a guide that is passed to a file which does not name it. A
`followsUndockedKeyboard` that is always set to false.

**Reviewed findings.** Reviewers found none of this rule in 1684 public apps.

## References

-
  [setConstraints(_:activeWhenNearEdge:)](https://developer.apple.com/documentation/uikit/uitrackinglayoutguide/setconstraints%28_:activewhennearedge:%29)
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)
- [WWDC21 10259, Your guide to keyboard layout](https://developer.apple.com/videos/play/wwdc2021/10259/)

"""####),
    RuleFile(
        path: "Rules/whole-view-shift.md", head: ###"""
# Whole view moved up

```rule
severity: error
category: state
since: 0.1.0
enabled: yes
primary: $SINK
message: `$SINK` moves or resizes the controller's whole view, whose frame the system sets as well
refines: frame-height-as-inset, content-under-keyboard, layout-not-reset
```

## What it says

A handler moves the root view of a view controller when the keyboard shows.

## Why it is bad

The parent or presenter of a controller sets the frame of its view. A rotation, an incoming call, a change of the window's
size or a hidden navigation bar sets the frame again, and the shift is lost. Content at the top leaves the screen and cannot
be reached. The combination of `transform` and `frame` is undefined.

On an iPhone 12 a shift by 336 points moves a sign-in form's logo, its back button and the upper two fifths off the screen.
The lowest field needs 34 points less.

Measured on 136 public apps: 25 of 204 handlers move a frame, a center or an origin.

## Pattern

```pattern
$SINK = $VALUE
or
$SINK += $VALUE
or
$SINK -= $VALUE
where $SINK is a layout sink
where $SINK is in a handler
any
    where $SINK fits view.frame.origin.y
    where $SINK fits $_.view.frame.origin.y
    where $SINK fits view.frame.origin
    where $SINK fits $_.view.frame.origin
    where $SINK fits view.frame
    where $SINK fits self.view.frame
    where $SINK fits view.bounds.origin.y
    where $SINK fits $_.view.bounds.origin.y
    where $SINK fits view.center.y
    where $SINK fits $_.view.center.y
    where $SINK fits view.transform
    where $SINK fits $_.view.transform
where not $VALUE fits 0
where not $VALUE fits .identity
where not $VALUE fits .zero
where not $VALUE fits CGPoint.zero
where handler observes keyboardWillShow or handler observes keyboardDidShow or handler observes keyboardWillChangeFrame
where type inherits from UIViewController or type inherits from UICollectionViewController or type inherits from UITableViewController
```

"""###, rest: ####"""

## Triggers

Moved up by the height:

```swift
import UIKit

final class SignInViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        view.frame.origin.y = -frame.height
//      ^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        view.frame.origin.y = 0
    }
}
```

With an animated transform:

```swift
import UIKit

final class SearchViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        UIView.animate(withDuration: 0.3) {
            self.view.transform = CGAffineTransform(translationX: 0, y: -frame.height)
//          ^^^^^^^^^^^^^^^^^^^
        }
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        view.transform = .identity
    }
}
```

A controller of a list:

```swift
import UIKit

final class ScheduleViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        view.frame.origin.y = -frame.height
//      ^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        view.frame.origin.y = 0
    }
}
```

Moved as editing begins: no notification starts it, and it runs without a keyboard, too.

```swift
import UIKit

final class AddressViewController: UIViewController, UITextFieldDelegate {
    private let street = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(street)
        street.delegate = self
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        view.frame.origin.y -= 120
//      ^^^^^^^^^^^^^^^^^^^
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        view.frame.origin.y += 120
    }
}
```

## Does not trigger

A view inside the controller's view:

```swift
import UIKit

final class ReaderViewController: UIViewController {
    private let toolbar = UIToolbar()

    override func viewDidLoad() {
        super.viewDidLoad()
        toolbar.frame = view.bounds
        toolbar.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(toolbar)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        toolbar.frame.origin.y = view.bounds.height - frame.height - 44
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        toolbar.frame.origin.y = view.bounds.height - 44
    }
}
```

An inset:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

## How to migrate

Pin the lowest view that must stay visible to the guide, and let the content above it scroll.

### Before

```swift
import UIKit

final class SignInViewController: UIViewController {
    private let form = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        form.frame = view.bounds
        view.addSubview(form)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        view.frame.origin.y -= frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        view.frame.origin.y = 0
    }
}
```

### After

```swift
import UIKit

final class SignInViewController: UIViewController {
    private let form = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: form.bottomAnchor).isActive = true
    }
}
```

## Known limits

What has to stay visible is the lowest control that the screen's interface file places: a text field, a button, a picker.
A height that the constraints leave open is taken from the file's drawing, and the report says so. That a button is needed
during typing is an assumption, too. Where the file does not say where every control ends, the whole view is compared.

**False positives.** A view controller in its own window, whose view no other code lays out.

**False negatives.** The controller's view under another name.

**Reviewed findings.** Reviewers read 315 findings of this rule in 1684 public apps: 128 right, 156 debatable, 31 wrong.

## References

- [view](https://developer.apple.com/documentation/uikit/uiviewcontroller/view)
- [transform](https://developer.apple.com/documentation/uikit/uiview/transform): when it is not the identity, the frame is undefined.
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)

"""####),
    RuleFile(
        path: "Rules/zero-frame-unhandled.md", head: ###"""
# Zero frame used as a keyboard at the top of the screen

```rule
severity: error
category: frame
since: 0.1.0
enabled: yes
primary: $VALUE
message: as the keyboard hides, its end frame can be all zeros, which `$VALUE` takes for a keyboard at the top of the screen
refines: screen-frame-not-converted, frame-height-as-inset, change-frame-without-hide, content-under-keyboard, layout-not-reset
```

## What it says

The keyboard's top edge is used without a check for an empty frame.

The rule reports a handler only if a run shows a difference from the guide after a notification whose end frame is all zeros.
Code that leaves the zeros alone is not reported: what it does not reset is another rule's.

## Why it is bad

`keyboardFrameEndUserInfoKey` can be `CGRect.zero`. With *Reduce Motion* and *Prefer Cross-Fade Transitions*, the keyboard
does not slide when it hides, and the frame is empty. It is also empty while an iPad's keyboard is split, floating or
dragged. `height - frame.minY` is then the whole height: on an iPhone 12 the handler moves the field 844 points up, off the
screen, when the keyboard hides. Casts with the fallback `.zero` have the same result.

## Pattern

```pattern
$SINK = $VALUE
or
$SINK += $VALUE
or
$SINK -= $VALUE
where $SINK is a layout sink
where $VALUE derives from keyboard-end-frame.min-y
where not $VALUE derives from keyboard-end-frame.height
where not $VALUE is clipped to the view
where fails for a zero frame
```

```pattern
$SINK($VALUE)
or
$SINK.update(offset: $VALUE)
or
$SINK?.update(offset: $VALUE)
or
$SINK.update(inset: $VALUE)
or
$SINK?.update(inset: $VALUE)
where $VALUE is written to a layout sink
where $VALUE derives from keyboard-end-frame.min-y
where not $VALUE derives from keyboard-end-frame.height
where not $VALUE is clipped to the view
where fails for a zero frame
```

```pattern
$VALUE >= $LIMIT
or
$VALUE == $LIMIT
or
$VALUE < $LIMIT
or
$VALUE != $LIMIT
where $VALUE derives from keyboard-end-frame.min-y
where $LIMIT derives from main-screen or derives from screen or derives from view-bounds or derives from window
where $MATCH is in a handler
where fails for a zero frame
```

"""###, rest: ####"""

## Triggers

From the bottom of the screen to y 0:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = view.bounds.height - frame.minY
//                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
}
```

A condition that the zero frame does not meet, so that nothing resets the layout:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        if frame.minY >= UIScreen.main.bounds.height {
//         ^^^^^^^^^^
            composerBottom?.constant = 0
        } else if frame.height > 0 {
            composerBottom?.constant = frame.height
        }
    }
}
```

Converted correctly, but without a check for the zero frame:

```swift
import UIKit

final class NotesViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let converted = view.convert(frame, from: nil)
        let overlap = max(0, scrollView.frame.maxY - converted.minY)
        scrollView.contentInset.bottom = overlap
//                                       ^^^^^^^
    }
}
```

The offset of a SnapKit constraint:

```swift
import SnapKit
import UIKit

final class NoteViewController: UIViewController {
    private let saveButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(saveButton)
        saveButton.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.bottom.equalToSuperview()
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        saveButton.snp.updateConstraints { make in
            make.bottom.equalToSuperview().offset(frame.minY - view.bounds.height)
//                                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        }
    }
}
```

## Does not trigger

The intersection with an empty frame is empty:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let screen = notification.object as? UIScreen,
            let endFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let covered = view.bounds.intersection(screen.coordinateSpace.convert(endFrame, to: view))
        composerBottom?.constant = covered.isEmpty ? view.safeAreaInsets.bottom : covered.height
    }
}
```

The hide handler does not read the frame:

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let converted = view.convert(frame, from: nil)
        composerBottom?.constant = view.bounds.maxY - converted.minY
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        composerBottom?.constant = 0
    }
}
```

## How to migrate

Pin to the guide: without a keyboard it is at the bottom of the safe area.

### Before

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()
    private var composerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        composerBottom = view.bottomAnchor.constraint(equalTo: composer.bottomAnchor)
        composerBottom?.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        composerBottom?.constant = view.bounds.height - frame.minY
    }
}
```

### After

```swift
import UIKit

final class ChatViewController: UIViewController {
    private let composer = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(composer)
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
    }
}
```

If the handler stays, put the content back to its place when `endFrame.isEmpty`, as for a hidden keyboard.

## Known limits

**False positives.** None known.

**False negatives.** A frame of zeros when the keyboard *shows*, which some systems post with cross-fading. The right result
is unknown.

**Reviewed findings.** Reviewers read 141 findings of this rule in 1684 public apps: 84 right, 39 debatable, 18 wrong.

## References

- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)
- [prefersCrossFadeTransitions](https://developer.apple.com/documentation/uikit/uiaccessibility/preferscrossfadetransitions)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
]
