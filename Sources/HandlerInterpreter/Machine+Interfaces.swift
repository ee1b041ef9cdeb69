import KeyboardFacts

/// What outlets hold, which is not in the code but in storyboards and xibs.
extension Machine {
    /// The constraint that an interface file connects to the outlet, where the files that do agree.
    func outletConstraint(named name: String, of type: String) -> Object {
        let connections = interfaces.connections(property: name, ofClass: type, in: index)
        let constraints = connections.compactMap(\.constraint)
        var value = ConstraintValue(first: nil, second: nil)
        switch BottomEdge.agreed(constraints.map(BottomEdge.init)) {
        case .tied(let tie):
            (value.first, value.second) = tie.ends(content: name)
            value.distance = tie.distance
            if tie.isLimit {
                value.assumptions.append("assumed: the content is as low as `\(name)` lets it be; its relation is an inequality")
            }
            if !constraints.allSatisfy(\.isInstalledEverywhere) {
                value.assumptions.append("assumed: `\(name)` is active; its interface file switches it off in some size classes")
            }
        case .resizes: value.first = AnchorValue(item: .other(name), attribute: "height")
        case .other(let attribute): value.first = AnchorValue(item: .other(name), attribute: attribute.rawValue)
        case nil: value.obscurity = obscurity(of: name, in: type, connections)
        }
        let object = Object(.constraint(value), name: name)
        // Whatever it ties, this is what code reads.
        if let constant = constraints.first?.constant, constraints.allSatisfy({ $0.constant == constant }) {
            var quantity = Quantity(constant)
            quantity.origins = [Origin(.constraintConstant)]
            object.properties["constant"] = .number(quantity)
        }
        return object
    }

    /// Why the outlet's ends are not known.
    private func obscurity(of name: String, in type: String, _ connections: [OutletConnection]) -> String {
        guard interfaces.isSearched else { return ConstraintValue.notFound }
        let drawn = connections.filter { $0.constraint != nil }
        let places = (drawn.isEmpty ? connections : drawn).map { "\($0.path):\($0.line)" }
        guard let first = places.first else {
            // A class that was not read may be a subclass, and its drawing the one.
            let stranger = interfaces.owners(of: name).first { index.types[$0]?.kind == nil }
            return stranger.map { "an interface file connects it for `\($0)`, of which is not known whether it is a `\(type)`" }
                ?? "no interface file connects it"
        }
        guard !drawn.isEmpty else { return "\(first) connects it to something that is not a constraint" }
        let others = places.count > 2 ? "\(places.count - 1) more places" : places.last ?? first
        return "\(first) and \(others) differ about it"
    }

    /// Gives a property's object what an interface file sets on the view that it connects to it.
    func adopt(_ object: Object, from receiver: Value?) {
        guard let owner = receiver?.typeName else { return }
        let views = interfaces.connections(property: object.name, ofClass: owner, in: index).compactMap(\.view)
        guard let behavior = views.first?.contentInsetAdjustmentBehavior,
            views.allSatisfy({ $0.contentInsetAdjustmentBehavior == behavior })
        else { return }
        object.properties["contentInsetAdjustmentBehavior"] = .symbol(behavior, [])
    }
}

extension ConstraintValue {
    static let notFound = "its ends were not found"
}

extension BottomTie {
    fileprivate func ends(content name: String) -> (AnchorValue, AnchorValue) {
        let container = AnchorValue(item: rest == .safeArea ? .safeArea : .rootView, attribute: "bottom")
        let content = AnchorValue(item: .other(name), attribute: "bottom")
        return raisesWithConstant ? (container, content) : (content, container)
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
