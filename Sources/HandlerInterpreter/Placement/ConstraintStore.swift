import KeyboardModel
import SwiftParser

/// The constraints that code made or that outlets hold, and those it handed to the keyboard's layout guide to switch.
struct ConstraintStore {
    /// In the order in which they came up, whether they are active or not.
    private(set) var made: [Object] = []
    private(set) var tracked: [Tracked] = []
    /// The same by the views that they tie: a screen has hundreds, a view a few.
    private var byView: [String: [Object]] = [:]
    /// The calls in code that has not run whose constraints were made all the same.
    private var recalled: Set<Syntax> = []

    /// What one call of `setConstraints(_:activeWhenNearEdge:)` or `setConstraints(_:activeWhenAwayFrom:)` handed over.
    struct Tracked {
        let constraints: [Object]
        let edges: DirectionalEdges
        let isForNear: Bool
    }

    mutating func add(_ constraint: Object) {
        guard made.count < Limits.constraints else { return }
        made.append(constraint)
        for view in Set(constraint.tiedViews) { byView[view, default: []].append(constraint) }
    }

    /// Those that tie a view, by its name, in the order in which they came up.
    func tying(_ view: String) -> [Object] { byView[view] ?? [] }

    /// Whether it is the first time that the constraint which a call makes is asked for.
    mutating func recall(_ call: Syntax) -> Bool { recalled.insert(call).inserted }

    mutating func track(_ call: Tracked) {
        if tracked.count < Limits.constraints { tracked.append(call) }
    }

    mutating func removeAllTracked() { tracked = [] }

    /// The same with other objects in place of these.
    func mapping(_ copy: (Object) -> Object) -> ConstraintStore {
        var result = ConstraintStore()
        result.made = made.map(copy)
        result.byView = byView.mapValues { $0.map(copy) }
        result.recalled = recalled
        result.tracked = tracked.map {
            Tracked(constraints: $0.constraints.map(copy), edges: $0.edges, isForNear: $0.isForNear)
        }
        return result
    }

    /// Those that are active while the keyboard is where the world has it: what the code activated, and what the guide does.
    func active(for guide: KeyboardLayoutGuide, in world: World) -> [Object] {
        var names = TrackedConstraints<ObjectIdentifier>()
        for call in tracked {
            let constraints = call.constraints.map { ObjectIdentifier($0) }
            if call.isForNear {
                names.setConstraints(constraints, activeWhenNearEdge: call.edges)
            } else {
                names.setConstraints(constraints, activeWhenAwayFrom: call.edges)
            }
        }
        let switchedOn = names.active(for: guide, in: world)
        return made.filter { constraint in
            if case .bool(true)? = constraint.properties["isActive"] { return true }
            return switchedOn.contains(ObjectIdentifier(constraint))
        }
    }
}

extension Object {
    /// The names of the views that a constraint ties.
    var tiedViews: [String] {
        guard case .constraint(let value) = kind else { return [] }
        return [value.first?.item.view, value.second?.item.view].compactMap(\.self)
    }
}

extension Machine {
    /// The keyboard's layout guide of a view: the same object every time, so that what is set on it stays.
    ///
    /// A subview's guide is taken for that of the root view, whose place on the screen it shares while the keyboard is up.
    func keyboardGuide(of view: Object) -> Value {
        let owner = standsForRootView(view) ? controller ?? rootView : rootView
        if let known = owner.properties["keyboardLayoutGuide"] { return known }
        let guide = Value.object(Object(.layoutGuide(.keyboardGuide), name: "keyboardLayoutGuide"))
        owner.properties["keyboardLayoutGuide"] = guide
        return guide
    }

    /// The guide as the code has set it up.
    var keyboardGuide: KeyboardLayoutGuide {
        let properties = keyboardGuide(of: rootView).object?.properties ?? [:]
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
