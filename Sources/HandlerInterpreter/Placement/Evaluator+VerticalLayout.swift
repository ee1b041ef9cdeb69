import KeyboardFacts
import KeyboardModel
import ProgramIndex
import Vocabulary

/// The constraints of a screen's vertical axis, gathered from code, layout libraries and interface files.
extension Evaluator {
    struct GatheredConstraints {
        var equations: VerticalSystem
        /// Whether a constraint that is at work ties the view.
        var isHeld = false
        /// All that constraints lead to from it.
        var views: Set<String> = []
        /// By its number; nil for one that code has no object for.
        var sources: [ObjectID?] = []
    }

    private struct Wish {
        let sum: VerticalSystem.Sum
        let priority: Double
        let number: Int
    }

    /// The constraints that lead from a view to others and on.
    func verticalSystem(around view: String, _ time: LayoutTime, without left: ObjectID?) -> GatheredConstraints {
        var result = GatheredConstraints(equations: VerticalSystem(in: layoutRoot))
        var waiting = [view]
        var known: Set<String> = [view]
        var seen: Set<ObjectID> = []
        var drawn: Set<Int> = []
        var wishes: [Wish] = []
        var isComplete = true
        func add(_ constraint: Tie, _ object: ObjectID?) {
            for other in constraint.views where known.insert(other).inserted { waiting.append(other) }
            if constraint.views.contains(view) { result.isHeld = true }
            guard let sum = constraint.sum, let priority = constraint.priority else {
                isComplete = false
                return
            }
            let number = result.sources.count
            result.sources.append(object)
            if priority >= LayoutConstraint.required {
                result.equations.require(sum, constraint.relation, number: number)
            } else if constraint.relation == .zero {
                wishes.append(Wish(sum: sum, priority: priority, number: number))
            } else {
                isComplete = false
            }
        }
        while let next = waiting.popLast() {
            for object in constraints.tying(next) where object != left && seen.insert(object).inserted {
                if let tie = tie(object, time) { add(tie, object) }
            }
            for position in drawnTies(of: next) where drawn.insert(position).inserted {
                let drawing = drawnLayout?.constraints[position]
                let holder = drawing?.outlet.flatMap { outlet in controller.flatMap { heap[$0].properties[outlet]?.object } }
                guard let drawing, holder == nil || holder != left, let tie = tie(drawing, heldBy: holder, time) else { continue }
                add(tie, holder)
            }
            for tie in arrangement(of: next) { add(tie, nil) }
        }
        result.views = known
        // What could not be read may be stronger than a wish.
        guard isComplete else { return result }
        for wish in wishes.sorted(by: { $0.priority > $1.priority }) {
            result.equations.wish(
                wish.sum, yieldsToContent: wish.priority <= Self.contentPriority, number: wish.number)
        }
        return result
    }

    /// That with which most views keep from being smaller than their content (Apple, documentation of
    /// `UIView.contentCompressionResistancePriority(for:)`).
    private static let contentPriority = 750.0

    /// A constraint as the system takes it.
    struct Tie {
        /// Those that it ties, in the system's names.
        let views: [String]
        /// Nil where a number or an edge is not known.
        let sum: VerticalSystem.Sum?
        var relation = VerticalSystem.Relation.zero
        /// Nil where it is not known.
        var priority: Double? = LayoutConstraint.required
    }

    /// Nil for one that is not at work, or says nothing of the vertical axis.
    private func tie(_ object: ObjectID, _ time: LayoutTime) -> Tie? {
        guard case .constraint(let value) = heap[object].kind, value.obscurity == nil, let first = value.first,
            isAtWork(object, time)
        else { return nil }
        // The layout that it is drawn in has it.
        guard value.drawn == nil || drawnLayout == nil else { return nil }
        return tie(first, value.second, value.relation, multiplier: value.multiplier, object, time)
    }

