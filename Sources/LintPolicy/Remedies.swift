import LintEngine
import ProgramIndex
import RuleBook

/// What a run knows of how to mend its findings, besides the findings: what their rules advise, and which systems the code is
/// built for.
package struct Remedies: Sendable {
    /// By id, of the rules that found something.
    package var rules: [String: Advice] = [:]
    /// By the path of a file with findings in handlers; without those of which nobody says.
    package var deploymentTargets: [String: DeploymentTarget] = [:]

    package init() {}

    /// What the article of a rule advises, each in one sentence.
    package struct Advice: Sendable {
        package var category: Rule.Category
        /// What to do; nil where the article begins with code.
        package var remedy: String?
        /// What to do where the layout guide cannot be used; nil where the article says nothing of that.
        package var repair: String?

        package init(category: Rule.Category, remedy: String?, repair: String? = nil) {
            self.category = category
            self.remedy = remedy
            self.repair = repair
        }
    }
}

extension Linter {
    /// - Parameter findings: all that a reader may be told of.
    func remedies(for findings: [Finding]) -> Remedies {
        var remedies = Remedies()
        for id in Set(findings.flatMap { [$0.rule] + $0.also.map(\.rule) }).sorted() {
            guard let rule = rules[id] else { continue }
            remedies.rules[id] = .init(category: rule.category, remedy: rule.remedy, repair: rule.repair)
        }
        for path in Set(findings.filter { $0.handler != nil }.map(\.path)).sorted() {
            remedies.deploymentTargets[path] = deploymentTargets.deploymentTarget(ofFileAt: path)
        }
        return remedies
    }
}
