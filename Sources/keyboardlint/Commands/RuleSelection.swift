import LintEngine
import RuleBook

/// Which rules a run applies.
struct RuleSelection: Sendable {
    let rules: [Rule]
    /// The ids of all rules there are, users' own among them.
    let known: [String]
    /// Whether comments that silence nothing are findings, too.
    let reportsMisuse: Bool

    /// - Parameters:
    ///   - only: these, whether on by default or not; where it is empty, those that are on.
    ///   - disabled: never these.
    init(only: [String], disabled: [String], from book: RuleBook = .embedded) throws(UsageError) {
        for id in only + disabled where book[id] == nil && id != Misuse.rule {
            throw .unknownRule(id, among: book.rules.map(\.id))
        }
        known = book.rules.map(\.id)
        reportsMisuse = (only.isEmpty || only.contains(Misuse.rule)) && !disabled.contains(Misuse.rule)
        let chosen = book.rules.filter { only.isEmpty ? $0.isEnabledByDefault : only.contains($0.id) }
        rules = chosen.filter { !disabled.contains($0.id) }
        if rules.isEmpty { throw UsageError("--only and --disable leave no rule to run") }
    }
}