    private func tie(
        _ first: AnchorValue, _ second: AnchorValue?, _ relation: LayoutConstraint.Relation, multiplier: Double?,
        _ object: ObjectID, _ time: LayoutTime
    ) -> Tie? {
        tie(
            first, second, relation, multiplier: multiplier,
            constant: constraintValue("constant", of: object, time)?.quantity?.amount,
            priority: constraintValue("priority", of: object, time)?.priorityLevel)
    }

    private func tie(_ drawing: InterfaceLayout.Constraint, heldBy holder: ObjectID?, _ time: LayoutTime) -> Tie? {
        let first = AnchorValue(drawing.first)
        let second = drawing.second.map(AnchorValue.init)
        let relation = LayoutConstraint.Relation(drawing.relation)
        if let holder, heap[holder].isConstraint {
            guard isAtWork(holder, time) else { return nil }
            return tie(first, second, relation, multiplier: drawing.multiplier, holder, time)
        }
        // Which size classes the scenario's window has is not asked.
        let priority = drawing.isInstalledEverywhere ? drawing.priority : nil
        return tie(
            first, second, relation, multiplier: drawing.multiplier, constant: drawing.constant.map { Affine($0) },
            priority: priority)
    }

    private func tie(
        _ first: AnchorValue, _ second: AnchorValue?, _ relation: LayoutConstraint.Relation, multiplier: Double?,
        constant: Affine?, priority: Double?
    ) -> Tie? {
        guard first.isOnVerticalAxis || second?.isOnVerticalAxis == true else { return nil }
        let (first, second) = second.map { seenFromInside(first, $0) } ?? (first, nil)
        let views = [first.layoutView, second?.layoutView].compactMap(\.self)
        var sum = first.sum
        if let second { sum = sum.flatMap { own in second.sum.flatMap { other in multiplier.map { own - other * $0 } } } }
        sum = sum.flatMap { sum in
            constant.map { sum + VerticalSystem.Sum(known: EdgePlace(offset: -$0)) }
        }
        let asked: VerticalSystem.Relation =
            switch relation {
            case .equal: .zero
            case .lessOrEqual: .notPositive
            case .greaterOrEqual: .notNegative
            }
        return Tie(views: views, sum: sum, relation: asked, priority: priority)
    }

    /// The ends of a constraint between a scroll view and a view in it: from inside, its edges are those of what it scrolls; its
    /// centre and its size are its own (Apple, documentation of `UIScrollView` and Technical Note TN2154).
    func seenFromInside(_ first: AnchorValue, _ second: AnchorValue) -> (AnchorValue, AnchorValue) {
        func content(of anchor: AnchorValue, facing other: AnchorValue) -> AnchorValue {
            guard let view = anchor.item.view, let inner = other.item.view, ["top", "bottom"].contains(anchor.attribute),
                anchor.attribute == other.attribute, isScrollView(view)
            else { return anchor }
            // Of a view that no code adds anywhere, the same edge says it.
            let isInside =
                superviewName(of: inner).map { $0 == view }
                ?? (superviewName(of: view) != inner && viewObject(named: inner) != nil)
            guard isInside else { return anchor }
            return AnchorValue(item: .other(Self.content(of: view)), attribute: anchor.attribute)
        }
        return (content(of: first, facing: second), content(of: second, facing: first))
    }

    func isAtWork(_ constraint: ObjectID, _ time: LayoutTime) -> Bool {
        if case .bool(false)? = constraintValue("isActive", of: constraint, time) { return false }
        return true
    }

    /// What a member of a constraint is, or was before the first event. Who relies on it says so with `rely`.
    func constraintValue(_ member: String, of constraint: ObjectID, _ time: LayoutTime) -> Value? {
        if time == .atRest, let kind = SinkKind(member: member), let value = path.writeLog.before(kind, of: constraint) {
            return value
        }
        return heap[constraint].properties[member] ?? constraintMember(member, of: constraint)
    }
}
