import KeyboardModel

/// A world of a scenario between two events, and what led there.
struct Instant {
    var heading: String
    /// What was posted on the way, or what is special from the start.
    var remarks: [String]
    var world: World
    var marks: [ScenarioDrawing.Mark]

    static func all(of scenario: Scenario, marks: [String: [ScenarioDrawing.Mark]]) -> [Instant] {
        let first = Instant(
            heading: "before", remarks: conditions(of: scenario.world), world: scenario.world, marks: [])
        return [first]
            + zip(scenario.steps, scenario.transitions).map { step, transition in
                Instant(
                    heading: "after \(step.name)", remarks: remarks(on: transition.notifications), world: transition.after,
                    marks: marks[step.name] ?? [])
            }
    }

    /// What a picture cannot show.
    private static func conditions(of world: World) -> [String] {
        var conditions: [String] = []
        if world.system != .current { conditions.append("iOS \(world.system.major).\(world.system.minor)") }
        if world.prefersCrossFade { conditions.append("Prefer Cross-Fade Transitions is on") }
        if world.view.layoutDirection == .rightToLeft { conditions.append("read from right to left") }
        for choice in Variants.choices where choice.get(world.variants) != choice.get(Variants()) {
            conditions.append("variant \(choice.name): \(choice.get(world.variants))")
        }
        return conditions
    }

    /// What was posted, notifications with the same contents together.
    private static func remarks(on notifications: [KeyboardNotification]) -> [String] {
        guard !notifications.isEmpty else { return ["posts nothing"] }
        var groups: [[KeyboardNotification]] = []
        for notification in notifications {
            if groups.last?.last?.endFrame == notification.endFrame {
                groups[groups.count - 1].append(notification)
            } else {
                groups.append([notification])
            }
        }
        return groups.flatMap { group in
            var contents = "end frame \(Wording.frame(group[0].endFrame))"
            if !group[0].isLocal { contents += ", isLocal false" }
            if group[0].screen == nil { contents += ", object nil" }
            return ["posts " + group.map(\.name.rawValue).joined(separator: ", "), contents]
        }
    }
}
