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
and the one that comes last wins until the next layout.

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

**False negatives.** Heights whose names do not say that they are the keyboard's; a modifier that another file defines.

## References

- [ignoresSafeArea(_:edges:)](https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:))
- [SafeAreaRegions.keyboard](https://developer.apple.com/documentation/swiftui/safearearegions/keyboard)
- [WWDC23 10281, Keep up with the keyboard](https://developer.apple.com/videos/play/wwdc2023/10281/): SwiftUI handles the
  common cases by itself.

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
  [setConstraints(_:activeWhenNearEdge:)](https://developer.apple.com/documentation/uikit/uitrackinglayoutguide/setconstraints(_:activewhennearedge:))
- [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)
- [WWDC21 10259, Your guide to keyboard layout](https://developer.apple.com/videos/play/wwdc2021/10259/)

"""####),
]
