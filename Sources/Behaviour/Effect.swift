import HandlerInterpreter
import Vocabulary

/// What the user of the app sees of a difference between a handler and the layout guide, measured in one scenario.
///
/// A run gives numbers; an effect is the name of what they mean. One scenario may show several: a sum that drifts is not reset
/// either.
package struct Effect: Hashable, Sendable {
    package var name: EffectName
    /// How far the content is from where the guide has it, in points, never negative; for a drift, how much one event adds, at
    /// most, or on average of several that go different ways. Nil for agreement and for what is not known.
    package var points: Double?
    /// The scenario's event that shows it most.
    package var event: String?
    /// What its name and its points do not say.
    package var detail: Detail?
    /// The write that causes it: an index into the handler's sinks. Nil for agreement.
    package var sink: Int?
    /// What it depends on, by name; nil for anything but `depends`.
    package var inputs: [String]?

    package init(
        _ name: EffectName, points: Double? = nil, event: String? = nil, detail: Detail? = nil, sink: Int? = nil,
        inputs: [String]? = nil
    ) {
        self.name = name
        self.points = points
        self.event = event
        self.detail = detail
        self.sink = sink
        self.inputs = inputs
    }

    package enum Detail: Hashable, Sendable {
        /// Content that is not reset stays above its place, or ends below it.
        case tooHigh, tooLow
        /// The bottom inset of what is scrolled is as it was, and the top one is not.
        case topInset(isLess: Bool)
        /// Content is elsewhere than the guide has it, and clear of the keyboard, which is all that counts of it.
        case staysClear
        /// The whole view is lower than it is at rest, and its content clear of the keyboard, as far as that is known.
        case belowRest
        /// Content is so many points lower than the guide has it whenever the keyboard is up, on all devices: a constant does it.
        case margin(Double)
        /// Only the lower end of a view that holds others is under the keyboard, which may be padding.
        case endOf(box: String)
        /// The events of a drift add different amounts, this one least.
        case from(least: Double)
        /// So many events come to a drift together; some go the other way.
        case overEvents(Int)
        /// Two of the constraints that contradict each other.
        case conflict(Conflict)
        /// What moves by an amount that is not known.
        case movement(Movement)
        /// The sender whose notifications a handler asks for.
        case sender(String)
        /// What comes of each answer to what the source leaves open.
        case alternatives([Alternative])
        /// Why nobody knows.
        case open(OpenPoint)
        /// The whole effect, as a report that was read back words it.
        case recorded(String)
    }

    /// Effects that show under presumptions.
    package struct Alternative: Hashable, Sendable {
        package var effects: [Effect]
        package var presumptions: [Presumption]
    }
}

extension Effect {
    init(_ name: EffectName, _ points: Double, at event: String) { self.init(name, points: points, event: event) }

    /// Its own detail and those of what comes of each answer.
    var details: [Detail] {
        guard case .alternatives(let alternatives)? = detail else { return [detail].compactMap(\.self) }
        return alternatives.flatMap(\.effects).flatMap(\.details)
    }

    /// What is reported of an effect: effects with equal reports are the same to a reader.
    struct Reported: Hashable {
        let name: EffectName
        /// Rounded as it is written.
        let hundredths: Double?
        let detail: Detail?
        let firstInput: String?
        let inputCount: Int
    }

    fileprivate var reported: Reported {
        Reported(
            name: name, hundredths: points.map { ($0 * 100).rounded() }, detail: detail, firstInput: inputs?.first,
            inputCount: inputs?.count ?? 0)
    }

    /// Whether it comes of constraints that cannot all hold.
    package var isOfConflict: Bool {
        if case .conflict = detail { true } else { name == .conflict }
    }

    /// Whether the content is elsewhere than the guide has it, for sure.
    package var isDifference: Bool {
        switch name {
        case .agrees, .late, .depends, .neverFires: false
        default: true
        }
    }

    /// What is reported first: what explains the others, then what is largest.
    static func isReported(_ first: Effect, before second: Effect) -> Bool {
        if first.rank != second.rank { return first.rank < second.rank }
        return (first.points ?? 0) > (second.points ?? 0)
    }

    /// Whether it explains another one, however large the two are.
    static func outranks(_ first: Effect, _ second: Effect) -> Bool { first.rank < second.rank }

    private var rank: Int {
        switch name {
        // Where constraints contradict each other, no other number counts.
        case .agrees, .drift, .conflict: 0
        // What hides content, or leaves it away, before what moves it.
        case .covered, .notReset: 1
        case .gap, .closer: 2
        case .jump: 3
        case .movesForOtherScreen, .movesForOtherApp: 4
        case .depends, .neverFires: 5
        case .late: 6
        }
    }
}

extension [Effect] {
    /// Those that are reported: the first few of different names, what depends on something only where it leads.
    package var leading: [Effect] {
        var names: Set<EffectName> = []
        let told = prefix(1) + dropFirst().filter { $0.name != .depends }
        return Array(told.filter { names.insert($0.name).inserted }.prefix(3))
    }

    var reported: [Effect.Reported] { leading.map(\.reported) }

    /// Whether they are about a keyboard that is none of the window's, which nearly every handler moves for.
    package var isRarelyMet: Bool { contains(where: \.name.isRarelyMet) }

    /// Whether a scenario that shows these is worse than one that shows the others.
    func isWorse(than others: [Effect]) -> Bool {
        for (one, other) in zip(self, others) {
            if Effect.isReported(one, before: other) { return true }
            if Effect.isReported(other, before: one) { return false }
        }
        return count > others.count
    }
}
