import KeyboardFacts
import SwiftParser
import Vocabulary

extension Evaluator {
    /// Whether every condition of an `if`, `guard` or `while` holds; bindings are declared into `scope`.
    func holds(_ conditions: [Syntax], _ scope: ScopeID) -> Bool {
        conditions.allSatisfy { holds($0, scope) }
    }

    private func holds(_ condition: Syntax, _ scope: ScopeID) -> Bool {
        switch condition.kind {
        case .optionalBinding: binds(condition, scope)
        case .patternCondition: matchesPattern(condition, scope)
        case .availabilityCondition: isAvailable(condition) == (condition.name == "#available")
        default: isTrue(condition, scope)
        }
    }

    /// Whether the system has what `#available` asks for. Systems up to iOS 18 lie behind all that run, or are alike to them; what is
    /// newer divides the devices that an app ships to, so that both answers count.
    private func isAvailable(_ condition: Syntax) -> Bool {
        guard let since = condition.availableSince, since > Version(major: 18) else { return true }
        return decide("#available(iOS \(since.major)\(since.minor == 0 ? "" : ".\(since.minor)"), *)")
    }

    private func binds(_ condition: Syntax, _ scope: ScopeID) -> Bool {
        guard let pattern = condition.child(.pattern) else { return true }
        let value: Value
        if let expression = condition.child(.value) {
            value = evaluate(expression, scope)
        } else if pattern.name == "self" {
            value = receiver(in: scope) ?? .unknown(Unknown("self"))
        } else {
            value = evaluateName(pattern, scope)
        }
        guard isPresent(value) else { return false }
        bind(pattern, to: value, scope)
        return true
    }

    /// `if let x` reads the variable or property of that name.
    private func evaluateName(_ pattern: Syntax, _ scope: ScopeID) -> Value {
        if let value = lookUp(pattern.name, in: scope) { return value }
        return receiver(in: scope).map { member(pattern.name, of: $0) } ?? .unknown(Unknown(pattern.name))
    }

    private func matchesPattern(_ condition: Syntax, _ scope: ScopeID) -> Bool {
        guard let pattern = condition.child(.pattern), let expression = condition.child(.value) else { return true }
        return matches(pattern, evaluate(expression, scope), scope, subject: expression.question)
    }

    /// Whether a pattern matches; what it binds is declared into `scope`.
    func matches(_ pattern: Syntax, _ value: Value, _ scope: ScopeID, subject: String) -> Bool {
        switch pattern.kind {
        case .wildcardPattern:
            return true
        case .identifierPattern:
            bind(pattern, to: value, scope)
            return true
        case .valueBindingPattern:
            return pattern.child(.pattern).map { matches($0, value, scope, subject: subject) } ?? true
        case .isPattern:
            guard let type = pattern.child(.type) else { return true }
            return isInstance(value, of: type) ?? decide("\(subject) is \(type.question)")
        case .tuplePattern:
            guard case .tuple(let parts) = value else {
                bind(pattern, to: value, scope)
                return true
            }
            return zip(pattern.children(.element), parts).allSatisfy { matches($0, $1.value, scope, subject: subject) }
        case .optionalPattern:
            guard isPresent(value), let inner = pattern.child(.pattern) else { return false }
            return matches(inner, value, scope, subject: subject)
        case .expressionPattern:
            guard let expression = pattern.child(.expression) else { return false }
            return matches(expression: expression, value, scope, subject: subject)
        default:
            bind(pattern, to: value, scope)
            return decide("\(subject) ~= \(pattern.question)")
        }
    }

    /// Whether a number lies in a range.
    private func lies(_ value: Value, within range: RangeValue, _ text: String) -> Bool? {
        guard let number = value.quantity else { return nil }
        if let low = range.low, !openComparison("<=", low.amount, number.amount, question: "\(text) >= \(low.amount)") {
            return false
        }
        guard let high = range.high else { return true }
        let operation = range.isClosed ? "<=" : "<"
        return openComparison(
            operation, number.amount, high.amount, question: "\(text) \(operation) \(high.amount)")
    }

    /// `case let frame as CGRect`: whether the cast succeeds, and the pattern in front of it matches.
    private func matches(cast: Syntax, _ value: Value, _ scope: ScopeID, subject: String) -> Bool {
        guard let type = cast.child(.type), let inner = cast.child(.expression) else { return false }
        let result = self.cast(value, to: type, at: cast, isOptional: true)
        guard isPresent(result) else { return false }
        return inner.kind.isOfPatterns ? matches(inner, result, scope, subject: subject) : true
    }

    private func matches(expression: Syntax, _ value: Value, _ scope: ScopeID, subject: String) -> Bool {
        // `.shown(let height)`: compare the case's name, then bind its payload.
        if expression.kind == .callExpr, let callee = expression.child(.callee), callee.kind == .memberExpr {
            if callee.name == "some", let pattern = expression.child(.argument)?.child(.value) {
                guard isPresent(value) else { return false }
                return pattern.kind.isOfPatterns
                    ? matches(pattern, value, scope, subject: subject)
                    : matches(expression: pattern, value, scope, subject: subject)
            }
            if case .nothing = value { return false }
            guard case .symbol(let name, let payload) = value else {
                for inner in expression.subtree where inner.kind == .identifierPattern {
                    declare(inner.name, .unknown(Unknown(inner.name)), in: scope)
                }
                return decide("\(subject) is \(expression.question)")
            }
            guard name == callee.name else { return false }
            return zip(expression.children(.argument), payload).allSatisfy { argument, part in
                guard let pattern = argument.child(.value) else { return true }
                return pattern.kind.isOfPatterns
                    ? matches(pattern, part, scope, subject: subject)
                    : matches(expression: pattern, part, scope, subject: subject)
            }
        }
        if expression.kind == .castExpr { return matches(cast: expression, value, scope, subject: subject) }
        // `.none` is nil, and `.some` what is not.
        if expression.kind == .memberExpr, expression.child(.base) == nil, expression.name == "none" {
            if case .symbol("none", _) = value { return true }
            return !isPresent(value)
        }
        // `.raised` is any value of that case, whatever its payload.
        if expression.kind == .memberExpr, case .symbol(let name, let payload) = value, !payload.isEmpty {
            return name == expression.name
        }
        let expected = evaluate(expression, scope)
        if case .range(let range) = expected, let isInside = lies(value, within: range, subject) { return isInside }
        return areEqual(value, expected, expression, question: "\(subject) == \(expression.question)")
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
