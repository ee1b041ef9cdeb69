import KeyboardFacts
import KeyboardModel
import SourceText
import SwiftParser
import Vocabulary

/// How code makes layout constraints and what it can ask of them.
extension Evaluator {
    /// `a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)` and its kin.
    func constraint(from object: ObjectID, _ invocation: Invocation) -> Value? {
        guard case .anchor(let first) = heap[object].kind, let verb = invocation.arguments.first?.label else { return nil }
        var value = ConstraintValue(first: first)
        value.relation = verb.hasPrefix("less") ? .lessOrEqual : verb.hasPrefix("greater") ? .greaterOrEqual : .equal
        value.multiplier = invocation["multiplier"].map { $0.quantity?.known } ?? 1
        for argument in invocation.arguments {
            if case .object(let other) = argument.value, case .anchor(let anchor) = heap[other].kind { value.second = anchor }
        }
        let isSize = verb.hasSuffix("ToConstant")
        if value.second == nil, !isSize { value.obscurity = .notFound }
        var constant = isSize ? invocation.arguments[0].value : invocation["constant"]
        if verb.mentions("ToSystemSpacing") {
            constant = .number(LayoutConstraint.systemSpacing * (value.multiplier ?? 1))
            value.multiplier = 1
        }
        return made(value, constant: constant, by: invocation)
    }

    /// Makes a constraint, and keeps where a handler says its constant.
    private func made(_ value: ConstraintValue, constant: Value?, by invocation: Invocation) -> Value {
        let constraint = made(value, constant: constant, at: invocation.node)
        let argument = invocation.arguments.first { $0.label == "constant" || $0.label?.hasSuffix("ToConstant") ?? false }
        if handler != nil, let object = constraint.object, let argument, let quantity = argument.value.quantity {
            heap.madeConstants[object] = MadeConstant(node: argument.node, quantity: quantity)
        }
        return constraint
    }

    /// `NSLayoutConstraint(item: a, attribute: .bottom, relatedBy: .equal, toItem: b, attribute: .bottom, …)`.
    func constraint(item invocation: Invocation) -> Value? {
        ties(item: invocation).map { made($0, constant: invocation["constant"], by: invocation) }
    }

    /// Has an object of one of the program's own classes of constraints, which inherit that initialiser, tie the same.
    func tie(_ object: ObjectID, as invocation: Invocation) {
        guard let value = ties(item: invocation) else { return }
        tie(object, as: value, constant: invocation["constant"], at: invocation.node)
    }

    private func ties(item invocation: Invocation) -> ConstraintValue? {
        guard let item = invocation["item"] else { return nil }
        let attributes = invocation.arguments.filter { $0.label == "attribute" }.map(\.value)
        var value = ConstraintValue(
            first: anchor(of: item, attributes.first), second: anchor(of: invocation["toItem"], attributes.dropFirst().first))
        if value.first == nil { value.obscurity = .notFound }
        if case .symbol(let name, _)? = invocation["relatedBy"] {
            value.relation = name.hasPrefix("less") ? .lessOrEqual : name.hasPrefix("greater") ? .greaterOrEqual : .equal
        }
        value.multiplier = invocation["multiplier"].map { $0.quantity?.known } ?? 1
        return value
    }

    private func anchor(of item: Value?, _ attribute: Value?) -> AnchorValue? {
        guard let name = attribute?.caseName, name != "notAnAttribute" else { return nil }
        switch item {
        case .object(let object): return anchor(name, of: object)
        case .unknown(let unknown): return AnchorValue(item: .other(unknown.name), attribute: name)
        default: return nil
        }
    }

    /// An edge or size of a view or a layout guide.
    func anchor(_ attribute: String, of object: ObjectID) -> AnchorValue {
        if case .layoutGuide(let item) = heap[object].kind {
            guard heap[object].name == "topLayoutGuide" || heap[object].name == "bottomLayoutGuide" else {
                let isNested = item.view != nil && heap[object].name == "safeAreaLayoutGuide"
                let anchor = AnchorValue(item: item, attribute: attribute, isOfOwnSafeArea: isNested)
                // Once the screen is set up, it is known where the view ends.
                return handler == nil ? anchor : settled(anchor)
            }
            let (item, attribute) = AnchorValue.oldGuide(isTop: heap[object].name == "topLayoutGuide", attribute)
            return AnchorValue(item: item, attribute: attribute)
        }
        return AnchorValue(item: standsForRootView(object) ? .rootView : .other(heap[object].name), attribute: attribute)
    }

