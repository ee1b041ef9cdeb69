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
        issues.map(rendered).joined(separator: "\n")
    }

    /// `path:line:column: error: message`, then the line with carets under what is meant.
    private func rendered(_ issue: RuleIssue) -> String {
        let start = file.location(at: issue.range.start)
        let text = file.text(ofLine: start.line)
        let column = file.characterColumn(of: start)
        let lineEnd = file.lines.starts[start.line - 1] + text.utf8.count
        let marked = file.text(in: ByteRange(issue.range.start, max(issue.range.start, min(issue.range.end, lineEnd))))
        let margin = String(repeating: " ", count: String(start.line).count)
        // A tab keeps its width only under a tab.
        let indentation = String(text.prefix(column - 1).map { $0 == "\t" ? $0 : " " })
        return """
            \(file.path):\(start.line):\(start.column): error: \(issue.message)
             \(start.line) | \(text)
             \(margin) | \(indentation)\(String(repeating: "^", count: max(1, marked.count)))
            """
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
