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
        var state = insetState(entry, of: scrollView, from: before, to: after)
        // Elsewhere than at the lower end, insets are nothing of the keyboard's.
        if !isUpsideDown, entries.count == 1, entry.kind == .contentInset, entry.wasSet, case .insets(let first) = entry.before,
            case .insets(let last) = uikitMember(entry.kind.rawValue, of: scrollView)
        {
            state.lostTopInset = (first.top - last.top).known
        }
        return state
    }

    /// The state of content below which a scroll view leaves room, in points, by whichever means.
    func insetState(
        _ entry: WriteLog.Entry, of scrollView: ObjectID, from before: Quantity, to after: Quantity
    ) -> ContentState {
        if isNeverAdded(scrollView) {
            return make(
                entry, before - after, rests: [], spacing: nil,
                assumptions: [.unknown(.placeOfUnadded(heap[scrollView].name))])
        }
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
        if ownShift == nil, let carrier = carrier(of: scrollView) {
            return make(
                entry, before - after + carrier.shift, rests: [carrier.foot.rest],
                spacing: before.known.map { $0 + carrier.foot.distance },
                resting: RestingPlace(-before.amount, of: entry, distance: carrier.foot.distance),
                assumptions: [.assumed(.isLeftOut(view: carrier.view))])
        }
        let displacement = before - after + (ownShift ?? frameShift(of: scrollView, adjusts: adjusts))
        var ownMoves: [OwnMove] = []
        var ownRest: ContentState.Rest?
        var assumptions: [OpenPoint] = []
        if let superclass = ownAvoidance(of: scrollView) {
            ownMoves.append(.withGuide(.safeArea))
            assumptions.append(.assumed(.avoidsKeyboard(superclass: superclass)))
        }
        // Where its end is moved, what stands below it goes with it.
        switch ownShift == nil ? roomBelow(scrollView, rests[0]) : .points(0) {
        case .points(let below, let edge, let given):
            assumptions += given
            if below != 0 { ownMoves.append(.standsOn(below, above: rests[0])) }
            // What ends above the safe area is inset by nothing of it (Apple, documentation of `adjustedContentInset`).
            if below > 0, edge == .viewBottom { ownRest = .viewBottom }
        case .assumed(let assumption): assumptions.append(.assumed(assumption))
        // It ends above the keyboard as it is, and an inset comes on top of that.
        case .guide: ownMoves.append(.withGuide(rests[0]))
        case .unknown(let missing):
            return make(entry, displacement, rests: [], spacing: nil, assumptions: assumptions + [.unknown(missing)])
        }
        let world = world
        let moved = ownMoves.reduce(0) { $0 + $1.points(in: world) }
        var state = make(
            entry, displacement + Quantity(moved), rests: rests, spacing: before.known,
            resting: RestingPlace(-before.amount, of: entry), ownMoves: ownMoves, assumptions: assumptions)
        state.ownRest = ownRest
        if !isUpsideDown, let inset = after.known {
            // It matters only where the content ends above what the handler leaves of the view, or above the guide.
            let guide = KeyboardLayoutGuide(usesBottomSafeArea: adjusts)
            let top = guide.layoutFrame(in: world).minY
            let rest = guide.restingFrame(in: world).minY
            if top < rest || inset != before.known, let end = unscrolledEnd(of: scrollView, adjusts: adjusts),
                end.isAbove(top, rest - inset)
            {
                state.unscrolledEnd = end.y
            }
        }
        return state
    }

    /// How much farther a scroll view scrolls. That is room like an inset's, but where the content ends in it nobody says; an
    /// inset of the same scroll view says it.
    func scrollRangeState(_ entry: WriteLog.Entry) -> ContentState? {
        guard !path.writeLog.entries.contains(where: { $0.kind.insetsContent && $0.object == entry.object }),
            case .size(let before) = entry.before, case .size(let after) = uikitMember("contentSize", of: entry.object)
        else { return nil }
        return make(
            entry, before.height - after.height, rests: [], spacing: nil, subject: .view(heap[entry.object].name),
            manner: .changes)
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
        for change in constraintChanges(of: .view(heap[scrollView].name)) {
            guard heap[change.constraint].constraint?.obscurity == nil, change.hold.rests.count == 1,
                (change.after - change.before).known != 0
            else { continue }
            let safe = change.hold.rests[0] == .safeArea ? world.view.safeAreaInsets.bottom : 0
            func end(_ constant: Quantity) -> Quantity {
                let up = change.hold.raisesWithConstant ? constant : -constant
                return Quantity(world.view.bounds.maxY - safe - change.hold.distance) - up
            }
            return shift(from: end(change.before), to: end(change.after), adjusts: adjusts)
        }
        return carriedShift(of: scrollView, adjusts: adjusts)
    }

    /// The same for a scroll view that stands on what writes to constraints move; nil for one that stays where it was.
    private func carriedShift(of scrollView: ObjectID, adjusts: Bool) -> Quantity? {
        let name = heap[scrollView].name
        guard path.writeLog.entries.contains(where: { $0.kind.isOfConstraint }) else { return nil }
        guard case .placed(let rest) = end(of: name, .atRest), case .placed(let now) = end(of: name, .now), rest != now,
            let first = rest.points(in: layoutRoot), let last = now.points(in: layoutRoot)
        else { return nil }
        return shift(from: Quantity(first), to: Quantity(last), adjusts: adjusts)
    }

    /// What a scroll view stands on, where that is one view of a height which only its content tells, as a button has, and which
    /// writes to constraints move: the scroll view goes where the lower end of that goes.
    private func carrier(of scrollView: ObjectID) -> Carrier? {
        guard path.writeLog.entries.contains(where: { $0.kind.isOfConstraint }) else { return nil }
        // One that is recalled may be there twice.
        let neighbours = Set(bottomTies(of: scrollView).filter { $0.end.attribute == "top" }.compactMap(\.end.item.view))
        guard neighbours.count == 1, let below = neighbours.first, !hasWritten("height", of: below),
            case .placed(let rest) = end(of: below, .atRest), case .placed(let now) = end(of: below, .now),
            rest != now || hasWritten("bottom", of: below), let foot = Foothold(rest),
            let first = rest.points(in: layoutRoot), let last = now.points(in: layoutRoot)
        else { return nil }
        return Carrier(view: below, shift: Quantity(last - first), foot: foot)
    }

    private struct Carrier {
        let view: String
        /// Points downwards that its lower end has gone.
        let shift: Quantity
        /// Where that is at rest.
        let foot: Foothold
    }

    /// Whether code has changed a constraint of an attribute of a view.
    private func hasWritten(_ attribute: String, of view: String) -> Bool {
        let anchor = AnchorValue(item: .other(view), attribute: attribute)
        return path.writeLog.entries.contains { entry in
            guard entry.kind.isOfConstraint, let constraint = heap[entry.object].constraint else { return false }
            return constraint.first == anchor || constraint.second == anchor
        }
    }

    /// The superclass that insets the scroll view itself: table and collection view controllers do (Apple, "Managing the
    /// Keyboard", Text Programming Guide for iOS), from their `viewWillAppear`, which a subclass can override without calling it.
    private func ownAvoidance(of scrollView: ObjectID) -> String? {
        guard let type = typeName(of: controller) else { return nil }
        let own = ["tableView": "UITableViewController", "collectionView": "UICollectionViewController"]
        guard let superclass = own[heap[scrollView].name], index.ancestorNames(of: type).contains(superclass) else { return nil }
        return index.leavesOutSuper(of: "viewWillAppear", in: type) ? nil : superclass
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
