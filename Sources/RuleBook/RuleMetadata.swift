import PatternMatching
import SourceText
import Vocabulary

/// The `key: value` lines at the top of a rule file.
struct RuleMetadata {
    let severity: Rule.Severity
    let category: Rule.Category
    let since: String
    let isEnabled: Bool
    /// A meta-variable's name without its `$`.
    let primary: Entry
    let message: Entry
    let messageWithoutGuide: Entry?
    let refines: [String]
    let foldsHandlers: Bool
    let world: Rule.World?
    let shows: Rule.Circumstance?
    let explains: Set<EffectName>?

    struct Entry {
        let text: String
        let range: ByteRange

        /// Of a list, with commas or spaces between.
        var words: [Substring] { text.split { $0 == "," || $0 == " " } }
    }

    private enum Key: String, CaseIterable {
        case severity, category, since, enabled, primary, message
        case messageWithoutGuide = "without-guide"
        case refines, folds, world, shows, explains

        /// What most rules do not say.
        var isOptional: Bool { [.messageWithoutGuide, .refines, .folds, .world, .shows, .explains].contains(self) }
    }

    /// Nil where anything is missing or wrong; `issues` then says what.
    init?(_ content: ByteRange, in file: SourceFile, issues: inout [RuleIssue]) {
        let found = issues.count
        var entries = Self.entries(content, in: file, issues: &issues)
        for key in Key.allCases where entries[key] == nil && !key.isOptional {
            let end = ByteRange(content.end, content.end)
            issues.append(RuleIssue(message: "expected a line `\(key.rawValue): …`", range: end))
        }
        let severity = entries[.severity].flatMap { Self.choice(Rule.Severity.self, $0, issues: &issues) }
        let category = entries[.category].flatMap { Self.choice(Rule.Category.self, $0, issues: &issues) }
        let enabled = entries[.enabled].flatMap { Self.choice(Switch.self, $0, issues: &issues) }
        if let since = entries[.since], !Self.isVersion(since.text) {
            issues.append(RuleIssue(message: "expected a version such as `1.2.0`, found `\(since.text)`", range: since.range))
        }
        if let folds = entries[.folds], folds.text != "handlers" {
            issues.append(RuleIssue(message: "expected `handlers`, found `\(folds.text)`", range: folds.range))
        }
        let world = entries[.world].flatMap { Self.choice(Rule.World.self, $0, issues: &issues) }
        let shows = entries[.shows].flatMap { Self.choice(Rule.Circumstance.self, $0, issues: &issues) }
        let explains = entries[.explains].map { Set(Self.choices(EffectName.self, $0, issues: &issues)) }
        if let primary = entries[.primary] {
            if primary.text.first == "$", primary.text.count > 1 {
                entries[.primary] = Entry(text: String(primary.text.dropFirst()), range: primary.range)
            } else {
                issues.append(
                    RuleIssue(message: "expected a meta-variable such as `$X`, found `\(primary.text)`", range: primary.range))
            }
        }
        guard issues.count == found, let severity, let category, let enabled, let since = entries[.since],
            let primary = entries[.primary], let message = entries[.message]
        else { return nil }
        self.severity = severity
        self.category = category
        self.since = since.text
        self.isEnabled = enabled == .yes
        self.primary = primary
        self.message = message
        self.messageWithoutGuide = entries[.messageWithoutGuide]
        self.refines = entries[.refines]?.words.map { String($0) } ?? []
        self.foldsHandlers = entries[.folds] != nil
        self.world = world
        self.shows = shows
        self.explains = explains
    }

    private enum Switch: String, CaseIterable {
        case yes, no
    }

    private static func entries(_ content: ByteRange, in file: SourceFile, issues: inout [RuleIssue]) -> [Key: Entry] {
        var entries: [Key: Entry] = [:]
        var offset = content.start
        while offset < content.end {
            let line = file.lines.lineIndex(at: offset)
            let text = file.text(ofLine: line + 1)
            let range = ByteRange(offset, offset + text.utf8.count)
            offset = file.lines.range(ofLine: line).end
            if text.trimmed.isEmpty { continue }
            let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts.count == 2 ? parts[1].trimmed : ""
            guard !value.isEmpty else {
                issues.append(RuleIssue(message: "expected `key: value`", range: range))
                continue
            }
            guard let key = Key(rawValue: String(parts[0])) else {
                issues.append(unknown(String(parts[0]), of: Key.allCases.map(\.rawValue), at: range))
                continue
            }
            if entries[key] != nil {
                issues.append(RuleIssue(message: "`\(key.rawValue)` occurs twice", range: range))
            }
            let start = range.start + text.utf8.distance(from: text.startIndex, to: value.startIndex)
            entries[key] = Entry(text: String(value), range: ByteRange(start, start + value.utf8.count))
        }
        return entries
    }

    private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ type: Choice.Type, _ entry: Entry, issues: inout [RuleIssue]
    ) -> Choice? {
        if let choice = Choice(rawValue: entry.text) { return choice }
        issues.append(unknown(entry.text, of: Choice.allCases.map(\.rawValue), at: entry.range))
        return nil
    }

    private static func choices<Choice: RawRepresentable<String> & CaseIterable>(
        _ type: Choice.Type, _ entry: Entry, issues: inout [RuleIssue]
    ) -> [Choice] {
        entry.words.compactMap { word in
            let start = entry.range.start + entry.text.utf8.distance(from: entry.text.startIndex, to: word.startIndex)
            let range = ByteRange(start, start + word.utf8.count)
            return choice(type, Entry(text: String(word), range: range), issues: &issues)
        }
    }

    private static func unknown(_ word: String, of known: [String], at range: ByteRange) -> RuleIssue {
        var message = "expected \(list(known.map { "`\($0)`" })), found `\(word)`"
        if let nearest = nearestWord(to: word, in: known) { message += "; did you mean `\(nearest)`?" }
        return RuleIssue(message: message, range: range)
    }

    private static func isVersion(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 3 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    }
}
