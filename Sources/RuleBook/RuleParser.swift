import PatternMatching
import SourceText

/// Reads one rule file: the title, the metadata, then the sections in their fixed order.
///
/// Whatever is wrong is noted and reading goes on, so that an author sees all of it at once.
struct RuleParser {
    let file: SourceFile
    let catalog: FactCatalog
    private var blocks: ArraySlice<MarkdownBlock>
    private(set) var issues: [RuleIssue] = []
    private var sections: [SectionName: Section] = [:]
    /// The sections that were expected when the file ended.
    private var missing = SectionName.allCases[...]
    /// The block the file ends with.
    private var last: MarkdownBlock?

    init(_ file: SourceFile, asking catalog: FactCatalog) {
        self.file = file
        self.catalog = catalog
        self.blocks = markdownBlocks(of: file)[...]
    }

    /// The rule of a whole file.
    mutating func rule() throws(InvalidRule) -> Rule {
        let head = self.head()
        let content = self.content()
        for name in missing { note("expected a section `## \(name.rawValue)`", at: end(of: last)) }
        guard issues.isEmpty, let head else { throw InvalidRule(file: file, issues: issues.sorted { $0.range < $1.range }) }
        let text = RuleFile(path: file.path, markdown: file.text(in: ByteRange(0, file.bytes.count)))
        return head.rule(of: text, Deferred { content })
    }

    /// The rule of a file of which it is known that it is one: what it looks for is read now, the rest when somebody asks.
    static func rule(trusting text: RuleFile, asking catalog: FactCatalog) throws(InvalidRule) -> Rule {
        var parser = RuleParser(SourceFile(path: text.path, text: text.head), asking: catalog)
        guard let head = parser.head(), parser.issues.isEmpty else { throw InvalidRule(file: parser.file, issues: parser.issues) }
        return head.rule(
            of: text,
            Deferred {
                var parser = RuleParser(SourceFile(path: text.path, text: text.markdown), asking: catalog)
                _ = parser.head()
                return parser.content()
            })
    }

    /// Everything up to the pattern.
    private struct Head {
        let id: String
        let title: String
        let metadata: RuleMetadata
        let summary: String
        let patterns: [Pattern]

        func rule(of text: RuleFile, _ content: Deferred<RuleContent>) -> Rule {
            Rule(
                id: id, title: title, severity: metadata.severity, category: metadata.category, since: metadata.since,
                isEnabledByDefault: metadata.isEnabled, summary: summary, message: MessageTemplate(text: metadata.message.text),
                messageWithoutGuide: metadata.messageWithoutGuide.map { MessageTemplate(text: $0.text) },
                primary: metadata.primary.text, refines: metadata.refines, foldsHandlers: metadata.foldsHandlers,
                world: metadata.world,
                shows: metadata.shows, explains: metadata.explains,
                patterns: patterns, content: content, text: text)
        }
    }

    private mutating func head() -> Head? {
        let id = identifier()
        let title = self.title()
        let metadata = self.metadata()
        readSections()
        let patterns = sections[.pattern].map { self.patterns(in: $0) } ?? []
        let summary = sections[.whatItSays].flatMap { self.summary(in: $0) }
        if let section = sections[.whyItIsBad] { requireProse(in: section) }
        if let metadata { check(metadata, against: patterns) }
        guard let id, let title, let metadata, let summary else { return nil }
        return Head(id: id, title: title, metadata: metadata, summary: summary, patterns: patterns)
    }

    private mutating func content() -> RuleContent {
        let triggering = sections[.triggers].map { examples(in: $0, areMarked: true) } ?? []
        let nonTriggering = sections[.doesNotTrigger].map { examples(in: $0, areMarked: false) } ?? []
        let migrations = sections[.howToMigrate].map { self.migrations(in: $0) } ?? []
        let references = sections[.references].map { self.references(in: $0) } ?? []
        if let section = sections[.knownLimits] { requireProse(in: section) }
        return RuleContent(
            triggering: triggering, nonTriggering: nonTriggering, migrations: migrations,
            remedy: sections[.howToMigrate].flatMap { self.firstSentence(in: $0) },
            repair: sections[.howToMigrate].flatMap { self.repair(in: $0) }, references: references)
    }

