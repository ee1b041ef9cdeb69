import KeyboardModel
import SwiftParser

/// What SnapKit's closures say, as far as vertical layout goes (SnapKit's README and its `ConstraintMaker`):
/// `bar.snp.makeConstraints { make in make.bottom.equalTo(view.snp.bottom).offset(-8) }`.
enum Snap {
    /// `bar.snp`
    case proxy(Object)
    /// What the closure is handed.
    case maker(Object, Mode)
    /// `make.bottom.leading` and what follows it.
    case chain(Chain)

    enum Mode {
        case make, update
    }

    /// The constraints of one line, one for each of its attributes.
    final class Chain {
        let view: Object
        let mode: Mode
        var attributes: [String]
        var constraints: [Object] = []

        init(_ view: Object, _ mode: Mode, _ attributes: [String]) {
            self.view = view
            self.mode = mode
            self.attributes = attributes
        }
    }

    /// The attributes that a member of a proxy, a maker or a chain means; nil for another member.
    static func attributes(_ name: String) -> [String]? {
        switch name {
        case "top", "bottom", "leading", "trailing", "left", "right", "centerX", "centerY", "width", "height", "lastBaseline",
            "firstBaseline", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin":
            [name]
        case "edges": ["top", "leading", "bottom", "trailing"]
        case "margins": ["topMargin", "leadingMargin", "bottomMargin", "trailingMargin"]
        case "verticalEdges": ["top", "bottom"]
        case "horizontalEdges", "directionalHorizontalEdges": ["leading", "trailing"]
        case "directionalEdges": ["top", "leading", "bottom", "trailing"]
        case "directionalVerticalEdges": ["top", "bottom"]
        case "size": ["width", "height"]
        case "center": ["centerX", "centerY"]
        default: nil
        }
    }
}

extension Machine {
    func snap(_ snap: Snap, _ name: String = "snp") -> Value { .object(Object(.snap(snap), name: name)) }

    func snapMember(_ name: String, of snap: Snap) -> Value? {
        switch snap {
        case .proxy(let view):
            guard let attributes = Snap.attributes(name) else { return name == "target" ? .object(view) : nil }
            // `equalTo(other.snp.edges)` means the same edges of the other view.
            guard attributes.count == 1 else { return .object(view) }
            return .object(Object(.anchor(anchor(attributes[0], of: view)), name: name))
        case .maker(let view, let mode):
            return Snap.attributes(name).map { self.snap(.chain(Snap.Chain(view, mode, $0)), name) }
        case .chain(let chain):
            if name == "constraint" {
                // Of several, the one that places a bottom edge stands for all.
                let made = chain.constraints.first { $0.tiedAttribute == "bottom" } ?? chain.constraints.first
                return made.map(Value.object)
            }
            guard let more = Snap.attributes(name) else { return nil }
            chain.attributes += more
            return self.snap(snap, name)
        }
    }

    func snapMethod(_ name: String, of snap: Snap, _ invocation: Invocation) -> Value? {
        switch snap {
        case .proxy(let view):
            switch name {
            case "makeConstraints": build(view, .make, invocation)
            case "updateConstraints": build(view, .update, invocation)
            case "remakeConstraints":
                let old = snapConstraints(of: view)
                let kept = build(view, .update, invocation)
                for constraint in old where !kept.contains(where: { $0 === constraint }) {
                    activate(constraint, false, invocation)
                }
            case "removeConstraints":
                for constraint in snapConstraints(of: view) { activate(constraint, false, invocation) }
            default: return nil
            }
            return .void
        case .maker: return nil
        case .chain(let chain): return extend(chain, name, invocation)
        }
    }

    /// `constraint.update(offset: -8)` and its kin.
    func snapUpdate(_ name: String, of constraint: Object, _ invocation: Invocation) -> Value? {
        switch name {
        case "update":
            guard let argument = invocation.arguments.first else { return .void }
            switch argument.label {
            case "offset", "inset", "insets": setDistance(argument, of: constraint, invocation.node)
            case "priority": write("priority", of: constraint, argument.value, argument.node, invocation.node)
            default: break
            }
            return .void
        case "updateOffset", "updateInset":
            guard let argument = invocation.arguments.first else { return .void }
            let label = name == "updateOffset" ? "offset" : "inset"
            let labelled = Invocation.Argument(
                label: label, value: argument.value, node: argument.node, isTrailing: argument.isTrailing)
            setDistance(labelled, of: constraint, invocation.node)
            return .void
        case "activate", "deactivate":
            activate(constraint, name == "activate", invocation)
            return .void
        default: return nil
        }
    }

    /// Where views were added; a view that code does not add lies in the root view.
    func add(_ invocation: Invocation, to container: Object) {
        effects += 1
        for argument in invocation.arguments {
            if case .object(let view) = argument.value { view.properties["addedTo"] = .object(container) }
        }
    }

    // MARK: Building

    /// Runs the closure; what it makes becomes active. Returns the constraints that its lines mean.
    @discardableResult
    private func build(_ view: Object, _ mode: Snap.Mode, _ invocation: Invocation) -> [Object] {
        guard let closure = invocation.closures.first else { return [] }
        effects += 1
        let maker = Object(.snap(.maker(view, mode)), name: "make")
        apply(closure, [.object(maker)])
        var meant: [Object] = []
        for object in snapped(to: view) where object.isMeant {
            object.isMeant = false
            meant.append(object)
            if case .bool(true)? = object.properties["isActive"] { continue }
            activate(object, true, invocation)
        }
        return meant
    }

