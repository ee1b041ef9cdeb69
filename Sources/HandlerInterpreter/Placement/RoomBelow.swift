import KeyboardFacts
import KeyboardModel
import ProgramIndex
import SwiftParser
import Vocabulary

/// The room that a scroll view leaves below it, in points: what the keyboard covers of that, it does not cover of the content.
extension Evaluator {
    enum Room {
        /// Between the lower end of the scroll view and what its content rests on, what the end is measured from where that is
        /// known, and what is taken for granted of that.
        case points(Double, from: ContentState.Rest? = nil, given: [OpenPoint] = [])
        /// None, if the scroll view ends where something says that it may not.
        case assumed(Assumption)
        /// What the scroll view ends with is tied to the keyboard's layout guide.
        case guide
        case unknown(Missing)
    }

    /// 0 where nothing ties the scroll view's lower end, because most reach the end of their view.
    func roomBelow(_ scrollView: ObjectID, _ rest: ContentState.Rest) -> Room {
        recallTies(of: scrollView)
        guard let foot = foothold(ofBottomOf: scrollView) else {
            missConstants(below: heap[scrollView].name)
            if let room = roomBelowFrame(of: scrollView, rest) { return .points(room) }
            if let room = roomBelowPlace(of: scrollView, rest) { return room }
            if leadsToGuide(heap[scrollView].name) { return .guide }
            if let neighbour = heap.drawnEnds[scrollView]?.neighbour { return room(above: neighbour, of: scrollView, rest) }
            if let missing = tieToUnknownPlace(of: scrollView) ?? openWrite(beside: scrollView) { return .unknown(missing) }
            if let superclass = superclass(placing: scrollView) {
                return .unknown(.endOfInherited(heap[scrollView].name, superclass: superclass))
            }
            if let setUp = uncalledSetUp(tying: scrollView) {
                return .unknown(
                    .endBySetUp(heap[scrollView].name, method: setUp.method, superclass: setUp.superclass))
            }
            if let bar = movedBar(beside: scrollView) { return .unknown(.endBeside(heap[scrollView].name, moved: bar)) }
            missCalls(layingOut: scrollView)
            return assumedEnd(of: scrollView).map(Room.assumed) ?? .points(0)
        }
        let inset = world.view.safeAreaInsets.bottom
        let aboveView = foot.rest == .safeArea ? foot.distance + inset : foot.distance
        let room = max(0, rest == .safeArea ? aboveView - inset : aboveView)
        // What stands in the room goes up with it where the whole view does, or code moves it.
        let isCarried =
            rootShift != nil || isFixed(scrollView) && holdsMovedContent(room, rest) || standsOnShifted(heap[scrollView].name)
        return .points(room > 0 && isCarried ? 0 : room, from: foot.rest)
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

    /// The room below a scroll view that constraints place otherwise than by its lower end: by its upper end and its middle. Nil
    /// where they leave its end open, and where something of the handlers' is moved in the room.
    private func roomBelowPlace(of scrollView: ObjectID, _ rest: ContentState.Rest) -> Room? {
        let bottom = AnchorValue(item: .other(heap[scrollView].name), attribute: "bottom")
        guard liesInRootView(scrollView), rootShift == nil, let place = place(of: bottom),
            let end = place.points(in: layoutRoot)
        else { return nil }
        let inset = rest == .safeArea ? world.view.safeAreaInsets.bottom : 0
        let room = max(0, world.view.bounds.maxY - inset - end)
        return holdsMovedContent(room, rest) ? nil : .points(room, given: place.assumptions(in: layoutRoot))
    }

    /// What is taken for granted of a scroll view's lower end that nothing ties to the end of its view, where there is a sign
    /// that it is elsewhere: a view around it, another view that stands at the end, an interface file that has the view and
    /// ties it to nothing, a call that hands an anchor to a method of the view's which no file at hand declares, or code that
    /// adds it to another and was not run.
    /// Without one, a scroll view is taken to be its screen.
    private func assumedEnd(of scrollView: ObjectID) -> Assumption? {
        // What is added to the scroll view is what it scrolls.
        let surrounding = bottomTies(of: scrollView).lazy.filter(\.end.isBottom).compactMap(\.end.item.view).first { other in
            self.viewObject(named: other).flatMap(self.addedTo) != self.heap[scrollView].name
        }
        if let surrounding = surrounding ?? addedTo(scrollView) ?? owner(of: scrollView), isOpaque(surrounding) {
            return .endsWithItsView(surrounding)
        }
        let own = Filling(heap[scrollView].name, .view)
        if heap.drawnEnds[scrollView]?.isOpen ?? false || isTiedByMissedCall(scrollView) || isAddedByCodeNotRun(scrollView) {
            return .fills(own)
        }
        return hasBarAtFoot(besides: heap[scrollView].name) ? .fills(own) : nil
    }

    /// `list.pin(to: view.bottomAnchor)`, where nobody knows what that does.
    private func isTiedByMissedCall(_ scrollView: ObjectID) -> Bool {
        guard let names = heap.missedCalls[scrollView] else { return false }
        return heap.missedCalls.contains { object, others in
            guard case .anchor = heap[object].kind else { return false }
            return !names.isDisjoint(with: others)
        }
    }

    /// The superclass, declared in no file at hand, that a view is from which the handlers' own class uses and does not declare:
    /// there is the code that lays it out, and that may know of the keyboard by itself.
    private func superclass(placing view: ObjectID) -> String? {
        let name = heap[view].name
        guard heap[view].madeClass == nil, !name.contains("."), !standsForRootView(view), let type = typeName(of: controller),
            index.property(name, in: type) == nil
        else { return nil }
        return index.missingSuperclass(of: type)
    }

    /// What is not known of a constraint that code writes to, where it is a property of the same view as a scroll view: it may
    /// hold that.
    private func openWrite(beside scrollView: ObjectID) -> Missing? {
        guard let owner = owner(of: scrollView) else { return nil }
        return path.writeLog.entries.lazy.compactMap { [self] entry -> Missing? in
            let constraint = heap[entry.object].constraint
            guard entry.kind == .constraintConstant, constraint == nil || constraint?.obscurity != nil,
                self.owner(of: entry.object) == owner
            else { return nil }
            return .ends(constraint: heap[entry.object].name, constraint?.obscurity ?? .notFound)
        }.first
    }

    /// A view that code moves and that is a property of the same view as a scroll view, whose layout was not run: the scroll view
    /// may end where that begins.
    private func movedBar(beside scrollView: ObjectID) -> String? {
        guard let owner = owner(of: scrollView) else { return nil }
        return path.writeLog.entries.lazy.map { [self] entry -> String? in
            let isBeside = entry.kind.placesView && entry.object != scrollView && self.owner(of: entry.object) == owner
            return isBeside ? heap[entry.object].name : nil
        }.compactMap(\.self).first
    }

    /// What a view or a constraint is a property of, where that is no view controller and not the root view: `sheet` of
    /// `sheet.textView`.
    private func owner(of member: ObjectID) -> String? {
        let name = heap[member].name
        if let dot = name.lastIndex(of: ".") {
            let owner = String(name[..<dot])
            return heap.named[owner].map(standsForRootView) ?? false ? nil : owner
        }
        return heap.objects.first { view in
            guard let type = heap[view].typeName, index.isView(type), !standsForRootView(view) else { return false }
            return heap[view].properties[name]?.object == member
        }.map { heap[$0].name }
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
        return .points(room, from: drawn == .safeArea ? .safeArea : .viewBottom)
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

    /// Whether code moves a view that a scroll view ends with, and leaves the constraints that place it: a transform or a frame
    /// moves no other view.
    private func standsOnShifted(_ view: String, depth: Int = 0) -> Bool {
        guard depth < Limits.recalledViews else { return false }
        return bottomTies(ofView: view).contains { tie in
            guard tie.end.attribute == "top", let below = tie.end.item.view, below != view else { return false }
            let isShifted = path.writeLog.entries.contains { entry in
                entry.kind.placesView && heap[entry.object].name == below
            }
            return isShifted || standsOnShifted(below, depth: depth + 1)
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
