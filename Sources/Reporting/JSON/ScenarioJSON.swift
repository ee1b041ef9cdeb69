import KeyboardModel

/// Scenarios as JSON (schema version 1): each with its steps, and at each instant what the model says of the keyboard and of the
/// layout guide.
package struct ScenariosJSON: Encodable {
    private let schemaVersion = 1
    private let scenarios: [ScenarioJSON]

    package init(_ scenarios: [Scenario]) {
        self.scenarios = scenarios.map(ScenarioJSON.init)
    }

    private struct ScenarioJSON: Encodable {
        let id: String
        let title: String
        let summary: String
        let system: String
        let prefersCrossFade: Bool
        let layoutDirection: String
        let externalScreens: [ScreenJSON]
        /// What is assumed where sources disagree, by name.
        let variants: [String: String]
        let start: MomentJSON
        let steps: [StepJSON]
        let numbers: [NumberJSON]

        init(_ scenario: Scenario) {
            let world = scenario.world
            id = scenario.id
            title = scenario.title
            summary = scenario.summary
            system = "\(world.system.major).\(world.system.minor)"
            prefersCrossFade = world.prefersCrossFade
            layoutDirection = world.view.layoutDirection.rawValue
            externalScreens = world.otherScreens.map(ScreenJSON.init)
            variants = Dictionary(uniqueKeysWithValues: Variants.choices.map { ($0.name, $0.get(world.variants)) })
            start = MomentJSON(world)
            steps = zip(scenario.steps, scenario.transitions).map(StepJSON.init)
            numbers = scenario.numbers.map(NumberJSON.init)
        }
    }

    private struct NumberJSON: Encodable {
        let name: String
        let value: Double
        let provenance: String
        let source: String

        init(_ number: Scenario.Number) {
            name = number.name
            value = number.value
            provenance = number.provenance.rawValue
            source = number.source
        }
    }
}

/// An event of a scenario as JSON: what it posts, and what is so after it.
struct StepJSON: Encodable {
    private let name: String
    /// As a scenario file says it: `show 336`.
    private let event: String
    private let notifications: [NotificationJSON]
    private let after: MomentJSON

    init(_ step: Scenario.Step, _ transition: Transition) {
        name = step.name
        event = step.event.text
        notifications = transition.notifications.map(NotificationJSON.init)
        after = MomentJSON(transition.after)
    }
}

/// A notification with the contents of its `userInfo`. Frames are in the coordinates of the keyboard's screen, in points.
struct NotificationJSON: Encodable {
    private let name: String
    private let beginFrame: RectJSON?
    private let endFrame: RectJSON?
    /// In seconds.
    private let animationDuration: Double
    private let animationCurve: Int
    private let isLocal: Bool
    /// The notification's object; left out before iOS 16.1, where there is none.
    private let screen: String?

    init(_ notification: KeyboardNotification) {
        name = notification.name.rawValue
        beginFrame = RectJSON(notification.beginFrame)
        endFrame = RectJSON(notification.endFrame)
        animationDuration = notification.animationDuration
        animationCurve = notification.animationCurve
        isLocal = notification.isLocal
        screen = notification.screen?.id.rawValue
    }
}
