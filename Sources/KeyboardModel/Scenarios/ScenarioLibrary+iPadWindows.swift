/// A docked keyboard and the windows an iPad has.
extension ScenarioLibrary {
    static let iPadWindows = [
        iPadLandscape, iPadSplitViewThird, iPadSplitViewTwoThirds, iPadSplitViewOtherApp, iPadSlideOverWindowFrame,
        iPadStageManagerAtBottom, iPadStageManagerNotCovered, iPadStageManagerMoved,

        iPadWindowOnExternalDisplay, iPadRotation,
    ]

    static let iPadLandscape = showChangeHide(
        id: "ipad-landscape", title: "iPad in landscape",
        summary: "The window fills the screen, and the keyboard covers more than half of it.",
        device: .iPad9_7Landscape, heights: landscapeHeights)

    private static let splitSource = "gist.github.com/sgl0v/3509f3ae: 320 | 694 on a width of 1024"

    static let iPadSplitViewThird = showChangeHide(
        id: "ipad-split-view-third", title: "iPad, left third of Split View",
        summary: "A window as narrow as a phone under a keyboard three times as wide.",
        device: .iPad9_7Landscape,
        window: .init(
            frame: Rect(x: 0, y: 0, width: 320, height: 768), arrangement: .splitView, safeArea: EdgeInsets(top: 20),
            numbers: [.observed("window width", 320, splitSource), .derived("window x", 0, "at the screen's left edge")]),
        heights: landscapeHeights)

    static let iPadSplitViewTwoThirds = showChangeHide(
        id: "ipad-split-view-two-thirds", title: "iPad, right two thirds of Split View",
        summary: "The wide part of an uneven Split View; its left edge is 330 points from the screen's.",
        device: .iPad9_7Landscape,
        window: .init(
            frame: Rect(x: 330, y: 0, width: 694, height: 768), arrangement: .splitView, safeArea: EdgeInsets(top: 20),
            numbers: [
                .observed("window width", 694, splitSource), .derived("window x", 330, "the other app and a divider of 10"),
            ]),
        heights: landscapeHeights)

    static let iPadSplitViewOtherApp = scenario(
        "ipad-split-view-other-app", "iPad, the other app's keyboard in Split View",
        "Someone types in the app beside: every visible app is notified, the keyboard covers this one as well, and only isLocal says "
            + "whose it is.",
        on: .iPad9_7Landscape,
        in: .init(
            frame: Rect(x: 517, y: 0, width: 507, height: 768), arrangement: .splitView, safeArea: EdgeInsets(top: 20),
            numbers: [
                .observed("window x", 517, "one half and the divider's 10 points"),
                .observed("window width", 507, "gist.github.com/sgl0v/3509f3ae: 507 | 507 on a width of 1024"),
            ]),
        hiddenHeight: 398, numbers: [landscapeHeights.0],
        steps: [.init("otherAppShows", .showInAnotherApp(height: 398)), .init("hide", .hide)])

    static let iPadSlideOverWindowFrame: Scenario = {
        var scenario = iPadSlideOver
        scenario.id = "ipad-slide-over-window-frame"
        scenario.title = "iPad, Slide Over, frame cut to the window"
        scenario.summary =
            "As Flutter observed it: in Slide Over, notifications carry the part of the keyboard above the "
            + "window's bottom edge (flutter-team-archive/engine#37719). The documentation has the whole keyboard."
        scenario.world.variants.slideOverFrame = .endsWithTheWindow
        return scenario
    }()

    static let iPadStageManagerAtBottom = showChangeHide(
        id: "ipad-stage-manager-at-bottom", title: "iPad, Stage Manager window at the screen's bottom",
        summary: "It ends where the screen ends, but begins 110 points below its top: heights are right, y coordinates are not.",
        device: .iPad10_2Landscape, window: free(Rect(x: 200, y: 110, width: 680, height: 700)), heights: landscapeHeights)

    static let iPadStageManagerNotCovered = showChangeHide(
        id: "ipad-stage-manager-not-covered", title: "iPad, Stage Manager window above the keyboard",
        summary: "The keyboard does not reach the window: nothing has to move.",
        device: .iPad10_2Landscape, window: free(Rect(x: 90, y: 44, width: 760, height: 340)), heights: landscapeHeights)

