import KeyboardModel
import SourceText
import SwiftParser

/// Methods of UIKit objects.
extension Machine {
    /// Nil for a method that nothing is known of.
    func uikitMethod(_ name: String, of object: Object, _ invocation: Invocation) -> Value? {
        if case .animator = object.kind { return animatorMethod(name, of: object, invocation) }
        if case .layoutGuide(.keyboardGuide) = object.kind, let value = keyboardGuideMethod(name, invocation) { return value }
        switch name {
        case "convert": return conversion(of: object, invocation)
        case "constraint": return constraint(from: object, invocation)
        case "layoutIfNeeded", "setNeedsLayout", "layoutSubviews", "setNeedsUpdateConstraints", "updateConstraints",
            "updateConstraintsIfNeeded", "setNeedsDisplay", "scrollRectToVisible", "scrollToRow", "scrollToItem",
            "scrollRangeToVisible", "flashScrollIndicators", "becomeFirstResponder", "resignFirstResponder", "endEditing",
            "removeObserver", "bringSubviewToFront", "sendSubviewToBack", "removeFromSuperview", "addSubview",
            "startAnimation", "commitAnimations", "updateFocusIfNeeded", "invalidateLayout", "reloadData", "setNeedsFocusUpdate",
            "pauseAnimation", "stopAnimation", "viewSafeAreaInsetsDidChange", "invalidateIntrinsicContentSize",
            "layoutSubviewsIfNeeded":
            return runsClosures(invocation)
        // What is registered runs when it is posted, not now.
        case "addObserver", "addTarget", "addAction", "register": return .void
        case "setContentOffset": return setContentOffset(of: object, invocation)
        case "addAnimations", "addCompletion": return runsClosures(invocation)
        case "async", "asyncAfter", "perform":
            for closure in invocation.closures { putOff(closure, takesTime: name == "asyncAfter") }
            return .void
        case "sync", "performBatchUpdates", "performWithoutAnimation": return runsClosures(invocation)
        case "value", "object", "objectForKey":
            // A dictionary's, where `userInfo` is taken for an NSDictionary.
            guard case .userInfo(let position) = object.kind, case .infoKey(let key)? = invocation[0] else { return nil }
            return info(key, ofNotification: position, at: invocation.node)
        case "isEqual": return invocation[0].map { .bool(areEqual(.object(object), $0, invocation.node)) }
        default: return nil
        }
    }

    private func setContentOffset(of object: Object, _ invocation: Invocation) -> Value {
        guard let value = invocation[0] else { return .void }
        let before = uikitMember("contentOffset", of: object)
        let offset = coerced(value, like: before)
        if let sink = set("contentOffset", of: object, to: offset) {
            record(sink, target: invocation.node, value: invocation.arguments[0].node, written: offset, before: before)
        }
        return .void
    }

    // MARK: Constraints

    /// `a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)` and its kin.
    private func constraint(from object: Object, _ invocation: Invocation) -> Value? {
        guard case .anchor(let first) = object.kind else { return nil }
        var second: AnchorValue?
        for argument in invocation.arguments {
            if case .object(let other) = argument.value, case .anchor(let anchor) = other.kind { second = anchor }
        }
        let label = invocation.labels.first?.flatMap(\.self) ?? ""
        var multiplier = invocation["multiplier"]?.quantity?.known ?? 1
        var constant = invocation["constant"] ?? invocation.arguments.first { $0.label?.hasSuffix("ToConstant") == true }?.value
        if label.contains("ToSystemSpacing") {
            constant = .number(LayoutConstraint.systemSpacing * multiplier)
            multiplier = 1
        }
        return made(first, second, relation(label), multiplier: multiplier, constant: constant)
    }

    /// As a label or the argument for `relatedBy:` says it.
    private func relation(_ text: String) -> LayoutConstraint.Relation {
        text.hasPrefix("less") ? .lessOrEqual : text.hasPrefix("greater") ? .greaterOrEqual : .equal
    }

