extension Keyboard {
    /// The keyboard after an event. One that does not concern it (a drag of a docked keyboard, an undocking of a hidden one)
    /// leaves it as it is.
    func applying(_ event: KeyboardEvent, on screen: Screen) -> Keyboard {
        var next = self
        next.state = state.applying(event, on: screen) ?? state
        switch event {
        case .show, .showShortcutsBar: next.owner = .thisApp
        case .showInAnotherApp: next.owner = .anotherApp
        case .changeAccessory(let height): next.accessoryHeight = height
        default: break
        }
        if next.state.presence != .absent {
            next.heightWhenHidden = next.frame(on: screen).height
        } else if state == .hidden, case .changeHeight(let height) = event {
            next.heightWhenHidden = height + accessoryHeight
        }
        return next
    }
}

extension Keyboard.State {
    /// Nil where the event does not concern this state.
    func applying(_ event: KeyboardEvent, on screen: Screen) -> Keyboard.State? {
        switch event {
        case .show(let height), .showInAnotherApp(let height): .docked(height: height)
        case .hide: .hidden
        case .changeHeight(let height): changingHeight(to: height)
        case .undock(let above): height.map { .undocked(height: $0, above: above) }
        case .split(let above): height.map { .split(height: $0, above: above) }
        case .float(let frame): presence == .absent ? nil : .floating(frame)
        case .drag(let corner): dragged(to: corner, on: screen)
        case .showShortcutsBar(let bar): .shortcutsBar(bar)
        case .minimiseShortcutsBar(let frame): isShortcutsBar ? .miniToolbar(frame) : nil
        case .dragDown(let visible): pulledDown(to: visible)
        case .changeAccessory, .arrange: nil
        case .rotate(let rotation): rotation.keyboard
        }
    }

    /// Of a keyboard with keys that is as wide as the screen.
    private var height: Double? {
        switch self {
        case .docked(let height), .dismissing(let height, _), .undocked(let height, _), .split(let height, _): height
        case .floating(let frame): frame.height
        case .hidden, .shortcutsBar, .miniToolbar: nil
        }
    }

    private var isShortcutsBar: Bool {
        if case .shortcutsBar = self { true } else { false }
    }

    private func changingHeight(to height: Double) -> Keyboard.State? {
        switch self {
        case .docked, .dismissing: .docked(height: height)
        case .undocked(_, let above): .undocked(height: height, above: above)
        case .split(_, let above): .split(height: height, above: above)
        case .floating(let frame): .floating(Rect(x: frame.x, y: frame.maxY - height, width: frame.width, height: height))
        case .hidden, .shortcutsBar, .miniToolbar: nil
        }
    }

    private func dragged(to corner: Point<ScreenSpace>, on screen: Screen) -> Keyboard.State? {
        switch self {
        case .undocked(let height, _): .undocked(height: height, above: screen.bounds.maxY - corner.y - height)
        case .split(let height, _): .split(height: height, above: screen.bounds.maxY - corner.y - height)
        case .floating(let frame): .floating(Rect(origin: corner, size: frame.size))
        case .miniToolbar(let frame): .miniToolbar(Rect(origin: corner, size: frame.size))
        case .hidden, .docked, .dismissing, .shortcutsBar: nil
        }
    }

    private func pulledDown(to visible: Double) -> Keyboard.State? {
        switch self {
        case .docked(let height), .dismissing(let height, _): .dismissing(height: height, visible: min(visible, height))
        default: nil
        }
    }
}
