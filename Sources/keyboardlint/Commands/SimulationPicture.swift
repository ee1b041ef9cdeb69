import KeyboardModel
import LintEngine
import Reporting

/// One handler in one scenario, drawn: the scenario, and after each event where the handler puts the content's bottom edge.
struct SimulationPicture {
    let svg: String

    init(_ handlers: [Handler], in scenarios: [Scenario], of target: SimulationTarget) throws(UsageError) {
        guard handlers.count == 1 else {
            let lines = handlers.map { String($0.range.start.line) }.joined(separator: ", ")
            throw UsageError(
                "a picture shows one handler, and '\(target.path)' has \(handlers.count)",
                advice: handlers.isEmpty ? nil : "Name the line of one: they begin at \(lines).")
        }
        guard scenarios.count == 1 else {
            throw UsageError("a picture shows one scenario", advice: "Name it: --scenario \(scenarios[0].id)")
        }
        let steps = handlers[0].scenarios.first { $0.id == scenarios[0].id }?.steps ?? []
        let marks = steps.compactMap { step in
            step.legacyBottom.map { (step.event, [ScenarioDrawing.Mark("handler", y: $0, style: .handler)]) }
        }
        svg = ScenarioDrawing(scenarios[0], marks: Dictionary(marks) { $1 }).svg
    }
}