    /// `NSLayoutConstraint(item: a, attribute: .bottom, relatedBy: .equal, toItem: b, attribute: .bottom, multiplier: 1, constant: 8)`.
    func constraint(item invocation: Invocation) -> Value? {
        guard let item = invocation["item"] else { return nil }
        let attributes = invocation.arguments.filter { $0.label == "attribute" }.map(\.value)
        func anchor(_ value: Value?, _ attribute: Value?) -> AnchorValue? {
            guard case .symbol(let name, _)? = attribute, name != "notAnAttribute" else { return nil }
            switch value {
            case .object(let object):
                if case .layoutGuide(let item) = object.kind {
                    // The bottom layout guide's top is where the safe area ends.
                    if name == "top", case .safeArea = item { return AnchorValue(item: item, attribute: "bottom") }
                    return AnchorValue(item: item, attribute: name)
                }
                return AnchorValue(item: standsForRootView(object) ? .rootView : .other(object.name), attribute: name)
            case .unknown(let unknown): return AnchorValue(item: .other(unknown.name), attribute: name)
            default: return nil
            }
        }
        let relation =
            if case .symbol(let name, _)? = invocation["relatedBy"] { relation(name) } else { LayoutConstraint.Relation.equal }
        return made(
            anchor(item, attributes.first), anchor(invocation["toItem"], attributes.dropFirst().first), relation,
            multiplier: invocation["multiplier"]?.quantity?.known ?? 1, constant: invocation["constant"])
    }

    private func made(
        _ first: AnchorValue?, _ second: AnchorValue?, _ relation: LayoutConstraint.Relation, multiplier: Double, constant: Value?
    ) -> Value {
        let object = Object(
            nameless: .constraint(
                ConstraintValue(
                    first: first, second: second, relation: relation, multiplier: multiplier,
                    obscurity: first == nil ? ConstraintValue.notFound : nil)),
            description: "a constraint")
        object.properties["constant"] = constant.flatMap(\.quantity).map(Value.number) ?? .number(0)
        constraints.add(object)
        return .object(object)
    }

    /// `NSLayoutConstraint.activate([a, b])` sets `isActive` of each.
    private func activate(_ invocation: Invocation, _ isActive: Bool) -> Value {
        guard case .array(let constraints)? = invocation[0] else { return .void }
        for case .object(let constraint) in constraints {
            let before = uikitMember("isActive", of: constraint)
            if let sink = set("isActive", of: constraint, to: .bool(isActive)) {
                record(
                    sink, target: invocation.node, value: invocation.arguments[0].node, written: .bool(isActive), before: before)
            }
        }
        return .void
    }

    // MARK: Static members

    func staticMember(_ name: String, of type: String) -> Value {
        switch (type, name) {
        case ("UIScreen", "main"): return .object(Object(.screen(isMain: true), name: "UIScreen.main"))
        case ("UIApplication", "shared"): return .object(Object(.application, name: "UIApplication.shared"))
        case ("NotificationCenter", "default"): return .object(Object(.notificationCenter, name: "NotificationCenter.default"))
        case ("UIDevice", "current"): return .object(Object(.device, name: "UIDevice.current"))
        case ("DispatchQueue", "main"), ("RunLoop", "main"), ("OperationQueue", "main"):
            return .object(Object(.other, name: type + ".main"))
        case ("CGAffineTransform", "identity"): return .transform(x: Quantity(0), y: Quantity(0))
        case (_, "zero"), (_, "null"):
            return Self.zero(of: type, isNull: name == "null") ?? .symbol(name, [])
        case (_, "self"): return .type(type)
        case (_, let name) where name.first?.isUppercase == true:
            return .type(index.types[name] != nil ? name : type + "." + name)
        default: return .unknown(Unknown(type + "." + name))
        }
    }

    func staticMethod(_ name: String, of type: String, _ invocation: Invocation) -> Value? {
        switch (type, name) {
        case ("UIView", _), ("UIViewPropertyAnimator", _), ("CATransaction", _):
            return runsClosures(invocation)
        case ("NSLayoutConstraint", "activate"): return activate(invocation, true)
        case ("NSLayoutConstraint", "deactivate"): return activate(invocation, false)
        case ("NSLayoutConstraint", _), ("NotificationCenter", _): return .void
        case ("CGAffineTransform", "init"): return geometry(invocation)
        default: return nil
        }
    }
}
