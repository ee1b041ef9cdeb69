import Behaviour
import KeyboardModel
import LintEngine

/// What was linted, by what and when; and the one sentence that a reader takes along.
struct HeaderSection {
    let model: MigrationReport

    init(_ model: MigrationReport) { self.model = model }

    var markup: String {
        let facts = facts.map { "<div><dt>\($0.name.escapedForMarkup)</dt><dd>\($0.value.escapedForMarkup)</dd></div>\n" }
            .joined()
        return """
            <header class="top">
            <p class="kind">Keyboard migration report</p>
            <h1>\(model.input.subject.breakable)</h1>
            <p class="summary">\(summary.withCodeElements)</p>
            <dl class="facts">
            \(facts)</dl>
            </header>

            """
    }

    private var facts: [MigrationReport.Setting] {
        let input = model.input
        let summary = model.report.summary
        return [
            .init("Date", input.date),
            .init("Revision", input.revision.map { String($0.prefix(12)) } ?? "not under version control"),
            .init(
                "Read",
                "\(Wording.count(summary.filesRead, "Swift file")), \(Wording.grouped(summary.filesMatched)) with keyboard notifications"
            ),
            .init("Scenarios", Wording.count(input.scenarios.count, "scenario")),
            .init("Tool", "keyboardlint \(model.report.tool.version)"),
            .init("Reference model", "version \(model.report.tool.modelVersion)"),
        ]
    }

    /// What to tell somebody who reads nothing else.
    private var summary: String {
        let moving = model.statuses.count { $0 != .noLayoutEffect }
        guard moving > 0 else { return "No handler lays out around the keyboard." }
        let differing = model.count(.differs)
        guard differing > 0 else {
            return
                "\(Wording.count(moving, "handler")) lay\(moving == 1 ? "s" : "") out around the keyboard by hand. No run shows a difference from "
                + "`UIKeyboardLayoutGuide`."
        }
        let start =
            "\(Wording.grouped(differing)) of \(Wording.count(moving, "handler")) that lay out around the keyboard differ from "
            + "`UIKeyboardLayoutGuide` in at least one of \(Wording.count(model.input.scenarios.count, "scenario"))."
        guard let worst else { return start }
        return start + " The largest difference is in \(worst)."
    }

    private var worst: String? {
        let results = model.handlers.flatMap { handler in
            handler.scenarios.filter { $0.verdict == .differs }.compactMap { result -> (points: Double, text: String)? in
                guard !result.effects.isRarelyMet, let effect = result.effects.first,
                    let points = effect.points
                else { return nil }
                let name = "`\(handler.qualifiedName)` (\(model.title(ofScenario: result.id)))"
                return (points, "\(name): \(effect.text.replacing(": ", with: ", "))")
            }
        }
        return results.max { $0.points < $1.points }?.text
    }
}

extension MigrationReport {
    func title(ofScenario id: String) -> String { input.scenarios.first { $0.id == id }?.title ?? id }
}
