import KeyboardFacts
import KeyboardModel
import ProgramIndex
import SwiftParser

/// Content that an inset of its scroll view keeps above the keyboard.
extension Evaluator {
    func insetState(_ entry: WriteLog.Entry) -> ContentState? {
        let scrollView = entry.object
        let isUpsideDown = heap[scrollView].isUpsideDown
        // The insets of a text view and of its text come one after the other: they are one place, which the first written tells.
        let entries = path.writeLog.entries.filter { $0.object == scrollView && $0.kind.insetsContent }
        guard entry.kind == entries.first?.kind else { return nil }
        var before = Quantity(0)
        var after = Quantity(0)
        for entry in entries {
            guard let first = entry.before.insetAtFoot(isUpsideDown),
                let last = uikitMember(entry.kind.rawValue, of: scrollView).insetAtFoot(isUpsideDown)
            else { return nil }
            before = before + first
            after = after + last
        }
        return insetState(entry, of: scrollView, from: before, to: after)
    }

    /// The state of content below which a scroll view leaves room, in points, by whichever means.
    func insetState(
        _ entry: WriteLog.Entry, of scrollView: ObjectID, from before: Quantity, to after: Quantity
    ) -> ContentState {
        let isUpsideDown = heap[scrollView].isUpsideDown
        var rests = [ContentState.Rest.safeArea]
        if case .symbol("never", _)? = heap[scrollView].properties["contentInsetAdjustmentBehavior"] {
            rests = [.viewBottom]
        } else if isSetUpElsewhere(scrollView) {
            // Whether UIKit adjusts its insets is said by code that was not run.
            rests = [.safeArea, .viewBottom]
        } else if isUpsideDown {
            // Which end of a view that stands on its head UIKit adjusts is nowhere said.
            rests = [.safeArea, .viewBottom]
        }
        let adjusts = rests[0] == .safeArea
        let ownShift = constraintShift(of: scrollView, adjusts: adjusts)
        let displacement = before - after + (ownShift ?? frameShift(of: scrollView, adjusts: adjusts))
        var ownMoves: [OwnMove] = []
        var assumptions: [OpenPoint] = []
        if let superclass = ownAvoidance(of: scrollView) {
            ownMoves.append(.withGuide(.safeArea))
            assumptions.append(.assumed(.avoidsKeyboard(superclass: superclass)))
        }
        // Where its end is moved, what stands below it goes with it.
        switch ownShift == nil ? roomBelow(scrollView, rests[0]) : .points(0) {
        case .points(0): break
        case .assumed(let assumption): assumptions.append(.assumed(assumption))
        case .points(let below): ownMoves.append(.standsOn(below, above: rests[0]))
        // It ends above the keyboard as it is, and an inset comes on top of that.
        case .guide: ownMoves.append(.withGuide(rests[0]))
        case .unknown(let missing):
            return make(entry, displacement, rests: [], spacing: nil, assumptions: assumptions + [.unknown(missing)])
        }
        let world = world
        let moved = ownMoves.reduce(0) { $0 + $1.points(in: world) }
        return make(
            entry, displacement + Quantity(moved), rests: rests, spacing: before.known,
            resting: RestingPlace(-before.amount, of: entry), ownMoves: ownMoves, assumptions: assumptions)
    }

    /// Whether a scroll view is known only as a member of an object that nobody saw being made, and that code of the program may
    /// set up. A view of UIKit's, such as a web view, leaves that to who has it.
    private func isSetUpElsewhere(_ scrollView: ObjectID) -> Bool {
        let name = heap[scrollView].name
        guard heap.named[name] == scrollView, let dot = name.lastIndex(of: ".") else { return false }
        return declaredClass(of: String(name[..<dot])).map { index.types[$0]?.kind != nil } ?? true
    }

    /// Points downwards that writes to a scroll view's frame have moved the end of its content. What reached into the safe area
    /// was inset by that much (Apple, documentation of `UIScrollView.adjustedContentInset`), and is no more where it does not.
    private func frameShift(of scrollView: ObjectID, adjusts: Bool) -> Quantity {
        guard let entry = path.writeLog.entries.first(where: { $0.kind == .frame && $0.object == scrollView }),
            case .rect(let before) = entry.before, case .rect(let after) = uikitMember("frame", of: scrollView)
        else { return Quantity(0) }
        return shift(from: before.y + before.height, to: after.y + after.height, adjusts: adjusts)
    }

