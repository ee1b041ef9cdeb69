import SwiftParser
import Vocabulary

extension Evaluator {
    /// `a = b`, `a += b` …; a write to layout state is recorded with what was there before.
    func assignment(_ node: Syntax, _ scope: ScopeID) -> Value {
        guard let left = node.child(.left), let right = node.child(.right) else { return .void }
        if left.kind == .wildcardExpr {
            _ = evaluate(right, scope)
            return .void
        }
        let operation = node.name.dropLast()
        var value = evaluate(right, scope)
        guard !isUnwinding else { return .void }
        let before = evaluate(left, scope)
        if case .nothing = before, left.subtree.contains(where: { $0.kind == .optionalChain }), baseIsNil(of: left, scope) {
            return .void
        }
        if !operation.isEmpty {
            // `view.y -= 40`: what an extension declares is looked for, and computed with once it is found.
            if case .unknown = before, left.kind == .memberExpr { miss(left.name) }
            value = apply(String(operation), before, value, node)
        }
        // What a call comes to in the set-up is not what it comes to later.
        if handler == nil, before.isGeometry { value = value.known(as: Unknown(left).name) }
        value = coerced(value, like: before)
        let outer = path.moment.assignment
        path.moment.assignment = Moment.AssignmentSite(target: left, value: right)
        defer { path.moment.assignment = outer }
        if let sink = assign(value, to: left, scope) {
            record(sink, target: left, value: right, written: value, before: before)
        }
        if operation.isEmpty { notePush(value, at: node, nil) }
        return .void
    }

    /// Whether an optional chain on the left ends before its last link.
    private func baseIsNil(of left: Syntax, _ scope: ScopeID) -> Bool {
        guard let base = left.child(.base) else { return false }
        if case .nothing = evaluate(base, scope) { return true }
        return false
    }

    /// Writes a value to what an expression designates. Returns the kind of layout state this changed, if any.
    ///
    /// A member of a structure is written by changing a copy and writing that back one level up, as the language defines it.
    @discardableResult
    func assign(_ value: Value, to target: Syntax, _ scope: ScopeID) -> Sink? {
        guard spend() else { return nil }
        path.effects.note()
        switch target.kind {
        case .identifierExpr:
            if target.name == "self" { return replaceReceiver(value, scope) }
            if heap.scopes.assign(target.name, value, in: scope) { return nil }
            let receiver = receiver(in: scope)
            if !declares(target.name, receiver), SinkKind(member: target.name) == nil,
                set(global: target.name, at: target, to: value)
            {
                return nil
            }
            guard let receiver else { return nil }
            return assign(value, toMember: target.name, of: receiver) { self.replaceReceiver($0, scope) }
        case .memberExpr:
            guard let base = target.child(.base) else { return nil }
            let whole = evaluate(base, scope)
            if case .unknown = whole, Self.isFrameShorthand(target.name), base.isLocalVariable {
                return assign(.unknown(Unknown(base.name)), to: base, scope)
            }
            return assign(value, toMember: target.name, of: whole) { self.assign($0, to: base, scope) }
        case .optionalChain, .forceUnwrap, .parenExpr:
            return target.child(.expression).flatMap { assign(value, to: $0, scope) }
        case .subscriptExpr: return assign(value, toElement: target, scope)
        case .tupleExpr:
            for (position, element) in target.children(.element).enumerated() {
                if case .tuple(let parts) = value, position < parts.count, let part = element.child(.value) {
                    assign(parts[position].value, to: part, scope)
                }
            }
            return nil
        default:
            return nil
        }
    }

    /// - Parameter writeBack: stores the changed copy where a structure came from.
    private func assign(
        _ value: Value, toMember name: String, of base: Value, writeBack: (Value) -> Sink?
    ) -> Sink? {
        switch base {
        case .object(let object):
            return set(name, of: object, to: value)
        case .unknown(let unknown):
            return set(name, of: self.object(for: unknown), to: value)
        case .structure(var structure):
            structure.fields[name] = value
            return writeBack(.structure(structure))
        case .type(let type):
            _ = set(static: name, of: type, to: value)
            return nil
        default:
            guard let changed = base.replacing(name, with: value) else { return nil }
            return writeBack(changed)
        }
    }

    /// Whether the type of a value declares a property, or the value holds one of that name.
    func declares(_ name: String, _ receiver: Value?) -> Bool {
        switch receiver {
        case .object(let object):
            heap[object].properties[name] != nil || heap[object].typeName.map { index.property(name, in: $0) != nil } ?? false
        case .structure(let structure): structure.fields[name] != nil
        case .type(let type): index.property(name, in: type) != nil
        default: false
        }
    }

    /// `self = x` inside a mutating method, which runs on an object that stands for the structure.
    private func replaceReceiver(_ value: Value, _ scope: ScopeID) -> Sink? {
        if case .structure(let structure) = value, let draft = receiver(in: scope)?.object {
            heap[draft].properties = structure.fields
        } else {
            heap.scopes.replaceReceiver(in: scope, by: value)
        }
        return nil
    }

    /// Writes back what a call changed: an argument handed over with `&`, or a structure whose method is mutating.
    func writeBack(_ value: Value, to target: Syntax, _ scope: ScopeID) {
        let before = evaluate(target, scope)
        guard let sink = assign(value, to: target, scope) else { return }
        record(sink, target: target, value: target, written: value, before: before)
    }

