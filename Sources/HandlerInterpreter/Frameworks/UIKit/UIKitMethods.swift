import KeyboardModel
import SourceText
import SwiftParser

/// Methods of UIKit objects.
extension Evaluator {
    /// Nil for a method that nothing is known of.
    func uikitMethod(_ name: String, of object: ObjectID, _ invocation: Invocation) -> Value? {
        if case .animator = heap[object].kind { return animatorMethod(name, of: object, invocation) }
        if case .layoutGuide(.keyboardGuide) = heap[object].kind, let value = keyboardGuideMethod(name, invocation) {
            return value
        }
        if case .framework(let own) = heap[object].kind { return own.call(name, invocation, in: self) }
        if let value = layoutMethod(name, of: object) { return value }
        switch name {
        // The latter before Swift 3.
        case "convert", "convertRect", "convertPoint": return conversion(of: object, invocation)
        case "constraint": return constraint(from: object, invocation)
        case "addConstraint", "addConstraints", "removeConstraint", "removeConstraints":
            return activate(invocation, name.hasPrefix("add"))
        case "removeFromSuperview":
            constraints.noteRemoval(of: heap[object].name)
            heap.unlist(object)
            if handler != nil {
                path.effects.noteWrite()
                heap[object].properties["isRemoved"] = .bool(true)
            }
            return runsClosures(invocation)
        case "becomeFirstResponder":
            heap.hasAskedForKeyboard = true
            return runsClosures(invocation)
        // A screen that closes itself with its keyboard.
        case "dismiss" where object == controller, "popViewController":
            if handler != nil {
                path.effects.noteWrite()
                heap.isScreenGone = true
            }
            return runsClosures(invocation)
        case "layoutIfNeeded", "setNeedsLayout", "layoutSubviews", "setNeedsUpdateConstraints", "updateConstraints",
            "updateConstraintsIfNeeded", "setNeedsDisplay", "scrollRectToVisible", "scrollToRow", "scrollToItem",
            "scrollRangeToVisible", "flashScrollIndicators", "resignFirstResponder", "endEditing",
            "startAnimation", "commitAnimations", "updateFocusIfNeeded", "invalidateLayout", "reloadData", "setNeedsFocusUpdate",
            "pauseAnimation", "stopAnimation", "viewSafeAreaInsetsDidChange", "invalidateIntrinsicContentSize",
            "layoutSubviewsIfNeeded":
            return runsClosures(invocation)
        case "bringSubviewToFront", "sendSubviewToBack":
            if let view = invocation[0]?.object { heap.listed[object]?.move(view, toFront: name == "bringSubviewToFront") }
            return runsClosures(invocation)
        case "addSubview", "insertSubview", "addSubviews":
            add(invocation, to: object)
            return .void
        case "setCustomSpacing":
            if case .object(let view)? = invocation["after"] { heap[view].properties["customSpacing"] = invocation[0] }
            return .void
        case "addArrangedSubview", "insertArrangedSubview", "addArrangedSubviews":
            add(invocation, to: object)
            arrange(invocation, in: object)
            return .void
        // What is registered runs when it is posted, not now.
        case "addObserver": return register(invocation)
        case "removeObserver":
            unregister(invocation)
            return runsClosures(invocation)
        case "addTarget", "addAction", "register": return .void
        case "sendAction": return sendAction(invocation)
        case "setContentOffset": return setContentOffset(of: object, invocation)
        case "addAnimations", "addCompletion": return runsClosures(invocation)
        case "animate" where invocation.labels.first == "alongsideTransition":
            for argument in invocation.arguments {
                guard case .function(let closure) = argument.value else { continue }
                if argument.label == "completion" { putOff(closure, takesTime: true) } else { apply(closure, []) }
            }
            return .bool(true)
        case "async", "asyncAfter", "perform", "addOperation", "notify":
            for argument in invocation.arguments { putOff(argument, invocation.scope, takesTime: name == "asyncAfter") }
            return .void
        case "sync", "performBatchUpdates", "performWithoutAnimation": return runsClosures(invocation)
        case "value", "valueForKey", "object", "objectForKey":
            // A dictionary's, where `userInfo` is taken for an NSDictionary.
            guard case .userInfo(let position) = heap[object].kind, case .infoKey(let key)? = invocation[0] else { return nil }
            return info(key, ofNotification: position, at: invocation.node)
        case "map", "flatMap":
            // `userInfo` is an optional that holds something.
            guard case .userInfo = heap[object].kind else { return nil }
            return optionalMap(name, .object(object), invocation)
        case "isEqual": return invocation[0].map { .bool(areEqual(.object(object), $0, invocation.node)) }
        default: return nil
        }
    }

