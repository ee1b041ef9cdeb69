import Behaviour
import KeyboardModel
import LintEngine
import LintPolicy

/// One finding, told from its observer to its replacement.
package struct FindingExplanation {
    private let report: Report
    private let scenarios: [Scenario]
    private let setting: ReportSetting
    private let help: Help

    /// - Parameter scenarios: those that handlers were run in.
    package init(_ report: Report, _ scenarios: [Scenario], _ setting: ReportSetting) {
        self.report = report
        self.scenarios = scenarios
        var setting = setting
        setting.quiet = true
        self.setting = setting
        help = Help(report)
    }

    package func text(of finding: Finding) -> String {
        var alone = finding
        alone.under = nil
        var part = report
        part.findings = [alone]
        var sections = [TextReporter(setting).render(part).trimmingLineFeeds]
        sections += [
            section("Trace", trace(of: finding)), section("Run", run(of: finding)), section("Replacement", replacement(finding)),
        ]
        .compactMap(\.self)
        sections.append("About the rule: keyboardlint explain \(finding.rule)")
        return sections.joined(separator: "\n\n") + "\n"
    }

    private func section(_ title: String, _ lines: [String]) -> String? {
        guard !lines.isEmpty else { return nil }
        return ([Style(colours: setting.colours).bold(title)] + lines.map { $0.isEmpty ? "" : "  " + $0 }).joined(separator: "\n")
    }

    /// From the observer to the write, in the order in which it happens.
    private func trace(of finding: Finding) -> [String] {
        let steps = finding.related.map { ($0.message, $0.path, $0.range) } + [(finding.message, finding.path, finding.range)]
        return steps.enumerated().map { number, step in
            "\(number + 1). \(SafeText.escaping("\(step.1):\(step.2.start.line): \(step.0)"))"
        }
    }

    /// The scenario in which the handler does worst, event by event.
    private func run(of finding: Finding) -> [String] {
        guard let handler = finding.handler(in: report), handler.outcome != .notExecuted else { return [] }
        let worst =
            handler.scenariosWorstFirst.first ?? handler.scenarios.first { $0.verdict == .unknown } ?? handler.scenarios.first
        guard let scenario = scenarios.first(where: { $0.id == worst?.id }) else { return [] }
        return SimulationText(handler, in: [scenario]).text.trimmingLineFeeds.split(
            separator: "\n", omittingEmptySubsequences: false
        )
        .map(String.init)
    }

    private func replacement(_ finding: Finding) -> [String] {
        let sentence = help.sentence(for: finding).map { [SafeText.escaping($0)] } ?? []
        guard let code = help.replacement(for: finding) else { return sentence }
        return sentence + ["", "    " + SafeText.escaping(code)]
    }
}

extension String {
    fileprivate var trimmingLineFeeds: String {
        var rest = self[...]
        while rest.last == "\n" { rest.removeLast() }
        return String(rest)
    }
}
