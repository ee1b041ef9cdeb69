import KeyboardModel

/// The keyboard as a user would recognise it; the keys are ornament, all else is to scale.
extension Panel {
    mutating func drawKeyboard() {
        let keyboard = world.keyboard
        let screen = world.keyboardScreen
        let frame = keyboard.visibleFrame(on: screen)
        guard let place = place(frame, on: screen.id), !place.isEmpty else { return noteInvisibleKeyboard() }
        drawFrameBelowTheScreen()
        for part in parts(of: place) {
            draw(part, .keyboard, radius: isSmall ? 5 : 0)
            draw(keys(in: part), .keys)
        }
        if keyboard.accessoryHeight > 0 { drawAccessory(above: frame) }
        note(.right, [kind] + measures(frame), .keyboard, at: Point(x: place.maxX, y: place.minY))
    }

    private mutating func noteInvisibleKeyboard() {
        guard let frame = place(world.keyboardScreen.bounds, on: world.keyboardScreen.id) else { return }
        let reason = world.keyboard.state == .hidden ? [kind] : [kind, "nothing of it seen"]
        note(.right, reason, .faint, at: Point(x: frame.maxX, y: frame.maxY), hasLeader: false)
    }

    /// What notifications report and nobody sees.
    private mutating func drawFrameBelowTheScreen() {
        let screen = world.keyboardScreen
        let overhang = world.overhang(of: screen)
        guard overhang > 0, let frame = place(world.keyboardFrame, on: screen.id, overhang: overhang) else { return }
        draw(frame, .frame)
        let height = Wording.points(world.keyboardFrame.height)
        note(.right, ["its frame: \(height) high", "below the screen"], .frame, at: Point(x: frame.maxX, y: frame.maxY - 8))
    }

    private mutating func drawAccessory(above frame: Rect<ScreenSpace>) {
        let height = world.keyboard.accessoryHeight
        let strip = Rect<ScreenSpace>(x: frame.minX, y: frame.minY, width: frame.width, height: min(height, frame.height))
        guard let place = place(strip, on: world.keyboardScreen.id) else { return }
        draw(place, .accessory)
        note(
            .right, ["accessory \(Wording.points(height)) high"], .accessory, at: Point(x: place.maxX, y: place.midY))
    }

    private var isSmall: Bool {
        switch world.keyboard.state {
        case .floating, .miniToolbar: true
        default: false
        }
    }

    private var kind: String {
        if world.keyboard.state != .hidden, world.keyboard.owner == .anotherApp { return "another app's keyboard" }
        return switch world.keyboard.state {
        case .hidden: "keyboard hidden"
        case .docked: "keyboard, docked"
        case .dismissing: "keyboard, pulled down"
        case .undocked: "keyboard, undocked"
        case .split: "keyboard, split"
        case .floating: "keyboard, floating"
        case .shortcutsBar: "shortcuts bar"
        case .miniToolbar: "mini toolbar"
        }
    }

    /// A keyboard as wide as the screen needs no x.
    private func measures(_ frame: Rect<ScreenSpace>) -> [String] {
        let bounds = world.keyboardScreen.bounds
        if frame.minX == bounds.minX, frame.width == bounds.width {
            return ["y \(Wording.points(frame.minY)), \(Wording.points(frame.height)) high"]
        }
        return ["at (\(Self.point(frame.origin)))", Self.size(frame)]
    }

    /// Two halves of a split keyboard, where its frame has one rectangle.
    private func parts(of frame: Rect<PageSpace>) -> [Rect<PageSpace>] {
        guard case .split = world.keyboard.state else { return [frame] }
        let width = frame.width * 0.36
        return [frame.minX, frame.maxX - width].map { Rect<PageSpace>(x: $0, y: frame.minY, width: width, height: frame.height) }
    }

    private func keys(in part: Rect<PageSpace>) -> [Rect<PageSpace>] {
        switch world.keyboard.state {
        case .shortcutsBar, .miniToolbar: return rows(in: part, ofKeys: [3])
        default: break
        }
        // A keyboard pulled down shows its upper rows.
        let frame = place(world.keyboardFrame, on: world.keyboardScreen.id, overhang: world.overhang(of: world.keyboardScreen))
        let accessory = world.keyboard.accessoryHeight / max(world.keyboardFrame.height, 1) * (frame?.height ?? part.height)
        let whole = Rect<PageSpace>(
            x: part.minX, y: part.minY + accessory, width: part.width, height: (frame?.height ?? part.height) - accessory)
        return rows(in: whole, ofKeys: [10, 9, 8, 1]).filter { $0.maxY <= part.maxY }
    }

    /// Centred rows; a row of one key is the space bar.
    private func rows(in area: Rect<PageSpace>, ofKeys counts: [Int]) -> [Rect<PageSpace>] {
        let inner = area.insetBy(dx: min(4, area.width / 8), dy: min(4, area.height / 8))
        guard !inner.isNull, inner.width > 12, inner.height > 5 else { return [] }
        let gap = 2.0
        let height = min(inner.height / Double(counts.count) - gap, 18)
        let width = inner.width / Double(max(counts.max() ?? 1, 1)) - gap
        guard height > 1.5, width > 1.5 else { return [] }
        return counts.enumerated().flatMap { row, count in
            let keyWidth = count == 1 ? inner.width / 2 : width
            let left = inner.midX - (Double(count) * (keyWidth + gap) - gap) / 2
            let y = inner.minY + Double(row) * (height + gap)
            return (0..<count).map {
                Rect<PageSpace>(x: left + Double($0) * (keyWidth + gap), y: y, width: keyWidth, height: height)
            }
        }
    }
}
