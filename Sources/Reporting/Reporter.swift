import LintEngine
import LintPolicy
import RuleBook
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
    case text, concise, grouped, xcode, json, jsonl, sarif, github, gitlab, junit, checkstyle, rdjson, sonarqube, markdown, csv,
        html

    /// Whether paths are those of the repository: servers know no other.
    package var isReadByServers: Bool {
        switch self {
        case .text, .concise, .grouped, .xcode, .json, .jsonl, .html: false
        case .sarif, .github, .gitlab, .junit, .checkstyle, .rdjson, .sonarqube, .markdown, .csv: true
        }
    }

    /// Whether it counts or shows fixes, which take a second run of each screen.
    package func namesFixes(quiet: Bool) -> Bool {
        switch self {
        case .text, .concise, .grouped, .markdown: !quiet
        case .json, .jsonl, .sarif, .rdjson: true
        // Its summary of a step counts them.
        case .github: !quiet
        case .xcode, .gitlab, .junit, .checkstyle, .sonarqube, .csv, .html: false
        }
    }

    package func reporter(_ setting: ReportSetting) -> any Reporter {
        switch self {
        case .text: TextReporter(setting)
        case .concise: ConciseReporter(setting)
        case .grouped: GroupedReporter(setting)
        case .xcode: XcodeReporter(setting)
        case .json: JSONReporter()
        case .jsonl: JSONLinesReporter()
        case .sarif: SARIFReporter(setting)
        case .github: GitHubReporter(setting)
        case .gitlab: GitLabReporter(setting)
        case .junit: JUnitReporter(setting)
        case .checkstyle: CheckstyleReporter(setting)
        case .rdjson: ReviewdogReporter(setting)
        case .sonarqube: SonarQubeReporter(setting)
        case .markdown: MarkdownReporter(setting)
        case .csv: CSVReporter(setting)
        case .html: HTMLReporter(setting)
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
    /// What paths are relative to in formats that servers read.
    package var root: ReportRoot
    /// The files that findings lie in or tell of, by the report's paths.
    package var sources: [String: SourceFile]
    /// The rules that ran, for formats that explain them.
    package var rules: [Rule]
    /// Where the repository comes from and which commit is checked out, for formats that say so; nil where nothing is known of
    /// it.
    package var versionControl: VersionControl?
    /// The folder that entries of the baseline begin at, absolute and without links; nil where no baseline is used.
    package var baselineFolder: String?
    /// What a page says besides the report; nil where there is no more to say.
    package var page: MigrationReport.Input?

    /// - Parameter root: the current folder unless given.
    package init(
        colours: Bool = false, quiet: Bool = false, currentFolder: String = "/", root: ReportRoot? = nil,
        sources: [String: SourceFile] = [:], rules: [Rule] = []
    ) {
        self.colours = colours
        self.quiet = quiet
        self.currentFolder = currentFolder
        self.root = root ?? ReportRoot(folder: currentFolder, currentFolder: currentFolder)
        self.sources = sources
        self.rules = rules
    }
}
