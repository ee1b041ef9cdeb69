import LintEngine
import Reporting
import SourceText

/// Writes fixes into the user's files: all files or none, each replaced as a whole.
struct FixApplication {
    /// A file as it is and as it is to be.
    struct Change {
        let old: SourceFile
        let new: SourceFile
        let edits: [TextEdit]
    }

    let changes: [Change]

    init(_ changes: [Change]) { self.changes = changes }

    /// - Throws: where a file cannot be read, or is not any more what was analysed.
    init(_ fixes: [Fix]) throws(UsageError) {
        let hashes = fixes.reduce(into: [:]) { $0.merge($1.hashes) { first, _ in first } }
        var changes: [Change] = []
        for (path, edits) in fixes.flatMap(\.edits).byPath {
            let file = try SourceReader.read(path)
            guard file.stableHash == hashes[path] else {
                throw UsageError("'\(path)' changed while it was analysed", advice: "Run the command again.")
            }
            do {
                changes.append(Change(old: file, new: try file.applying(edits), edits: edits))
            } catch {
                throw .overlappingEdits(in: path)
            }
        }
        self.changes = changes
    }

    var diff: String { changes.map { UnifiedDiff(of: $0.old, changedBy: $0.edits).text }.joined() }

    /// That nothing is overwritten which git does not have.
    func checkClean() throws(UsageError) {
        for change in changes {
            guard let repository = try? GitRepository(around: change.old.path.parentFolder ?? ".") else { continue }
            guard try repository.hasUncommittedChanges(inFileAt: change.old.path) else { continue }
            throw UsageError(
                "'\(change.old.path)' has uncommitted changes", advice: "Commit or stash them first, or add --allow-dirty.")
        }
    }

    /// Writes the new files beside the old ones, then puts each in the old one's place; what fails leaves all files as they were.
    func apply() throws(UsageError) {
        var pending: [(replacement: FileReplacement, change: Change)] = []
        do throws(SystemError) {
            for change in changes { pending.append((try FileReplacement(of: change.old.path, by: change.new.bytes), change)) }
        } catch {
            for (replacement, _) in pending { replacement.discard() }
            throw UsageError("the fixes cannot be written, and no file was changed: \(error.message)")
        }
        // Between two files, nobody is to stop it.
        try Interruption.deferred { () throws(UsageError) in try commit(pending) }
    }

    private func commit(_ pending: [(replacement: FileReplacement, change: Change)]) throws(UsageError) {
        var done: [(replacement: FileReplacement, change: Change)] = []
        for (replacement, change) in pending {
            do throws(SystemError) {
                try replacement.commit()
                done.append((replacement, change))
            } catch {
                for (_, change) in done { try? FileReplacement(of: change.old.path, by: change.old.bytes).commit() }
                for (replacement, _) in pending { replacement.discard() }
                throw UsageError("'\(change.old.path)' cannot be replaced, and all files are as they were: \(error.message)")
            }
        }
    }
}

extension UsageError {
    static func overlappingEdits(in path: String) -> UsageError {
        UsageError("the edits of '\(path)' overlap", advice: "Report this: it is a mistake of keyboardlint.")
    }
}
