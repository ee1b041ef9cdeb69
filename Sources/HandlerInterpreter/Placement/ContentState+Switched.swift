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
        var state = solvedState(entry)
        state?.isSolved = true
        return state
    }

    private func solvedState(_ entry: WriteLog.Entry) -> ContentState? {
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
        guard let now = solution(of: group, isBefore: false), let before = solution(of: group, isBefore: true) else {
            return unplaced(entry, .solution(own.hold.content))
        }
        if let conflict = now.conflict { return unplaced(entry, .placeInConflict(own.hold.content, conflict)) }
        switch (before.bottom, now.bottom) {
        case (let before?, let now?):
            let rest = restingHolder(of: group, at: before)?.hold.rests.first ?? own.rest
            return make(
                entry, Quantity(now - before), rests: [rest], spacing: edge(rest) - before, assumptions: assumptions,
                subject: own.hold.content)
        case (nil, _?) where !group.contains(where: followsKeyboard):
            // Made anew with everything else, it is where it was.
            return make(entry, Quantity(0), rests: [], spacing: nil, assumptions: [], subject: own.hold.content)
        case (nil, let now?):
            assumptions.append(.assumed(.belongsAboveKeyboard(own.hold.content)))
            return make(
                entry, Quantity(now - edge(own.rest)), rests: [own.rest], spacing: 0, assumptions: assumptions,
                subject: own.hold.content)
        case (nil, nil):
            return make(entry, Quantity(0), rests: [], spacing: nil, assumptions: assumptions, subject: own.hold.content)
        case (.some, nil):
            return unplaced(entry, .placeOfUnheld(own.hold.content))
        }
    }

    private func unplaced(_ entry: WriteLog.Entry, _ missing: Missing) -> ContentState {
        make(
            entry, Quantity(0), rests: [], spacing: nil, assumptions: [.unknown(missing)],
            subject: .view(heap[entry.object].name),
            manner: .switches)
    }

    // MARK: What holds the content

    private struct Holder {
        let object: ObjectID
        let hold: ConstraintRole.Hold
        let relation: LayoutConstraint.Relation
        var rest: ContentState.Rest { hold.rests[0] }
    }

    /// The constraints that hold the bottom edge of the same content to something that is known, the given one included.
    private func holders(with constraint: ObjectID) -> [Holder] {
        guard let own = holder(constraint) else { return [] }
        // What ties none of the same views cannot hold the same content.
        var known: [ObjectID] = [constraint]
        for object in heap[constraint].tiedViews.flatMap(constraints.tying) where !known.contains(where: { $0 == object }) {
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
            guard let up = up(holder, isBefore: true), isActive(holder.object, isBefore: true) else { return false }
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
    private func solution(of group: [Holder], isBefore: Bool) -> Solution? {
        let content = LayoutAnchor(.subview("content"), .bottom)
        var active: [LayoutConstraint] = []
        var sides: [String: Conflict.Side] = [:]
        for holder in group where isActive(holder.object, isBefore: isBefore) {
            guard let up = up(holder, isBefore: isBefore),
                let priority = value("priority", of: holder.object, isBefore: isBefore)?.priorityLevel
            else { return nil }
            // Where the container stands first, `container ≥ content + c` keeps the content from going lower.
            let relation: LayoutConstraint.Relation = holder.relation == .equal ? .equal : .lessOrEqual
            let id = String(active.count)
            sides[id] = constraintDescription(of: holder.object).map(Conflict.Side.constraint) ?? .named(heap[holder.object].name)
            active.append(
                LayoutConstraint(
                    id, content, relation,
                    LayoutAnchor(holder.rest == .safeArea ? .safeArea : .view, .bottom), constant: -up, priority: priority))
        }
        guard !active.isEmpty else { return Solution(bottom: nil) }
        let solver = LayoutSolver(world: world, guide: KeyboardLayoutGuide())
        let conflicting = solver.solve(active).conflicting
        guard conflicting.isEmpty else {
            let required = active.filter { $0.priority >= LayoutConstraint.required && $0.relation == .equal }
            let conflict = Conflict(
                first: required.first.flatMap { sides[$0.id] }, second: conflicting.last.flatMap { sides[$0] })
            return Solution(bottom: nil, conflict: conflict)
        }
        // A limit alone says how low content can be, and that is where layouts rest that nothing else holds down.
        let weight = LayoutConstraint("weight", content, constant: 100_000, priority: 0.5)
        return Solution(bottom: solver.solve(active + [weight]).frames["content"]?.maxY)
    }

    /// Whether a constraint had its constant from where the keyboard is.
    private func followsKeyboard(_ holder: Holder) -> Bool { heap[holder.object].hasFollowedKeyboard }

    private func isActive(_ constraint: ObjectID, isBefore: Bool) -> Bool {
        if case .bool(false)? = value("isActive", of: constraint, isBefore: isBefore) { return false }
        return true
    }

    /// How far above what the content rests on the constraint has it.
    private func up(_ holder: Holder, isBefore: Bool) -> Double? {
        value("constant", of: holder.object, isBefore: isBefore)?.quantity?.known.map {
            (holder.hold.raisesWithConstant ? $0 : -$0) + holder.hold.distance
        }
    }

    private func value(_ member: String, of constraint: ObjectID, isBefore: Bool) -> Value? {
        if isBefore, let kind = SinkKind(member: member), let value = path.writeLog.before(kind, of: constraint) { return value }
        return uikitMember(member, of: constraint)
    }

    /// y in the view's coordinates.
    private func edge(_ rest: ContentState.Rest) -> Double {
        let bounds = world.view.bounds
        return rest == .safeArea ? bounds.maxY - world.view.safeAreaInsets.bottom : bounds.maxY
    }
}

extension WriteLog {
    /// Whether code switches the constraint on and off or changes its priority.
    func isSwitched(_ object: ObjectID) -> Bool {
        entries.contains { ($0.kind == .constraintActivation || $0.kind == .constraintPriority) && $0.object == object }
    }

    func before(_ kind: SinkKind, of object: ObjectID) -> Value? {
        entries.first { $0.kind == kind && $0.object == object }?.before
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
