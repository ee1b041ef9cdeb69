import Behaviour
import LintEngine
import LintPolicy

/// The last lines of a run. No time is printed: the same input gives the same bytes.
enum SummaryText {
    static func lines(of report: Report) -> [String] {
        let summary = report.summary
        return [findings(summary)] + fixes(report) + [files(summary)] + (summary.handlers == 0 ? [] : [handlers(report)])
    }

    /// For formats of a line a finding: what was found, and how much could not be looked at.
    static func shortLines(of report: Report) -> [String] {
        let open = report.everythingNotAnalysed.count
        let note = open == 0 ? [] : ["\(Wording.count(open, "place")) not analysed; --format text names them"]
        return [findings(report.summary)] + fixes(report) + note
    }

    static func findings(_ summary: Report.Summary) -> String {
        let counts = [(summary.errors, "error"), (summary.warnings, "warning"), (summary.notes, "note")].filter { $0.0 > 0 }
        let nothing = summary.filesRead == 0 ? "nothing linted" : "no findings"
        let heard = counts.isEmpty ? nothing : counts.map { Wording.count($0.0, $0.1) }.joined(separator: ", ")
        let silent = [
            (summary.suppressed, "suppressed"), (summary.baselined, "in the baseline"),
            (summary.unchanged, "about unchanged lines"),
            (summary.inCopiedLibraries.reduce(0) { $0 + $1.findings }, "in " + copies(summary.inCopiedLibraries)),
        ].filter { $0.0 > 0 }
        return ([heard] + silent.map { "\(Wording.grouped($0.0)) \($0.1)" }).joined(separator: "; ")
    }

    /// "copied libraries: ThirdParty/Field.swift and 2 other files (--all-folders reports them)"
    private static func copies(_ files: [Report.Summary.FindingCount]) -> String {
        let others = files.count > 1 ? " and \(Wording.count(files.count - 1, "other file"))" : ""
        return "copied libraries: \(files.first?.path ?? "")\(others) (--all-folders reports them)"
    }

    /// Those of a run that looked for them.
    private static func fixes(_ report: Report) -> [String] { [FixCounts(of: report.findings).text].compactMap(\.self) }

    private static func files(_ summary: Report.Summary) -> String {
        var parts = ["\(Wording.count(summary.filesRead, "file")) read"]
        parts.append("\(Wording.grouped(summary.filesMatched)) with keyboard notifications")
        if summary.foldersLeftOut > 0 { parts.append("\(Wording.count(summary.foldersLeftOut, "folder")) left out") }
        if summary.leftOutByConfiguration > 0 {
            parts.append("\(Wording.grouped(summary.leftOutByConfiguration)) left out by configuration")
        }
        return parts.joined(separator: ", ")
    }

    private static func handlers(_ report: Report) -> String {
        let summary = report.summary
        let withoutScenario = report.handlers.count { $0.outcome == .executed && $0.scenarios.isEmpty && !$0.notRun.isEmpty }
        let unknowns = summary.executedWithUnknowns
        var parts = [
            "\(Wording.grouped(summary.executed - withoutScenario + unknowns)) executed"
                + (unknowns == 0 ? "" : ", \(Wording.grouped(unknowns)) of them with unknowns")
        ]
        if withoutScenario > 0 { parts.append("\(Wording.grouped(withoutScenario)) run in no scenario") }
        if summary.notExecuted > 0 { parts.append("\(Wording.grouped(summary.notExecuted)) not executed") }
        let agreeing = report.handlers.count { handler in
            !handler.scenarios.isEmpty && handler.scenarios.allSatisfy { $0.verdict == .agrees }
        }
        let agreement = agreeing == 0 ? "" : "; \(Wording.grouped(agreeing)) with the layout guide's result in all scenarios"
        return "\(Wording.count(summary.handlers, "handler")): " + parts.joined(separator: ", ") + agreement
            + silent(report)
    }

    /// Those that differ with no finding: nobody is harmed where few see it, or no rule says why, or one does for another handler
    /// of the screen. What one piece of code does for several screens is told once.
    private static func silent(_ report: Report) -> String {
        let findings = report.findings + report.suppressed + report.baselined
        let told = Set(findings.compactMap(\.handler).map { report.handlers[$0].code })
        let untold = report.handlers.filter { !told.contains($0.code) && !$0.isUnreached }
        let rare = untold.filter(\.differsOnlyWhereFewSeeIt)
        let others = untold.filter { handler in
            // What is found and not reported is not at hand here.
            report.summary.unchanged == 0 && !report.summary.inCopiedLibraries.contains { $0.path == handler.path }
                && !handler.differsOnlyWhereFewSeeIt && handler.scenarios.contains { $0.verdict == .differs }
        }
        return differing(rare, "only in rare situations")
            + differing(others, "without a finding")
    }

    private static func differing(_ handlers: [Handler], _ how: String) -> String {
        guard let first = handlers.first else { return "" }
        let differ = handlers.count == 1 ? "differs" : "differ"
        let place = "\(SafeText.escaping(first.path)):\(first.range.start.line)"
        let argument = place.contains(" ") ? "'\(place)'" : place
        let order = handlers.count == 1 ? "" : "the first: "
        return "; \(Wording.grouped(handlers.count)) \(differ) from the guide \(how) (\(order)keyboardlint simulate \(argument))"
    }
}
