import KeyboardModel

/// A scenario at one instant, as JSON: the window, the view, the keyboard, and where the layout guides are. In points.
struct MomentJSON: Encodable {
    private let screen: ScreenJSON
    private let window: WindowJSON
    private let view: ViewJSON
    private let keyboard: KeyboardJSON
    /// By what is set on the guide; those that the scenario's system does not have are left out.
    private let guides: [String: GuideJSON]

    init(_ world: World) {
        screen = ScreenJSON(world.screen)
        window = WindowJSON(world.window)
        view = ViewJSON(world.view)
        keyboard = KeyboardJSON(world)
        var guides: [String: GuideJSON] = [:]
        for (name, since, guide) in Self.guides where world.system >= since { guides[name] = GuideJSON(guide, in: world) }
        self.guides = guides
    }

    private static let guides = [
        ("default", KeyboardLayoutGuide.introduced, KeyboardLayoutGuide()),
        ("followsUndockedKeyboard", KeyboardLayoutGuide.introduced, KeyboardLayoutGuide(followsUndockedKeyboard: true)),
        (
            "withoutBottomSafeArea", KeyboardLayoutGuide.bottomSafeAreaAndPaddingIntroduced,
            KeyboardLayoutGuide(usesBottomSafeArea: false)
        ),
    ]

    private struct WindowJSON: Encodable {
        /// In the coordinates of its screen.
        let frame: RectJSON?
        let arrangement: String
        let screen: String

        init(_ window: Window) {
            frame = RectJSON(window.frame)
            arrangement = window.arrangement.rawValue
            screen = window.screen.rawValue
        }
    }

    private struct ViewJSON: Encodable {
        /// In the window's coordinates.
        let frame: RectJSON?
        let safeAreaInsets: InsetsJSON

        init(_ view: View) {
            frame = RectJSON(view.frame)
            safeAreaInsets = InsetsJSON(view.safeAreaInsets)
        }
    }

    private struct KeyboardJSON: Encodable {
        let state: String
        let owner: String
        let screen: String
        /// In the coordinates of its screen.
        let frame: RectJSON?
        /// What it covers of the view, in the view's coordinates; left out where it covers nothing of the window.
        let coveredFrame: RectJSON?

        init(_ world: World) {
            state = world.keyboard.state.name
            owner = world.keyboard.owner.rawValue
            screen = world.keyboard.screen.rawValue
            frame = RectJSON(world.keyboardFrame)
            coveredFrame = world.coveredFrame.isNull ? nil : RectJSON(world.convert(world.coveredFrame))
        }
    }

    private struct GuideJSON: Encodable {
        /// In the view's coordinates.
        let layoutFrame: RectJSON?
        let nearEdges: [String]
        let awayEdges: [String]

        init(_ guide: KeyboardLayoutGuide, in world: World) {
            layoutFrame = RectJSON(guide.layoutFrame(in: world))
            nearEdges = guide.nearEdges(in: world).names
            awayEdges = guide.awayEdges(in: world).names
        }
    }
}

/// A display as JSON.
struct ScreenJSON: Encodable {
    private let id: String
    private let width: Double
    private let height: Double
    private let orientation: String

    init(_ screen: Screen) {
        id = screen.id.rawValue
        width = screen.bounds.width
        height = screen.bounds.height
        orientation = screen.orientation.rawValue
    }
}

extension DirectionalEdges {
    fileprivate var names: [String] {
        [(DirectionalEdges.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing")]
            .filter { contains($0.0) }.map(\.1)
    }
}