    mutating func note(_ message: String, at range: ByteRange) {
        issues.append(RuleIssue(message: message, range: range))
    }

    /// Where something is missing that should have come before everything that follows `block`.
    private func end(of block: MarkdownBlock?) -> ByteRange {
        let offset = block?.range.end ?? 0
        return ByteRange(offset, offset)
    }

    // MARK: The head

    private mutating func identifier() -> String? {
        let name = file.path.split(separator: "/").last ?? ""
        let id = name.hasSuffix(".md") ? name.dropLast(3) : name
        let isWellFormed = id.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
            !word.isEmpty
                && word.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (0x30...0x39).contains($0) }
        }
        guard isWellFormed else {
            note("a rule's file is named in lower-case words joined by hyphens, found `\(id)`", at: ByteRange(0, 0))
            return nil
        }
        return String(id)
    }

    private mutating func title() -> String? {
        guard let first = blocks.first, case .heading(1, let title) = first.kind else {
            note("expected a heading `# …` that says what the rule finds", at: blocks.first?.range ?? ByteRange(0, 0))
            return nil
        }
        blocks.removeFirst()
        return title
    }

    private mutating func metadata() -> RuleMetadata? {
        guard let first = blocks.first, case .code("rule", let content, true) = first.kind else {
            note("expected the metadata, a fenced block ```rule", at: blocks.first?.range ?? ByteRange(0, 0))
            return nil
        }
        blocks.removeFirst()
        return RuleMetadata(content, in: file, issues: &issues)
    }

    // MARK: Sections

    /// The blocks of a section, without its heading.
    struct Section {
        let heading: ByteRange
        let blocks: ArraySlice<MarkdownBlock>
    }

    enum SectionName: String, CaseIterable {
        case whatItSays = "What it says"
        case whyItIsBad = "Why it is bad"
        case pattern = "Pattern"
        case triggers = "Triggers"
        case doesNotTrigger = "Does not trigger"
        case howToMigrate = "How to migrate"
        case knownLimits = "Known limits"
        case references = "References"
    }

    private mutating func readSections() {
        var expected = SectionName.allCases[...]
        last = blocks.first
        while let block = blocks.popFirst() {
            last = block
            guard case .heading(2, let title) = block.kind else {
                note("expected a section `## \(expected.first?.rawValue ?? "")`", at: block.range)
                continue
            }
            let body = blocks.prefix { if case .heading(...2, _) = $0.kind { false } else { true } }
            blocks = blocks.dropFirst(body.count)
            last = body.last ?? block
            guard let name = SectionName(rawValue: title), let position = expected.firstIndex(of: name) else {
                note(misplacedSection(title, expected: expected.first, seen: sections.keys), at: block.range)
                continue
            }
            for missing in expected[..<position] {
                note("expected `## \(missing.rawValue)` before this section", at: block.range)
            }
            expected = expected[(position + 1)...]
            sections[name] = Section(heading: block.range, blocks: body)
        }
        missing = expected
    }

    private func misplacedSection(
        _ title: String, expected: SectionName?, seen: Dictionary<SectionName, Section>.Keys
    ) -> String {
        if let name = SectionName(rawValue: title) {
            return seen.contains(name) ? "the section `\(title)` occurs twice" : "the section `\(title)` comes too late"
        }
        var message = "no section is named `\(title)`"
        if let nearest = nearestWord(to: title, in: SectionName.allCases.map(\.rawValue)) {
            message += "; did you mean `\(nearest)`?"
        } else if let expected {
            message += "; expected `\(expected.rawValue)`"
        }
        return message
    }

    private mutating func check(_ metadata: RuleMetadata, against patterns: [Pattern]) {
        guard let first = patterns.first else { return }
        let bound = patterns.dropFirst().reduce(first.alwaysBound) { $0.intersection($1.alwaysBound) }
        let spoken = MessageTemplate(text: metadata.message.text).variables.map { ($0, metadata.message.range) }
        for (variable, range) in [(metadata.primary.text, metadata.primary.range)] + spoken where !bound.contains(variable) {
            var message = "`$\(variable)` is not in every pattern of the rule"
            if let nearest = nearestWord(to: variable, in: bound.sorted()) { message += "; did you mean `$\(nearest)`?" }
            note(message, at: range)
        }
    }
}
