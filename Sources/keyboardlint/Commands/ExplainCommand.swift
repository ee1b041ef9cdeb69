import LintEngine
import LintPolicy
import PatternMatching
import Reporting
import RuleBook

extension CommandSyntax {
    static let explain = CommandSyntax(
        name: "explain", summary: "Say what to do about a rule or a finding: the reason, the run, the replacement.",
        operands: OperandSyntax(
            name: "RULE|FILE:LINE", count: 0...Int.max,
            summary: "the id of a rule, or the place of a finding, as 'keyboardlint lint' prints them"),
        options: [.allRules, .full, .markdown, .html, .color, .rules, .config, .isolated, .deploymentTarget],
        notes: [
            """
            For a rule: what to do, what the rule says, a drawing, and code before and after. --full prints the whole article with its \
            pattern, examples and limits; --all, --markdown and --html always do.
            """,
            """
            For FILE:LINE: each finding there with its trace, the run of its handler in the worst scenario, and the replacement with the \
            names of this screen.
            """,
            """
            The drawing and its numbers come from a run of the rule's own example in the scenario, beside the layout guide. Lines fit \
            the terminal, or 80 columns without one; COLUMNS sets another width.
            """,
            "--html prints the articles as one page that needs no other file; --markdown prints their source.",
        ],
        run: { arguments, console in
            let places = try arguments.operands.map { operand throws(UsageError) in try FindingPlace(operand) }.compactMap(\.self)
            if !places.isEmpty {
                guard places.count == arguments.operands.count, !arguments.has(.allRules) else {
                    throw UsageError("rules and places do not go together", advice: "Name one or the other.")
                }
                if let option = [OptionSyntax.markdown, .html, .full].first(where: arguments.has) {
                    throw UsageError("'\(option.name)' is for rules, not for FILE:LINE", advice: "Leave it out.")
                }
                let texts = try places.map { place throws(UsageError) in try place.text(arguments, console) }
                try console.write(texts.joined(separator: "\n\n"))
                return .success
            }
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
                "'explain' needs RULE, the id of a rule, or FILE:LINE, the place of a finding",
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
        let isWhole = arguments.has(.full) || arguments.has(.allRules)
        return articles.map { ArticleText($0, on: terminal, isWhole: isWhole).text }.joined(separator: "\n\n")
    }
}

extension OptionSyntax {
    static let allRules = OptionSyntax("--all", summary: "every rule")
    static let full = OptionSyntax("--full", summary: "the whole article, with its pattern, examples and limits")
    static let markdown = OptionSyntax("--markdown", summary: "as Markdown")
    static let html = OptionSyntax("--html", summary: "as a page of HTML, with the scenario drawn to scale")
}
