import HandlerInterpreter
import Vocabulary

/// What the user of the app sees of a difference between a handler and the layout guide, measured in one scenario.
///
/// A run gives numbers; an effect is the name of what they mean. One scenario may show several: a sum that drifts is not reset either.
package struct Effect: Hashable, Sendable, Encodable {
    package var name: EffectName
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
        _ name: EffectName, points: Double? = nil, event: String? = nil, text: String, sink: Int? = nil, inputs: [String]? = nil
    ) {
        self.name = name
        self.points = points
        self.event = event
        self.text = text
        self.sink = sink
        self.inputs = inputs
    }
}

extension Effect {
    /// An effect in its usual words.
    init(_ name: EffectName, _ points: Double, at event: String) {
        self.init(name, points: points, event: event, text: name.text(points.points))
    }

    /// Whether the content is elsewhere than the guide has it, for sure.
    package var isDifference: Bool {
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