    /// - Parameters: where the scroll view ended, and where it ends.
    private func shift(from first: Quantity, to last: Quantity, adjusts: Bool) -> Quantity {
        guard adjusts, let start = first.known, let end = last.known else { return last - first }
        let safe = world.view.bounds.maxY - world.view.safeAreaInsets.bottom
        return last - first - Quantity(max(0, end - safe) - max(0, start - safe))
    }

    /// The same for writes to the constraint that holds the scroll view's lower end; nil where none is written to.
    private func constraintShift(of scrollView: ObjectID, adjusts: Bool) -> Quantity? {
        let content = ContentSubject.view(heap[scrollView].name)
        for entry in path.writeLog.entries where entry.kind == .constraintConstant {
            guard case .constraint(let value) = heap[entry.object].kind, value.obscurity == nil,
                case .holds(let hold) = role(of: entry.object), hold.content == content, hold.rests.count == 1,
                let before = entry.before.quantity, let after = uikitMember("constant", of: entry.object).quantity
            else { continue }
            let safe = hold.rests[0] == .safeArea ? world.view.safeAreaInsets.bottom : 0
            func end(_ constant: Quantity) -> Quantity {
                let up = hold.raisesWithConstant ? constant : -constant
                return Quantity(world.view.bounds.maxY - safe - hold.distance) - up
            }
            return shift(from: end(before), to: end(after), adjusts: adjusts)
        }
        return carriedShift(of: scrollView, adjusts: adjusts)
    }

    /// The same for a scroll view that stands on what writes to constraints move; nil for one that stays where it was.
    private func carriedShift(of scrollView: ObjectID, adjusts: Bool) -> Quantity? {
        let name = heap[scrollView].name
        guard path.writeLog.entries.contains(where: { $0.kind.isOfConstraint }),
            case .placed(let rest) = end(of: name, .atRest), case .placed(let now) = end(of: name, .now), rest != now,
            let first = rest.points(in: layoutRoot), let last = now.points(in: layoutRoot)
        else { return nil }
        return shift(from: Quantity(first), to: Quantity(last), adjusts: adjusts)
    }

    /// The superclass that insets the scroll view itself: table and collection view controllers do (Apple, "Managing the
    /// Keyboard", Text Programming Guide for iOS), from their `viewWillAppear`, which a subclass can override without calling it.
    private func ownAvoidance(of scrollView: ObjectID) -> String? {
        guard let type = typeName(of: controller) else { return nil }
        let own = ["tableView": "UITableViewController", "collectionView": "UICollectionViewController"]
        guard let superclass = own[heap[scrollView].name], index.ancestorNames(of: type).contains(superclass) else { return nil }
        return index.leavesOutSuper(of: "viewWillAppear", in: type) ? nil : superclass
    }

    // MARK: What lies below

    private enum Room {
        /// Between the lower end of the scroll view and what its content rests on.
        case points(Double)
        /// None, if the scroll view ends where something says that it may not.
        case assumed(Assumption)
        /// What the scroll view ends with is tied to the keyboard's layout guide.
        case guide
        case unknown(Missing)
    }

    /// 0 where nothing ties the scroll view's lower end, because most reach the end of their view.
    private func roomBelow(_ scrollView: ObjectID, _ rest: ContentState.Rest) -> Room {
        recallTies(of: scrollView)
        guard let foot = foothold(ofBottomOf: scrollView) else {
            missConstants(below: heap[scrollView].name)
            if let room = roomBelowFrame(of: scrollView, rest) { return .points(room) }
            if leadsToGuide(heap[scrollView].name) { return .guide }
            if let neighbour = heap.drawnEnds[scrollView]?.neighbour { return room(above: neighbour, of: scrollView, rest) }
            if let missing = tieToUnknownPlace(of: scrollView) { return .unknown(missing) }
            guard let end = assumedEnd(of: scrollView) else { return .points(0) }
            missCalls(layingOut: scrollView)
            return .assumed(end)
        }
        let inset = world.view.safeAreaInsets.bottom
        let aboveView = foot.rest == .safeArea ? foot.distance + inset : foot.distance
        let room = max(0, rest == .safeArea ? aboveView - inset : aboveView)
        // What stands in the room goes up with it where the whole view does, or code moves it.
        let isCarried = rootShift != nil || isFixed(scrollView) && holdsMovedContent(room, rest)
        return .points(room > 0 && isCarried ? 0 : room)
    }

