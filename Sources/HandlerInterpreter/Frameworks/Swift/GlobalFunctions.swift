import KeyboardFacts
import KeyboardModel
import ProgramIndex
import SourceText
import SwiftParser

/// Functions and initialisers of the standard library, Core Graphics, Foundation and UIKit.
extension Evaluator {
    /// Nil for a function that is not known here.
    func globalFunction(_ name: String, _ invocation: Invocation) -> Value? {
        switch name {
        case "max", "min": return extreme(name, invocation.arguments.map(\.value), of: invocation.node)
        case "stride": return stride(invocation)
        case "UI_USER_INTERFACE_IDIOM": return idiom
        case "type" where invocation.labels == ["of"]: return typeName(of: invocation[0]).map(Value.type)
        case "zip": return zipped(invocation)
        case "abs", "fabs", "ceil", "floor", "round", "trunc", "CGFloat", "Double", "Float", "Int", "UInt", "TimeInterval",
            "NSNumber":
            return rounding(name, invocation)
        case "Bool" where invocation.arguments.isEmpty: return .bool(false)
        case "CGRect", "CGPoint", "CGSize", "UIEdgeInsets", "CGRectMake", "CGPointMake", "CGSizeMake", "UIEdgeInsetsMake",
            "CGAffineTransform", "CGAffineTransformMakeTranslation", "CGAffineTransformMakeScale",
            "CGAffineTransformMakeRotation",
            "NSDirectionalEdgeInsets":
            return invocation.arguments.isEmpty ? Self.zero(of: name) : geometry(invocation)
        case "NSLayoutConstraint": return constraint(item: invocation)
        case "UILayoutPriority": return invocation[0]
        case "withExtendedLifetime", "print", "debugPrint", "NSLog", "assert", "precondition", "assertionFailure", "os_log":
            return .void
        case let name where Self.neverReturning.contains(name):
            stop(.programEnd(name))
            return .void
        // SwiftUI's; what its closure changes is where it is at once, and only seen later.
        case "withAnimation", "withTransaction": return runsClosures(invocation)
        default: return rectFunction(name, invocation) ?? orientationFunction(name, invocation)
        }
    }

    /// Swift's and C's functions of type `Never`.
    static let neverReturning: Set<String> = ["fatalError", "preconditionFailure", "abort", "exit"]

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
        case ["scaleX", "y"]: return .scaling(y: number("y"))
        case ["a", "b", "c", "d", "tx", "ty"]:
            let numbers = invocation.arguments.map { $0.value.quantity?.known }
            return numbers == [1, 0, 0, -1, 0, 0] ? .upsideDown : nil
        case ["rotationAngle"]: return .turning(by: number("rotationAngle"))
        case [nil, nil, nil, nil]:
            let numbers = invocation.arguments.compactMap(\.value.quantity)
            guard numbers.count == 4 else { return nil }
            if calleeText(invocation.node).hasPrefix("UIEdgeInsets") {
                return .insets(InsetsValue(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
            }
            return .rect(RectValue(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        case [nil, nil]:
            let (first, second) = (invocation[0]?.quantity, invocation[1]?.quantity)
            let callee = calleeText(invocation.node)
            if callee == "CGAffineTransformMakeScale" { return .scaling(y: second) }
            guard let first, let second else { return nil }
            switch callee {
            case "CGPointMake": return .point(PointValue(x: first, y: second))
            case "CGSizeMake": return .size(SizeValue(width: first, height: second))
            case "CGAffineTransformMakeTranslation": return .transform(x: first, y: second)
            default: return nil
            }
        case [nil] where calleeText(invocation.node) == "CGAffineTransformMakeRotation":
            return .turning(by: invocation[0]?.quantity)
        default:
            return nil
        }
    }

    /// `T(…)` for a type of a framework or of a file that is not at hand.
    func constructExternal(_ type: String, _ invocation: Invocation) -> Value {
        let last = type.split(separator: ".").last.map(String.init) ?? type
        if let value = globalFunction(last, invocation) ?? frameworkFunction(last, invocation) { return value }
        switch last {
        case "Name", "NSNotification", "Notification":
            return invocation.arguments.first?.value ?? .unknown(Unknown(type))
        case "Selector" where invocation.node.selectorName != nil: return .selector(invocation.node)
        case "AnimationOptions":
            return .symbol(Unknown(invocation.node).name, [])
        // A curve keeps its number, also one that it has no name for.
        case "AnimationCurve":
            return .symbol(Unknown(invocation.node).name, [invocation["rawValue"]].compactMap(\.self))
        // `UIView.AnimationOptions.RawValue(…)`
        case "RawValue" where invocation.arguments.count == 1: return invocation.arguments[0].value
        case "UIViewPropertyAnimator":
            return animator(invocation)
        case "Task":
            for closure in invocation.closures { putOff(closure) }
            return .object(make(.other, name: "a task"))
        // What is done later is the closure that says so.
        case "DispatchWorkItem", "BlockOperation":
            return invocation.closures.last.map(Value.function) ?? .unknown(Unknown(invocation.node))
        // What code sets on a view that it makes stays with it, whichever variable holds it.
        case let name where FrameworkClass.isClass(name, orHeirOf: "UIView") == true:
            return makeView(invocation, of: name)
        case "NSHashTable", "NSPointerArray": return .array([])
        // Objects are told apart as their identifiers are.
        case "ObjectIdentifier", "AnyHashable", "NSValue", "Optional", "Array", "Set":
            return invocation.arguments.isEmpty ? .array([]) : invocation.arguments[0].value
        // The same of what another file or a library declares, as long as nothing but the making of views is run.
        case let name
        where name.startsUppercase && !Self.valueTypes.contains(name) && (handler == nil || path.moment.isQuiet):
            for closure in invocation.closures where handler != nil { apply(closure, []) }
            return makeView(invocation, of: name)
        default:
            return unknownCall(Unknown(invocation.node), invocation)
        }
    }

    /// An object of somebody else's class, with the frame that it is made with.
    ///
    /// - Parameter type: its class.
    private func makeView(_ invocation: Invocation, of type: String) -> Value {
        var object = Object(nameless: .other, description: Unknown(invocation.node).name)
        object.madeClass = type
        if case .rect(let frame)? = invocation["frame"], (frame.y + frame.height).known != nil, frame.height.known ?? 0 > 0 {
            object.properties = [
                "frame": .rect(frame),
                "bounds": .rect(RectValue(x: Quantity(0), y: Quantity(0), width: frame.width, height: frame.height)),
                "center": .point(PointValue(x: middle(frame.x, frame.width), y: middle(frame.y, frame.height))),
            ]
        }
        let view = heap.add(object)
        if let arranged = invocation["arrangedSubviews"].flatMap(elements) { arrange(arranged, in: view) }
        return .object(view)
    }
}
