import KeyboardFacts
import KeyboardModel
import ProgramIndex
import Vocabulary

/// The constraints of a screen's vertical axis, gathered from code, layout libraries and interface files.
extension Evaluator {
    /// The constraints that lead from a view to others and on.
    ///
    /// - Parameter isAsDrawn: whether what they leave open is as the interface file draws it: views are as high as they are
    ///   drawn, those with content of their own unless constraints that are stronger than their content say otherwise, all others
    ///   where nothing else says how high they are.
    func verticalSystem(
        around view: String, _ time: LayoutTime, without left: ObjectID?, asDrawn isAsDrawn: Bool = false
    ) -> GatheredConstraints {
        let question = LayoutReading.Question(left: left, isAsDrawn: isAsDrawn)
        if let known = layoutReading[time].systems[question]?.first(where: { $0.leads(to: view) }) { return known }
        let (component, reach) = component(around: view, time, without: left)
        let system = solved(component, reach, time, asDrawn: isAsDrawn)
        heap.layoutReading.keep { $0[time].systems[question, default: []].append(system) }
        return system
    }

    private func component(
        around view: String, _ time: LayoutTime, without left: ObjectID?
    ) -> (LayoutComponent, LayoutComponent.Reach) {
        for (number, component) in layoutReading[time].components.enumerated() {
            guard var reach = component.reach(from: view, without: left) else { continue }
            reach.component = number
            return (component, reach)
        }
        let component = gather(around: view, time)
        var reach = component.reach(from: view, without: left) ?? LayoutComponent.Reach()
        heap.layoutReading.keep { reading in
            reach.component = reading[time].components.count
            reading[time].components.append(component)
        }
        return (component, reach)
    }

    private func gather(around view: String, _ time: LayoutTime) -> LayoutComponent {
        var gathering = LayoutGathering(around: view)
        while let next = gathering.next() {
            for object in constraints.tying(next) where gathering.isNew(made: object) {
                if let tie = knownTie(object, time) { gathering.add(tie, madeAs: object) }
            }
            for position in drawnTies(of: next) where gathering.isNew(drawn: position) {
                if let (tie, object) = drawnTie(at: position, time) { gathering.add(tie, of: object, drawnAt: position) }
            }
            let stacked = arrangement(of: next)
            if !stacked.isEmpty { gathering.add(stacked, arrangedAs: next) }
        }
        return gathering.component(tyingMade: { constraints.tying($0) }, tyingDrawn: { drawnTies(of: $0) })
    }

    private func solved(
        _ component: LayoutComponent, _ reach: LayoutComponent.Reach, _ time: LayoutTime, asDrawn isAsDrawn: Bool
    ) -> GatheredConstraints {
        // Without a constraint that is not at work the layout is what it is with it.
        let whole = LayoutReading.Question(left: nil, isAsDrawn: isAsDrawn)
        if let known = layoutReading[time].systems[whole]?.first(where: { $0.reach == reach }) { return known }
        var system = GatheredConstraints(
            component, reach, in: layoutRoot, flexible: drawnLayout?.viewsWithoutContent ?? [])
        let drawn = isAsDrawn ? drawnSizes { system.leads(to: $0) } : []
        system.solve(component.members, contentPriority: Self.contentPriority, drawn)
        return system
    }

    /// The sizes that the interface file draws of some views.
    private func drawnSizes(
        of isAmong: (String) -> Bool
    ) -> [(sum: VerticalSystem.Sum, isOfContent: Bool, position: Int)] {
        guard let drawnLayout else { return [] }
        return drawnLayout.drawn.enumerated().compactMap { position, drawing in
            guard let tie = tie(drawing, heldBy: nil, .atRest), tie.views.allSatisfy(isAmong), let sum = tie.sum else {
                return nil
            }
            let isOfContent = tie.views.allSatisfy(drawnLayout.viewsWithContent.contains)
            return (sum, isOfContent, position)
        }
    }

    /// A constraint of code as the system takes it; nil for one that is not at work, or says nothing of the vertical axis.
    func knownTie(_ object: ObjectID, _ time: LayoutTime) -> Tie? {
        if let known = layoutReading[time].ties[object] { return known }
        let tie = tie(object, time)
        heap.layoutReading.keep { $0[time].ties[object] = .some(tie) }
        return tie
    }

    private func drawnTie(at position: Int, _ time: LayoutTime) -> (tie: Tie, object: ObjectID?)? {
        guard let drawing = drawnLayout?.constraints[position], leavesAsDrawn(drawing) else { return nil }
        let holder = drawnConstraint(heldBy: drawing.outlets)
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
        /// Whether no constraint makes it, but how UIKit lays out what is in a stack view, or what no constraint holds.
        var isImplied = false
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
        var tie = tie(
            first, second, relation, multiplier: drawing.multiplier, constant: drawing.constant.map { Affine($0) },
            priority: priority)
        tie?.isImplied = drawing.isImplied
        return tie
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
