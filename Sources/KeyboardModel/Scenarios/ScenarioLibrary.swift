/// The scenarios that come with the tool.
package enum ScenarioLibrary {
    /// Every scenario, the standard ones first.
    package static let all = standard + iPhone + iPadWindows + iPadKeyboards

    package static func scenario(id: String) -> Scenario? {
        all.first { $0.id == id }
    }
}

extension ScenarioLibrary {
    /// A window that does not fill the screen, with where its numbers come from.
    struct PlacedWindow {
        var frame: Rect<ScreenSpace>
        var arrangement: Window.Arrangement
        var safeArea: EdgeInsets
        var numbers: [Scenario.Number]
    }

    /// A scenario on a device, in a full-screen window unless another is given, that begins with a hidden keyboard.
    ///
    /// - Parameters:
    ///   - hiddenHeight: of the keyboard's frame before it is shown first.
    ///   - adjust: whatever else is special about the world.
    static func scenario(
        _ id: String, _ title: String, _ summary: String, on device: Device, in placed: PlacedWindow? = nil,
        hiddenHeight: Double, numbers: [Scenario.Number], steps: [Scenario.Step], adjust: (inout World) -> Void = { _ in }
    ) -> Scenario {
        let window = Window(frame: placed?.frame ?? device.screen.bounds, arrangement: placed?.arrangement ?? .fullScreen)
        var world = World(
            screen: device.screen, window: window,
            view: View(filling: window, safeAreaInsets: placed?.safeArea ?? device.safeArea),
            keyboard: Keyboard(heightWhenHidden: hiddenHeight))
        adjust(&world)
        return Scenario(
            id: id, title: title, summary: summary, world: world, steps: steps,
            numbers: device.numbers + (placed?.numbers ?? []) + numbers)
    }

    /// The common kind: the keyboard is shown, changes its height and is hidden.
    static func showChangeHide(
        id: String, title: String, summary: String, device: Device, window placed: PlacedWindow? = nil,
        heights: (first: Scenario.Number, second: Scenario.Number), numbers: [Scenario.Number] = [],
        adjust: (inout World) -> Void = { _ in }
    ) -> Scenario {
        scenario(
            id, title, summary, on: device, in: placed, hiddenHeight: heights.first.value,
            numbers: [heights.first, heights.second] + numbers,
            steps: [
                .init("show", .show(height: heights.first.value)),
                .init("heightChange", .changeHeight(to: heights.second.value)),
                .init("hide", .hide),
            ],
            adjust: adjust)
    }
}
