import KeyboardModel
import Vocabulary

/// Content whose constraints code switches on and off, or reweighs: no one constant says where it is, all that are active do
/// together.
///
/// They are solved as Auto Layout solves them, as they were before the first event and as they are now; the difference is how far
/// the content went.
extension Evaluator {
    /// Nil where one constraint alone says where the content is: code switches none of those that hold it, and none of several is
    /// a limit.
    func switchedState(_ entry: WriteLog.Entry) -> ContentState? {
        if case .holds(let hold) = role(of: entry.object), case .standing(let view) = hold.content,
            isMovedByItsEnd(view, besides: entry.object)
        {
            return entry.kind == .constraintConstant ? nil : resized(entry, Quantity(0), Quantity(0), view, [])
        }
        guard var state = solvedState(entry) else { return nil }
        state.isSolved = true
        state.ownRest = holder(entry.object)?.rest
        return state
    }

    /// Whether a constraint says what another one has said all along, as code does that sets everything up once more: then it
    /// moves nothing.
    func repeatsAnother(_ constraint: ObjectID) -> Bool {
        guard let value = heap[constraint].constraint, let view = value.first?.item.view, isAtWork(constraint, .now),
            let constant = constraintValue("constant", of: constraint, .now)?.quantity?.known
        else { return false }
        return constraints.tying(view).contains { other in
            guard other != constraint, let known = heap[other].constraint, isAtWork(other, .atRest), isAtWork(other, .now) else {
                return false
            }
            let isSame =
                known.first == value.first && known.second == value.second && known.relation == value.relation
                && known.multiplier == value.multiplier
            return isSame && !path.writeLog.entries.contains { $0.object == other }
                && constraintValue("constant", of: other, .now)?.quantity?.known == constant
        }
    }

    private func solvedState(_ entry: WriteLog.Entry) -> ContentState? {
        if path.writeLog.isSwitched(entry.object) { loadConstraintOutlets() }
        guard mayNeedSolving(entry.object) else { return nil }
        let group = holders(with: entry.object)
        let hasLimit = group.count > 1 && group.contains { $0.relation != .equal }
        guard hasLimit || group.contains(where: { path.writeLog.isSwitched($0.object) }) else { return nil }
        guard let own = group.first(where: { $0.object == entry.object }) else {
            guard entry.kind == .constraintConstant else { return nil }
            return unplaced(entry, .placeWithout(constraint: heap[entry.object].name))
        }
        var held: [Assumption] = []
        for holder in group { held += holder.hold.assumptions.filter { !held.contains($0) } }
        var assumptions = held.filter { $0 != .reachesLimit(constraint: heap[entry.object].name) }.map(OpenPoint.assumed)
        guard let now = solution(of: group, .now), let before = solution(of: group, .atRest) else {
            return unplaced(entry, .solution(own.hold.content))
        }
        if let conflict = now.conflict { return unplaced(entry, .placeInConflict(own.hold.content, conflict)) }
        if let before = before.bottom, entry.kind != .constraintConstant, group.contains(where: isCarried),
            let left = solution(of: group, .now, leavingContainers: true)?.bottom, abs(left - before) < 0.01
        {
            // It goes with what it hangs on, which a write of its own moves.
            return make(entry, Quantity(0), rests: [], spacing: nil, assumptions: [], subject: own.hold.content)
        }
        switch (before.bottom, now.bottom) {
        case (let before?, let now?):
            if let doubt = doubt(of: own.hold.content, below: before - world.view.bounds.maxY) {
                return make(
                    entry, Quantity(now - before), rests: [], spacing: nil, assumptions: [doubt], subject: own.hold.content)
            }
            let rest = restingHolder(of: group, at: before)?.hold.rests.first ?? own.rest
            return make(
                entry, Quantity(now - before), rests: [rest], spacing: edge(rest) - before, assumptions: assumptions,
                subject: own.hold.content)
        case (nil, _?) where !group.contains(where: followsKeyboard):
            // Made anew with everything else, it is where it was.
            return make(entry, Quantity(0), rests: [], spacing: nil, assumptions: [], subject: own.hold.content)
        case (nil, _?) where isDrawnElsewhere(own.hold.content) || isTiedToUnknown(own.hold.content):
            return unplaced(entry, .solution(own.hold.content))
        case (nil, let now?):
            if let state = heldBefore(entry, own, until: now, assumptions) { return state }
            assumptions.append(.assumed(.belongsAboveKeyboard(own.hold.content)))
            return make(
                entry, Quantity(now - edge(own.rest)), rests: [own.rest], spacing: 0, assumptions: assumptions,
                subject: own.hold.content)
        case (nil, nil):
            return make(entry, Quantity(0), rests: [], spacing: nil, assumptions: assumptions, subject: own.hold.content)
        case (let before?, nil):
            return heldOtherwise(entry, own, from: before, assumptions) ?? unplaced(entry, .placeOfUnheld(own.hold.content))
        }
    }

