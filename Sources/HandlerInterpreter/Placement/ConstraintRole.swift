import KeyboardFacts
import KeyboardModel
import ProgramIndex

/// What changing a constraint's constant does to the layout.
enum ConstraintRole {
    /// It places the bottom edge of content.
    case holds(Hold)
    /// It changes the height of this view, which stands on nothing that is known.
    case resizes(String)
    /// It moves this view up or down, by another edge or from something that is not the bottom of the view.
    case shifts(String, raisesWithConstant: Bool)
    /// It moves this view in what the scroll view scrolls.
    case scrolls(String, in: String)
    /// It moves nothing up or down.
    case sideways

    struct Hold {
        let content: ContentSubject
        /// What the content rests on without a keyboard; several where the source leaves it open.
        let rests: [ContentState.Rest]
        /// Whether the content moves up when the constant grows: `container.bottom = content.bottom + constant`.
        let raisesWithConstant: Bool
        /// Points from what content rests on up to the constraint's own end on that side.
        var distance = 0.0
        /// The view that content hangs on, if it is no root view: where that goes, the content goes.
        var container: String?
        var assumptions: [Assumption] = []
    }
}

/// Where an edge is that content can be tied to.
struct Foothold {
    let rest: ContentState.Rest
    /// Points up from it.
    var distance = 0.0
}

extension Evaluator {
    /// Of which view the edge is that a write to the constraint moves, and which way.
    func role(of constraint: ObjectID) -> ConstraintRole {
        if let known = layoutReading.roles[constraint] { return known }
        let role = findRole(of: constraint)
        heap.layoutReading.keep { $0.roles[constraint] = role }
        return role
    }

    private func findRole(of constraint: ObjectID) -> ConstraintRole {
        guard let value = heap[constraint].constraint else { return .sideways }
        switch value.drawn {
        case .tied(let tie)?: return .holds(ConstraintRole.Hold(tie, of: .view(value.content?.text ?? heap[constraint].name)))
        case .spaces(let tie)?:
            if let view = value.first?.item.view, onlyContains(view, highBy: constraint) { return .resizes(view) }
            return .holds(ConstraintRole.Hold(tie, of: .standing(on: value.first?.item.text ?? "")))
        case .resizes?: return .resizes(value.content?.text ?? heap[constraint].name)
        case .other?, nil: return written(value, constraint)
        }
    }

    private func written(_ value: ConstraintValue, _ constraint: ObjectID) -> ConstraintRole {
        guard let first = value.first else { return .sideways }
        guard let second = value.second else {
            guard first.attribute == "height" else { return .sideways }
            guard let view = first.item.view else { return ownHeight(constraint) }
            guard value.relation == .equal, !onlyContains(view, highBy: constraint),
                let foot = foothold(of: AnchorValue(item: first.item, attribute: "bottom"), constraint)
            else { return .resizes(view) }
            return .holds(
                ConstraintRole.Hold(
                    content: .standing(on: view), rests: [foot.rest], raisesWithConstant: true, distance: foot.distance))
        }
        for name in value.namesOfOwnAnchors { path.namesUsed.miss(name) }
        let inside = seenFromInside(first, second)
        if inside.0 != first, let content = second.item.view { return .scrolls(content, in: first.item.text) }
        if inside.1 != second, let content = first.item.view { return .scrolls(content, in: second.item.text) }
        for (content, guide) in [(first, second.item), (second, first.item)] {
            guard let view = content.item.view else { continue }
            let scrollView =
                guide.scrollView ?? (guide.isDrawnContentGuide ? self.scrollView(around: content.layoutName ?? view) : nil)
            if let scrollView { return .scrolls(view, in: scrollView) }
        }
        guard first.isBottom || second.isBottom, value.multiplier == 1, let sides = sides(first, second, constraint) else {
            return shift(value)
        }
        // The other inequality lets the content hang as low as it likes.
        let holding: LayoutConstraint.Relation = sides.isContainerFirst ? .greaterOrEqual : .lessOrEqual
        guard value.relation == .equal || value.relation == holding else { return shift(value) }
        let name = sides.content.item.text
        var hold = ConstraintRole.Hold(
            content: sides.content.attribute == "top" ? .standing(on: name) : .view(name),
            rests: sides.foothold.map { [$0.rest] } ?? ContentState.Rest.allCases,
            raisesWithConstant: sides.isContainerFirst, distance: sides.foothold?.distance ?? 0,
            container: sides.container.item.view)
        if value.relation != .equal {
            hold.assumptions.append(.reachesLimit(constraint: heap[constraint].name))
        }
        if sides.foothold == nil {
            hold.assumptions.append(.endsWithItsView(sides.container.item.text))
        }
        return .holds(hold)
    }

    /// The height of a view that is the handlers' own object: other views stand on such a view.
    private func ownHeight(_ constraint: ObjectID) -> ConstraintRole {
        guard !isController else { return .resizes("view") }
        return .holds(
            ConstraintRole.Hold(
                content: .standing(on: "self"), rests: ContentState.Rest.allCases, raisesWithConstant: true,
                assumptions: [.selfStandsAtBottom]))
    }

    private func shift(_ value: ConstraintValue) -> ConstraintRole {
        guard let first = value.first else { return .sideways }
        if first.attribute == "height" || value.second?.attribute == "height" {
            return .resizes(value.content?.text ?? first.item.text)
        }
        guard first.isVertical, let content = value.content else { return .sideways }
        return .shifts(content.text, raisesWithConstant: content != first.item)
    }

