import KeyboardFacts
import ProgramIndex
import SwiftParser

extension Evaluator {
    /// - Parameter question: as a report puts it, where `node` alone does not say what is compared.
    func areEqual(_ left: Value, _ right: Value, _ node: Syntax, question: String? = nil) -> Bool {
        var openDifference: Affine?
        switch (left, right) {
        case (.nothing, .nothing): return true
        // What is made where there is none is made before the first keyboard.
        case (.nothing, let value), (let value, .nothing):
            if program.follows, handler == nil, isOpen(value) { return node.name == "==" }
            return !isPresent(value)
        case (.bool(let first), .bool(let second)): return first == second
        case (.string(let first), .string(let second)): return first == second
        case (.notificationName(let first, _), .notificationName(let second, _)): return first == second
        case (.symbol(let first, let own), .symbol(let second, let others)):
            guard first.isSameCase(as: second), own.count == others.count else { return false }
            return zip(own, others).allSatisfy { areEqual($0, $1, node) }
        // A constant of a framework's enumeration, written with its type on one side: `UIUserInterfaceIdiom.phone`.
        case (.symbol(let name, _), .unknown(let constant)) where DeclarationIndex.isFramework(constant.name),
            (.unknown(let constant), .symbol(let name, _)) where DeclarationIndex.isFramework(constant.name):
            return constant.name.lastComponent.isSameCase(as: name)
        // Before Swift 3 they began with upper-case letters, as types do: `UIUserInterfaceIdiom.Phone`.
        case (.symbol(let name, _), .type(let constant)) where DeclarationIndex.isFramework(constant),
            (.type(let constant), .symbol(let name, _)) where DeclarationIndex.isFramework(constant):
            return constant.lastComponent.isSameCase(as: name)
        case (.object(let first), .object(let second)) where first == second: return true
        // No two properties were ever seen to hold one constraint.
        case (.object(let first), .object(let second)) where heap[first].isConstraint && heap[second].isConstraint: return false
        case (.object(let first), .object(let second)) where areTwoFields(first, second): return false
        case (.object(let first), .object(let second)):
            // Worlds have at most two screens, the device's own and another.
            if case .screen(let isMain) = heap[first].kind, case .screen(let isOther) = heap[second].kind {
                return isMain == isOther
            }
            if case .anchor(let first) = heap[first].kind, case .anchor(let second) = heap[second].kind { return first == second }
        case (.rect(let first), .rect(let second)):
            if let known = first.known, let other = second.known {
                return relying(on: first.parts + second.parts, known == other)
            }
        case (.rect(let rect), .symbol("zero", _)), (.symbol("zero", _), .rect(let rect)):
            if let known = rect.known { return relying(on: rect.parts, known == (0, 0, 0, 0)) }
        case (.rect(let rect), .symbol("null", _)), (.symbol("null", _), .rect(let rect)):
            if let known = rect.known { return relying(on: rect.parts, known.x == .infinity) }
        case (.point, .point), (.point, .symbol("zero", _)), (.symbol("zero", _), .point), (.size, .size),
            (.size, .symbol("zero", _)), (.symbol("zero", _), .size):
            if let isSame = haveEqualParts(coerced(left, like: right), coerced(right, like: left)) { return isSame }
        case (.array(let first), .array(let second)):
            return first.count == second.count && zip(first, second).allSatisfy { areEqual($0, $1, node) }
        case (.tuple(let first), .tuple(let second)) where first.count == second.count:
            return zip(first, second).allSatisfy { areEqual($0.value, $1.value, node) }
        case (.insets(let first), .symbol("zero", _)): return isZero(first)
        case (.insets(let first), .insets(let second)):
            if isZero(second) { return isZero(first) }
        default:
            if let first = left.quantity, let second = right.quantity {
                let difference = settled(first.amount - second.amount)
                if let known = difference.known { return relying(on: [first, second], known == 0) }
                if let known = path.numbers.isZero(difference) { return relying(on: [first, second], known) }
                openDifference = difference
            }
        }
        // The question is put as the source puts it, whichever of the two that asks for.
        let isNegated = node.asksForDifference
        var equality = OpenEquality(left, right)
        equality?.isNegated = isNegated
        let isSame = decide(question ?? node.question, equality: equality) != isNegated
        if let openDifference { path.numbers.note(openDifference, isZero: isSame) }
        return isSame
    }

    /// Nil where a part is not known.
    private func haveEqualParts(_ left: Value, _ right: Value) -> Bool? {
        let pairs: [(Quantity, Quantity)]
        switch (left, right) {
        case (.point(let first), .point(let second)): pairs = [(first.x, second.x), (first.y, second.y)]
        case (.size(let first), .size(let second)): pairs = [(first.width, second.width), (first.height, second.height)]
        default: return nil
        }
        let differences = pairs.map { settled($0.amount - $1.amount).known }
        if differences.contains(where: { $0.map { $0 != 0 } ?? false }) { return relying(on: pairs.flatMap { [$0, $1] }, false) }
        return differences.contains { $0 == nil } ? nil : relying(on: pairs.flatMap { [$0, $1] }, true)
    }

    private func isZero(_ insets: InsetsValue) -> Bool {
        [insets.top, insets.left, insets.bottom, insets.right].allSatisfy { $0.known == 0 }
    }
}

extension Syntax {
    /// `a != b`
    fileprivate var asksForDifference: Bool { kind == .binaryExpr && (name == "!=" || name == "!==") }
}
