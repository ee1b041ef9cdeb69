import SwiftParser

extension Machine {
    /// Whether every condition of an `if`, `guard` or `while` holds; bindings are declared into `scope`.
    func holds(_ conditions: [Syntax], _ scope: Scope) -> Bool {
        conditions.allSatisfy { holds($0, scope) }
    }

    private func holds(_ condition: Syntax, _ scope: Scope) -> Bool {
        switch condition.kind {
        case .optionalBinding: binds(condition, scope)
        case .patternCondition: matchesPattern(condition, scope)
        // Scenarios run on a current system.
        case .availabilityCondition: condition.name == "#available"
        default: isTrue(condition, scope)
        }
    }

    private func binds(_ condition: Syntax, _ scope: Scope) -> Bool {
        guard let pattern = condition.child(.pattern) else { return true }
        let value: Value
        if let expression = condition.child(.value) {
            value = evaluate(expression, scope)
        } else if pattern.name == "self" {
            value = scope.receiver ?? .unknown(Unknown("self"))
        } else {
            value = evaluateName(pattern, scope)
        }
        guard isPresent(value, text: condition.child(.value)?.text ?? pattern.text) else { return false }
        bind(pattern, to: value, scope)
        return true
    }

    /// `if let x` reads the variable or property of that name.
    private func evaluateName(_ pattern: Syntax, _ scope: Scope) -> Value {
        if let value = scope.lookUp(pattern.name) { return value }
        return scope.receiver.map { member(pattern.name, of: $0) } ?? .unknown(Unknown(pattern.name))
    }

    private func matchesPattern(_ condition: Syntax, _ scope: Scope) -> Bool {
        guard let pattern = condition.child(.pattern), let expression = condition.child(.value) else { return true }
        return matches(pattern, evaluate(expression, scope), scope, subject: expression.text)
    }

    /// Whether a pattern matches; what it binds is declared into `scope`.
    func matches(_ pattern: Syntax, _ value: Value, _ scope: Scope, subject: String) -> Bool {
        switch pattern.kind {
        case .wildcardPattern:
            return true
        case .identifierPattern:
            bind(pattern, to: value, scope)
            return true
        case .valueBindingPattern:
            return pattern.child(.pattern).map { matches($0, value, scope, subject: subject) } ?? true
        case .tuplePattern:
            guard case .tuple(let parts) = value else {
                bind(pattern, to: value, scope)
                return true
            }
            return zip(pattern.children(.element), parts).allSatisfy { matches($0, $1.value, scope, subject: subject) }
        case .optionalPattern:
            guard isPresent(value, text: subject), let inner = pattern.child(.pattern) else { return false }
            return matches(inner, value, scope, subject: subject)
        case .expressionPattern:
            guard let expression = pattern.child(.expression) else { return false }
            return matches(expression: expression, value, scope, subject: subject)
        default:
            bind(pattern, to: value, scope)
            return decide("\(subject) ~= \(pattern.text)")
        }
    }

    /// Whether a number lies in a range that is written out, `200...300`; nil for anything else.
    private func lies(_ value: Value, within range: Syntax, _ scope: Scope) -> Bool? {
        guard range.kind == .binaryExpr, ["...", "..<"].contains(range.name), let number = value.quantity?.known,
            let low = range.child(.left).flatMap({ evaluate($0, scope).quantity?.known }),
            let high = range.child(.right).flatMap({ evaluate($0, scope).quantity?.known })
        else { return nil }
        return low <= number && (range.name == "..." ? number <= high : number < high)
    }

    private func matches(expression: Syntax, _ value: Value, _ scope: Scope, subject: String) -> Bool {
        // `.shown(let height)`: compare the case's name, then bind its payload.
        if expression.kind == .callExpr, let callee = expression.child(.callee), callee.kind == .memberExpr {
            guard case .symbol(let name, let payload) = value else {
                for inner in expression.subtree where inner.kind == .identifierPattern {
                    scope.declare(inner.name, .unknown(Unknown(inner.name)))
                }
                return decide("\(subject) is \(expression.text)")
            }
            guard name == callee.name else { return false }
            return zip(expression.children(.argument), payload).allSatisfy { argument, part in
                guard let pattern = argument.child(.value) else { return true }
                return pattern.kind.isOfPatterns
                    ? matches(pattern, part, scope, subject: subject) : areEqual(part, evaluate(pattern, scope), pattern)
            }
        }
        // `.raised` is any value of that case, whatever its payload.
        if expression.kind == .memberExpr, case .symbol(let name, let payload) = value, !payload.isEmpty {
            return name == expression.name
        }
        if let isInside = lies(value, within: expression, scope) { return isInside }
        return areEqual(value, evaluate(expression, scope), expression)
    }
}

extension SyntaxKind {
    /// Whether the node is a pattern rather than an expression in a pattern's place.
    fileprivate var isOfPatterns: Bool {
        switch self {
        case .identifierPattern, .wildcardPattern, .tuplePattern, .valueBindingPattern, .optionalPattern, .isPattern,
            .expressionPattern:
            true
        default: false
        }
    }
}
