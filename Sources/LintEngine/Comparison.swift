import HandlerInterpreter
import KeyboardModel

/// Where a handler leaves the bottom edge of its content after one event, beside where the layout guide puts it.
///
/// Both are compared as displacements from the same resting place: content tied to the safe area becomes content tied to a guide with
/// default properties; content tied to the view's bottom edge becomes content tied to a guide that ignores the bottom safe area.
struct Comparison {
    /// The scenario's event.
    let event: String
    /// The event's position among those of the scenario.
    let step: Int
    let content: ContentState
    /// After the event.
    let world: World
    /// y of the content's bottom edge in points in the view's coordinates; nil where a number is not known.
    let legacyBottom: Double?
    /// The same for content tied to the layout guide.
    let guideBottom: Double?
    /// `legacyBottom − guideBottom`: positive is lower on the screen.
    let difference: Double?
    /// Whether the guide has left its resting place.
    let isGuideUp: Bool
    /// What this comparison takes for granted, as a clause that begins with "if"; nil where nothing is left open.
    let premise: String?

    /// Differences up to this many points are agreement: rounding to pixels on a 2x screen moves an edge by as much.
    static let tolerance = 0.5

    var agrees: Bool? { difference.map { abs($0) <= Self.tolerance } }

    /// One comparison for each edge the content may rest on.
    static func all(_ content: ContentState, after step: PathRun.Step, at position: Int) -> [Comparison] {
        let verb = content.sink == .constraintConstant ? "is tied to" : "rests on"
        return content.rests.map { rest in
            Comparison(
                content, restingOn: rest, after: step, at: position,
                premise: content.rests.count > 1 ? "if `\(content.name)` \(verb) \(rest.name)" : nil)
        }
    }

    private init(
        _ content: ContentState, restingOn rest: ContentState.Rest, after step: PathRun.Step, at position: Int, premise: String?
    ) {
        let guide = KeyboardLayoutGuide(usesBottomSafeArea: rest == .safeArea)
        let guideTop = guide.layoutFrame(in: step.world).minY
        let restingEdge = guide.restingFrame(in: step.world).minY
        let spacing = content.spacing ?? 0
        event = step.name
        self.step = position
        self.content = content
        world = step.world
        guideBottom = guideTop - spacing
        legacyBottom = content.displacement.map { restingEdge - spacing + $0 }
        difference = content.displacement.map { restingEdge + $0 - guideTop }
        isGuideUp = guideTop < restingEdge
        self.premise = premise
    }

    // MARK: In words

    /// What the content's place after the event means.
    var effect: Effect {
        guard let difference else { return Effect(.depends, event: event, text: content.movementText) }
        let points = abs(difference)
        guard points > Self.tolerance else { return Effect(.agrees, event: event, text: "agrees") }
        func effect(_ name: Effect.Name, _ text: String) -> Effect { Effect(name, points: points, event: event, text: text) }
        if world.keyboard.state.presence == .absent {
            return effect(
                .notReset,
                difference < 0 ? "not reset: stays \(points.points) pt too high" : "not reset: ends \(points.points) pt too low")
        }
        if !isGuideUp {
            if world.keyboard.screen != world.window.screen {
                return effect(.movesForOtherScreen, "moves \(points.points) pt for a keyboard on another screen")
            }
            if world.keyboard.owner == .anotherApp {
                return effect(.movesForOtherApp, "moves \(points.points) pt for another app's keyboard")
            }
        }
        if difference < 0 { return effect(.gap, "gap of \(points.points) pt") }
        let covered = difference - max(0, content.spacing ?? 0)
        guard covered > Self.tolerance else { return effect(.closer, "\(points.points) pt closer to the keyboard") }
        return Effect(.covered, points: covered, event: event, text: "covered by \(covered.points) pt")
    }
}

extension [Comparison] {
    /// What the events of one scenario, in their order, showed of one content: each effect once, at the event that shows it most.
    ///
    /// An event that leaves the world as an earlier one left it should leave the content there, too. Where it does not, the content
    /// drifts, and the distance from the guide says nothing of its own.
    var effects: [Effect] {
        var effects: [Effect] = []
        var drifting: Set<Int> = []
        for later in indices {
            guard let earlier = indices.prefix(later).first(where: { self[$0].isRepeated(by: self[later]) }),
                let change = self[later].content.distance(from: self[earlier].content),
                abs(change) > Comparison.tolerance
            else { continue }
            drifting.insert(later)
            let points = abs(change) / Double(later - earlier)
            effects.note(
                Effect(.drift, points: points, event: self[later].event, text: "drifts \(points.points) pt per event"))
        }
        for position in indices where !drifting.contains(position) { effects.note(self[position].effect) }
        if effects.contains(where: { $0.name != .agrees }) { effects.removeAll { $0.name == .agrees } }
        return effects.sorted(by: Effect.isTold)
    }
}

extension Comparison {
    /// Whether a later event brought nothing new: the keyboard is up and everything is as it was.
    fileprivate func isRepeated(by later: Comparison) -> Bool {
        world.keyboard.state.presence != .absent && world == later.world
    }
}

extension [Effect] {
    /// Keeps the larger of two effects of a kind; of equal ones the earlier.
    fileprivate mutating func note(_ effect: Effect) {
        guard let known = firstIndex(where: { $0.name == effect.name }) else {
            append(effect)
            return
        }
        if (effect.points ?? 0) > (self[known].points ?? 0) + Comparison.tolerance { self[known] = effect }
    }
}
