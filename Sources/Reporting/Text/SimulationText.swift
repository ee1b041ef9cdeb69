import Behaviour
import KeyboardModel
import LintEngine

/// One handler in the scenarios, event by event: what was posted, what the handler wrote, where that leaves the content and where
/// the layout guide has it.
package struct SimulationText {
    private let handler: Handler
    private let scenarios: [Scenario]

    /// - Parameter scenarios: those to show, in this order.
    package init(_ handler: Handler, in scenarios: [Scenario]) {
        self.handler = handler
        self.scenarios = scenarios
    }

    package var text: String {
        var lines = heading
        if handler.outcome != .notExecuted {
            for scenario in scenarios { lines += [""] + self.lines(of: scenario) }
        }
        return lines.map { $0.trimmingTrailingSpaces + "\n" }.joined()
    }

    private var heading: [String] {
        let place = "\(handler.path):\(handler.range.start.line)"
        var lines = ["\(place): \(handler.mention): \(outcome)"]
        let observed = handler.observes.filter { !$0.isOfEditing }.map { "\($0.notification) (line \($0.line), \($0.form))" }
        if !observed.isEmpty { lines.append("observes \(observed.joined(separator: ", "))") }
        if let sentence = handler.editingSentence { lines.append(sentence) }
        if let through = handler.through { lines.append("through `\(through.name)` (\(through.path):\(through.line))") }
        for constraint in Self.constraints(of: handler) { lines.append(constraint) }
        lines += handler.unknownTexts
        if let sentence = handler.preconditionSentence { lines.append(sentence) }
        return lines.map(SafeText.escaping)
    }

    private var outcome: String {
        switch handler.outcome {
        case .executed: "executed"
        case .executedWithUnknowns: "executed with unknowns"
        case .notExecuted: "not executed: \(handler.reason ?? "no reason given")"
        }
    }

    private func lines(of scenario: Scenario) -> [String] {
        guard let result = handler.scenarios.first(where: { $0.id == scenario.id }) else {
            return ["\(scenario.id): \(scenario.title)", "  the handler was not run in it"]
        }
        var lines = ["\(scenario.id): \(scenario.title)", "  \(result.verdict.rawValue): \(result.effect)"].map(SafeText.escaping)
        for (step, transition) in zip(scenario.steps, scenario.transitions) {
            lines += [""] + self.lines(of: step.name, transition, result)
        }
        return lines
    }

    private func lines(of event: String, _ transition: Transition, _ result: Handler.ScenarioResult) -> [String] {
        var lines = ["  \(event)"] + notifications(transition)
        let writes = result.writes.filter { $0.event == event }
        for write in writes { lines.append(row("writes", Self.describe(write))) }
        let bottom = result.steps.first { $0.event == event }.map(bottom)
        guard handler.isRun(by: transition) else {
            // Where the content is then, its other handlers decide.
            return lines + [row("handler", "does not run")] + [bottom].compactMap(\.self)
        }
        if writes.isEmpty { lines.append(row("writes", "nothing")) }
        return lines + [bottom ?? row("bottom", "unknown")]
    }

    private func bottom(_ step: Handler.Step) -> String {
        let difference = step.difference.map { ", difference \(Wording.signedPoints($0))" } ?? ""
        return row("bottom", "handler \(Self.describe(step.legacyBottom)), guide \(Self.describe(step.guideBottom))\(difference)")
    }

    private func notifications(_ transition: Transition) -> [String] {
        guard let first = transition.notifications.first else { return [row("posts", "nothing")] }
        let names = transition.notifications.map(\.name.rawValue).joined(separator: ", ")
        return [
            row("posts", names),
            row("frames", "\(Wording.frame(first.beginFrame)) → \(Wording.frame(first.endFrame)), screen coordinates"),
        ]
    }

    private func row(_ title: String, _ text: String) -> String {
        "    " + title.padded(to: 9) + SafeText.escaping(text)
    }
}

extension SimulationText {
    /// What the constraints tie that the handler writes to, each once.
    private static func constraints(of handler: Handler) -> [String] {
        var lines: [String] = []
        for sink in handler.sinks {
            guard let constraint = sink.constraint else { continue }
            let words = sink.expression.split { $0 == "." || $0 == "?" || $0 == "!" }
            let name = words.dropLast().last.map(String.init) ?? sink.expression
            let line = "`\(name)`: \(constraint)"
            if !lines.contains(line) { lines.append(line) }
        }
        return lines
    }

    private static func describe(_ write: Handler.Write) -> String {
        let change = write.change.map { " (\(Wording.signedPoints($0)))" } ?? ""
        let condition = write.condition.map { ", \($0.clause)" } ?? ""
        let place = write.path.map { "\($0):\(write.line)" } ?? "line \(write.line)"
        return "\(write.sink), \(place): \(describe(write.before)) → \(describe(write.after))\(change)\(condition)"
    }

    private static func describe(_ amount: Handler.Amount) -> String {
        switch amount {
        case .points(let number): Wording.points(number)
        case .text(let text): text
        }
    }

    private static func describe(_ bottom: Double?) -> String {
        bottom.map(Wording.points) ?? "unknown"
    }
}

extension Handler {
    /// Whether one of the notifications of an event is one that it observes; or whether editing, which starts it, begins or ends
    /// with the event.
    func isRun(by transition: Transition) -> Bool {
        if isOfEditing {
            let (before, after) = (transition.before.keyboard.state, transition.after.keyboard.state)
            let isTyped = transition.after.keyboard.owner == .thisApp
            return isTyped && (before == .hidden) != (after == .hidden)
                && observes.contains { $0.notification == (after == .hidden ? "willHide" : "willShow") }
        }
        let observed = Set(observes.map(\.notification))
        return transition.notifications.contains { observed.contains($0.name.rawValue) }
    }
}