    /// The state of content that nothing holds by its lower end any more, where what holds it by its upper end or its middle says
    /// where it is. Nil where that leaves it open.
    private func heldOtherwise(
        _ entry: WriteLog.Entry, _ own: Holder, from before: Double, _ assumptions: [OpenPoint]
    ) -> ContentState? {
        guard case .view(let name) = own.hold.content,
            case .placed(let place) = end(of: layoutName(of: name, tiedBy: entry.object), .now),
            let now = place.points(in: layoutRoot)
        else { return nil }
        return make(
            entry, Quantity(now - before), rests: [own.rest], spacing: edge(own.rest) - before, assumptions: assumptions,
            subject: own.hold.content)
    }

    /// The state of content that nothing held by its lower end before, where what held it by its upper end or its middle says
    /// where it was: its place is not open at rest, and how far it goes is the difference, not the constant. Nil where nothing
    /// held it.
    private func heldBefore(
        _ entry: WriteLog.Entry, _ own: Holder, until now: Double, _ assumptions: [OpenPoint]
    ) -> ContentState? {
        guard case .view(let name) = own.hold.content else { return nil }
        let known = layoutName(of: name, tiedBy: entry.object)
        switch end(of: known, .atRest) {
        case .placed(let place):
            guard let before = place.points(in: layoutRoot) else { return unplaced(entry, .placeOfOpenEnd(own.hold.content)) }
            return carried(
                entry, Quantity(now - before), from: before, own.hold.content,
                assumptions + place.assumptions(in: layoutRoot))
        case .open: return isHeldByMiddleOrTop(known) ? unplaced(entry, .placeOfOpenEnd(own.hold.content)) : nil
        case .disputed, .scrolls, .free: return nil
        }
    }

    /// Whether a constraint that is at work at rest places the middle or the upper end of a view.
    private func isHeldByMiddleOrTop(_ view: String) -> Bool {
        constraints.tying(view).contains { constraint in
            guard let value = heap[constraint].constraint, value.relation == .equal,
                knownTie(constraint, .atRest)?.sum != nil
            else { return false }
            let ends = [value.first, value.second].compactMap(\.self)
            return ends.count == 2
                && ends.contains { $0.layoutView == view && ["top", "centerY"].contains($0.attribute) }
        } || verticalSystem(around: view, .atRest, without: nil).equations.place(of: .top(view)) != nil
    }

    /// Whether an interface file ties a view by constraints that no property holds: with those that code switches, they say where
    /// it is, or cannot all hold.
    private func isDrawnElsewhere(_ content: ContentSubject) -> Bool {
        if case .view(let name) = content { !drawnTies(of: name).isEmpty } else { false }
    }

    /// Whether code ties a view at rest to something of which it is not known where it is.
    private func isTiedToUnknown(_ content: ContentSubject) -> Bool {
        guard case .view(let name) = content else { return false }
        return constraints.tying(name).contains { constraint in
            knownTie(constraint, .atRest).map { $0.sum == nil } ?? false
        }
    }

    /// Content of which it is not known where a write has it.
    func unplaced(_ entry: WriteLog.Entry, _ missing: Missing) -> ContentState {
        make(
            entry, Quantity(0), rests: [], spacing: nil, assumptions: [.unknown(missing)],
            subject: heap[entry.object].isNameless ? .content : .view(heap[entry.object].name), manner: .switches)
    }

    // MARK: What holds the content

    private struct Holder {
        let object: ObjectID
        let hold: ConstraintRole.Hold
        let relation: LayoutConstraint.Relation
        var rest: ContentState.Rest { hold.rests[0] }
    }

    /// Constraints of interface files hold, too, whether or not code has come to the properties that they are connected to.
    private func loadConstraintOutlets() {
        guard let controller, let type = typeName(of: controller) else { return }
        for name in program.lookups.constraintOutlets(of: type) where heap[controller].properties[name] == nil {
            _ = atRest { member(name, of: .object(controller)) }
        }
    }

    /// Whether code switches a constraint or one that ties the same views, or one of several is a limit: what each of them holds,
    /// which takes long to find out, is of no interest otherwise.
    private func mayNeedSolving(_ constraint: ObjectID) -> Bool {
        let tied = [constraint] + heap[constraint].tiedViews.flatMap(constraints.tying)
        return tied.contains { path.writeLog.isSwitched($0) || heap[$0].constraint.map { $0.relation != .equal } ?? false }
    }

    /// The constraints that hold the bottom edge of the same content to something that is known, the given one included.
    private func holders(with constraint: ObjectID) -> [Holder] {
        guard let own = holder(constraint) else { return [] }
        // What ties none of the same views cannot hold the same content.
        var known: [ObjectID] = [constraint]
        for object in heap[constraint].tiedViews.flatMap(constraints.tying) where !known.contains(object) {
            guard isAtWork(object, .atRest) || isAtWork(object, .now) else { continue }
            known.append(object)
        }
        return known.compactMap { object in
            guard let holder = holder(object), holder.hold.content == own.hold.content else { return nil }
            return holder
        }
    }

    private func holder(_ object: ObjectID) -> Holder? {
        guard case .constraint(let value) = heap[object].kind, value.obscurity == nil, case .holds(let hold) = role(of: object),
            hold.rests.count == 1
        else { return nil }
        return Holder(object: object, hold: hold, relation: value.relation)
    }

