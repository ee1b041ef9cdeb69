import SourceText

/// A condition as it is written, before its meta-variables are known.
indirect enum ClauseDraft {
    case code(Clause.Relation, subject: Word?, CodeQuery)
    case fact(subject: Word?, Pattern.Condition)
    case not(ClauseDraft)
    case group(isAny: Bool, [ClauseDraft])

    /// The codes in it.
    var codes: [Pattern.Alternative] {
        switch self {
        case .code(_, _, let query): [query.alternative]
        case .fact: []
        case .not(let inner): inner.codes
        case .group(_, let inner): inner.flatMap(\.codes)
        }
    }
}

/// Reads the conditions of a pattern: lines at one margin, each with what is indented below it.
struct ClauseReader {
    let file: SourceFile
    let catalog: FactCatalog
    /// Grows by those met for the first time.
    private(set) var variables: [String]
    /// The codes read, with their places.
    private(set) var queries: [(CodeQuery, ByteRange)] = []

    init(file: SourceFile, variables: [String], asking catalog: FactCatalog) {
        self.file = file
        self.catalog = catalog
        self.variables = variables
    }

    mutating func drafts(of lines: [PatternLine], depth: Int = 0) throws(PatternIssue) -> [ClauseDraft] {
        guard depth <= Pattern.Limits.groups else {
            throw PatternIssue("groups are nested deeper than \(Pattern.Limits.groups) levels", at: lines[0].start)
        }
        var drafts: [ClauseDraft] = []
        var rest = lines[...]
        while let line = rest.popFirst() {
            // A closing bracket ends the code above it, wherever it stands.
            let below = rest.prefix { $0.indentation > line.indentation || $0.words[0].text.first.map("})]".contains) ?? false }
            rest = rest.dropFirst(below.count)
            if line.indentation != lines[0].indentation {
                throw PatternIssue("expected this line under the one above it, in line \(lines[0].number)", at: line.start)
            }
            drafts.append(try draft(line, below: Array(below), depth: depth))
        }
        return drafts
    }

    private mutating func draft(_ line: PatternLine, below: [PatternLine], depth: Int) throws(PatternIssue) -> ClauseDraft {
        var words = line.words[...]
        let isWhere = words.first?.text == "where"
        if isWhere { words.removeFirst() }
        let isNegated = words.first?.text == "not"
        if isNegated { words.removeFirst() }
        guard let first = words.first else {
            let expected = isWhere ? "a meta-variable such as `$X` or a fact such as `effect is gap`" : "a condition"
            throw PatternIssue("expected \(expected)", at: line.end)
        }
        if isWhere { return try asked(line, words, isNegated: isNegated, below: below) }
        if words.count == 1, ["any", "all"].contains(first.text) {
            guard !below.isEmpty else {
                throw PatternIssue("expected conditions below `\(first.text)`, further to the right", at: line.end)
            }
            let group = ClauseDraft.group(isAny: first.text == "any", try drafts(of: below, depth: depth + 1))
            return isNegated ? .not(group) : group
        }
        guard let relation = Clause.Relation.ofMatches.first(where: { words.map(\.text).starts(with: $0.words) }) else {
            throw notACondition(first, isNegated: isNegated)
        }
        let query = try query(words.dropFirst(relation.words.count), line, below)
        let clause = ClauseDraft.code(relation, subject: nil, query)
        return isNegated ? .not(clause) : clause
    }

    /// What follows `where`, with or without a `not`: a fact, or code that a meta-variable must be or have.
    private mutating func asked(
        _ line: PatternLine, _ words: ArraySlice<Word>, isNegated: Bool, below: [PatternLine]
    ) throws(PatternIssue) -> ClauseDraft {
        var words = words
        var subject: Word?
        if let first = words.first, first.text.hasPrefix("$") {
            guard let meta = MetaVariable(identifier: first.text), let name = meta.name, !meta.isSequence else {
                throw PatternIssue("expected a meta-variable such as `$X`, found `\(first.text)`", at: first.range)
            }
            subject = Word(text: name, range: first.range)
            words.removeFirst()
        }
        if subject != nil, let relation = Clause.Relation.ofVariables.first(where: { words.first?.text == $0.words[0] }) {
            let clause = ClauseDraft.code(relation, subject: subject, try query(words.dropFirst(), line, below))
            return isNegated ? .not(clause) : clause
        }
        if let stray = below.first {
            throw PatternIssue("expected this line at the left margin: a fact is one line", at: stray.start)
        }
        let condition = try condition(words, of: subject == nil ? .match : .variable, isNegated: isNegated, end: line.end)
        return .fact(subject: subject, condition)
    }

    private func condition(
        _ words: ArraySlice<Word>, of subject: FactPhrase.Subject, isNegated: Bool, end: ByteRange
    ) throws(PatternIssue) -> Pattern.Condition {
        var words = words
        var facts: [any Fact] = []
        while true {
            let phrase = words.prefix { $0.text != "or" }
            words = words.dropFirst(phrase.count)
            let separator = words.popFirst()
            facts.append(try catalog.fact(from: phrase, of: subject, end: separator?.range ?? end))
            if separator == nil { break }
        }
        return Pattern.Condition(isNegated: isNegated, facts: facts)
    }

    /// The code of a clause: the rest of its line, and the lines below it.
    private mutating func query(
        _ words: ArraySlice<Word>, _ line: PatternLine, _ below: [PatternLine]
    ) throws(PatternIssue) -> CodeQuery {
        let written = Array(words) + below.flatMap(\.words)
        guard let first = written.first, let last = written.last else { throw PatternIssue("expected Swift code", at: line.end) }
        let code = first.range.union(last.range)
        let query = CodeQuery(try Pattern.Alternative(code, of: file, variables: &variables))
        queries.append((query, code))
        return query
    }

    private func notACondition(_ word: Word, isNegated: Bool) -> PatternIssue {
        let relations = Clause.Relation.ofMatches.map(\.words)
        let words = (isNegated ? [] : ["where", "not"]) + relations.map { $0.joined(separator: " ") } + ["any", "all"]
        var message = "expected \(list(words.map { "`\($0)`" })), found `\(word.text)`"
        if let nearest = nearestWord(to: word.text, in: words.map { String($0.prefix { $0 != " " }) }) {
            message += "; did you mean `\(nearest)`?"
        } else {
            message += ": only conditions can follow the first condition"
        }
        return PatternIssue(message, at: word.range)
    }
}