    /// Whether a property leads back to what has its object, as a delegate does: that is no name for it.
    private static func leadsBack(_ name: String, _ property: Syntax?) -> Bool {
        if let declaration = property?.parent, ["weak", "unowned"].contains(where: declaration.hasModifier) { return true }
        return name.hasSuffix("elegate") || name.hasSuffix("ataSource")
    }

    /// Writes a property of an object: through its setter and observers where the program declares them, else into its storage.
    func set(_ name: String, of object: ObjectID, to value: Value) -> Sink? {
        path.effects.noteWrite()
        presume(name, of: object)
        let property = heap[object].typeName.flatMap { index.property(name, in: $0) }
        if let held = value.object, object == controller || heap[held].isConstraint || !Self.leadsBack(name, property) {
            heap.name(held, name)
        }
        let value = handler == nil ? value.known(as: name) : value
        if let property {
            return set(declared: property, named: name, of: object, to: value)
        }
        if name == "view", object == controller, !isView(object) {
            becomeRootView(value)
            return nil
        }
        let kind = SinkKind(member: name)
        if let kind, kind.placesView, isNewOnPath(object), !isOfKeyboard(value) {
            heap[object].properties[Self.storedName(name)] = value
            return nil
        }
        if let kind, sinkApplies(kind, to: object) {
            let name = Self.storedName(name)
            let value = kind.placesContent ? settled(value) : value
            if !path.moment.isQuiet {
                path.writeLog.willWrite(
                    kind, of: object,
                    before: kind == .layoutMargins ? specifiedMargins(of: object) : uikitMember(name, of: object),
                    wasSet: heap[object].properties[name] != nil,
                    step: path.moment.step)
            }
            let placement = kind.placesView ? placement(of: object) : nil
            func store(in object: inout Object) {
                if kind == .constraintConstant, case .number(let quantity) = value {
                    object.setConstant(quantity)
                } else {
                    object.properties[name] = value
                }
            }
            if path.moment.isQuiet { store(in: &heap[object]) } else { heap.changeLogged(object, store) }
            if let placement { moveAlong(with: name, of: object, from: placement, to: value) }
            return Sink(kind: kind, object: object, value: value)
        }
        for type in heap[object].extendedTypes {
            guard let property = index.types[type]?.properties[name], property.accessor("set") != nil else { continue }
            // `view.y = 0` is what moves the view, not the setter that all views share.
            let outer = path.moment.assignmentThroughExtension
            path.moment.assignmentThroughExtension = outer ?? path.moment.assignment
            defer { path.moment.assignmentThroughExtension = outer }
            return set(declared: property, named: name, of: object, to: value)
        }
        // `view.y = 0`: an extension of a view's class may have it move the view.
        if value.quantity != nil { miss(name) }
        if let frame = frame(of: object, setting: name, to: value) { return set("frame", of: object, to: .rect(frame)) }
        heap[object].properties[name] = value
        return nil
    }

    /// Whether an object is a view that a handler has just made and added nowhere, as a message that comes and goes: where it
    /// begins is no layout of what was there.
    private func isNewOnPath(_ object: ObjectID) -> Bool {
        handler != nil && heap[object].isNameless && heap[object].madeClass != nil && heap[object].properties["addedTo"] == nil
    }

    /// Whether an object of one of the program's classes is a view, which has no root view of UIKit's.
    private func isView(_ object: ObjectID) -> Bool {
        heap[object].typeName.map { index.ancestorNames(of: $0).contains("UIView") || $0 == "UIView" } ?? false
    }

    /// `frame` and its kin are layout wherever they stand, but `constant` or `bounds` of a plain model object is not.
    private func sinkApplies(_ kind: SinkKind, to object: ObjectID) -> Bool {
        switch heap[object].kind {
        case .notification, .userInfo, .screen, .application: false
        case .constraint: true
        default:
            switch kind {
            case .constraintPriority: false
            // Many things can be active.
            case .constraintActivation: heap[object].name.contains("onstraint")
            case .stackSpacing: isStackView(object)
            default: true
            }
        }
    }

    private func set(declared property: Syntax, named name: String, of object: ObjectID, to value: Value) -> Sink? {
        // What the set-up cannot make of a constraint is made when it is asked for.
        if handler == nil, property.holdsConstraint, value.object == nil, !value.isNil, property.accessor("set") == nil {
            heap[object].properties[name] = nil
            return nil
        }
        let value = declared(value, as: property.child(.type), named: name)
        changing(property, named: name, of: object) {
            write(value, through: property, of: .object(object)) {
                let old = heap[object].properties[name]
                return old ?? declaredMember(name, of: .object(object), type: heap[object].typeName ?? "") ?? .void
            } store: {
                if !isDraft(object) { noteLeaving(value, in: property, named: name) }
                let isPlain = object == controller && value.object == nil && heap[object].properties[name]?.object == nil
                if isPlain {
                    heap.changeAside(object) { $0.properties[name] = value }
                } else {
                    heap[object].properties[name] = value
                }
            }
        }
        return nil
    }
}

extension Syntax {
    /// Whether it names a local `var`: what changes through one is a structure, such as insets. An object needs no variable to be
    /// changed.
    fileprivate var isLocalVariable: Bool { kind == .identifierExpr && localDeclaration?.name == "var" }
}
