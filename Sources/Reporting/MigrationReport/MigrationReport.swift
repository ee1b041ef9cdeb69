import Behaviour
import KeyboardModel
import LintEngine
import LintPolicy
import RuleBook
import SourceText

/// What a team takes to its planning: what users see of the keyboard handlers today, what the layout guide would give, and in
/// which order to migrate.
///
/// One value from which the page, the comment and the table are written, so that they cannot disagree. Whatever needs the file
/// system or the clock (owners, modules, deployment targets, the date) is handed in: the same input is the same bytes.
package struct MigrationReport: Sendable {
    package struct Input: Sendable {
        package var report: Report
        /// The files that findings lie in or tell of, by the report's paths.
        package var sources: [String: SourceFile] = [:]
        /// What every handler was run in, in the order of the columns.
        package var scenarios: [Scenario]
        /// Those that ran.
        package var rules: [Rule]
        /// What was linted, as a reader would call it.
        package var subject: String
        /// `2026-11-21`.
        package var date: String
        /// Of the version control; nil where there is none.
        package var revision: String?
        /// How the run was set up, for the last section.
        package var configuration: [Setting] = []
        /// By path.
        package var places: [String: ProjectPlace] = [:]
        package var effort = EffortTable()
        /// By path and line, for the comments that suppress findings; nothing where the version control was not asked.
        package var commentDays: [String: [Int: CommitDay]] = [:]
        /// What the report's findings were held against; nil where nothing was.
        package var baseline: KnownList?
        /// Earlier runs and this one, in their order; empty where no history is kept.
        package var history: [HistoryEntry] = []

        package init(report: Report, scenarios: [Scenario], rules: [Rule], subject: String, date: String) {
            self.report = report
            self.scenarios = scenarios
            self.rules = rules
            self.subject = subject
            self.date = date
        }
    }

    /// A baseline, as a reader would find it.
    package struct KnownList: Sendable {
        package var path: String
        /// More than the findings that are known, since those of one cause are joined.
        package var entryCount: Int

        package init(path: String, entryCount: Int) {
            self.path = path
            self.entryCount = entryCount
        }
    }

    package struct Setting: Sendable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Its report has what is known among the findings.
    let input: Input
    /// As the run gave it, for programs.
    let reportAsGiven: Report
    /// Of each handler, in the report's order.
    let statuses: [HandlerStatus]
    let plan: Plan
    /// Each difference once.
    let drawings: DifferenceDrawings
    /// That all handlers and findings are in, with its `/`; empty where there is none.
    let commonFolder: String

    package init(_ input: Input) {
        reportAsGiven = input.report
        var input = input
        input.report = input.report.withKnown
        self.input = input
        let statuses = input.report.handlers.map(\.status)
        self.statuses = statuses
        plan = Plan(input, statuses: statuses)
        drawings = DifferenceDrawings(of: input.report.handlers, in: input.scenarios)
        commonFolder = Self.commonFolder(of: input.report.handlers.map(\.path) + input.report.findings.map(\.path))
    }

    private static func commonFolder(of paths: [String]) -> String {
        guard let first = paths.first else { return "" }
        var common = first.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        for path in paths.dropFirst() {
            let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            common = common.prefix(zip(common, folders).prefix { $0 == $1 }.count)
        }
        return common.isEmpty ? "" : common.joined(separator: "/") + "/"
    }

    var report: Report { input.report }
    var handlers: [Handler] { input.report.handlers }

    func count(_ status: HandlerStatus) -> Int { statuses.count { $0 == status } }

    var newCount: Int { report.findings.count { $0.baselineState == .new } }

    /// Entries of the baseline that nothing is left of.
    var gone: [AbsentEntry] { report.absent.filter(\.reason.isGone) }

    func place(_ path: String) -> ProjectPlace { input.places[path] ?? ProjectPlace(module: ProjectPlace.firstFolder(of: path)) }

    /// What this run adds to a history.
    package var historyEntry: HistoryEntry {
        let summary = report.summary
        return HistoryEntry(
            date: input.date, commit: input.revision, tool: report.tool.version, model: report.tool.modelVersion,
            handlers: handlers.count, redundant: count(.redundant), differing: count(.differs), unknown: count(.unknown),
            notExecuted: count(.notExecuted), errors: summary.errors, warnings: summary.warnings, notes: summary.notes,
            effort: plan.points)
    }

    package func html() throws -> String { try MigrationPage(self).html() }
    package var markdown: String { MigrationComment(self).markdown }
    /// One file for each item of the plan, for a tracker.
    package var issues: [(name: String, text: String)] { IssueFiles(model: self).all }
    package var csv: String { MigrationTable(self).csv }
}
