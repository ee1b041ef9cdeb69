extension Scenario {
    /// The scenario on a screen all of whose fields bring up a number pad: on an iPhone, that has no row of suggestions, and so
    /// one height as long as it is shown. An iPad shows its usual keyboard instead.
    ///
    /// Heights in points: 216 in portrait, 226 on phones 414 points wide or more, and 75 more for the lowest row and the home
    /// indicator below it (observed: ionic-team/ionic-framework#6255, ionic-team/ionic-v3#993; F. Benacquista, "List of the
    /// official iOS keyboards' heights", Medium). In landscape nobody has published them: the scenario stays as it is.
    package func typingNumbers() -> Scenario {
        guard !isOnPad, !world.screen.isLandscape, world.keyboard.accessoryHeight == 0 else { return self }
        let keys = world.screen.bounds.width < 414 ? 216.0 : 226
        let height = keys + (world.view.safeAreaInsets.bottom > 0 ? 75 : 0)
        var scenario = self
        scenario.world.keyboard.heightWhenHidden = min(world.keyboard.heightWhenHidden, height)
        var current: Double?
        scenario.steps = steps.compactMap { step in
            var step = step
            switch step.event {
            case .show(let shown):
                current = min(shown, height)
                step.event = .show(height: min(shown, height))
            case .changeHeight(let changed):
                let next = min(changed, height)
                if next == current { return nil }
                current = next
                step.event = .changeHeight(to: next)
            default: break
            }
            return step
        }
        return scenario
    }
}
