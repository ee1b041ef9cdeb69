/// Follows the identifiers of an interface document from its outlets to what they mean for their owners.
struct InterfaceResolver {
    let document: InterfaceDocument
    private var places: [String: Place] = [:]
    /// The constraints that name an element, by the element.
    private(set) var constraints: [Int: [Int]] = [:]
    /// The views of file's owners, by the owner; view controllers in storyboards know theirs.
    private var viewOutlets: [Int: Int] = [:]
    /// The view of a xib whose owner has no `view`: it is loaded by code, which puts it over the owner.
    private var onlyView: Int?
    /// The first view controller of each scene.
    private var controllers: [Int: Int] = [:]
    private var ties: [TieKey: BottomTie?] = [:]
    /// The constraints that tie views, where they have an identifier.
    private var tieConstraints: [TieKey: String] = [:]
    /// The first property that each element is connected to.
    private var properties: [Int: String] = [:]

    private enum Place {
        case element(Int)
        case constraint(Int)
    }

    private struct TieKey: Hashable {
        let view: Int
        let root: Int?
    }

    init(_ document: InterfaceDocument) {
        self.document = document
        // Without outlets, controllers and constraints of the program there is nothing to follow.
        guard
            !document.outlets.isEmpty || document.elements.contains(where: { $0.isController && $0.customClass != nil })
                || document.constraints.contains(where: { $0.customClass != nil })
        else { return }
        // Identifiers are unique in a file that Xcode wrote; elsewhere the first counts.
        for (position, element) in document.elements.enumerated() where places[element.id] == nil {
            places[element.id] = .element(position)
            if element.isController, controllers[element.scene] == nil { controllers[element.scene] = position }
        }
        for (position, constraint) in document.constraints.enumerated() {
            if let id = constraint.id, places[id] == nil { places[id] = .constraint(position) }
            for element in Set([first(of: constraint), constraint.secondItem.flatMap(element)].compactMap { $0 }) {
                if constraints[element, default: []].count < InterfaceLimits.constraintsPerView {
                    constraints[element, default: []].append(position)
                }
            }
        }
        let views = document.elements.indices.lazy.filter { document.elements[$0].parent == nil && document.elements[$0].isView }
        let firstTwo = Array(views.prefix(2))
        onlyView = firstTwo.count == 1 ? firstTwo[0] : nil
        for outlet in document.outlets {
            guard let target = element(outlet.destination) else { continue }
            if outlet.property == "view" { viewOutlets[outlet.owner] = target }
            if properties[target] == nil { properties[target] = outlet.property }
        }
    }

    /// Where the constraint stands that an outlet leads to.
    func constraintOffset(of outlet: InterfaceDocument.Outlet) -> Int? {
        guard case .constraint(let position)? = places[outlet.destination] else { return nil }
        return document.constraints[position].offset
    }

    mutating func target(of outlet: InterfaceDocument.Outlet) -> OutletConnection.Target {
        switch places[outlet.destination] {
        case .element(let position) where document.elements[position].isView:
            .view(view(position, root: root(of: outlet.owner)))
        case .constraint(let position) where !document.constraints[position].isPlaceholder:
            .constraint(constraint(position, root: root(of: outlet.owner)))
        case .element, .constraint, nil: .other
        }
    }

    /// A constraint of one of the program's classes, as the screen in whose file it stands has it.
    mutating func ownConstraint(_ position: Int) -> InterfaceConstraint? {
        let drawn = document.constraints[position]
        guard !drawn.isPlaceholder, let owner = drawn.owner else { return nil }
        let scene = document.elements[owner].scene
        let loaded = viewOutlets.min { $0.key < $1.key }?.value ?? onlyView
        let root = scene > 0 ? controllers[scene].flatMap { document.elements[$0].rootView } : loaded
        return constraint(position, root: root)
    }

    // MARK: Elements

    func element(_ id: String) -> Int? {
        if case .element(let position)? = places[id] { position } else { nil }
    }

    func constraintPosition(_ id: String) -> Int? {
        if case .constraint(let position)? = places[id] { position } else { nil }
    }

    func first(of constraint: InterfaceDocument.Constraint) -> Int? {
        guard let id = constraint.firstItem else { return constraint.owner }
        return element(id)
    }

