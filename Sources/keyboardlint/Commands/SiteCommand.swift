import KeyboardModel
import LintEngine
import LintPolicy
import Reporting
import RuleBook

extension CommandSyntax {
    static let site = CommandSyntax(
        name: "site", summary: "Write pages about the rules, scenarios and formats to a folder, for a web server.",
        operands: OperandSyntax(
            name: "FOLDER", count: 1...1, summary: "is made if there is none; files of the same names are replaced"),
        options: [.rules, .scenarioFile, .config, .isolated],
        notes: [
            """
            The pages need nothing else: no script, no font, no server. They have the rules and scenarios of the project's configuration, \
            too, so a team can publish its own.
            """
        ],
        run: { arguments, console in
            let parts = try ProjectParts(arguments)
            let files = Site(rules: parts.book.rules, scenarios: parts.scenarios.known).files
            try Site.write(files, to: arguments.operands[0])
            console.note("\(files.count) files in '\(arguments.operands[0])'\n")
            return .success
        })
}

/// Static pages: what `explain`, `scenarios` and `schema` print, with links between them.
struct Site {
    let rules: [Rule]
    let scenarios: [Scenario]

    /// By the path in the site's folder, in the order of the paths.
    var files: [(path: String, text: String)] {
        let articles = rules.map { Article($0) } + [.misusedSuppression]
        var files: [(path: String, text: String)] = [
            ("index.html", index(articles)), ("rules.html", ArticlePage(articles).html),
        ]
        files += articles.map { ("rules/\($0.id).html", ArticlePage([$0]).html) }
        files += scenarios.flatMap { scenario in
            [("scenarios/\(scenario.id).svg", ScenarioDrawing(scenario).svg), ("scenarios/\(scenario.id).html", page(scenario))]
        }
        files += Schema.allCases.map { ("schemas/\($0.fileName)", $0.text) }
        return files.sorted { $0.path < $1.path }
    }

    private func index(_ articles: [Article]) -> String {
        let rules = articles.map { ("rules/\($0.id).html", $0.id, $0.title) }
        let drawn = scenarios.map { ("scenarios/\($0.id).html", $0.id, $0.title) }
        let schemas = Schema.allCases.map {
            ("schemas/\($0.fileName)", $0.fileName, "'keyboardlint schema \($0.rawValue)' prints it")
        }
        let formats = ReportFormat.allCases.map { "<li><code>--format \($0.rawValue)</code></li>\n" }.joined()
        return ArticlePage.page(
            "keyboardlint",
            """
            <p>Version \(Report.Tool().version). <a href="rules.html">All rules on one page</a></p>
            \(Self.section("Rules", rules))\(Self.section("Scenarios", drawn))<h2>Formats</h2>
            <ul>
            \(formats)</ul>
            \(Self.section("Schemas", schemas))
            """)
    }

    private func page(_ scenario: Scenario) -> String {
        let text = ArticlePage.escaped(scenario.text)
        return ArticlePage.page(
            scenario.id,
            """
            <p><a href="../index.html">keyboardlint</a></p>
            <p>\(ArticlePage.escaped(scenario.title))</p>
            <figure><img src="\(scenario.id).svg" alt="\(ArticlePage.escaped(scenario.title))"></figure>
            <pre><code>\(text)</code></pre>
            """)
    }

    private static func section(_ title: String, _ links: [(address: String, name: String, text: String)]) -> String {
        let items = links.map { link in
            "<li><a href=\"\(link.address)\">\(ArticlePage.escaped(link.name))</a> \(ArticlePage.escaped(link.text))</li>\n"
        }
        return "<h2>\(title)</h2>\n<ul>\n\(items.joined())</ul>\n"
    }

    static func write(_ files: [(path: String, text: String)], to folder: String) throws(UsageError) {
        do throws(SystemError) {
            for part in [folder, "\(folder)/rules", "\(folder)/scenarios", "\(folder)/schemas"] {
                try FileSystem.makeFolder(part)
            }
            for file in files { try FileSystem.write(file.text, to: "\(folder)/\(file.path)") }
        } catch {
            throw UsageError("pages cannot be written to '\(folder)': \(error.message)")
        }
    }
}
