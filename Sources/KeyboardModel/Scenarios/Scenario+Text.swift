/// A scenario in the format of scenario files, for users who begin their own with one of ours.
extension Scenario {
    package var text: String {
        let world = world
        var lines = ["scenario \(id)", "title \(title)", "summary \(summary)", "screen \(world.screen.text)"]
        lines += world.otherScreens.map { "external-screen \($0.text)" }
        lines.append("window \(world.window.text)\(world.window.screen == .main ? "" : " external")")
        if world.view.frame != world.window.bounds { lines.append("view \(world.view.frame.text)") }
        lines.append("safe-area \(world.view.safeAreaInsets.text)")
        if world.view.layoutDirection == .rightToLeft { lines.append("right-to-left") }
        lines.append("keyboard \(world.keyboard.heightWhenHidden.text)\(world.keyboard.screen == .main ? "" : " external")")
        if world.system != .current { lines.append("system \(world.system.major).\(world.system.minor)") }
        if world.prefersCrossFade { lines.append("cross-fade") }
        for choice in Variants.choices where choice.get(world.variants) != choice.get(Variants()) {
            lines.append("variant \(choice.name) \(choice.get(world.variants))")
        }
        lines += steps.map { "step \($0.name): \($0.event.text)" }
        lines += numbers.map { "number \($0.value.text) \($0.provenance.rawValue) \($0.name); \($0.source)" }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension KeyboardEvent {
    fileprivate var text: String {
        switch self {
        case .show(let height): "show \(height.text)"
        case .showInAnotherApp(let height): "showInAnotherApp \(height.text)"
        case .changeHeight(let height): "changeHeight \(height.text)"
        case .hide: "hide"
        case .undock(let above): "undock \(above.text)"
        case .split(let above): "split \(above.text)"
        case .float(let frame): "float \(frame.text)"
        case .drag(let corner): "drag \(corner.x.text) \(corner.y.text)"
        case .showShortcutsBar(let bar): "showShortcutsBar \(bar.height.text) \(bar.width.text) \(bar.keyboardHeight.text)"
        case .minimiseShortcutsBar(let frame): "minimiseShortcutsBar \(frame.text)"
        case .dragDown(let visible): "dragDown \(visible.text)"
        case .changeAccessory(let height): "changeAccessory \(height.text)"
        case .arrange(let window, let view): "arrange \(window.text) \(view.safeAreaInsets.text)"
        case .rotate(let rotation):
            "rotate \(rotation.screen.text) \(rotation.keyboardHeight.text) \(rotation.view.safeAreaInsets.text)"
        }
    }
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
