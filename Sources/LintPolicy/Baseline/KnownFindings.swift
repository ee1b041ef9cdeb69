import SourceText

/// A baseline, and where its files are.
package struct KnownFindings: Sendable {
    package var baseline: Baseline
    package var folder: any BaselineFolder

    package init(_ baseline: Baseline, in folder: any BaselineFolder) {
        self.baseline = baseline
        self.folder = folder
    }
}

/// Tells how the paths of a report and those of a baseline belong together. The engine opens no file; the caller does.
package protocol BaselineFolder: Sendable {
    /// The path of a file of the report, from the folder of the baseline.
    func entryPath(ofFileAt path: String) -> String

    /// Where a file is that an entry names.
    func status(ofEntryAt path: String) -> EntryStatus

    /// Whether a rule looks at a file that an entry names: configurations may turn it off for some.
    func applies(_ rule: String, toEntryAt path: String) -> Bool

    /// The file as it is now; nil where it cannot be read. Asked only about entries that no finding matches.
    func source(ofEntryAt path: String) -> SourceFile?
}

package enum EntryStatus: Sendable, Equatable {
    /// In a folder that the run lints: what is not found there is not there any more.
    case linted
    /// It exists, but the run says nothing of it, or looked at it alone, without what other files do with it.
    case elsewhere
    /// It does not exist.
    case gone(fromLintedFolder: Bool)
}
