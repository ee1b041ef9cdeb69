import KeyboardModel

/// One instant: what is drawn, and what is said beside it. In the stage's coordinates.
struct Panel {
    let instant: Instant
    private(set) var shapes: [Picture.Element] = []
    private(set) var left: [Note] = []
    private(set) var right: [Note] = []
    /// The inks used, for the legend.
    private(set) var inks: Set<Ink> = []
    /// Of the area drawn in; notes stand beside it.
    let size: Size
    private let scale: Double
    private let screens: [(screen: Screen, frame: Rect<PageSpace>)]

    var world: World { instant.world }

    init(_ instant: Instant, on stage: Stage) {
        self.instant = instant
        scale = stage.scale
        screens = stage.screens(of: instant.world)
        size = Size(width: stage.width, height: stage.height(of: instant.world))
        drawScreens()
        drawWindow()
        drawSafeArea()
        drawKeyboard()
        drawGuide()
        instant.marks.forEach { draw($0) }
    }

    mutating func draw(_ rect: Rect<PageSpace>, _ ink: Ink, radius: Double = 0) {
        shapes.append(.rect(rect, ink, radius: radius))
        inks.insert(ink)
    }

    mutating func draw(_ rects: [Rect<PageSpace>], _ ink: Ink) {
        if !rects.isEmpty { shapes.append(.rects(rects, ink)) }
    }

    mutating func drawLine(_ ends: [Point<PageSpace>], _ ink: Ink, width: Double) {
        shapes.append(.line(ends, ink, width: width, dashed: ink != .guide))
        inks.insert(ink)
    }

    private mutating func drawTop(of rect: Rect<PageSpace>, _ ink: Ink, width: Double) {
        drawLine([Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY)], ink, width: width)
    }

    mutating func note(_ side: Gutter.Side, _ lines: [String], _ ink: Ink, at target: Point<PageSpace>, hasLeader: Bool = true) {
        let note = Note(lines: lines, ink: ink, target: target, hasLeader: hasLeader)
        if side == .left { left.append(note) } else { right.append(note) }
    }

    /// A note about what lies outside the screen that the window is on.
    private mutating func noteAbsent(_ side: Gutter.Side, _ lines: [String], _ ink: Ink, isAbove: Bool) {
        let screen = screens.first { $0.screen.id == world.window.screen }?.frame ?? .zero
        let target = Point<PageSpace>(
            x: side == .left ? screen.minX : screen.maxX, y: isAbove ? screen.minY : screen.maxY)
        note(side, lines + ["not on the screen"], ink, at: target, hasLeader: false)
    }

    /// Where a rectangle of a screen is drawn, as far as it lies on the screen (or `overhang` points below it); nil where it does
    /// not.
    func place(_ rect: Rect<ScreenSpace>, on id: Screen.ID, overhang: Double = 0) -> Rect<PageSpace>? {
        guard let (screen, frame) = screens.first(where: { $0.screen.id == id }) ?? screens.first else { return nil }
        let visible = rect.intersection(screen.bounds.insetBy(EdgeInsets(bottom: -overhang)))
        guard !visible.isNull else { return nil }
        return Rect(
            x: frame.minX + (visible.minX - screen.bounds.minX) * scale,
            y: frame.minY + (visible.minY - screen.bounds.minY) * scale,
            width: visible.width * scale, height: visible.height * scale)
    }

    func place(_ rect: Rect<ViewSpace>) -> Rect<PageSpace>? {
        place(world.convert(rect), on: world.window.screen)
    }
}

extension Panel {
    private mutating func drawScreens() {
        for (screen, frame) in screens {
            draw(frame, .screen, radius: 6)
            let fills = screen.id == world.window.screen && world.window.frame == screen.bounds
            let name = screen.id == .main ? "screen" : "external display"
            note(
                .left, [fills ? "\(name) and window" : name, Self.size(screen.bounds)], .screen,
                at: Point(x: frame.minX, y: frame.minY))
        }
    }

