import KeyboardModel
import SwiftParser

/// PureLayout (github.com/PureLayout/PureLayout: README, headers): `bar.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8)`.
///
/// Every method that makes constraints installs them and returns them. Insets count inwards, so at the bottom, the right and the
/// trailing edge the constant is the negated inset, and an inequality is turned round; offsets are constants as they stand.
enum PureLayout: Framework {
    static let methods: [String: Method] = [
        "autoPinEdge": view { $0.pinEdge($1, $2) },
        "autoPinEdgesToSuperviewEdges": view { $0.pinEdges($1, to: "Edge", $2) },
        "autoPinEdgesToSuperviewMargins": view { $0.pinEdges($1, to: "Margin", $2) },
        "autoPinEdgesToSuperviewSafeArea": view { $0.pinEdges($1, to: "SafeArea", $2) },
        "autoPin": view { $0.pinToLayoutGuide($1, $2) },
        "autoSetDimension": view { $0.setDimension($1, $2) },
        "autoSetDimensions": view { $0.setDimensions($1, $2) },
        "autoMatch": view { $0.match($1, $2) },
        "autoConstrainAttribute": view { $0.match($1, $2) },
        "autoAlignAxis": view { $0.alignAxis($1, $2) },
        "autoCenterInSuperview": view { maker, view, call in
            .array(["centerY", "centerX"].map { maker.tie(view, $0, to: maker.anchor($0, of: maker.superview(of: view)), call) })
        },
        "configureForAutoLayout": view { _, view, _ in .object(view) },
        "newAutoLayout": { $0.newAutoLayoutView(of: $1, $2) },
        "autoInstallConstraints": { $0.activateAll($1, true, $2.node) },
        "autoRemoveConstraints": { $0.activateAll($1, false, $2.node) },
        "autoCreateAndInstallConstraints": { evaluator, _, call in evaluator.collectConstraints(installing: true, call) },
        "autoCreateConstraintsWithoutInstalling": { evaluator, _, call in evaluator.collectConstraints(installing: false, call) },
        "autoSetPriority": { evaluator, _, call in evaluator.withPriority(call) },
    ]

    static let constraintMethods: [String: ConstraintMethod] = [
        "autoInstall": { $0.install($1, true, $2) },
        "autoRemove": { $0.install($1, false, $2) },
    ]

    /// A method of a view.
    private static func view(_ method: @escaping @Sendable (Evaluator, ObjectID, Invocation) -> Value?) -> Method {
        { evaluator, receiver, call in receiver.object.flatMap { method(evaluator, $0, call) } }
    }

    /// What the class methods that take a block change for the constraints made in it.
    struct State: FrameworkState {
        var priority: Value?
        /// What the innermost collecting block has made so far; nil outside of one.
        var collected: [Value]?
        var installs = true
    }

    fileprivate static let farEdges: Set<String> = ["bottom", "right", "trailing"]
    fileprivate static let edges = ["top", "leading", "bottom", "trailing"]

    /// The attribute that a case of one of the library's enumerations means. On a vertical axis, views are centred sideways.
    fileprivate static func attribute(_ value: Value?) -> String? {
        let types = ["ALEdge", "ALDimension", "ALAxis", "ALAttribute", "ALMargin"]
        guard let name = types.lazy.compactMap({ value?.caseName(of: $0) }).first else { return nil }
        return switch name {
        case "vertical": "centerX"
        case "horizontal": "centerY"
        case "baseline": "lastBaseline"
        case "marginTop", "marginBottom", "marginLeft", "marginRight", "marginLeading", "marginTrailing":
            name.dropFirst("margin".count).lowercased() + "Margin"
        default: name
        }
    }

    fileprivate static func relation(_ call: Invocation) -> LayoutConstraint.Relation {
        switch call["relation"]?.caseName(of: "NSLayoutConstraint.Relation") ?? "equal" {
        case "lessThanOrEqual": .lessOrEqual
        case "greaterThanOrEqual": .greaterOrEqual
        default: .equal
        }
    }
}

extension Evaluator {
    // MARK: Edges

    /// `autoPinEdge(toSuperviewEdge:withInset:relation:)` and its kin, `autoPinEdge(_:to:of:withOffset:relation:)`.
    fileprivate func pinEdge(_ view: ObjectID, _ call: Invocation) -> Value? {
        guard let label = call.arguments.first?.label else { return match(view, call) }
        guard label.hasPrefix("toSuperview"), let edge = PureLayout.attribute(call[0]) else { return nil }
        return pin(view, edge, to: String(label.dropFirst("toSuperview".count)), inset: call["withInset"], call)
    }

    private func pin(_ view: ObjectID, _ edge: String, to part: String, inset: Value?, _ call: Invocation) -> Value {
        let superview = superview(of: view)
        let end =
            switch part {
            case "SafeArea": safeAreaAnchor(edge, of: superview)
            case "Margin": anchor(edge + "Margin", of: superview)
            default: anchor(edge, of: superview)
            }
        return pin(view, edge, to: end, inset: inset, call)
    }

