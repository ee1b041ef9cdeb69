import SourceText
import SwiftLexer
import SwiftParser

extension Pattern {
    /// Reads a pattern block: code, more codes separated by lines `or`, then conditions.
    ///
    /// - Parameters:
    ///   - range: whole lines of `file`, the fences around them left out.
    ///   - file: what the ranges of issues refer to.
    ///   - catalog: the facts that conditions may ask for.
    package init(
        parsing range: ByteRange, of file: SourceFile, asking catalog: FactCatalog
    ) throws(PatternIssue) {
        let block = try PatternBlock(range, in: file)
        var variables: [String] = []
        var alternatives: [Alternative] = []
        for code in block.alternatives { alternatives.append(try Alternative(code, of: file, variables: &variables)) }
        // Codes of conditions first, so that a `where` may speak of what they bind, wherever it stands.
        var reader = ClauseReader(file: file, variables: variables, asking: catalog)
        let drafts = try reader.drafts(of: block.conditions)
        variables = reader.variables
        var pattern = PatternBuilder(alternatives: alternatives, variables: variables, drafts: drafts)
        try pattern.addConditions()
        for (alternative, code) in zip(alternatives, block.alternatives) { try pattern.checkIsNotEverything(alternative, code) }
        for (query, code) in reader.queries { try pattern.checkIsNotEverything(query.alternative, code) }
        self.init(
            alternatives: alternatives, conditions: pattern.conditions, clauses: pattern.clauses, variables: variables)
    }

    /// A pattern on its own, outside a file.
    package init(_ text: String, asking catalog: FactCatalog = FactCatalog([])) throws(PatternIssue) {
        let file = SourceFile(path: "pattern", text: text)
        try self.init(parsing: ByteRange(0, file.bytes.count), of: file, asking: catalog)
    }
}

extension Pattern.Alternative {
    /// Reads code that stands in a rule file.
    init(_ code: ByteRange, of file: SourceFile, variables: inout [String]) throws(PatternIssue) {
        let bytes = try MetaVariable.asIdentifiers(in: file.bytes[code.start..<code.end])
        let tree = parse(SourceFile(path: file.path, bytes: bytes))
        try self.init(tree, variables: &variables, offset: code.start)
    }
}

/// Puts the conditions of a pattern where they are asked: facts about one meta-variable at its binding, everything else once the
/// code fits.
private struct PatternBuilder {
    let alternatives: [Pattern.Alternative]
    let variables: [String]
    let drafts: [ClauseDraft]
    var conditions: [[Pattern.Condition]]
    var clauses: [Clause] = []

    init(alternatives: [Pattern.Alternative], variables: [String], drafts: [ClauseDraft]) {
        self.alternatives = alternatives
        self.variables = variables
        self.drafts = drafts
        conditions = Array(repeating: [], count: variables.count)
    }

    mutating func addConditions() throws(PatternIssue) {
        for draft in drafts {
            if case .fact(let subject?, let condition) = draft, subject.text != Pattern.matchVariable {
                conditions[try slot(of: subject)].append(condition)
            } else {
                clauses.append(try clause(draft))
            }
        }
        // What costs opening a project is asked last, of code that fits in every other way.
        clauses = clauses.filter { !$0.asksProject } + clauses.filter(\.asksProject)
    }

    private func clause(_ draft: ClauseDraft) throws(PatternIssue) -> Clause {
        switch draft {
        case .code(let relation, let subject, let query): return .code(relation, subject: try self.subject(subject), query)
        case .fact(let subject, let condition): return .fact(subject: try self.subject(subject), condition)
        case .not(let inner): return .not(try clause(inner))
        case .group(let isAny, let inner):
            var clauses: [Clause] = []
            for draft in inner { clauses.append(try clause(draft)) }
            return isAny ? .any(clauses) : .all(clauses)
        }
    }

    private func subject(_ word: Word?) throws(PatternIssue) -> Clause.Subject {
        guard let word, word.text != Pattern.matchVariable else { return .match }
        return .variable(slot: try slot(of: word))
    }

    /// The slot of a meta-variable that a condition speaks of.
    private func slot(of variable: Word) throws(PatternIssue) -> Int {
        guard let slot = variables.firstIndex(of: variable.text) else {
            let known = variables.map { "$" + $0 }
            var message = "`$\(variable.text)` is not in the code"
            if let nearest = nearestWord(to: "$" + variable.text, in: known) { message += "; did you mean `\(nearest)`?" }
            throw PatternIssue(message, at: variable.range)
        }
        let codes = alternatives + drafts.flatMap(\.codes)
        if codes.contains(where: { $0.hasSequence(slot) }) {
            throw PatternIssue("`$...\(variable.text)` matches several nodes, but a fact needs one", at: variable.range)
        }
        guard !drafts.flatMap(\.codes).contains(where: { $0.bound.contains(variable.text) }) else { return slot }
        for (index, alternative) in alternatives.enumerated() where !alternative.bound.contains(variable.text) {
            throw PatternIssue(
                "`$\(variable.text)` is not in alternative \(index + 1) of \(alternatives.count)", at: variable.range)
        }
        return slot
    }

    /// A meta-variable alone fits every expression, which is a search for nothing.
    func checkIsNotEverything(_ alternative: Pattern.Alternative, _ code: ByteRange) throws(PatternIssue) {
        guard case .node(let slot) = alternative.hole(at: alternative.first), alternative.first.nextSibling == nil else { return }
        let isConditional = slot.map { !conditions[$0].isEmpty } ?? false
        let isBoundBefore = slot.map { slot in
            alternatives.allSatisfy { $0.first != alternative.first && $0.bound.contains(variables[slot]) }
        }
        if !isConditional, isBoundBefore != true {
            throw PatternIssue("a meta-variable alone matches every expression; expected a `where` clause about it", at: code)
        }
    }
}

extension Pattern.Alternative {
    fileprivate func hasSequence(_ slot: Int) -> Bool {
        holes.contains { hole in
            if case .siblings(slot, _)? = hole { true } else { false }
        }
    }
}
