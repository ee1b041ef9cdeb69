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
```

Scrolling by the height is the same mistake, written as a call:

```pattern
$SINK.setContentOffset($VALUE, animated: $_)
where $VALUE derives from keyboard-end-frame.height
where $VALUE is in screen space
where not $VALUE derives from keyboard-end-frame.min-y or derives from keyboard-end-frame.max-y
where not $VALUE is clipped to the view
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
where not $BAR has $_ ? $_ : $_
where not $BAR fits nil
where type inherits from UIViewController
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
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        collectionView.contentInset.bottom = frame.height
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

- [layoutIfNeeded()](https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()): lays out at once.
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
$SINK.setContentOffset($VALUE, animated: $_)
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
- [becomeFirstResponder()](https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder())

"""####),
]
