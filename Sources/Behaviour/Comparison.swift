import HandlerInterpreter
import KeyboardModel
import Vocabulary

/// Where a handler leaves the bottom edge of its content after one event, beside where the layout guide puts it.
///
/// Both are compared as displacements from the same resting place: content tied to the safe area becomes content tied to a guide
/// with default properties; content tied to the view's bottom edge becomes content tied to a guide that ignores the bottom safe
/// area.
package struct Comparison {
    let moment: ContentHistory.Moment
    let rest: ContentState.Rest
    /// y of the content's bottom edge in points in the view's coordinates; nil where a number is not known.
    let legacyBottom: Double?
    /// The same for content tied to the layout guide; for what only has to stay clear of the keyboard and does not, the guide's
    /// top. Nil for what stays clear of it from an unknown place.
    let guideBottom: Double?
    /// `legacyBottom − guideBottom`: positive is lower on the screen.
    let difference: Double?
    /// Points downwards that the handler leaves the content from where the guide would take it.
    private let displacement: Double?
    /// Points between the guide's top and content that the handler has put there from an unknown place.
    private let measuredClearance: Double?
    /// The guide, where it has left its resting place.
    let raisedGuide: Handler.Step.Guide?
    /// Whether the guide has left its resting place.
    var isGuideUp: Bool { raisedGuide != nil }
    /// How far above the guide its content is, because it is as far from what it rests on; nil where that is nothing, the guide
    /// is at rest, or the content ends higher.
    var clearanceAtRest: GuideClearance? {
        guard let raisedGuide, let guideBottom, guideBottom != content.unscrolledEnd,
            abs(raisedGuide.top - guideBottom) > Self.tolerance
        else { return nil }
        return GuideClearance(points: raisedGuide.top - guideBottom, origin: .rest)
    }

    /// Differences up to this many points are agreement: rounding to pixels on a 2x screen moves an edge by as much.
    package static let tolerance = 0.5

    /// The scenario's event.
    var event: String { moment.step.name }
    var world: World { moment.step.world }
    var content: ContentState { moment.after }

    init(_ moment: ContentHistory.Moment, restingOn rest: ContentState.Rest) {
        self.moment = moment
        self.rest = rest
        let place = Place(of: moment.after, restingOn: rest, in: moment.step.world)
        let spacing = moment.after.spacing ?? 0
        displacement = place.edge.map { $0 - place.guide }
        let isCovered = displacement.map { $0 > spacing } ?? false
        let guide = moment.after.isCarried && spacing > 0 && isCovered ? place.guide : place.guide - spacing
        measuredClearance = displacement == nil ? moment.after.measuredEdge.map { place.guide - $0 } : nil
        let bottom = place.edge.map { $0 - spacing } ?? measuredClearance.map { place.guide - $0 }
        let isLowered = moment.after.pointsBelowRest != nil && (!isCovered || moment.after.isOfUnknownNeed)
        let stays = isLowered ? place.resting - spacing : guide
        let guideBottom = measuredClearance.map { $0 < -Self.tolerance ? place.guide : nil } ?? stays
        self.guideBottom = guideBottom
        legacyBottom = bottom
        difference = bottom.flatMap { bottom in guideBottom.map { bottom - $0 } }
        let keyboard = moment.step.world.keyboardFrame.height
        let standsOnBottom = !moment.after.hasOwnMoves && moment.after.ownRest == nil && !moment.after.isScrolledEnd
        let (top, resting) = place.guideTops
        raisedGuide =
            top < resting
            ? Handler.Step.Guide(
                top: top, risesByWholeKeyboard: standsOnBottom && abs(resting - top - keyboard) <= Self.tolerance)
            : nil
    }

    /// y of an edge that rests on the guide's resting place, of the guide's top, and of that resting place; in points in the
    /// view's coordinates. For content that is scrolled, where those have its end.
    private struct Place {
        let edge: Double?
        let guide: Double
        let resting: Double
        /// y of the guide's top, and of where that is at rest, wherever the content ends.
        let guideTops: (now: Double, atRest: Double)

        init(of content: ContentState, restingOn rest: ContentState.Rest, in world: World) {
            let layoutGuide = KeyboardLayoutGuide(usesBottomSafeArea: rest == .safeArea)
            let top = layoutGuide.layoutFrame(in: world).minY
            let resting = layoutGuide.restingFrame(in: world).minY
            guideTops = (top, resting)
            // What ends above the room that is left below it does not scroll: the guide, too, leaves it where it is.
            let end = content.unscrolledEnd.map { $0 + (content.spacing ?? 0) } ?? .infinity
            guide = min(top, end)
            self.resting = min(resting, end)
            // What an event leaves without a known place is nowhere, though another event knows one.
            let isPlaced = !content.rests.isEmpty || content.conflict != nil || content.displacement == 0
            edge = isPlaced ? content.displacement.map { min(resting + $0, end) } : nil
        }
    }
}

