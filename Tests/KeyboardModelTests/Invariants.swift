import KeyboardModel
import Testing

/// What is true of every transition, whatever the world and the event.
func expectSound(_ transition: Transition, sourceLocation: SourceLocation = #_sourceLocation) {
    let (before, after) = (transition.before, transition.after)
    for notification in transition.notifications {
        #expect(notification.beginFrame == before.reportedKeyboardFrame, "begins where it was", sourceLocation: sourceLocation)
        #expect(notification.endFrame == after.reportedKeyboardFrame, "ends where it is", sourceLocation: sourceLocation)
    }
    if after.variants == Variants() {
        #expect(
            after.reportedKeyboardFrame == after.keyboardFrame, "notifications tell the truth", sourceLocation: sourceLocation)
    }
    let visible = [before, after].map { $0.keyboardFrame.intersection($0.screen.bounds) }
    #expect(
        transition.notifications.isEmpty == (visible[0] == visible[1]), "posts something exactly when what is seen changes",
        sourceLocation: sourceLocation)
    for (will, did) in [(Name.willShow, Name.didShow), (.willHide, .didHide), (.willChangeFrame, .didChangeFrame)] {
        let names = transition.notifications.map(\.name)
        #expect(
            names.filter { $0 == will }.count == names.filter { $0 == did }.count, "every will has its did",
            sourceLocation: sourceLocation)
        if let first = names.firstIndex(of: will), let last = names.lastIndex(of: did) {
            #expect(first < last, "\(will) comes before \(did)", sourceLocation: sourceLocation)
        }
    }
    #expect(before.window == after.window && before.view == after.view, sourceLocation: sourceLocation)
    if case .hidden = after.keyboard.state {
        #expect(after.keyboardFrame.minY == after.screen.bounds.maxY, "hidden is below", sourceLocation: sourceLocation)
    }
    if case .docked(let height) = after.keyboard.state {
        #expect(after.keyboardFrame.maxY == after.screen.bounds.maxY, "docked is at the bottom", sourceLocation: sourceLocation)
        #expect(after.keyboardFrame.height == height, sourceLocation: sourceLocation)
    }
    #expect(after.keyboardFrame.width == after.screen.bounds.width, sourceLocation: sourceLocation)
}

/// What is true of the default guide in every world.
func expectSound(_ guide: KeyboardLayoutGuide, in world: World, sourceLocation: SourceLocation = #_sourceLocation) {
    let frame = guide.layoutFrame(in: world)
    let covered: Rect<ViewSpace> = world.convert(world.keyboardFrame.intersection(world.window.frame))
    let resting = guide.restingFrame(in: world.view)
    #expect(!frame.isNull, sourceLocation: sourceLocation)
    #expect(
        frame == resting || (frame.minY == covered.minY && frame.maxY == covered.maxY),
        "rests, or spans what the keyboard covers of the window", sourceLocation: sourceLocation)
    #expect((frame == resting) || !covered.isEmpty, "rests where nothing is covered", sourceLocation: sourceLocation)
    let window: Rect<ViewSpace> = world.view.convert(world.window.bounds)
    #expect(window.contains(frame), "never leaves the window", sourceLocation: sourceLocation)
}

typealias Name = KeyboardNotification.Name
