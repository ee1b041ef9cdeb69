import LanguageServer
import LintEngine
import LintPolicy

/// The baseline of a tree in an editor.
struct ServerBaseline: Sendable {
    private let file: BaselineFile?
    /// Nil where there is to be no baseline, and where it cannot be read.
    let known: KnownFindings?
    let issue: SettingIssue?

    /// Reads the one that a run in the folder would read; where there is none, it would be in the folder.
    init(
        _ options: LintOptions, _ configurations: ConfigurationSearch, _ coverage: FileSet, _ run: RunConfiguration,
        from folder: String
    ) {
        guard options.baseline != .none else {
            (file, known, issue) = (nil, nil, nil)
            return
        }
        do throws(UsageError) {
            var file = try BaselineFile(FileSet.join(folder, BaselineFile.defaultName))
            if let chosen = try BaselineFile.chosen(by: options, configurations, coverage, from: folder) { file = chosen }
            let entries = try file.readIfThere() ?? Baseline([])
            self.file = file
            known = KnownFindings(entries, in: LintedFolder(file, options, coverage, run))
            issue = nil
        } catch {
            (file, known, issue) = (nil, nil, SettingIssue(error))
        }
    }

    func write(_ baseline: Baseline) throws(SettingIssue) {
        do throws(UsageError) {
            try file?.write(baseline)
        } catch {
            throw SettingIssue(error)
        }
    }
}
