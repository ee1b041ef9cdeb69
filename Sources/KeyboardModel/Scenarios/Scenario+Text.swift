/// A scenario in the format of scenario files, for users who begin their own with one of ours.
extension Scenario {
    package var text: String {
        let world = world
        var lines = ["scenario \(id)", "title \(title)", "summary \(summary)", "screen \(world.screen.text)"]
        lines += world.otherScreens.map { "external-screen \($0.text)" }
        lines.append("window \(world.window.text)\(world.window.screen.suffix)")
        if world.view.frame != world.window.bounds { lines.append("view \(world.view.frame.text)") }
        lines.append("safe-area \(world.view.safeAreaInsets.text)")
        if world.view.layoutDirection == .rightToLeft { lines.append("right-to-left") }
        lines.append("keyboard \(world.keyboard.heightWhenHidden.text)\(world.keyboard.screen.suffix)")
        if let state = world.keyboard.state.text { lines.append("keyboard-state \(state)") }
        if world.system != .current { lines.append("system \(world.system.major).\(world.system.minor)") }
        if world.prefersCrossFade { lines.append("cross-fade") }
        for choice in Variants.choices where choice.get(world.variants) != choice.get(Variants()) {
            lines.append("variant \(choice.name) \(choice.get(world.variants))")
        }
        lines += steps.map { step in
            let frames = step.frames.map { " posting \($0.begin.text) \($0.end.text)" } ?? ""
            return "step \(step.name): \(step.event.text)\(frames)"
        }
        lines += numbers.map { "number \($0.value.text) \($0.provenance.rawValue) \($0.name); \($0.source)" }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension KeyboardEvent {
    /// As a scenario file says it.
    package var text: String {
        switch self {
        case .show(let height): "show \(height.text)"
        case .showInAnotherApp(let height): "showInAnotherApp \(height.text)"
        case .changeHeight(let height): "changeHeight \(height.text)"
        case .hide: "hide"
        case .undock(let above): "undock \(above.text)"
        case .split(let above): "split \(above.text)"
        case .float(let frame): "float \(frame.text)"
        case .drag(let corner): "drag \(corner.x.text) \(corner.y.text)"
        case .showShortcutsBar(let bar): "showShortcutsBar \(bar.text)"
        case .minimiseShortcutsBar(let frame): "minimiseShortcutsBar \(frame.text)"
        case .dragDown(let visible): "dragDown \(visible.text)"
        case .changeAccessory(let height): "changeAccessory \(height.text)"
        case .arrange(let window, let view): "arrange \(window.text) \(window.screen.rawValue) \(view.text)"
        case .rotate(let rotation):
            "rotate \(rotation.screen.text) \(rotation.keyboardHeight.text) \(rotation.view.text)"
        }
    }
}

extension Keyboard.State {
    /// Nil for a hidden one, and for one that a finger holds, with which no scenario begins.
    fileprivate var text: String? {
        switch self {
        case .hidden, .dismissing: nil
        case .docked(let height): "docked \(height.text)"
        case .undocked(let height, let above): "undocked \(height.text) \(above.text)"
        case .split(let height, let above): "split \(height.text) \(above.text)"
        case .floating(let frame): "floating \(frame.text)"
        case .shortcutsBar(let bar): "shortcutsBar \(bar.text)"
        case .miniToolbar(let frame): "miniToolbar \(frame.text)"
        }
    }
}

extension Keyboard.ShortcutsBar {
    fileprivate var text: String { "\(height.text) \(width.text) \(keyboardHeight.text)" }
}

extension View {
    /// Its insets, and its frame: without one, it would keep its distances from the window's edges.
    fileprivate var text: String { "\(safeAreaInsets.text) view \(frame.text)" }
}

extension Screen.ID {
    fileprivate var suffix: String { self == .main ? "" : " \(rawValue)" }
}

extension KeyboardEvent.Rotation {
    fileprivate var keyboardHeight: Double {
        Keyboard(state: keyboard).frame(on: screen).height
    }
}

extension Screen {
    fileprivate var text: String { "\(bounds.width.text) \(bounds.height.text) \(orientation.rawValue)" }
}

extension Window {
    fileprivate var text: String { "\(frame.text) \(arrangement.rawValue)" }
}

extension Rect {
    fileprivate var text: String { "\(x.text) \(y.text) \(width.text) \(height.text)" }
}

extension EdgeInsets {
    fileprivate var text: String { "\(top.text) \(left.text) \(bottom.text) \(right.text)" }
}

extension Double {
    /// Whole numbers without a fraction.
    fileprivate var text: String { Int(exactly: self).map(String.init) ?? String(self) }
}
