import SwiftParser

/// Which of two numbers is greater, where that is not known: it is asked, once, and what was answered is remembered, so that a
/// path does not take a height to be above 398 and below 343 points.
extension Evaluator {
    /// Whether `left` is below `right`, above it and so on, where their difference is not known.
    ///
    /// - Parameters:
    ///   - operation: `<`, `>`, `<=` or `>=`.
    ///   - question: as the source puts it.
    func openComparison(_ operation: String, _ left: Affine, _ right: Affine, question: String) -> Bool {
        let difference = settled(left - right)
        let comparison = OpenComparison(difference: difference, operation: operation)
        guard let border = comparison.border else { return comparison.holds(of: difference.constant) }
        if let known = path.numbers.isWithin(border) { return known }
        let answer = decide(question, about: "\(left) \(operation) \(right)", comparison: comparison)
        path.numbers.note(border, answer)
        return answer
    }
}

extension OpenComparison {
    /// Where the answer changes: with u the number that is not known, the difference is factor · u + constant, so it is below 0
    /// where u is below the border, or above it if the factor is negative. Nil for a difference that is known.
    fileprivate var border: OpenNumbers.Border? {
        guard let (direction, factor) = difference.direction else { return nil }
        return OpenNumbers.Border(
            direction: direction, value: -difference.constant / factor,
            isUpper: (operation == "<" || operation == ">=") == (factor > 0),
            isNegated: operation == ">=" || operation == "<=", isOfLength: difference.isLengthInItsDirection)
    }

    /// Whether a difference of so much is what the question asks for.
    func holds(of difference: Double) -> Bool {
        switch operation {
        case "<": difference < 0
        case ">": difference > 0
        case "<=": difference <= 0
        default: difference >= 0
        }
    }
}
