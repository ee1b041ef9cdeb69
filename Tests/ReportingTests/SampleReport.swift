import Behaviour
import HandlerInterpreter
import LintEngine
import LintPolicy
import ProgramIndex
import SourceText
import Vocabulary

@testable import Reporting

/// A small run, built by hand: one handler that puts a composer too high in Stage Manager, with two findings in it.
enum SampleReport {
    static let file = SourceFile(
        path: "Chat/ComposerViewController.swift",
        text: """
            import UIKit

            final class ComposerViewController: UIViewController {
                @objc func keyboardWillShow(_ note: Notification) {
                    let end = note.endFrame
                    bottom.constant = end.height
                }
            }

            """)

    /// The range of the only occurrence of `code`.
    static func range(of code: String, in file: SourceFile = file) -> SourceRange {
        let text = file.text(in: ByteRange(0, file.bytes.count))
        guard let found = text.range(of: code) else { preconditionFailure("the sample does not contain '\(code)'") }
        let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
        return SourceRange(ByteRange(start, start + code.utf8.count), in: file)
    }

    static func finding(
        _ code: String, rule: String = "frame-height-as-inset", severity: Severity = .error,
        message: String = "`bottom.constant` takes the keyboard's whole height, `end.height`", related: [Finding.Related] = [],
        handler: Int? = nil, behaviour: String? = nil, in file: SourceFile = file
    ) -> Finding {
        Finding(
            rule: rule, severity: severity, message: message, path: file.path, range: range(of: code, in: file), related: related,
            handler: handler, behaviour: behaviour.map(Self.behaviour), fingerprint: "0123456789abcdef")
    }

    /// What a run of one scenario shows that differs.
    static func gap(in scenario: String) -> Finding.Behaviour {
        let worst = RunSummary.Worst(scenario: scenario, summary: .effects([Effect(.gap, points: 120)]), isMeasured: true)
        return .run(RunSummary(scenarios: 1, differing: 1, open: 0, worst: worst))
    }

    /// What a finding rests on, in words that have the given ones in them.
    static func behaviour(_ words: String) -> Finding.Behaviour {
        .builtFor(DeploymentTarget(Version(major: 13), source: words))
    }

    static let related = Finding.Related(
        message: "the keyboard's end frame, in screen coordinates", path: file.path, range: range(of: "note.endFrame"))

    static let handler = Handler(
        path: file.path,
        range: range(
            of: """
                @objc func keyboardWillShow(_ note: Notification) {
                        let end = note.endFrame
                        bottom.constant = end.height
                    }
                """),
        name: "keyboardWillShow(_:)", type: "ComposerViewController",
        observes: [.init(notification: "willShow", path: file.path, line: 4, column: 16, form: "selector")],
        outcome: .executedWithUnknowns, unknowns: [.unknown(.number("tabBarHeight"))],
        sinks: [.init(expression: "bottom.constant", path: file.path, line: 6, kind: "constraintConstant")],
        scenarios: [
            agreeing("iphone-home-button"), agreeing("ipad-full-screen"),
            .init(
                id: "ipad-stage-manager-partly-covered", verdict: .differs, summary: .effects([Effect(.gap, points: 120)]),
                event: "show",
                writes: [
                    .init(
                        sink: "bottom.constant", line: 6, before: .points(0), after: .points(398), change: 398, event: "show"),
                    .init(
                        sink: "bottom.constant", line: 6, before: .points(398), after: .text("398 − tabBarHeight"), change: nil,
                        event: "heightChange"),
                ],
                legacyBottom: 248, guideBottom: 368, difference: -120,
                steps: [
                    .init(event: "show", legacyBottom: 248, guideBottom: 368, difference: -120),
                    .init(event: "heightChange", legacyBottom: nil, guideBottom: 423, difference: nil),
                ]),
            .init(
                id: "ipad-slide-over", verdict: .unknown,
                summary: .effects([Effect(.depends, detail: .movement(Movement(.lowers, .content, by: "tabBarHeight")))]),
                writes: [],
                legacyBottom: nil, guideBottom: nil,
                difference: nil, steps: []),
        ])

    static func agreeing(_ id: String) -> Handler.ScenarioResult {
        .init(
            id: id, verdict: .agrees, summary: .effects([Effect(.agrees)]), event: "show", writes: [], legacyBottom: 407,
            guideBottom: 407,
            difference: 0,
            steps: [.init(event: "show", legacyBottom: 407, guideBottom: 407, difference: 0)])
    }

    static func report(
        _ findings: [Finding] = [], handlers: [Handler] = [], notAnalysed: [NotAnalysed] = []
    ) -> Report {
        var summary = Report.Summary()
        summary.filesRead = 4056
        summary.filesMatched = 6
        summary.errors = findings.count { $0.severity == .error }
        summary.warnings = findings.count { $0.severity == .warning }
        summary.notes = findings.count { $0.severity == .note }
        summary.handlers = handlers.count
        summary.executed = handlers.count { $0.outcome == .executed }
        summary.executedWithUnknowns = handlers.count { $0.outcome == .executedWithUnknowns }
        summary.notExecuted = handlers.count { $0.outcome == .notExecuted }
        return Report(summary: summary, findings: findings, handlers: handlers, notAnalysed: notAnalysed)
    }

    private static var second: Finding {
        var second = finding(
            "note.endFrame", rule: "screen-frame-not-converted", severity: .warning, message: "`end` is never converted",
            handler: 0)
        second.also = [Finding.Mention(finding("note.endFrame", rule: "main-screen-assumed", severity: .note))]
        second.under = 0
        second.remedy = "Use the guide."
        return second
    }

    /// Everything a report can hold, filled in.
    static let full: Report = {
        var report = reported
        var silenced = finding("import UIKit")
        silenced.suppression = .init(path: file.path, range: range(of: "import UIKit"), reason: "a panel")
        report.suppressed = [silenced]
        report.summary.suppressed = 1
        return report
    }()

    private static let reported = report(
        [
            finding("end.height", related: [related], handler: 0, behaviour: "leaves a gap of 120 pt in Stage Manager"),
            second,
        ],
        handlers: [handler],
        notAnalysed: [
            .init(path: "Legacy.swift", reason: "is not valid UTF-8 (byte 12)"),
            .init(path: file.path, range: range(of: "import UIKit"), reason: "the parser's nesting limit"),
        ])
}
