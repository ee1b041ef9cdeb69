/// The scenarios that come with the tool.
package enum ScenarioLibrary {
    package static let all = standard

    /// The ones a handler is run in unless others are asked for: show, height change, hide, once per kind of window.
    package static let standard: [Scenario] = [
        classic(
            id: "iphone-home-indicator", title: "iPhone with home indicator", screen: Size(width: 390, height: 844),
            safeArea: EdgeInsets(top: 47, bottom: 34), heights: (336, 291)),
        classic(
            id: "iphone-home-button", title: "iPhone with home button", screen: Size(width: 375, height: 667),
            safeArea: EdgeInsets(top: 20), heights: (260, 216)),
        classic(
            id: "ipad-full-screen", title: "iPad, full screen", screen: Size(width: 820, height: 1180),
            safeArea: EdgeInsets(top: 24, bottom: 20), heights: (337, 279)),
        classic(
            id: "ipad-split-view-half", title: "iPad, right half of Split View", screen: Size(width: 1024, height: 768),
            window: Window(frame: Rect(x: 517, y: 0, width: 507, height: 768), arrangement: .splitView),
            safeArea: EdgeInsets(top: 20), heights: (398, 343)),
        classic(
            id: "ipad-slide-over", title: "iPad, Slide Over", screen: Size(width: 1024, height: 768),
            window: Window(frame: Rect(x: 684, y: 20, width: 320, height: 728), arrangement: .slideOver),
            safeArea: .zero, heights: (398, 343)),
        classic(
            id: "ipad-stage-manager-partly-covered", title: "iPad, Stage Manager window partly covered",
            screen: Size(width: 1080, height: 810),
            window: Window(frame: Rect(x: 90, y: 44, width: 760, height: 646), arrangement: .stageManager),
            safeArea: .zero, heights: (398, 343)),
    ]

    package static func scenario(id: String) -> Scenario? {
        all.first { $0.id == id }
    }

    private static func classic(
        id: String, title: String, screen: Size, window: Window? = nil, safeArea: EdgeInsets,
        heights: (first: Double, second: Double)
    ) -> Scenario {
        let screen = Screen(width: screen.width, height: screen.height)
        let window = window ?? Window(frame: screen.bounds, arrangement: .fullScreen)
        return Scenario(
            id: id, title: title, summary: title,
            world: World(
                screen: screen, window: window, view: View(filling: window, safeAreaInsets: safeArea),
                keyboard: Keyboard(heightWhenHidden: heights.first)),
            steps: [
                .init("show", .show(height: heights.first)), .init("heightChange", .changeHeight(to: heights.second)),
                .init("hide", .hide),
            ],
            numbers: [])
    }
}