    private func pin(_ view: ObjectID, _ edge: String, to end: AnchorValue, inset: Value?, _ call: Invocation) -> Value {
        let isFar = PureLayout.farEdges.contains(edge)
        let relation = PureLayout.relation(call)
        return tie(
            view, edge, isFar ? relation.inverted : relation, to: end, constant: isFar ? inset?.negated : inset, call)
    }

    fileprivate func pinEdges(_ view: ObjectID, to part: String, _ call: Invocation) -> Value? {
        let excluded = PureLayout.attribute(call["excludingEdge"])
        let edges = PureLayout.edges.filter { edge in
            edge != excluded && !(edge == "leading" && excluded == "left") && !(edge == "trailing" && excluded == "right")
        }
        let insets: InsetsValue? = if case .insets(let insets)? = call["with"] { insets } else { nil }
        return .array(
            edges.map { edge in
                let inset = insets.map { insets in
                    switch edge {
                    case "top": insets.top
                    case "bottom": insets.bottom
                    case "leading": insets.left
                    default: insets.right
                    }
                }
                return pin(view, edge, to: part, inset: inset.map(Value.number), call)
            })
    }

    /// `autoPin(toBottomLayoutGuideOf: self, withInset: 8)`
    fileprivate func pinToLayoutGuide(_ view: ObjectID, _ call: Invocation) -> Value? {
        guard let label = call.arguments.first?.label, label.hasSuffix("LayoutGuideOf") else { return nil }
        let edge = label.hasPrefix("toTop") ? "top" : "bottom"
        return pin(view, edge, to: AnchorValue(item: .safeArea, attribute: edge), inset: call["withInset"], call)
    }

    // MARK: Sizes and axes

    fileprivate func setDimension(_ view: ObjectID, _ call: Invocation) -> Value? {
        guard let dimension = PureLayout.attribute(call[0]), let size = call["toSize"] else { return nil }
        return tie(view, dimension, PureLayout.relation(call), to: nil, constant: size, call)
    }

    fileprivate func setDimensions(_ view: ObjectID, _ call: Invocation) -> Value? {
        guard case .size(let size)? = call["to"] else { return nil }
        return .array([
            tie(view, "width", to: nil, constant: .number(size.width), call),
            tie(view, "height", to: nil, constant: .number(size.height), call),
        ])
    }

    /// An attribute of the view, one of another view, and an offset or a multiplier.
    fileprivate func match(_ view: ObjectID, _ call: Invocation) -> Value? {
        guard let first = PureLayout.attribute(call[0]), let second = PureLayout.attribute(call["to"]) else { return nil }
        return tie(view, first, PureLayout.relation(call), to: anchor(second, of: call["of"]), constant: call["withOffset"], call)
    }

    fileprivate func alignAxis(_ view: ObjectID, _ call: Invocation) -> Value? {
        guard let axis = PureLayout.attribute(call[0]) else { return nil }
        let other = call["toSameAxisOf"] ?? .object(superview(of: view))
        return tie(view, axis, to: anchor(axis, of: other), constant: call["withOffset"], call)
    }

    fileprivate func tie(
        _ view: ObjectID, _ attribute: String, _ relation: LayoutConstraint.Relation = .equal, to second: AnchorValue?,
        constant: Value? = nil, _ call: Invocation
    ) -> Value {
        let state = heap.frameworks[PureLayout.State.self]
        var value = ConstraintValue(first: anchor(attribute, of: view), second: second, relation: relation)
        value.multiplier = call["withMultiplier"].map { $0.quantity?.known } ?? 1
        if second == nil, attribute != "width", attribute != "height" { value.obscurity = .notFound }
        let made = constrain(value, constant: constant, priority: state.priority, isActive: state.installs, at: call.node)
        heap.frameworks[PureLayout.State.self].collected?.append(made)
        return made
    }

    // MARK: Views, constraints, blocks

    /// `UIView.newAutoLayout()`
    fileprivate func newAutoLayoutView(of receiver: Value, _ call: Invocation) -> Value? {
        guard case .type(let type) = receiver else { return nil }
        if index.types[type] != nil { return construct(type, call) }
        return .object(heap.add(Object(nameless: .other, description: Unknown(call.node).name)))
    }

    fileprivate func install(_ constraint: ObjectID, _ isActive: Bool, _ call: Invocation) -> Value? {
        activate(constraint, isActive, call.node)
        return .void
    }

    /// Runs a block and returns the constraints made in it.
    fileprivate func collectConstraints(installing: Bool, _ call: Invocation) -> Value? {
        let outer = heap.frameworks[PureLayout.State.self]
        heap.frameworks[PureLayout.State.self].collected = []
        heap.frameworks[PureLayout.State.self].installs = installing
        for closure in call.closures { apply(closure, []) }
        let collected = heap.frameworks[PureLayout.State.self].collected ?? []
        heap.frameworks[PureLayout.State.self] = outer
        return .array(collected)
    }

    fileprivate func withPriority(_ call: Invocation) -> Value? {
        let outer = heap.frameworks[PureLayout.State.self].priority
        heap.frameworks[PureLayout.State.self].priority = call[0]
        for closure in call.closures { apply(closure, []) }
        heap.frameworks[PureLayout.State.self].priority = outer
        return .void
    }
}
