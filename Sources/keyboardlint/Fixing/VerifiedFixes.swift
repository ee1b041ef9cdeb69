import LintEngine
import SourceText

/// Applies fixes and keeps those that the user's command passes with, as `cargo fix` does.
///
/// All are applied at once, since that is one run of the command in most cases. Only where it fails are they applied one after
/// the other, a screen's whole each time. The files always hold whole fixes: those that were verified and the one that is tried.
struct VerifiedFixes {
    let command: VerificationCommand
    private let fixes: [Fix]
    /// The files as they were, by path.
    private let originals: [String: SourceFile]
    /// Those whose edits are in the files.
    private var present: [Fix] = []
    private(set) var kept: [Fix] = []
    private(set) var takenBack: [(fix: Fix, outcome: VerificationCommand.Outcome)] = []

    /// - Parameter application: of the same fixes.
    init(_ fixes: [Fix], _ application: FixApplication, _ command: VerificationCommand) {
        self.fixes = fixes
        self.command = command
        originals = Dictionary(application.changes.map { ($0.old.path, $0.old) }) { first, _ in first }
    }

    mutating func apply() throws(UsageError) {
        guard !fixes.isEmpty else { return }
        let before = try command.run()
        if Interruption.isPending { return }
        guard before.isSuccess else {
            throw UsageError(
                "'\(command.text)' fails before any fix (\(before.words)), so nothing was changed",
                advice: before.lastLines.map { "    " + $0 }.joined(separator: "\n"))
        }
        let all = try attempt(fixes)
        if Interruption.isPending || all.isSuccess { return }
        guard fixes.count > 1 else {
            takenBack = fixes.map { ($0, all) }
            return
        }
        for fix in fixes {
            let outcome = try attempt([fix])
            if Interruption.isPending { return }
            if !outcome.isSuccess { takenBack.append((fix, outcome)) }
        }
    }

    /// Adds fixes to those that are kept; leaves none of them in the files unless the command passes.
    private mutating func attempt(_ added: [Fix]) throws(UsageError) -> VerificationCommand.Outcome {
        try move(to: kept + added)
        let outcome: VerificationCommand.Outcome
        do {
            outcome = try command.run()
        } catch {
            try move(to: kept)
            throw error
        }
        // A command that was interrupted has shown nothing, whatever it ends with.
        if outcome.isSuccess, !Interruption.isPending {
            kept += added
        } else {
            try move(to: kept)
        }
        return outcome
    }

    private mutating func move(to fixes: [Fix]) throws(UsageError) {
        var changes: [FixApplication.Change] = []
        for (_, original) in originals.sorted(by: { $0.key < $1.key }) {
            let (old, new) = (try content(of: original, with: present), try content(of: original, with: fixes))
            if old.bytes != new.bytes { changes.append(FixApplication.Change(old: old, new: new, edits: [])) }
        }
        for change in changes {
            guard try SourceReader.read(change.old.path).bytes == change.old.bytes else {
                throw UsageError(
                    "'\(change.old.path)' changed while '\(command.text)' ran; all files are left as they are",
                    advice: present.isEmpty ? nil : "They contain fixes that may not be verified.")
            }
        }
        try FixApplication(changes).apply()
        present = fixes
    }

    private func content(of original: SourceFile, with fixes: [Fix]) throws(UsageError) -> SourceFile {
        let edits = fixes.flatMap(\.edits).filter { $0.path == original.path }.map(\.edit).sorted { $0.range < $1.range }
        do {
            return try original.applying(edits)
        } catch {
            throw .overlappingEdits(in: original.path)
        }
    }
}
