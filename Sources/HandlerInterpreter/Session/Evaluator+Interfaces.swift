import KeyboardFacts
import KeyboardModel
import ProgramIndex
import Vocabulary

/// What outlets hold, which is not in the code but in storyboards and xibs.
extension Evaluator {
    /// The constraint that an interface file connects to the outlet, where the files that do agree.
    func outletConstraint(named name: String, of type: String) -> ObjectID {
        let connections = program.interfaces.connections(property: name, ofClass: type, in: index)
        let constraints = connections.compactMap(\.constraint)
        // Two outlets of one element hold one object, also where a class has several files and not all connect both.
        let elements = connections.drawnConstraints
        if let made = heap.constraint(drawnAsAnyOf: elements) { return made }
        var object = Object(.constraint(constraintValue(of: connections, named: name, of: type)), name: name)
        object.properties = constraints.agreedProperties
        let made = heap.add(object)
        if !elements.isEmpty { heap.drawnConstraints[elements] = made }
        path.effects.note()
        heap.addConstraint(made)
        return made
    }

    private func constraintValue(
        of connections: [OutletConnection], named name: String, of type: String
    ) -> ConstraintValue {
        let constraints = connections.compactMap(\.constraint)
        var value = constraints.first.map(ConstraintValue.init) ?? ConstraintValue()
        value.drawn = BottomEdge.agreed(constraints.map(BottomEdge.init))
        value.origin = origin(of: connections)
        if value.drawn == nil { value.obscurity = obscurity(of: name, in: type, connections) }
        if case .tied(let tie)? = value.drawn {
            if tie.isLimit { value.assumptions.append(.reachesLimit(constraint: name)) }
            if !constraints.allSatisfy(\.isInstalledEverywhere) { value.assumptions.append(.isActive(constraint: name)) }
        }
        return value
    }

    /// Has the handlers' own object, where it is a constraint that interface files draw as its class, be that constraint.
    func drawOwnConstraint(_ object: ObjectID, _ type: String) {
        let all = program.interfaces.connections(property: OutletConnection.itself, ofClass: type, in: index)
        let exact = all.filter { $0.ownerClass == type }
        let connections = exact.isEmpty ? all : exact
        guard !connections.isEmpty else { return }
        heap[object].ties = constraintValue(of: connections, named: heap[object].name, of: type)
        heap[object].properties.merge(connections.compactMap(\.constraint).agreedProperties) { own, _ in own }
    }

    /// The object of a constraint that an interface file draws and connects to one of these properties of the handlers' own
    /// object, if code has asked for it: the property may hold another by now.
    func drawnConstraint(heldBy outlets: [String]) -> ObjectID? {
        guard let controller else { return nil }
        return outlets.lazy.compactMap { [self] outlet in
            if let held = heap[controller].properties[outlet]?.object, heap[held].constraint?.isDrawn ?? false { return held }
            guard let type = typeName(of: controller) else { return nil }
            let connections = program.interfaces.connections(property: outlet, ofClass: type, in: index)
            return heap.drawnConstraints[connections.drawnConstraints]
        }.first
    }

    private func origin(of connections: [OutletConnection]) -> ConstraintOrigin? {
        let drawn = connections.filter { $0.constraint != nil }
        guard let first = drawn.first, let line = first.targetLine else { return nil }
        return .interface(FileLine(path: first.path, line: line), element: first.targetID, others: drawn.count - 1)
    }

    /// Why the outlet's ends are not known.
    private func obscurity(of name: String, in type: String, _ connections: [OutletConnection]) -> UnknownEnds {
        guard program.interfaces.isSearched else { return .notFound }
        let drawn = connections.filter { $0.constraint != nil }
        let places = (drawn.isEmpty ? connections : drawn).map { FileLine(path: $0.path, line: $0.line) }
        guard let first = places.first else {
            // A class that was not read may be a subclass, and its drawing the one.
            let stranger = program.interfaces.owners(of: name).first { index.types[$0]?.kind == nil }
            return stranger.map { .connected(for: $0, insteadOf: type) } ?? .notConnected
        }
        return drawn.isEmpty ? .noConstraint(first) : .differing(places)
    }

