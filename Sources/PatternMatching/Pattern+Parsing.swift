import SourceText
import SwiftLexer
import SwiftParser

extension Pattern {
    /// Reads a pattern block: code, more codes separated by lines `or`, then lines that begin with `where`.
    ///
    /// - Parameters:
    ///   - range: whole lines of `file`, the fences around them left out.
    ///   - file: what the ranges of issues refer to.
    package init(parsing range: ByteRange, of file: SourceFile) throws(PatternIssue) {
        let block = try PatternBlock(range, in: file)
        var variables: [String] = []
        var alternatives: [Alternative] = []
        for code in block.alternatives {
            let bytes = try MetaVariable.asIdentifiers(in: file.bytes[code.start..<code.end])
            let tree = parse(SourceFile(path: file.path, bytes: bytes))
            alternatives.append(try Alternative(tree, variables: &variables, offset: code.start))
        }
        var conditions = [[Condition]](repeating: [], count: variables.count)
        for line in block.conditions {
            let (variable, condition) = try Condition.parse(line)
            guard let slot = variables.firstIndex(of: variable.text) else {
                let known = variables.map { "$" + $0 }
                var message = "`$\(variable.text)` is not in the code"
                if let nearest = nearestWord(to: "$" + variable.text, in: known) { message += "; did you mean `\(nearest)`?" }
                throw PatternIssue(message, at: variable.range)
            }
            for (index, alternative) in alternatives.enumerated() {
                try alternative.check(variable, slot: slot, ordinal: index + 1, of: alternatives.count)
            }
            conditions[slot].append(condition)
        }
        for (alternative, code) in zip(alternatives, block.alternatives) {
            if case .node(let slot) = alternative.hole(at: alternative.first), alternative.first.nextSibling == nil,
                slot.map({ conditions[$0].isEmpty }) ?? true
            {
                throw PatternIssue("a meta-variable alone matches every expression; expected a `where` clause about it", at: code)
            }
        }
        self.init(alternatives: alternatives, conditions: conditions, variables: variables)
    }

    /// A pattern on its own, outside a file.
    package init(_ text: String) throws(PatternIssue) {
        let file = SourceFile(path: "pattern", text: text)
        try self.init(parsing: ByteRange(0, file.bytes.count), of: file)
    }
}

extension Pattern.Alternative {
    fileprivate func check(_ variable: Word, slot: Int, ordinal: Int, of count: Int) throws(PatternIssue) {
        guard bound.contains(variable.text) else {
            throw PatternIssue("`$\(variable.text)` is not in alternative \(ordinal) of \(count)", at: variable.range)
        }
        let isSequence = holes.contains { hole in
            if case .siblings(slot, _)? = hole { true } else { false }
        }
        if isSequence {
            throw PatternIssue("`$...\(variable.text)` stands for several nodes, a fact is about one", at: variable.range)
        }
    }
}

/// The lines of a pattern block, sorted into codes and `where` clauses.
private struct PatternBlock {
    var alternatives: [ByteRange] = []
    var conditions: [[Word]] = []

    init(_ range: ByteRange, in file: SourceFile) throws(PatternIssue) {
        var code: ByteRange?
        var separator: Word?
        var offset = range.start
        while offset < range.end {
            let line = file.lines.range(ofLine: file.lines.lineIndex(at: offset))
            let words = file.words(in: ByteRange(offset, min(line.end, range.end)))
            offset = line.end
            guard let first = words.first else { continue }
            if first.text == "where", first.range.start == line.start {
                conditions.append(words)
            } else if let earlier = conditions.first?.first {
                throw PatternIssue(
                    "expected another `where`: the code ends at the first one, in line \(file.line(of: earlier))", at: first.range
                )
            } else if words.count == 1, first.text == "or" {
                guard let finished = code else { throw PatternIssue("expected Swift code before `or`", at: first.range) }
                alternatives.append(finished)
                code = nil
                separator = first
            } else {
                let written = first.range.union(words[words.count - 1].range)
                code = code?.union(written) ?? written
            }
        }
        if let code {
            alternatives.append(code)
        } else if let separator {
            throw PatternIssue("expected Swift code after `or`", at: separator.range)
        } else {
            throw PatternIssue("expected Swift code", at: ByteRange(range.start, range.start))
        }
    }
}

extension SourceFile {
    fileprivate func words(in range: ByteRange) -> [Word] {
        bytes[range.start..<range.end].split { $0 <= UInt8(ascii: " ") }.map { slice in
            Word(text: String(decoding: slice, as: UTF8.self), range: ByteRange(slice.startIndex, slice.endIndex))
        }
    }

    fileprivate func line(of word: Word) -> Int { location(at: word.range.start).line }
}

extension Pattern.Condition {
    /// Reads `where [not] $X FACT {or FACT}`.
    ///
    /// - Returns: the meta-variable, without its `$`, and what is asked of it.
    fileprivate static func parse(_ line: [Word]) throws(PatternIssue) -> (variable: Word, condition: Self) {
        let lineEnd = line[line.count - 1].range.end
        let end = ByteRange(lineEnd, lineEnd)
        var words = line.dropFirst()
        let isNegated = words.first?.text == "not"
        if isNegated { words = words.dropFirst() }
        guard let variable = words.popFirst() else {
            throw PatternIssue("expected a meta-variable such as `$X`", at: end)
        }
        guard let meta = MetaVariable(identifier: variable.text), let name = meta.name, !meta.isSequence else {
            let expected = isNegated ? "a meta-variable such as `$X`" : "`not` or a meta-variable such as `$X`"
            throw PatternIssue("expected \(expected), found `\(variable.text)`", at: variable.range)
        }
        var facts: [Fact] = []
        while true {
            let phrase = words.prefix { $0.text != "or" }
            words = words.dropFirst(phrase.count)
            let separator = words.popFirst()
            facts.append(try FactPhrase.fact(from: phrase, end: separator?.range ?? end))
            if separator == nil { break }
        }
        return (Word(text: name, range: variable.range), Self(isNegated: isNegated, facts: facts))
    }
}
