import LintEngine
import LintPolicy
import RuleBook
import Vocabulary

/// What formats that describe rules say of one, also of what has no file in Rules/: complaints about comments.
struct RuleDescription {
    let id: String
    let title: String
    /// One sentence.
    let summary: String
    /// The most it may claim.
    let severity: Severity
    let category: String
    /// Nil for what has no file in Rules/.
    private let rule: Rule?
    /// The article; nil for a rule that is not at hand.
    private let markdown: String?

    /// What the tool is about; a rule without references leads there, too.
    static let toolURL = "https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide"

    init(_ id: String, in setting: ReportSetting) {
        if let rule = setting.rules.first(where: { $0.id == id }) {
            self.init(rule)
        } else {
            self.init(withoutArticle: id)
        }
    }

    init(_ rule: Rule) {
        id = rule.id
        title = rule.title
        summary = rule.summary
        severity = Severity(rawValue: rule.severity.rawValue) ?? .note
        category = rule.category.rawValue
        self.rule = rule
        markdown = rule.article
    }

    private init(withoutArticle id: String) {
        self.id = id
        rule = nil
        if id == MisusedSuppression.rule {
            let article = Article.misusedSuppression
            title = article.title
            summary = "A `keyboardlint:` comment names an unknown rule, names no rule, or has no effect."
            severity = Severity(rawValue: article.severity.rawValue) ?? .warning
            category = "suppression"
            markdown = article.markdown
        } else {
            title = id
            summary = "A finding of `\(id)`."
            severity = .warning
            category = "other"
            markdown = nil
        }
    }

    /// A page to read on: the first reference of the article.
    var url: String? { rule?.references.first?.url }

    /// `FrameHeightAsInset`
    var pascalCaseName: String { Self.pascalCase(id) }

    static func pascalCase(_ id: String) -> String {
        id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Of all rules that ran or that findings name, sorted by id.
    ///
    /// - Parameter further: the ids of others.
    static func all(of findings: [Finding], and further: [String] = [], in setting: ReportSetting) -> [RuleDescription] {
        let applied = Set(setting.rules.map(\.id))
        let others = Set(findings.map(\.rule) + further).subtracting(applied)
        return (setting.rules.map { RuleDescription($0) } + others.map { RuleDescription(withoutArticle: $0) })
            .sorted { $0.id < $1.id }
    }

    /// The part of the article that helps who has a finding before them: without the pattern and the examples, which are for who
    /// works on the rule, and without the title, which is shown beside it.
    var helpMarkdown: String {
        guard let markdown else { return summary + "\n" }
        var isKept = true
        var fence: Substring?
        var lines: [Substring] = []
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            let mark = line.prefix { $0 == "`" }
            if let open = fence {
                if mark.count >= open.count, mark.count == line.count { fence = nil }
            } else if mark.count >= 3 {
                fence = mark
            } else if line.hasPrefix("## ") {
                isKept = !["Pattern", "Triggers", "Does not trigger"].contains(line.dropFirst(3))
            } else if line.hasPrefix("# ") {
                isKept = false
            }
            if isKept { lines.append(line) }
        }
        return lines.drop { $0.isEmpty }.joined(separator: "\n")
    }

    /// The same in a few sentences, for who cannot show Markdown.
    var helpText: String {
        ([summary] + [rule?.remedy].compactMap(\.self)).joined(separator: "\n\n")
    }
}
