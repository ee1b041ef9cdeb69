import LintEngine
import LintPolicy
import SourceText

/// What happens to documents, files and settings: it is noted here, and looked at when there is time.
extension Project {
    /// A document is open, or has changed.
    mutating func set(_ file: SourceFile) {
        open[file.path] = file
        touch(file.path)
    }

    /// A document is no longer open: its file counts as it is on disk.
    mutating func close(_ path: String) {
        open[path] = nil
        reread(path)
    }

    /// A file on disk was made, changed or deleted.
    mutating func reread(_ path: String) {
        tree.forget()
        if open[path] == nil { touch(path) }
    }

    /// What a file holds is looked at when there is time: by then it may have changed again.
    private mutating func touch(_ path: String) {
        guard stage != .unread else { return }
        changed.insert(path)
        hasAnticipated = false
        // Of a change on disk, nobody waits for the answer.
        if open[path] != nil, report != nil { isTyped = true }
        stage = .changed
    }

    /// Anything on disk may have changed that is not a source file.
    mutating func rereadOthers() {
        tree.forget()
        hasAnticipated = false
        forgetResults()
        isTyped = false
        if stage != .unread { stage = .changed }
    }

    /// Everything on disk may have changed.
    mutating func rereadAll() {
        tree.forget()
        gathering = nil
        isTyped = false
        typed = TypedAnalyses()
        stage = .unread
    }

    mutating func forgetResults() {
        results = [:]
        typed = TypedAnalyses()
        cache = AnswerCache()
        parsed = ParsedFiles(using: cache)
        gathering = nil
    }

    /// What is to be linted, and how, has changed.
    mutating func use(_ tree: any SourceTree) {
        self.tree = tree
        restart()
    }

    /// The same, as far as files say it.
    mutating func restart() {
        readsAnew = true
        rereadAll()
    }

    /// Whether findings can be put into a baseline.
    var takesBaseline: Bool { known != nil }

    /// Puts a finding, and those that it speaks for, into the baseline: from now on they are not told.
    mutating func makeKnown(_ finding: Finding) throws(SettingIssue) {
        guard var known else { return }
        let places = [(finding.rule, finding.path, finding.range)] + finding.also.map { ($0.rule, $0.path, $0.range) }
        let compared = linter.comparison(analyses, to: known).findings.filter { compared in
            let other = compared.finding
            return compared.state.isNew && places.contains { $0 == (other.rule, other.path, other.range) }
        }
        known.baseline = Baseline(known.baseline.entries + compared.map(\.entry))
        try tree.write(known.baseline)
        self.known = known
        if stage == .settled { stage = .analysing }
        hasReported = false
    }

    mutating func takeIssue() -> SettingIssue? {
        defer { issue = nil }
        return issue
    }
}
