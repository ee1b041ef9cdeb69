import KeyboardModel
import SwiftParser

/// The lines of SnapKit's closures.
extension Evaluator {
    /// What it remembers in the heap.
    var snapKit: SnapKitState {
        _read { yield path.heap.frameworks[SnapKitState.self] }
        _modify { yield &path.heap.frameworks[SnapKitState.self] }
    }

    // MARK: Building

    /// Runs the closure; what it makes becomes active. Returns the constraints that its lines mean.
    @discardableResult
    func buildLines(_ view: ObjectID, _ mode: SnapKit.Mode, _ invocation: Invocation) -> [ObjectID] {
        guard let closure = invocation.closures.first else { return [] }
        path.effects.note()
        // `LayoutConstraintItem.prepare()`: what SnapKit lays out has no constraints of its mask.
        heap[view].properties["translatesAutoresizingMaskIntoConstraints"] = .bool(false)
        let maker = make(.framework(SnapKitObject.maker(view, mode)), name: "make")
        apply(closure, [.object(maker)])
        var meant: [ObjectID] = []
        for object in snapped(to: view) where snapKit.takeMeaning(of: object) {
            meant.append(object)
            if let (constant, source, node) = snapKit.takeConstant(of: object), !isSame(constant, constantOf: object) {
                write("constant", of: object, constant, source, node)
            }
            if !heap[object].isActivated { activate(object, true, invocation.node) }
        }
        return meant
    }

    /// Whether it is the constant that it has, be it known or not.
    private func isSame(_ constant: Value, constantOf constraint: ObjectID) -> Bool {
        guard let new = constant.quantity, let old = uikitMember("constant", of: constraint).quantity else { return false }
        return new.amount == old.amount
    }

    private func snapped(to view: ObjectID) -> [ObjectID] {
        let candidates = standsForRootView(view) ? constraints.made : constraints.tying(heap[view].name)
        let state = snapKit
        return candidates.filter { state.view(of: $0) == view }
    }

    func snapConstraints(of view: ObjectID) -> [ObjectID] {
        snapped(to: view).filter { heap[$0].isActivated }
    }

    private static let relations: [(prefix: String, LayoutConstraint.Relation)] = [
        ("equalTo", .equal), ("lessThanOrEqualTo", .lessOrEqual), ("greaterThanOrEqualTo", .greaterOrEqual),
    ]

    func extendLine(_ chain: SnapKit.ChainID, _ name: String, _ invocation: Invocation) -> Value? {
        path.effects.note()
        if let (prefix, relation) = Self.relations.first(where: { name.hasPrefix($0.prefix) }) {
            let line = snapKit[chain]
            let superview = superview(of: line.view)
            let target = name == prefix ? invocation[0] : name == prefix + "Superview" ? .object(superview) : nil
            guard let target else { return nil }
            for attribute in line.attributes { tie(chain, attribute, relation, to: target, by: invocation) }
            return snap(.chain(chain), name)
        }
        switch name {
        case "offset", "inset", "insets":
            guard let argument = invocation.arguments.first else { return nil }
            for constraint in snapKit[chain].constraints { setDistance(argument, name, of: constraint, invocation.node) }
        case "priority":
            for constraint in snapKit[chain].constraints {
                heap[constraint].properties["priority"] = invocation[0]?.priorityLevel.map(Value.number)
            }
        case "priorityRequired", "priorityHigh", "priorityMedium", "priorityLow":
            let level = ["priorityRequired": 1000.0, "priorityHigh": 750, "priorityMedium": 500, "priorityLow": 250][name]
            for constraint in snapKit[chain].constraints {
                heap[constraint].properties["priority"] = level.map(Value.number)
            }
        case "multipliedBy", "dividedBy":
            // What is active is found by its ends, and keeps its multiplier.
            let factor = invocation[0]?.quantity?.known.map { name == "dividedBy" ? 1 / $0 : $0 }
            for constraint in snapKit[chain].constraints where !heap[constraint].isActivated {
                heap[constraint].multiply(by: factor.flatMap { $0.isFinite ? $0 : nil })
                path.effects.noteWrite()
            }
        case "labeled", "labelled": break
        default: return nil
        }
        return snap(.chain(chain), name)
    }

