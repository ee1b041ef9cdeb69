import KeyboardModel
import Vocabulary

/// The effects that a rule explains. Its findings tell of no others: what else a run shows has another cause.
package struct EffectScope: Hashable, Sendable {
    /// Nil for all differences.
    package var names: Set<EffectName>?
    package var frames: Frames
    /// Nil for any.
    package var detail: Effect.Detail?
    /// The scenarios that have what a mistake needs to show, by id; nil for all. What others show has another cause.
    package private(set) var scenarios: Set<String>?
    /// What the other scenarios show.
    private var elsewhere: [Effect] = []
    /// The gaps of all scenarios, where it is the safe area that is counted twice: the points, and those of the safe area.
    private var gaps: [SafeAreaGap] = []

    /// Whether only what an event after the scenario's first shows counts: of an effect, that is the event that shows it most.
    package var isLater: Bool
    /// Whether the mistake adds to what a scenario's first event leaves: a keyboard that slides in from below is as high in its
    /// begin frame as in its end frame.
    package var addsToFirst = false

    package init(names: Set<EffectName>? = nil, frames: Frames, detail: Effect.Detail? = nil, isLater: Bool = false) {
        self.names = names
        self.frames = frames
        self.detail = detail
        self.isLater = isLater
    }

    /// The end frames of the events that show an effect: any, only zeros, or the usual ones of the window's own screen.
    ///
    /// With Prefer Cross-Fade Transitions, the end frame of a keyboard that hides is all zeros (observed:
    /// freshOS/KeyboardLayoutGuide #39, RxSwiftCommunity/RxKeyboard #107). A handler that fails there is wrong about zeros,
    /// whatever else a rule says of its code. Content that a keyboard on another screen, or another app's, has moved is not reset
    /// because it moved at all.
    package enum Frames: Sendable {
        case any, zero, others
    }

    /// All that a run shows.
    package static let all = EffectScope(frames: .any)

    /// Has only some scenarios count: those that have what a mistake needs to show. An effect that others show as well, of the
    /// same size, has another cause.
    ///
    /// - Parameters:
    ///   - ids: nil for all.
    ///   - all: of the handler.
    ///   - bar: where it is the safe area that counts, points that a tab bar adds to it; nil where it is something else.
    package mutating func restrict(
        to ids: Set<String>?, of all: [Handler.ScenarioResult], safeAreaWithBar bar: Double? = nil
    ) {
        scenarios = ids
        if let bar { gaps = all.flatMap { $0.gaps(withTabBar: bar) } }
        guard let ids else { return }
        elsewhere += all.filter { !ids.contains($0.id) }.flatMap(\.effects).filter(\.isDifference)
    }

    /// Leaves out what other events show as well, of the same size, where only those with a frame of zeros count: zeros are not
    /// its cause.
    ///
    /// - Parameter all: of the handler.
    package mutating func leaveOutWhatOthersShow(_ all: [Handler.ScenarioResult]) {
        guard frames == .zero else { return }
        elsewhere += all.flatMap { scenario in
            scenario.effects.filter { $0.isDifference && !$0.isAtZeroFrame(in: scenario.id) }
        }
    }

    /// How much of a gap the rule explains, where there is one without its mistake as well: without a safe area, or at the first
    /// event. Nil where that is not known.
    ///
    /// - Parameter scenario: the one that shows the gap.
    package func part(of effect: Effect, in scenario: Handler.ScenarioResult) -> Part? {
        guard effect.name == .gap, let points = effect.points else { return nil }
        if isLater || addsToFirst, let first = scenario.steps.first?.difference, first < -Comparison.tolerance,
            points + first > Comparison.tolerance
        {
            return .sinceFirstEvent(before: -first)
        }
        guard let own = gaps.first(where: { $0.scenario == scenario.id && $0.points == points }), own.rest > Comparison.tolerance
        else { return nil }
        // As much is left where the safe area is another one: on a phone without a home indicator.
        let isSame = gaps.contains {
            $0.event == own.event && $0.safeArea != own.safeArea && abs($0.rest - own.rest) <= Comparison.tolerance
        }
        return isSame ? .safeArea(own.safeArea) : nil
    }

    /// Points of an effect that a rule explains.
    package enum Part: Hashable, Sendable {
        case safeArea(Double)
        /// All but what is there at the first event already.
        case sinceFirstEvent(before: Double)
    }

    /// Whether no scenario has what the mistake needs to show.
    package var isNowhere: Bool { scenarios?.isEmpty ?? false }

    package func contains(_ effect: Effect, in scenario: Handler.ScenarioResult) -> Bool {
        guard names?.contains(effect.name) ?? effect.isDifference, detail == nil || detail == effect.detail,
            scenarios?.contains(scenario.id) ?? true, !isLater || effect.event != scenario.firstEvent,
            !elsewhere.contains(where: effect.isTheSame)
        else { return false }
        switch frames {
        case .any: return true
        case .zero: return effect.isAtZeroFrame(in: scenario.id)
        case .others: return !effect.isAtZeroFrame(in: scenario.id) && !(effect.name == .notReset && scenario.movesForOther)
        }
    }
}

/// A gap in a scenario with a safe area.
private struct SafeAreaGap: Hashable {
    let scenario: String
    let event: String?
    /// Of the gap, and of the safe area at the bottom.
    let points, safeArea: Double

    /// What of the gap is not the safe area.
    var rest: Double { points - safeArea }
}

extension Handler.ScenarioResult {
    fileprivate func gaps(withTabBar height: Double) -> [SafeAreaGap] {
        guard let scenario = ScenarioLibrary.scenario(id: id) else { return [] }
        let safeArea = scenario.world.view.safeAreaInsets.bottom + (scenario.isOnPad ? 0 : height)
        return effects.compactMap { effect in
            guard effect.name == .gap, let points = effect.points else { return nil }
            return SafeAreaGap(scenario: id, event: effect.event, points: points, safeArea: safeArea)
        }
    }

    fileprivate var movesForOther: Bool { effects.isRarelyMet }

    /// Nil of a scenario that somebody else wrote, where nobody knows the place after each event.
    fileprivate var firstEvent: String? { steps.first?.event ?? ScenarioLibrary.scenario(id: id)?.steps.first?.name }
}

extension Effect {
    /// Whether another scenario shows it as well.
    fileprivate func isTheSame(as other: Effect) -> Bool {
        name == other.name && points != nil && points == other.points && detail == other.detail
    }

    /// Whether the event that shows it announces an end frame of zeros. Of a scenario that somebody else wrote, nobody knows.
    package func isAtZeroFrame(in scenario: String) -> Bool {
        event.map { ScenarioLibrary.zeroFrameEvents[scenario]?.contains($0) ?? false } ?? false
    }
}
