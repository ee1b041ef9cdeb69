import KeyboardModel
import SwiftParser

/// TinyConstraints (github.com/roberthein/TinyConstraints: README): `bar.bottomToSuperview(offset: -8, usingSafeArea: true)`.
///
/// Constraints are active unless `isActive: false` is said. An offset is the constant as it stands, but to the superview's right
/// and trailing edges it counts inwards; insets count inwards at all edges.
enum TinyConstraints: Framework {
    /// Its names are short, and others have them.
    static let module: String? = "TinyConstraints"

    static let methods: [String: Method] = {
        var methods: [String: Method] = [
            "size": view { $0.tinySize($1, $2) },
            "center": view { evaluator, view, call in
                evaluator.tinyCenter(view, { evaluator.anchor($0, of: call["in"]) }, call)
            },
            "centerInSuperview": view { evaluator, view, call in
                evaluator.tinyCenter(view, { evaluator.tinySuperviewAnchor($0, of: view, call) }, call)
            },
            "edges": view { evaluator, view, call in
                evaluator.tinyEdges(edges, of: view, { evaluator.anchor($0, of: call["to"]) }, call)
            },
            "activate": { $0.activateAll($1, true, $2.node) },
            "deActivate": { $0.activateAll($1, false, $2.node) },
        ]
        for (name, edges) in [("edges", edges), ("horizontal", ["left", "right"]), ("vertical", ["top", "bottom"])] {
            methods[name + "ToSuperview"] = view { evaluator, view, call in
                evaluator.tinyEdges(edges, of: view, { evaluator.tinySuperviewAnchor($0, of: view, call) }, call)
            }
        }
        for attribute in attributes {
            methods[attribute] = view { $0.tinyTie(attribute, of: $1, to: attribute, $2) }
            methods[attribute + "ToSuperview"] = view { $0.tinyTieToSuperview(attribute, of: $1, $2) }
        }
        for (first, second) in pairs {
            methods[first + "To" + second.prefix(1).uppercased() + second.dropFirst()] = view {
                $0.tinyTie(first, of: $1, to: second, $2)
            }
        }
        return methods
    }()

    private static let attributes = [
        "top", "bottom", "left", "right", "leading", "trailing", "centerX", "centerY", "width", "height",
    ]
    private static let edges = ["top", "left", "bottom", "right"]
    /// `topToBottom(of:)` and its kin.
    private static let pairs = [
        ("top", "bottom"), ("bottom", "top"), ("leading", "trailing"), ("trailing", "leading"), ("left", "right"),
        ("right", "left"), ("width", "height"), ("height", "width"),
    ]

    private static func view(_ method: @escaping @Sendable (Evaluator, ObjectID, Invocation) -> Value?) -> Method {
        { evaluator, receiver, call in receiver.object.flatMap { method(evaluator, $0, call) } }
    }

    fileprivate static func relation(_ call: Invocation) -> LayoutConstraint.Relation {
        switch call["relation"]?.caseName(of: "ConstraintRelation") ?? "equal" {
        case "equalOrLess": .lessOrEqual
        case "equalOrGreater": .greaterOrEqual
        default: .equal
        }
    }