    /// One attribute of one line. An update finds the constraint with the same ends; its distance is 0 until the line says it.
    private func tie(
        _ chain: SnapKit.ChainID, _ attribute: String, _ relation: LayoutConstraint.Relation, to target: Value,
        by invocation: Invocation
    ) {
        let node = invocation.node
        let view = snapKit[chain].view
        var value = ConstraintValue(first: anchor(attribute, of: view), relation: relation)
        var constant = Value.number(0)
        var source = node
        switch target {
        case .object(let other):
            if case .anchor(let anchor) = heap[other].kind {
                value.second = anchor
            } else {
                value.second = anchor(attribute, of: other)
            }
        case .unknown(let unknown) where unknown.name.hasSuffix(".\(attribute)"):
            value.second = AnchorValue(item: .other(String(unknown.name.dropLast(attribute.count + 1))), attribute: attribute)
        case .unknown(let unknown) where !["width", "height"].contains(attribute) && namesWhatIsNotAtHand(invocation):
            // An anchor, a view or a number: whoever declares it says which.
            value.obscurity = .notFound
            if attribute == "bottom" {
                heap.neededBySetUp.formUnion(unknown.name.identifiers.filter(heap.missedBySetUp.contains))
            }
        case .unknown, .number:
            constant = target
            source = invocation.arguments.first?.node ?? node
            // A number is a size, or else a distance from the superview: of a centre, from its left or upper edge (SnapKit,
            // `Constraint`).
            if attribute != "width", attribute != "height" {
                let edge = ["centerX": "left", "centerY": "top"][attribute] ?? attribute
                value.second = anchor(edge, of: superview(of: view))
            }
        default: value.obscurity = .notFound
        }
        let mode = snapKit[chain].mode
        var known = mode == .make ? nil : snapped(to: view).first { heap[$0].ties(value) }
        // Of a screen that was not set up to its end, some constraints may not have been seen.
        if known == nil, mode == .update, handler != nil {
            guard heap.setUpStop != nil else { return stop(.crash(node.question)) }
            value.obscurity = .notFound
            let constantAtRest = Value.unknown(Unknown("\(heap[view].name).\(attribute)"))
            guard case .object(let unseen) = made(value, constant: constantAtRest, at: node) else { return }
            heap[unseen].properties["isActive"] = .bool(true)
            snapKit.note(unseen, madeFor: view)
            known = unseen
        }
        if let known {
            snapKit.mean(known)
            snapKit.find(known, constant: constant, from: source, at: node)
            snapKit[chain].constraints.append(known)
            return
        }
        guard case .object(let object) = made(value, constant: constant, at: node) else { return }
        snapKit.note(object, madeFor: view)
        snapKit.mean(object)
        snapKit[chain].constraints.append(object)
    }

    /// Whether what a line is tied to is a name that no local variable has, and no property that is a number as far as its
    /// declaration tells; and not the result of a computation.
    private func namesWhatIsNotAtHand(_ invocation: Invocation) -> Bool {
        guard let argument = invocation.arguments.first?.node else { return false }
        switch argument.kind {
        case .identifierExpr where lookUp(argument.name, in: invocation.scope) != nil: return false
        case .identifierExpr, .memberExpr: break
        default: return false
        }
        let owner = typeName(of: receiver(in: invocation.scope))
        guard let own = argument.ownProperty, let property = owner.flatMap({ index.property(own, in: $0) }) else { return true }
        return property.child(.type).map { !Self.numericTypes.contains($0.baseTypeName) } ?? false
    }

    // MARK: Kept constraints

    /// `constraint.update(offset: -8)` and its kin.
    ///
    /// - Parameter label: what the method's name says that its argument is; nil where the argument's label says it.
    func snapUpdate(_ constraint: ObjectID, labelled label: String?, _ invocation: Invocation) -> Value? {
        guard let argument = invocation.arguments.first else { return .void }
        switch label ?? argument.label {
        case "offset", "inset", "insets": setDistance(argument, label ?? argument.label, of: constraint, invocation.node)
        case "priority": write("priority", of: constraint, argument.value, argument.node, invocation.node)
        default: break
        }
        return .void
    }

    func snapActivate(_ constraint: ObjectID, _ isActive: Bool, _ invocation: Invocation) -> Value? {
        activate(constraint, isActive, invocation.node)
        return .void
    }

    private func setDistance(
        _ argument: Invocation.Argument, _ label: String?, of constraint: ObjectID, _ node: Syntax
    ) {
        var given = argument.value.quantity
        if case .insets(let insets) = argument.value {
            given = inset(insets.top, insets.bottom, of: constraint)
        } else if label != "offset" {
            given = given.map { inset($0, $0, of: constraint) }
        }
        guard let quantity = given else { return }
        _ = snapKit.takeConstant(of: constraint)
        // What is not active yet is being made.
        guard heap[constraint].isActivated else {
            heap[constraint].setConstant(quantity)
            if handler != nil { heap.madeConstants[constraint] = MadeConstant(node: argument.node, quantity: quantity) }
            path.effects.noteWrite()
            return
        }
        write("constant", of: constraint, .number(quantity), argument.node, node)
    }

    /// What insets are as the constant of a constraint: they count inwards from what its second end ties it to, whichever edge
    /// the first one is (SnapKit, `Constraint` and `ConstraintConstantTarget`).
    private func inset(_ top: Quantity, _ bottom: Quantity, of constraint: ObjectID) -> Quantity {
        let value = heap[constraint].constraint
        switch (value?.second ?? value?.first)?.attribute {
        case "bottom", "bottomMargin", "lastBaseline", "right", "rightMargin", "trailing", "trailingMargin": return -bottom
        case "centerX", "centerY", "centerXWithinMargins", "centerYWithinMargins":
            let difference = top - bottom
            return difference.combined(Quantity(0), difference.amount * 0.5)
        case "width", "height": return -(top + bottom)
        default: return top
        }
    }
}

extension Object {
    var tiedAttribute: String? {
        if case .constraint(let value) = kind { value.first?.attribute } else { nil }
    }

    /// Has a constraint tie its first end to so many times what it had tied it to; nil where that number is not known.
    fileprivate mutating func multiply(by factor: Double?) {
        guard var value = constraint else { return }
        value.multiplier = factor.flatMap { factor in value.multiplier.map { $0 * factor } }
        tie(as: value)
    }

    /// Whether it is a constraint with these ends.
    fileprivate func ties(_ other: ConstraintValue) -> Bool {
        guard case .constraint(let value) = kind else { return false }
        return value.first == other.first && value.second == other.second && value.relation == other.relation
    }
}
