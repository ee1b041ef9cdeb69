// swift-format-ignore-file
// Written by `swift run keyboardlint-dev generate` from the files of Rules/; edit those.

let embeddedFiles: [RuleFile] = [
    RuleFile(
        path: "Rules/animation-curve-unshifted.md", head: ###"""
# The keyboard's curve is used as animation options

```rule
severity: warning
category: animation
since: 0.2.0
enabled: yes
primary: $CURVE
message: `$CURVE` is the number of a curve; as animation options it has to be shifted left by 16 bits
```

## What it says

The number that `keyboardAnimationCurveUserInfoKey` holds is made into `UIView.AnimationOptions` as it is.

## Why it is bad

The number is 7 in practice, a curve that has no public name. Options keep the curve in bits 16 to 19, where 7 has to be shifted; in
the lowest bits, 7 says three other things: lay out subviews, allow interaction, begin from the current state. The animation then
runs with the default curve, ease in and out. The layout starts later than the keyboard and passes it: on the way, content is
under the keyboard or a gap opens between the two, though both end where they should.

Of 34 handlers of public apps that read the curve, 14 use it like this, and 11 shift it.

## Pattern

```pattern
UIView.AnimationOptions(rawValue: $CURVE)
or
UIViewAnimationOptions(rawValue: $CURVE)
or
UIView.KeyframeAnimationOptions(rawValue: $CURVE)
or
.init(rawValue: $CURVE)
where $CURVE derives from animation
where animation curve is unshifted
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

A curve made from the number is what the number is for:

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

The bits of a literal are the author's business:

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

## How to migrate

Content on the layout guide moves with the keyboard's own curve.

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

Where the handler has to stay: `UIView.AnimationOptions(rawValue: curve << 16)`.

## Known limits

**False positives.** None known.

**False negatives.** Options that a helper in another file makes, where the run does not reach it.

## References

- [keyboardAnimationCurveUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardanimationcurveuserinfokey):
  the number of a `UIView.AnimationCurve`.
- [UIView.AnimationOptions](https://developer.apple.com/documentation/uikit/uiview/animationoptions)

"""####),
    RuleFile(
        path: "Rules/animation-hard-coded.md", head: ###"""
# Layout moves in a time of its own

```rule
severity: warning
category: animation
since: 0.2.0
enabled: yes
primary: $TIME
message: the layout is animated for `$TIME` seconds, whatever time the keyboard takes
```

## What it says

A keyboard handler animates its layout with a duration that is written out instead of the one the notification carries.

## Why it is bad

The keyboard takes as long as it takes: 0.25 seconds mostly, 0.4 on older systems, about 0.383 on iOS 26, and none at all when the
change is not animated. Its curve is one that `UIView.AnimationOptions` has no name for. A bar that moves for 0.3 seconds with another
curve parts from the keyboard on the way: it is over it, or a gap opens, until both have arrived; and where the keyboard is there at
once, the bar is late.

In 31 of 204 handlers of public apps the duration is a number: 0.1, 0.2, 0.25, 0.3, 0.5, 0.7.

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
where handler writes layout
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
    all
        has $OTHER += $_
        where $OTHER is a layout sink
    all
        has $THIRD -= $_
        where $THIRD is a layout sink
```

"""###, rest: ####"""

## Triggers

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
        buttonBottom?.constant = -frame.height
        UIView.animate(withDuration: 0.3) {
//                                   ^^^
            self.view.layoutIfNeeded()
        }
    }

    @objc private func hidden(_ notification: Notification) {
        buttonBottom?.constant = 0
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseOut, animations: { self.view.layoutIfNeeded() })
//                                   ^^^
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

None at all, which has the layout move in the keyboard's own animation:

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

What fades does not have to keep up with the keyboard:

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

An inset is in place before the animation begins, which has nothing to do then:

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

## How to migrate

Content on the layout guide is animated by UIKit, in the keyboard's own time and curve.

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
        center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
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

Where the handler has to stay, take the duration from `keyboardAnimationDurationUserInfoKey` and the curve from
`keyboardAnimationCurveUserInfoKey`, the latter shifted left by 16 bits to be animation options.

## Known limits

**False positives.** A layout that is meant to arrive later than the keyboard.

**False negatives.** A duration kept in a constant. UIKit posts the notifications inside the keyboard's own animation, so a handler
that animates nothing moves with the keyboard as well; it is not reported.

## References

- [keyboardAnimationDurationUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardanimationdurationuserinfokey)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/)
- [kirillzyusko/react-native-keyboard-controller#1242](https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1242):
  about 0.383 seconds on iOS 26.

"""####),
    RuleFile(
        path: "Rules/begin-frame-as-geometry.md", head: ###"""
# The frame before the animation is used for layout

```rule
severity: error
category: frame
since: 0.1.0
enabled: yes
primary: $VALUE
message: `$SINK` depends on where the keyboard was before, which tells nothing about where it will be: `$VALUE`
refines: frame-height-as-inset, screen-frame-not-converted, converted-but-height-only
```

## What it says

Layout is computed from `keyboardFrameBeginUserInfoKey`, the frame that the keyboard is leaving.

## Why it is bad

The begin frame is where the keyboard is when the notification is posted. When it slides in from below, that frame happens to have the right
height, which is why the mistake survives the first try. It is wrong as soon as the height changes: from letters to emoji, from one language
to another, when the bar of suggestions appears. The keyboard grows from 336 to 381 points, the begin frame says 336, and 45 points of the
content go under. After a hardware keyboard was in use the begin frame may be empty.

Measured on 136 public apps: 7 of 123 handlers that compute with the frame take the wrong one.

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

The way between the two frames, added to what is there:

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

Begin and end are compared, to leave out what changes nothing; the layout is computed from the end:

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

The guide has no begin and no end: it is where the keyboard is.

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

**False negatives.** A begin frame that decides only *whether* to lay out.

## References

- [keyboardFrameBeginUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframebeginuserinfokey): where the keyboard starts.
- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/change-frame-without-hide.md", head: ###"""
# A change of the keyboard's frame moves layout that hiding does not restore

```rule
severity: error
category: state
since: 0.1.0
enabled: yes
primary: $NAME
message: `$NAME` moves the layout, and what its handler makes of a hiding keyboard's frame does not put it back; hiding is not observed
refines: keyboard-notification-observer, frame-height-as-inset, converted-but-height-only
```

## What it says

A handler of `keyboardWillChangeFrame` or `keyboardDidChangeFrame` leaves the layout moved after the keyboard has gone, and the type does
not observe the hiding either.

The change of frame *is* posted when the keyboard hides, so one observer can be enough: a handler that works out how much is covered finds
nothing covered. It is reported only where the run shows that the layout stays moved.

## Why it is bad

When the keyboard hides, its end frame is as high as before and lies below the screen. A handler that looks at the height alone takes that
for a keyboard on screen: on an iPhone 12 it keeps an inset of 336 points under a keyboard that is gone.

Measured on 136 public apps: 21 of 188 files observe nothing but the change of frame. Most of them compute what is covered and are right to.

## Pattern

```pattern
$NAME
where $NAME names an observed keyboardWillChangeFrame or names an observed keyboardDidChangeFrame
where $NAME leads to a handler that writes layout
where effect is not-reset
where not type observes keyboardWillHide or type observes keyboardDidHide
type has $SINK = $VALUE
where $SINK is a layout sink
where $VALUE derives from keyboard-end-frame
where not $VALUE is clipped to the view
```

"""###, rest: ####"""

## Triggers

The height, whatever the change was:

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

Converted, which does not help: the height is the same in every space.

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

What is covered is worked out, and nothing is when the keyboard hides:

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

What is covered moves the layout, and never less than the safe area:

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

The hiding is observed, too:

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

Pin to the guide: with the keyboard hidden its top is the bottom of the safe area.

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

**False negatives.** A handler that the run cannot decide, or one whose layout another type writes; `frame-height-as-inset` then speaks of the height.

## References

- [keyboardWillChangeFrameNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillchangeframenotification)
- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)

"""####),
    RuleFile(
        path: "Rules/conflicting-edge-sets.md", head: ###"""
# Constraints tracked for an edge of the guide contradict or replace each other

```rule
severity: warning
category: guide
since: 0.1.0
enabled: yes
primary: $EDGE
message: what is tracked here for the edge `$EDGE` is tracked for it again, against or instead of this
```

## What it says

The same constraint is to hold both near an edge and away from it, or a second set of constraints is tracked for the same
edge.

## Why it is bad

A guide keeps one array of constraints for each set of edges: what is set later for the same edges takes the place of what was
set first, which is then never switched again, and stays active or inactive as it happens to be. A constraint that is in the
array for "near" and in the one for "away" of one edge is activated by the one and deactivated by the other with each step of
the keyboard; which of the two comes last is not documented.

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

Set all constraints for an edge in one call, and let each constraint be in one of the two sets of an edge.

### Before

Agrees: in the model the set for "near" comes last, which UIKit does not promise.

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

**False positives.** A second set that is meant to replace the first.

**False negatives.** Arrays that variables hold, edges that are spelled in two ways (`.top` and `[.top]`), and calls in
different functions.

## References

