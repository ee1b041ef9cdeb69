@testable import HandlerInterpreter

/// What the compiled program would have answered to the questions that the interpreter leaves open.
struct NativeAnswers {
    let native: NativeResult.Scenario

    /// Whether the path assumed what is so natively; nil where that cannot be told.
    func holds(_ condition: PathRun.Condition) -> Bool? {
        let answer = condition.comparison.flatMap(answer) ?? answer(to: condition.question) ?? answer(to: condition.subject)
        return answer.map { $0 == condition.answer }
    }

    private func answer(to comparison: OpenComparison) -> Bool? {
        comparison.difference.substituting(native.inputs).known.map(comparison.holds)
    }

    private func answer(to question: String) -> Bool? {
        if let fact = native.facts[question] { return fact }
        if question.hasSuffix(" != nil") { return !isNil(String(question.dropLast(" != nil".count))) }
        let words = question.split(separator: " ").map(String.init)
        guard words.count == 3, let left = number(words[0]), let right = number(words[2]) else { return nil }
        switch words[1] {
        case "==": return left == right
        case "!=": return left != right
        case "<": return left < right
        case ">": return left > right
        case "<=": return left <= right
        case ">=": return left >= right
        default: return nil
        }
    }

    /// The stage connects every outlet and shows every view, but puts the controller into no other.
    private func isNil(_ expression: String) -> Bool {
        expression.split(separator: ".").map(String.init).contains {
            native.absent.contains($0) || ["tabBarController", "navigationController"].contains($0)
        }
    }

    /// A literal, or an input by its name. What code has written since is no longer unknown, so nobody asks.
    private func number(_ word: String) -> Double? { Double(word) ?? native.inputs[word] }
}
