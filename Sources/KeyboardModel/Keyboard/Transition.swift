/// What an event did: the world before and after it, and the notifications posted, in the order they are posted.
package struct Transition: Hashable, Sendable {
    package var before: World
    package var after: World
    package var notifications: [KeyboardNotification]
    private var parts: [Transition] = []

    package init(before: World, after: World, notifications: [KeyboardNotification]) {
        self.before = before
        self.after = after
        self.notifications = notifications
    }

    /// An event that happens in several steps.
    init(_ first: Transition, _ rest: Transition...) {
        let stages = [first] + rest
        self.init(
            before: first.before, after: rest.last?.after ?? first.after, notifications: stages.flatMap(\.notifications))
        parts = stages
    }

    /// The same event, whose notifications say these frames. One that happens in several steps stays as it is.
    func posting(_ frames: Scenario.PostedFrames) -> Transition {
        guard parts.isEmpty else { return self }
        var transition = self
        for position in notifications.indices {
            transition.notifications[position].beginFrame = frames.begin
            transition.notifications[position].endFrame = frames.end
        }
        return transition
    }

    /// The steps of an event, one after the other; most have one. A handler that reads its view during a rotation sees the old
    /// bounds while the keyboard hides and the new ones while it is shown.
    package var stages: [Transition] { parts.isEmpty ? [self] : parts }
}

extension World {
    /// The next instant, and what UIKit posts on the way there.
    ///
    /// A shortcuts bar that gives way to the keyboard is hidden first (software-mansion/react-native-reanimated#6755).
    ///
    /// Where a source tells only part of a sequence, the rest is completed by two rules that the documentation gives: "will" is
    /// posted before and "did" after the event, and every change of a frame is announced as such.
    package func applying(_ event: KeyboardEvent) -> Transition {
        switch (keyboard.state, event) {
        case (_, .arrange(let window, let view)):
            return arranging(window, view)
        case (_, .rotate(let rotation)):
            return rotating(rotation)
        case (.shortcutsBar, .show), (.shortcutsBar, .showInAnotherApp):
            let hiding = applying(.hide)
            return Transition(hiding, hiding.after.applying(event))
        default:
            var after = self
            after.keyboard = keyboard.applying(event, on: keyboardScreen)
            return Transition(before: self, after: after, notifications: notifications(to: after, by: event))
        }
    }

    /// The window moves, the keyboard stays. By default nothing is posted, so a handler that only listens is left behind.
    private func arranging(_ window: Window, _ view: View) -> Transition {
        var after = self
        after.window = window
        after.view = view
        var posted: [KeyboardNotification] = []
        if variants.rearranging == .frameWithoutHeight, keyboard.state.presence == .docked, self != after {
            let empty = Rect<ScreenSpace>(x: 0, y: 0, width: keyboardScreen.bounds.width, height: 0)
            posted = post([.willChangeFrame, .didChangeFrame], to: after, endFrame: empty)
        }
        return Transition(before: self, after: after, notifications: posted)
    }

    /// A keyboard that is up is hidden in the old orientation and shown in the new one, each with its frames in the coordinates
    /// of its orientation (observed on iOS 7 and 8, Apple developer forums thread 5706; the documentation has the frame reflect
    /// the current orientation).
    private func rotating(_ rotation: KeyboardEvent.Rotation) -> Transition {
        var turned = self
        turned.screen = rotation.screen
        turned.window = rotation.window
        turned.view = rotation.view
        guard keyboard.screen == rotation.screen.id, keyboard.state != .hidden else {
            return Transition(before: self, after: turned, notifications: [])
        }
        var shown = turned
        shown.keyboard = keyboard.applying(.rotate(rotation), on: rotation.screen)
        guard keyboard.state.presence != .absent else {
            return Transition(before: self, after: shown, notifications: [])
        }
        turned.keyboard.state = .hidden
        turned.keyboard.heightWhenHidden = shown.keyboard.heightWhenHidden
        let hiding = applying(.hide)
        let showing = turned.notifications(to: shown, by: .rotate(rotation))
        return Transition(
            hiding, Transition(before: hiding.after, after: turned, notifications: []),
            Transition(before: turned, after: shown, notifications: showing))
    }
}
