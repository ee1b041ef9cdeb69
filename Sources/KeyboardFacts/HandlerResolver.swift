import ProgramIndex
import SwiftParser

/// Finds the code behind a registration call: the method a selector names, or the closure the call was given.
struct HandlerResolver {
    let index: DeclarationIndex
    let call: Syntax

    func argument(_ label: String) -> Syntax? {
        call.children(.argument).first { $0.label == label }?.child(.value)
    }

    /// What the observer asks to be told of alone: nil where it takes a notification from any object.
    var sender: Syntax? {
        guard let sender = argument("object") ?? argument("of"), sender.kind != .nilLiteral else { return nil }
        return sender
    }

    // MARK: Selectors

    func target(ofSelector selector: Syntax) -> Registration.Target {
        guard let literal = literal(of: selector), let name = literal.selectorName else {
            return .unknown(reason: "the selector `\(selector.text)` is not a literal", at: selector)
        }
        if let method = method(name, labels: literal.selectorLabels) {
            if isHidden(method, fromText: literal) {
                return .unknown(
                    reason: "`\(method.signatureName)` has no `@objc`, which what is named by a text needs: no object answers",
                    at: selector)
            }
            guard method.isMissed(bySelector: literal) else { return .function(method) }
            let reason = "the label of `\(method.signatureName)` is part of its Objective-C name, which the text does not say"
            return .unknown(reason: reason, at: selector)
        }
        if let observer, !observer.isNamed("self") {
            let reason = "the observer is `\(observer.text)`, and no type at hand says what its method `\(name)` does"
            return .unknown(reason: reason, at: selector)
        }
        return .unknown(reason: "its method `\(name)` was not found in the files read", at: selector)
    }

    /// Whether a method of Swift's own is named by a text, which the compiler does not check. Since Swift 4 it shows Objective-C
    /// only what is marked, overrides, or answers a protocol (Swift Evolution, SE-0160); code that names the notification as
    /// `UIResponder` does is of Swift 4.2 or later.
    private func isHidden(_ method: Syntax, fromText selector: Syntax) -> Bool {
        guard method.kind == .functionDecl, let type = method.enclosingTypeName, !selector.isCheckedSelector,
            call.subtree.contains(where: { $0.isNamed("UIResponder") })
        else { return false }
        let lineage = index.lineage(of: type)
        let holders = [method] + lineage.flatMap(\.declarations)
        return !["override", "dynamic"].contains(where: method.hasModifier)
            && !holders.contains { $0.children(.attribute).contains { $0.name.hasPrefix("objc") || $0.name.hasPrefix("IB") } }
            && !index.types.values.contains { $0.kind == .protocolDecl && $0.functions[method.name] != nil }
    }

    /// Whose method a selector names: the first argument.
    private var observer: Syntax? { call.children(.argument).first?.child(.value) }

    /// Literal selectors, constants declared in an extension of `Selector` (`.keyboardWillShow`), and variables that hold either.
    private func literal(of selector: Syntax) -> Syntax? {
        if selector.selectorName != nil { return selector }
        let name = selector.name
        switch selector.kind {
        case .memberExpr where selector.child(.base) == nil || selector.child(.base)?.name == "Selector":
            return index.property(name, in: "Selector")?.child(.value)
        case .memberExpr, .identifierExpr:
            return index.variable(name, at: call)?.child(.value)
        default:
            return nil
        }
    }

    /// A method of the observer's type; where the observer is another object, of the only type in the file that has one.
    private func method(_ name: String, labels: [String?]?) -> Syntax? {
        if let type = call.enclosingTypeName, let method = index.method(name, labels: labels, in: type) { return method }
        let owners = index.types.filter { $0.value.functions[name] != nil && mayObserve($0.key) }.values
        return owners.count == 1 ? owners.first?.functions[name]?.first : index.globalFunction(name, at: call)
    }

    /// Whether the observer may be of a type. A class that registers `self` is of no other one than its heirs.
    private func mayObserve(_ type: String) -> Bool {
        guard let observer, observer.isNamed("self"),
            let own = call.enclosingTypeName, index.types[own]?.kind == .classDecl
        else { return true }
        return index.lineage(of: type).contains { $0.name == own }
    }

    // MARK: Closures

    /// The last argument that is a closure, or a method handed over by name.
    private var callback: Syntax? {
        let values = call.children(.argument).compactMap { $0.child(.value) }
        return values.last { $0.kind == .closureExpr } ?? values.last { functionNamed(by: $0) != nil }
    }

    var hasCallback: Bool { callback != nil || handedOn != nil }

    /// An argument that is a parameter of a function type of a function around the call: what runs, its callers say.
    private var handedOn: Syntax? {
        let functions = call.ancestors.prefix { !$0.kind.isTypeDeclaration }.filter {
            $0.kind == .functionDecl || $0.kind == .initializerDecl
        }
        let closures = functions.flatMap { $0.children(.parameter) }.filter { parameter in
            parameter.child(.type).map { type in ([type] + type.subtree).contains { $0.kind == .functionType } } ?? false
        }
        return call.children(.argument).compactMap { $0.child(.value) }.last { value in
            value.kind == .identifierExpr && closures.contains { $0.name == value.name }
        }
    }

    func targetOfCallback() -> Registration.Target {
        guard let callback else {
            if let handedOn { return .unknown(reason: "its callers say what `\(handedOn.text)` does", at: handedOn) }
            return .unknown(reason: "the call is given neither a selector nor a closure", at: call.child(.callee) ?? call)
        }
        if callback.kind == .closureExpr { return .closure(callback) }
        return functionNamed(by: callback).map(Registration.Target.function)
            ?? .unknown(reason: "`\(callback.text)` was not found in the files read", at: callback)
    }

    /// The function that `self.keyboardWillShow` or `keyboardWillShow(_:)` refers to, if this file declares it.
    func functionNamed(by expression: Syntax) -> Syntax? {
        guard expression.kind == .identifierExpr || expression.kind == .memberExpr else { return nil }
        if let type = call.enclosingTypeName, let method = index.method(expression.name, in: type) { return method }
        return index.globalFunction(expression.name, at: expression)
    }
}