    static let iPadStageManagerOtherApp = scenario(
        "ipad-stage-manager-other-app", "iPad, the other app's keyboard below a Stage Manager window",
        "Someone types in another window. This one is notified as well, though the keyboard neither is its own nor reaches it.",
        on: .iPad10_2Landscape, in: free(Rect(x: 90, y: 44, width: 760, height: 340)), hiddenHeight: 398,
        numbers: [landscapeHeights.0],
        steps: [.init("otherAppShows", .showInAnotherApp(height: 398)), .init("hide", .hide)])

    static let iPadStageManagerMoved: Scenario = {
        let moved = Window(frame: Rect(x: 90, y: 164, width: 760, height: 646), arrangement: .stageManager)
        return scenario(
            "ipad-stage-manager-moved", "iPad, Stage Manager window moved under the keyboard",
            "The user drags the window down while typing. No notification says so; the guide follows.",
            on: .iPad10_2Landscape, in: free(Rect(x: 90, y: 44, width: 760, height: 646)), hiddenHeight: 398,
            numbers: [landscapeHeights.0, .derived("window y after the drag", 164, "chosen, to touch the screen's bottom")],
            steps: [
                .init("show", .show(height: 398)),
                .init("windowMoved", .arrange(window: moved, view: View(filling: moved))), .init("hide", .hide),
            ])
    }()

    static let iPadExternalDisplay = scenario(
        "ipad-keyboard-on-external-display", "iPad, keyboard on an external display",
        "The field is in a window on the other display. The notification's object says so; its frame is in that display's space.",
        on: .iPad10_2Landscape, in: free(Rect(x: 90, y: 44, width: 760, height: 646)), hiddenHeight: 398,
        numbers: [
            landscapeHeights.0, .derived("display width", 1920, "a common size"),
            .derived("display height", 1080, "a common size"),
        ],
        steps: [.init("show", .show(height: 398)), .init("hide", .hide)]
    ) { world in
        world.otherScreens = [Screen(id: .external, width: 1920, height: 1080)]
        world.keyboard.screen = .external
    }

    static let iPadWindowOnExternalDisplay = scenario(
        "ipad-window-on-external-display", "iPad, window on an external display",
        "The window is on the other display, the keyboard on the iPad: frames that look as if they overlap have nothing in "
            + "common (WWDC23 session 10281).",
        on: .iPad10_2Landscape, hiddenHeight: 398,
        numbers: [
            landscapeHeights.0, .derived("display width", 1920, "a common size"),
            .derived("display height", 1080, "a common size"),
            .derived("window x", 100, "chosen"), .derived("window y", 80, "chosen"), .derived("window width", 1200, "chosen"),
            .derived("window height", 700, "chosen"), .derived("safe area of the window", 0, "it touches no edge"),
        ],
        steps: [.init("show", .show(height: 398)), .init("hide", .hide)]
    ) { world in
        world.otherScreens = [Screen(id: .external, width: 1920, height: 1080)]
        world.window = Window(frame: Rect(x: 100, y: 80, width: 1200, height: 700), arrangement: .stageManager, screen: .external)
        world.view = View(filling: world.window)
    }

    static let iPadRotation = scenario(
        "ipad-rotation", "iPad, turned with the keyboard up",
        "The keyboard is higher in landscape: 313 points become 398 (lionheart/openradar-mirror#19513).",
        on: .iPad9_7, hiddenHeight: 313,
        numbers: Device.iPad9_7Landscape.numbers + [
            .observed("keyboard height in portrait", 313, "lionheart/openradar-mirror#19513: (0, 1024, 768, 313) in portrait"),
            landscapeHeights.0,
        ],
        steps: [
            .init("show", .show(height: 313)), .init("turn", .rotate(rotation(to: .iPad9_7Landscape, height: 398))),
            .init("hide", .hide),
        ])

    /// A Stage Manager window anywhere (WWDC23 session 10281).
    private static func free(_ frame: Rect<ScreenSpace>) -> PlacedWindow {
        PlacedWindow(
            frame: frame, arrangement: .stageManager, safeArea: .zero,
            numbers: [
                .derived("window x", frame.x, "chosen: windows are placed freely (WWDC23 session 10281)"),
                .derived("window y", frame.y, "chosen"), .derived("window width", frame.width, "chosen"),
                .derived("window height", frame.height, "chosen"),
                .derived("safe area of the window", 0, "it touches neither status bar nor home indicator"),
            ])
    }
}
