import KeyboardModel
import Vocabulary

/// Content that the layout margins of its view keep above the keyboard.
///
/// Only of a stack view that stacks inside its margins is it known what they inset: the views that it stacks (Apple,
/// documentation of `UIStackView.isLayoutMarginsRelativeArrangement`). Any other view leaves that to the constraints to its
/// margins.
extension Evaluator {
    func marginState(_ entry: WriteLog.Entry) -> ContentState? {
        let stack = entry.object
        let name = heap[stack].name
        guard let before = entry.before.bottomInset,
            let after = specifiedMargins(of: stack).bottomInset
        else { return nil }
        func unknown(_ missing: Missing) -> ContentState {
            make(
                entry, before - after, rests: [], spacing: nil, assumptions: [.unknown(missing)], subject: .view(name),
                manner: .changes)
        }
        guard insetsByMargins(stack) else { return unknown(.contentInMargins(of: name)) }
        switch end(of: name, .atRest) {
        case .placed(let rest):
            guard case .placed(let now) = end(of: name, .now), let first = rest.points(in: layoutRoot),
                let last = now.points(in: layoutRoot), let support = rest.rest
            else { return unknown(.placeOfOpenEnd(.view(name))) }
            // Margins are within the safe area (Apple, documentation of `UIView.insetsLayoutMarginsFromSafeArea`).
            let safe = layoutRoot.height - layoutRoot.bottomInset
            let limit = keepsMarginsInSafeArea(stack) ? safe : .infinity
            let isInset = first > limit
            let end = support == .safeArea || isInset ? safe : layoutRoot.height
            return make(
                entry, Quantity(min(last, limit) - min(first, limit)) + before - after, rests: [isInset ? .safeArea : support],
                spacing: before.known.map { end - min(first, limit) + $0 },
                resting: RestingPlace(-before.amount, of: entry, distance: end - min(first, limit)), subject: lowest(in: stack))
        case .scrolls(let scrollView?):
            guard let distance = distance(from: name, toEndOf: scrollView, .atRest),
                distance == self.distance(from: name, toEndOf: scrollView, .now)
            else { return unknown(.placeInScrollView(.view(name), scrollView)) }
            let object = object(named: scrollView) { Object(.other, name: scrollView) }
            return insetState(entry, of: object, from: before, to: after)
        case .scrolls(nil): return unknown(.placeInScrollView(.view(name), nil))
        case .disputed(let conflict): return unknown(.placeInConflict(.view(name), conflict))
        case .open: return unknown(.placeOfOpenEnd(.view(name)))
        case .free: return unknown(.placeOfUnheld(.view(name)))
        }
    }

    /// Points from the bottom edge of a view to the end of what the scroll view around it scrolls; nil where that is open.
    ///
    /// - Parameter isAsDrawn: whether a height that constraints leave open is the drawn one.
    func distance(
        from view: String, toEndOf scrollView: String, _ time: LayoutTime, asDrawn isAsDrawn: Bool = false
    ) -> Double? {
        readableSystem(around: view, time, asDrawn: isAsDrawn)?.equations.distance(
            from: .bottom(view), to: .bottom(Self.content(of: scrollView)))
    }

    /// What ends lowest in a stack view: the last of the views that it stacks from top to bottom, or the whole of it.
    private func lowest(in stack: ObjectID) -> ContentSubject {
        guard stackAxis(of: stack) == "vertical", let last = heap.arranged[stack]?.last, !mayBeHidden(last) else {
            return .view(heap[stack].name)
        }
        return .view(heap[last].name)
    }

    /// What code reads: what was set, and so much more as the view reaches out of the safe area.
    func layoutMargins(of object: ObjectID) -> Value {
        if standsForRootView(object), heap[object].properties[Self.marginsAsSet] == nil { return .insets(safeAreaInsets()) }
        let value = specifiedMargins(of: object)
        guard keepsMarginsInSafeArea(object), case .insets(var insets) = value else { return value }
        if case .placed(let place) = end(of: heap[object].name, .atRest), let end = place.points(in: layoutRoot) {
            insets.bottom = insets.bottom + Quantity(max(0, end - (layoutRoot.height - layoutRoot.bottomInset)))
        } else {
            insets.bottom = Quantity(unknown: heap[object].name + ".layoutMargins.bottom", ValueOrigin(.otherView))
        }
        return .insets(insets)
    }

    /// What was set, at first 8 points on each side (Apple, documentation of `UIView.layoutMargins`).
    func specifiedMargins(of object: ObjectID) -> Value {
        let side = Quantity(8)
        return stored(Self.marginsAsSet, of: object)
            ?? .insets(InsetsValue(top: side, left: side, bottom: side, right: side))
    }

    private func keepsMarginsInSafeArea(_ view: ObjectID) -> Bool {
        if case .bool(false)? = heap[view].properties["insetsLayoutMarginsFromSafeArea"] { false } else { true }
    }

    /// Under which name a property is stored: margins, which have two names and are read otherwise than they were set, under one
    /// of their own.
    static func storedName(_ name: String) -> String { SinkKind(member: name) == .layoutMargins ? marginsAsSet : name }

    private static let marginsAsSet = "layoutMargins as set"
}