    /// Gives a property's object what an interface file sets on the view that it connects to it.
    func adopt(_ object: ObjectID, from receiver: Value?) {
        guard let owner = typeName(of: receiver) else { return }
        let views = program.interfaces.connections(property: heap[object].name, ofClass: owner, in: index).compactMap(\.view)
        if let first = views.first, views.allSatisfy({ $0.bottom == first.bottom }) {
            heap.drawnEnds[object, default: DrawnEnd()].bottom = first.bottom
        }
        if let first = views.first, views.allSatisfy({ $0.below == first.below }) {
            heap.drawnEnds[object, default: DrawnEnd()].neighbour = first.below
        }
        let isDisputed = Set(views.map(\.bottom)).count > 1
        if !views.isEmpty, isDisputed || views.allSatisfy(\.isOpenAtFoot) {
            heap.drawnEnds[object, default: DrawnEnd()].isOpen = true
        }
        guard let behavior = views.first?.contentInsetAdjustmentBehavior,
            views.allSatisfy({ $0.contentInsetAdjustmentBehavior == behavior })
        else { return }
        heap[object].properties["contentInsetAdjustmentBehavior"] = .symbol(behavior, [])
    }
}

extension [OutletConnection] {
    /// The elements that they lead to, of constraints.
    fileprivate var drawnConstraints: [DrawnElement] {
        filter { $0.constraint != nil }.map { DrawnElement(path: $0.path, id: $0.targetID) }
    }
}

extension [InterfaceConstraint] {
    /// What code reads of them, whatever they tie.
    fileprivate var agreedProperties: [String: Value] {
        var properties: [String: Value] = [:]
        if let constant = first?.constant, allSatisfy({ $0.constant == constant }) {
            var quantity = Quantity(constant)
            quantity.origins = [ValueOrigin(.constraintConstant)]
            properties["constant"] = .number(quantity)
        }
        if let priority = first?.priority, allSatisfy({ $0.priority == priority }) {
            properties["priority"] = .number(priority)
        }
        return properties
    }
}

extension InterfaceView {
    /// Whether its file says nothing of where it ends.
    fileprivate var isOpenAtFoot: Bool { isInRootView && !isRootView && bottom == nil && below == nil }
}

extension ConstraintValue {
    /// Whether an interface file makes it.
    fileprivate var isDrawn: Bool {
        if case .interface? = origin { true } else { false }
    }

    /// As Interface Builder writes it.
    fileprivate init(_ drawn: InterfaceConstraint) {
        first = AnchorValue(drawn.first)
        second = drawn.second.map(AnchorValue.init)
        relation =
            switch drawn.relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessOrEqual
            case .greaterThanOrEqual: .greaterOrEqual
            }
        multiplier = drawn.multiplier
        constant = drawn.constant
    }
}

extension AnchorValue {
    fileprivate init(_ end: InterfaceConstraint.End) {
        attribute = end.attribute.rawValue
        switch end.item {
        case .rootView: item = .rootView
        case .safeArea: item = .safeArea
        case .keyboardLayoutGuide: item = .keyboardGuide
        case .topLayoutGuide, .bottomLayoutGuide:
            (item, attribute) = Self.oldGuide(isTop: end.item == .topLayoutGuide, attribute)
        case .view(let view):
            item = .other(view.name)
            if !view.isConnected { layoutName = InterfaceLayout.namelessPrefix + view.id }
        case .guide(let key): item = .other(key.isEmpty ? "a layout guide" : key)
        case .missing: item = .other("?")
        }
    }

    /// An edge of what `UIViewController` had before safe areas: each guide reaches from an end of the view to that of the safe
    /// area.
    static func oldGuide(isTop: Bool, _ attribute: String) -> (Item, String) {
        switch attribute {
        case "top": isTop ? (.rootView, "top") : (.safeArea, "bottom")
        case "bottom": isTop ? (.safeArea, "top") : (.rootView, "bottom")
        default: (.other(isTop ? "topLayoutGuide" : "bottomLayoutGuide"), attribute)
        }
    }
}

extension OutletConnection {
    fileprivate var constraint: InterfaceConstraint? {
        if case .constraint(let constraint) = target { constraint } else { nil }
    }

    fileprivate var view: InterfaceView? {
        if case .view(let view) = target { view } else { nil }
    }
}
