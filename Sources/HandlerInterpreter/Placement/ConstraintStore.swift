import KeyboardModel
import SwiftParser

/// The constraints that code made or that outlets hold, and those it handed to the keyboard's layout guide to switch.
struct ConstraintStore {
    /// In the order in which they came up, whether they are active or not.
    private(set) var made: [ObjectID] = []
    private(set) var tracked: [Tracked] = []
    /// The same by the views that they tie: a screen has hundreds, a view a few.
    private var byView: [String: [ObjectID]] = [:]
    /// The calls in code that has not run whose constraints were made all the same.
    private var recalled: Set<Syntax> = []

    /// The views that were taken out of their superviews, which takes their constraints away; nil where constraints were switched
    /// off that are not known.
    private(set) var removedViews: Set<String>? = []

    /// What one call of `setConstraints(_:activeWhenNearEdge:)` or `setConstraints(_:activeWhenAwayFrom:)` handed over.
    struct Tracked {
        let constraints: [ObjectID]
        let edges: DirectionalEdges
        let isForNear: Bool
    }

    /// - Parameter views: the names of those that it ties.
    /// - Returns: false where there are too many, and it is not kept.
    mutating func add(_ constraint: ObjectID, tying views: [String]) -> Bool {
        guard made.count < Limits.constraints else { return false }
        made.append(constraint)
        for view in Set(views) { byView[view, default: []].append(constraint) }
        return true
    }

    /// Has some of those of a view go by another name of it.
    mutating func rename(_ view: String, to name: String, in constraints: [ObjectID]) {
        byView[view]?.removeAll(where: constraints.contains)
        byView[name, default: []] += constraints
    }

    /// Those that tie a view, by its name, in the order in which they came up.
    func tying(_ view: String) -> [ObjectID] { byView[view] ?? [] }

    /// Whether it is the first time that the constraint which a call makes is asked for.
    mutating func recall(_ call: Syntax) -> Bool { recalled.insert(call).inserted }

    mutating func track(_ call: Tracked) {
        if tracked.count < Limits.constraints { tracked.append(call) }
    }

    mutating func noteRemoval(of view: String) { removedViews?.insert(view) }
    mutating func noteUnknownRemoval() { removedViews = nil }
    mutating func removeAllTracked() { tracked = [] }

    /// Those that the guide has active while the keyboard is where the world has it.
    func switchedOn(by guide: KeyboardLayoutGuide, in world: World) -> Set<ObjectID> {
        var constraints = TrackedConstraints<ObjectID>()
        for call in tracked {
            if call.isForNear {
                constraints.setConstraints(call.constraints, activeWhenNearEdge: call.edges)
            } else {
                constraints.setConstraints(call.constraints, activeWhenAwayFrom: call.edges)
            }
        }
        return Set(constraints.active(for: guide, in: world))
    }
}

extension Object {
    /// The names of the views that a constraint ties.
    var tiedViews: [String] {
        guard let value = constraint else { return [] }
        return [value.first?.item.view, value.second?.item.view].compactMap(\.self)
    }
}

extension Heap {
    /// Keeps a constraint that was made.
    mutating func addConstraint(_ constraint: ObjectID) {
        if !constraints.add(constraint, tying: self[constraint].tiedViews) {
            setUpStop = setUpStop ?? .constraints(Limits.constraints)
        }
    }

    /// Has an object that nothing in the source has named yet take the name of a property that holds it, and what its initialiser
    /// tied to it as well.
    mutating func name(_ object: ObjectID, _ name: String) {
        guard self[object].isNameless else { return }
        let description = self[object].name
        self[object].take(name: name)
        if self[object].isConstraint { return }
        retie(object, description, as: name)
    }

    /// Has an object stand for another one, with what was set on that, tied to it and added to it.
    mutating func replace(_ other: ObjectID, with object: ObjectID) {
        self[object].properties.merge(self[other].properties) { own, _ in own }
        noteSubview(object)
        retie(other, self[other].name, as: self[object].name)
        for view in subviews where self[view].properties["addedTo"]?.object == other { put(view, into: object) }
        if let views = arranged.removeValue(forKey: other) { arranged[object] = views }
    }

