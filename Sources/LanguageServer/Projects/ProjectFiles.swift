import LintEngine
import LintPolicy
import SourceText

/// What the server asks of the file system. It reads nothing itself: the program does, as it does for `lint`.
package protocol ProjectFiles: Sendable {
    /// The path without links, `.` and `..`; of a file that is not there yet, as it would be.
    func realPath(of path: String) -> String?

    /// The files of a folder, as `lint FOLDER` has them; nil if it cannot be read.
    ///
    /// - Parameter folder: a real path.
    func tree(at folder: String, _ settings: ServerSettings) throws(SettingIssue) -> (any SourceTree)?

    /// One file that belongs to no folder, as `lint FILE` has it.
    func tree(ofFileAt path: String, _ settings: ServerSettings) throws(SettingIssue) -> any SourceTree

    /// A file as it is on disk; nil if it cannot be read.
    func file(at path: String) -> SourceFile?

    /// Writes a page to be shown to a folder for such.
    ///
    /// - Returns: its path; nil if it cannot be written.
    func keep(_ text: String, as name: String) -> String?
}

/// What is wrong with what a client or a configuration says, in a sentence for its user.
package struct SettingIssue: Error {
    package let message: String

    package init(_ message: String) { self.message = message }
}

/// The files that one run of the linter covers.
package protocol SourceTree: Sendable {
    /// Whether a run reads the file at a real path, or would if it were there.
    func covers(_ path: String) -> Bool

    /// Whether findings in the file are wanted; others are read for what those lean on.
    func reports(_ path: String) -> Bool

    /// Everything, from disk.
    ///
    /// - Parameter anew: whether what is said of how to lint it may have changed.
    func read(anew: Bool) -> Overview

    /// Writes the baseline to where it was read from, or where it would have been.
    func write(_ baseline: Baseline) throws(SettingIssue)

    /// One file, from disk.
    func read(_ path: String, _ linter: Linter) -> Reading

    /// One file as it is in memory.
    func take(_ file: SourceFile, _ linter: Linter) -> Reading

    /// - Parameters:
    ///   - open: files that are other than on disk, by path.
    ///   - relatives: the files that contain `eyboard`, besides those surveyed; of those that are open, as they are.
    func search(open: [String: SourceFile], relatives: [SourceFile], hasAllRelatives: Bool) -> any SourceSearch

    /// Who shares the work of finding out which files have to do with each other.
    ///
    /// - Parameter isFirst: whether there is much to do: nothing is remembered yet.
    func workers(using cache: AnswerCache, isFirst: Bool) -> any WorkerPool

    /// Whether a search would give the file, were it the only one.
    func finds(_ file: SourceFile, declaring names: Set<String>, mentioning others: Set<String>) -> Bool

    /// What a search found may have changed.
    func forget()
}

/// What there is to a tree.
package struct Overview: Sendable {
    package var reading: Reading
    /// How to lint it; nil if that has not changed.
    package var linter: Linter?
    /// The known findings, which are not reported, none where there is no baseline; nil where none is wanted.
    package var known: KnownFindings?
    /// What is wrong with what is said of how to lint it.
    package var issue: SettingIssue?

    package init(_ reading: Reading, linter: Linter?, known: KnownFindings? = nil, issue: SettingIssue? = nil) {
        self.reading = reading
        self.linter = linter
        self.known = known
        self.issue = issue
    }
}

/// What was seen in files, whether one or all of a tree.
package struct Reading: Sendable {
    package var fileSummaries: [FileSummary] = []
    /// Files that name no notification, but something else that a rule is about.
    package var mentions: [SourceFile] = []
    /// Files that say something about keyboards but name no notification.
    package var relatives: [SourceFile] = []
    /// Whether some of those were too many to keep.
    package var hasMoreRelatives = false

    package init() {}
}
