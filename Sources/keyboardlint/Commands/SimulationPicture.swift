import Behaviour
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
                "a picture shows one handler, but '\(target.path)' has \(handlers.count)",
                advice: handlers.isEmpty ? nil : "Name the line of one: they begin at \(lines).")
        }
        guard scenarios.count == 1 else {
            throw UsageError("a picture shows one scenario", advice: "Name it: --scenario \(scenarios[0].id)")
        }
        svg = ScenarioDrawing(scenarios[0], of: handlers[0]).svg
    }
}
