import KeyboardModel
import SwiftParser

/// What frameworks make and change constraints with.
extension Evaluator {
    /// Makes a constraint as libraries do: with its priority, if one is said, and active unless that is put off.
    func constrain(
        _ value: ConstraintValue, constant: Value?, priority: Value? = nil, isActive: Bool = true, at node: Syntax
    ) -> Value {
        let made = made(value, constant: constant, at: node)
        guard let constraint = made.object else { return made }
        if let level = priority?.priorityLevel { write("priority", of: constraint, .number(level), node, node) }
        if isActive { activate(constraint, true, node) }
        return made
    }

    /// Writes a property of a constraint as an assignment does, and records it.
    ///
    /// - Parameters:
    ///   - source: what says the value.
    ///   - target: what says the constraint.
    func write(_ member: String, of constraint: ObjectID, _ value: Value, _ source: Syntax, _ target: Syntax) {
        let before = uikitMember(member, of: constraint)
        guard let sink = set(member, of: constraint, to: value) else { return }
        record(sink, target: target, value: source, written: value, before: before)
    }

    func activate(_ constraint: ObjectID, _ isActive: Bool, _ node: Syntax) {
        write("isActive", of: constraint, .bool(isActive), node, node)
    }

    /// Activates or deactivates those of an array.
    func activateAll(_ constraints: Value, _ isActive: Bool, _ node: Syntax) -> Value? {
        guard case .array(let elements) = constraints else { return nil }
        for element in elements {
            if let constraint = element.object, heap[constraint].isConstraint { activate(constraint, isActive, node) }
        }
        return .void
    }

    // MARK: Ends

    /// An edge or size of what a library is given to tie to; nil for what is no object.
    func anchor(_ attribute: String, of item: Value?) -> AnchorValue? {
        switch item {
        case .object(let object):
            // An anchor says the attribute itself.
            if case .anchor(let anchor) = heap[object].kind { return anchor }
            return anchor(attribute, of: object)
        case .unknown(let unknown): return AnchorValue(item: .other(unknown.name), attribute: attribute)
        default: return nil
        }
    }

    /// The same of a view's safe area.
    func safeAreaAnchor(_ attribute: String, of view: ObjectID) -> AnchorValue {
        AnchorValue(item: standsForRootView(view) ? .safeArea : .other(heap[view].name), attribute: attribute)
    }

    /// The view that code adds a view to; the root view for one that it does not add.
    func superview(of view: ObjectID) -> ObjectID { heap[view].properties["addedTo"]?.object ?? rootView }

    /// Notes where views were added; a view that code does not add lies in the root view.
    func add(_ invocation: Invocation, to container: ObjectID) {
        path.effects.note()
        heap.layoutReading.forget()
        list(invocation, in: container)
        for view in invocation.views {
            heap.put(view, into: container)
            heap[view].properties["isRemoved"] = nil
            // What a view is made of, the initialiser of its superclass may say, whatever that is called.
            if handler == nil, let superclass = heap[view].typeName.flatMap(index.missingSuperclass) {
                heap.neededBySetUp.insert(superclass)
            }
        }
    }

    /// Notes what a stack view places, in its order.
    func arrange(_ invocation: Invocation, in stack: ObjectID) {
        for view in invocation.views where heap.arranged[stack]?.contains(view) != true {
            heap[view].properties["arrangedIn"] = .object(stack)
            var arranged = heap.arranged[stack] ?? []
            let position = invocation.position.flatMap { arranged.indices.contains($0) ? $0 : nil }
            arranged.insert(view, at: position ?? arranged.endIndex)
            heap.arranged[stack] = arranged
        }
    }

    /// Notes what a stack view is made with, unless nothing is known of one of the views.
    func arrange(_ views: [Value], in stack: ObjectID) {
        let objects = views.compactMap(\.object)
        guard objects.count == views.count else { return }
        heap.layoutReading.forget()
        for view in objects {
            heap.put(view, into: stack)
            heap[view].properties["arrangedIn"] = .object(stack)
        }
        heap.arranged[stack] = objects
    }
}

extension Invocation {
    /// Where among the others a view is to be; nil where that is not said, and for what is no whole number.
    var position: Int? { self["at"]?.quantity?.known.flatMap(Int.init(exactly:)) }

    /// The objects that are handed over, one by one or in a list: `addSubviews([title, form])` is what many call their own
    /// extension of UIView.
    var views: [ObjectID] {
        arguments.flatMap { argument -> [ObjectID] in
            if case .array(let elements) = argument.value { return elements.compactMap(\.object) }
            return [argument.value.object].compactMap(\.self)
        }
    }
}

extension Value {
    /// `bottom` for `.bottom` as well as for `TYPE.bottom`; nil for what is no case of a library's enumeration.
    func caseName(of type: String) -> String? {
        switch self {
        case .symbol(let name, _): return name
        case .unknown(let unknown):
            let parts = unknown.name.split(separator: ".")
            return parts.count == 2 && parts[0] == type ? String(parts[1]) : nil
        default: return nil
        }
    }

    /// The same distance the other way.
    var negated: Value? { quantity.map { .number(-$0) } }
}

extension LayoutConstraint.Relation {
    /// The relation of the negated quantities.
    var inverted: LayoutConstraint.Relation {
        switch self {
        case .equal: .equal
        case .lessOrEqual: .greaterOrEqual
        case .greaterOrEqual: .lessOrEqual
        }
    }
}
