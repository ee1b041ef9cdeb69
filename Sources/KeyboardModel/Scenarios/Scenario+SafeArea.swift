extension Scenario {
    /// The scenario with a view whose safe area is smaller by some points at the bottom, as a controller makes it with
    /// `additionalSafeAreaInsets` (Apple, documentation of that property).
    package func adding(toBottomOfSafeArea points: Double) -> Scenario {
        guard points != 0 else { return self }
        var scenario = self
        scenario.addedSafeArea += points
        scenario.world.view.safeAreaInsets.bottom += points
        for position in scenario.steps.indices {
            switch scenario.steps[position].event {
            case .arrange(let window, var view):
                view.safeAreaInsets.bottom += points
                scenario.steps[position].event = .arrange(window: window, view: view)
            case .rotate(var rotation):
                rotation.view.safeAreaInsets.bottom += points
                scenario.steps[position].event = .rotate(rotation)
            default: break
            }
        }
        return scenario
    }
    /// The same, with the view ending where an opaque bar begins that is so many points high above the home indicator: of its safe
    /// area nothing is left below (Apple, documentation of `UIViewController.extendedLayoutIncludesOpaqueBars`).
    package func endingAboveBar(height: Double) -> Scenario {
        guard height != 0 else { return self }
        func shortened(_ view: View) -> View {
            var view = view
            let inset = view.safeAreaInsets.bottom
            view.frame = Rect(
                x: view.frame.x, y: view.frame.y, width: view.frame.width, height: view.frame.height - height - inset)
            view.safeAreaInsets.bottom = 0
            return view
        }
        var scenario = self
        scenario.addedSafeArea -= world.view.safeAreaInsets.bottom
        scenario.world.view = shortened(world.view)
        for position in scenario.steps.indices {
            switch scenario.steps[position].event {
            case .arrange(let window, let view):
                scenario.steps[position].event = .arrange(window: window, view: shortened(view))
            case .rotate(var rotation):
                rotation.view = shortened(rotation.view)
                scenario.steps[position].event = .rotate(rotation)
            default: break
            }
        }
        return scenario
    }
}
