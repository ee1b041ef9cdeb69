import LintEngine
import Reporting

/// Writes fixes into the files and says so: all, or those that a command of the user's passes with.
struct FixWriter {
    let console: Console
    /// Nil where nobody asks for one.
    let command: VerificationCommand?

    /// - Parameter application: of the same fixes.
    /// - Returns: how many are in the files now, and how many were taken back.
    func write(_ fixes: [Fix], _ application: FixApplication) throws(UsageError) -> (kept: Int, takenBack: Int) {
        guard let command else {
            try application.apply()
            say(kept: fixes)
            return (fixes.count, 0)
        }
        return try Interruption.deferred { () throws(UsageError) in
            var verified = VerifiedFixes(fixes, application, command)
            try verified.apply()
            say(kept: verified.kept)
            for (fix, outcome) in verified.takenBack {
                console.note("taken back \(fix.type): '\(command.text)' fails with the fix (\(outcome.words))\n")
                console.note(outcome.lastLines.map { "    \($0)\n" }.joined())
            }
            if Interruption.isPending {
                console.complain("interrupted; the files contain no fix that '\(command.text)' did not pass with")
            }
            return (verified.kept.count, verified.takenBack.count)
        }
    }

    private func say(kept: [Fix]) {
        let verified = command.map { "; '\($0.text)' passes" } ?? ""
        for fix in kept { console.note("fixed \(fix.type): \(fix.description)\(verified)\n") }
    }
}
