import KeyboardFacts
import ProgramIndex
import SwiftParser

extension Evaluator {
    func prefix(_ node: Syntax, _ scope: ScopeID) -> Value {
        guard let operand = node.child(.operand) else { return .unknown(Unknown(node)) }
        let value = evaluate(operand, scope)
        switch node.name {
        case "-":
            return value.quantity.map { .number(-$0) } ?? .unknown(Unknown(node))
        case "!":
            if case .bool(let flag) = value { return .bool(!flag) }
            return .bool(!truth(of: value, text: operand.question))
        case "~":
            return value.quantity?.known.flatMap(Int.init(exactly:)).map { .number(Quantity(integer: ~$0)) }
                ?? .unknown(Unknown(node))
        case "...", "..<":
            return value.quantity.map { .range(RangeValue(low: nil, high: $0, isClosed: node.name == "...")) }
                ?? .unknown(Unknown(node))
        default:
            return value
        }
    }

    /// `4...`
    func postfix(_ node: Syntax, _ scope: ScopeID) -> Value {
        guard node.name == "...", let low = node.child(.operand).flatMap({ evaluate($0, scope).quantity }) else {
            return .unknown(Unknown(node))
        }
        return .range(RangeValue(low: low, high: nil, isClosed: false))
    }

    func binary(_ node: Syntax, _ scope: ScopeID) -> Value {
        guard let left = node.child(.left), let right = node.child(.right) else { return .unknown(Unknown(node)) }
        switch node.name {
        case "&&": return .bool(isTrue(left, scope) && isTrue(right, scope))
        case "||": return .bool(isTrue(left, scope) || isTrue(right, scope))
        case "??":
            let value = evaluate(left, scope)
            if case .nothing = value { return evaluate(right, scope) }
            // An optional that may be nil is taken to be there: what stands behind `??` is for the case that cannot happen.
            return value
        default:
            let (first, second) = (evaluate(left, scope), evaluate(right, scope))
            return apply(node.name, operand(first, beside: second), operand(second, beside: first), node)
        }
    }

    /// A binary operator on two values; compound assignments use it, too.
    func apply(_ operation: String, _ left: Value, _ right: Value, _ node: Syntax) -> Value {
        switch operation {
        case "+", "-", "*", "/", "%": return arithmetic(operation, left, right, node)
        case "==", "===": return .bool(areEqual(left, right, node))
        case "!=", "!==": return .bool(!areEqual(left, right, node))
        case "<", ">", "<=", ">=": return comparison(operation, left, right, node)
        case "<<", ">>", "|", "&", "^": return bits(operation, left, right, node)
        case "...", "..<": return range(left, right, closed: operation == "...")
        default: return .unknown(Unknown(node))
        }
    }

    // MARK: Arithmetic

    private func arithmetic(_ operation: String, _ left: Value, _ right: Value, _ node: Syntax) -> Value {
        if operation == "+", let joined = joined(left, right) { return joined }
        guard let left = number(left, node.child(.left)), let right = number(right, node.child(.right)) else {
            return .unknown(Unknown(node))
        }
        let result: Quantity?
        switch operation {
        case "+": result = left + right
        case "-": result = left - right
        case "*": result = product(left, right)
        case "/": result = quotient(left, right)
        default:
            if let first = left.known, let second = right.known, second != 0 {
                result = left.combined(right, Affine(first.truncatingRemainder(dividingBy: second)))
            } else {
                result = nil
            }
        }
        guard let result, result.amount.terms.count <= Limits.affineTerms else {
            var unknown = left.merging(right)
            unknown.amount = Affine(unknown: Unknown(node).name)
            return .number(unknown)
        }
        return .number(result)
    }

    /// Two arrays or strings one after the other, up to a length that no handler comes near; nil for other values, and beyond.
    private func joined(_ left: Value, _ right: Value) -> Value? {
        switch (left, right) {
        case (.array(let first), .array(let second)):
            first.count + second.count <= Limits.iterations ? .array(first + second) : nil
        case (.string(let first), .string(let second)):
            first.utf8.count + second.utf8.count <= Limits.iterations ? .string(first + second) : nil
        default: nil
        }
    }

    /// An operand as a number; one that nothing is known of, such as a constant of another file, is an unknown under its own
    /// name.
    private func number(_ value: Value, _ node: Syntax?) -> Quantity? {
        switch value {
        case .object, .type, .function: node.map { Quantity(unknown: Unknown($0).name) }
        default: value.quantity
        }
    }

    private func product(_ left: Quantity, _ right: Quantity) -> Quantity? {
        if let factor = right.known { return scaled(left, by: factor, with: right) }
        if let factor = left.known { return scaled(right, by: factor, with: left) }
        return nil
    }