    /// The view whose bottom the owner's content rests on.
    func root(of owner: Int) -> Int? {
        let element = document.elements[owner]
        if element.isController { return element.rootView }
        if element.isView { return owner }
        if element.isFilesOwner { return viewOutlets[owner] ?? onlyView }
        // A plain object in a scene serves the scene's controller.
        return element.scene > 0 ? controllers[element.scene].flatMap { document.elements[$0].rootView } : nil
    }

    func isInside(_ element: Int, _ root: Int?) -> Bool { document.isInside(element, root) }

    // MARK: Views and constraints

    private mutating func view(_ position: Int, root: Int?) -> InterfaceView {
        let element = document.elements[position]
        let className = element.customClass ?? element.frameworkClass
        let bottom = tie(of: position, root: root)
        return InterfaceView(
            id: element.id, name: name(of: position),
            isConnected: properties[position] != nil, className: className,
            isInRootView: isInside(position, root), isRootView: position == root,
            contentInsetAdjustmentBehavior: element.contentInsetAdjustmentBehavior,
            frame: element.frame, bottom: bottom, bottomConstraint: tieConstraints[TieKey(view: position, root: root)],
            below: neighbour(below: position, root: root), partAsHigh: part(asHighAs: position))
    }

    /// As a reader knows it.
    private func name(of view: Int) -> String {
        let element = document.elements[view]
        return properties[view] ?? element.userLabel ?? element.customClass ?? element.frameworkClass
    }

    private func part(asHighAs view: Int) -> String? {
        for position in constraints[view] ?? [] {
            let constraint = document.constraints[position]
            guard !constraint.isPlaceholder, constraint.relation == .equal, constraint.priority >= 1000,
                constraint.firstAttribute == .height, constraint.secondAttribute == .height,
                let first = first(of: constraint), let second = constraint.secondItem.flatMap(element)
            else { continue }
            let part = first == view ? second : first
            if part != view, document.elements[part].isView, isInside(part, view) { return name(of: part) }
        }
        return nil
    }

    /// The view whose upper end holds the view's lower end.
    private mutating func neighbour(below view: Int, root: Int?) -> InterfaceView.Neighbour? {
        for position in constraints[view] ?? [] {
            let constraint = document.constraints[position]
            guard !constraint.isPlaceholder, constraint.relation == .equal, let first = first(of: constraint),
                let second = constraint.secondItem.flatMap(element), let constant = constraint.constant
            else { continue }
            let isFirst = first == view && constraint.firstAttribute == .bottom && constraint.secondAttribute == .top
            let isSecond = second == view && constraint.secondAttribute == .bottom && constraint.firstAttribute == .top
            let other = isFirst ? second : first
            guard isFirst || isSecond, document.elements[other].isView, other != root, !isInside(other, view) else { continue }
            let name = name(of: other)
            guard let tie = tie(of: other, root: root), let foot = tie.restingConstant, let height = height(of: other) else {
                return InterfaceView.Neighbour(name: name, rest: nil, distance: 0)
            }
            return InterfaceView.Neighbour(
                name: name, rest: tie.rest,
                distance: (tie.raisesWithConstant ? foot : -foot) + height + (isFirst ? -constant : constant))
        }
        return nil
    }

    /// In points, where a constraint alone gives it.
    private func height(of view: Int) -> Double? {
        for position in constraints[view] ?? [] {
            let constraint = document.constraints[position]
            guard constraint.firstAttribute == .height, constraint.secondItem == nil, constraint.relation == .equal else {
                continue
            }
            if first(of: constraint) == view, !constraint.isPlaceholder { return constraint.constant }
        }
        return nil
    }

    /// The constraint that holds the view's bottom edge to the root view or its safe area, the strongest if there are several.
    private mutating func tie(of view: Int, root: Int?) -> BottomTie? {
        let key = TieKey(view: view, root: root)
        if let known = ties[key] { return known }
        var best: (tie: BottomTie, priority: Double)?
        for position in constraints[view] ?? [] where view != root {
            guard let constraint = fixed(position, view: view, root: root), constraint.priority > best?.priority ?? -1,
                case .tied(let tie) = BottomEdge(constraint), !tie.isLimit, constraint.isInstalledEverywhere
            else { continue }
            best = (tie, constraint.priority)
            tieConstraints[key] = document.constraints[position].id
        }
        ties[key] = .some(best?.tie)
        return best?.tie
    }

