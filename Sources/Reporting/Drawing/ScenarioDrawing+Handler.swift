import Behaviour
import KeyboardModel
import LintEngine

extension ScenarioDrawing {
    /// A scenario, and after each event where a handler puts the content's bottom edge.
    package init(_ scenario: Scenario, of handler: Handler) {
        let steps = handler.scenarios.first { $0.id == scenario.id }?.steps ?? []
        let marks = steps.compactMap { step in
            step.legacyBottom.map { (step.event, [Mark("handler", y: $0, style: .handler)]) }
        }
        self.init(scenario, marks: Dictionary(marks) { $1 })
    }
}
