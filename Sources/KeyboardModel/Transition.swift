/// What an event did: the world before and after it, and the notifications posted, in the order they are posted.
package struct Transition: Hashable, Sendable {
    package var before: World
    package var after: World
    package var notifications: [KeyboardNotification]

    package init(before: World, after: World, notifications: [KeyboardNotification]) {
        self.before = before
        self.after = after
        self.notifications = notifications
    }
}

extension World {
    /// The next instant, and what UIKit posts on the way there.
    ///
    /// Every show, every hide and every change of a visible keyboard's height posts four notifications, "change frame" before "show"
    /// or "hide", "will" before "did" (observed: PSPDFKit's KeyboardTracker states the order of the "will" pair). A new height is
    /// announced by another "show", without a hide in between. An event that leaves the keyboard where it is posts nothing:
    /// since iOS 11, moving between fields with the same keyboard is silent (open radar 34432484).
    package func applying(_ event: KeyboardEvent) -> Transition {
        var after = self
        after.keyboard = keyboard.applying(event)
        let names: [KeyboardNotification.Name]
        switch after.keyboard.state {
        case keyboard.state: names = []
        case .docked: names = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
        case .hidden: names = [.willChangeFrame, .willHide, .didChangeFrame, .didHide]
        }
        return Transition(
            before: self, after: after,
            notifications: names.map { KeyboardNotification(name: $0, from: self, to: after) })
    }
}