extension Handler.Step {
    init(_ comparison: Comparison) {
        self.init(
            event: comparison.event, legacyBottom: comparison.legacyBottom, guideBottom: comparison.guideBottom,
            difference: comparison.difference)
        guide = comparison.raisedGuide
    }
}

// MARK: Effects

extension Comparison {
    /// What the content's place after the event means.
    var effect: Effect {
        if content.isGone { return Effect(.agrees, event: event) }
        guard let displacement else {
            if isGuideUp, let measuredClearance {
                return measuredClearance < -Self.tolerance
                    ? coverage(-measuredClearance) : Effect(.agrees, event: event, detail: .staysClear)
            }
            return Effect(.depends, event: event, detail: .movement(content.movement), inputs: content.unknownNames)
        }
        let points = abs(displacement)
        guard points > Self.tolerance else {
            if world.keyboard.state.presence == .absent, let lost = content.lostTopInset, abs(lost) > Self.tolerance {
                return Effect(.notReset, points: abs(lost), event: event, detail: .topInset(isLess: lost > 0))
            }
            return Effect(.agrees, event: event)
        }
        if world.keyboard.state.presence == .absent {
            // What no constraint was seen to hold at first may rest where it is put when the keyboard hides.
            if points <= ContentBox.mostPadding, let subject = content.presumedAboveKeyboard {
                return Effect(.depends, event: event, detail: .open(.unknown(.placeOfUnheld(subject))))
            }
            return Effect(.notReset, points: points, event: event, detail: displacement < 0 ? .tooHigh : .tooLow)
        }
        if !isGuideUp, let move = Self.foreignMove(in: world) { return Effect(move, points, at: event) }
        if displacement < 0 { return Effect(.gap, points, at: event) }
        let covered = displacement - max(0, content.spacing ?? 0)
        if let points = content.pointsBelowRest, covered <= Self.tolerance || content.isOfUnknownNeed {
            return Effect(.closer, points: points, event: event, detail: .belowRest)
        }
        let inputs = content.namesOfOpenSpacing
        guard inputs.isEmpty else { return Effect(.depends, event: event, detail: .movement(content.movement), inputs: inputs) }
        if covered > Self.tolerance, content.isOfUnknownNeed {
            return Effect(.depends, event: event, detail: .open(.unknown(.needOfWhole(content.name))))
        }
        if covered > Self.tolerance { return coverage(covered) }
        return content.isCarried ? Effect(.agrees, event: event, detail: .staysClear) : Effect(.closer, points, at: event)
    }

    /// What it is to move for a keyboard that is none of the window's; nil for one that is.
    static func foreignMove(in world: World) -> EffectName? {
        if world.keyboard.screen != world.window.screen { return .movesForOtherScreen }
        return world.keyboard.owner == .anotherApp ? .movesForOtherApp : nil
    }

    /// So many points of the content's view are under the keyboard: of one that only holds others, that may be its padding, as it
    /// may be of a button of which enough is left to touch.
    private func coverage(_ points: Double) -> Effect {
        switch content.box {
        case .padded(let padding)? where points - padding <= Self.tolerance,
            .paddedAtLeast(let padding, _)? where points - padding <= Self.tolerance:
            return Effect(.agrees, event: event, detail: .staysClear)
        case .paddedAtLeast(let padding, let most)?
        where points - padding < ContentBox.mostPadding && points <= most ?? .infinity:
            return Effect(.covered, points: points - padding, event: event, detail: .endOf(box: content.subjectName))
        case .button(let height)? where height - points >= ContentBox.mostPadding:
            return Effect(.covered, points: points, event: event, detail: .endOf(box: content.subjectName))
        case .spanning?:
            return Effect(.depends, event: event, detail: .open(.unknown(.needOfWhole(content.subjectName))))
        case .padded(let padding)?, .paddedAtLeast(let padding, _)?: return Effect(.covered, points - padding, at: event)
        case .button?, nil: return Effect(.covered, points, at: event)
        }
    }

    /// The content goes beyond all of where it was, where it ends and where the guide's content is on the way, while one event is
    /// announced.
    ///
    /// Only what lasts until the keyboard has moved is seen: notifications that UIKit posts one after the other, without an
    /// animation between them, come in one turn of the run loop, and animations add up (Apple, documentation of `UIView`, since
    /// iOS 8).
    fileprivate var jump: Effect? {
        guard moment.worldBefore.view == world.view, moment.instants.count > 1 else { return nil }
        let start = Place(of: moment.before, restingOn: rest, in: moment.worldBefore)
        let end = Place(of: moment.after, restingOn: rest, in: world)
        guard let first = start.edge, let last = end.edge else { return nil }
        var farthest = 0.0
        for ((instant, content, isOwn), next) in zip(moment.instants, moment.instants.dropFirst()) {
            guard instant.notification.name.isPostedAfterAnimation != next.instant.notification.name.isPostedAfterAnimation else {
                continue
            }
            let place = Place(of: content, restingOn: rest, in: instant.world)
            guard let edge = place.edge else { return nil }
            guard isOwn else { continue }
            let way = [first, last, start.guide, end.guide, place.guide]
            farthest = max(farthest, (way.min() ?? edge) - edge, edge - (way.max() ?? edge))
        }
        guard farthest > Self.tolerance else { return nil }
        return Effect(.jump, farthest, at: event)
    }

