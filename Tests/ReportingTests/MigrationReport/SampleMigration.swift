import Behaviour
import KeyboardModel
import LintEngine
import RuleBook

@testable import Reporting

/// Handlers made up for the report, each in a file named after its type.
enum SampleMigration {
    static let scenarios = [ScenarioLibrary.standard[0], ScenarioLibrary.standard[5], ScenarioLibrary.standard[2]]

    /// - Parameter verdicts: in the sample's scenarios, in their order. A difference is a gap of 120 pt: 248 instead of 368.
    static func handler(
        _ type: String, _ verdicts: [Handler.Verdict], outcome: Handler.Outcome = .executed, through: Handler.Intermediary? = nil
    ) -> Handler {
        var handler = SampleReport.handler
        handler.path = "\(type).swift"
        handler.type = type
        handler.name = "shown(_:)"
        handler.outcome = outcome
        handler.unknowns = []
        handler.through = through
        handler.observes = [.init(notification: "willShow", path: "\(type).swift", line: 4, column: 16, form: "selector")]
        handler.scenarios = zip(scenarios, verdicts).map { scenario, verdict in
            switch verdict {
            case .agrees: SampleReport.agreeing(scenario.id)
            case .differs: differing(scenario.id)
            case .unknown:
                .init(
                    id: scenario.id, verdict: .unknown, summary: .effects([Effect(.depends)]), writes: [], legacyBottom: nil,
                    guideBottom: nil,
                    difference: nil, steps: [])
            }
        }
        return handler
    }

    static func differing(_ id: String) -> Handler.ScenarioResult {
        .init(
            id: id, verdict: .differs, summary: .effects([Effect(.gap, points: 120)]),
            effects: [Effect(.gap, points: 120, event: "show")],
            event: "show", writes: [], legacyBottom: 248, guideBottom: 368, difference: -120,
            steps: [.init(event: "show", legacyBottom: 248, guideBottom: 368, difference: -120)])
    }

    static func input(_ handlers: [Handler], _ findings: [Finding] = []) -> MigrationReport.Input {
        var input = MigrationReport.Input(
            report: SampleReport.report(findings, handlers: handlers), scenarios: scenarios, rules: RuleBook.embedded.rules,
            subject: "Sample",
            date: "2026-11-21")
        input.sources = [SampleReport.file.path: SampleReport.file]
        return input
    }

    static func model(_ handlers: [Handler], _ findings: [Finding] = []) -> MigrationReport {
        MigrationReport(input(handlers, findings))
    }
}
