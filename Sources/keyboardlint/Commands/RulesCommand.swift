import LintEngine
import PatternMatching
import Reporting
import RuleBook

extension CommandSyntax {
    static let rules: CommandSyntax = CommandSyntax(
        name: "rules", summary: "List the rules, or run the examples of your own.",
        operands: OperandSyntax(
            name: "test [DIR]", count: 0...Int.max,
            summary: "run the examples and migrations of the rules in a folder, or of the configuration's"),
        options: [.json, .rules, .config, .isolated],
        notes: [
            """
            One line for each rule: id, severity, category and title; '(off)' marks a rule that runs only with --only. The list includes \
            the rules of the project's configuration and of --rules.
            """,
            """
            Exit status of 'rules test': 0 all examples pass; 1 some fail; 2 a file cannot be read or is not a well-formed rule.
            """,
        ],
        run: { arguments, console in
            guard let first = arguments.operands.first else {
                let listing = RuleListing(try ProjectParts(arguments).book.rules)
                try console.write(arguments.has(.json) ? jsonText(of: listing) : listing.text)
                return .success
            }
            guard first == "test" else { throw UsageError.unexpectedOperand(first, command: .rules) }
            let named = Array(arguments.operands.dropFirst())
            let result = try RulesTestCommand(named.isEmpty ? ProjectParts(arguments).ruleFolders : named).run()
            try console.write(result.text)
            return result.status
        })
}

extension OptionSyntax {
    static let json = OptionSyntax("--json", summary: "as JSON, for scripts")
}

extension UsageError {
    static func unknownRule(_ id: String, among known: [String] = RuleBook.ids) -> UsageError {
        UsageError(
            "there is no rule '\(id)'" + suggestions(for: id, among: known),
            advice: "Run 'keyboardlint rules' for a list.")
    }
}

/// The rules as `rules` prints them.
struct RuleListing: Encodable {
    private let rules: [Entry]

    private struct Entry: Encodable {
        var id: String
        var title: String
        var summary: String
        var severity: String
        var category: String
        var since: String
        var enabled: Bool
    }

    init(_ rules: [Rule]) {
        self.rules = rules.map { rule in
            Entry(
                id: rule.id, title: rule.title, summary: rule.summary, severity: rule.severity.rawValue,
                category: rule.category.rawValue, since: rule.since, enabled: rule.isEnabledByDefault)
        }
    }

    var text: String {
        let columns = [\Entry.id, \Entry.severity, \Entry.category]
        let widths = columns.map { column in rules.map { $0[keyPath: column].count }.max() ?? 0 }
        return rules.map { rule in
            let cells = zip(columns, widths).map { column, width in
                let cell = rule[keyPath: column]
                return cell + String(repeating: " ", count: width - cell.count)
            }
            return (cells + [rule.title + (rule.enabled ? "" : " (off)")]).joined(separator: "  ") + "\n"
        }.joined()
    }
}
