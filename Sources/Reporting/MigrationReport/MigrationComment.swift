import KeyboardModel
import LintEngine

/// The report in as many lines as fit a comment on a pull request.
struct MigrationComment {
    let model: MigrationReport

    init(_ model: MigrationReport) { self.model = model }

    /// What a reader of a pull request scrolls through.
    private static let rowLimit = 10

    var markdown: String {
        ([heading, numbers, table, plan, open].compactMap(\.self)).joined(separator: "\n") + "\n" + foot
    }

    private var heading: String { "### Keyboard migration: \(MarkdownText.plain(model.input.subject.cut(to: 200)))\n" }

    private var numbers: String {
        let statuses = HandlerStatus.allCases.filter { model.count($0) > 0 }.map { "**\(model.count($0))** \($0.title)" }
        let summary = model.report.summary
        let findings = [(summary.errors, "error"), (summary.warnings, "warning"), (summary.notes, "note")].filter { $0.0 > 0 }
            .map { Wording.count($0.0, $0.1) }
        let parts = [
            "\(Wording.count(model.handlers.count, "handler"))\(statuses.isEmpty ? "" : ": " + statuses.joined(separator: ", ")).",
            findings.isEmpty ? "No findings." : "Findings: \(findings.joined(separator: ", ")).", sinceBaseline,
            "Effort: \(Wording.count(model.plan.points, "point")).",
        ]
        return parts.compactMap(\.self).joined(separator: " ") + "\n"
    }

    private var sinceBaseline: String? {
        guard model.input.baseline != nil else { return nil }
        let gone = model.gone.count
        return "Since the baseline: **\(model.newCount)** new, \(model.report.summary.baselined) known"
            + (gone > 0 ? ", \(Wording.count(gone, "entry", "entries")) no longer found." : ".")
    }

    private var table: String? {
        let differing = model.handlers.indices.filter { model.statuses[$0] == .differs }
        let rows = differing.compactMap { index -> (points: Double, line: String)? in
            let handler = model.handlers[index]
            guard let worst = handler.scenariosWorstFirst.first else { return nil }
            let difference = worst.difference.map(Wording.signedPoints) ?? "?"
            let differing = handler.scenarios.count { $0.verdict == .differs }
            let cells = [
                MarkdownText.code(handler.qualifiedName.cut(to: 200)), MarkdownText.plain(model.title(ofScenario: worst.id)),
                difference, MarkdownText.sentence(worst.effect.cut(to: 120)),
                "\(differing) of \(handler.scenarios.count)",
            ]
            return (worst.effects.first?.points ?? 0, MarkdownText.row(cells))
        }
        if rows.isEmpty { return nil }
        let sorted = rows.enumerated().sorted { ($1.element.points, $0.offset) < ($0.element.points, $1.offset) }.map(
            \.element.line)
        let left = sorted.count - min(sorted.count, Self.rowLimit)
        let head = "| handler | worst in | points | users see | differs in |\n|---|---|--:|---|--:|\n"
        return head + sorted.prefix(Self.rowLimit).joined() + (left > 0 ? "\nand \(Wording.count(left, "more handler")).\n" : "")
    }

    private var plan: String? {
        let batches = model.plan.batches.filter { !$0.items.isEmpty }
        if batches.isEmpty { return nil }
        let lines = batches.enumerated().map { number, batch in
            "\(number + 1). \(batch.batch.title): \(Wording.count(batch.items.count, "piece")) of work, "
                + Wording.count(batch.items.reduce(0) { $0 + $1.effort.points }, "point")
        }
        let first =
            model.plan.precondition.map { "First: all of it is \(MarkdownText.plain($0)); the guide needs iOS 15.\n\n" } ?? ""
        return first + lines.joined(separator: "\n") + "\n"
    }

    private var open: String? {
        let count = model.count(.notExecuted) + model.report.notAnalysed.count
        return count == 0 ? nil : "Not analysed: \(Wording.count(count, "place")).\n"
    }

    private var foot: String {
        "\n<sub>keyboardlint \(model.report.tool.version), model \(model.report.tool.modelVersion), "
            + "\(Wording.count(model.input.scenarios.count, "scenario")); minus is too high on the screen, plus too low.</sub>\n"
    }
}
