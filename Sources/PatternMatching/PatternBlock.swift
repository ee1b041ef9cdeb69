import SourceText

/// The lines of a pattern block, sorted into codes and conditions.
struct PatternBlock {
    var alternatives: [ByteRange] = []
    var conditions: [PatternLine] = []

    init(_ range: ByteRange, in file: SourceFile) throws(PatternIssue) {
        var code: ByteRange?
        var separator: Word?
        for line in file.patternLines(in: range) {
            let first = line.words[0]
            if !conditions.isEmpty || (line.beginsCondition && !line.isIndented) {
                // The reader of conditions says what is wrong with a line that is none.
                conditions.append(line)
            } else if line.words.count == 1, first.text == "or" {
                guard let finished = code else { throw PatternIssue("expected Swift code before `or`", at: first.range) }
                alternatives.append(finished)
                code = nil
                separator = first
            } else {
                let written = first.range.union(line.words[line.words.count - 1].range)
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

/// A line with something in it.
struct PatternLine {
    /// At least one.
    let words: [Word]
    /// Columns before the first word.
    let indentation: Int
    /// Its number in the file.
    let number: Int

    var isIndented: Bool { indentation > 0 }
    var start: ByteRange { ByteRange(words[0].range.start, words[0].range.start) }
    var end: ByteRange {
        let end = words[words.count - 1].range.end
        return ByteRange(end, end)
    }

    /// Whether the words are those of a condition. No Swift statement begins with two of them, so code is not mistaken for one.
    var beginsCondition: Bool {
        var rest = words.map(\.text)[...]
        if rest.first == "where" { return true }
        if rest.first == "not", rest.count > 1 { rest = rest.dropFirst() }
        if rest.count == 1, rest.first == "any" || rest.first == "all" { return true }
        return Clause.Relation.ofMatches.contains { rest.starts(with: $0.words) && rest.count > $0.words.count }
    }
}

/// A word of a condition and where it stands.
struct Word: Equatable {
    let text: String
    let range: ByteRange
}

extension SourceFile {
    fileprivate func patternLines(in range: ByteRange) -> [PatternLine] {
        var result: [PatternLine] = []
        var offset = range.start
        while offset < range.end {
            let index = lines.lineIndex(at: offset)
            let line = lines.range(ofLine: index)
            let words = words(in: ByteRange(offset, min(line.end, range.end)))
            if let first = words.first {
                result.append(PatternLine(words: words, indentation: first.range.start - line.start, number: index + 1))
            }
            offset = line.end
        }
        return result
    }

    private func words(in range: ByteRange) -> [Word] {
        bytes[range.start..<range.end].split { $0 <= UInt8(ascii: " ") }.map { slice in
            Word(text: String(decoding: slice, as: UTF8.self), range: ByteRange(slice.startIndex, slice.endIndex))
        }
    }
}