    private func setContentOffset(of object: ObjectID, _ invocation: Invocation) -> Value {
        guard let value = invocation[0] else { return .void }
        let before = uikitMember("contentOffset", of: object)
        let offset = coerced(value, like: before)
        if let sink = set("contentOffset", of: object, to: offset) {
            record(sink, target: invocation.node, value: invocation.arguments[0].node, written: offset, before: before)
        }
        return .void
    }

    // MARK: Static members

    func staticMember(_ name: String, of type: String) -> Value {
        switch (type, name) {
        case ("UIScreen", "main"): return .object(make(.screen(isMain: true), name: "UIScreen.main"))
        case ("UIApplication", "shared"): return .object(make(.application, name: "UIApplication.shared"))
        case ("NotificationCenter", "default"): return .object(make(.notificationCenter, name: "NotificationCenter.default"))
        case ("UITraitCollection", "current"): return traits
        case ("UIDevice", "current"): return .object(make(.device, name: "UIDevice.current"))
        case ("DispatchQueue", "main"), ("RunLoop", "main"), ("OperationQueue", "main"):
            return .object(make(.other, name: type + ".main"))
        case ("CGAffineTransform", "identity"): return .transform(x: Quantity(0), y: Quantity(0))
        case (let type, let name) where Self.numericTypes.contains(type) && name != "zero" && name != "self":
            return numericConstant(name, of: type) ?? .unknown(Unknown(type + "." + name))
        case (_, "zero"), (_, "null"):
            return Self.zero(of: type, isNull: name == "null") ?? .symbol(name, [])
        case (_, "self"): return .type(type)
        case (_, let name) where name.startsUppercase:
            return .type(index.types[name] != nil ? name : type + "." + name)
        default: return .unknown(Unknown(type + "." + name))
        }
    }

    /// Whether a class method of UIView has to do with animations. Of another one, which an extension adds, nothing is known.
    private static func animates(_ name: String) -> Bool {
        name.mentions("nimat") || ["transition", "perform", "addKeyframe"].contains { name.hasPrefix($0) }
    }

    func staticMethod(_ name: String, of type: String, _ invocation: Invocation) -> Value? {
        switch (type, name) {
        case ("NSHashTable", _), ("NSPointerArray", _): return .array([])
        case ("UIViewPropertyAnimator", "runningPropertyAnimator"): return runningAnimator(invocation)
        // Runs when the animations of the transaction are over.
        case ("CATransaction", "setCompletionBlock"), ("Timer", "scheduledTimer"):
            for closure in invocation.closures { putOff(closure, takesTime: true) }
            return .void
        case ("Task", _):
            for closure in invocation.closures { putOff(closure) }
            return .void
        case ("MainActor", "run"), ("MainActor", "assumeIsolated"): return invocation.closures.last.map { apply($0, []) } ?? .void
        // Its subclasses inherit them.
        case (let type, _) where Self.animates(name) && index.isResponder(type): return viewAnimation(invocation)
        case ("UIViewPropertyAnimator", _), ("CATransaction", _): return runsClosures(invocation)
        case (let type, _) where Self.numericTypes.contains(type): return numericFunction(name, of: type, invocation)
        case ("NSLayoutConstraint", "activate"): return activate(invocation, true)
        case ("NSLayoutConstraint", "deactivate"): return activate(invocation, false)
        case ("NSLayoutConstraint", "constraints"): return constraints(visualFormat: invocation)
        case ("NSLayoutConstraint", _), ("NotificationCenter", _): return .void
        case ("CGAffineTransform", "init"): return geometry(invocation)
        // As methods, before Swift 3.
        case ("UIScreen", "mainScreen"): return staticMember("main", of: type)
        case ("UIApplication", "sharedApplication"): return staticMember("shared", of: type)
        case ("UIDevice", "currentDevice"): return staticMember("current", of: type)
        default: return nil
        }
    }
}
