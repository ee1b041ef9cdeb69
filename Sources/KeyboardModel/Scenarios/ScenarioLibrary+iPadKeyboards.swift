/// The keyboards an iPad has besides the docked one, in a full-screen window.
extension ScenarioLibrary {
    static let iPadKeyboards = [
        iPadUndocked, iPadUndockedWithoutHide, iPadSplitKeyboard, iPadFloating, iPadFloatingHalf, iPadShortcutsBar,
        iPadBarToKeyboard, iPadMiniToolbar,
    ]

    private static let above = Scenario.Number.derived("distance from the screen's bottom", 150, "chosen")

    static let iPadUndocked = scenario(
        "ipad-undocked", "iPad, keyboard undocked",
        "Undocking posts a hide whose end frame is still on the screen; the guide returns to the bottom, as a handler should.",
        on: .iPad9_7Landscape, hiddenHeight: 398, numbers: [landscapeHeights.0, above],
        steps: [
            .init("show", .show(height: 398)), .init("undock", .undock(above: 150)), .init("dock", .show(height: 398)),
            .init("hide", .hide),
        ])

    static let iPadUndockedWithoutHide: Scenario = {
        var scenario = iPadUndocked
        scenario.id = "ipad-undocked-without-hide"
        scenario.title = "iPad, keyboard undocked, no hide posted"
        scenario.summary =
            "As Flutter guards against: only the change of frame is announced, so handlers that wait for a hide stay put."
        scenario.world.variants.detaching = .changeFrameOnly
        return scenario
    }()

    static let iPadSplitKeyboard = scenario(
        "ipad-split-keyboard", "iPad, keyboard split in two",
        "Two halves at the sides with the app between them, then dragged: the frame announced during the drag is zero.",
        on: .iPad9_7Landscape, hiddenHeight: 398,
        numbers: [
            landscapeHeights.0, above, .derived("y after the drag", 100, "chosen"), .derived("x after the drag", 0, "full width"),
        ],
        steps: [
            .init("show", .show(height: 398)), .init("split", .split(above: 150)), .init("drag", .drag(to: Point(x: 0, y: 100))),
            .init("dock", .show(height: 398)), .init("hide", .hide),
        ])

    private static let floatingNumbers: [Scenario.Number] = [
        .observed("floating width", 320, "Stockboard, KeyDimensions; flutter-team-archive/engine#37719"),
        .derived("floating height", 292, "keys 254 and suggestions 38 (Stockboard, KeyDimensions)"),
        .derived("floating x", 352, "chosen: in the screen's middle"), .derived("floating y", 300, "chosen"),
    ]

    private static let floating = Rect<ScreenSpace>(x: 352, y: 300, width: 320, height: 292)

    static let iPadFloating = scenario(
        "ipad-floating", "iPad, floating keyboard",
        "Pinched to a small one, dragged to a corner, put back. The default guide treats it as hidden throughout.",
        on: .iPad9_7Landscape, hiddenHeight: 398,
        numbers: [landscapeHeights.0, .derived("corner x", 690, "chosen"), .derived("corner y", 460, "chosen")] + floatingNumbers,
        steps: [
            .init("show", .show(height: 398)), .init("float", .float(floating)),
            .init("drag", .drag(to: Point(x: 690, y: 460))), .init("dock", .show(height: 398)), .init("hide", .hide),
        ])

    static let iPadFloatingHalf = scenario(
        "ipad-floating-split-view-half", "iPad, floating keyboard over two apps",
        "In the middle of the screen it covers a part of each half of Split View; then it leaves this app altogether.",
        on: .iPad9_7Landscape,
        in: .init(
            frame: Rect(x: 0, y: 0, width: 507, height: 768), arrangement: .splitView, safeArea: EdgeInsets(top: 20),
            numbers: [
                .observed("window width", 507, "gist.github.com/sgl0v/3509f3ae: 507 | 507 on a width of 1024"),
                .derived("window x", 0, "at the screen's left edge"),
            ]),
        hiddenHeight: 398,
        numbers: [landscapeHeights.0, .derived("x over the other app", 640, "chosen")] + floatingNumbers,
        steps: [
            .init("show", .show(height: 398)), .init("float", .float(floating)),
            .init("dragAway", .drag(to: Point(x: 640, y: 300))), .init("hide", .hide),
        ])

    private static let bar = Keyboard.ShortcutsBar(height: 55, width: 700, keyboardHeight: 398)

    private static let barNumbers: [Scenario.Number] = [
        .observed(
            "bar height", 55, "ionic-team/ionic-plugin-keyboard#273: what is seen of a frame of the keyboard's full height"),
        .observed("keyboard height in the frame", 398, "mozilla-mobile/firefox-ios#739; lionheart/openradar-mirror#19513"),
        .derived("bar width", 700, "chosen: it depends on language and buttons (WWDC21 session 10259)"),
    ]

    static let iPadShortcutsBar = scenario(
        "ipad-shortcuts-bar", "iPad with a hardware keyboard",
        "Only a bar of 55 points is seen, but the frame has the full keyboard's height: most of it is below the screen.",
        on: .iPad9_7Landscape, hiddenHeight: 398, numbers: barNumbers,
        steps: [.init("show", .showShortcutsBar(bar)), .init("hide", .hide)])

    static let iPadBarToKeyboard = scenario(
        "ipad-shortcuts-bar-to-keyboard", "iPad, hardware keyboard taken off",
        "The bar is hidden and the keyboard shown, one right after the other.",
        on: .iPad9_7Landscape, hiddenHeight: 398, numbers: barNumbers,
        steps: [
            .init("showBar", .showShortcutsBar(bar)), .init("keyboard", .show(height: 398)), .init("hide", .hide),
        ])

    static let iPadMiniToolbar = scenario(
        "ipad-mini-toolbar", "iPad, shortcuts bar flicked to a corner",
        "A mini toolbar is no part of the keyboard. Dropped after a drag, it posts a show with a zero frame.",
        on: .iPad9_7Landscape, hiddenHeight: 398,
        numbers: barNumbers + [
            .derived("toolbar x", 20, "chosen"), .derived("toolbar y", 708, "chosen"), .derived("toolbar width", 60, "chosen"),
            .derived("toolbar height", 50, "chosen"), .derived("toolbar x after the drag", 944, "chosen"),
        ],
        steps: [
            .init("showBar", .showShortcutsBar(bar)),
            .init("minimise", .minimiseShortcutsBar(to: Rect(x: 20, y: 708, width: 60, height: 50))),
            .init("drag", .drag(to: Point(x: 944, y: 708))), .init("hide", .hide),
        ])
}
