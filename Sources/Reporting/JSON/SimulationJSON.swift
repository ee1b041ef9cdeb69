import Behaviour
import KeyboardModel
import LintEngine
import Vocabulary

/// Handlers run in scenarios, event by event, as JSON (schema version 1).
package struct SimulationJSON: Encodable {
    private let schemaVersion = 1
    private let handlers: [HandlerJSON]

    /// - Parameter scenarios: those to show, in this order.
    package init(_ handlers: [Handler], in scenarios: [Scenario]) {
        self.handlers = handlers.map { HandlerJSON($0, in: scenarios) }
    }

    private struct HandlerJSON: Encodable {
        let path: String
        let line: Int
        let name: String
        let observes: [Handler.Observation]
        let outcome: Handler.Outcome
        let reason: String?
        let assumptions: [String]
        let unknowns: [String]
        let scenarios: [RunJSON]
        let notRun: [Handler.NotRun]

        init(_ handler: Handler, in scenarios: [Scenario]) {
            path = handler.path
            line = handler.range.start.line
            name = handler.qualifiedName
            observes = handler.observes
            outcome = handler.outcome
            reason = handler.reason
            assumptions = handler.assumedTexts
            unknowns = handler.openTexts
            self.scenarios = scenarios.compactMap { scenario in
                handler.scenarios.first { $0.id == scenario.id }.map { RunJSON($0, of: handler, in: scenario) }
            }
            notRun = handler.notRun.filter { left in scenarios.contains { $0.id == left.id } }
        }
    }

    private struct RunJSON: Encodable {
        let id: String
        let verdict: Handler.Verdict
        let effects: [Effect]
        let start: MomentJSON
        let steps: [RunStepJSON]

        init(_ result: Handler.ScenarioResult, of handler: Handler, in scenario: Scenario) {
            id = result.id
            verdict = result.verdict
            effects = result.effects
            start = MomentJSON(scenario.world)
            steps = zip(scenario.steps, scenario.transitions).map { RunStepJSON($0, $1, result, of: handler) }
        }
    }

    private struct RunStepJSON: Encodable {
        let step: StepJSON
        let isHandlerRun: Bool
        let writes: [WriteJSON]
        /// y of the content's bottom edge with the handler and with the guide, in the view's coordinates; left out where a number
        /// is not known.
        let handlerBottom: Double?
        let guideBottom: Double?
        let difference: Double?

        init(_ step: Scenario.Step, _ transition: Transition, _ result: Handler.ScenarioResult, of handler: Handler) {
            self.step = StepJSON(step, transition)
            isHandlerRun = handler.isRun(by: transition)
            writes = result.writes.filter { $0.event == step.name }.map(WriteJSON.init)
            let place = result.steps.first { $0.event == step.name }
            handlerBottom = place?.legacyBottom
            guideBottom = place?.guideBottom
            difference = place?.difference
        }

        private enum Key: CodingKey { case isHandlerRun, writes, handlerBottom, guideBottom, difference }

        func encode(to encoder: any Encoder) throws {
            try step.encode(to: encoder)
            var json = encoder.container(keyedBy: Key.self)
            try json.encode(isHandlerRun, forKey: .isHandlerRun)
            try json.encode(writes, forKey: .writes)
            try json.encodeIfPresent(handlerBottom, forKey: .handlerBottom)
            try json.encodeIfPresent(guideBottom, forKey: .guideBottom)
            try json.encodeIfPresent(difference, forKey: .difference)
        }
    }

    private struct WriteJSON: Encodable {
        let sink: String
        let path: String?
        let line: Int
        let before: AmountJSON
        let after: AmountJSON
        let change: Double?
        let condition: String?

        init(_ write: Handler.Write) {
            sink = write.sink
            path = write.path
            line = write.line
            before = AmountJSON(write.before)
            after = AmountJSON(write.after)
            change = write.change
            condition = write.condition?.clause
        }
    }

    /// A number in points, or what stands for it where it is not known.
    private struct AmountJSON: Encodable {
        let points: Double?
        let expression: String?

        init(_ amount: Handler.Amount) {
            switch amount {
            case .points(let number): (points, expression) = (number, nil)
            case .text(let text): (points, expression) = (nil, text)
            }
        }
    }
}
