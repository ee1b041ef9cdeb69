import LintEngine
import LintPolicy
import Reporting

/// A repository, asked through `git` what changed in it.
struct GitRepository {
    /// The real path of its work tree's top folder.
    let top: String

    /// The repository that a folder belongs to.
    init(around folder: String) throws(UsageError) {
        let output = try Self.run(in: folder, ["rev-parse", "--show-toplevel"])
        guard output.status == 0 else {
            if output.errors.contains("not a git repository") {
                throw UsageError(
                    "'\(folder)' is in no git repository, so --since cannot find changes",
                    advice: "Lint a repository's files, or leave --since out.")
            }
            throw .git(output)
        }
        let path = String(decoding: output.text.dropLast(), as: UTF8.self)
        top = (try? FileSystem.realPath(of: path)) ?? path
    }

    /// What differs between the files as they are and the commit at which the branch of HEAD left that of `reference`, by path
    /// from the top.
    ///
    /// - Parameter reference: a branch, a tag or a commit; it does not begin with a dash.
    func changes(since reference: String) throws(UsageError) -> [String: LineChanges] {
        let base = try mergeBase(with: reference)
        // What a user may have configured otherwise is said, since the output is read by a program.
        let diff = try output([
            "diff", "--unified=0", "--inter-hunk-context=0", "--find-renames", "-l2000", "--text", "--no-color", "--no-ext-diff",
            "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/", "--ignore-submodules=all", base, "--",
            "*.swift",
        ])
        var changes = DiffReader.changes(in: diff)
        let untracked = try output(["ls-files", "-z", "--others", "--exclude-standard", "--", "*.swift"])
        for path in untracked.split(separator: 0) { changes[String(decoding: path, as: UTF8.self)] = .wholeFile }
        return changes
    }

    /// Whether a file differs from the last commit, or is not in it.
    func hasUncommittedChanges(inFileAt path: String) throws(UsageError) -> Bool {
        let real = (try? FileSystem.realPath(of: path)) ?? path
        let status = try output([
            "status", "--porcelain", "--untracked-files=all", "--ignore-submodules=all", "--ignored=matching", "--", real,
        ])
        return !status.isEmpty
    }

    private func mergeBase(with reference: String) throws(UsageError) -> String {
        guard try name("rev-parse", "--verify", "--quiet", "HEAD^{commit}") != nil else {
            throw UsageError(
                "the repository in '\(top)' has no commit yet, so everything in it is new", advice: "Leave --since out.")
        }
        guard let commit = try name("rev-parse", "--verify", "--quiet", reference + "^{commit}") else {
            throw UsageError(
                "git knows no commit '\(SafeText.escaping(reference))' in '\(top)'",
                advice:
                    "Fetch it first: git fetch origin BRANCH, and in a shallow clone git fetch --unshallow (fetch-depth: 0 in GitHub's "
                    + "checkout action, GIT_DEPTH: 0 in GitLab).")
        }
        if let base = try name("merge-base", commit, "HEAD") { return base }
        guard try name("rev-parse", "--is-shallow-repository") == "true" else {
            throw UsageError(
                "'\(reference)' and HEAD have no commit in common", advice: "Name the branch that HEAD will be merged into.")
        }
        throw UsageError(
            "the merge base of HEAD and '\(reference)' is not in this shallow clone",
            advice:
                "Fetch the rest of the history: git fetch --unshallow (fetch-depth: 0 in GitHub's checkout action, GIT_DEPTH: 0 in GitLab)."
        )
    }

    /// The first line of what git answers; nil where it says there is nothing.
    private func name(_ arguments: String...) throws(UsageError) -> String? {
        let output = try Self.run(in: top, arguments)
        guard output.status == 0 else {
            if output.status == 1 || output.errors.isEmpty { return nil }
            throw .git(output)
        }
        return String(decoding: output.text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    private func output(_ arguments: [String]) throws(UsageError) -> [UInt8] {
        let output = try Self.run(in: top, arguments)
        guard output.status == 0 else { throw .git(output) }
        return output.text
    }

    private static func run(in folder: String, _ arguments: [String]) throws(UsageError) -> GitProcess.Output {
        do throws(GitProcess.Failure) {
            return try GitProcess.run(in: folder, arguments)
        } catch {
            switch error {
            case .notInstalled:
                throw UsageError("--since needs git, which is not on the PATH", advice: "Install git, or leave --since out.")
            case .system(let error): throw UsageError("git cannot be run: \(error.message)")
            }
        }
    }
}

extension UsageError {
    /// Git says itself what is wrong, as of a folder that belongs to another user.
    fileprivate static func git(_ output: GitProcess.Output) -> UsageError {
        let line = output.errors.split(separator: "\n").first.map(String.init) ?? "no reason given, status \(output.status)"
        return UsageError("git cannot list changes: \(line)", advice: "Run 'git status' in the folder for details.")
    }
}
