import LintEngine

/// The strip of numbers that says how things stand.
struct VerdictSection {
    let model: MigrationReport

    init(_ model: MigrationReport) { self.model = model }

    var section: PageSection { PageSection(id: "verdict", title: "Status", html: html) }

    private var html: String {
        let handlers = HandlerStatus.allCases.filter { $0 != .noLayoutEffect || model.count(.noLayoutEffect) > 0 }.map { status in
            number(model.count(status), status.title, classed: "s-\(status.rawValue)")
        }
        let summary = model.report.summary
        var findings = [
            number(summary.errors, summary.errors == 1 ? "error" : "errors", classed: "f-error"),
            number(summary.warnings, summary.warnings == 1 ? "warning" : "warnings", classed: "f-warning"),
            number(summary.notes, summary.notes == 1 ? "note" : "notes", classed: "f-note"),
        ]
        if model.input.baseline != nil {
            findings.append(number(model.newCount, "new since the baseline", classed: "f-new"))
            findings.append(number(summary.baselined, "in the baseline", classed: "f-old"))
            findings.append(number(model.gone.count, "no longer found", classed: "f-gone"))
        }
        findings.append(number(model.plan.points, "points of effort", classed: "f-effort"))
        return """
            <div class="strip">
            <div><h3>\(Wording.count(model.handlers.count, "handler"))</h3>
            <dl>
            \(handlers.joined())</dl>
            \(PageText.bar(HandlerStatus.allCases.map { (model.count($0), $0.rawValue) }))</div>
            <div><h3>\(Wording.count(model.report.findings.count, "finding"))</h3>
            <dl>
            \(findings.joined())</dl></div>
            </div>

            """
    }

    private func number(_ number: Int, _ title: String, classed name: String) -> String {
        let zero = number == 0 ? " none" : ""
        return "<div class=\"\(name)\(zero)\"><dt>\(title.escapedForMarkup)</dt><dd>\(Wording.grouped(number))</dd></div>\n"
    }
}
