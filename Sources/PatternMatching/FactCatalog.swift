import SourceText

/// The facts that rules may ask for: the words that `where` clauses are read with.
///
/// Whoever reads rules passes one in, so that this module reads phrases of facts that it knows nothing about.
package struct FactCatalog: Sendable {
    /// In the order of the facts: messages and the documentation list them in it.
    package let phrases: [FactPhrase]
    private let ofVariables: [FactPhrase]
    private let ofMatches: [FactPhrase]

    package init(_ facts: [any Fact.Type]) {
        phrases = facts.flatMap { $0.phrases }
        ofVariables = phrases.filter { $0.subject == .variable }
        ofMatches = phrases.filter { $0.subject == .match }
    }

    /// Reads one phrase.
    ///
    /// - Parameters:
    ///   - words: the words of the phrase, with their places.
    ///   - subject: what it is asked of.
    ///   - end: where a word that is missing would have stood.
    func fact(
        from words: ArraySlice<Word>, of subject: FactPhrase.Subject, end: ByteRange
    ) throws(PatternIssue) -> any Fact {
        var candidates = subject == .variable ? ofVariables : ofMatches
        if subject == .match, let first = words.first, !candidates.contains(where: { $0.elements[0].accepts(first.text) }) {
            throw notAFact(first)
        }
        for (position, word) in words.enumerated() {
            let expected = candidates.compactMap { position < $0.elements.count ? $0.elements[position] : nil }
            candidates = candidates.filter { position < $0.elements.count && $0.elements[position].accepts(word.text) }
            if candidates.isEmpty { throw unexpected(word, instead: expected) }
        }
        for candidate in candidates where candidate.elements.count == words.count {
            let parameter = zip(candidate.elements, words).first { element, _ in element.isParameter }
            if let fact = candidate.fact(parameter?.1.text ?? "") { return fact }
        }
        let next = candidates.compactMap { words.count < $0.elements.count ? $0.elements[words.count] : nil }
        throw PatternIssue("expected \(list(next.flatMap(\.expectations)))", at: end)
    }

    private func unexpected(_ word: Word, instead expected: [FactPhrase.Element]) -> PatternIssue {
        if expected.isEmpty {
            return PatternIssue("expected `or` or the end of the line, found `\(word.text)`", at: word.range)
        }
        var message = "expected \(list(expected.flatMap(\.expectations))), found `\(word.text)`"
        if let nearest = nearestWord(to: word.text, in: expected.flatMap(\.words)) {
            message += "; did you mean `\(nearest)`?"
        }
        return PatternIssue(message, at: word.range)
    }

    /// What is asked without a meta-variable and is none of the facts about a match.
    private func notAFact(_ word: Word) -> PatternIssue {
        if ofVariables.contains(where: { $0.elements[0].accepts(word.text) }) {
            return PatternIssue("expected a meta-variable such as `$X` before `\(word.text)`", at: word.range)
        }
        let known = ofMatches.flatMap { $0.elements[0].words }
        var message = "expected \(list(["a meta-variable such as `$X`"] + known.map { "`\($0)`" })), found `\(word.text)`"
        if let nearest = nearestWord(to: word.text, in: known) { message += "; did you mean `\(nearest)`?" }
        return PatternIssue(message, at: word.range)
    }
}
