import KeyboardModel

/// Where the active constraints put what is tied to the keyboard's layout guide.
struct LayoutPlacement {
    let contents: [LayoutRun.Content]
    let conflicts: [String]

    init(_ evaluator: Evaluator) {
        let constraints = evaluator.heap.activeConstraints(for: evaluator.keyboardGuide, in: evaluator.world)
            .compactMap { LayoutConstraint($0, as: evaluator.seenFromInside) }
        let solver = LayoutSolver(world: evaluator.world, guide: evaluator.keyboardGuide)
        conflicts = solver.solve(constraints).conflicting
        let scrolling = evaluator.insetScrollViews
        var contents: [LayoutRun.Content] = []
        for anchor in evaluator.anchorsTiedToKeyboardGuide where !contents.contains(where: { $0.name == anchor.subview }) {
            let object = evaluator.view(named: anchor.subview)
            let inset = anchor.attribute == .bottom ? object?.bottomInset ?? 0 : 0
            let isTied = constraints.contains { $0.ties(anchor) }
            contents.append(
                LayoutRun.Content(
                    name: anchor.subview, edge: solver.place(anchor, constraints).map { $0 - inset }, isTied: isTied,
                    keepsDistance: constraints.contains { $0.ties(anchor) && $0.isRequiredEquality }, isInset: false,
                    translatesMask: evaluator.translatesMask(anchor.subview)))
        }
        for object in scrolling where !contents.contains(where: { $0.name == object.name }) {
            let bottom = LayoutAnchor(.subview(object.name), .bottom)
            let frame = solver.place(bottom, constraints).map { Rect<ViewSpace>(x: 0, y: 0, width: 0, height: $0) }
            contents.append(
                LayoutRun.Content(
                    name: object.name, edge: evaluator.contentBottom(of: object, frame: frame ?? evaluator.world.view.bounds),
                    isTied: true, keepsDistance: true, isInset: true, translatesMask: false))
        }
        self.contents = contents
    }
}

extension Evaluator {
    /// The edges of subviews that some constraint, active or not, ties to the guide's top or bottom.
    fileprivate var anchorsTiedToKeyboardGuide: [LayoutAnchor] {
        let all = constraints.made.compactMap { LayoutConstraint(heap[$0], as: seenFromInside) }
        return all.compactMap { constraint in
            guard let second = constraint.second, let name = constraint.tiedSubview else { return nil }
            let own = constraint.first.item == .subview(name) ? constraint.first : second
            return own.attribute == .top || own.attribute == .bottom ? own : nil
        }
    }

    /// Scroll views whose inset the code has set.
    fileprivate var insetScrollViews: [Object] {
        subviews.filter { $0.properties["contentInset"] != nil }
    }

    private var subviews: [Object] {
        let own = controller.map { heap[$0].properties } ?? [:]
        let held = own.sorted { $0.key < $1.key }.compactMap(\.value.object)
        return (held + heap.named.sorted { $0.key < $1.key }.map(\.value)).map { heap[$0] }
    }

    fileprivate func view(named name: String) -> Object? { subviews.first { $0.name == name } }

    /// Whether a view that the code makes was left with its mask; what an interface file connects has constraints of its own.
    fileprivate func translatesMask(_ name: String) -> Bool {
        guard let type = typeName(of: controller), let property = index.property(name, in: type), property.child(.value) != nil
        else {
            return false
        }
        if case .bool(false)? = view(named: name)?.properties["translatesAutoresizingMaskIntoConstraints"] { return false }
        return true
    }

    /// The lowest y that content can be scrolled up to. A table view controller's own table avoids the keyboard by itself.
    fileprivate func contentBottom(of object: Object, frame: Rect<ViewSpace>) -> Double? {
        guard let inset = object.bottomInset else { return nil }
        var scrollView = ScrollView(view: world.view.subview(frame), contentInset: EdgeInsets(bottom: inset))
        if case .symbol("never", _)? = object.properties["contentInsetAdjustmentBehavior"] {
            scrollView.contentInsetAdjustmentBehavior = .never
        }
        return frame.minY + scrollView.contentBottom
    }
}

