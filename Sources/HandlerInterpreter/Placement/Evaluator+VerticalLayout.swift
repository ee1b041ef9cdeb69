import KeyboardFacts
import KeyboardModel
import ProgramIndex
import Vocabulary

/// The constraints of a screen's vertical axis, gathered from code, layout libraries and interface files.
extension Evaluator {
    struct GatheredConstraints {
        var equations: VerticalSystem
        /// The views that a constraint which is at work ties.
        var held: Set<String> = []
        /// All that constraints lead to from one of them.
        var views: Set<String> = []
        /// By its number; nil for one that code has no object for.
        var sources: [ObjectID?] = []
        /// The numbers from which on it is the drawing that says so.
        var firstDrawn = Int.max
    }

    private struct Wish {
        let sum: VerticalSystem.Sum
        let priority: Double
        let number: Int
    }

    /// The constraints that lead from a view to others and on.
    ///
    /// - Parameter isAsDrawn: whether what they leave open is as the interface file draws it.
    func verticalSystem(
        around view: String, _ time: LayoutTime, without left: ObjectID?, asDrawn isAsDrawn: Bool = false
    ) -> GatheredConstraints {
        let question = LayoutReading.Question(time: time, left: left, isAsDrawn: isAsDrawn)
        if let known = layoutReading.systems[question]?.first(where: { $0.views.contains(view) }) { return known }
        let system = solved(ties(around: view, time, without: left), asDrawn: isAsDrawn)
        heap.layoutReading.keep { $0.systems[question, default: []].append(system) }
        return system
    }

    /// A view's constraints, and those of the views that they tie.
    private struct Component {
        var views: Set<String>
        /// Those of code in the order in which they were made, then those of the interface file, then those of stack views: the
        /// same from whichever of the views one asks.
        var ties: [(tie: Tie, object: ObjectID?)] = []
    }

    private func ties(around view: String, _ time: LayoutTime, without left: ObjectID?) -> Component {
        var component = Component(views: [view])
        var waiting = [view]
        var made: [ObjectID: Tie?] = [:]
        var drawn: [Int: (tie: Tie, object: ObjectID?)?] = [:]
        var arranged: [String: [Tie]] = [:]
        func follow(_ tie: Tie) {
            for other in tie.views where component.views.insert(other).inserted { waiting.append(other) }
        }
        while let next = waiting.popLast() {
            for object in constraints.tying(next) where object != left && made[object] == nil {
                let tie = knownTie(object, time)
                made[object] = .some(tie)
                tie.map(follow)
            }
            for position in drawnTies(of: next) where drawn[position] == nil {
                let tie = drawnTie(at: position, time, without: left)
                drawn[position] = .some(tie)
                (tie?.tie).map(follow)
            }
            let stacked = arrangement(of: next)
            if !stacked.isEmpty { arranged[next] = stacked }
            stacked.forEach(follow)
        }
        component.ties = made.sorted { $0.key.position < $1.key.position }.compactMap { object, tie in tie.map { ($0, object) } }
        component.ties += drawn.sorted { $0.key < $1.key }.compactMap(\.value)
        component.ties += arranged.sorted { $0.key < $1.key }.flatMap(\.value).map { ($0, nil) }
        return component
    }

    /// - Parameter isAsDrawn: whether views are as high as they are drawn: those with content of their own unless constraints that
    ///   are stronger than their content say otherwise, all others where nothing else says how high they are.
    private func solved(_ component: Component, asDrawn isAsDrawn: Bool) -> GatheredConstraints {
        var result = GatheredConstraints(equations: VerticalSystem(in: layoutRoot), views: component.views)
        var wishes: [Wish] = []
        var isComplete = true
        for (tie, object) in component.ties {
            result.held.formUnion(tie.views)
            guard let sum = tie.sum, let priority = tie.priority else {
                isComplete = false
                continue
            }
            let number = result.sources.count
            result.sources.append(object)
            if priority >= LayoutConstraint.required {
                result.equations.require(sum, tie.relation, number: number)
            } else if tie.relation == .zero {
                wishes.append(Wish(sum: sum, priority: priority, number: number))
            } else {
                isComplete = false
            }
        }
        let drawn = isAsDrawn ? drawnSizes(among: result.views) : []
        result.firstDrawn = result.sources.count
        // What could not be read may be stronger than a wish.
        if isComplete {
            // Of two of one priority the first counts first: a sort need not keep their order.
            let ordered = wishes.sorted { ($1.priority, $0.number) < ($0.priority, $1.number) }
            for wish in ordered where wish.priority > Self.contentPriority {
                result.equations.wish(wish.sum, yieldsToContent: false, number: wish.number)
            }
            for size in drawn where size.isOfContent {
                result.equations.wish(size.sum, yieldsToContent: false, number: result.firstDrawn + size.position)
            }
            for wish in ordered where wish.priority <= Self.contentPriority {
                result.equations.wish(wish.sum, yieldsToContent: true, number: wish.number)
            }
        }
        for size in drawn {
            result.equations.wish(size.sum, yieldsToContent: false, number: result.firstDrawn + size.position)
        }
        return result
    }

    private func drawnSizes(among views: Set<String>) -> [(sum: VerticalSystem.Sum, isOfContent: Bool, position: Int)] {
        guard let drawnLayout else { return [] }
        return drawnLayout.drawn.enumerated().compactMap { position, drawing in
            guard let tie = tie(drawing, heldBy: nil, .atRest), tie.views.allSatisfy(views.contains), let sum = tie.sum else {
                return nil
            }
            let isOfContent = tie.views.allSatisfy(drawnLayout.viewsWithContent.contains)
            return (sum, isOfContent, position)
        }
    }

    /// A constraint of code as the system takes it; nil for one that is not at work, or says nothing of the vertical axis.
    func knownTie(_ object: ObjectID, _ time: LayoutTime) -> Tie? {
        if let known = layoutReading.ties[time]?[object] { return known }
        let tie = tie(object, time)
        heap.layoutReading.keep { $0.ties[time, default: [:]][object] = .some(tie) }
        return tie
    }

    private func drawnTie(at position: Int, _ time: LayoutTime, without left: ObjectID?) -> (tie: Tie, object: ObjectID?)? {
        guard let drawing = drawnLayout?.constraints[position], leavesAsDrawn(drawing) else { return nil }
        let holder = drawnConstraint(heldBy: drawing.outlets)
        guard holder == nil || holder != left else { return nil }
        return tie(drawing, heldBy: holder, time).map { ($0, holder) }
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
