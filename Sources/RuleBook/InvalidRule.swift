import SourceText

/// A rule file that is not one, with everything that is wrong with it. Its description is ready to print.
package struct InvalidRule: Error, Sendable, CustomStringConvertible {
    package let file: SourceFile
    /// In the order of the file; at least one.
    package let issues: [RuleIssue]

    init(file: SourceFile, issues: [RuleIssue]) {
        self.file = file
        self.issues = issues
    }

    /// What is wrong with a rule that is well-formed, but does not do as it says; nil where nothing is.
    package init?(path: String, rule: Rule, issues: [RuleIssue]) {
        guard !issues.isEmpty else { return nil }
        self.init(file: SourceFile(path: path, text: rule.article), issues: issues)
    }

    package var description: String {
        issues.map { file.complaint($0.message, at: $0.range) }.joined(separator: "\n")
    }
}

package struct RuleIssue: Sendable, Equatable {
    /// Lower case, no full stop, says what was expected.
    package let message: String
    package let range: ByteRange

    package init(message: String, range: ByteRange) {
        self.message = message
        self.range = range
    }
}