    /// The one that the content rested on.
    private func restingHolder(of group: [Holder], at bottom: Double) -> Holder? {
        group.first { holder in
            guard let up = up(holder, .atRest), isAtWork(holder.object, .atRest) else { return false }
            return abs(edge(holder.rest) - up - bottom) < 0.01
        }
    }

    // MARK: Solving

    private struct Solution {
        /// y of the content's bottom edge, in points in the view's coordinates; nil where the active constraints leave it open.
        let bottom: Double?
        /// Of required constraints.
        var conflict: Conflict?
    }

    /// Nil where a number is not known.
    ///
    /// - Parameter isWithoutCarriers: whether what content hangs on is taken to be where it was.
    private func solution(
        of group: [Holder], _ time: LayoutTime, leavingContainers isWithoutCarriers: Bool = false
    ) -> Solution? {
        let active = group.filter { isAtWork($0.object, time) }
        guard !active.isEmpty else { return Solution(bottom: nil) }
        let content = VerticalSystem.Edge.bottom("content")
        var system = VerticalSystem(in: layoutRoot)
        var wishes: [(sum: VerticalSystem.Sum, priority: Double)] = []
        for (number, holder) in active.enumerated() {
            guard let up = up(holder, time, leavingContainer: isWithoutCarriers),
                let priority = constraintValue("priority", of: holder.object, time)?.priorityLevel
            else { return nil }
            rely(on: holder.object)
            let place = EdgePlace(height: 1, bottomInset: holder.rest == .safeArea ? -1 : 0, offset: Affine(-up))
            let sum = VerticalSystem.Sum(terms: [content: 1], known: place * -1)
            // Where the container stands first, `container ≥ content + c` keeps the content from going lower.
            if priority >= LayoutConstraint.required || holder.relation != .equal {
                system.require(sum, holder.relation == .equal ? .zero : .notPositive, number: number)
            } else {
                wishes.append((sum, priority))
            }
        }
        if let numbers = system.contradiction {
            let sides = numbers.map { number in
                constraintDescription(of: active[number].object).map(Conflict.Side.constraint)
                    ?? .named(heap[active[number].object].name)
            }
            return Solution(bottom: nil, conflict: Conflict(first: sides.first, second: sides.dropFirst().first))
        }
        for wish in wishes.sorted(by: { $0.priority > $1.priority }) { system.wish(wish.sum, yieldsToContent: false) }
        // A limit alone says how low content can be, and that is where layouts rest that nothing else holds down.
        let depth = EdgePlace(offset: Affine(-Self.depth))
        system.wish(VerticalSystem.Sum(terms: [content: 1], known: depth), yieldsToContent: false)
        return Solution(bottom: system.place(of: content)?.points(in: layoutRoot))
    }

    /// Points; lower than any view ends.
    private static let depth = 100_000.0

    /// Whether a constraint had its constant from where the keyboard is.
    private func followsKeyboard(_ holder: Holder) -> Bool { heap[holder.object].hasFollowedKeyboard }

    /// How far above what the content rests on the constraint has it.
    private func up(_ holder: Holder, _ time: LayoutTime, leavingContainer: Bool = false) -> Double? {
        guard let constant = constraintValue("constant", of: holder.object, time)?.quantity?.known else { return nil }
        let up = (holder.hold.raisesWithConstant ? constant : -constant) + holder.hold.distance
        guard time == .now, !leavingContainer, isCarried(holder), let container = holder.hold.container else { return up }
        func end(_ time: LayoutTime) -> Double? {
            readableSystem(around: container, time)?.equations.place(of: .bottom(container))?.points(in: layoutRoot)
        }
        guard let before = end(.atRest), let now = end(.now) else { return nil }
        return up + before - now
    }

    /// Whether handlers move what content hangs on.
    private func isCarried(_ holder: Holder) -> Bool {
        holder.hold.container.map { isMovedByItsEnd($0, besides: holder.object) } ?? false
    }

    /// y in the view's coordinates.
    private func edge(_ rest: ContentState.Rest) -> Double {
        let bounds = world.view.bounds
        return rest == .safeArea ? bounds.maxY - world.view.safeAreaInsets.bottom : bounds.maxY
    }
}

extension Value {
    /// A layout priority as a number; the named ones as Apple's documentation of `UILayoutPriority` gives them.
    var priorityLevel: Double? {
        switch self {
        case .number(let quantity): quantity.known
        case .symbol("required", _): LayoutConstraint.required
        case .symbol("defaultHigh", _), .symbol("high", _): 750
        case .symbol("medium", _): 500
        case .symbol("defaultLow", _), .symbol("low", _): 250
        case .symbol("fittingSizeLevel", _): 50
        case .symbol("init", let payload): payload.first?.priorityLevel
        case .unknown(let unknown) where unknown.name.hasPrefix("UILayoutPriority."):
            Value.symbol(String(unknown.name.dropFirst("UILayoutPriority.".count)), []).priorityLevel
        default: nil
        }
    }
}
