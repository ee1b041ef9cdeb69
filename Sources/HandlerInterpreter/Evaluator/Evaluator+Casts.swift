import ProgramIndex
import SwiftParser

extension Evaluator {
    /// `x as T`, `as?`, `as!`: a cast between what bridges keeps the value; one that cannot succeed gives nil.
    func cast(_ node: Syntax, _ scope: ScopeID) -> Value {
        guard let operand = node.child(.expression), let type = node.child(.type) else { return .unknown(Unknown(node)) }
        return cast(evaluate(operand, scope), to: type, at: node, isOptional: node.castKind == .optional)
    }

    func cast(_ value: Value, to type: Syntax, at node: Syntax, isOptional: Bool) -> Value {
        let target = type.baseTypeName
        switch value {
        case .nothing: return .nothing
        case .unknown(let unknown) where isOptional:
            if Self.numericTypes.contains(target) { return .unknown(unknown) }
            guard index.types[target]?.kind == .protocolDecl else { return .unknown(Unknown(node)) }
            // What is called on it is the protocol's.
            let object = object(for: Unknown(node))
            heap[object].declaredType = target
            return .object(object)
        case .number, .rect, .point, .size, .insets, .string:
            return isInstance(value, of: type) == false ? failed(node) : coerced(value, to: type)
        case .object(let object) where isInstance(object, of: target) == false:
            return failed(node)
        case .object(let object) where object == rootView || object == applicationDelegate:
            // The view, or the delegate, is of a class of the program, whose members are then known.
            if index.types[target]?.kind == .classDecl {
                if heap[object].foundType != target { path.effects.note() }
                heap[object].foundType = target
            } else if !DeclarationIndex.isFramework(target) {
                miss(target)
            }
            return value
        default: return coerced(value, to: type)
        }
    }

    /// The app's delegate, which has the app's window (Apple, documentation of `UIApplicationDelegate.window`).
    var applicationDelegate: ObjectID {
        object(named: "UIApplication.shared.delegate") {
            var delegate = Object(.other, name: "UIApplication.shared.delegate")
            delegate.properties["window"] = .object(window)
            return delegate
        }
    }

    /// `x is T`
    func typeTest(_ node: Syntax, _ scope: ScopeID) -> Value {
        guard let operand = node.child(.expression), let type = node.child(.type) else { return .unknown(Unknown(node)) }
        return isInstance(evaluate(operand, scope), of: type).map(Value.bool) ?? .unknown(Unknown(node))
    }

    /// Whether a cast to the type succeeds; nil where the source does not tell.
    func isInstance(_ value: Value, of type: Syntax) -> Bool? {
        let name = type.baseTypeName
        if name == "Any" || name == "AnyObject" || name == "AnyHashable" { return !value.isNothing }
        switch value {
        case .nothing: return false
        // A cast of an NSNumber to a type that cannot hold its value fails (Swift evolution, SE-0170).
        case .number(let quantity):
            guard Quantity.integerTypes.contains(name) else {
                return Self.isKnown(name, among: Self.numericTypes.union(["NSValue"]))
            }
            return quantity.known.map { $0 == $0.rounded() } ?? true
        case .rect: return Self.isKnown(name, among: ["CGRect", "NSValue"])
        case .point: return Self.isKnown(name, among: ["CGPoint", "NSValue"])
        case .size: return Self.isKnown(name, among: ["CGSize", "NSValue"])
        case .insets: return Self.isKnown(name, among: ["UIEdgeInsets", "NSValue"])
        case .string: return Self.isKnown(name, among: ["String", "NSString"])
        case .structure(let structure): return structure.type == name ? true : nil
        case .object(let object): return isInstance(object, of: name)
        default: return nil
        }
    }

    /// Of a type that bridges to none of the framework's values nothing is known.
    private static func isKnown(_ name: String, among types: Set<String>) -> Bool? {
        if types.contains(name) { return true }
        return values.contains(name) ? false : nil
    }

    private static let values = numericTypes.union([
        "CGRect", "CGPoint", "CGSize", "UIEdgeInsets", "NSValue", "String", "NSString", "Bool", "Date", "Data", "URL",
    ])

    private func isInstance(_ object: ObjectID, of name: String) -> Bool? {
        if let type = heap[object].typeName {
            return isInstance(type, of: name)
        }
        if let made = heap[object].madeClass, DeclarationIndex.isFramework(made) {
            if index.types[name]?.kind == .classDecl { return false }
            return FrameworkClass.isClass(made, orHeirOf: name)
        }
        let own: Set<String>
        switch heap[object].kind {
        case .window: own = ["UIWindow", "UIView", "UIResponder"]
        case .rootView: own = ["UIView", "UIResponder"]
        case .screen: own = ["UIScreen"]
        case .constraint: own = ["NSLayoutConstraint"]
        case .notification: own = ["Notification", "NSNotification"]
        default: return nil
        }
        if own.contains(name) { return true }
        // The root view may be of a class of the program's own, but no window, screen, controller or constraint.
        let others: Set<String> = ["UIWindow", "UIScreen", "UIViewController", "NSLayoutConstraint", "UIApplication", "String"]
        return others.contains(name) ? false : nil
    }

    /// The same of an object of one of the program's types.
    ///
    /// It is none where the files at hand declare the other type and say nothing of the kind, be it of the type or of one that
    /// inherits from it: the object may be of those as well. What other files add is looked for.
    private func isInstance(_ type: String, of name: String) -> Bool? {
        if type == name || index.ancestorNames(of: type).contains(name) { return true }
        let isFramework = DeclarationIndex.isFramework(name)
        if isFramework {
            // All that the class inherits from UIKit is known; no class has both a view and a controller among its ancestors.
            let own = [type] + index.ancestorNames(of: type)
            guard own.contains(where: { FrameworkClass.isClass($0, orHeirOf: name) == false }) else { return nil }
        } else if index.types[name]?.kind == nil {
            miss(name)
            return nil
        }
        miss(type)
        guard index.types[type]?.kind != nil, index.missingSuperclass(of: type) == nil else { return nil }
        let heirs = index.descendants(of: type)
        return heirs.contains { $0.name == name || index.ancestorNames(of: $0.name).contains(name) } ? nil : false
    }

    private func failed(_ node: Syntax) -> Value {
        if node.castKind == .forced { stop(.crash(Unknown(node).name)) }
        return .nothing
    }

    static let numericTypes = wholeNumberTypes.union(["CGFloat", "Double", "Float", "TimeInterval", "NSNumber"])

    /// Those that count or number something: no length on the screen is of one.
    static let wholeNumberTypes: Set<String> = ["Int", "UInt", "Int32", "Int64", "UInt32"]
}
