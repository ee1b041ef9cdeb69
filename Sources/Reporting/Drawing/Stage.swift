import KeyboardModel

/// The picture's own coordinates: SVG user units.
enum PageSpace: CoordinateSpace {
    static let name = "picture"
}

/// Where the screens of every panel are drawn, and at which scale: the same in all of them, so that sizes can be compared.
struct Stage {
    /// User units a point.
    let scale: Double
    /// Of the area the screens are drawn in.
    let width: Double

    /// As large as fits twice beside its labels on a page.
    static let usual = Size(width: 300, height: 320)
    /// Between two screens.
    private static let gap = 22.0

    /// - Parameter largest: of the area the screens are drawn in.
    init(_ instants: [Instant], largest: Size = Stage.usual) {
        let worlds = instants.map(\.world)
        let width = worlds.flatMap(\.screens).map(\.bounds.width).max() ?? 1
        let heights = worlds.map { world in world.screens.reduce(0) { $0 + $1.bounds.height + world.overhang(of: $1) } }
        let gaps = worlds.map { Self.gap * Double($0.screens.count - 1) }.max() ?? 0
        scale = min(largest.width / width, (largest.height - gaps) / (heights.max() ?? 1))
        self.width = width * scale
    }

    /// Of a world's screens and what is drawn below them.
    func height(of world: World) -> Double {
        screens(of: world).map { $0.frame.maxY + world.overhang(of: $0.screen) * scale }.max() ?? 0
    }

    /// Where the screens stand, one below the other, in the area.
    func screens(of world: World) -> [(screen: Screen, frame: Rect<PageSpace>)] {
        var y = 0.0
        return world.screens.map { screen in
            let (width, height) = (screen.bounds.width * scale, screen.bounds.height * scale)
            defer { y += height + world.overhang(of: screen) * scale + Self.gap }
            return (screen, Rect(x: (self.width - width) / 2, y: y, width: width, height: height))
        }
    }
}

extension World {
    /// How far below the screen to draw, in points: a keyboard that is partly on screen has a frame that reaches further down,
    /// and its height is what handlers read. Limited, since a frame can be as high as a scenario says.
    func overhang(of screen: Screen) -> Double {
        guard screen.id == keyboardScreen.id, keyboard.reachesBelowTheScreen else { return 0 }
        return min(max(keyboardFrame.maxY - screen.bounds.maxY, 0), screen.bounds.height / 2)
    }
}

extension Keyboard {
    var reachesBelowTheScreen: Bool {
        switch state {
        case .shortcutsBar, .dismissing: true
        default: false
        }
    }
}
