import Behaviour
import KeyboardModel
import LintEngine
import SourceText

/// Everything one run found out, as a value: every reporter, the language server and the tests read this and nothing else.
///
/// Reporting writes it as the published JSON format (schema version 2).
package struct Report: Sendable {
    package var schemaVersion = 2
    package var tool: Tool
    package var summary: Summary
    /// Sorted by path, then position, then rule.
    package var findings: [Finding]
    /// What comments in the source suppress, each by itself; sorted alike.
    package var suppressed: [Finding] = []
    /// What the baseline has: not reported, joined and sorted like what is.
    package var baselined: [Finding] = []
    /// Entries of the baseline that nothing matches any more, in the order of the baseline.
    package var absent: [AbsentEntry] = []
    /// Every keyboard handler found, also those without a finding; sorted by path, then position.
    package var handlers: [Handler]
    package var notAnalysed: [NotAnalysed]
    /// What is known of how to mend the findings; no part of the published format.
    package var remedies = Remedies()
    /// Which part of a run the report is, and what it takes to join the parts; nil where it is the whole.
    package var shard: ReportShard?

    package init(
        tool: Tool = Tool(), summary: Summary, findings: [Finding], handlers: [Handler], notAnalysed: [NotAnalysed]
    ) {
        self.tool = tool
        self.summary = summary
        self.findings = findings
        self.handlers = handlers
        self.notAnalysed = notAnalysed
    }

    package struct Tool: Sendable, Codable, Equatable {
        package var name = "keyboardlint"
        package var version = "0.1.0"
        /// Changes whenever the reference model may put something in another place than before.
        package var modelVersion = KeyboardModelVersion.current

        package init() {}
    }

    package struct Summary: Sendable, Codable {
        /// Swift files whose bytes were read and searched.
        package var filesRead = 0
        /// Of those, files that name a keyboard notification and were analysed.
        package var filesMatched = 0
        /// Folders left out because they hold build products or dependencies; symbolic links that lead into a loop.
        package var foldersLeftOut = 0
        /// Files and folders that a configuration leaves out.
        package var leftOutByConfiguration = 0
        package var bytesRead = 0
        package var handlers = 0
        package var executed = 0
        package var executedWithUnknowns = 0
        package var notExecuted = 0
        package var errors = 0
        package var warnings = 0
        package var notes = 0
        /// Findings that comments suppress.
        package var suppressed = 0
        /// Findings that the baseline has.
        package var baselined = 0
        /// What is found and not reported in libraries that were copied into the project, by path.
        package var inCopiedLibraries: [FindingCount] = []
        /// Findings that are about nothing that changed, where only changes are asked for.
        package var unchanged = 0

        package init() {}

        /// How many findings a file has.
        package struct FindingCount: Codable, Sendable, Hashable {
            package let path: String
            package let findings: Int

            package init(path: String, findings: Int) {
                self.path = path
                self.findings = findings
            }
        }
    }
}
