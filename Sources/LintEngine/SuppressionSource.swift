import SwiftParser

/// Reads the comments of a file that suppress findings. The policy implements it; the engine asks it while the file's tree is at
/// hand.
package protocol SuppressionSource: Sendable {
    /// - Parameters:
    ///   - findings: those of the file.
    ///   - knownRules: the ids of all rules there are.
    func suppress(_ findings: [Finding], in tree: SyntaxTree, knownRules: Set<String>) -> SuppressionResult
}

/// The findings of one file, divided by what its comments suppress.
package struct SuppressionResult: Sendable {
    package var reported: [Finding]
    package var suppressed: [Finding] = []
    /// One for each rule that a comment names.
    package var uses: [SuppressionUse] = []
    /// What is wrong with comments, whatever they suppress.
    package var complaints: [Finding] = []

    package init(reported: [Finding]) { self.reported = reported }

    /// Whether the file has no comment for the linter.
    var hasNoComments: Bool { uses.isEmpty && complaints.isEmpty }
}

/// One rule that one comment suppresses somewhere.
package struct SuppressionUse: Sendable {
    package let rule: String
    /// What to report if it suppresses nothing.
    package var complaint: Finding
    /// Whether it suppressed something.
    package let isUsed: Bool

    package init(rule: String, complaint: Finding, isUsed: Bool) {
        self.rule = rule
        self.complaint = complaint
        self.isUsed = isUsed
    }
}

/// Complaints about the comments that suppress findings: a comment that does nothing hides the next mistake.
package enum MisusedSuppression {
    /// The id of the rule that they are findings of. It has no file in Rules/, since what it looks at is not code.
    package static let rule = "misused-suppression"
}

/// Reports every finding, whatever comments say.
package struct NoSuppressions: SuppressionSource {
    package init() {}

    package func suppress(_ findings: [Finding], in tree: SyntaxTree, knownRules: Set<String>) -> SuppressionResult {
        SuppressionResult(reported: findings)
    }
}
