import LintEngine
import LintPolicy
import RuleBook

/// Which rules a run applies.
struct RuleSelection: Sendable {
    let rules: [Rule]
    /// The ids of all rules there are, users' own among them.
    let known: [String]
    /// Whether comments that suppress nothing are findings, too.
    let reportsMisuse: Bool
    private let options: RunOptions

    /// - Parameters:
    ///   - options: the rules asked for, whether on by default or not, and those not wanted; where none is asked for, those that
    ///     are on.
    ///   - configurations: may turn rules on, or off everywhere.
    init(_ options: RunOptions, from book: RuleBook, _ configurations: [Configuration] = []) {
        self.options = options
        known = book.rules.map(\.id)
        reportsMisuse =
            (options.only.isEmpty || options.only.contains(MisusedSuppression.rule))
            && !options.disabled.contains(MisusedSuppression.rule)
        let chosen = book.rules.filter { rule in
            if !options.only.isEmpty { return options.only.contains(rule.id) }
            return rule.isEnabledByDefault || configurations.contains { $0.mayTurnOn(rule.id) }
        }
        rules = chosen.filter { !options.disabled.contains($0.id) }
    }

    /// Refuses what names no rule.
    func check() throws(UsageError) {
        for id in options.only + options.disabled where !known.contains(id) && id != MisusedSuppression.rule {
            throw .unknownRule(id, among: known)
        }
        if rules.isEmpty { throw UsageError("--only and --disable leave no rule to run") }
    }
}
