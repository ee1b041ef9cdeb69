/// Answers to the questions a run cannot decide, so that every way through is run once.
///
/// A condition that depends on something unknown is asked by its text and answered the same way for the whole path. After a path
/// the last answer that has not been tried both ways is turned, and the scenario is run again from the step in which that was
/// asked: replaying a step is simpler than copying a heap in the middle of an expression, and handlers are short. What comes to
/// the same whatever the answer is not kept as a question (`Evaluator.answeringOnlyWhatMatters`).
struct Decisions {
    private(set) var answers: [Answer] = []
    private var positions: [String: Int] = [:]
    /// How often something was asked so far, whatever it was.
    var asked = 0

    struct Answer {
        /// For the reader.
        let question: String
        /// What makes it the same question.
        let subject: String
        /// Of a question about numbers.
        let comparison: OpenComparison?
        /// Of a question about which of several values something has.
        let equality: OpenEquality?
        /// Position of the scenario's step in which it was asked first.
        let step: Int
        private(set) var isYes: Bool

        /// With the other answer.
        fileprivate var turned: Answer {
            var answer = self
            answer.isYes.toggle()
            return answer
        }
    }

    /// The answer for this path; a new question is answered with yes first. Of more questions than are tried both ways, the rest
    /// get that answer always.
    mutating func answer(
        _ question: String, about subject: String, comparison: OpenComparison? = nil, equality: OpenEquality? = nil, in step: Int
    ) -> Bool {
        if let known = positions[subject] { return answers[known].isYes }
        guard answers.count < Limits.questions else { return true }
        positions[subject] = answers.count
        answers.append(
            Answer(
                question: question, subject: subject, comparison: comparison, equality: equality, step: step, isYes: true))
        return true
    }

    /// The answer to a question about a value that follows from those to others, with the one that it follows from: what has one
    /// value has no other. Nil where they leave it open, and for a question that was asked itself.
    func answer(to question: OpenEquality?, unlessAskedAbout subject: String) -> (isYes: Bool, precondition: Precondition)? {
        guard let question, positions[subject] == nil else { return nil }
        for answer in answers {
            guard let known = answer.equality, let holds = question.holds(where: known, answer.isYes) else { continue }
            return (holds != question.isNegated, Precondition(answer.question, holds: answer.isYes))
        }
        return nil
    }

    /// Turns the last answer but the first so many that is yes, and forgets those that came after it; where none is, forgets all
    /// but the first. Returns whether there was one.
    mutating func turnLast(after count: Int) -> Bool {
        while answers.count > count, let last = answers.popLast() {
            positions[last.subject] = nil
            guard last.isYes else { continue }
            positions[last.subject] = answers.count
            answers.append(last.turned)
            return true
        }
        return false
    }

    /// The answers to questions that were not answered in several ways, each once.
    var unambiguous: [Precondition] {
        var ways: [String: Set<Bool>] = [:]
        for answer in answers { ways[answer.question, default: []].insert(answer.isYes) }
        var reported: Set<String> = []
        return answers.compactMap { answer in
            guard ways[answer.question]?.count == 1, reported.insert(answer.question).inserted else { return nil }
            return Precondition(answer.question, holds: answer.isYes)
        }
    }

    /// The next path to run, or nil when all are done.
    func next() -> Decisions? {
        var next = self
        return next.turnLast(after: 0) ? next : nil
    }
}

/// A question about numbers that are not all known: how their difference compares with 0.
struct OpenComparison: Hashable, Sendable {
    let difference: Affine
    /// `<`, `>`, `<=` or `>=`.
    let operation: String
}
