import LintEngine
import RuleBook

/// Which rules a run reports.
///
/// The book is asked only about rules that were named or found something: parsing it takes longer than reading a small project.
struct RuleSelection: Sendable, Equatable {
    private let only: Set<String>
    private let disabled: Set<String>

    /// - Parameters:
    ///   - only: these, whether on by default or not; where it is empty, those that are on.
    ///   - disabled: never these.
    init(only: [String], disabled: [String]) throws(UsageError) {
        for id in only + disabled where RuleBook.embedded[id] == nil { throw .unknownRule(id) }
        self.only = Set(only)
        self.disabled = Set(disabled)
        if !only.isEmpty, self.only.isSubset(of: disabled) {
            throw UsageError("--only and --disable leave no rule to run")
        }
    }

    func includes(_ id: String) -> Bool {
        guard !disabled.contains(id) else { return false }
        return only.isEmpty ? RuleBook.embedded[id]?.isEnabledByDefault != false : only.contains(id)
    }

    /// The analysis without the findings of other rules; handlers stay, since they are found whatever the rules.
    func narrow(_ analysis: FileAnalysis) -> FileAnalysis {
        var analysis = analysis
        analysis.findings.removeAll { !includes($0.rule) }
        return analysis
    }
}