    private func quotient(_ left: Quantity, _ right: Quantity) -> Quantity? {
        guard let divisor = right.known, divisor != 0 else { return nil }
        switch left.kind.joined(right.kind) {
        case .integer:
            guard let dividend = left.known else { return nil }
            return left.combined(right, Affine((dividend / divisor).rounded(.towardZero)))
        // Of two literals, what they are written in decides; with coordinates around, that is a fraction.
        case .real, .integerLiteral:
            var result = scaled(left, by: 1 / divisor, with: right)
            result.kind = .real
            // Dividing is not multiplying with the inverse to the last bit.
            if let dividend = left.known { result.amount = Affine(dividend / divisor) }
            return result
        }
    }

    private func scaled(_ quantity: Quantity, by factor: Double, with other: Quantity) -> Quantity {
        var result = quantity.merging(other)
        result.amount = quantity.amount * factor
        result.measure = quantity.measure
        result.kind = quantity.kind.joined(other.kind)
        return result
    }

    private func bits(_ operation: String, _ left: Value, _ right: Value, _ node: Syntax) -> Value {
        guard let one = left.quantity, let other = right.quantity, let first = one.known.flatMap(Int.init(exactly:)),
            let second = other.known.flatMap(Int.init(exactly:))
        else { return .unknown(Unknown(node)) }
        var result = one.merging(other)
        result.kind = .integer
        switch operation {
        case "<<": result.amount = Affine(Double(first << min(max(second, 0), 62)))
        case ">>": result.amount = Affine(Double(first >> min(max(second, 0), 62)))
        case "|": result.amount = Affine(Double(first | second))
        case "^": result.amount = Affine(Double(first ^ second))
        default: result.amount = Affine(Double(first & second))
        }
        return .number(result)
    }

    private func range(_ left: Value, _ right: Value, closed: Bool) -> Value {
        guard let low = left.quantity, let high = right.quantity else { return .unknown(Unknown("a range")) }
        return .range(RangeValue(low: low, high: high, isClosed: closed))
    }

    // MARK: Comparison

    private func comparison(_ operation: String, _ left: Value, _ right: Value, _ node: Syntax) -> Value {
        guard let first = left.quantity, let second = right.quantity else { return .unknown(Unknown(node)) }
        let comparison = OpenComparison(difference: first.amount - second.amount, operation: operation)
        guard let difference = comparison.difference.known else {
            return .bool(openComparison(operation, first.amount, second.amount, question: node.question))
        }
        return .bool(relying(on: [first, second], comparison.holds(of: difference)))
    }

    /// Says what the numbers that answer a question take for granted.
    @discardableResult
    func relying(on quantities: [Quantity], _ answer: Bool = true) -> Bool {
        for filling in Set(quantities.flatMap(\.assumptions)).sorted() { note(.assumed(.fills(filling))) }
        return answer
    }

    // MARK: Truth

    func isTrue(_ condition: Syntax, _ scope: ScopeID) -> Bool {
        truth(of: evaluate(condition, scope), text: condition.question)
    }

    func truth(of value: Value, text: @autoclosure () -> String) -> Bool {
        if case .bool(let flag) = value { return flag }
        let question = text()
        // `self.isOpen` is the same question as `isOpen`, where that is what it came to.
        guard case .unknown(let unknown) = value else { return decide(question) }
        return decide(
            question, about: question == "self." + unknown.name ? unknown.name : nil,
            equality: OpenEquality(unknown, isTrue: true))
    }

    /// Asks what the run cannot know; both answers get their turn, and the report names the question.
    ///
    /// - Parameters:
    ///   - question: as the source puts it.
    ///   - subject: what it comes to at this point of the run, where that changes from event to event: the same question about
    ///     other numbers may have another answer.
    ///   - equality: which value of something the question asks for, so that no two are taken for its value on one path.
    func decide(
        _ question: String, about subject: String? = nil, comparison: OpenComparison? = nil, equality: OpenEquality? = nil
    ) -> Bool {
        guard handler != nil else { return presume(question) }
        path.decisions.asked += 1
        let question = Unknown(question).name
        if let source = path.decisions.answer(to: equality, unlessAskedAbout: subject ?? question) {
            note(.assumed(.answer(source.precondition)))
            return source.isYes
        }
        let answer = path.decisions.answer(
            question, about: subject ?? question, comparison: comparison, equality: equality, in: path.moment.step)
        note(.assumed(.answer(Precondition(question, holds: answer))))
        return answer
    }

    /// Whether a value may or may not be nil.
    func isOpen(_ value: Value) -> Bool {
        switch value {
        case .unknown: true
        case .object(let object): heap[object].mayBeNil
        default: false
        }
    }

    /// Whether an optional holds something.
    func isPresent(_ value: Value) -> Bool {
        switch value {
        case .nothing: false
        case .unknown(let unknown): decide("\(unknown.name) != nil")
        case .object(let object) where heap[object].mayBeNil: decide("\(heap[object].name) != nil")
        default: true
        }
    }
}

extension Syntax {
    /// The source as a question is asked by it: of a long one, more than a question holds.
    var question: String { text(ofFirstBytes: Unknown.longestRead) }
}
