import KeyboardModel
import SwiftParser

/// What SnapKit's closures say, as far as vertical layout goes (SnapKit's README and its `ConstraintMaker`):
/// `bar.snp.makeConstraints { make in make.bottom.equalTo(view.snp.bottom).offset(-8) }`.
enum Snap {
    /// `bar.snp`
    case proxy(ObjectID)
    /// What the closure is handed.
    case maker(ObjectID, Mode)
    /// `make.bottom.leading` and what follows it.
    case chain(ChainID)

    enum Mode {
        case make, update
    }

    /// The constraints of one line, one for each of its attributes.
    struct Chain {
        let view: ObjectID
        let mode: Mode
        var attributes: [String]
        var constraints: [ObjectID] = []
    }

    /// Names a line of a closure: the values that the parts of the line come to share what it says.
    struct ChainID {
        let position: Int32
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

extension Evaluator {
    func snap(_ snap: Snap, _ name: String = "snp") -> Value { .object(make(.snap(snap), name: name)) }

    func snapMember(_ name: String, of snap: Snap) -> Value? {
        switch snap {
        case .proxy(let view):
            guard let attributes = Snap.attributes(name) else { return name == "target" ? .object(view) : nil }
            // `equalTo(other.snp.edges)` means the same edges of the other view.
            guard attributes.count == 1 else { return .object(view) }
            return .object(make(.anchor(anchor(attributes[0], of: view)), name: name))
        case .maker(let view, let mode):
            guard let attributes = Snap.attributes(name) else { return nil }
            let chain = heap.snapKit.add(Snap.Chain(view: view, mode: mode, attributes: attributes))
            return self.snap(.chain(chain), name)
        case .chain(let chain):
            if name == "constraint" {
                // Of several, the one that places a bottom edge stands for all.
                let constraints = heap.snapKit[chain].constraints
                let made = constraints.first { heap[$0].tiedAttribute == "bottom" } ?? constraints.first
                return made.map(Value.object)
            }
            guard let more = Snap.attributes(name) else { return nil }
            heap.snapKit[chain].attributes += more
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
                for constraint in old where !kept.contains(where: { $0 == constraint }) {
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
    func snapUpdate(_ name: String, of constraint: ObjectID, _ invocation: Invocation) -> Value? {
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
    func add(_ invocation: Invocation, to container: ObjectID) {
        path.effects.note()
        for argument in invocation.arguments {
            if case .object(let view) = argument.value { heap[view].properties["addedTo"] = .object(container) }
        }
    }

    // MARK: Building

    /// Runs the closure; what it makes becomes active. Returns the constraints that its lines mean.
    @discardableResult
    private func build(_ view: ObjectID, _ mode: Snap.Mode, _ invocation: Invocation) -> [ObjectID] {
        guard let closure = invocation.closures.first else { return [] }
        path.effects.note()
        let maker = make(.snap(.maker(view, mode)), name: "make")
        apply(closure, [.object(maker)])
        var meant: [ObjectID] = []
        for object in snapped(to: view) where heap.snapKit.takeMeaning(of: object) {
            meant.append(object)
            if !heap[object].isActivated { activate(object, true, invocation) }
        }
        return meant
    }

    private func snapped(to view: ObjectID) -> [ObjectID] {
        let candidates = standsForRootView(view) ? constraints.made : constraints.tying(heap[view].name)
        return candidates.filter { heap.snapKit.view(of: $0) == view }
    }

    private func snapConstraints(of view: ObjectID) -> [ObjectID] {
        snapped(to: view).filter { heap[$0].isActivated }
    }

    private static let relations: [(prefix: String, LayoutConstraint.Relation)] = [
        ("equalTo", .equal), ("lessThanOrEqualTo", .lessOrEqual), ("greaterThanOrEqualTo", .greaterOrEqual),
    ]

    private func extend(_ chain: Snap.ChainID, _ name: String, _ invocation: Invocation) -> Value? {
        path.effects.note()
        if let (prefix, relation) = Self.relations.first(where: { name.hasPrefix($0.prefix) }) {
            let line = heap.snapKit[chain]
            let superview = superview(of: line.view)
            let target = name == prefix ? invocation[0] : name == prefix + "Superview" ? .object(superview) : nil
            guard let target else { return nil }
            for attribute in line.attributes { tie(chain, attribute, relation, to: target, at: invocation.node) }
            return snap(.chain(chain), name)
        }
        switch name {
        case "offset", "inset", "insets":
            guard let argument = invocation.arguments.first else { return nil }
            let labelled = Invocation.Argument(
                label: name, value: argument.value, node: argument.node, isTrailing: argument.isTrailing)
            for constraint in heap.snapKit[chain].constraints { setDistance(labelled, of: constraint, invocation.node) }
        case "priority":
            for constraint in heap.snapKit[chain].constraints {
                heap[constraint].properties["priority"] = invocation[0]?.priorityLevel.map(Value.number)
            }
        case "priorityRequired", "priorityHigh", "priorityMedium", "priorityLow":
            let level = ["priorityRequired": 1000.0, "priorityHigh": 750, "priorityMedium": 500, "priorityLow": 250][name]
            for constraint in heap.snapKit[chain].constraints {
                heap[constraint].properties["priority"] = level.map(Value.number)
            }
        case "multipliedBy", "dividedBy", "labeled", "labelled": break
        default: return nil
        }
        return snap(.chain(chain), name)
    }

    /// One attribute of one line. An update finds the constraint that has the same ends; its distance is 0 until the line says otherwise.
    private func tie(
        _ chain: Snap.ChainID, _ attribute: String, _ relation: LayoutConstraint.Relation, to target: Value, at node: Syntax
    ) {
        let view = heap.snapKit[chain].view
        var value = ConstraintValue(first: anchor(attribute, of: view), relation: relation)
        var constant = Value.number(0)
        switch target {
        case .object(let other):
            if case .anchor(let anchor) = heap[other].kind {
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
                value.second = anchor(attribute, of: superview(of: view))
            }
        default: value.obscurity = .notFound
        }
        if heap.snapKit[chain].mode == .update, let known = snapped(to: view).first(where: { heap[$0].ties(value) }) {
            heap.snapKit.mean(known)
            heap.snapKit[chain].constraints.append(known)
            return
        }
        guard case .object(let object) = made(value, constant: constant, at: node) else { return }
        heap.snapKit.note(object, madeFor: view)
        heap.snapKit.mean(object)
        heap.snapKit[chain].constraints.append(object)
    }

    /// The view that code adds a view to; the root view for one that it does not add.
    private func superview(of view: ObjectID) -> ObjectID { heap[view].properties["addedTo"]?.object ?? rootView }

    // MARK: Writing

    /// An inset counts inwards, an offset along the axis; so at the bottom they are opposites.
    private func setDistance(_ argument: Invocation.Argument, of constraint: ObjectID, _ node: Syntax) {
        var quantity = argument.value.quantity
        if case .insets(let insets) = argument.value {
            quantity = heap[constraint].tiedAttribute == "top" ? insets.top : insets.bottom
        }
        guard var quantity else { return }
        let isFarEdge = ["bottom", "bottomMargin", "trailing", "right", "trailingMargin"].contains(
            heap[constraint].tiedAttribute ?? "")
        if argument.label != "offset", isFarEdge { quantity = -quantity }
        // What is not active yet is being made.
        guard heap[constraint].isActivated else {
            heap[constraint].setConstant(quantity)
            path.effects.noteWrite()
            return
        }
        write("constant", of: constraint, .number(quantity), argument.node, node)
    }

    private func write(_ member: String, of constraint: ObjectID, _ value: Value, _ source: Syntax, _ target: Syntax) {
        let before = uikitMember(member, of: constraint)
        guard let sink = set(member, of: constraint, to: value) else { return }
        record(sink, target: target, value: source, written: value, before: before)
    }

    private func activate(_ constraint: ObjectID, _ isActive: Bool, _ invocation: Invocation) {
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
