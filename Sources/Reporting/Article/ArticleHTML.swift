import LintEngine
import RuleBook

/// The blocks of an article as elements of HTML.
enum ArticleHTML {
    static func html(_ part: Article.Part) -> String {
        switch part {
        case .block(let block): html(block)
        case .drawing(let demonstration): figure(demonstration)
        }
    }

    /// A title is one line of Markdown.
    static func inline(ofTitle title: String) -> String { html(InlineReader.read(title)) }

    private static func figure(_ demonstration: Demonstration) -> String {
        let marks = demonstration.steps.compactMap { step in
            step.legacyBottom.map { (step.event, [ScenarioDrawing.Mark(demonstration.label, y: $0, style: .handler)]) }
        }
        // What comes after the event that shows the mistake would only make the rest smaller.
        var scenario = demonstration.scenario
        if let last = scenario.steps.firstIndex(where: { $0.name == demonstration.event }) {
            scenario.steps.removeSubrange((last + 1)...)
        }
        let svg = ScenarioDrawing(scenario, marks: Dictionary(marks) { $1 }).svg
        let caption = html(InlineReader.read(demonstration.caption))
        return "<figure>\n\(svg)<figcaption>\(caption)</figcaption>\n</figure>\n"
    }

    // MARK: Blocks

    private static func html(_ block: Markdown.Block) -> String {
        switch block {
        case .heading(let level, let title): "<h\(level)>\(html(title))</h\(level)>\n"
        case .paragraph(let text): "<p>\(html(text))</p>\n"
        case .list(let first, let items): list(items, from: first)
        case .code(let info, let lines): code(lines, info)
        case .table(let table): html(table)
        }
    }

    private static func list(_ items: [[Markdown.Block]], from first: Int?) -> String {
        let name = first == nil ? "ul" : "ol"
        let start = first.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
        let elements = items.map { item -> String in
            // A lone paragraph is the item's text.
            if item.count == 1, case .paragraph(let text) = item[0] { return "<li>\(html(text))</li>\n" }
            return "<li>\n\(item.map(html).joined())</li>\n"
        }
        return "<\(name)\(start)>\n\(elements.joined())</\(name)>\n"
    }

    private static func code(_ lines: [String], _ info: String) -> String {
        let spans = ArticleText.colour(lines, as: info).map { line in
            line.joined.pieces.map { piece in
                let text = piece.text.escapedForMarkup
                return piece.role == .plain ? text : "<span class=\"\(piece.role.rawValue)\">\(text)</span>"
            }.joined()
        }
        return "<pre><code>\(spans.joined(separator: "\n"))</code></pre>\n"
    }

    private static func html(_ table: Markdown.Table) -> String {
        func row(_ cells: [[Markdown.Inline]], _ name: String) -> String {
            let elements = zip(cells, table.alignsRight).map { "<\(name)\($1 ? " class=\"right\"" : "")>\(html($0))</\(name)>" }
            return "<tr>\(elements.joined())</tr>\n"
        }
        let rows = table.rows.map { row($0, "td") }.joined()
        return "<table>\n<thead>\n\(row(table.header, "th"))</thead>\n<tbody>\n\(rows)</tbody>\n</table>\n"
    }

    // MARK: Text

    private static func html(_ inlines: [Markdown.Inline]) -> String {
        inlines.map { inline in
            switch inline {
            case .text(let text): text.escapedForMarkup
            case .code(let code): "<code>\(code.escapedForMarkup)</code>"
            case .strong(let inner): "<strong>\(html(inner))</strong>"
            case .emphasis(let inner): "<em>\(html(inner))</em>"
            case .link(let title, let url): isSafe(url) ? "<a href=\"\(url.escapedForMarkup)\">\(html(title))</a>" : html(title)
            }
        }.joined()
    }

    /// A rule may come from anywhere; a link must not run anything.
    private static func isSafe(_ url: String) -> Bool {
        ["https://", "http://", "#"].contains { url.hasPrefix($0) }
    }
}
