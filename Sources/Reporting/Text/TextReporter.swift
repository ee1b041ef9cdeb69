import Behaviour
import LintEngine
import LintPolicy
import SourceText

/// For people at a terminal: each finding with its code, then what running the handler showed.
struct TextReporter: Reporter {
    private let setting: ReportSetting
    private let style: Style

    init(_ setting: ReportSetting) {
        self.setting = setting
        style = Style(colours: setting.colours)
    }

    func render(_ report: Report) -> String {
        var lines: [String] = []
        let help = Help(report)
        // Findings in one handler share its table; the first shows it.
        var shown: Set<Int> = []
        for block in FindingBlock.all(of: report) {
            let lead = report.findings[block.lead]
            lines += self.lines(of: lead)
            lines += run(of: lead, in: report, &shown)
            lines += advice(for: lead) + others(of: block, in: report)
            // A finding that no run decides leaves it to others of its screen to tell of the run.
            if lead.behaviour == nil, let other = block.runBesidesLead(in: report) {
                lines += run(of: other, in: report, indentedAs: lead, &shown)
            }
            lines += self.help(for: block, in: report, help)
            lines.append("")
        }
        if !setting.quiet {
            lines += notAnalysed(in: report)
            lines += SummaryText.lines(of: report)
            lines += [report.notRunSentence].compactMap(\.self).map(SafeText.escaping)
            if !report.absent.isEmpty {
                let entries = report.absent.count == 1 ? "1 entry" : "\(Wording.grouped(report.absent.count)) entries"
                lines.append("\(entries) of the baseline no longer found; 'keyboardlint baseline prune' removes them")
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func lines(of finding: Finding) -> [String] {
        let header = header(of: finding)
        let message = style.bold(": " + SafeText.escaping(finding.message))
        guard let snippet = snippet(of: finding) else {
            return [header + message, style.faint("  --> ") + place(finding.path, finding.range)]
                + elsewhere(finding, except: nil)
        }
        let indent = String(repeating: " ", count: snippet.gutterWidth)
        return [header + message, style.faint("\(indent)--> ") + place(finding.path, finding.range)]
            + snippet.lines(style)
            + elsewhere(finding, except: finding.path).map { indent + " " + $0 }
    }

    /// The finding in its file; nil without the file.
    private func snippet(of finding: Finding) -> Snippet? {
        guard let file = setting.sources[finding.path] else { return nil }
        let here = finding.related.filter { $0.path == finding.path }
        let marks =
            [Snippet.Mark(range: finding.range.bytes, label: "", isPrimary: true)]
            + here.map { Snippet.Mark(range: $0.range.bytes, label: $0.message, isPrimary: false) }
        return Snippet(file: file, severity: finding.severity, marks: marks)
    }

    /// Related places that the snippet does not show.
    private func elsewhere(_ finding: Finding, except path: String?) -> [String] {
        finding.related.filter { $0.path != path }.map {
            style.faint("= ") + "\(place($0.path, $0.isInFile ? $0.range : nil)): \(SafeText.escaping($0.message))"
        }
    }

    private func run(
        of finding: Finding, in report: Report, indentedAs model: Finding? = nil, _ shown: inout Set<Int>
    ) -> [String] {
        let indent = indent(of: model ?? finding)
        let trailer = indent + style.faint("= ")
        let behaviour = (finding.behaviour?.text).map { [trailer + SafeText.escaping($0)] } ?? []
        guard let index = finding.handler, report.handlers.indices.contains(index) else { return behaviour }
        let handler = report.handlers[index]
        // What a run showed is no business of a finding that says nothing of it.
        if behaviour.isEmpty, handler.outcome != .notExecuted { return [] }
        let table = ScenarioTable(handler: handler, verdict: finding.behaviour?.text)
        if table.isPlainAgreement, !behaviour.isEmpty {
            return behaviour + [handler.preconditionSentence].compactMap(\.self).map { trailer + SafeText.escaping($0) }
        }
        let name = SafeText.escaping(handler.mention)
        guard shown.insert(index).inserted else { return behaviour + [trailer + "the run of \(name) is shown above"] }
        let stage = handler.stage.map { " in `\(SafeText.escaping($0))`" } ?? ""
        let edge = table.edge.map { ": y of \($0), in points" } ?? ""
        let title = trailer + "running \(name)\(stage) beside UIKeyboardLayoutGuide\(edge)"
        return behaviour + [title] + table.lines.map { indent + "    " + $0 }
    }

    /// The last line of a block: what to do about it.
    private func help(for block: FindingBlock, in report: Report, _ help: Help) -> [String] {
        let lead = report.findings[block.lead]
        let sentences = block.members.lazy.compactMap { help.sentence(for: report.findings[$0]) }
        return sentences.first.map { [indent(of: lead) + style.faint("= ") + style.bold("help: ") + SafeText.escaping($0)] } ?? []
    }

    /// Whom the finding speaks for, and why it is new.
    private func advice(for finding: Finding) -> [String] {
        let novelty = finding.novelty.map { ["new: " + $0] } ?? []
        return (spokenFor(by: finding) + novelty).map { indent(of: finding) + style.faint("= ") + SafeText.escaping($0) }
    }

    private func spokenFor(by finding: Finding) -> [String] { finding.also.map { "also \($0.rule): \($0.message)" } }

    /// What else there is to say of the screen, a line each.
    private func others(of block: FindingBlock, in report: Report) -> [String] {
        let lead = report.findings[block.lead]
        // The heading's place is shown in the lead's trace mostly; then it need not be listed.
        let isShown: (Int) -> Bool = { index in
            let heading = report.findings[index]
            guard index == lead.under else { return false }
            return heading.path == lead.path && heading.range.start.line == lead.range.start.line
                || lead.related.contains { $0.path == heading.path && $0.range == heading.range }
        }
        let headings = block.rest.filter(isShown).map { index in
            let heading = report.findings[index]
            return indent(of: lead) + style.faint("= ")
                + "also \(header(of: heading)) at \(place(of: heading, beside: lead)): \(SafeText.escaping(heading.message))"
        }
        let others = block.rest.filter { !isShown($0) }.map { report.findings[$0] }
        return others.isEmpty ? headings : headings + list(others, besides: lead)
    }

    private func list(_ others: [Finding], besides lead: Finding) -> [String] {
        let indent = indent(of: lead)
        let places = others.map { place(of: $0, beside: lead) }
        let width = places.map(\.terminalWidth).max() ?? 0
        let margin = indent + "    "
        let innerMargin = margin + String(repeating: " ", count: width + 2)
        var lines = [indent + style.faint("= ") + "more findings here"]
        for (place, other) in zip(places, others) {
            lines.append("\(margin)\(place.padded(to: width))  \(header(of: other)): \(SafeText.escaping(other.message))")
            // What the run showed is said already if it was the same run.
            let isTold = other.handler == lead.handler || other.severity == .note
            let behaviour = isTold ? nil : other.behaviour?.text
            for text in spokenFor(by: other) + [behaviour].compactMap(\.self) {
                lines.append(innerMargin + SafeText.escaping(text))
            }
        }
        return lines
    }

    /// Without the path, where that is the lead's.
    private func place(of finding: Finding, beside lead: Finding) -> String {
        let start = finding.range.start
        return finding.path == lead.path ? "\(start.line):\(start.column)" : place(finding.path, finding.range)
    }

    private func header(of finding: Finding) -> String {
        style.of(finding.severity, "\(finding.severity.rawValue)[\(finding.rule)]")
    }

    private func indent(of finding: Finding) -> String {
        String(repeating: " ", count: (snippet(of: finding)?.gutterWidth ?? 1) + 1)
    }

    /// Files and places the run says nothing about, handlers that could not be run among them.
    private func notAnalysed(in report: Report) -> [String] {
        let files = report.notAnalysed.map { "  \(place($0.path, $0.range)): \(SafeText.escaping($0.reason))" }
        let open = OpenHandlers(of: report)
        let notRun = open.notExecuted.map { line(of: $0, " not executed") }
        let unknown = open.unknown.map { line(of: $0, "") }
        return section("not analysed", files + notRun) + section("executed, effect not fully known", unknown)
    }

    private func section(_ title: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : [style.bold(title)] + lines + [""]
    }

    private func line(of group: OpenHandlers.Group, _ state: String) -> String {
        "  \(place(group.handler.path, group.handler.range)): \(SafeText.escaping(group.name))\(state): \(SafeText.escaping(group.reason))"
    }

    private func place(_ path: String, _ range: SourceRange?) -> String {
        let path = SafeText.escaping(path)
        return range.map { "\(path):\($0.start.line):\($0.start.column)" } ?? path
    }
}

extension Handler {
    /// As a sentence mentions it: "`ChatViewController.keyboardWillShow(_:)`", "the closure in line 12 of `ChatViewController`".
    package var mention: String {
        guard name == "closure" else { return "`\(qualifiedName)`" }
        return helpName + (type.map { " of `\($0)`" } ?? "")
    }

    /// `ChatViewController.keyboardWillShow(_:)`; what has no name of its own is quoted as it stands.
    package var qualifiedName: String {
        guard let type, !name.contains(".") else { return name }
        return "\(type).\(name)"
    }
}
