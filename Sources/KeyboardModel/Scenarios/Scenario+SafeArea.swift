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
}
