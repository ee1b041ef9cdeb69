import KeyboardModel
import Testing
import Vocabulary

typealias Name = KeyboardNotificationName

/// What is true of every transition, whatever the world and the event.
func expectSound(_ transition: Transition, sourceLocation: SourceLocation = #_sourceLocation) {
    let (before, after) = (transition.before, transition.after)
    let stages = transition.stages
    #expect(stages.first?.before == before && stages.last?.after == after, sourceLocation: sourceLocation)
    #expect(stages.flatMap(\.notifications) == transition.notifications, sourceLocation: sourceLocation)
    for (stage, next) in zip(stages, stages.dropFirst()) {
        #expect(stage.after == next.before, "a stage begins where the last one ended", sourceLocation: sourceLocation)
    }
    let names = transition.notifications.map(\.name)
    for (will, did) in [(Name.willShow, Name.didShow), (.willHide, .didHide), (.willChangeFrame, .didChangeFrame)] {
        let (wills, dids) = (names.filter { $0 == will }.count, names.filter { $0 == did }.count)
        #expect(wills == dids, "every will has its did", sourceLocation: sourceLocation)
        if let first = names.firstIndex(of: will), let last = names.lastIndex(of: did) {
            #expect(first < last, "\(will) comes before \(did)", sourceLocation: sourceLocation)
        }
    }
    if let first = transition.notifications.first, let last = transition.notifications.last {
        #expect(first.beginFrame == before.reportedKeyboardFrame, "begins where it was", sourceLocation: sourceLocation)
        #expect(
            last.endFrame == after.reportedKeyboardFrame || last.endFrame == .zero, "ends where it is, or says nothing",
            sourceLocation: sourceLocation)
    }
    if after.variants == Variants(), after.keyboard.state.presence != .absent {
        #expect(
            after.reportedKeyboardFrame == after.keyboardFrame, "notifications tell the truth", sourceLocation: sourceLocation)
    }
    expectSound(after.keyboard, on: after.keyboardScreen, sourceLocation: sourceLocation)
}

/// What is true of a keyboard in any state.
func expectSound(_ keyboard: Keyboard, on screen: Screen, sourceLocation: SourceLocation = #_sourceLocation) {
    let frame = keyboard.frame(on: screen)
    switch keyboard.state {
    case .hidden:
        #expect(frame.minY == screen.bounds.maxY, "hidden is below the screen", sourceLocation: sourceLocation)
    case .docked(let height):
        #expect(frame.maxY == screen.bounds.maxY, "docked is at the screen's bottom", sourceLocation: sourceLocation)
        #expect(frame.height == height + keyboard.accessoryHeight, sourceLocation: sourceLocation)
    case .dismissing, .shortcutsBar:
        #expect(frame.maxY >= screen.bounds.maxY, "reaches the screen's bottom", sourceLocation: sourceLocation)
    case .undocked, .split:
        #expect(frame.width == screen.bounds.width, "as wide as the screen", sourceLocation: sourceLocation)
    case .floating, .miniToolbar:
        break
    }
    #expect(
        screen.bounds.contains(keyboard.visibleFrame(on: screen)) || keyboard.state == .hidden, sourceLocation: sourceLocation)
}

/// A docked or hidden keyboard that goes to docked or hidden posts something exactly when what is seen changes.
func expectAnnounced(_ transition: Transition, sourceLocation: SourceLocation = #_sourceLocation) {
    let visible = [transition.before, transition.after].map { $0.keyboard.visibleFrame(on: $0.keyboardScreen) }
    #expect(transition.notifications.isEmpty == (visible[0] == visible[1]), sourceLocation: sourceLocation)
    for notification in transition.notifications {
        #expect(notification.beginFrame == transition.before.keyboardFrame, sourceLocation: sourceLocation)
        #expect(notification.endFrame == transition.after.keyboardFrame, sourceLocation: sourceLocation)
    }
}

/// What is true of any guide in every world.
func expectSound(_ guide: KeyboardLayoutGuide, in world: World, sourceLocation: SourceLocation = #_sourceLocation) {
    let frame = guide.layoutFrame(in: world)
    let covered = world.coveredFrame
    let resting = guide.restingFrame(in: world)
    let hidden = world.with(.hidden)
    #expect(!frame.isNull, sourceLocation: sourceLocation)
    let window: Rect<ViewSpace> = world.view.convert(world.window.bounds)
    #expect(window.contains(frame), "never leaves the window", sourceLocation: sourceLocation)
    #expect(guide.layoutFrame(in: hidden) == resting, "rests while hidden", sourceLocation: sourceLocation)
    if !guide.follows(world) || covered.isNull {
        #expect(frame == resting, "not followed is dismissed", sourceLocation: sourceLocation)
        #expect(guide.nearEdges(in: world) == guide.nearEdges(in: hidden), sourceLocation: sourceLocation)
    } else if world.keyboard.state.presence == .docked {
        let onScreen: Rect<ScreenSpace> = world.convert(frame)
        #expect(onScreen.contains(covered), "docked, it holds what is covered", sourceLocation: sourceLocation)
        #expect(frame.height >= resting.height, "never less high than the safe area", sourceLocation: sourceLocation)
    } else {
        #expect(frame == world.convert(covered), "detached, it is what is covered", sourceLocation: sourceLocation)
    }
    let (near, away) = (guide.nearEdges(in: world), guide.awayEdges(in: world))
    #expect(near.isDisjoint(with: away), "near and away are never both true", sourceLocation: sourceLocation)
    #expect(near.union(away) == .all, "near or away", sourceLocation: sourceLocation)
    #expect(!near.isSuperset(of: [.leading, .trailing]), "never near opposite edges", sourceLocation: sourceLocation)
    #expect(!near.isSuperset(of: [.top, .bottom]), "never near opposite edges", sourceLocation: sourceLocation)
}
