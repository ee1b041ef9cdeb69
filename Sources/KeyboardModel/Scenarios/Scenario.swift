/// A situation to run a handler in: a world, what happens to the keyboard, and where every number in it comes from.
package struct Scenario: Hashable, Sendable {
    package var id: String
    package var title: String
    package var summary: String
    /// Before the first event.
    package var world: World
    package var steps: [Step]
    package var numbers: [Number]
    /// Points that a controller takes from the bottom of the view's safe area, beyond what the device does.
    package internal(set) var addedSafeArea = 0.0

    package struct Step: Hashable, Sendable {
        package var name: String
        package var event: KeyboardEvent
        /// What its notifications say instead of where the keyboard is; nil for the keyboard's own frames.
        package var frames: PostedFrames?

        package init(_ name: String, _ event: KeyboardEvent, posting frames: PostedFrames? = nil) {
            self.name = name
            self.event = event
            self.frames = frames
        }
    }

    /// The frames of an event's notifications, in the screen's coordinates: as a log has them, say.
    package struct PostedFrames: Hashable, Sendable {
        package var begin: Rect<ScreenSpace>
        package var end: Rect<ScreenSpace>

        package init(begin: Rect<ScreenSpace>, end: Rect<ScreenSpace>) {
            self.begin = begin
            self.end = end
        }
    }

    package struct Number: Hashable, Sendable {
        package var name: String
        package var value: Double
        package var provenance: Provenance
        /// The public page, session or log the number was read from, or how it was worked out.
        package var source: String

        package static func documented(_ name: String, _ value: Double, _ source: String) -> Number {
            Number(name: name, value: value, provenance: .documented, source: source)
        }

        package static func observed(_ name: String, _ value: Double, _ source: String) -> Number {
            Number(name: name, value: value, provenance: .observed, source: source)
        }

        package static func derived(_ name: String, _ value: Double, _ source: String) -> Number {
            Number(name: name, value: value, provenance: .derived, source: source)
        }
    }

    package enum Provenance: String, Hashable, Sendable, CaseIterable {
        /// Said by Apple.
        case documented
        /// Seen on a device or simulator and published by a developer.
        case observed
        /// Worked out from other numbers, or chosen.
        case derived
    }

    /// The steps applied one after the other.
    package var transitions: [Transition] {
        var world = world
        return steps.map { step in
            let transition = world.applying(step.event)
            world = transition.after
            return step.frames.map(transition.posting) ?? transition
        }
    }
}