- [UITrackingLayoutGuide](https://developer.apple.com/documentation/uikit/uitrackinglayoutguide): one array of constraints for
  each set of edges.
- [WWDC21 10259, Your guide to keyboard layout](https://developer.apple.com/videos/play/wwdc2021/10259/)

"""####),
    RuleFile(
        path: "Rules/constraint-added-per-show.md", head: ###"""
# Every show adds constraints

```rule
severity: warning
category: state
since: 0.1.0
enabled: yes
primary: $MATCH
message: a constraint is made and activated with every show and never taken away
```

## What it says

A handler makes new constraints and activates them each time the keyboard shows, and nothing takes the earlier ones away.

## Why it is bad

The second show adds a second constraint for the same edge. If the height has changed, the two contradict each other: UIKit logs
*Unable to simultaneously satisfy constraints*, breaks one of them, and which is not said; the content stays where the first show put it. If
the height has not changed, the screen looks right and the list of constraints grows with every tap.

Measured on 136 public apps: 6 of 204 handlers activate constraints; one of them never takes any away.

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

The one before goes first:

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

Made once, changed afterwards:

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

One constraint to the guide, made once.

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

**False positives.** A handler that runs once and takes its observer away.

**False negatives.** Constraints made by a method of another object, or through a library.

## References

- [isActive](https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/convert-from-window-base.md", head: ###"""
# A frame on the screen is converted as one in the window

```rule
severity: error
category: space
since: 0.1.0
enabled: yes
primary: $MATCH
message: `$MATCH` takes the keyboard's frame for one in the window's coordinates; it is in the screen's
refines: screen-frame-not-converted
```

## What it says

The keyboard's frame is converted with `convert(_:from:)` from `nil` or from a window, as if it were given in the window's coordinates.

An error is reported only where running the handler shows content in the wrong place.

## Why it is bad

`UIView.convert(_:from: nil)` means "from the window's base coordinates". The frame is in the *screen's*. The two are the same as long as the
window fills the screen, and so the code passes every test on a phone.

In Stage Manager a window lies 44 points below the top of the screen. Its keyboard begins at 412 on the screen, that is at 368 in the window;
`convert(frame, from: nil)` says 412, and 44 points of the content stay under the keyboard. When the keyboard hides, its frame lies
below the *screen*, which the code takes for far below the window, and content may be pulled down by the difference.

Measured on 136 public apps: 22 handlers convert from `nil` and 9 from a window; one uses the screen that the notification names.

## Pattern

```pattern
$VIEW.convert($FRAME, from: $WINDOW)
where $FRAME derives from keyboard-end-frame
where $FRAME is in screen space
any
    where $WINDOW fits nil
    where $WINDOW is named window or is named keyWindow or is named mainWindow
not all
    function has $SINK = $VALUE
    where $SINK is a layout sink
    where $VALUE derives from keyboard-end-frame.height
    where not $VALUE derives from keyboard-end-frame.min-y or derives from keyboard-end-frame.max-y or is clipped to the view
```

The same, asked of the window:

```pattern
$WINDOW.convert($FRAME, to: $VIEW)
where $FRAME derives from keyboard-end-frame
where $FRAME is in screen space
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

Of which nothing but the height is used, which is the same in all coordinates; `converted-but-height-only` speaks of that:

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

## How to migrate

The guide needs no conversion. Where the handler stays, begin at the screen: `screen.coordinateSpace.convert(frame, to: view)`.

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

**False positives.** An app whose windows always fill the screen, and that no system will ever put in a smaller one.

**False negatives.** A conversion in code that no handler's run reaches, and one beside a write of nothing but the height.

## References

- [convert(_:from:)](https://developer.apple.com/documentation/uikit/uiview/convert(_:from:)-8bixl): with nil, from the window's base coordinates.
- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/)

"""####),
    RuleFile(
        path: "Rules/convert-wrong-direction.md", head: ###"""
# The keyboard's frame is converted out of a view it was never in

```rule
severity: error
category: space
since: 0.1.0
enabled: yes
primary: $MATCH
message: `$MATCH` converts out of a view's coordinates, but the frame is in the screen's
refines: screen-frame-not-converted, convert-from-window-base
```

## What it says

A frame in the coordinates of the screen is handed to a view's `convert(_:to:)`, which converts from that view.

An error is reported only where running the handler shows content in the wrong place.

## Why it is bad

`view.convert(rect, to: other)` takes a rectangle *of the view*. Given the keyboard's frame, which is the screen's, it adds the way from the view
to the other one where it should be taken away. A view that begins 100 points below the top of its window finds the keyboard 100 points lower
than it is instead of 100 points higher, and 200 points of the content stay under it. In a view that fills the screen both ways are nothing.

## Pattern

```pattern
$VIEW.convert($FRAME, to: $_)
where $FRAME derives from keyboard-end-frame
where $FRAME is in screen space
where not $VIEW mentions *oordinateSpace or mentions *creen or is named *indow
```

"""###, rest: ####"""

## Triggers

To the window, from a view the frame was never in:

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

The direction is the only mistake:

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

## How to migrate

The guide is in the view's coordinates already.

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

**False negatives.** A frame whose space the run has lost track of.

## References

- [convert(_:to:)](https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-5e22r)
- [UICoordinateSpace](https://developer.apple.com/documentation/uikit/uicoordinatespace)
- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)

"""####),
    RuleFile(
        path: "Rules/converted-but-height-only.md", head: ###"""
# The frame is converted, and only its height is used

```rule
severity: error
category: offset
since: 0.1.0
enabled: yes
primary: $VALUE
message: `$VALUE` converts the keyboard's frame and keeps only its height, which conversion does not change
```

## What it says

The keyboard's frame is converted to the coordinates of a view, and then only its height is used.

An error is reported only where running the handler shows content in the wrong place.

## Why it is bad

Converting moves a rectangle to another corner to measure from. Its height stays what it was. `view.convert(frame, from: view.window).height`
looks careful and is `frame.height`: what the conversion found out, how much of the keyboard lies over the view, is in its *top edge*, and
that is thrown away.

A window in Stage Manager that ends 120 points above the bottom of the screen has 278 of the keyboard's 398 points over it. The handler makes
room for 398, and an empty band of 120 points opens above the keyboard. In a sheet, above a tab bar and with a home indicator counted already it
is the same with other numbers.

Measured on 136 public apps: 14 of 113 handlers that compute an offset, the most copied tutorial for a text view that avoids the keyboard among
them.

## Pattern

```pattern
$SINK = $VALUE
or
$SINK += $VALUE
or
$SINK -= $VALUE
where $SINK is a layout sink
where $VALUE derives from keyboard-end-frame.height
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

The height of what is left after an intersection:

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

Never converted; `frame-height-as-inset` speaks of that:

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

The guide is the rectangle that the conversion was after.

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

Where the notification has to stay, intersect the converted frame with the view's bounds and use the height of the intersection.

## Known limits

**False positives.** A screen that is always full, on devices without a home indicator; the run finds no difference there and the finding is a note.

**False negatives.** A height that is kept and used by a type the run does not reach.

## References

- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)
- [UICoordinateSpace](https://developer.apple.com/documentation/uikit/uicoordinatespace)
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/)

"""####),
    RuleFile(
        path: "Rules/did-notification-for-layout.md", head: ###"""
# Layout waits for the keyboard to have arrived

```rule
severity: warning
category: observing
since: 0.1.0
enabled: yes
primary: $NAME
message: `$NAME` is posted when the animation is over; the layout that waits for it comes late
refines: keyboard-notification-observer
```

## What it says

A notification of the *did* family moves layout that belongs to the keyboard's animation.

## Why it is bad

`keyboardDidShow`, `keyboardDidHide` and `keyboardDidChangeFrame` are posted when the keyboard has stopped moving. Layout that waits for
them comes a quarter of a second late, for everybody, every time: the keyboard slides over the field, then the field jumps out from under
it. With an interactive dismissal the wait is as long as the finger rests.

Measured on 136 public apps: 68 of 394 registrations are for a notification of the *did* family.

## Pattern

```pattern
$NAME
where $NAME names an observed keyboardDidShow or names an observed keyboardDidHide or names an observed keyboardDidChangeFrame
where $NAME leads to a handler that writes layout
where effect is late
```

"""###, rest: ####"""

## Triggers

Half of the tutorials: *did* show, *will* hide.

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

Computed as it should be, and still late:

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

With the animation:

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

What comes after the animation on purpose is no layout:

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

A constraint to the guide moves with the keyboard, in its animation.

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

**False positives.** Layout that is meant to change only when the keyboard stands still, such as snapping to a page.

**False negatives.** A handler of a *will* notification that puts its work off, with `asyncAfter` for instance.

## References

- [keyboardDidShowNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidshownotification)
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)

"""####),
    RuleFile(
        path: "Rules/dismiss-padding-missing.md", head: ###"""
# A drag dismisses the keyboard only below the bar

```rule
severity: note
category: guide
since: 0.2.0
enabled: yes
primary: $MATCH
message: `$SCROLL` lets a drag dismiss the keyboard, but the bar above the keyboard is not part of where the drag begins
```

## What it says

A scroll view dismisses the keyboard interactively, a bar is tied to the top of the layout guide, and `keyboardDismissPadding` is not
set.

## Why it is bad

With `keyboardDismissMode = .interactive` the keyboard begins to follow the finger where the finger meets the keyboard. A bar that
stands on the keyboard covers the place where people expect that: the finger is on the bar, the bar belongs to the keyboard for
everyone who looks at it, and nothing moves until the finger has crossed the bar. With an `inputAccessoryView` the bar used to be part
of the keyboard's frame, and the drag began at its top edge; a bar on the layout guide has lost that on the way.

`keyboardDismissPadding` (iOS 17) gives it back: that many points above the keyboard already belong to it for the drag. It moves
nothing. With a bar of 52 points and a keyboard that begins at y 508, the drag begins at y 456.

## Pattern

```pattern
$SCROLL.keyboardDismissMode = .interactive
or
$SCROLL.keyboardDismissMode = .interactiveWithAccessory
any
    type has $BAR.bottomAnchor.constraint(equalTo: $_.keyboardLayoutGuide.topAnchor, $...)
    type has $_.keyboardLayoutGuide.topAnchor.constraint(equalTo: $BAR.bottomAnchor, $...)
not any
    type has $SCROLL.bottomAnchor.constraint(equalTo: $_.keyboardLayoutGuide.topAnchor, $...)
    type has $_.keyboardLayoutGuide.topAnchor.constraint(equalTo: $SCROLL.bottomAnchor, $...)
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

The guide comes first, and there is spacing:

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

Set the padding to the height of what stands on the keyboard, whenever that is laid out.

### Before

Agrees: the bar is where it should be, and only the drag begins too late.

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

**False positives.** A view on the guide that nobody would take for part of the keyboard, a button in a corner, say.

**False negatives.** A dismiss mode that a storyboard sets, and constraints made in another type than the one that sets the mode.

## References

- [keyboardDismissPadding](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/keyboarddismisspadding)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/): at 9:40.

"""####),
    RuleFile(
        path: "Rules/drifting-shift.md", head: ###"""
# The same notification, posted again, moves the layout again

```rule
severity: error
category: state
since: 0.1.0
enabled: yes
primary: $SINK
message: `$SINK` is computed from what the last notification left, so every further one moves it again
refines: whole-view-shift, frame-height-as-inset, converted-but-height-only
```

## What it says

A handler adds to a position or an inset instead of setting it, or computes it from what it has set before, so that the layout depends on how often
the handler was called.

It is reported only where the run shows it: the same keyboard, announced again, leaves the content elsewhere.

## Why it is bad

Nobody promises one show for one hide. Moving the focus from one field to the next may announce the same keyboard again; a change of its height
is another show; so is a change of the language or a rotation. On an iPhone 12 the first show moves the view up by 336 points, the
second field moves it up by another 336, and it is gone. Hiding adds 336 once, or sets 0 if one is lucky.

Measured on 136 public apps: 11 of 204 handlers that lay out add to what is there.

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

Down by the height, up by the height:

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

An inset, built from what it was. The second write is wrong for the first one's reason:

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

The way from the begin frame to the end frame, in a constraint; announced again, the way is not nothing:

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

The guide is where the keyboard is; it cannot be there twice.

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

**False negatives.** A sum that only drifts with a sequence of events that no scenario has.

## References

- [keyboardWillShowNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification)
- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)

"""####),
    RuleFile(
        path: "Rules/fixed-coordinate-space.md", head: ###"""
# The keyboard's frame is converted by the fixed coordinate space

```rule
severity: warning
category: space
since: 0.1.0
enabled: yes
primary: $MATCH
message: `$MATCH` does not turn with the device; the keyboard's frame does
refines: main-screen-assumed, screen-frame-not-converted
```

## What it says

The keyboard's frame, which is in the coordinates of the screen as it is held, is converted by `fixedCoordinateSpace`, which is always portrait.

## Why it is bad

`UIScreen.fixedCoordinateSpace` has its origin in the corner that is at the top left when the device is held upright. Since iOS 8 the
keyboard's frame turns with the device. In portrait the two agree. Held sideways, the keyboard of an iPhone is 844 points wide and begins at
y 181; in the fixed space that is a strip along the edge that is now on the left or right, and the content makes room for something else.

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

The space that turns:

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

The guide turns with the view. Where the handler stays, use `coordinateSpace`.

### Before

Agrees: no scenario turns the device, and until it is turned the two spaces are one.

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

**False positives.** An app that is only ever portrait.

**False negatives.** A space that is kept under another name.

## References

- [fixedCoordinateSpace](https://developer.apple.com/documentation/uikit/uiscreen/fixedcoordinatespace)
- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)

"""####),
    RuleFile(
        path: "Rules/follows-undocked-without-tracking.md", head: ###"""
# The guide follows an undocked keyboard, and nothing is tracked

```rule
severity: warning
category: guide
since: 0.1.0
enabled: yes
primary: $MATCH
message: the guide follows the keyboard anywhere on the screen, and no constraints are tracked for its edges
```

## What it says

`followsUndockedKeyboard` is on, but no constraints are set for when the keyboard is near an edge or away from it.

## Why it is bad

By default the guide drops to the bottom of the safe area when the keyboard of an iPad is undocked, split or floating. With
`followsUndockedKeyboard` it goes where the keyboard goes, and what is tied to its top goes along: the text field at the
bottom of a chat rises to the top of the screen under a floating keyboard, and is as wide as that, 320 points, if its sides
are tied as well. The property is meant for layouts that say what holds where: `setConstraints(_:activeWhenNearEdge:)` and
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

A search field that stands at the bottom, and moves to the top when the keyboard is there:

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

The guide as it is:

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

Leave the property alone: the content then stays at the bottom while the keyboard floats. Only a layout that is to follow the
keyboard turns it on, and then says with tracked constraints what holds near each edge.

### Before

Agrees: a docked keyboard is where the guide is in either case, and only an undocked one takes the content along.

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

**False positives.** An app that runs only on iPhones never has an undocked keyboard, and one that is happy to have its
content at the top of the screen is right. Constraints that another type tracks on the same guide are not seen.

**False negatives.** A value that is not the literal `true`.

## References

- [followsUndockedKeyboard](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/followsundockedkeyboard)
- [WWDC21 10259, Your guide to keyboard layout](https://developer.apple.com/videos/play/wwdc2021/10259/): what an undocked
  keyboard does to content that is tied to the guide's top.
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)

"""####),
    RuleFile(
        path: "Rules/frame-height-as-inset.md", head: ###"""
# The keyboard's height is used as the inset

```rule
severity: error
category: offset
since: 0.1.0
enabled: yes
primary: $VALUE
message: `$SINK` takes the keyboard's whole height, `$VALUE`, however much of it covers the view
```

## What it says

Layout is moved by the height of the keyboard rather than by the height that the keyboard covers.

An error is reported only where running the handler shows content in the wrong place: under the keyboard, or with a gap above it.
A handler that comes out where the layout guide would put it in every scenario is reported as a note: legacy, equivalent.

## Why it is bad

The end frame tells how high the keyboard is and where it lies *on the screen*. What a view needs is how much of *itself* the
keyboard covers. The two numbers are equal in one situation, which happens to be the one most code is tried in: a full-screen
window on a device without a home indicator. Elsewhere they part:

- **Stage Manager, Slide Over, a sheet.** A window that ends above the bottom of the screen is covered by less than the keyboard's
  height. On an iPad in landscape whose window ends 120 points above the screen's bottom, a keyboard of 398 points covers 278: the
  field is lifted 120 points too far, and an empty band opens between it and the keyboard.
- **A home indicator.** The keyboard's height already contains the strip of the home indicator (34 of 336 points on an iPhone 12
  in portrait). A constraint to the safe area, or a scroll view that adjusts its own insets, contains it as well, so it is counted
  twice.
- **A hardware keyboard.** With only the shortcuts bar in sight, an iPad may post the frame of the full keyboard, most of it below
  the screen: 313 points high, 55 of them visible.
- **Hiding.** The end frame of a hiding keyboard keeps its height and moves below the screen. A handler that serves show and hide
  alike, and looks only at the height, never puts the layout back.

Measured on 136 public apps: about half of all handlers that compute with the keyboard's frame use its height as it is.

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
file has $WORD
where $WORD mentions *eyboard*
```

Scrolling by the height is the same mistake, written as a call:

```pattern
$SINK($VALUE, animated: $_)
where $SINK is named setContentOffset
where $VALUE derives from keyboard-end-frame.height
where $VALUE is in screen space
where not $VALUE derives from keyboard-end-frame.min-y or derives from keyboard-end-frame.max-y
where not $VALUE is clipped to the view
file has $WORD
where $WORD mentions *eyboard*
```

"""###, rest: ####"""

## Triggers

The most common form, known from countless tutorials:

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

A constraint, its constant negative because the field's bottom comes first. The height has travelled through a variable; it is
still the keyboard's:

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

Insets built first and used twice: two writes, two findings.

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

The whole view, pushed up:

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

## Does not trigger

The handler of Apple's documentation, as the WWDC23 session gives it: convert, intersect, then use the height of what is covered.

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

The height is read, but nothing is laid out by it:

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

Pin to the layout guide and delete the observers, the handlers and the animation: the guide is where the keyboard is, in the
coordinates of the view, and moves with it. With the keyboard hidden its top is the bottom of the safe area.

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

A scroll view may be pinned in the same way, which makes it shorter instead of insetting it. Where content must stay visible under
a translucent bar, keep the inset and set it in `viewDidLayoutSubviews` from the guide's `layoutFrame`. Below iOS 15 there is no
guide: convert the frame to the view, intersect it with the view's bounds and use the height of that.

## Known limits

**False positives.** A view that can never be anything but full screen, on devices without a home indicator, is right by accident;
the run then finds no difference and the finding is a note.

**False negatives.** A height that a type in another file keeps for later is found only as far as the handler's run can follow it.
A write in a file that says nothing of a keyboard is left to the files that do, though a handler's run reaches it.
A converted frame of which only the height is used looks right and is not; that is a rule of its own.

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
# The layout guide and a notification handler move the same screen

```rule
severity: warning
category: guide
since: 0.1.0
enabled: yes
primary: $MATCH
message: `$MATCH` follows the keyboard already, and the handler of `$NAME` moves layout in the same type
```

## What it says

A type ties content to the keyboard layout guide, and observes keyboard notifications to move layout as well.

## Why it is bad

Either is enough, and together they count the keyboard twice. A list above a bar that the guide lifts is already shorter by
what the keyboard covers; an inset of the keyboard's height on top of that leaves an empty band of the same height below its
last row: 336 points on an iPhone. Where both move the same view, the guide's constraint and the handler's frame take turns,
and the one that comes last wins until the next layout; a run shows the handler's.

## Pattern

```pattern
$_.keyboardLayoutGuide.topAnchor
or
keyboardLayoutGuide.topAnchor
or
$_.keyboardLayoutGuide.snp.top
type has $NAME
where $NAME names an observed keyboard notification
where $NAME leads to a handler that writes layout
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

Observers for the systems that have no guide:

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

Keep the guide, and take the observers, the handlers and the properties that only they use away. What has to be known about
the keyboard besides where it is, such as whether to scroll to the end, may stay in a handler that moves nothing.

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

**False positives.** A handler that moves something which has nothing to do with what is tied to the guide, such as a view
that slides in from the top.

**False negatives.** Observers in another file's extension or in a helper object, and a guide that is used only through a
variable. A use of the guide in an availability check is taken for one half of a fallback.

## References

- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)
- [contentInset](https://developer.apple.com/documentation/uikit/uiscrollview/contentinset): counted from the scroll view's
  own edges, which the guide has moved.

"""####),
    RuleFile(
        path: "Rules/guide-newer-than-deployment-target.md", head: ###"""
# The layout guide, or a property of it, is newer than the oldest system the code is built for

```rule
severity: warning
category: guide
since: 0.1.0
enabled: yes
primary: $NAME
message: `$NAME` exists only on systems that are newer than the oldest this code is built for
```

## What it says

The keyboard layout guide, which came with iOS 15, or a property that came with iOS 17, is used in code that also runs on
older systems.

## Why it is bad

The compiler says so for a target that it builds. It does not where the property is one of the project's own of the same name,
as it was common before iOS 15: the same line then means UIKit's guide in one target and the project's in another, with other
rules. And whoever migrates reads this before the first build: below iOS 15 the handler has to stay, behind a check.

## Pattern

```pattern
$VIEW.$NAME
or
$NAME
where $NAME is named keyboardLayoutGuide
where deployment target below 15.0
where not $MATCH is checked for iOS 15.0
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

The guide is there, one of its properties is not:

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

Nobody said which systems the code is for:

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

Keep what you have for the older systems, and use the guide behind an availability check; drop both when the deployment target
passes the version.

### Before

Agrees: where the property exists it does what it says.

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

**False positives.** A property of the project's own that has UIKit's name and serves the older systems; one package that
brings such a property, `KeyboardLayoutGuide`, is known by its import.

**False negatives.** Nothing is said where the deployment target is not known. `followsUndockedKeyboard` and tracked
constraints are as old as the guide.

## References

- [keyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide): iOS 15.
- [usesBottomSafeArea](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/usesbottomsafearea): iOS 17.
- [keyboardDismissPadding](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/keyboarddismisspadding): iOS
  17.

"""####),
    RuleFile(
        path: "Rules/guide-shadowed-by-extension.md", head: ###"""
# UIKit's keyboard layout guide is hidden by a property of the same name

```rule
severity: warning
category: guide
since: 0.1.0
enabled: yes
primary: $NAME
message: this `keyboardLayoutGuide` hides UIKit's, which then follows no keyboard for code that names it
```

## What it says

An extension of `UIView` declares a `keyboardLayoutGuide` of its own.

## Why it is bad

Guides of this name were common before iOS 15: packages and projects added one to `UIView` that listens to the notifications.
Since iOS 15 UIKit has the property itself, and a declaration in the project or in an imported module is preferred to it. Code
that looks as if it used the system's guide then uses one that computes the keyboard's place from notifications, with the
mistakes that this brings: it takes the key window for the view's, misses other screens, and subtracts a safe area the view
may not have. `followsUndockedKeyboard`, `usesBottomSafeArea` and tracked constraints do not exist on it.

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

A name of its own, and UIKit's name where UIKit has none:

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

Delete the property where iOS 15 is the oldest system: the code that names it then gets UIKit's, which must be named nowhere
else. For older systems give yours another name, and return UIKit's from it where there is one.

### Before

Not run: what the property returns lays out nothing by itself.

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

**False positives.** An app whose oldest system is before iOS 15 had no other name to choose when it was written.

**False negatives.** Properties of packages, whose source is not linted; those in an extension of a protocol that `UIView`
conforms to.

## References

- [keyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide): iOS 15.
- [freshOS/KeyboardLayoutGuide#38](https://github.com/freshOS/KeyboardLayoutGuide/issues/38): a package whose property has
  UIKit's name.

"""####),
    RuleFile(
        path: "Rules/guide-width-anchor.md", head: ###"""
# A layout relies on the width of the keyboard layout guide

```rule
severity: warning
category: guide
since: 0.1.0
enabled: yes
primary: $MATCH
message: `$MATCH` is the width of whatever keyboard there is, not that of the view
```

## What it says

The guide's width is used in a layout, as a constraint or as a number.

## Why it is bad

A guide that does not follow an undocked keyboard is as wide as the window, which a view in a sheet, in a split view
controller's column or in a child view controller is not. One that does is as wide as what is on the screen: 320 points for a
floating keyboard, and with a hardware keyboard as many as the shortcuts bar has buttons for, which depends on the language.
Content sized by that number changes its width when the user picks another keyboard.

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

Take the width from the view or its safe area, and only the top from the guide.

### Before

Agrees: the bottom edge is right, only the width is not.

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

**False positives.** A bar that is meant to be as wide as a floating keyboard.

**False negatives.** A guide that a variable holds, and the leading and trailing anchors, which are right for a layout that
follows the keyboard.

## References

- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)
- [WWDC21 10259, Your guide to keyboard layout](https://developer.apple.com/videos/play/wwdc2021/10259/): the shortcuts bar is
  as wide as its buttons.

"""####),
    RuleFile(
        path: "Rules/guide-with-input-accessory.md", head: ###"""
# The layout guide is used where the controller has an input accessory view

```rule
severity: warning
category: guide
since: 0.1.0
enabled: yes
primary: $GUIDE
message: `$GUIDE` has the height of this type's own `inputAccessoryView` in it, also while there is no keyboard
```

## What it says

A type overrides `inputAccessoryView` and ties content to the keyboard layout guide.

## Why it is bad

An input accessory view is part of the keyboard: it is in the frame that notifications announce, and the guide ends above it.
With the controller as first responder it stays at the bottom of the screen when the keyboard goes, and the guide stays above
it. Content tied to the guide is then lifted by the bar even where it lies beside it, and a bar whose own height depends on
the guide feeds back on itself. In the betas of iOS 26 the two were seen to disagree: above the bar at first, below it with a
hardware keyboard, wrong after an interactive dismissal.

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

The bar is a view like any other:

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

The bar belongs to a text view, and goes with its keyboard:

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

Use one of the two. A bar that stays when the keyboard goes is an ordinary subview tied to the guide; let its background run
to the bottom of the screen, and keep what is in it above the safe area.

### Before

Not run: what an input accessory view adds to the guide without a keyboard is not in the model.

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

**False positives.** A list that ends above both the bar and the keyboard is where it should be on most systems.

**False negatives.** An accessory view that a superclass provides, or one with `get` written out; content tied to the guide in
another type.

## References

- [inputAccessoryView](https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/): a bar above the keyboard
  with the guide.

"""####),
    RuleFile(
        path: "Rules/handler-ignores-hide.md", head: ###"""
# One handler serves showing and hiding and looks only at the height

```rule
severity: error
category: state
since: 0.1.0
enabled: yes
primary: $VALUE
message: `$SINK` takes `$VALUE` for showing and hiding alike, and when the keyboard hides, that does not put the content back
refines: frame-height-as-inset, converted-but-height-only
```

## What it says

A handler runs when the keyboard shows and when it hides, and uses a height that is the same in both.

It is reported only where the run shows that the layout stays moved.

## Why it is bad

The end frame of a hiding keyboard has not become flat: it is as high as before and lies below the screen. On an iPhone 12 the handler is
told of 336 points at y 508 when the keyboard shows and of 336 points at y 844 when it hides. Who asks for the height hears 336 twice, and
the inset stays.

Measured on 136 public apps: of the 16 handlers that serve several notifications 4 neither ask which it is nor where the frame lies.

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

The handler asks which notification it is:

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

It asks where the frame lies:

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

The guide tells a keyboard that has gone from one that is there.

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

**False negatives.** A handler that the run cannot decide.

## References

- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)
- [keyboardWillHideNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/hard-coded-device-metric.md", head: ###"""
# A number of one device is taken off the keyboard's height

```rule
severity: error
category: offset
since: 0.1.0
enabled: yes
primary: $MATCH
message: `$MATCH` takes a fixed `$N` off the keyboard's height, which fits one device
refines: frame-height-as-inset, converted-but-height-only
```

## What it says

A number written in the source is subtracted from the keyboard's height, for a bar or a safe area that is that high on one device.

## Why it is bad

34 is the home indicator of an iPhone in portrait: in landscape it is 21, on an iPad 20, with a home button 0. 49 is a tab bar without the
home indicator, 83 the same with it; on an iPad running iOS 18 the tab bar is at the top and takes nothing from the bottom. `height - 34` on an
iPhone SE puts 34 points of the field under the keyboard.

The layout is tied to the safe area, the keyboard's height is measured from the edge of the screen, and the number is to make up for the
difference. The view knows the difference on every device; the source knows it on one.

Measured on 136 public apps: numbers of this kind enter the formula of 26 of 113 handlers.

## Pattern

```pattern
$H - $N
where $H derives from keyboard-end-frame.height
where $N derives only from literal
where $N is at least 16 points
```

"""###, rest: ####"""

## Triggers

The home indicator of a phone with a notch:

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

A name does not make it another number:

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

A number that has nothing to do with the keyboard:

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

Nothing has to be taken off: with the keyboard on screen the guide's top is the keyboard's top, and otherwise it is the bottom of the safe area.

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

**False positives.** A design that wants content overlapped by the keyboard by that much.

**False negatives.** Numbers that are added; a metric that is read from a table of devices.

## References

- [safeAreaInsets](https://developer.apple.com/documentation/uikit/uiview/safeareainsets)
- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/hard-coded-keyboard-height.md", head: ###"""
# The keyboard is taken to have a fixed height

```rule
severity: error
category: offset
since: 0.1.0
enabled: yes
primary: $VALUE
message: `$SINK` moves by `$VALUE`, a number in place of the keyboard's height
refines: whole-view-shift, drifting-shift
```

## What it says

When the keyboard shows, layout moves by a number that is written in the source and is as large as a keyboard.

## Why it is bad

216 points was the height of the keyboard on a phone of 2010. Today an iPhone's is 260, 291, 301, 335, 336 or 346 points high, with emoji
more, in landscape about 200, on an iPad 313 or 398, with a hardware keyboard 55, floating none that matters. A number fits one of them.

An iPhone 12 with its 336 points over a layout that made room for 216 covers 120 points of it, which is where the field is.

## Pattern

```pattern
$SINK = $VALUE
or
$SINK += $VALUE
or
$SINK -= $VALUE
where $SINK is a layout sink
where $VALUE derives only from literal
where $VALUE is at least 100 points
where handler observes keyboardWillShow or handler observes keyboardDidShow or handler observes keyboardWillChangeFrame
not function has $KEY
where $KEY is named keyboardFrameEndUserInfoKey or is named UIKeyboardFrameEndUserInfoKey
```

"""###, rest: ####"""

## Triggers

The height of a phone of long ago:

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

The whole view, pushed up by a constant:

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

## Does not trigger

The height that the notification gives:

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

The keyboard's height is read, and the number is about something else:

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

A number that puts the layout back:

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

## How to migrate

The guide knows the height of every keyboard.

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

**False positives.** A design that moves content by a fixed amount whenever somebody types, whatever the keyboard covers.

**False negatives.** Numbers below 100 points; a height from a table of devices.

## References

- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/inline-prediction-undecided.md", head: ###"""
# Whether text is predicted inline is left to the system

```rule
severity: note
category: advice
since: 0.1.0
enabled: no
primary: $MATCH
message: `$MATCH` leaves inline prediction to the system, which decides by the kind of text
```

## What it says

A text view is made in code that looks after the keyboard, and nothing says whether text is predicted inline.

It is advice, and off unless asked for.

## Why it is bad

Since iOS 17 the keyboard offers the rest of a word or a sentence in grey, in the text itself. What is offered is part of what the text view shows
and, while it is composed, of its marked text: code that reads the text with every change, counts its characters or draws over it meets text
that nobody typed. `inlinePredictionType` is `.default`, which lets the system decide by the field's other traits; `.no` and `.yes` say it.
WWDC23's session on the keyboard ends with it.

## Pattern

```pattern
UITextView($...)
where type observes a keyboard notification
not type has $_.inlinePredictionType = $_
```

"""###, rest: ####"""

## Triggers

A text view of its own:

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

Decided:

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

The keyboard is none of its business:

```swift
import UIKit

/// Shows a text that nobody edits, whatever the keyboard does.
final class LicenseViewController: UIViewController {
    private let text = UITextView()
}
```

## How to migrate

Say it: `.no` where the text is read as it is typed, `.yes` where it is prose.

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

**False negatives.** Text fields; text views made by an interface file.

## References

- [inlinePredictionType](https://developer.apple.com/documentation/uikit/uitextinputtraits/inlinepredictiontype)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/)

"""####),
    RuleFile(
        path: "Rules/input-accessory-bar.md", head: ###"""
# A bar that is always there is an input accessory view

```rule
severity: note
category: guide
since: 0.2.0
enabled: yes
primary: $MATCH
message: a bar that is there without a keyboard, too, is laid out by the keyboard's window; `keyboardLayoutGuide` keeps it in the view
```

## What it says

A view controller that is a first responder itself has an `inputAccessoryView`: a bar that is there with the keyboard and without.

## Why it is bad

It was the only way to have a bar that follows the finger while a drag dismisses the keyboard. The price is that the bar lives in the
keyboard's window, and counts as keyboard:

- Notifications report frames that contain the bar, and one of the bar alone while no text is edited. A handler that takes the frame's
  height insets its content by bar and home indicator before there is a keyboard.
- In betas of iOS 26, frames with an accessory view were seen in the window's coordinates instead of the screen's, which no handler expects.
- The bar is in the way of everything that is presented, and disappears when another first responder has none.

The layout guide follows the drag as well, and the bar stays an ordinary view: with a keyboard of 336 points, a bar on the guide ends
at y 508 of 844, and without one at y 810, above the home indicator, while its background reaches the bottom edge.

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

A getter written out, and `return`s:

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

The bar is made ready first:

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

A toolbar over the keyboard of one field, which goes when the keyboard goes:

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

A field with a bar of its own:

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

A bar that is there only for a while:

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

The bar's background ends at the guide and the guide reaches the view's bottom edge; the field in it stays above the guide and above
the safe area. That is the recipe of WWDC23.

### Before

Not run: where a bar of the keyboard's window ends is not in this view's coordinates.

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

`usesBottomSafeArea` and `keyboardDismissPadding` came with iOS 17. On 15 and 16 the accessory view is the better choice where the
drag matters. Do not use both: the guide lies above the accessory view, which then pushes itself.

## Known limits

**False positives.** A bar that has to stay while another view controller is on top.

**False negatives.** Only classes that observe the keyboard are looked at: an accessory view that nobody lays out around does no harm.

## References

- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)
- [inputAccessoryView](https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/): from 7:56.

"""####),
    RuleFile(
        path: "Rules/inset-wiped-on-hide.md", head: ###"""
# Hiding the keyboard wipes insets it did not set

```rule
severity: error
category: safe-area
since: 0.1.0
enabled: yes
primary: $SINK
message: `$SINK` is emptied when the keyboard hides, and what it had of its own before is gone
refines: safe-area-lost-on-hide
```

## What it says

A hide handler sets the insets of a scroll view to zero, all four or the one at the bottom, and the view had some before the keyboard came.

## Why it is bad

A list that ends above a floating button has an inset at the bottom for it; one below a search field has one at the top. `contentInset = .zero` in
the hide handler takes them away with the keyboard's: after the first keyboard the last row is under the button for good.

Measured on 136 public apps: half of the 76 handlers that only reset do so with a literal zero.

## Pattern

```pattern
$SINK = $ZERO
where $SINK is a contentInset sink
where handler observes keyboardWillHide or handler observes keyboardDidHide
any
    where $ZERO fits .zero
    where $ZERO fits UIEdgeInsets.zero
any
    where effect is not-reset
    type has $SINK.top = $_
    type has $SINK.bottom = $_
```

The inset at the bottom alone:

```pattern
$SINK = 0
where $SINK is a contentInset sink
where handler observes keyboardWillHide or handler observes keyboardDidHide
where effect is not-reset
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

The same, wiped at the bottom alone:

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

It begins below a search field:

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

## Does not trigger

Nothing was there:

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

There was an inset at the top alone, and it stays:

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

Put back to what was there:

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

Pin the scroll view to the guide: its insets are then nobody's but its own.

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

**False positives.** Insets that were set for another state of the screen and are meant to go.

**False negatives.** Insets that an interface file or another type sets.

## References

- [contentInset](https://developer.apple.com/documentation/uikit/uiscrollview/contentinset)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/keyboard-manager-library.md", head: ###"""
# A library lays out around the keyboard for the whole app

```rule
severity: note
category: advice
since: 0.1.0
enabled: no
primary: $MATCH
message: `$MATCH` hands the whole app's keyboard layout to a library
```

## What it says

The app switches on a library that moves whatever is being edited out of the keyboard's way.

## Why it is bad

Such a library observes the keyboard for every screen and shifts views whose layout it does not know. It was the sensible thing to do for
years. Beside screens that use the layout guide it moves content a second time, and it cannot be migrated in one step.

This is advice and off unless asked for: the library may do what it should. It helps to find the place where it is switched on, in order to
switch it off screen by screen while they move to the guide.

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

In its later spelling:

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

Switched off for one screen:

```swift
import UIKit

final class ChatViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        IQKeyboardManager.shared.enable = false
    }
}
```

A manager of the app's own:

```swift
import UIKit

enum Setup {
    static func keyboard() {
        KeyboardTheme.shared.enable = true
    }
}
```

## How to migrate

Switch the library off for a screen when that screen is tied to the guide; when the last one is, the library can go.

### Before

Not run: what the library does to a screen is not in the app's source.

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

**False positives.** None: it is advice.

**False negatives.** Other libraries.

## References

- [IQKeyboardManager](https://github.com/hackiftekhar/IQKeyboardManager)
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)

"""####),
    RuleFile(
        path: "Rules/keyboard-notification-observer.md", head: ###"""
# A keyboard notification is observed to lay out

```rule
severity: note
category: observing
since: 0.1.0
enabled: yes
primary: $NAME
folds: handlers
message: `$NAME` is observed to lay out by hand; the keyboard layout guide needs no observer
```

## What it says

A keyboard notification leads to a handler that moves views, although the keyboard layout guide does so without one.

This is a note and never more: observing is not a bug. What the handler then gets wrong is reported by the rules on geometry, each
with what a run of the handler showed. A handler that agrees with the guide in every scenario is legacy, equivalent.

## Why it is bad

A handler is told about the keyboard's frame a moment before it changes and must reproduce, from that, what the system knows
anyway: the screen the keyboard is on, the part of it over this window, the safe area it already contains, the duration and the
curve of its animation; and it must expect the same notification twice, late, for another app's keyboard, or not at all while a
finger drags the keyboard down. Every one of these is a known source of bugs.

`UIView.keyboardLayoutGuide` (iOS 15) is a layout guide in the coordinates of its view. A constraint to it follows the keyboard
through showing, hiding, changes of height, rotation and interactive dismissal, animated with the keyboard itself.

Measured on 136 public apps: 394 registrations lead to 348 handlers, of which 204 write layout.

## Pattern

```pattern
$NAME
where $NAME names an observed keyboard notification
where $NAME leads to a handler that writes layout
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

A block that calls a method; the method writes:

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

The name is mentioned, but nothing is observed:

```swift
import UIKit

final class KeyboardSimulator {
    func show() {
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
    }
}
```

## How to migrate

Replace the constraint that the handler moves by one to the guide; then the observers, the handlers and their animation can go.

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

Some uses must keep their observer: a screen that needs the *target* frame before the animation begins, a panel that replaces the
keyboard at its height, code that only counts how often the keyboard shows. If the geometry moves to the guide and the observer
stays for the rest, this note goes away.

## Known limits

**False positives.** Layout that has no counterpart in the guide, such as a panel of the keyboard's height that takes its place.

**False negatives.** Registrations the facts cannot read: a name that is computed, a wrapper declared in another file.

## References

- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)
- [WWDC21 10259, Your guide to keyboard layout](https://developer.apple.com/videos/play/wwdc2021/10259/)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/)

"""####),
    RuleFile(
        path: "Rules/layout-outside-animation.md", head: ###"""
# A constraint is changed in an animation that lays nothing out

```rule
severity: warning
category: animation
since: 0.2.0
enabled: yes
primary: $SINK
message: `$SINK` is changed in an animation without `layoutIfNeeded()`, so nothing moves in it
```

## What it says

The closure of an animation changes a constraint's constant, and nothing in the handler lays the views out.

## Why it is bad

An animation animates what changes in its closure. A constant changes no frame: frames change when the views are laid out, which UIKit
does later, in its own time, when the closure has long returned. So the animation has nothing to animate. The content jumps while the
keyboard slides, or moves in whatever animation happens to be under way; with a keyboard of 336 points, those are 302 points at
once.

## Pattern

```pattern
UIView.animate(withDuration: $_, $...)
where $MATCH is in a handler
has $SINK = $_
where $SINK is a constraintConstant sink
not function has $_.layoutIfNeeded()
not function has layoutIfNeeded()
not function has $_.layoutSubviews()
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

With options, and `setNeedsLayout()`, which only says that there is something to lay out:

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

## Does not trigger

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

An inset moves the content by itself:

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

Content on the layout guide is laid out by UIKit inside the keyboard's own animation.

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

Where the handler has to stay, change the constant before the animation and call `view.layoutIfNeeded()` in its closure.

## Known limits

**False positives.** A method called in the closure that lays the views out under a name of its own.

**False negatives.** Property animators, and constants changed before a closure that lays out another view.

## References

- [layoutIfNeeded()](https://developer.apple.com/documentation/uikit/uiview/layoutifneeded%28%29): lays out at once.
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/legacy-notification-name.md", head: ###"""
# A keyboard notification is named as before Swift 4.2

```rule
severity: note
category: observing
since: 0.1.0
enabled: yes
primary: $NAME
message: `$NAME` is the name that this notification had before Swift 4.2
refines: keyboard-notification-observer
```

## What it says

A keyboard notification is observed under its old name, or under a string.

## Why it is bad

Swift 4.2 gathered the keyboard's notification names under `UIResponder`: `UIResponder.keyboardWillShowNotification`. The old spellings
come in three kinds, and each hides the observer from somebody: `.UIKeyboardWillShow` no longer compiles in a current language mode,
`NSNotification.Name("UIKeyboardWillShowNotification")` compiles with any typing error in it and is then never called, and neither is
found by someone who searches for the current name in order to migrate.

Measured on 136 public apps: 10 of 394 registrations, in 7 of them.

## Pattern

```pattern
$NAME
where $NAME names an observed keyboard notification
where $NAME is named UIKeyboard* or mentions UIKeyboard*
```

"""###, rest: ####"""

## Triggers

Names of Swift 3 and 4:

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

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

A string, which nothing checks:

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

A name of the app's own:

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

Where the observer must stay, use the current name. Where it lays out, the layout guide needs no name at all.

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

**False negatives.** A name that is put together at run time.

## References

- [keyboardWillShowNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification)
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)

"""####),
    RuleFile(
        path: "Rules/main-screen-assumed.md", head: ###"""
# The main screen is taken for the window's

```rule
severity: warning
category: space
since: 0.1.0
enabled: yes
primary: $MATCH
message: `$MATCH` is the device's own screen; the window and its keyboard may be on another, or fill a part of it
```

## What it says

A keyboard handler that lays out asks `UIScreen.main`.

## Why it is bad

`UIScreen.main` is the screen of the device. A window may be on another one, since iPads drive displays, and on its own screen it may fill a part:
in Stage Manager, in Split View, in Slide Over. `UIScreen.main.bounds.height - frame.minY` is right where the window ends with the screen; in a
window that ends 120 points above it, 120 points are counted that the window does not have. The property is deprecated for this reason.

Measured on 136 public apps: 10 handlers ask it, and 9 helpers that handlers call.

## Pattern

```pattern
UIScreen.main
where $MATCH is in a handler
where handler writes layout
```

"""###, rest: ####"""

## Triggers

The height of the screen for the height of the window:

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

A conversion from a screen that need not be the keyboard's:

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

The guide knows the screen. Where the handler stays: `notification.object as? UIScreen` since iOS 16.1, `view.window?.screen` before.

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

**False positives.** `UIScreen.main.scale` in a handler; an app that only runs on phones.

**False negatives.** The main screen asked by code of another type that the handler calls.

## References

- [main](https://developer.apple.com/documentation/uikit/uiscreen/main): deprecated, use the screen of the window scene.
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/)

"""####),
    RuleFile(
        path: "Rules/manual-keyboard-padding.md", head: ###"""
# A SwiftUI view is padded by the keyboard's height, which SwiftUI avoids by itself

```rule
severity: warning
category: swiftui
since: 0.1.0
enabled: yes
primary: $HEIGHT
message: `$HEIGHT` comes on top of the room that SwiftUI makes for the keyboard
```

## What it says

A SwiftUI view adds padding or an offset for the keyboard, without opting out of the keyboard's safe area.

## Why it is bad

Since iOS 14 the keyboard is part of the safe area of SwiftUI content: what does not ignore it is moved and scrolled out of
its way, in every window, with the keyboard's own animation. Padding by the keyboard's height is added to that, so a field at
the bottom ends as far above the keyboard as the keyboard is high: 336 points on an iPhone. The height itself is most often
the one of the notification, which contains the home indicator and knows nothing of the window, so it is wrong also where
SwiftUI's own avoidance is off.

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

Through a model that another file declares, as an offset:

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

Where SwiftUI is told to leave the keyboard to the view, padding is the way to do it:

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

A modifier is applied elsewhere, and whether the keyboard's safe area is ignored is said there:

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

Take the padding, the state and the publisher away. Content that should not move says `ignoresSafeArea(.keyboard)`; a bar
above the keyboard is a `safeAreaInset(edge: .bottom)`.

### Before

Not run: the state of a SwiftUI view is not followed into its body.

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

**False positives.** A view that is hosted by a controller which opts out with `safeAreaRegions`, or inside a view of another
file that ignores the keyboard's safe area.

**False negatives.** Heights whose names do not say that they are the keyboard's; padding in a modifier, which leaves the safe area to those who apply it.

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
message: `$SINK` moves for every keyboard; one that is on another screen covers nothing here
```

## What it says

A handler moves content although the keyboard is on another screen than its window.

It is off unless asked for: few apps have windows on two screens, and those that do should ask.

## Why it is bad

Every app, and every window of it, hears of the keyboard, whichever screen it is on. The frame is in the coordinates of *that* screen, and read
as if it were on this one it covers whatever is at the same place. A presentation on a display moves up when somebody types on the iPad.
Since iOS 16.1 the notification's object is the screen of the keyboard: compare it with `view.window?.screen`.

Measured on 136 public apps: one handler asks.

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

"""###, rest: ####"""

## Triggers

It asks for the height and for nothing else:

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

Converted from a screen, but from the window's own:

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

The screen is asked for, and compared:

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

The guide follows keyboards on the window's own screen only.

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

**False negatives.** A handler that the run cannot decide.

## References

- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/): from 12:11, the screen in the notification.
- [keyboardWillShowNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification): the object is the screen, since iOS 16.1.

