import Behaviour
import LintEngine
import Reporting
import RuleBook
import SourceText

/// What is shown of a place under the pointer, as Markdown.
struct HoverText {
    let linter: Linter
    /// For the lines of the steps.
    let sources: [String: SourceFile]

    /// What users of the app see at worst, what to do, then the rule in one sentence, what running the handler showed, and how
    /// the value came about.
    func text(of finding: Finding, _ handler: Handler?, help: String? = nil) -> String {
        var parts: [String] = []
        if let worst = handler?.scenariosWorstFirst.first {
            parts.append("**\(worst.effect)** in `\(worst.id)`\(worst.event.map { ", after \($0)" } ?? "")")
        }
        if let help { parts.append("**What to do:** \(help)") }
        parts += ["**\(finding.rule)**: \(sentence(of: finding))", finding.message]
        parts += [finding.behaviour?.text, help == nil ? finding.availability?.text : nil].compactMap(\.self)
        if !finding.also.isEmpty { parts.append("also " + finding.also.map { "`\($0.rule)`" }.joined(separator: ", ")) }
        if let handler { parts += run(of: handler) }
        let trace = steps(of: finding)
        if !trace.isEmpty { parts.append("Trace:\n\n" + trace.joined(separator: "\n")) }
        return parts.joined(separator: "\n\n")
    }

    func text(of handler: Handler) -> String {
        let type = handler.type.map { "\($0)." } ?? ""
        return (["**`\(type)\(handler.name)`** beside `UIKeyboardLayoutGuide`"] + run(of: handler)).joined(separator: "\n\n")
    }

    /// An article up to its pattern: what it says and why it is bad.
    func article(_ rule: Rule) -> String {
        var lines: [Substring] = []
        var isMetadata = false
        for line in rule.article.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "```rule" { isMetadata = true }
            if !isMetadata { lines.append(line) }
            if line == "```" { isMetadata = false }
        }
        return lines.prefix { $0 != "## Pattern" }.joined(separator: "\n")
    }

    private func sentence(of finding: Finding) -> String {
        linter.rule(finding.rule)?.summary ?? "a suppression comment without effect, or one that the linter cannot read."
    }

    // MARK: The run

    private func run(of handler: Handler) -> [String] {
        guard handler.outcome != .notExecuted else { return ["Not executed: \(handler.reason ?? "no reason given")."] }
        var parts: [String] = []
        let differing = handler.scenariosWorstFirst
        if !differing.isEmpty { parts.append(table(of: differing)) }
        parts += [list("Agrees", .agrees, handler), list("Unknown", .unknown, handler)].compactMap(\.self)
        let sentences = [handler.editingSentence].compactMap(\.self) + handler.unknownTexts
        let remarks = sentences + [handler.preconditionSentence].compactMap(\.self)
        if !remarks.isEmpty { parts.append(remarks.map { "- \($0)" }.joined(separator: "\n")) }
        let constraints = Set(handler.sinks.compactMap(\.constraint)).sorted()
        if !constraints.isEmpty { parts.append(constraints.map { "- `\($0)`" }.joined(separator: "\n")) }
        return parts
    }

    private func table(of scenarios: [Handler.ScenarioResult]) -> String {
        let header = ["| scenario | event | handler | guide | difference | |", "|---|---|--:|--:|--:|---|"]
        let open = scenarios.filter { !$0.hasPlace }.map { "\n- In `\($0.id)`: \($0.effect)" }
        let scenarios = scenarios.filter(\.hasPlace)
        if scenarios.isEmpty { return open.map { String($0.dropFirst()) }.joined(separator: "\n") }
        let rows = scenarios.map { result in
            let cells = [
                "`\(result.id)`", result.event ?? "", result.legacyBottom.map(Wording.points) ?? "?",
                result.guideBottom.map(Wording.points) ?? "?", result.difference.map(Wording.signedPoints) ?? "?",
                result.effect,
            ]
            return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
        }
        return (header + rows).joined(separator: "\n") + (open.isEmpty ? "" : "\n" + open.joined())
    }

    private func list(_ title: String, _ verdict: Handler.Verdict, _ handler: Handler) -> String? {
        let ids = handler.scenarios.filter { $0.verdict == verdict }.map { "`\($0.id)`" }
        if ids.isEmpty { return nil }
        if ids.count == handler.scenarios.count { return "\(title) in all \(ids.count) scenarios." }
        return "\(title) in \(ids.count) of \(handler.scenarios.count): \(ids.joined(separator: ", "))."
    }

    // MARK: The steps

    private func steps(of finding: Finding) -> [String] {
        finding.related.enumerated().map { number, place in
            let name =
                place.path == finding.path
                ? "line \(place.range.start.line)" : "\(Self.name(of: place.path)):\(place.range.start.line)"
            return "\(number + 1). \(place.message), \(name)\(code(of: place))"
        }
    }

    private func code(of place: Finding.Related) -> String {
        guard let file = sources[place.path], place.range.end.offset <= file.bytes.count, !place.message.contains("`") else {
            return ""
        }
        let text = file.text(in: place.range.bytes).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.contains("`") || text.count > 80 ? "" : ": `\(text)`"
    }

    private static func name(of path: String) -> String { path.lastPathComponent }
}

extension Handler {
    /// What stands above a handler; nil where there is nothing to compare.
    var lens: String? {
        if outcome == .notExecuted { return "not run: \(reason ?? "no reason given")" }
        guard !scenarios.isEmpty, !sinks.isEmpty else { return nil }
        let differing = scenariosWorstFirst
        let open = scenarios.count { $0.verdict == .unknown }
        let rest = open == 0 ? "" : ", unknown in \(open)"
        guard let worst = differing.first else {
            return open == 0
                ? "agrees with the layout guide in all \(scenarios.count) scenarios"
                : "agrees in \(scenarios.count - open) of \(scenarios.count) scenarios\(rest)"
        }
        let effect = worst.difference == nil ? "" : ": \(worst.effect)"
        return "differs in \(differing.count) of \(scenarios.count) scenarios\(rest)\(effect)"
    }
}