    /// The room that the frame leaves which code gave a scroll view in the root view; nil where none is known.
    private func roomBelowFrame(of scrollView: ObjectID, _ rest: ContentState.Rest) -> Double? {
        guard liesInRootView(scrollView), bottomTies(of: scrollView).isEmpty, heap.drawnEnds[scrollView] == nil,
            !path.writeLog.entries.contains(where: { $0.kind == .frame && $0.object == scrollView }),
            case .rect(let frame)? = heap[scrollView].properties["frame"], let bottom = (frame.y + frame.height).known
        else { return nil }
        let inset = rest == .safeArea ? world.view.safeAreaInsets.bottom : 0
        return max(0, world.view.bounds.maxY - inset - bottom)
    }

    /// What is taken for granted of a scroll view's lower end that nothing ties to the end of its view, where there is a sign
    /// that it is elsewhere: a view around it, another view that stands at the end, or an interface file that has the view and
    /// ties it to nothing.
    /// Without one, a scroll view is taken to be its screen.
    private func assumedEnd(of scrollView: ObjectID) -> Assumption? {
        let surrounding = bottomTies(of: scrollView).lazy.filter(\.end.isBottom).compactMap(\.end.item.view).first
        if let surrounding = surrounding ?? addedTo(scrollView), isOpaque(surrounding) { return .endsWithItsView(surrounding) }
        let own = Filling(heap[scrollView].name, .view)
        if heap.drawnEnds[scrollView]?.isOpen ?? false { return .fills(own) }
        return hasBarAtFoot(besides: heap[scrollView].name) ? .fills(own) : nil
    }

    /// Whether a view is neither the handlers' own object nor its root view.
    private func isOpaque(_ view: String) -> Bool {
        view != heap[rootView].name && controller.map { view != heap[$0].name } ?? true
    }

    /// Whether a constraint that is at work stands another view of a fixed height on the end of the root view: a toolbar, a
    /// composer.
    private func hasBarAtFoot(besides scrollView: String) -> Bool {
        constraints.made.contains { object in
            guard case .constraint(let value) = heap[object].kind, value.obscurity == nil, value.relation == .equal,
                let first = value.first, let second = value.second, first.attribute == "bottom",
                second.isBottom || first.isBottom,
                let view = first.item.view ?? second.item.view, view != scrollView,
                first.item.view == nil || second.item.view == nil, value.content != nil
            else { return false }
            if case .bool(false)? = heap[object].properties["isActive"] { return false }
            return hasFixedHeight(view)
        }
    }

    private func hasFixedHeight(_ view: String) -> Bool {
        constraints.tying(view).contains { object in
            guard let value = heap[object].constraint, value.second == nil, value.relation == .equal else { return false }
            return value.first == AnchorValue(item: .other(view), attribute: "height")
        }
    }

    /// The room that an interface file leaves below a scroll view which ends with another view.
    private func room(above neighbour: InterfaceView.Neighbour, of scrollView: ObjectID, _ rest: ContentState.Rest) -> Room {
        let name = heap[scrollView].name
        guard let drawn = neighbour.rest else { return .unknown(.end(of: name, tiedTo: neighbour.name, .isNotPlaced)) }
        let inset = world.view.safeAreaInsets.bottom
        let aboveView = drawn == .safeArea ? neighbour.distance + inset : neighbour.distance
        let room = max(0, rest == .safeArea ? aboveView - inset : aboveView)
        guard !holdsMovedContent(room, rest) else {
            return .unknown(.end(of: name, tiedTo: neighbour.name, .isMoved))
        }
        return .points(room)
    }

    /// Whether the scroll view ends where it ends whatever other views do.
    private func isFixed(_ scrollView: ObjectID) -> Bool {
        if let tie = heap.drawnEnds[scrollView]?.bottom { return tie.distance == 0 }
        return bottomTies(of: scrollView).contains { $0.end.item.view == nil }
    }

    /// Whether code moves a bar that stands in the room below a scroll view: then the room goes up with it, and nothing of it
    /// hides.
    private func holdsMovedContent(_ room: Double, _ rest: ContentState.Rest) -> Bool {
        path.writeLog.entries.contains { entry in
            guard entry.kind == .constraintConstant, case .constraint(let value) = heap[entry.object].kind,
                case .holds(let hold) = role(of: entry.object), hold.rests == [rest]
            else { return false }
            var drawn: Double?
            if case .tied(let tie)? = value.drawn { drawn = tie.restingConstant }
            guard let constant = drawn ?? entry.before.quantity?.known else { return true }
            return (hold.raisesWithConstant ? constant : -constant) + hold.distance < room
        }
    }