    /// The content comes nearer to its place at a notification that is posted when the keyboard has arrived.
    fileprivate var delay: Effect? {
        guard
            let position = moment.instants.firstIndex(where: {
                $0.isOwn && $0.instant.notification.name.isPostedAfterAnimation
            })
        else {
            return nil
        }
        let before = position == 0 ? moment.before : moment.instants[position - 1].content
        guard let last = moment.instants.last?.content, let points = last.distance(from: before).map(abs),
            points > Self.tolerance
        else { return nil }
        if let early = Place(of: before, restingOn: rest, in: world).edge,
            let late = Place(of: last, restingOn: rest, in: world).edge,
            case let guide = Place(of: last, restingOn: rest, in: world).guide,
            abs(late - guide) > abs(early - guide) || abs(late - early) <= Self.tolerance
        {
            return nil
        }
        return Effect(.late, points, at: event)
    }
}

extension [Comparison] {
    /// What the events of one scenario, in their order, showed of one content: each effect once, at the event that shows it most.
    ///
    /// An event that leaves the world as an earlier one left it should leave the content there, too. Where it does not, the
    /// content drifts, and the distance from the guide says nothing of its own. What lies at rest again has not moved on: it was put
    /// back.
    func effects(readingBeginFrame readsBeginFrame: Bool) -> [Effect] {
        var effects: [Effect] = []
        var drifting: Set<Int> = []
        for later in indices {
            let earlier = indices.prefix(later).first { self[$0].isRepeated(by: self[later], wherever: !readsBeginFrame) }
            guard let earlier, let change = self[later].content.distance(from: self[earlier].content),
                abs(change) > Comparison.tolerance, !settles(at: later, wherever: !readsBeginFrame),
                !(self[later].content.displacement.map { abs($0) <= Comparison.tolerance } ?? false)
            else { continue }
            drifting.insert(later)
            effects.note(drift(from: earlier, to: later, by: change))
        }
        for position in indices where !drifting.contains(position) { effects.note(self[position].effect) }
        for comparison in self where comparison.moment.isInvoked {
            for effect in [comparison.jump, comparison.delay] { effect.map { effects.note($0) } }
        }
        if effects.contains(where: { $0.name != .agrees && $0.name != .late }) { effects.removeAll { $0.name == .agrees } }
        return effects.sorted(by: Effect.isReported)
    }
}

extension [Comparison] {
    /// Whether the content stays where an event leaves it, or where the event before left it, if the same is announced once more
    /// at once: a handler that tells the first show from others moves once.
    private func settles(at position: Int, wherever: Bool) -> Bool {
        func stays(_ earlier: Int, _ later: Int) -> Bool {
            guard indices.contains(earlier), indices.contains(later),
                self[earlier].isRepeated(by: self[later], wherever: wherever),
                self[later].moment.step.notifications.allSatisfy({ $0.beginFrame == $0.endFrame })
            else { return false }
            return self[later].content.distance(from: self[earlier].content).map { abs($0) <= Comparison.tolerance } ?? false
        }
        return stays(position, position + 1) || stays(position - 1, position)
    }

    /// What one event adds where each of them moves the content on; else what they come to together.
    private func drift(from earlier: Int, to later: Int, by change: Double) -> Effect {
        let event = self[later].event
        let moves = ((earlier + 1)...later).map { self[$0].content.distance(from: self[$0 - 1].content) }
        let along = moves.compactMap(\.self).map { change < 0 ? -$0 : $0 }
        guard along.count == moves.count, let least = along.min(), let most = along.max(), least > Comparison.tolerance else {
            let count = later - earlier
            return Effect(.drift, points: abs(change) / Double(count), event: event, detail: .overEvents(count))
        }
        return Effect(
            .drift, points: most, event: event, detail: most - least > Comparison.tolerance ? .from(least: least) : nil)
    }
}

extension Comparison {
    /// Whether a later event brought nothing new: the keyboard is up and everything is as it was.
    ///
    /// - Parameter wherever: whether it does not matter where the keyboard came from.
    fileprivate func isRepeated(by later: Comparison, wherever: Bool) -> Bool {
        world.keyboard.state.presence != .absent && world == later.world
            && (wherever || moment.step.notifications == later.moment.step.notifications)
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

extension ContentState {
    /// Points that the whole view is lower than at rest, which no keyboard asks for, wherever its content is needed; nil where it
    /// is not.
    fileprivate var pointsBelowRest: Double? { wholeShift.flatMap { $0 > Comparison.tolerance ? $0 : nil } }
}
