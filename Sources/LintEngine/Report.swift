import KeyboardModel
import SourceText

/// Everything one run found out, as a value: every reporter, the language server and the tests read this and nothing else.
///
/// Its coding keys are the published JSON format (schema version 1): a property added here is a property users may rely on.
package struct Report: Sendable, Encodable {
    package var schemaVersion = 1
    package var tool: Tool
    package var summary: Summary
    /// Sorted by path, then position, then rule.
    package var findings: [Finding]
    /// What comments in the source silence, each by itself; sorted alike.
    package var suppressed: [Finding] = []
    /// What the baseline has: not reported, joined and sorted like what is.
    package var baselined: [Finding] = []
    /// Entries of the baseline that nothing matches any more, in the order of the baseline.
    package var absent: [AbsentEntry] = []
    /// Every keyboard handler found, also those without a finding; sorted by path, then position.
    package var handlers: [Handler]
    package var notAnalysed: [NotAnalysed]

    package init(
        tool: Tool = Tool(), summary: Summary, findings: [Finding], handlers: [Handler], notAnalysed: [NotAnalysed]
    ) {
        self.tool = tool
        self.summary = summary
        self.findings = findings
        self.handlers = handlers
        self.notAnalysed = notAnalysed
    }

    package struct Tool: Sendable, Encodable {
        package var name = "keyboardlint"
        package var version = "0.1.0"
        /// Changes whenever the reference model may put something in another place than before.
        package var modelVersion = KeyboardModelVersion.current

        package init() {}
    }

    package struct Summary: Sendable, Encodable {
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
        /// Findings that comments silence.
        package var suppressed = 0
        /// Findings that the baseline has.
        package var baselined = 0
        /// Findings that are about nothing that changed, where only changes are asked for.
        package var unchanged = 0

        package init() {}
    }

    /// A file, or a part of one, that the run says nothing about, and why.
    package struct NotAnalysed: Sendable, Encodable {
        package var path: String
        /// Nil where the whole file is meant.
        package var range: Range?
        /// Lower case, one sentence without a full stop: "is not valid UTF-8 (byte 1,024)".
        package var reason: String

        package init(path: String, range: Range? = nil, reason: String) {
            self.path = path
            self.range = range
            self.reason = reason
        }
    }

    /// A half-open range in a file; lines and columns from 1, columns and offsets in UTF-8 bytes.
    package struct Range: Hashable, Sendable, Encodable {
        package var start: SourceLocation
        package var end: SourceLocation

        package init(_ range: ByteRange, in file: SourceFile) {
            start = file.location(at: range.start)
            end = file.location(at: range.end)
        }

        package var bytes: ByteRange { ByteRange(start.offset, end.offset) }
    }
}

package enum Severity: String, Sendable, Encodable, CaseIterable, Comparable {
    case note, warning, error

    package static func < (left: Severity, right: Severity) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