"""####),
    RuleFile(
        path: "Rules/mixed-spaces-intersected.md", head: ###"""
# Rectangles of two coordinate spaces are intersected

```rule
severity: error
category: space
since: 0.1.0
enabled: yes
primary: $MATCH
message: `$MATCH` intersects a rectangle on the screen with one that is measured from elsewhere
refines: screen-frame-not-converted
```

## What it says

An intersection is taken of the keyboard's frame on the screen and a rectangle in a view's or a window's coordinates.

An error is reported only where running the handler shows content in the wrong place.

## Why it is bad

An intersection of two rectangles means something when both are measured from the same corner. In a window 44 points below the top of the
screen, the view's bounds and the keyboard's frame overlap by 44 points less than the keyboard covers, and those 44 points of the content
stay under it. Converting one of the two, and then intersecting the other, is the same mistake better hidden.

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

Converted, and then the other one is used:

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

The guide is the rectangle that the intersection is after.

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

**False positives.** None known: it is wrong even where it comes out right, and then a note.

What comes of it is measured at the end of a list that lies at the bottom of the screen, which is the upper one of a chat's that is turned over by a
transform or by a property named `inverted` or `isInverted`; a list turned over by a layer's transform or by its superview's is not recognised.

**False negatives.** An intersection written out with `min` and `max`; `screen-frame-not-converted` finds those.