    private func snapped(to view: Object) -> [Object] {
        let candidates = standsForRootView(view) ? constraints.made : constraints.tying(view.name)
        return candidates.filter { $0.snapView === view }
    }

    private func snapConstraints(of view: Object) -> [Object] {
        snapped(to: view).filter { object in
            guard case .bool(true)? = object.properties["isActive"] else { return false }
            return true
        }
    }

    private static let relations: [(prefix: String, LayoutConstraint.Relation)] = [
        ("equalTo", .equal), ("lessThanOrEqualTo", .lessOrEqual), ("greaterThanOrEqualTo", .greaterOrEqual),
    ]

    private func extend(_ chain: Snap.Chain, _ name: String, _ invocation: Invocation) -> Value? {
        effects += 1
        if let (prefix, relation) = Self.relations.first(where: { name.hasPrefix($0.prefix) }) {
            let superview = chain.view.properties["addedTo"]?.object ?? rootView
            let target = name == prefix ? invocation[0] : name == prefix + "Superview" ? .object(superview) : nil
            guard let target else { return nil }
            for attribute in chain.attributes { tie(chain, attribute, relation, to: target, at: invocation.node) }
            return snap(.chain(chain), name)
        }
        switch name {
        case "offset", "inset", "insets":
            guard let argument = invocation.arguments.first else { return nil }
            let labelled = Invocation.Argument(
                label: name, value: argument.value, node: argument.node, isTrailing: argument.isTrailing)
            for constraint in chain.constraints { setDistance(labelled, of: constraint, invocation.node) }
        case "priority":
            for constraint in chain.constraints {
                constraint.properties["priority"] = invocation[0]?.priorityLevel.map(Value.number)
            }
        case "priorityRequired", "priorityHigh", "priorityMedium", "priorityLow":
            let level = ["priorityRequired": 1000.0, "priorityHigh": 750, "priorityMedium": 500, "priorityLow": 250][name]
            for constraint in chain.constraints { constraint.properties["priority"] = level.map(Value.number) }
        case "multipliedBy", "dividedBy", "labeled", "labelled": break
        default: return nil
        }
        return snap(.chain(chain), name)
    }

    /// One attribute of one line. An update finds the constraint that has the same ends; its distance is 0 until the line says otherwise.
    private func tie(
        _ chain: Snap.Chain, _ attribute: String, _ relation: LayoutConstraint.Relation, to target: Value, at node: Syntax
    ) {
        var value = ConstraintValue(first: anchor(attribute, of: chain.view), relation: relation)
        var constant = Value.number(0)
        switch target {
        case .object(let other):
            if case .anchor(let anchor) = other.kind {
                value.second = anchor
            } else {
                value.second = anchor(attribute, of: other)
            }
        case .unknown(let unknown) where unknown.name.hasSuffix(".\(attribute)"):
            value.second = AnchorValue(item: .other(String(unknown.name.dropLast(attribute.count + 1))), attribute: attribute)
        case .unknown, .number:
            constant = target
            // A number is a size, or else a distance from the superview.
            if attribute != "width", attribute != "height" {
                value.second = anchor(attribute, of: chain.view.properties["addedTo"]?.object ?? rootView)
            }
        default: value.obscurity = ConstraintValue.notFound
        }
        if chain.mode == .update, let known = snapped(to: chain.view).first(where: { $0.ties(value) }) {
            known.isMeant = true
            chain.constraints.append(known)
            return
        }
        guard case .object(let object) = made(value, constant: constant, at: node) else { return }
        object.snapView = chain.view
        object.isMeant = true
        chain.constraints.append(object)
    }

    // MARK: Writing

    /// An inset counts inwards, an offset along the axis; so at the bottom they are opposites.
    private func setDistance(_ argument: Invocation.Argument, of constraint: Object, _ node: Syntax) {
        var quantity = argument.value.quantity
        if case .insets(let insets) = argument.value {
            quantity = constraint.tiedAttribute == "top" ? insets.top : insets.bottom
        }
        guard var quantity else { return }
        let isFarEdge = ["bottom", "bottomMargin", "trailing", "right", "trailingMargin"].contains(constraint.tiedAttribute ?? "")
        if argument.label != "offset", isFarEdge { quantity = -quantity }
        // What is not active yet is being made.
        guard case .bool(true)? = constraint.properties["isActive"] else {
            constraint.setConstant(quantity)
            changes += 1
            return
        }
        write("constant", of: constraint, .number(quantity), argument.node, node)
    }

    private func write(_ member: String, of constraint: Object, _ value: Value, _ source: Syntax, _ target: Syntax) {
        let before = uikitMember(member, of: constraint)
        guard let sink = set(member, of: constraint, to: value) else { return }
        record(sink, target: target, value: source, written: value, before: before)
    }

    private func activate(_ constraint: Object, _ isActive: Bool, _ invocation: Invocation) {
        write("isActive", of: constraint, .bool(isActive), invocation.node, invocation.node)
    }
}

extension Object {
    fileprivate var tiedAttribute: String? {
        if case .constraint(let value) = kind { value.first?.attribute } else { nil }
    }

    /// Whether it is a constraint with these ends.
    fileprivate func ties(_ other: ConstraintValue) -> Bool {
        guard case .constraint(let value) = kind else { return false }
        return value.first == other.first && value.second == other.second && value.relation == other.relation
    }
}
