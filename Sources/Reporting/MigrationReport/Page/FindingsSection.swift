import Behaviour
import KeyboardModel
import LintEngine
import RuleBook
import SourceText

/// What was found, by rule: the code with its trace from observer to write, what the run showed, and how to migrate.
struct FindingsSection {
    let model: MigrationReport

    init(_ model: MigrationReport) { self.model = model }

    var section: PageSection? {
        let findings = model.report.findings
        guard !findings.isEmpty else { return nil }
        let groups = Dictionary(grouping: findings.indices) { findings[$0].rule }.sorted { first, second in
            let severities = [first, second].map { group in group.value.map { findings[$0].severity }.max() ?? .note }
            if severities[0] != severities[1] { return severities[0] > severities[1] }
            return first.value.count == second.value.count ? first.key < second.key : first.value.count > second.value.count
        }
        var shown: Set<Int> = []
        let html = groups.map { group in
            let members = group.value.map { self.html($0, &shown) }.joined()
            return """
                <section class="rule" id="rule-\(group.key.escapedForMarkup)">
                \(heading(group.key, group.value.count))\(members)</section>

                """
        }
        return PageSection(
            id: "findings", title: "Findings by rule",
            lead: "Each finding has its trace, from the observer to the layout write. A run has shown every error.",
            html: html.joined())
    }

    // MARK: Rules

    private func heading(_ id: String, _ count: Int) -> String {
        guard let rule = model.input.rules.first(where: { $0.id == id }) else {
            return
                "<h3><code>\(id.escapedForMarkup)</code> <span class=\"count\">\(Wording.count(count, "finding"))</span></h3>\n"
        }
        let remedy = rule.remedy.map { "<p><strong>Instead:</strong> \($0.withCodeElements)</p>\n" } ?? ""
        return """
            <h3>\(ArticleHTML.inline(ofTitle: rule.title)) <span class="count">\(Wording.count(count, "finding"))</span></h3>
            <p><code>\(id.escapedForMarkup)</code> \(rule.summary.withCodeElements)</p>
            \(remedy)\(migration(of: rule))
            """
    }

    /// What the rule's article says about it, its headings two levels further down.
    private func migration(of rule: Rule) -> String {
        var blocks: [Markdown.Block] = []
        var isInside = false
        for block in Article(rule, demonstration: nil).blocks {
            if case .heading(2, let title) = block {
                isInside = title == [.text("How to migrate")]
                continue
            }
            guard isInside else { continue }
            if case .heading(let level, let title) = block {
                blocks.append(.heading(level: min(level + 1, 6), title))
            } else {
                blocks.append(block)
            }
        }
        if blocks.isEmpty { return "" }
        let html = blocks.map { ArticleHTML.html(Article.Part.block($0)) }.joined()
        return
            "<details><summary>How to migrate, with code before and after</summary>\n<div class=\"article\">\n\(html)</div></details>\n"
    }

    // MARK: Findings

    private func html(_ index: Int, _ shown: inout Set<Int>) -> String {
        let finding = model.report.findings[index]
        let severity = finding.severity.rawValue
        let new = finding.baselineState == .new ? " <span class=\"badge new\">new</span>" : ""
        let novelty = finding.novelty.map { "<p>New: \($0.withCodeElements).</p>\n" } ?? ""
        let behaviour = (finding.behaviour?.text).map { "<p class=\"behaviour\">\($0.cut(to: 600).withCodeElements)</p>\n" } ?? ""
        let remedy = finding.remedy.map { "<p><strong>Instead:</strong> \($0.withCodeElements)</p>\n" } ?? ""
        let also =
            finding.also.isEmpty
            ? "" : "<p>Also: \(finding.also.map { "<code>\($0.rule.escapedForMarkup)</code>" }.joined(separator: ", "))</p>\n"
        return """
            <article class="finding" id="finding-\(index + 1)">
            <h4><span class="badge \(severity)">\(severity)</span>\(new) \(PageText.place(finding.path, finding.range.start.line))</h4>
            <p class="message">\(finding.message.cut(to: 1000).withCodeElements)</p>
            \(PageText.list(trace(of: finding), "ol", classed: "flow"))\(behaviour)\(remedy)\(novelty)\(also)\(run(of: finding, &shown))</article>

            """
    }