    private mutating func drawWindow() {
        let window = world.window
        let lines = ["window at (\(Self.point(window.frame.origin)))", Self.size(window.frame)]
        guard let frame = place(window.frame, on: window.screen) else {
            return noteAbsent(.left, lines, .window, isAbove: true)
        }
        draw(frame, .window, radius: window.arrangement == .fullScreen ? 6 : 3)
        if window.frame != world.windowScreen.bounds {
            note(.left, lines, .window, at: Point(x: frame.minX, y: frame.minY))
        }
        guard world.view.frame != window.bounds, let view = place(world.view.bounds) else { return }
        draw(view, .view)
        note(
            .left, ["view at (\(Self.point(world.view.frame.origin)))", Self.size(world.view.frame), "in the window"], .view,
            at: Point(x: view.minX, y: view.minY))
    }

    private mutating func drawSafeArea() {
        let insets = world.view.safeAreaInsets
        guard insets != .zero, let area = place(world.view.bounds.insetBy(insets)) else { return }
        drawBorder(of: area, insets)
        let sides = [("top", insets.top), ("bottom", insets.bottom), ("left", insets.left), ("right", insets.right)]
        let named = sides.filter { $0.1 != 0 }.map { "\($0.0) \(Wording.points($0.1))" }
        note(
            .left,
            ["safe area"]
                + stride(from: 0, to: named.count, by: 2).map { named[$0..<min($0 + 2, named.count)].joined(separator: ", ") },
            .safeArea,
            at: Point(x: place(world.view.bounds)?.minX ?? area.minX, y: insets.bottom != 0 ? area.maxY : area.minY))
    }

    /// Only the sides that are inset: the others would lie on the view's edges.
    private mutating func drawBorder(of area: Rect<PageSpace>, _ insets: EdgeInsets) {
        let corners = (
            topLeft: Point<PageSpace>(x: area.minX, y: area.minY), topRight: Point<PageSpace>(x: area.maxX, y: area.minY),
            bottomLeft: Point<PageSpace>(x: area.minX, y: area.maxY), bottomRight: Point<PageSpace>(x: area.maxX, y: area.maxY)
        )
        if insets.top != 0 { drawLine([corners.topLeft, corners.topRight], .safeArea, width: Ink.safeArea.width) }
        if insets.bottom != 0 { drawLine([corners.bottomLeft, corners.bottomRight], .safeArea, width: Ink.safeArea.width) }
        if insets.left != 0 { drawLine([corners.topLeft, corners.bottomLeft], .safeArea, width: Ink.safeArea.width) }
        if insets.right != 0 { drawLine([corners.topRight, corners.bottomRight], .safeArea, width: Ink.safeArea.width) }
    }

    /// The default guide: its top edge is what content is constrained to.
    private mutating func drawGuide() {
        let guide = KeyboardLayoutGuide().layoutFrame(in: world)
        let lines = ["guide top y \(Wording.points(guide.minY))", "\(Wording.points(guide.height)) high"]
        guard let frame = place(guide) else {
            return noteAbsent(.right, lines, .guide, isAbove: false)
        }
        if !frame.isEmpty { draw(frame, .guide) }
        drawTop(of: frame, .guide, width: 2.4)
        note(.right, lines, .guide, at: Point(x: frame.maxX, y: frame.minY))
    }

    /// The band between two heights in the view, as far as it is on the screen.
    mutating func drawDifference(between first: Double, and second: Double) {
        let band = Rect<ViewSpace>(
            x: 0, y: min(first, second), width: world.view.bounds.width, height: abs(first - second))
        guard let frame = place(band), !frame.isEmpty else { return }
        draw(frame, .difference)
    }

    private mutating func draw(_ mark: ScenarioDrawing.Mark) {
        let ink: Ink = mark.style == .handler ? .handler : .reference
        let bounds = world.view.bounds
        let line = Rect<ViewSpace>(x: 0, y: mark.y, width: bounds.width, height: 0)
        let label = Note.font.truncate(SafeText.escaping(mark.label), width: 150)
        let text = "\(label) y \(Wording.points(mark.y))"
        guard let frame = place(line) else {
            return noteAbsent(.right, [text], ink, isAbove: mark.y < bounds.midY)
        }
        drawTop(of: frame, ink, width: ink.width)
        note(.right, [text], ink, at: Point(x: frame.maxX, y: frame.minY))
    }
}

extension Panel {
    static func size<Space>(_ rect: Rect<Space>) -> String {
        "\(Wording.points(rect.width)) × \(Wording.points(rect.height))"
    }

    static func point<Space>(_ point: Point<Space>) -> String {
        "\(Wording.points(point.x)), \(Wording.points(point.y))"
    }
}
