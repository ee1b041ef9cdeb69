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
    package func applying(_ event: KeyboardEvent) -> Transition {
        var after = self
        let names: [KeyboardNotification.Name]
        switch (keyboard.state, event) {
        case (_, .show(let height)), (.docked, .changeHeight(let height)):
            after.keyboard.state = .docked(height: height)
            names = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
        case (.hidden, .changeHeight(let height)):
            after.keyboard.heightWhenHidden = height
            names = []
        case (_, .hide):
            after.keyboard = Keyboard(state: .hidden, heightWhenHidden: keyboard.height)
            names = [.willChangeFrame, .willHide, .didChangeFrame, .didHide]
        }
        guard after != self else { return Transition(before: self, after: self, notifications: []) }
        return Transition(
            before: self, after: after,
            notifications: names.map { KeyboardNotification(name: $0, from: self, to: after) })
    }
}
