import LintEngine
import LintPolicy
import PatternMatching
import Reporting
import RuleBook

extension CommandSyntax {
    static let explain = CommandSyntax(
        name: "explain", summary: "Print the article of a rule: what it finds, why that is bad, how to migrate.",
        operands: OperandSyntax(
            name: "RULE", count: 0...Int.max, summary: "the id of a rule, as in findings and 'keyboardlint rules'"),
        options: [.allRules, .markdown, .html, .color, .rules, .config, .isolated],
        notes: [
            """
            The drawing and its numbers come from a run of the rule's own example in the scenario, beside the layout guide. Lines fit \
            the terminal, or 80 columns without one; COLUMNS sets another width.
            """,
            "--html prints the articles as one page that needs no other file; --markdown prints their source.",
        ],
        run: { arguments, console in
            let articles = try ExplainCommand.articles(arguments)
            try console.write(ExplainCommand.text(of: articles, arguments, console))
            return .success
        })
}

/// Which articles `explain` prints, and how.
enum ExplainCommand {
    static func articles(_ arguments: Arguments) throws(UsageError) -> [Article] {
        if arguments.has(.allRules) {
            if let id = arguments.operands.first {
                throw UsageError("'\(id)' and --all do not go together", advice: "Name rules, or pass --all alone.")
            }
            return try ProjectParts(arguments).book.rules.map { Article($0) }
        }
        guard !arguments.operands.isEmpty else {
            throw UsageError(
                "'explain' needs RULE, the id of a rule",
                advice: "Run 'keyboardlint rules' for a list, or 'keyboardlint explain --all' for all of them.")
        }
        // The project is looked at only for what the program does not know by itself.
        let isOurs = arguments.operands.allSatisfy { $0 == MisusedSuppression.rule || RuleBook.ids.contains($0) }
        let asksForMore = !arguments.values(of: .rules).isEmpty || arguments.has(.config)
        let book = isOurs && !asksForMore ? nil : try ProjectParts(arguments).book
        var articles: [Article] = []
        var named: Set<String> = []
        for id in arguments.operands where named.insert(id).inserted {
            if id == MisusedSuppression.rule {
                articles.append(.misusedSuppression)
            } else if let rule = book?[id] ?? RuleBook.embedded(id) {
                articles.append(Article(rule))
            } else {
                throw .unknownRule(id, among: (book?.rules.map(\.id) ?? RuleBook.ids) + [MisusedSuppression.rule])
            }
        }
        return articles
    }

    static func text(of articles: [Article], _ arguments: Arguments, _ console: Console) throws(UsageError) -> String {
        if arguments.has(.markdown), arguments.has(.html) {
            throw UsageError("--markdown and --html do not go together", advice: "Keep one of them.")
        }
        if arguments.has(.markdown) { return articles.map(\.markdown).joined(separator: "\n") }
        if arguments.has(.html) { return ArticlePage(articles).html }
        let terminal = console.terminal(try arguments.choice(of: .color) ?? .auto)
        return articles.map { ArticleText($0, on: terminal).text }.joined(separator: "\n\n")
    }
}

extension OptionSyntax {
    static let allRules = OptionSyntax("--all", summary: "every rule")
    static let markdown = OptionSyntax("--markdown", summary: "as Markdown")
    static let html = OptionSyntax("--html", summary: "as a page of HTML, with the scenario drawn to scale")
}