    /// Insets, or `.bottom(8)`, `.horizontal(8)`, `.uniform(8)`; none where none are said.
    ///
    /// Any others, such as a sum of these, are not known.
    fileprivate static func insets(_ call: Invocation) -> InsetsValue {
        guard let argument = call.arguments.first(where: { $0.label == "insets" }) else { return .zero }
        switch argument.value {
        case .insets(let insets): return insets
        case .symbol("zero", _): return .zero
        case .symbol(let name, let arguments) where arguments.count == 1:
            if let sides = sides[name], let number = arguments[0].quantity {
                func side(_ side: String) -> Quantity { sides.contains(side) ? number : Quantity(0) }
                return InsetsValue(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
            }
        default: break
        }
        let name = Unknown(argument.node).name
        func side(_ side: String) -> Quantity { Quantity(unknown: "\(name).\(side)") }
        return InsetsValue(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
    }

    /// By the names of insets, those that are not zero.
    private static let sides: [String: Set<String>] = [
        "top": ["top"], "left": ["left"], "bottom": ["bottom"], "right": ["right"], "horizontal": ["left", "right"],
        "vertical": ["top", "bottom"], "uniform": Set(edges),
    ]
}

extension Evaluator {
    /// `bottom(to: card, offset: -8)`, `topToBottom(of: card)`, `height(44)`, `height(min: 44, max: 60)`.
    fileprivate func tinyTie(_ first: String, of view: ObjectID, to second: String, _ call: Invocation) -> Value? {
        if let other = call["to"] ?? call["of"] {
            // Another edge of the other view is said after it, without a label.
            let edge = call.arguments.dropFirst().first { $0.label == nil }?.value ?? other
            guard let end = anchor(second, of: edge) else { return nil }
            return tinyTie(first, of: view, TinyConstraints.relation(call), to: end, call["offset"], call)
        }
        guard first == "width" || first == "height" else { return nil }
        if let size = call.arguments.first, size.label == nil {
            return tinyTie(first, of: view, TinyConstraints.relation(call), to: nil, size.value, call)
        }
        let limits: [(Value?, LayoutConstraint.Relation)] = [(call["min"], .greaterOrEqual), (call["max"], .lessOrEqual)]
        let made = limits.compactMap { size, relation in
            size.map { tinyTie(first, of: view, relation, to: nil, $0, call) }
        }
        return made.isEmpty ? nil : .array(made)
    }

    fileprivate func tinyTieToSuperview(_ attribute: String, of view: ObjectID, _ call: Invocation) -> Value? {
        let end = call.arguments.first.flatMap { $0.label == nil ? anchor(attribute, of: $0.value) : nil }
        let isInset = attribute == "right" || attribute == "trailing"
        return tinyTie(
            attribute, of: view, TinyConstraints.relation(call), to: end ?? tinySuperviewAnchor(attribute, of: view, call),
            isInset ? call["offset"]?.negated : call["offset"], call)
    }

    fileprivate func tinySuperviewAnchor(_ attribute: String, of view: ObjectID, _ call: Invocation) -> AnchorValue {
        let superview = superview(of: view)
        if case .bool(true)? = call["usingSafeArea"] { return safeAreaAnchor(attribute, of: superview) }
        return anchor(attribute, of: superview)
    }

    /// - Parameter end: what an edge is tied to.
    fileprivate func tinyEdges(
        _ edges: [String], of view: ObjectID, _ end: (String) -> AnchorValue?, _ call: Invocation
    ) -> Value? {
        var excluded = [call["excluding"]].compactMap(\.self)
        if case .array(let several)? = excluded.first { excluded = several }
        let names = Set(excluded.compactMap { $0.caseName(of: "LayoutEdge") })
        let insets = TinyConstraints.insets(call)
        let sides: [String: (also: String, inset: Quantity)] = [
            "top": ("top", insets.top), "left": ("leading", insets.left), "bottom": ("bottom", -insets.bottom),
            "right": ("trailing", -insets.right),
        ]
        return .array(
            edges.compactMap { edge in
                guard let side = sides[edge], !names.contains(edge), !names.contains(side.also), let end = end(edge) else {
                    return nil
                }
                return tinyTie(edge, of: view, TinyConstraints.relation(call), to: end, .number(side.inset), call)
            })
    }

    fileprivate func tinySize(_ view: ObjectID, _ call: Invocation) -> Value? {
        guard case .size(let size)? = call[0] else { return nil }
        return .array(
            [("width", size.width), ("height", size.height)].map {
                tinyTie($0, of: view, TinyConstraints.relation(call), to: nil, .number($1), call)
            })
    }

    fileprivate func tinyCenter(_ view: ObjectID, _ end: (String) -> AnchorValue?, _ call: Invocation) -> Value? {
        let offset = call["offset"]
        let point: PointValue? = if case .point(let point)? = offset { point } else { nil }
        return .array(
            [("centerX", point?.x), ("centerY", point?.y)].compactMap { attribute, distance in
                end(attribute).map { tinyTie(attribute, of: view, .equal, to: $0, distance.map(Value.number) ?? offset, call) }
            })
    }

    private func tinyTie(
        _ first: String, of view: ObjectID, _ relation: LayoutConstraint.Relation, to second: AnchorValue?, _ constant: Value?,
        _ call: Invocation
    ) -> Value {
        var value = ConstraintValue(first: anchor(first, of: view), second: second, relation: relation)
        value.multiplier = call["multiplier"].map { $0.quantity?.known } ?? 1
        let isActive = if case .bool(false)? = call["isActive"] { false } else { true }
        return constrain(value, constant: constant, priority: call["priority"], isActive: isActive, at: call.node)
    }
}
