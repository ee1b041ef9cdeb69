import Behaviour
import KeyboardModel
import ProgramIndex
import Vocabulary

extension Scenario {
    /// Why none of some apps can be in it; nil where one can, or nobody knows.
    func obstacle(in apps: [ShippedApp]) -> Handler.NotRun.Reason? {
        func sources(_ apps: [ShippedApp]) -> [String] { Set(apps.map(\.source)).sorted() }
        let family: DeviceFamily = isOnPad ? .pad : .phone
        let onDevice = apps.filter { $0.devices?.contains(family) ?? true }
        if onDevice.isEmpty { return .device(isPad: isOnPad, source: sources(apps)) }
        let inWindow = onDevice.filter { !needsWindows || $0.mayBeInWindow }
        if inWindow.isEmpty {
            let isAsked = onDevice.contains { $0.requiresFullScreen == true }
            return isAsked ? .fullScreen(source: sources(onDevice)) : .fewOrientations(source: sources(onDevice))
        }
        let needed = orientations
        func turns(_ app: ShippedApp, _ prefix: String) -> Bool {
            (isOnPad ? app.orientationsOnPad : app.orientations)?.contains { $0.hasPrefix(prefix) } ?? true
        }
        if needed.isLandscape, !inWindow.contains(where: { turns($0, "Landscape") }) {
            return .orientation(isLandscape: true, source: sources(inWindow))
        }
        if needed.isPortrait, !inWindow.contains(where: { turns($0, "Portrait") }) {
            return .orientation(isLandscape: false, source: sources(inWindow))
        }
        return nil
    }

    /// Why code that is built for a system and newer ones cannot be in it.
    func obstacle(on target: DeploymentTarget?) -> Handler.NotRun.Reason? {
        guard let target, SystemVersion(target.version.major, target.version.minor) > world.system else { return nil }
        return .system(target.version, source: target.source)
    }
}

/// What the handlers of a file are run in, and what they are not.
package struct ScenarioChoice: Sendable {
    package var run: [Scenario] = []
    package var notRun: [Handler.NotRun] = []
}

extension Linter {
    /// Of the scenarios that were chosen for a file, those that its apps can be in, and those that a person asked for by id.
    package func scenarios(ofFileAt path: String) -> ScenarioChoice {
        let chosen = settings.settings(ofFileAt: path).scenarios ?? scenarios
        let apps = apps.apps(ofFileAt: path)
        var choice = chosen.reduce(into: ScenarioChoice()) { choice, scenario in
            let obstacle = askedScenarios.contains(scenario.id) ? nil : self.obstacle(to: scenario, in: apps, path)
            if let obstacle {
                choice.notRun.append(Handler.NotRun(id: scenario.id, reason: obstacle))
            } else {
                choice.run.append(scenario)
            }
        }
        // An app that fills the screen and turns only to the side.
        let isStandard = Set(chosen.map(\.id)).isSuperset(of: ScenarioLibrary.standard.map(\.id))
        if choice.run.isEmpty, isStandard {
            choice.run = ScenarioLibrary.landscape.filter { obstacle(to: $0, in: apps, path) == nil }
        }
        return choice
    }

    private func obstacle(to scenario: Scenario, in apps: [ShippedApp]?, _ path: String) -> Handler.NotRun.Reason? {
        if let apps, let obstacle = scenario.obstacle(in: apps) { return obstacle }
        // No project is opened for a question that does not come up.
        return scenario.world.system < .current ? scenario.obstacle(on: deploymentTargets.oldestSystem(ofFileAt: path)) : nil
    }
}
