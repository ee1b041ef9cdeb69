/// One instant of a scenario, drawn to scale.
struct WorldDrawing {
    var caption: String
    var world: World
    var guide: KeyboardLayoutGuide
    /// Pixels a point.
    var scale: Double

    static let windowFill = "#eaf1ff"
    static let windowStroke = "#3b6fd4"
    static let keyboardFill = "#b9c0cc"
    static let guideFill = "#ffb454"
    static let guideStroke = "#e07b00"
    static let safeAreaStroke = "#2c9a5b"
    private static let betweenScreens = 14.0

    var width: Double {
        world.screens.reduce(-Self.betweenScreens) { $0 + $1.bounds.width * scale + Self.betweenScreens }
    }

    var height: Double { (world.screens.map(\.bounds.height).max() ?? 0) * scale }

    func draw(in svg: inout SVG, at origin: (x: Double, y: Double)) {
        var x = origin.x
        for screen in world.screens {
            draw(screen, in: &svg, at: (x, origin.y))
            x += screen.bounds.width * scale + Self.betweenScreens
        }
        let below = origin.y + height + 18
        svg.text(caption, at: (origin.x, below), SVG.TextStyle(size: 13, isBold: true))
        for (index, line) in facts.enumerated() {
            svg.text(line, at: (origin.x, below + 16 * Double(index + 1)), SVG.TextStyle(size: 11.5, colour: "#566074"))
        }
    }

    private func draw(_ screen: Screen, in svg: inout SVG, at origin: (x: Double, y: Double)) {
        func place(_ frame: Rect<ScreenSpace>) -> (x: Double, y: Double, width: Double, height: Double) {
            let seen = frame.intersection(screen.bounds)
            guard !seen.isNull else { return (origin.x, origin.y, 0, 0) }
            return (origin.x + seen.x * scale, origin.y + seen.y * scale, seen.width * scale, seen.height * scale)
        }
        svg.rect(place(screen.bounds), fill: "#f6f7f9", stroke: "#566074", strokeWidth: 1.5, radius: 4)
        let hasWindow = screen.id == world.window.screen
        if hasWindow {
            svg.rect(place(world.window.frame), fill: Self.windowFill, stroke: Self.windowStroke, radius: 3)
            let safeArea: Rect<ScreenSpace> = world.convert(world.view.bounds.insetBy(world.view.safeAreaInsets))
            if world.view.safeAreaInsets != .zero || world.view.frame != world.window.bounds {
                svg.rect(place(safeArea), stroke: Self.safeAreaStroke, dashes: "3 3")
            }
        }
        if screen.id == world.keyboard.screen {
            let keyboard = place(world.keyboard.visibleFrame(on: screen))
            if keyboard.width > 0, keyboard.height > 0 {
                svg.rect(keyboard, fill: Self.keyboardFill, stroke: "#9aa3b2", radius: 2, opacity: 0.75)
            }
        }
        guard hasWindow else { return }
        let frame = place(world.convert(guide.layoutFrame(in: world)))
        svg.rect(frame, fill: Self.guideFill, opacity: 0.35)
        svg.line(from: (frame.x, frame.y), to: (frame.x + frame.width, frame.y), stroke: Self.guideStroke, width: 2.5)
    }

    /// What one would have to measure the picture for.
    private var facts: [String] {
        let top = guide.layoutFrame(in: world).minY
        let covered = world.coveredFrame
        let keyboard =
            switch world.keyboard.state {
            case .hidden: "no keyboard"
            default: "keyboard \(world.keyboardFrame.height.px), covers \(covered.isNull ? "none" : covered.height.px)"
            }
        return [keyboard, "guide’s top at \(top.px)", "\((world.view.bounds.maxY - top).px) above view’s bottom"]
    }
}
