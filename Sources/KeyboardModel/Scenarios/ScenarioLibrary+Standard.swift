/// The scenarios a handler is run in unless others are asked for.
extension ScenarioLibrary {
    package static let standard = windows + probes

    /// Every kind of window once, and in each the keyboard is shown, changes its height and is hidden. On the phone without a
    /// bottom safe area it also grows.
    package static let windows = [
        iPhoneHomeIndicator, iPhoneHomeButton, iPadFullScreen, iPadSplitViewHalf, iPadSlideOver, iPadStageManagerPartlyCovered,
    ]

    /// What else happens to every handler, one mistake each: events that repeat, a frame of nothing, keyboards that are none of
    /// the window's.
    package static let probes = [
        iPhoneRepeatedShow, iPhoneThereAndBack, iPhoneCrossFade, iPadExternalDisplay, iPadStageManagerOtherApp,
    ]

    /// In place of them, for apps that fill the screen and turn only to the side.
    package static let landscape = [iPhoneLandscape, iPadLandscape]

    static let iPhoneHomeIndicator = showChangeHide(
        id: "iphone-home-indicator", title: "iPhone with home indicator",
        summary: "The keyboard covers the home indicator's strip: its height already contains the safe area's inset.",
        device: .iPhone12,
        heights: (
            .observed(
                "keyboard height", 336,
                "F. Benacquista, \"List of the official iOS keyboards' heights\", Medium: keys 216, suggestions 45, bottom row 75"
            ),
            .observed(
                "keyboard height without suggestions", 291,
                "ionic-team/ionic-v3#993 (iPhone X); the keyboard has the same height on both phones")
        ))

    /// On the phone with a home indicator, its 34 points hide that a handler takes the smaller keyboard's height for the larger
    /// one.
    static let iPhoneHomeButton: Scenario = {
        let heights: (full: Scenario.Number, withoutSuggestions: Scenario.Number) = (
            .observed("keyboard height", 260, "ionic-team/ionic-framework#6255: 260 in portrait, 216 without suggestions"),
            .observed(
                "keyboard height without suggestions", 216,
                "cjwirth/RichEditorView#102: {{0, 667}, {375, 216}} → {{0, 451}, {375, 216}}")
        )
        return scenario(
            "iphone-home-button", "iPhone with home button",
            "No home indicator: the safe area ends at the screen's bottom, and a hidden keyboard leaves nothing to keep clear. "
                + "The keyboard also grows back: what is too low for it is under it at once.",
            on: .iPhoneSE, hiddenHeight: heights.full.value, numbers: [heights.full, heights.withoutSuggestions],
            steps: [
                .init("show", .show(height: heights.full.value)),
                .init("heightChange", .changeHeight(to: heights.withoutSuggestions.value)),
                .init("changeBack", .changeHeight(to: heights.full.value)), .init("hide", .hide),
            ])
    }()

    static let iPadFullScreen = showChangeHide(
        id: "ipad-full-screen", title: "iPad, full screen",
        summary: "The window has the screen's coordinates, so code that forgets to convert still works here.",
        device: .iPadAir,
        heights: (
            .observed("keyboard height", 337, "gist.github.com/matkuznik/1955cc41: end frame on a screen of 820 × 1180"),
            .observed("keyboard height without shortcuts bar", 279, "the same log: the begin frame's height")
        ))

    static let iPadSplitViewHalf = showChangeHide(
        id: "ipad-split-view-half", title: "iPad, right half of Split View",
        summary:
            "The keyboard is as wide as the screen and twice as wide as the window, whose left edge is in the screen's middle.",
        device: .iPad9_7Landscape,
        window: .init(
            frame: Rect(x: 517, y: 0, width: 507, height: 768), arrangement: .splitView, safeArea: EdgeInsets(top: 20),
            numbers: [
                .observed("window x", 517, "one half and the divider's 10 points"),
                .observed("window width", 507, "gist.github.com/sgl0v/3509f3ae: 507 | 507 on a width of 1024"),
            ]),
        heights: landscapeHeights)

    static let iPadSlideOver = showChangeHide(
        id: "ipad-slide-over", title: "iPad, Slide Over",
        summary:
            "A narrow window that floats a little above the screen's bottom: the keyboard covers less of it than it is high.",
        device: .iPad9_7Landscape,
        window: .init(
            frame: Rect(x: 684, y: 20, width: 320, height: 728), arrangement: .slideOver, safeArea: .zero,
            numbers: [
                .derived("window x", 684, "20 points from the screen's right edge"),
                .observed(
                    "window y", 20, "flutter-team-archive/engine#37719: its test's window is 20 points from each edge"),
                .observed("window width", 320, "useyourloaf.com, \"iOS 9 Slide Over and Split View\""),
                .derived("window height", 728, "the screen's height without 20 points above and below"),
                .derived("safe area of the window", 0, "it touches neither status bar nor home indicator"),
            ]),
        heights: landscapeHeights)

    /// Stage Manager runs on iPads with home button since iPadOS 26 (MacRumors, "iPadOS 26 Expands Stage Manager to These
    /// iPads").
    static let iPadStageManagerPartlyCovered = showChangeHide(
        id: "ipad-stage-manager-partly-covered", title: "iPad, Stage Manager window partly covered",
        summary: "A free window 44 points below the screen's top and 120 above its bottom. The keyboard's height, the height "
            + "it covers, and what code that forgets to convert takes for it are three different numbers.",
        device: .iPad10_2Landscape,
        window: .init(
            frame: Rect(x: 90, y: 44, width: 760, height: 646), arrangement: .stageManager, safeArea: .zero,
            numbers: [
                .derived("window x", 90, "chosen: windows are placed freely (WWDC23 session 10281)"),
                .derived("window y", 44, "chosen, to differ from the distance to the screen's bottom"),
                .derived("window width", 760, "chosen"),
                .derived("window height", 646, "chosen, to end 120 points above the screen's bottom"),
                .derived("safe area of the window", 0, "it touches neither status bar nor home indicator"),
            ]),
        heights: landscapeHeights)

    /// Of an iPad with home button in landscape.
    static var landscapeHeights: (Scenario.Number, Scenario.Number) {
        (
            .observed("keyboard height", 398, "lionheart/openradar-mirror#19513: (0, 768, 1024, 398) in landscape"),
            .derived(
                "keyboard height without shortcuts bar", 343,
                "398 less the bar's 55 points (ionic-team/ionic-plugin-keyboard#273)")
        )
    }
}
