// swift-format-ignore-file
// Written by `swift run keyboardlint-dev generate` from the files of Rules/; edit those.

let embeddedFiles: [RuleFile] = [
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
]
