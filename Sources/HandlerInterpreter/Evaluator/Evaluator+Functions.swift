import SwiftParser

/// Running functions and closures, whoever calls them.
extension Evaluator {
    /// Runs a function or closure on values; arguments it has no parameter for are dropped, missing ones take their default.
    ///
    /// - Parameter leaving: sees the scope of the body as it was left, if it was entered.
    @discardableResult
    func apply(
        _ function: FunctionValue, _ arguments: [Value], labels: [String?] = [], leaving: (ScopeID) -> Void = { _ in }
    ) -> Value {
        guard !isUnwinding else { return .void }
        guard path.stack.hasRoom else {
            stop(.callDepth(Limits.callDepth))
            return .unknown(Unknown("…"))
        }
        if searchesUnknown(function, arguments) { return .unknown(Unknown("\(function.declaration.name)(…)")) }
        let running = handler
        let presumed = path.moment.presumed
        path.stack.calls += 1
        path.stack.running.append(function.declaration)
        noteCallback(function)
        program.values.note(entered: function.declaration)
        let scope = heap.scopes.open(function: function.scope, receiver: function.receiver)
        defer { heap.scopes.close(scope) }
        let value = body(of: function, arguments, labels: labels, scope)
        path.stack.running.removeLast()
        path.stack.calls -= 1
        handler = running
        path.moment.presumed = presumed
        leaving(scope)
        return value
    }

    /// Whether a function calls itself to look for something in what is not known, as for the first responder among the subviews
    /// of a subview: that has no end, and finds nothing known.
    private func searchesUnknown(_ function: FunctionValue, _ arguments: [Value]) -> Bool {
        guard function.declaration.kind == .functionDecl, path.stack.running.contains(function.declaration),
            ([function.receiver].compactMap(\.self) + arguments).contains(where: \.isUnknown)
        else { return false }
        return !function.declaration.subtree.contains { $0.kind == .assignExpr && $0.child(.left)?.kind == .memberExpr }
    }

    private func body(of function: FunctionValue, _ arguments: [Value], labels: [String?], _ scope: ScopeID) -> Value {
        let declaration = function.declaration
        let parameters = declaration.children(.parameter)
        guard declaration.kind == .closureExpr else {
            bind(parameters, to: arguments, labels: labels, scope)
            let returned = result(of: declaration.child(.body)?.children(.statement) ?? [], scope)
            return coerced(returned, to: declaration.child(.returnType))
        }
        if let outer = function.scope { bindCaptures(of: declaration, outer, into: scope) }
        for (position, value) in arguments.enumerated() { declare("$\(position)", value, in: scope) }
        for (position, parameter) in parameters.enumerated() {
            declare(
                parameter.name, position < arguments.count ? arguments[position] : .unknown(Unknown(parameter.name)), in: scope)
        }
        return coerced(result(of: declaration.children(.statement), scope), to: declaration.child(.returnType))
    }

    /// What a body returns: a lone expression is its own result, anything else needs `return`.
    func result(of statements: [Syntax], _ scope: ScopeID) -> Value {
        let outcome = run(statements, scope)
        if case .returning(let value) = outcome.flow { return value }
        return statements.count == 1 ? outcome.last : .void
    }

    /// A function that keeps the scope it is made in.
    func closure(_ declaration: Syntax, _ scope: ScopeID) -> FunctionValue {
        heap.scopes.keepOpen()
        if handler == nil, controller != nil, program.handlerTable.isHandler(declaration) {
            heap.surroundings[declaration] = scope
        }
        return FunctionValue(declaration: declaration, scope: scope, receiver: receiver(in: scope))
    }

    /// `[weak self]` and `[unowned self]` bind nothing new; `[x = y]` does.
    private func bindCaptures(of closure: Syntax, _ outer: ScopeID, into scope: ScopeID) {
        for capture in closure.children(.capture) {
            if let value = capture.child(.value) { declare(capture.name, evaluate(value, outer), in: scope) }
        }
    }

    private func bind(_ parameters: [Syntax], to arguments: [Value], labels: [String?], _ scope: ScopeID) {
        var remaining = Array(zip(labels + Array(repeating: nil, count: max(0, arguments.count - labels.count)), arguments))
        if let last = remaining.last, last.0 == nil, case .function(let closure) = last.1,
            let label = label(ofTrailing: closure, parameters, labels: labels)
        {
            remaining[remaining.count - 1].0 = label
        }
        for parameter in parameters {
            let label = parameter.argumentLabel
            // A trailing closure has no label of its own and fills the next parameter.
            let position = remaining.firstIndex { $0.0 == label } ?? (label == nil ? nil : remaining.firstIndex { $0.0 == nil })
            let value: Value
            if let position, parameter.child(.defaultValue) == nil || remaining[position].0 == label {
                value = remaining.remove(at: position).1
            } else if let initial = parameter.child(.defaultValue) {
                value = withScope(receiver: receiver(in: scope)) { evaluate(initial, $0) }
            } else {
                value = .unknown(Unknown(parameter.name))
            }
            declare(parameter.name, coerced(value, to: parameter.child(.type)), in: scope)
        }
    }

    /// The label of the parameter with a default that an unlabelled closure at the end of a call is for; nil where it fills the
    /// next parameter that needs a value.
    ///
    /// Of several parameters that it may be for, the compiler takes the last one whose type fits, and the first one only if no
    /// other does (SE-0286, "Forward-scan matching for trailing closures", of language modes before Swift 6).
    private func label(ofTrailing closure: FunctionValue, _ parameters: [Syntax], labels: [String?]) -> String? {
        guard parameters.count(where: { $0.child(.defaultValue) == nil }) < labels.count else { return nil }
        let free = parameters.filter { parameter in
            parameter.child(.defaultValue) != nil && parameter.argumentLabel.map { !labels.contains($0) } ?? false
        }
        guard let last = free.last, last == parameters.last else { return nil }
        let fitting = free.filter { parameter in
            guard let type = parameter.child(.type), let function = index.functionType(type) else { return parameter == last }
            return closure.declaration.takes(function.children(.parameter).count)
        }
        return (fitting.contains(last) ? last : fitting.first ?? last).argumentLabel
    }
}

extension Syntax {
    /// Whether a closure can be given for a function of so many parameters: it names all of them, or none and ignores none.
    fileprivate func takes(_ count: Int) -> Bool {
        guard kind == .closureExpr else { return children(.parameter).count == count }
        let named = children(.parameter).count
        if named > 0 { return named == count }
        return (shorthandArguments.max().map { $0 + 1 } ?? 0) == count
    }

    /// The numbers of `$0`, `$1` and so on in it, but for those of closures in it.
    private var shorthandArguments: [Int] {
        children.flatMap { child -> [Int] in
            if child.kind == .closureExpr { return [] }
            if child.kind == .identifierExpr, child.name.hasPrefix("$"), let number = Int(child.name.dropFirst()) {
                return [number]
            }
            return child.shorthandArguments
        }
    }
}
