import LintEngine
import SourceText

/// How a report is shown: one file a format, all from the same `Report` value.
///
/// A reporter computes nothing about code. What it would need to know is in the report, or does not belong in any format; that is
/// what keeps the formats from telling different stories about one run. The one thing besides the report is the text of the
/// files, for the reporter that shows it.
package protocol Reporter: Sendable {
    /// The whole output, ending in a line feed unless it is empty.
    func render(_ report: Report) throws -> String
}

package enum ReportFormat: String, Sendable, CaseIterable {
    case text, xcode, json

    package func reporter(_ setting: ReportSetting) -> any Reporter {
        switch self {
        case .text: TextReporter(setting)
        case .xcode: XcodeReporter(setting)
        case .json: JSONReporter()
        }
    }
}

/// What reporters need to know of where their output goes.
package struct ReportSetting: Sendable {
    /// Escape sequences for colour may be written.
    package var colours: Bool
    /// Findings only: no summary, no list of what was not analysed.
    package var quiet: Bool
    /// Absolute; what relative paths of the report are relative to.
    package var currentFolder: String
    /// The files with findings, by the report's paths.
    package var sources: [String: SourceFile]

    package init(
        colours: Bool = false, quiet: Bool = false, currentFolder: String = "/", sources: [String: SourceFile] = [:]
    ) {
        self.colours = colours
        self.quiet = quiet
        self.currentFolder = currentFolder
        self.sources = sources
    }
}