extension Object {
    /// Of the inset that the code set; nil where the number is not known.
    fileprivate var bottomInset: Double? {
        guard let value = properties["contentInset"] else { return 0 }
        return value.insetAtFoot(isUpsideDown)?.known
    }
}

extension LayoutSolver {
    /// Where an edge of a subview is; nil if it could be elsewhere without violating more.
    ///
    /// The wish of the least priority pulls it down, then up: what that moves is not settled by the constraints.
    fileprivate func place(_ anchor: LayoutAnchor, _ constraints: [LayoutConstraint]) -> Double? {
        let ends = [100_000.0, -100_000].map { end in
            let wish = LayoutConstraint("wish", anchor, constant: end, priority: 0.5)
            return solve(constraints + [wish]).frames[anchor.subview].map { anchor.attribute == .top ? $0.minY : $0.maxY }
        }
        guard let low = ends[0], let high = ends[1], abs(low - high) < 0.01 else { return nil }
        return low
    }
}

extension LayoutAnchor {
    /// The name of the subview; empty for what is not one.
    fileprivate var subview: String { if case .subview(let name) = item { name } else { "" } }
}

extension LayoutConstraint {
    /// The subview that it ties to the guide's top or bottom.
    fileprivate var tiedSubview: String? {
        guard let second else { return nil }
        func isGuide(_ anchor: LayoutAnchor) -> Bool {
            anchor.item == .keyboardLayoutGuide && (anchor.attribute == .top || anchor.attribute == .bottom)
        }
        if isGuide(second), !first.subview.isEmpty { return first.subview }
        return isGuide(first) && !second.subview.isEmpty ? second.subview : nil
    }

    fileprivate var isRequiredEquality: Bool { relation == .equal && priority >= Self.required }

    fileprivate func ties(_ anchor: LayoutAnchor) -> Bool {
        tiedSubview == anchor.subview && (first == anchor || second == anchor)
    }

    /// What the solver makes of a constraint that code made; nil for one it has no terms for, as between baselines.
    ///
    /// - Parameter seen: which ends it has: those of what a scroll view scrolls are not the scroll view's.
    fileprivate init?(_ object: Object, as seen: (AnchorValue, AnchorValue) -> (AnchorValue, AnchorValue)) {
        guard case .constraint(let value) = object.kind, value.obscurity == nil, let multiplier = value.multiplier,
            let one = value.first
        else { return nil }
        let ends = value.second.map { seen(one, $0) }
        guard let first = LayoutAnchor(ends?.0 ?? one) else { return nil }
        var second: LayoutAnchor?
        if let anchor = ends?.1 {
            guard let known = LayoutAnchor(anchor) else { return nil }
            second = known
        }
        guard let constant = object.properties["constant"]?.quantity?.known else { return nil }
        let priority = object.properties["priority"]?.priorityLevel ?? Self.required
        let names = [first, second].compactMap(\.?.text)
        self.init(
            names.joined(separator: " \(value.relation.sign) "), first, value.relation, second, multiplier: multiplier,
            constant: constant, priority: priority)
    }
}

extension LayoutAnchor {
    fileprivate init?(_ anchor: AnchorValue) {
        guard let attribute = Attribute(rawValue: anchor.attribute) else { return nil }
        switch anchor.item {
        case .rootView: self.init(.view, attribute)
        case .safeArea: self.init(.safeArea, attribute)
        case .keyboardGuide: self.init(.keyboardLayoutGuide, attribute)
        case .other(let name): self.init(.subview(name), attribute)
        }
    }

    /// As a message names it: `composer.bottom`.
    fileprivate var text: String {
        switch item {
        case .view: "view.\(attribute)"
        case .safeArea: "safeAreaLayoutGuide.\(attribute)"
        case .keyboardLayoutGuide: "keyboardLayoutGuide.\(attribute)"
        case .subview(let name): "\(name).\(attribute)"
        }
    }
}

extension LayoutConstraint.Relation {
    fileprivate var sign: String {
        switch self {
        case .equal: "="
        case .lessOrEqual: "<="
        case .greaterOrEqual: ">="
        }
    }
}
