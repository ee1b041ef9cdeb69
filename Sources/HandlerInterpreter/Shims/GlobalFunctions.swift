import KeyboardFacts
import SourceText
import SwiftParser

/// Functions and initialisers of the standard library, Core Graphics, Foundation and UIKit.
extension Machine {
    /// Nil for a function that is not known here.
    func globalFunction(_ name: String, _ invocation: Invocation) -> Value? {
        switch name {
        case "max", "min": return extreme(name, invocation.arguments.map(\.value), of: invocation.node)
        case "stride": return stride(invocation)
        case "zip": return zipped(invocation)
        case "abs", "fabs", "ceil", "floor", "round", "trunc", "CGFloat", "Double", "Float", "Int", "UInt", "TimeInterval",
            "NSNumber":
            return rounding(name, invocation)
        case "CGRect", "CGPoint", "CGSize", "UIEdgeInsets", "CGRectMake", "CGPointMake", "CGSizeMake", "UIEdgeInsetsMake",
            "CGAffineTransform", "CGAffineTransformMakeTranslation", "NSDirectionalEdgeInsets":
            return invocation.arguments.isEmpty ? Self.zero(of: name) : geometry(invocation)
        case "NSLayoutConstraint": return constraint(item: invocation)
        case "UILayoutPriority": return invocation[0]
        case "withExtendedLifetime", "print", "debugPrint", "NSLog", "assert", "precondition", "assertionFailure", "os_log":
            return .void
        // SwiftUI's; what its closure changes is where it is at once, and only seen later.
        case "withAnimation", "withTransaction": return runsClosures(invocation)
        default: return nil
        }
    }

    /// A geometric value, told by the labels of the call that makes it.
    func geometry(_ invocation: Invocation) -> Value? {
        func number(_ label: String) -> Quantity? { invocation[label]?.quantity }
        switch invocation.labels {
        case ["x", "y", "width", "height"]:
            guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height") else {
                return nil
            }
            return .rect(RectValue(x: x, y: y, width: width, height: height))
        case ["origin", "size"]:
            guard case .point(let origin)? = invocation["origin"], case .size(let size)? = invocation["size"] else { return nil }
            return .rect(RectValue(x: origin.x, y: origin.y, width: size.width, height: size.height))
        case ["x", "y"]:
            guard let x = number("x"), let y = number("y") else { return nil }
            return .point(PointValue(x: x, y: y))
        case ["width", "height"]:
            guard let width = number("width"), let height = number("height") else { return nil }
            return .size(SizeValue(width: width, height: height))
        case ["top", "left", "bottom", "right"], ["top", "leading", "bottom", "trailing"]:
            let numbers = invocation.arguments.compactMap(\.value.quantity)
            guard numbers.count == 4 else { return nil }
            return .insets(InsetsValue(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
        case ["translationX", "y"]:
            guard let x = number("translationX"), let y = number("y") else { return nil }
            return .transform(x: x, y: y)
        case [nil, nil, nil, nil]:
            let numbers = invocation.arguments.compactMap(\.value.quantity)
            guard numbers.count == 4 else { return nil }
            if calleeText(invocation.node).hasPrefix("UIEdgeInsets") {
                return .insets(InsetsValue(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
            }
            return .rect(RectValue(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        case [nil, nil] where calleeText(invocation.node) == "CGAffineTransformMakeTranslation":
            guard let x = invocation[0]?.quantity, let y = invocation[1]?.quantity else { return nil }
            return .transform(x: x, y: y)
        default:
            return nil
        }
    }

    /// `T(…)` for a type of a framework or of a file that is not at hand.
    func constructExternal(_ type: String, _ invocation: Invocation) -> Value {
        let last = type.split(separator: ".").last.map(String.init) ?? type
        if let value = globalFunction(last, invocation) { return value }
        switch last {
        case "Name", "NSNotification", "Notification":
            return invocation.arguments.first?.value ?? .unknown(Unknown(type))
        case "Selector" where invocation.node.selectorName != nil: return .selector(invocation.node)
        case "AnimationOptions", "AnimationCurve":
            return .symbol(Unknown(invocation.node).name, [])
        case "UIViewPropertyAnimator":
            return animator(invocation)
        default:
            return unknownCall(Unknown(invocation.node), invocation)
        }
    }

    // MARK: Subscripts

    func subscripted(_ node: Syntax, _ scope: Scope) -> Value {
        guard let base = node.child(.base) else { return .unknown(Unknown(node)) }
        let value = evaluate(base, scope)
        if let argument = node.children(.argument).first, argument.label == "keyPath", let path = argument.child(.value),
            path.kind == .keyPathExpr
        {
            return path.keyPathMembers.map { $0.reduce(value) { member($1, of: $0) } } ?? .unknown(Unknown(node))
        }
        let keys = node.children(.argument).compactMap { $0.child(.value) }.map { evaluate($0, scope) }
        switch (value, keys.first) {
        case (.nothing, _): return .nothing
        case (.object(let object), .infoKey(let key)?):
            if case .userInfo(let position) = object.kind { return info(key, ofNotification: position, at: node) }
        // UIKit puts nothing else into a keyboard notification.
        case (.object(let object), .string?):
            if case .userInfo = object.kind { return .nothing }
        case (.array(let elements), let key?):
            if let position = key.quantity?.known.flatMap(Int.init(exactly:)), elements.indices.contains(position) {
                return elements[position]
            }
        default: break
        }
        return .unknown(Unknown(node))
    }
}
