import LintEngine

/// How many fixes a run found, and how to get them.
package struct FixCounts: Equatable, Sendable {
    package let safe: Int
    package let unsafe: Int

    package init(of findings: [Finding]) {
        let fixes = findings.distinctFixes
        safe = fixes.count { $0.applicability == .safe }
        unsafe = fixes.count - safe
    }

    /// "3 safe fixes with --fix, 5 unsafe ones with --unsafe-fixes"; nil where there is none.
    package var text: String? {
        switch (safe, unsafe) {
        case (0, 0): nil
        case (0, _): Wording.count(unsafe, "unsafe fix", "unsafe fixes") + " with --fix --unsafe-fixes"
        case (_, 0): Wording.count(safe, "safe fix", "safe fixes") + " with --fix"
        default:
            Wording.count(safe, "safe fix", "safe fixes") + " with --fix, " + Self.more(unsafe) + " with --unsafe-fixes"
        }
    }

    /// Unsafe fixes, after safe ones: "5 unsafe ones".
    package static func more(_ unsafe: Int) -> String { Wording.count(unsafe, "unsafe one") }
}