    /// Nil for another object, and where it is not known what the constraint ties.
    func constraintDescription(of object: ObjectID) -> ConstraintDescription? {
        guard let value = heap[object].constraint else { return nil }
        return value.description(root: isController ? "view" : "self")
    }

    /// Whether the handlers' own object has a view rather than being one.
    var isController: Bool {
        typeName(of: controller).map { !index.isView($0) } ?? true
    }

    // MARK: What stays where it is

    private struct Sides {
        let container: AnchorValue
        let content: AnchorValue
        let isContainerFirst: Bool
        /// Nil where nothing tells where the container's edge is.
        let foothold: Foothold?
    }

    /// Which end stays where it is when the constraint changes. What never moves goes before a view that another constraint
    /// holds; of two views that nothing is known of, the second is taken for the container, as in `field.bottom = card.bottom`.
    private func sides(_ first: AnchorValue, _ second: AnchorValue, _ constraint: ObjectID) -> Sides? {
        for looksFurther in [false, true] {
            func find(_ anchor: AnchorValue) -> Foothold? { looksFurther ? foothold(of: anchor, constraint) : fixed(anchor) }
            switch (find(first), find(second)) {
            // A view that begins where its container ends is there for others to stand on.
            case (let foot?, nil):
                let isTied = second.isBottom || second.attribute == "top"
                return isTied ? Sides(container: first, content: second, isContainerFirst: true, foothold: foot) : nil
            case (nil, let foot?):
                let isTied = first.isBottom || first.attribute == "top"
                return isTied ? Sides(container: second, content: first, isContainerFirst: false, foothold: foot) : nil
            // Of a view and one in it, that which is tied anew while its old constraint still holds is the inner one.
            case (_?, let foot?) where isInside(first, second):
                return Sides(container: second, content: first, isContainerFirst: false, foothold: foot)
            case (let foot?, _?) where isInside(second, first):
                return Sides(container: first, content: second, isContainerFirst: true, foothold: foot)
            case (.some, .some): return nil
            case (nil, nil): continue
            }
        }
        // What an interface file draws is in no need of a guess.
        guard heap[constraint].constraint?.drawn == nil, first.isBottom, second.isBottom, first.item.view != nil,
            second.item.view != nil
        else { return nil }
        if isInside(second, first) { return Sides(container: first, content: second, isContainerFirst: true, foothold: nil) }
        return Sides(container: second, content: first, isContainerFirst: false, foothold: nil)
    }

    /// Whether the lower end of a view is tied to that of the view which code adds it to.
    private func isInside(_ anchor: AnchorValue, _ outer: AnchorValue) -> Bool {
        guard anchor.isBottom, outer.isBottom, let view = anchor.item.view, let container = outer.item.view else { return false }
        return superviewName(of: view) == container
    }

    private func fixed(_ anchor: AnchorValue) -> Foothold? {
        switch (anchor.item, anchor.attribute) {
        case (.rootView, "bottom"), (.rootView, "lastBaseline"): Foothold(rest: .viewBottom)
        // The margins of a view controller's root view are its safe area at the bottom, where UIKit's own minimum is 0.
        case (.rootView, "bottomMargin"), (.safeArea, "bottom"): Foothold(rest: .safeArea)
        default: nil
        }
    }

    /// Where an edge of a view is that the other constraints hold; nil where they have it neither at the end of the view nor of
    /// its safe area, and where they leave it open.
    private func foothold(of anchor: AnchorValue, _ asking: ObjectID) -> Foothold? {
        // Of what no property names, no other constraint that gives way is known by the same name.
        if anchor.layoutName != nil, let priority = constraintValue("priority", of: asking, .atRest)?.priorityLevel,
            priority < LayoutConstraint.required
        {
            return nil
        }
        return fixed(anchor) ?? place(of: anchor, without: asking).flatMap(Foothold.init)
    }

    /// Where the lower end of a view is: as code ties it, or as an interface file does.
    func foothold(ofBottomOf view: ObjectID) -> Foothold? {
        if let tie = heap.drawnEnds[view]?.bottom, !tie.isLimit, let constant = tie.restingConstant {
            return Foothold(
                rest: tie.rest == .safeArea ? .safeArea : .viewBottom, distance: tie.raisesWithConstant ? constant : -constant)
        }
        return place(of: AnchorValue(item: .other(heap[view].name), attribute: "bottom")).flatMap(Foothold.init)
    }
}

extension Foothold {
    init?(_ place: EdgePlace) {
        guard let rest = place.rest, let offset = place.offset.known else { return nil }
        self.init(rest: rest, distance: 0 - offset)
    }
}

extension ConstraintRole.Hold {
    init(_ tie: BottomTie, of content: ContentSubject) {
        self.init(
            content: content, rests: [tie.rest == .safeArea ? .safeArea : .viewBottom],
            raisesWithConstant: tie.raisesWithConstant,
            distance: tie.distance)
    }
}

extension AnchorValue.Item {
    /// Whether an interface file means what the scroll view around scrolls: it ties a view to the scroll view, or to its guide.
    var isDrawnContentGuide: Bool { self == .other("contentLayoutGuide") }

    /// The scroll view whose content guide code names.
    var scrollView: String? {
        guard let view, case let end = Evaluator.content(of: ""), view.hasSuffix(end) else { return nil }
        return String(view.dropLast(end.count))
    }
}

extension ConstraintValue {
    /// What gives way when the constant changes: the end that is not the root view or one of its guides, the first of two such.
    var content: AnchorValue.Item? {
        if case .tied(let tie)? = drawn { return tie.raisesWithConstant ? second?.item : first?.item }
        if let first, first.item.view != nil { return first.item }
        return second?.item ?? first?.item
    }
}
