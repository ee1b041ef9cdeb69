import SwiftParser

/// Which of two numbers is greater, where that is not known: it is asked, once, and what was answered is remembered, so that a path
/// does not take a height to be above 398 and below 343 points.
extension Machine {
    func interval(of number: Affine, _ direction: String) -> Interval {
        intervals[direction] ?? (number.isLengthInItsDirection ? .nonNegative : Interval())
    }

    /// Whether `left` is below `right`, above it and so on, where their difference is not known.
    ///
    /// - Parameters:
    ///   - operation: `<`, `>`, `<=` or `>=`.
    ///   - question: as the source puts it.
    func openComparison(_ operation: String, _ left: Affine, _ right: Affine, question: String) -> Bool {
        let difference = settled(left - right)
        let comparison = OpenComparison(difference: difference, operation: operation)
        guard let (direction, factor) = difference.direction else { return comparison.holds(of: difference.constant) }
        // With u the number of that direction, left − right is factor · u + constant: below 0 where u is below the border, or above it
        // if the factor is negative.
        let border = -difference.constant / factor
        let asksBelow = (operation == "<" || operation == ">=") == (factor > 0)
        let isNegated = operation == ">=" || operation == "<="
        var interval = interval(of: difference, direction)
        if let known = asksBelow ? interval.isBelow(border) : interval.isAbove(border) { return known != isNegated }
        let answer = decide(question, about: "\(left) \(operation) \(right)", comparison: comparison)
        if asksBelow {
            interval.narrow(below: border, answer != isNegated)
        } else {
            interval.narrow(above: border, answer != isNegated)
        }
        intervals[direction] = interval
        return answer
    }
}

extension OpenComparison {
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