    /// The constraints that hold a scroll view's lower end, each with its other end.
    func bottomTies(of scrollView: ObjectID) -> [(constraint: ObjectID, end: AnchorValue)] {
        bottomTies(ofView: heap[scrollView].name)
    }

    private func bottomTies(ofView view: String) -> [(constraint: ObjectID, end: AnchorValue)] {
        let bottom = AnchorValue(item: .other(view), attribute: "bottom")
        return constraints.tying(view).compactMap { object in
            guard case .constraint(let value) = heap[object].kind, value.obscurity == nil, let first = value.first,
                let second = value.second, first == bottom || second == bottom
            else { return nil }
            return (object, first == bottom ? second : first)
        }
    }

    /// Has other files asked for what is not known of a view's lower end and of the views that it ends with in turn.
    private func missConstants(below view: String) {
        var waiting = [view]
        var known = Set(waiting)
        while let next = waiting.popLast(), known.count <= Limits.recalledViews {
            missConstants(ofConstraintsOn: next)
            waiting += bottomTies(ofView: next).compactMap(\.end.item.view).filter { known.insert($0).inserted }
        }
    }

    /// Whether a view's lower end is tied to the keyboard's layout guide, by itself or through the views below it.
    private func leadsToGuide(_ view: String, depth: Int = 0) -> Bool {
        guard depth < Limits.recalledViews else { return false }
        return bottomTies(ofView: view).contains { tie in
            if tie.end.item == .keyboardGuide { return tie.end.attribute == "top" }
            guard tie.end.attribute == "top", let below = tie.end.item.view, below != view else { return false }
            return leadsToGuide(below, depth: depth + 1)
        }
    }

    /// Why it is not known where a scroll view ends that a constraint ties; nil where none does. What its own content is tied to
    /// is no such constraint, and a view around it of which nothing is known is taken to fill the screen as it would be.
    private func tieToUnknownPlace(of scrollView: ObjectID) -> Missing? {
        for (_, end) in bottomTies(of: scrollView) {
            guard let other = end.item.view else { continue }
            let isNeighbour = end.attribute == "top"
            let isSurrounding = end.isBottom && addedTo(scrollView) == other && isPlaced(other, besides: heap[scrollView].name)
            guard isNeighbour || isSurrounding else { continue }
            return .end(of: heap[scrollView].name, tiedTo: end.item.text, .isNotPlaced)
        }
        return nil
    }

    /// The name of the view that code adds a view to.
    private func addedTo(_ view: ObjectID) -> String? { heap[view].properties["addedTo"]?.object.map { heap[$0].name } }

    /// Whether a constraint says something of where a view is from top to bottom, other than what ties it to one of its subviews.
    private func isPlaced(_ view: String, besides subview: String) -> Bool {
        constraints.tying(view).contains { object in
            guard !heap[object].tiedViews.contains(subview), case .constraint(let value) = heap[object].kind else { return false }
            let own = [value.first, value.second].compactMap(\.self).filter { $0.item.view == view }
            return own.contains { $0.isVertical || $0.attribute == "height" }
        }
    }

    /// Makes the constraints that code makes of a scroll view's lower end, and of what that is tied to, in functions that have
    /// not run here: screens that are laid out in an initialiser.
    private func recallTies(of scrollView: ObjectID) {
        guard let type = typeName(of: controller), bottomTies(of: scrollView).isEmpty else { return }
        var waiting = [heap[scrollView].name]
        var known = Set(waiting)
        while let view = waiting.popLast(), known.count < Limits.recalledViews {
            for creation in index.constraintCreations(ofView: view, in: type) where constraints.recall(creation) {
                guard case .object(let made) = reconstructed(creation, receiver: controller.map(Value.object)) else { continue }
                heap[made].properties["isActive"] = .bool(true)
                for other in heap[made].tiedViews where known.insert(other).inserted { waiting.append(other) }
            }
        }
    }
}

extension Value {
    var bottomInset: Quantity? { insetAtFoot(false) }

    /// The part of insets that lies at the lower end of the screen: the top one of a list that stands on its head.
    func insetAtFoot(_ isUpsideDown: Bool) -> Quantity? {
        guard case .insets(let insets) = self else { return nil }
        return isUpsideDown ? insets.top : insets.bottom
    }
}