    func made(_ value: ConstraintValue, constant: Value?, at node: Syntax) -> Value {
        let object = heap.add(Object(nameless: .constraint(value), description: "a constraint"))
        tie(object, as: value, constant: constant, at: node)
        return .object(object)
    }

    /// Has an object be a constraint that code makes, which nothing has activated yet.
    private func tie(_ object: ObjectID, as value: ConstraintValue, constant: Value?, at node: Syntax) {
        var value = value
        let constant = constant.flatMap(\.quantity) ?? Quantity(0)
        value.constant = constant.known
        value.origin = ConstraintOrigin(node)
        heap[object].tie(as: value)
        heap[object].setConstant(constant)
        heap[object].properties["isActive"] = .bool(false)
        heap.addConstraint(object)
        path.effects.noteWrite()
    }

    /// `NSLayoutConstraint.activate([a, b])` sets `isActive` of each.
    func activate(_ invocation: Invocation, _ isActive: Bool) -> Value {
        guard let argument = invocation.arguments.first else { return .void }
        var constraints: [Value] = [argument.value]
        if case .array(let elements) = argument.value { constraints = elements }
        if !isActive, !constraints.allSatisfy({ $0.object != nil }) { self.constraints.noteUnknownRemoval() }
        for case .object(let constraint) in constraints {
            let before = uikitMember("isActive", of: constraint)
            if let sink = set("isActive", of: constraint, to: .bool(isActive)) {
                record(sink, target: invocation.node, value: argument.node, written: .bool(isActive), before: before)
            }
        }
        return .void
    }

    // MARK: Members

    func constraintMember(_ name: String, of object: ObjectID) -> Value? {
        guard case .constraint(let value) = heap[object].kind else {
            return name == "constant"
                ? .number(Quantity(unknown: heap[object].name + ".constant", ValueOrigin(.constraintConstant))) : nil
        }
        switch name {
        case "constant": return .number(Quantity(unknown: heap[object].name + ".constant", ValueOrigin(.constraintConstant)))
        case "isActive": return .bool(true)
        case "priority": return .number(LayoutConstraint.required)
        case "multiplier": return value.multiplier.map(Value.number)
        case "firstAnchor": return value.first.map(anchorObject)
        case "secondAnchor": return value.obscurity == nil ? value.second.map(anchorObject) ?? .nothing : nil
        case "firstAttribute": return value.first.map { .symbol($0.attribute, []) }
        case "secondAttribute": return value.obscurity == nil ? .symbol(value.second?.attribute ?? "notAnAttribute", []) : nil
        case "firstItem": return value.first.map { item($0.item) }
        case "secondItem": return value.obscurity == nil ? value.second.map { item($0.item) } ?? .nothing : nil
        default: return nil
        }
    }

    private func anchorObject(_ anchor: AnchorValue) -> Value {
        .object(make(.anchor(anchor), name: anchor.attribute + "Anchor"))
    }

    private func item(_ item: AnchorValue.Item) -> Value {
        switch item {
        case .rootView: .object(rootView)
        case .safeArea, .keyboardGuide: .object(make(.layoutGuide(item), name: item.text))
        case .other(let name): controller.flatMap { heap[$0].properties[name] } ?? .object(object(for: Unknown(name)))
        }
    }
}

extension Value {
    /// `bottom` for `.bottom` as well as for `NSLayoutConstraint.Attribute.bottom`.
    fileprivate var caseName: String? {
        switch self {
        case .symbol(let name, _): name
        case .unknown(let unknown):
            unknown.name.hasPrefix("NSLayout") ? unknown.name.split(separator: ".").last.map(String.init) : nil
        default: nil
        }
    }
}
