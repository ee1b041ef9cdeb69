import PatternMatching
import RuleBook
import SourceText
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// A rule with one pattern, tried on code.
struct PatternTrial {
    let linter: Linter

    /// - Parameters:
    ///   - primary: the meta-variable that findings point at.
    ///   - target: the oldest system that code is built for.
    ///   - catalog: the facts that the pattern may ask for.
    init(
        _ pattern: String, primary: String = "MATCH", deploymentTarget target: Version? = nil, asking catalog: FactCatalog = .all
    ) throws {
        let markdown = """
            # Title

            ```rule
            severity: warning
            category: guide
            since: 0.1.0
            enabled: yes
            primary: $\(primary)
            message: found
            ```

            ## What it says

            Something.

            ## Why it is bad

            It is.

            ## Pattern

            ```pattern
            \(pattern)
            ```

            ## Triggers

            ```swift
            x = 1
            //  ^
            ```

            ## Does not trigger

            ```swift
            x = 1
            ```

            ## How to migrate

            ### Before

            ```swift
            x = 1
            ```

            ### After

            ```swift
            x = 1
            ```

            ## Known limits

            None.

            ## References

            - [A page](https://example.com)
            """
        var linter = Linter(
            rules: [try RuleBook.parse(path: "Rules/trial.md", markdown: markdown, asking: catalog)],
            suppressions: CommentSuppressions())
        linter.deploymentTargets = FixedDeploymentTarget(target)
        self.linter = linter
    }

    /// The lines found, without white space around them.
    func lines(in code: String) -> [String] {
        let file = SourceFile(path: "Trial.swift", text: code)
        return linter.analyse(file).findings.map { finding in
            String(file.text(ofLine: finding.range.start.line).drop { $0 == " " })
        }
    }
}
