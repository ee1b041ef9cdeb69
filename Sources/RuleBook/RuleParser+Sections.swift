import PatternMatching
import SourceText

extension RuleParser {
    /// One sentence: the first paragraph.
    mutating func summary(in section: Section) -> String? {
        guard let first = section.blocks.first, case .prose = first.kind else {
            note("expected a sentence under this heading", at: section.heading)
            return nil
        }
        let sentence = file.text(in: first.range).split(whereSeparator: \.isNewline).map { String($0.trimmed) }.joined(
            separator: " ")
        guard sentence.hasSuffix("."), !sentence.contains(". ") else {
            note("expected one sentence that ends in a full stop; more may follow in a paragraph of its own", at: first.range)
            return nil
        }
        return sentence
    }

    /// The first sentence of a section that begins with text.
    func firstSentence(in section: Section) -> String? {
        guard let first = section.blocks.first, case .prose = first.kind else { return nil }
        let text = file.text(in: first.range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard let end = text.firstRange(of: ". ") else { return text }
        return text[..<end.lowerBound] + "."
    }

    /// The rest of the sentence that begins with "If the handler stays, ", as a sentence of its own.
    func repair(in section: Section) -> String? {
        for block in section.blocks {
            guard case .prose = block.kind else { continue }
            let text = file.text(in: block.range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            guard let start = text.firstRange(of: "If the handler stays, ") else { continue }
            let rest = text[start.upperBound...]
            let sentence = rest.firstRange(of: ". ").map { rest[..<$0.lowerBound] + "." } ?? rest
            return sentence.prefix(1).uppercased() + sentence.dropFirst()
        }
        return nil
    }

    mutating func requireProse(in section: Section) {
        let hasProse = section.blocks.contains { if case .prose = $0.kind { true } else { false } }
        if !hasProse { note("expected text under this heading", at: section.heading) }
    }

    mutating func patterns(in section: Section) -> [Pattern] {
        var patterns: [Pattern] = []
        for content in code("pattern", in: section) {
            do {
                patterns.append(try Pattern(parsing: content, of: file, asking: catalog))
            } catch {
                note(error.message, at: error.range)
            }
        }
        return patterns
    }

    mutating func examples(in section: Section, areMarked: Bool) -> [Example] {
        code("swift", in: section).compactMap { content in
            guard let example = example(content) else { return nil }
            if areMarked, example.marked.isEmpty {
                note("expected a comment with carets under what the rule finds", at: firstLine(of: content))
            } else if !areMarked, !example.marked.isEmpty {
                note("an example that does not trigger has no carets", at: firstLine(of: content))
            }
            return example
        }
    }

    /// Pairs of code directly under `### Before` and `### After`; other code in the section illustrates the text.
    mutating func migrations(in section: Section) -> [Rule.Migration] {
        let swift = Set(code("swift", in: section))
        var migrations: [Rule.Migration] = []
        var before: (example: Example, claim: Rule.Migration.Claim?)?
        var label: String?
        var claim: Rule.Migration.Claim?
        for block in section.blocks {
            switch block.kind {
            case .heading(_, let title): (label, claim) = (title, nil)
            case .prose:
                if label == "Before" || label == "After", let made = self.claim(in: block, under: label) { claim = made }
            case .code(_, let content, _):
                guard swift.contains(content), let example = example(content) else { continue }
                if label == "Before" {
                    before = (example, claim)
                } else if label == "After", let first = before {
                    migrations.append(
                        Rule.Migration(before: first.example, after: example, beforeClaim: first.claim, afterClaim: claim))
                    before = nil
                }
                label = nil
            }
        }
        if migrations.isEmpty || before != nil {
            note("expected code under `### Before` and `### After`", at: section.heading)
        }
        return migrations
    }

    /// What a paragraph says of running the code under it; nil for any other paragraph.
    private mutating func claim(in block: MarkdownBlock, under label: String?) -> Rule.Migration.Claim? {
        let text = file.text(in: block.range).split(whereSeparator: \.isNewline).map { String($0.trimmed) }.joined(separator: " ")
        for (word, isRun) in [("Not run:", false), ("Agrees:", true)] where text.hasPrefix(word) {
            let reason = text.dropFirst(word.count).trimmed
            guard reason.hasSuffix("."), reason.count > 1 else {
                note("expected `\(word) REASON.`, the reason as a sentence", at: block.range)
                return nil
            }
            guard !isRun || label == "Before" else {
                note("`Agrees:` belongs under `### Before`; the code after must agree in any case", at: block.range)
                return nil
            }
            return isRun ? .agrees(String(reason)) : .notRun(String(reason))
        }
        return nil
    }

    /// The links that the items of the section's lists begin with.
    mutating func references(in section: Section) -> [Rule.Reference] {
        var references: [Rule.Reference] = []
        for block in section.blocks {
            guard case .prose = block.kind else { continue }
            for line in file.text(in: block.range).split(whereSeparator: \.isNewline) where line.hasPrefix("- ") {
                guard let reference = Rule.Reference(link: line.dropFirst(2)) else {
                    note("expected a link `[title](https://…)` at the start of each item", at: block.range)
                    continue
                }
                references.append(reference)
            }
        }
        if references.isEmpty, issues.isEmpty { note("expected a list of links under this heading", at: section.heading) }
        return references
    }

    /// The contents of the fenced blocks of one language; at least one is required.
    private mutating func code(_ language: String, in section: Section) -> [ByteRange] {
        var contents: [ByteRange] = []
        for block in section.blocks {
            guard case .code(let info, let content, let isClosed) = block.kind else { continue }
            if !isClosed {
                note("this fenced block is not closed", at: block.range)
            } else if info == language {
                contents.append(content)
            } else {
                note("expected ```\(language), found ```\(info)", at: firstLine(of: block.range))
            }
        }
        if contents.isEmpty, !section.blocks.contains(where: { if case .code = $0.kind { true } else { false } }) {
            note("expected a fenced block ```\(language) under this heading", at: section.heading)
        }
        return contents
    }

    private mutating func example(_ content: ByteRange) -> Example? {
        let line = file.location(at: content.start).line
        do {
            return try Example(code: file.text(in: content), line: line)
        } catch {
            note(error.message, at: lineRange(line + error.line - 1))
            return nil
        }
    }

    private func firstLine(of range: ByteRange) -> ByteRange { lineRange(file.location(at: range.start).line) }

    private func lineRange(_ line: Int) -> ByteRange {
        let start = file.lines.starts[line - 1]
        return ByteRange(start, start + file.text(ofLine: line).utf8.count)
    }
}

extension Rule.Reference {
    /// Reads `[title](url)` at the start of `text`.
    fileprivate init?(link text: Substring) {
        guard text.first == "[", let close = text.firstIndex(of: "]") else { return nil }
        let rest = text[text.index(after: close)...]
        guard rest.hasPrefix("(https://"), let end = rest.firstIndex(of: ")") else { return nil }
        title = String(text[..<close].dropFirst())
        url = String(rest[..<end].dropFirst())
    }
}