    /// The places of the trace in the order in which it happens, the finding's own last.
    private func trace(of finding: Finding) -> [String] {
        let related = finding.related.prefix(Self.storyLimit).map { step($0.message, $0.path, $0.range, besides: finding.path) }
        let left = finding.related.count - related.count
        let more = left > 0 ? ["and \(Wording.count(left, "more place"))"] : []
        return related + more + [step("found here", finding.path, finding.range, besides: finding.path)]
    }

    private static let storyLimit = 12

    private func step(_ message: String, _ path: String, _ range: SourceRange, besides own: String) -> String {
        let code = model.input.sources[path].flatMap { CodeExcerpt(file: $0, range: range).html } ?? ""
        let place = path == own ? "<span class=\"path\">line \(range.start.line)</span>" : PageText.place(path, range.start.line)
        return "<span class=\"step\">\(message.withCodeElements) \(place)</span>\(code)"
    }

    // MARK: Runs

    private func run(of finding: Finding, _ shown: inout Set<Int>) -> String {
        guard let index = finding.handler, model.handlers.indices.contains(index) else { return "" }
        let handler = model.handlers[index]
        let name = "<code>\(handler.qualifiedName.escapedForMarkup)</code>"
        if handler.outcome == .notExecuted {
            return "<p>\(name) was not executed: \((handler.reason ?? "no reason given").withCodeElements).</p>\n"
        }
        let worst = handler.scenariosWorstFirst.filter { $0.legacyBottom != nil }
        guard !worst.isEmpty else { return "" }
        guard shown.insert(index).inserted else {
            return model.anchor(ofHandler: index).map {
                "<p>What running \(name) showed is <a href=\"#\($0)\">above</a>.</p>\n"
            } ?? ""
        }
        let agreeing = handler.scenarios.count { $0.verdict == .agrees }
        let rest = [
            worst.count > Self.rowLimit ? "\(worst.count - Self.rowLimit) more differ" : nil,
            agreeing > 0
                ? "\(agreeing) of \(Wording.count(handler.scenarios.count, "scenario")) agree\(agreeing == 1 ? "s" : "")" : nil,
        ].compactMap(\.self)
        let open = handler.unknowns.isEmpty ? "" : PageText.list(handler.unknownTexts.map(\.withCodeElements), classed: "open")
        return table(of: Array(worst.prefix(Self.rowLimit)), name: handler.qualifiedName)
            + (rest.isEmpty ? "" : "<p class=\"rest\">\(rest.joined(separator: "; ")).</p>\n") + open
    }

    private static let rowLimit = 4

    private func table(of results: [Handler.ScenarioResult], name: String) -> String {
        PageTable(
            caption: "Where \(name) leaves the content's bottom edge (y in points), and what the guide would give",
            columns: [
                .init(title: "Scenario"), .init(title: "Users see"), .init(title: "After"),
                .init(title: "Today", isNumber: true), .init(title: "With the guide", isNumber: true),
                .init(title: "Difference", isNumber: true),
            ],
            rows: results.map { result in
                let title = model.title(ofScenario: result.id).escapedForMarkup
                let link = model.drawings.position(of: result).map { "<a href=\"#drawing-\($0 + 1)\">\(title)</a>" } ?? title
                return [
                    .html(link), .html(result.effect.cut(to: 300).withCodeElements),
                    .text((result.event ?? "").stepWords), .points(result.legacyBottom), .points(result.guideBottom),
                    .points(result.difference, signed: true),
                ]
            }
        ).markup
    }
}