## References

- [intersection(_:)](https://developer.apple.com/documentation/coregraphics/cgrect/intersection%28_:%29)
- [UICoordinateSpace](https://developer.apple.com/documentation/uikit/uicoordinatespace)
- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)

"""####),
    RuleFile(
        path: "Rules/observer-that-never-fires.md", head: ###"""
# The object filter keeps every keyboard notification out

```rule
severity: warning
category: observing
since: 0.1.0
enabled: yes
primary: $OBJECT
message: `$NAME` is posted by the screen, or by nobody before iOS 16.1; with `object: $OBJECT` the observer is never called
```

## What it says

An observer of a keyboard notification asks for those that one object posts, and that object posts none.

## Why it is bad

The `object` of a registration is a filter: only notifications that this object posts arrive. Keyboard notifications are posted with the
`UIScreen` that the keyboard appears on (since iOS 16.1; with `nil` before). `object: self`, a text field or a view reads like "for my
keyboard", compiles, and silences the observer for ever. The screen looks right until somebody types.

Measured on 136 public apps: one file. It is in a released app.

## Pattern

```pattern
$CENTER.addObserver($_, selector: $_, name: $NAME, object: $OBJECT)
or
$CENTER.addObserver(forName: $NAME, object: $OBJECT, queue: $_, using: $_)
or
$CENTER.addObserver(forName: $NAME, object: $OBJECT, queue: $_) { $... }
or
$CENTER.publisher(for: $NAME, object: $OBJECT)
where $NAME names an observed keyboard notification
any
    where $OBJECT fits self
    where $OBJECT is named view or is named window or is named *ield or is named *extView or is named *crollView or is named *ableView
    where $OBJECT fits UIApplication.shared
```

"""###, rest: ####"""

## Triggers

The view controller as the sender:

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

The view that is being edited:

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

## Does not trigger

Any sender:

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

The screen, which is who posts it:

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

A text field does post its own notifications:

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

Take the filter away, or better, the observer.

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

**False positives.** An app that posts the keyboard's notifications itself, with that object, for tests.

**False negatives.** An object under a name that says nothing of what it is.

## References

- [keyboardWillShowNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification): the object is the screen, since iOS 16.1.
- [addObserver(_:selector:name:object:)](https://developer.apple.com/documentation/foundation/notificationcenter/addobserver%28_:selector:name:object:%29)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/)

"""####),
    RuleFile(
        path: "Rules/private-keyboard-view.md", head: ###"""
# A private view of the keyboard is looked up

```rule
severity: warning
category: frame
since: 0.1.0
enabled: yes
primary: $NAME
message: a view inside the keyboard is looked up by the name of its class, which is private and changes between systems
```

## What it says

Code looks among the system's own windows and views for the one that shows the keyboard.

## Why it is bad

The keyboard lives in windows that belong to the system: `UIRemoteKeyboardWindow`, `UIInputSetHostView`, `UITextEffectsWindow`. Their names,
their nesting and their frames are nobody's promise. They have changed with iOS 8, 9, 13 and 16, where the keyboard moved to a process of its
own and the host view became a full-screen shell; a search that comes back empty leaves the layout where it was, and one that finds the shell
takes the screen for the keyboard. Names of private classes may be a reason to refuse an app in review as well.

Measured on 136 public apps: 4 do it.

## Pattern

```pattern
$NAME
where $NAME is a literal
where $NAME is named *UIRemoteKeyboard* or is named *UIKeyboardImpl* or is named *UIKeyboardLayout*
not inside [$..., $NAME, $...]
```

In files that observe the keyboard, names that do not speak of it:

```pattern
$NAME
where $NAME is a literal
where $NAME is named *UIInputSetHostView* or is named *UIInputSetContainerView* or is named *UITextEffectsWindow* or is named *UIPeripheralHostView*
not inside [$..., $NAME, $...]
```

"""###, rest: ####"""

## Triggers

The window, by the name of its class:

```swift
import UIKit

extension UIApplication {
    var keyboardWindow: UIWindow? {
        windows.first { NSStringFromClass(type(of: $0)) == "UIRemoteKeyboardWindow" }
//                                                         ^^^^^^^^^^^^^^^^^^^^^^^^
    }
}
```

The host view in it:

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

The app's own views that have to do with the keyboard:

```swift
import UIKit

final class EmojiPanel: UIView {
    static let identifier = "EmojiKeyboardPanel"

    func isKeyboardButton(_ view: UIView) -> Bool {
        view.accessibilityIdentifier == "KeyboardButton"
    }
}
```

A list of all the classes there are:

```swift
enum KnownClasses {
    static let names = [
        "UIRefreshControl",
        "UIRemoteKeyboardWindow",
        "UIScrollView",
    ]
}
```

A name in the documentation of something else:

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

What such code wants to know, where the keyboard is, the guide tells in public.

### Before

Not run: it searches among the system's own views, which the model does not have.

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

**False positives.** A tool that walks the view hierarchy to draw or log it, and leaves the keyboard's windows out by name.

The steps of one search are one finding.

**False negatives.** A name in a list of names, and one that is put together from pieces, as it is where somebody knew better.

## References

- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)
- [App Review Guidelines, 2.5.1](https://developer.apple.com/app-store/review/guidelines/#software-requirements): apps may only use public APIs.

"""####),
    RuleFile(
        path: "Rules/published-keyboard-height.md", head: ###"""
# The keyboard's height is published for SwiftUI views to lay out with

```rule
severity: note
category: swiftui
since: 0.1.0
enabled: yes
primary: $NAME
message: `$NAME` tells views the height of the keyboard, not how much of them it covers, and SwiftUI avoids it by itself
```

## What it says

An observable object keeps the keyboard's height from the notifications in a published property.

## Why it is bad

One number for the whole app cannot be right for its views: the keyboard covers another part of a sheet, of a column, of a
window in Stage Manager and of a window on another screen, and the height contains the home indicator. Views that use it add
it to what SwiftUI does by itself. What such an object is good for, whether there is a keyboard, is a Boolean.

## Pattern

```pattern
@Published var $NAME: $TYPE = $_
or
@Published var $NAME = $_
where $NAME is named *eyboardHeight* or is named *eyboardInset* or is named *eyboardOffset* or is named *eyboardPadding*
where type observes a keyboard notification
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

Delete the object where its height only moves views; keep a Boolean where views have to know whether there is a keyboard.

### Before

Not run: the property lays out nothing by itself.

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

**False positives.** A height that sizes something which stands in the keyboard's place, such as a panel of emoji.

**False negatives.** Properties of observable macros (`@Observable`), and names that do not say what they are.

## References

- [SafeAreaRegions.keyboard](https://developer.apple.com/documentation/swiftui/safearearegions/keyboard)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/)

"""####),
    RuleFile(
        path: "Rules/safe-area-counted-twice.md", head: ###"""
# The bottom safe area is counted twice

```rule
severity: error
category: safe-area
since: 0.1.0
enabled: yes
primary: $VALUE
message: `$VALUE` contains the bottom safe area, and so does what `$SINK` is measured from
refines: frame-height-as-inset, converted-but-height-only, screen-frame-not-converted, convert-from-window-base
```

## What it says

The keyboard's height, which reaches down to the edge of the screen, moves content that rests on the safe area; or the safe area is used to compute
what is added to it.

An error is reported only where running the handler shows content in the wrong place.

## Why it is bad

The keyboard covers the strip of the home indicator, so its height contains it: 34 of 336 points on an iPhone 12. A constraint to
`safeAreaLayoutGuide`, a scroll view that adjusts its insets and `additionalSafeAreaInsets` all begin 34 points up already. The strip is counted
twice and shows as a band of 34 points between content and keyboard: 20 on an iPad, 83 above a tab bar, nothing at all on the iPhone SE on
which the code was tried.

`additionalSafeAreaInsets` computed from `safeAreaInsets` is worse: the second contains the first. With the second show the height is taken
less an inset of itself, and the content falls back under the keyboard.

Measured on 136 public apps: of the constraints that handlers move, 22 of 39 are to the safe area; a tenth of all handlers take the safe area
off.

## Pattern

Twice in one place:

```pattern
$SINK = $VALUE
or
$SINK += $VALUE
or
$SINK -= $VALUE
where $SINK is a layout sink
where $VALUE counts the safe area twice
where not $VALUE derives from other-view
where effect is gap or effect is depends
not all
    where $SINK is a contentInset sink
    where effect is closer
```

Fed back, so that the next event counts what the last one left:

```pattern
$SINK = $VALUE
where $SINK is an additionalSafeAreaInsets sink
where $VALUE derives from safe-area
where $VALUE derives from keyboard-end-frame
where effect is drift or effect is not-reset
```

"""###, rest: ####"""

## Triggers

The whole height, from the safe area up:

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

A converted frame contains it, too:

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

The additional safe area is in the safe area from which it is computed:

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

## Does not trigger

The safe area is taken off:

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

From the view's own edge up, with nothing counted yet:

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

The additional part is taken off the safe area before what is covered of it is added:

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

An inset of its own goes when the keyboard comes, and is larger than the strip that is counted twice: the content ends closer to the
keyboard than it should, not further away, which `frame-height-as-inset` tells:

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

What lies between the scroll view and the bottom is measured and taken off:

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

## How to migrate

The guide's top is the keyboard's top or the bottom of the safe area, never their sum.

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

**False positives.** A device without a home indicator and without bars; the run then finds no difference. A scroll view that nothing in the
code ties is taken to end with the safe area of the whole screen, also in a container that ends above a toolbar: the strip is counted twice
all the same, but it is less than is said.

**False negatives.** Content whose resting place is not known from the source: a list in a card whose place only the running app knows, a bar
that waits below the screen until it is shown. There the keyboard's whole height is told by `frame-height-as-inset`, without a number. And code
that measures where the content is: it may have taken the safe area off by that.

## References

- [safeAreaInsets](https://developer.apple.com/documentation/uikit/uiview/safeareainsets)
- [additionalSafeAreaInsets](https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/safe-area-lost-on-hide.md", head: ###"""
# Hiding the keyboard leaves content in the safe area's strip

```rule
severity: error
category: safe-area
since: 0.1.0
enabled: yes
primary: $VALUE
message: `$SINK` is set to `$VALUE` when the keyboard hides, which is not where it was before
refines: keyboard-notification-observer
```

## What it says

A hide handler sets a constraint to a number that is not the one the layout was made with, and content that began above the bottom safe area ends in
it, or the other way round.

It is reported only where the run shows that the content is not back.

## Why it is bad

Storyboards and `viewDidLoad` give a constraint its constant; the handler that puts it back repeats that number, from memory. 12 in one place and 0
in the other: after the first keyboard the send button sits 12 points lower than before, in the strip of the home indicator, for the rest of the
visit.

Measured on 136 public apps: of 76 handlers that only reset, 25 set 0 and 14 another number; 7 keep the number from before the show.

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

Made with 34, reset to 0:

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

Made with 0, reset to 12:

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

What it was made with:

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

What it was before the show:

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

A constraint to the guide has one constant.

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

**False positives.** A layout that is meant to rest elsewhere once the keyboard has been up.

**False negatives.** A constraint whose first constant is not in the source or an interface file.

## References

- [safeAreaInsets](https://developer.apple.com/documentation/uikit/uiview/safeareainsets)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/screen-frame-not-converted.md", head: ###"""
# The keyboard's frame is used without conversion

```rule
severity: error
category: space
since: 0.1.0
enabled: yes
primary: $VALUE
message: `$SINK` is computed from the keyboard's place on the screen and a place in a view: `$VALUE` mixes two coordinate spaces
```

## What it says

A position on the screen is added to, subtracted from or compared with a position in a view or a window.

An error is reported only where running the handler shows content in the wrong place. Where every scenario comes out as with the
layout guide, the finding is a note: legacy, equivalent.

## Why it is bad

The end frame of a keyboard notification is given in the coordinates of the screen. A view measures from its own corner. As long
as the window fills the screen and the view fills the window, both corners are the same point and the difference stays unseen; the
arithmetic is still metres minus seconds.

On an iPad the corners part. A Stage Manager window 44 points below the top of the screen, 646 points high, under a keyboard whose
top edge is at 412: the handler computes 646 − 412 = 234. The keyboard's top edge in the window is 412 − 44 = 368, so it covers
646 − 368 = 278 points, and 44 points of the content stay under it. In Slide Over, in sheets and in child view controllers the
same happens with other numbers.

The zero frame is the other trap: with *Reduce Motion* and *Prefer Cross-Fade Transitions* the end frame may be all zeros, and
`height - frame.minY` becomes the height of the whole view.

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

Scrolling is laying out, too:

```pattern
$SINK($VALUE, animated: $_)
where $SINK is named setContentOffset
where $VALUE derives from keyboard-end-frame.min-y or derives from keyboard-end-frame.max-y
where $VALUE mixes coordinate spaces
```

"""###, rest: ####"""

## Triggers

The height of the view less the top of the keyboard, as if both were measured from one corner:

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

The overlap with another view, never negative. `max` changes the number, not where it comes from:

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

An intersection does not help when one of its rectangles was never converted:

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

Converted first, by the screen that posted the notification:

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

Only the height is used: wrong in its own way, and the business of `frame-height-as-inset`.

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

Positions of the view alone:

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

The layout guide lies in the coordinates of its view already; there is nothing left to convert.

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

With the keyboard hidden the guide's top is the bottom of the safe area. From iOS 17, `usesBottomSafeArea = false` lets it rest on
the view's own bottom edge instead, as the constraint above did.

Where the notification must stay, convert with the screen that posted it (iOS 16.1 and later) or with the window's screen
(`view.window?.screen`), not with `UIScreen.main`, which may be another one:

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

**False positives.** None known: mixing two spaces is wrong even where it happens to come out right, and where it does in every
scenario the finding is a note.

**False negatives.** A comparison of two spaces that only decides *whether* to write, as in `if frame.minY < field.frame.maxY`,
leaves no trace in the value and is not found. `view.convert(frame, from: nil)` counts as a conversion, though it takes the frame
for one in window coordinates, which it is only in a full-screen window.

## References

- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey): the
  frame is in the coordinates of the screen and must be converted.
- [UICoordinateSpace](https://developer.apple.com/documentation/uikit/uicoordinatespace)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)
- [WWDC21 10259, Your guide to keyboard layout](https://developer.apple.com/videos/play/wwdc2021/10259/): at 1:31, a handler of
  this kind as the way it used to be done.
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/): why the frame differs when
  the window does not fill the screen.

"""####),
    RuleFile(
        path: "Rules/show-without-hide.md", head: ###"""
# The keyboard showing is observed, its hiding is not

```rule
severity: error
category: state
since: 0.1.0
enabled: yes
primary: $NAME
message: `$NAME` moves the layout, but nothing here observes the keyboard going away
refines: keyboard-notification-observer
```

## What it says

A handler moves layout when the keyboard shows, and the type observes nothing that is posted when the keyboard hides.

It is reported only where the run shows that the layout stays moved.

## Why it is bad

The keyboard goes away in more ways than the code that resigns the first responder knows: the dismiss key of an iPad, a drag in a
scroll view with `keyboardDismissMode`, a hardware keyboard being connected, another app coming forward. A reset in
`textFieldDidEndEditing` is not run by all of them in step with the keyboard, and where there is no reset at all the inset stays: on an
iPhone 12 the last 336 points of the screen are empty until the view is loaded anew.

Measured on 136 public apps: in 8 of 188 files that observe the keyboard, showing is all they observe.

## Pattern

```pattern
$NAME
where $NAME names an observed keyboardWillShow or names an observed keyboardDidShow
where $NAME leads to a handler that writes layout
where effect is not-reset
where not type observes keyboardWillHide or type observes keyboardDidHide
where not type observes keyboardWillChangeFrame or type observes keyboardDidChangeFrame
```

"""###, rest: ####"""

## Triggers

An inset that is set and never taken back:

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

A constraint; the reset waits for the end of editing, which is not the end of the keyboard:

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

A change of frame is posted for hiding, too:

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

Nothing is laid out:

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

Do not add the missing observer; remove the one there is.

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

**False positives.** A type that lays out anew by other means whenever the keyboard hides, from a timer or a published value.

**False negatives.** A type whose base class observes hiding but does not undo what this handler does.

## References

- [keyboardWillHideNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification)
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)

"""####),
    RuleFile(
        path: "Rules/stale-guard.md", head: ###"""
# A test for the first show keeps later changes out

```rule
severity: error
category: state
since: 0.1.0
enabled: yes
primary: $SINK
message: `$SINK` is set only the first time; when the keyboard's height changes, the layout stays as it was
refines: whole-view-shift, frame-height-as-inset, converted-but-height-only, drifting-shift
```

## What it says

A flag, or a test whether the layout has moved already, lets only the first show through.

It is reported only where a run shows content in the wrong place.

## Why it is bad

The test is there to stop a view from being pushed up twice. It also stops the view from following: emoji are higher than letters, the bar of
suggestions comes and goes, another language has another height, and each is announced by a show while the keyboard is up. On an iPhone 12
the handler made room for 336 points, the keyboard grows to 381, and 45 points of the content go under.

Measured on 136 public apps: 14 handlers are guarded by a flag and 8 by the value they set.

## Pattern

```pattern
$SINK = $VALUE
or
$SINK += $VALUE
or
$SINK -= $VALUE
where $SINK is a layout sink
where $VALUE derives from keyboard-end-frame
where effect is covered or effect is gap
any
    all
        inside if $SINK == $ZERO { $... }
        where $ZERO is a literal
    all
        preceded by guard $SINK == $NONE else { $... }
        where $NONE is a literal
```

The same, with a copy of the insets:

```pattern
$INSETS.bottom = $VALUE
where $VALUE derives from keyboard-end-frame
inside if $INSETS.bottom == $ZERO { $... }
where $ZERO is a literal
followed by $SINK = $INSETS
where $SINK is a layout sink
where effect is covered or effect is gap
```

A flag that the same function sets:

```pattern
$SINK = $VALUE
or
$SINK += $VALUE
or
$SINK -= $VALUE
where $SINK is a layout sink
where $VALUE derives from keyboard-end-frame
where effect is covered or effect is gap
any
    inside if !$FLAG { $... }
    inside if $FLAG == false { $... }
    preceded by guard !$FLAG else { $... }
    preceded by guard !$FLAG, $... else { $... }
    preceded by guard $FLAG == false else { $... }
function has $FLAG = true
```

"""###, rest: ####"""

## Triggers

Whether the view has moved already, asked of the view:

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

Whether it has, in a flag:

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

Whether it has, asked of a copy:

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

## Does not trigger

Every show is let through:

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

What is asked is how high the keyboard is, not whether it was there:

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

The flag keeps something else:

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

## How to migrate

The guide follows every change of height.

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

**False positives.** A guard that has nothing to do with the keyboard, around a layout that is wrong for another reason.

**False negatives.** A flag that is set elsewhere than in the handler.

## References

- [keyboardWillShowNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/synchronous-keyboard-assumption.md", head: ###"""
# The keyboard is taken to be there already

```rule
severity: warning
category: timing
since: 0.2.0
enabled: yes
primary: $FIELD
message: the keyboard comes some time after `$FIELD` became first responder, not in the same breath
```

## What it says

Code makes a field the first responder and reads, in the same function, where the keyboard is.

## Why it is bad

`becomeFirstResponder()` asks for a keyboard; it does not wait for one. Since iOS 17 the keyboard of an iPhone runs in a process of its
own, and the notifications and the animation come when that process has answered. What the next line reads is the place of the old
keyboard or of none: with the keyboard hidden, the layout guide's frame is the 34 points of the home indicator instead of the 336 that
are about to be covered.

A delay of a few tenths of a second does not mend that: it is too short on a slow device or with a third-party keyboard, and too long
everywhere else.

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

After a guess at how long the keyboard takes:

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

Where the guide is read when it has been laid out:

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

What is read before is the past, and is meant to be:

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

Tie the content to the guide; when the keyboard comes, whenever that is, the content goes with it.

### Before

Not run: what is read depends on how long the keyboard takes.

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

**False positives.** A keyboard that is on screen already and only changes its field; its place is known then.

**False negatives.** A height that a notification left behind in a property, and code in another function, such as the delegate's
`textFieldDidBeginEditing(_:)`.

## References

- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/): the keyboard out of process, and
  what must not be taken for granted any more.
- [becomeFirstResponder()](https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder%28%29)

"""####),
    RuleFile(
        path: "Rules/tab-bar-height-subtracted.md", head: ###"""
# The height of a bar is taken off the keyboard's

```rule
severity: error
category: offset
since: 0.1.0
enabled: yes
primary: $MATCH
message: `$MATCH` takes the height of a bar off the keyboard's, whether or not the bar is between them
refines: frame-height-as-inset, converted-but-height-only, hard-coded-device-metric
```

## What it says

The height of a tab bar or a toolbar is subtracted from the height of the keyboard.

## Why it is bad

A view above a tab bar is covered by the keyboard less the bar, *when* the bar is shown, at the bottom, not already part of the safe area, and
the window ends where the screen does. `hidesBottomBarWhenPushed`, an iPad under iOS 18 with its bar at the top, a controller presented over
the tabs: each takes the bar away and leaves its height in the formula. `UITabBar.frame.height` also contains the home indicator, 83 rather
than 49 points, and a bar that is hidden keeps its frame.

Measured on 136 public apps: 6 of 113 handlers that compute an offset.

## Pattern

```pattern
$H - $BAR
where $H derives from keyboard-end-frame.height
where $BAR mentions *abBar* or mentions *oolbar* or mentions *oolBar*
```

```pattern
$H - ($BAR ?? $_)
where $H derives from keyboard-end-frame.height
where $BAR mentions *abBar* or mentions *oolbar* or mentions *oolBar*
```

"""###, rest: ####"""

## Triggers

The tab bar of a controller that may have none:

```swift
import UIKit

final class FeedViewController: UIViewController {
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
        tableView.contentInset.bottom = frame.height - (tabBarController?.tabBar.frame.height ?? 0)
//                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        tableView.contentInset.bottom = 0
    }
}
```

A toolbar:

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
        guard let controller = navigationController else { return }
        scrollView.contentInset.bottom = frame.height - controller.toolbar.frame.height
//                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }
}
```

## Does not trigger

What the view itself says is left for it:

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

A bar that is added on top of the keyboard:

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

## How to migrate

The guide belongs to the view; whatever bar is below the view, it is not counted.

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

**False positives.** A screen that is only ever shown above a tab bar of an iPhone.

**False negatives.** A height under a name that does not say that it is a bar's.

## References

- [hidesBottomBarWhenPushed](https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed)
- [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller): at the top of an iPad since iOS 18.
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
    RuleFile(
        path: "Rules/table-controller-avoids-already.md", head: ###"""
# A table view controller is inset for the keyboard, which it avoids by itself

```rule
severity: warning
category: guide
since: 0.1.0
enabled: yes
primary: $VALUE
message: `$SINK` gets `$VALUE`, and a `UITableViewController` makes room for the keyboard by itself
```

## What it says

A subclass of `UITableViewController` or `UICollectionViewController` insets its own scroll view by what the keyboard's frame
says.

## Why it is bad

These controllers resize or inset their view when the keyboard comes, and scroll the field that is edited into sight: that has
been part of them since the first iPhone. An inset of one's own comes on top, so the last rows end with an empty band above
the keyboard that is as high as the inset: 336 points on an iPhone. Which of the two is set last depends on who observed
first, and in a window that the keyboard covers partly the controller is right where the handler's height is not.

## Pattern

```pattern
$SINK = $VALUE
or
$SINK += $VALUE
where $SINK is a contentInset sink
where $VALUE derives from keyboard-end-frame or derives from keyboard-begin-frame
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

Through a base class, converted and all:

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

A table view in a controller that does nothing for it, and another scroll view in one that does:

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
```

## How to migrate

Delete the observers and the handlers: the controller does what they were for. Where the table needs an inset of its own, take
a `UIViewController` with a table view that ends at the layout guide.

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

**False positives.** A controller whose `viewWillAppear` does not call `super`, which is known to switch the avoidance off;
one in a parent that moves it away from the keyboard.

**False negatives.** A table view that is reached under another name. A constraint to the guide beside it is not looked for.

## References

- [UITableViewController](https://developer.apple.com/documentation/uikit/uitableviewcontroller)
- [Managing the Keyboard, in the Text Programming Guide for iOS](https://developer.apple.com/library/archive/documentation/StringsTextFonts/Conceptual/TextAndWebiPhoneOS/KeyboardManagement/KeyboardManagement.html):
  a table view controller does it automatically.

"""####),
    RuleFile(
        path: "Rules/tracking-without-follows-undocked.md", head: ###"""
# Constraints are tracked on a guide that does not follow the keyboard

```rule
severity: warning
category: guide
since: 0.1.0
enabled: yes
primary: $EDGE
message: constraints wait for the keyboard at the edge `$EDGE`, but the guide does not follow an undocked keyboard
```

## What it says

Constraints are tracked for an edge of the keyboard layout guide, and `followsUndockedKeyboard` is never turned on.

## Why it is bad

Tracked constraints are switched by how near the guide is to an edge. Unless it follows the undocked keyboard of an iPad, it
never leaves the bottom: what waits for the top, the leading or the trailing edge is never active, what is to hold away from
them always is, and by Apple's article no tracked constraint is switched at all. The layout that was written for a floating
keyboard is never seen.

## Pattern

```pattern
$GUIDE.setConstraints($_, activeWhenNearEdge: $EDGE)
or
$GUIDE.setConstraints($_, activeWhenAwayFrom: $EDGE)
file has $_.keyboardLayoutGuide
not type has $_.followsUndockedKeyboard = $_
```

In a view the guide needs no `view` before it:

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

Turn `followsUndockedKeyboard` on where constraints are tracked; where the layout need not follow an undocked keyboard, tie it
to the guide and track nothing.

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

**False positives.** A property of the guide that another type sets is not seen.

**False negatives.** Constraints tracked on a guide that is handed to a file which does not name it; a
`followsUndockedKeyboard` that is only ever set to false.

## References

-
  [setConstraints(_:activeWhenNearEdge:)](https://developer.apple.com/documentation/uikit/uitrackinglayoutguide/setconstraints%28_:activewhennearedge:%29)
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)
- [WWDC21 10259, Your guide to keyboard layout](https://developer.apple.com/videos/play/wwdc2021/10259/)

"""####),
    RuleFile(
        path: "Rules/whole-view-shift.md", head: ###"""
# The whole view is pushed up

```rule
severity: error
category: state
since: 0.1.0
enabled: yes
primary: $SINK
message: `$SINK` moves the controller's whole view, which the system lays out
refines: frame-height-as-inset
```

## What it says

A handler moves the root view of a view controller when the keyboard shows.

## Why it is bad

The frame of a controller's view belongs to whoever presents the controller. A rotation, a call coming in, a change of the window's size, a
navigation bar that hides: each sets it anew and the shift is gone, or is half gone. What was at the top is pushed off the screen and cannot
be reached. And `transform` together with `frame` is undefined.

On an iPhone 12 a shift by 336 points puts a sign-in form's logo, its back button and everything else in the upper two fifths out of reach,
where the lowest field needed 34 points less.

Measured on 136 public apps: a frame, a center or an origin is what 25 of 204 handlers move.

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
where handler observes keyboardWillShow or handler observes keyboardDidShow or handler observes keyboardWillChangeFrame
where type inherits from UIViewController or type inherits from UICollectionViewController or type inherits from UITableViewController
```

"""###, rest: ####"""

## Triggers

Up by the height:

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

By a transform, animated:

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

## Does not trigger

A view within the controller's view:

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

Tie the lowest thing that must stay in sight to the guide, and let what is above it scroll.

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

**False positives.** A view controller whose view nobody else lays out, in a window of its own.

**False negatives.** A view that is the controller's under another name.

## References

- [view](https://developer.apple.com/documentation/uikit/uiviewcontroller/view)
- [transform](https://developer.apple.com/documentation/uikit/uiview/transform): when it is not the identity, the frame is undefined.
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)

"""####),
    RuleFile(
        path: "Rules/zero-frame-unhandled.md", head: ###"""
# A frame of zeros is taken for a keyboard at the top of the screen

```rule
severity: error
category: frame
since: 0.1.0
enabled: yes
primary: $VALUE
message: `$VALUE` takes an end frame of zeros for a keyboard at the top of the screen
refines: screen-frame-not-converted
```

## What it says

The place of the keyboard's top edge is used without asking whether there is a frame at all.

It is reported only where a run shows it: after a notification whose end frame is all zeros the content is elsewhere than with the guide.

## Why it is bad

`keyboardFrameEndUserInfoKey` may hold `CGRect.zero`. With *Reduce Motion* and *Prefer Cross-Fade Transitions* on, the keyboard does not slide
anywhere when it hides, and the frame is empty; while an iPad's keyboard is split, floating or being dragged, it is, too. `height - frame.minY`
is then the whole height: on an iPhone 12 the handler puts the field 844 points up, off the screen, when the keyboard hides. Casts that fall
back to `.zero` produce the same frame.

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

"""###, rest: ####"""

## Triggers

From the bottom of the screen up to y 0:

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

Converted as it should be; there is nothing to convert in a frame of zeros:

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

## Does not trigger

An intersection of nothing is nothing:

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

Hiding does not look at the frame:

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

The guide is at the bottom of the safe area when there is no keyboard, however it went.

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

Where the handler stays, treat an empty frame as a keyboard that has gone: `guard !endFrame.isEmpty`.

## Known limits

**False positives.** None known.

**False negatives.** A frame of zeros when the keyboard *shows*, which some systems post with cross-fading; what would be right then is not known.

## References

- [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)
- [prefersCrossFadeTransitions](https://developer.apple.com/documentation/uikit/uiaccessibility/preferscrossfadetransitions)
- [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)

"""####),
]