    private mutating func retie(_ object: ObjectID, _ description: String, as name: String) {
        let own = constraintsMade(after: object, tying: description)
        for constraint in own { self[constraint].retie(description, as: name) }
        if !own.isEmpty { constraints.rename(description, to: name, in: own) }
    }

    /// The constraints of a view, by what it is called, that were made after an object: those of another one that was called so
    /// are older.
    func constraintsMade(after object: ObjectID, tying view: String) -> [ObjectID] {
        constraints.tying(view).filter { $0.position > object.position }
    }

    /// The constraints that are active while the keyboard is where the world has it: what the code activated, and what the guide
    /// does.
    func activeConstraints(for guide: KeyboardLayoutGuide, in world: World) -> [Object] {
        let switchedOn = constraints.switchedOn(by: guide, in: world)
        return constraints.made.filter { self[$0].isActivated || switchedOn.contains($0) }.map { self[$0] }
    }
}

extension Evaluator {
    /// The keyboard's layout guide of a view: the same object every time, so that what is set on it stays.
    ///
    /// A subview's guide is taken for that of the root view, whose place on the screen it shares while the keyboard is up.
    func keyboardGuide(of view: ObjectID) -> Value {
        let owner = standsForRootView(view) ? controller ?? rootView : rootView
        if let known = heap[owner].properties["keyboardLayoutGuide"] { return known }
        let guide = Value.object(make(.layoutGuide(.keyboardGuide), name: "keyboardLayoutGuide"))
        heap[owner].properties["keyboardLayoutGuide"] = guide
        return guide
    }

    /// The guide as the code has set it up.
    var keyboardGuide: KeyboardLayoutGuide {
        let properties = keyboardGuide(of: rootView).object.map { heap[$0].properties } ?? [:]
        func flag(_ name: String, unlessSet standard: Bool) -> Bool {
            if case .bool(let value)? = properties[name] { value } else { standard }
        }
        return KeyboardLayoutGuide(
            followsUndockedKeyboard: flag("followsUndockedKeyboard", unlessSet: false),
            usesBottomSafeArea: flag("usesBottomSafeArea", unlessSet: true),
            keyboardDismissPadding: properties["keyboardDismissPadding"]?.quantity?.known ?? 0)
    }

    /// The guide's `layoutFrame`, in the view's coordinates.
    func keyboardGuideFrame() -> RectValue {
        let frame = keyboardGuide.layoutFrame(in: world)
        return RectValue(frame.minX, frame.minY, frame.width, frame.height, .otherView, in: .view)
    }

    /// `setConstraints(_:activeWhenNearEdge:)` and its kin; nil for a method that the guide does not have.
    func keyboardGuideMethod(_ name: String, _ invocation: Invocation) -> Value? {
        switch name {
        case "removeAllTrackedConstraints":
            constraints.removeAllTracked()
            return .void
        case "setConstraints":
            guard case .array(let elements)? = invocation[0], let edges = invocation[1].flatMap(DirectionalEdges.init) else {
                return nil
            }
            constraints.track(
                ConstraintStore.Tracked(
                    constraints: elements.compactMap(\.object), edges: edges,
                    isForNear: invocation.labels.last == "activeWhenNearEdge"))
            return .void
        default: return nil
        }
    }
}

extension DirectionalEdges {
    /// `.top`, or `[.top, .leading]`; nil for anything else.
    fileprivate init?(_ value: Value) {
        switch value {
        case .symbol("top", _): self = .top
        case .symbol("leading", _): self = .leading
        case .symbol("bottom", _): self = .bottom
        case .symbol("trailing", _): self = .trailing
        case .symbol("all", _): self = .all
        case .array(let elements):
            let edges = elements.compactMap(DirectionalEdges.init)
            guard edges.count == elements.count else { return nil }
            self = edges.reduce([]) { $0.union($1) }
        default: return nil
        }
    }
}
