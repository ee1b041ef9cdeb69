import ProgramIndex
import SwiftParser

extension Evaluator {
    /// `.init(top: …)`, `.shown(height)`: what it makes only its context knows; geometry is told by its labels.
    func implicitMemberCall(_ callee: Syntax, _ node: Syntax, _ scope: ScopeID) -> Value {
        let invocation = invocation(node, scope)
        if callee.name == "init", let value = geometry(invocation) { return value }
        let type = declaredType(ofPlaceOf: node, scope)
        let value = type.flatMap { type in
            callee.name == "init" ? initialized(type, invocation) : made(by: callee.name, of: type, invocation)
        }
        return value ?? .symbol(callee.name, invocation.arguments.map(\.value))
    }

    private func initialized(_ type: String, _ invocation: Invocation) -> Value? {
        if index.types[type]?.kind != nil { return construct(type, invocation) }
        return index.isResponder(type) ? constructExternal(type, invocation) : nil
    }

    /// What a static function of a view's or a view controller's class makes, mostly of an extension: `.rounded(title)`. Where it
    /// cannot be followed, that is an object of the class all the same. Nil of other types, whose cases may be meant.
    private func made(by function: String, of type: String, _ invocation: Invocation) -> Value? {
        guard index.isResponder(type) else { return nil }
        guard let method = index.addedMethod(function, labels: invocation.labels, to: type), invocation.fits(method) else {
            miss(function)
            return constructExternal(type, invocation)
        }
        let value = callDeclared(method, invocation, receiver: .type(type))
        return value.isUnknown ? constructExternal(type, invocation) : value
    }

    /// The type that the variable or property is declared with which gets a value, or whose array gets it for an element.
    private func declaredType(ofPlaceOf value: Syntax, _ scope: ScopeID) -> String? {
        guard let parent = value.parent else { return nil }
        // `holders.append(.init(listener))`
        if parent.kind == .argument, let method = parent.parent?.child(.callee), method.kind == .memberExpr,
            ["append", "insert"].contains(method.name), let list = method.child(.base)
        {
            return elementType(of: list, scope)?.baseTypeName
        }
        if parent.kind == .patternBinding, value.role == .value { return parent.child(.type)?.baseTypeName }
        guard parent.kind == .assignExpr, value.role == .right, let target = parent.child(.left),
            target.kind == .identifierExpr || target.child(.base)?.name == "self",
            let owner = typeName(of: receiver(in: scope))
        else { return nil }
        return index.property(target.name, in: owner)?.child(.type)?.baseTypeName
    }

    // MARK: By a value beside it

    /// `.screenHeight`, as it stands beside a number: a static member of that number's type.
    func operand(_ value: Value, beside other: Value) -> Value {
        guard case .symbol(let name, _) = value, case .number = other else { return value }
        let member = coerced(value, like: other)
        if case .symbol = member { miss(name) }
        return member
    }

    /// `.bottom(12)`, where the program has a static function or property of that name for the type of what is replaced.
    func implicitMember(_ value: Value, of other: Value) -> Value? {
        guard case .symbol(let name, let arguments) = value else { return nil }
        for type in extendedTypes(of: other) {
            if let functions = index.types[type]?.functions[name],
                let function = functions.first(where: { $0.children(.parameter).count == arguments.count })
            {
                return apply(
                    FunctionValue(declaration: function, receiver: .type(type)), arguments,
                    labels: function.children(.parameter).map(\.argumentLabel))
            }
            if arguments.isEmpty, index.types[type]?.properties[name] != nil {
                return declaredMember(name, of: .type(type), type: type)
            }
        }
        return nil
    }
}