    /// A constraint between the view and something that is not a view; others say nothing by themselves.
    private func fixed(_ position: Int, view: Int, root: Int?) -> InterfaceConstraint? {
        let constraint = document.constraints[position]
        let stub = InterfaceItem.view(InterfaceView(stub: document.elements[view]))
        func end(_ element: Int?, _ attribute: InterfaceAttribute) -> InterfaceConstraint.End? {
            guard let element else { return nil }
            if element == view { return InterfaceConstraint.End(item: stub, attribute: attribute) }
            return item(element, attribute, facing: view, root: root).map {
                InterfaceConstraint.End(item: $0, attribute: attribute)
            }
        }
        guard !constraint.isPlaceholder, let first = end(first(of: constraint), constraint.firstAttribute),
            let second = end(constraint.secondItem.flatMap(element), constraint.secondAttribute)
        else { return nil }
        return made(constraint, first, second)
    }

    private mutating func constraint(_ position: Int, root: Int?) -> InterfaceConstraint {
        let constraint = document.constraints[position]
        let firstElement = first(of: constraint)
        let secondElement = constraint.secondItem.flatMap(element)
        let first = end(firstElement, constraint.firstAttribute, facing: secondElement, root: root)
        let second = end(secondElement, constraint.secondAttribute, facing: firstElement, root: root)
        return made(constraint, first, constraint.secondItem == nil ? nil : second)
    }

    private func made(
        _ constraint: InterfaceDocument.Constraint, _ first: InterfaceConstraint.End, _ second: InterfaceConstraint.End?
    ) -> InterfaceConstraint {
        InterfaceConstraint(
            first: first, second: second, relation: constraint.relation, multiplier: constraint.multiplier,
            constant: constraint.constant, priority: constraint.priority,
            isInstalledEverywhere: constraint.id.map { !document.partlyInstalled.contains($0) } ?? true)
    }

    private mutating func end(
        _ element: Int?, _ attribute: InterfaceAttribute, facing other: Int?, root: Int?
    ) -> InterfaceConstraint.End {
        guard let element else { return InterfaceConstraint.End(item: .missing, attribute: attribute) }
        let known = item(element, attribute, facing: other, root: root)
        return InterfaceConstraint.End(item: known ?? .view(view(element, root: root)), attribute: attribute)
    }

    /// What an end of a constraint is to the owner; nil for a view that is not its root view.
    func item(_ position: Int, _ attribute: InterfaceAttribute, facing other: Int?, root: Int?) -> InterfaceItem? {
        let element = document.elements[position]
        // From inside, the edges of a scroll view are those of its content, which scrolls.
        if element.isScrollView, attribute.isEdge, let other, other != position, isInside(other, position) {
            return .guide("contentLayoutGuide")
        }
        if position == root { return .rootView }
        switch element.tag {
        case "viewControllerLayoutGuide":
            return element.type == "top" ? .topLayoutGuide : element.type == "bottom" ? .bottomLayoutGuide : .guide("")
        case "viewLayoutGuide":
            let key = element.key ?? ""
            guard element.parent == root, root != nil else { return .guide(key) }
            return key == "safeArea" ? .safeArea : key.hasPrefix("keyboard") ? .keyboardLayoutGuide : .guide(key)
        default:
            // A cell's content view fills it.
            return element.key == "contentView" && element.parent == root && root != nil ? .rootView : nil
        }
    }
}

extension InterfaceView {
    /// A view of which only matters that it is one.
    fileprivate init(stub element: InterfaceDocument.Element) {
        self.init(
            id: element.id, name: "", isConnected: true, className: "", isInRootView: false, isRootView: false,
            contentInsetAdjustmentBehavior: nil, frame: nil, bottom: nil, bottomConstraint: nil, below: nil,
            partAsHigh: nil)
    }
}

extension InterfaceDocument.Element {
    /// UIKit's class for the tag: `UITableView` for `tableView`.
    fileprivate var frameworkClass: String {
        switch tag {
        case "wkWebView": "WKWebView"
        case "mapView": "MKMapView"
        case "tableViewCellContentView", "collectionViewCellContentView", "containerView": "UIView"
        default: "UI" + tag.prefix(1).uppercased() + tag.dropFirst()
        }
    }
}
