import LintEngine
import LintPolicy
import Reporting
import SourceText

/// The files that are linted together, kept between edits: what `lint` would say of them, with open documents in place of what is
/// on disk.
///
/// It makes the calls that the command line makes: survey, gather, analyse, report. What keeps it fast is that each is a function
/// of the files it is given, so that its last result holds as long as those are the same. Work is done in steps of at most one
/// file, between which the server can answer.
struct Project {
    /// Nil for a file of no folder.
    let folder: String?
    var tree: any SourceTree
    var linter = Linter(rules: [], suppressions: CommentSuppressions())
    var carryOver = CarryOver(Linter(rules: [], suppressions: CommentSuppressions()))
    var known: KnownFindings?
    /// What is wrong with the configurations, until somebody takes it.
    var issue: SettingIssue?
    var open: [String: SourceFile] = [:]
    /// Files to be looked at again.
    var changed: Set<String> = []
    /// Whether some of them were typed into since there was a report.
    var isTyped = false
    /// Whether the report was made without looking at which files have to do with each other.
    var hasAnticipated = false
    /// What analyses come to after what was typed since they were made.
    var typed = TypedAnalyses()
    /// What was seen in each file.
    var readings: [String: Reading] = [:]
    var hasMoreRelatives = false
    var units: [AnalysisUnit] = []
    var results: [ResultKey: Result] = [:]
    /// Positions in `units`, the next one last.
    var pending: [Int] = []
    /// How many at the end of `pending` concern open documents.
    var urgent = 0
    /// Whether there was a report since the last change.
    var hasReported = false
    var interfaces = InterfaceState()
    /// What was made of files that nothing has changed of since.
    var cache = AnswerCache()
    var parsed: ParsedFiles
    /// The last search for other files.
    var gathering: Gathering?
    var stage = Stage.unread
    /// Whether what is said of how to lint it may have changed since it was read.
    var readsAnew = true
    var report: Report?
    /// What to do about the report's findings.
    var help: Help?
    /// Findings by path, positions in `report`.
    var findingsByPath: [String: [Int]] = [:]
    var handlersByPath: [String: [Int]] = [:]
    /// Files that findings and handlers lie in, as they were when they were analysed.
    var sources: [String: SourceFile] = [:]

    enum Stage {
        /// Nothing was read yet.
        case unread
        /// A file has changed.
        case changed
        case analysing
        /// The report is of the files as they are.
        case settled
    }

    /// A file may be analysed twice: for its handlers, and for what it says without any.
    struct ResultKey: Hashable {
        let path: String
        let isMention: Bool
    }

    struct Result {
        let unit: AnalysisUnit
        let interfaces: Int
        let analysis: FileAnalysis
    }

    init(folder: String?, tree: any SourceTree) {
        self.folder = folder
        self.tree = tree
        parsed = ParsedFiles(using: cache)
    }

    func covers(_ path: String) -> Bool { tree.covers(path) }

    var isSettled: Bool { stage == .settled }

    /// A folder in which nothing is open is not read before somebody asks.
    var needsWork: Bool { stage != .settled && (stage != .unread || !open.isEmpty) }

    /// Whether all that is left to do is to make sure of what was told already: that can wait until nobody types.
    var hasOnlyToConfirm: Bool { stage == .changed && hasAnticipated && typed.unfinished.isEmpty }

    /// Whether the report is of open documents as they are, as far as can be told before everything is looked at.
    var holdsForOpenDocuments: Bool { isSettled || hasOnlyToConfirm || stage == .analysing && hasReported }

    /// Whether no file was read yet, which takes longer than any other step.
    var isUnread: Bool { stage == .unread }

    /// How far the analysis is; nil when nothing is being analysed.
    var progress: (done: Int, all: Int)? {
        stage == .analysing ? (units.count - pending.count, units.count) : nil
    }

    func key(_ unit: AnalysisUnit) -> ResultKey {
        ResultKey(path: unit.file.path, isMention: unit.isMention)
    }
}
