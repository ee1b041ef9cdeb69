extension Scenario {
    /// The scenario with a view whose safe area is smaller by some points at the bottom, as a controller makes it with
    /// `additionalSafeAreaInsets` (Apple, documentation of that property).
    package func adding(toBottomOfSafeArea points: Double) -> Scenario {
        guard points != 0 else { return self }
        var scenario = changingViews { $0.safeAreaInsets.bottom += points }
        scenario.addedSafeArea += points
        return scenario
    }

    /// The same, with the view ending where an opaque bar begins that is so many points high above the home indicator: of its
    /// safe area nothing is left below (Apple, documentation of `UIViewController.extendedLayoutIncludesOpaqueBars`).
    package func endingAboveBar(height: Double) -> Scenario {
        guard height != 0 else { return self }
        var scenario = changingViews { view in
            let frame = view.frame
            view.frame = Rect(
                x: frame.x, y: frame.y, width: frame.width, height: frame.height - height - view.safeAreaInsets.bottom)
            view.safeAreaInsets.bottom = 0
        }
        scenario.addedSafeArea -= world.view.safeAreaInsets.bottom
        return scenario
    }

    /// The same, with the view beginning where an opaque bar ends that is so many points high below the status bar: of its safe
    /// area nothing is left above (Apple, documentation of `UIViewController.extendedLayoutIncludesOpaqueBars`).
    package func beginningBelowBar(height: Double) -> Scenario {
        changingViews { view in
            let frame = view.frame
            let top = view.safeAreaInsets.top + height
            view.frame = Rect(x: frame.x, y: frame.y + top, width: frame.width, height: frame.height - top)
            view.safeAreaInsets.top = 0
        }
    }

    /// With the view that it begins with, and those that its steps give it, changed.
    private func changingViews(_ change: (inout View) -> Void) -> Scenario {
        var scenario = self
        change(&scenario.world.view)
        for position in scenario.steps.indices {
            switch scenario.steps[position].event {
            case .arrange(let window, var view):
                change(&view)
                scenario.steps[position].event = .arrange(window: window, view: view)
            case .rotate(var rotation):
                change(&rotation.view)
                scenario.steps[position].event = .rotate(rotation)
            default: break
            }
        }
        return scenario
    }
}
