import Behaviour
import LintEngine

/// The plan as files for a tracker: one item each, in the order of the work.
struct IssueFiles {
    let model: MigrationReport

    /// - Returns: names without a folder, distinct, and their Markdown.
    var all: [(name: String, text: String)] {
        let help = Help(model.report)
        return model.plan.batches.flatMap { batch in batch.items.map { (batch.batch, $0) } }.enumerated().map { number, entry in
            let digits = String(number + 1)
            let padded = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
            return ("\(padded)-\(Self.slug(entry.1.title)).md", text(of: entry.1, in: entry.0, help))
        }
    }

    private func text(of item: WorkItem, in batch: Plan.Batch, _ help: Help) -> String {
        let findings = item.findings.map { model.report.findings[$0] }
        var lines = ["# Use the keyboard layout guide in \(MarkdownText.plain(item.title))", ""]
        lines += [
            "\(MarkdownText.code("\(item.path):\(item.line)")): \(batch.title.lowercased()), \(MarkdownText.sentence(item.reason)). "
                + "\(Wording.count(item.effort.points, "point")): \(MarkdownText.plain(item.effort.formula)).", "",
        ]
        var sentences: [String] = []
        for sentence in findings.compactMap(help.sentence(for:)) where !sentences.contains(sentence) {
            sentences.append(sentence)
        }
        lines += section("What to do", sentences.map { "- [ ] \(MarkdownText.sentence($0))" })
        lines += section("What users see today", effects(of: item).map { "- \($0)" })
        lines += section(
            "Findings",
            findings.map { finding in
                let place = MarkdownText.code("\(finding.path):\(finding.range.start.line)")
                return "- \(place) \(finding.severity.rawValue) `\(finding.rule)`: \(MarkdownText.sentence(finding.message))"
            })
        lines += section("Test by hand", scenarios(of: item).map { "- [ ] \($0)" })
        return lines.joined(separator: "\n")
    }

    private func section(_ title: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["## \(title)", ""] + lines + [""]
    }

    /// Of each handler that differs, where it does worst.
    private func effects(of item: WorkItem) -> [String] {
        var texts: [String] = []
        for handler in item.handlers.map({ model.handlers[$0] }) {
            guard let worst = handler.scenariosWorstFirst.first else { continue }
            let text = "\(MarkdownText.code(handler.qualifiedName)): \(MarkdownText.sentence(worst.effect)) in `\(worst.id)`"
            if !texts.contains(text) { texts.append(text) }
        }
        return texts
    }

    private func scenarios(of item: WorkItem) -> [String] {
        model.input.scenarios.filter { scenario in
            item.handlers.contains { index in
                model.handlers[index].scenarios.contains { $0.id == scenario.id && $0.verdict == .differs }
            }
        }.map { "\(MarkdownText.plain($0.title)) (`\($0.id)`)" }
    }

    /// Letters and digits of ASCII, which every file system and tracker takes.
    private static func slug(_ title: String) -> String {
        let words = title.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let slug = words.joined(separator: "-").prefix(60)
        return slug.isEmpty ? "item" : String(slug)
    }
}
