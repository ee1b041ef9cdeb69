import HandlerInterpreter

/// What the user of the app sees of a difference between a handler and the layout guide, measured in one scenario.
///
/// A run gives numbers; an effect is the name of what they mean. One scenario may show several: a sum that drifts is not reset either.
package struct Effect: Hashable, Sendable, Encodable {
    package var name: Name
    /// How far the content is from where the guide has it, in points, never negative; for a drift, how much each further event adds. Nil for
    /// agreement and for what is not known.
    package var points: Double?
    /// The scenario's event that shows it most.
    package var event: String?
    /// As a part of a sentence: "gap of 120 pt".
    package var text: String
    /// The write that causes it: an index into the handler's sinks. Nil for agreement.
    package var sink: Int?
    /// What it depends on, by name; nil for anything but `depends`.
    package var inputs: [String]?

    package init(
        _ name: Name, points: Double? = nil, event: String? = nil, text: String, sink: Int? = nil, inputs: [String]? = nil
    ) {
        self.name = name
        self.points = points
        self.event = event
        self.text = text
        self.sink = sink
        self.inputs = inputs
    }

    /// The closed list; reports and rules use the raw values.
    package enum Name: String, Hashable, Sendable, Encodable, CaseIterable {
        /// The content is within half a point of where the guide puts it after every event.
        case agrees
        /// Content is under the keyboard.
        case covered
        /// Content is not covered, but has lost some of the space it has below it at rest.
        case closer
        /// Content is higher above the keyboard than the guide would leave it.
        case gap
        /// The same event, announced again, leaves the content elsewhere.
        case drift
        /// The keyboard is gone and the content is not back where it was before.
        case notReset = "not-reset"
        /// While one event is announced, the content goes away and comes back.
        case jump
        /// Content moves for a keyboard that is on another screen than the window.
        case movesForOtherScreen = "moves-for-other-screen"
        /// Content moves for another app's keyboard that does not cover the window.
        case movesForOtherApp = "moves-for-other-app"
        /// Content reaches its place only when the keyboard has arrived; the one effect that goes with agreement.
        case late
        /// The handler does not run: it asks for another sender than the keyboard's notifications have.
        case neverFires = "never-fires"
        /// Where the content ends depends on something the source does not say.
        case depends
    }
}

extension Effect.Name {
    /// As a part of a sentence, with an extent in points such as "20 to 120"; nil where it is not known.
    package func text(_ points: String?) -> String {
        let points = points ?? "some"
        return switch self {
        case .agrees: "agrees"
        case .covered: "covered by \(points) pt"
        case .closer: "\(points) pt closer to the keyboard"
        case .gap: "gap of \(points) pt"
        case .drift: "drifts \(points) pt per event"
        case .notReset: "not reset by \(points) pt"
        case .jump: "jumps \(points) pt and back"
        case .movesForOtherScreen: "moves \(points) pt for a keyboard on another screen"
        case .movesForOtherApp: "moves \(points) pt for another app's keyboard"
        case .late: "moves \(points) pt late"
        case .neverFires: "never fires"
        case .depends: "depends"
        }
    }
}

extension Effect {
    /// An effect in its usual words.
    init(_ name: Name, _ points: Double, at event: String) {
        self.init(name, points: points, event: event, text: name.text(points.points))
    }

    /// Whether the content is elsewhere than the guide has it, for sure.
    var isDifference: Bool {
        switch name {
        case .agrees, .late, .depends, .neverFires: false
        default: true
        }
    }

    /// What is told first: what explains the others, then what is largest.
    static func isTold(_ first: Effect, before second: Effect) -> Bool {
        if first.rank != second.rank { return first.rank < second.rank }
        return (first.points ?? 0) > (second.points ?? 0)
    }

    fileprivate var isRarelyMet: Bool { name == .movesForOtherScreen || name == .movesForOtherApp }

    private var rank: Int {
        switch name {
        case .agrees, .drift: 0
        case .covered, .gap, .notReset, .closer: 1
        case .jump: 2
        case .movesForOtherScreen, .movesForOtherApp: 3
        case .depends, .neverFires: 4
        case .late: 5
        }
    }
}

extension [Effect] {
    /// In one clause: "drifts 336 pt per event, not reset: stays 672 pt too high".
    var clause: String {
        let told = prefix(1) + dropFirst().filter { $0.name != .depends }
        return told.prefix(3).map(\.text).joined(separator: ", ")
    }

    /// Whether a scenario that shows these is worse than one that shows the others. What nearly every handler does where the keyboard is none
    /// of the window's comes last.
    func isWorse(than others: [Effect]) -> Bool {
        let own = [contains(where: \.isRarelyMet), others.contains(where: \.isRarelyMet)]
        if own[0] != own[1] { return own[1] }
        for (one, other) in zip(self, others) {
            if Effect.isTold(one, before: other) { return true }
            if Effect.isTold(other, before: one) { return false }
        }
        return count > others.count
    }
}
