import LintEngine
import LintPolicy
import SourceText

/// The files that are linted together, kept between edits: what `lint` would say of them, with open documents in place of what is on disk.
///
/// It makes the calls that the command line makes: survey, gather, analyse, report. What keeps it fast is that each is a function of the
/// files it is given, so that its last result holds as long as those are the same. Work is done in steps of at most one file, between
/// which the server can answer.
struct Project {
    /// Nil for a file of no folder.
    let folder: String?
    private var tree: any SourceTree
    private(set) var linter = Linter(rules: [])
    private var carryOver = CarryOver(Linter(rules: []))
    private var known: KnownFindings?
    /// What is wrong with the configurations, until somebody takes it.
    private(set) var issue: SettingIssue?
    private var open: [String: SourceFile] = [:]
    /// Files to be looked at again.
    private var changed: Set<String> = []
    /// Whether some of them were typed into since there was a report.
    private var isTyped = false
    /// Whether the report was made without looking at which files have to do with each other.
    private var hasAnticipated = false
    /// What analyses come to after what was typed since they were made.
    private var typed = TypedAnalyses()
    /// What was seen in each file.
    private var readings: [String: Reading] = [:]
    private var hasMoreRelatives = false
    private(set) var units: [AnalysisUnit] = []
    private var results: [ResultKey: Result] = [:]
    /// Positions in `units`, the next one last.
    private var pending: [Int] = []
    /// How many at the end of `pending` concern open documents.
    private var urgent = 0
    /// Whether there was a report since the last change.
    private var hasReported = false
    private var interfaces = InterfaceState()
    /// What was made of files that nothing has changed of since.
    private var cache = AnswerCache()
    private var parsed: ParsedFiles
    /// The last search for other files.
    private var gathering: Gathering?
    private var stage = Stage.unread
    /// Whether what is said of how to lint it may have changed since it was read.
    private var readsAnew = true
    private(set) var report: Report?
    /// Findings by path, positions in `report`.
    private(set) var findingsByPath: [String: [Int]] = [:]
    private(set) var handlersByPath: [String: [Int]] = [:]
    /// Files that findings and handlers lie in, as they were when they were analysed.
    private(set) var sources: [String: SourceFile] = [:]

    private enum Stage {
        /// Nothing was read yet.
        case unread
        /// A file has changed.
        case changed
        case analysing
        /// The report is of the files as they are.
        case settled
    }

    /// A file may be analysed twice: for its handlers, and for what it says without any.
    private struct ResultKey: Hashable {
        let path: String
        let isMention: Bool
    }

    private struct Result {
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
}

// MARK: What changes

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

    private mutating func forgetResults() {
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

// MARK: Work

extension Project {
    /// What a step came to.
    enum Progress {
        /// There is more to do.
        case more
        /// There is more to do, but the report holds for open documents.
        case openDocumentsReported
        /// The report holds.
        case settled
    }

    /// Does the next piece of work.
    mutating func work() -> Progress {
        switch stage {
        case .unread: read()
        case .changed where hasAnticipated && !typed.unfinished.isEmpty:
            finishTyped()
            return .openDocumentsReported
        case .changed:
            hasAnticipated = anticipate()
            if hasAnticipated { return .openDocumentsReported }
            gather()
        case .analysing: return analyse()
        case .settled: return .settled
        }
        return .more
    }

    private mutating func read() {
        let overview = tree.read(anew: readsAnew)
        let all = overview.reading
        issue = overview.issue
        known = overview.known
        readsAnew = false
        gathering = nil
        if let linter = overview.linter {
            self.linter = linter
            carryOver = CarryOver(linter)
            forgetResults()
        }
        readings = [:]
        hasMoreRelatives = all.hasMoreRelatives
        for fileSummary in all.fileSummaries {
            readings[fileSummary.file.path, default: Reading()].fileSummaries.append(fileSummary)
        }
        for file in all.mentions { readings[file.path, default: Reading()].mentions.append(file) }
        for file in all.relatives { readings[file.path, default: Reading()].relatives.append(file) }
        changed = Set(open.keys)
        stage = .changed
    }

    /// Makes a report as if what was typed changed nothing about which files have to do with each other. That is so for nearly every
    /// key, and finding it out takes longer; if it is not so, the next report says what is. Where code was typed that runs, what was found
    /// before is told first, and what running it shows in the next step, unless somebody has typed on by then.
    ///
    /// - Returns: whether there is a report.
    private mutating func anticipate() -> Bool {
        guard isTyped else { return false }
        isTyped = false
        let files = changed.compactMap { open[$0] }
        var waiting: [(position: Int, unit: AnalysisUnit)] = []
        for (position, unit) in units.enumerated() {
            let updated = files.reduce(unit) { $0.with($1) ?? $0 }
            if !updated.hasSameFiles(as: unit) { waiting.append((position, updated)) }
        }
        // What a helper is of many to, and of files that nobody looks at, can wait.
        guard waiting.count <= Self.anticipatedFiles, waiting.allSatisfy({ open[$0.unit.file.path] != nil }) else {
            return false
        }
        let before = typed
        typed = TypedAnalyses()
        for (position, unit) in waiting {
            let base = before.base(at: position) ?? result(of: unit, at: position)
            if let base, typed.tell(unit, at: position, from: base, carryOver, &parsed) { continue }
            analyse(unit, at: position)
        }
        if waiting.isEmpty, hasReported, before.isEmpty {
            for file in files { sources[file.path] = file }
            return true
        }
        makeReport()
        hasReported = true
        return true
    }

    private func result(of unit: AnalysisUnit, at position: Int) -> TypedAnalyses.Base? {
        guard let result = results[key(unit)], result.unit.hasSameFiles(as: units[position]) else { return nil }
        return TypedAnalyses.Base(unit: result.unit, analysis: result.analysis)
    }

    /// Makes the analyses of which approximations were told.
    private mutating func finishTyped() {
        for (position, unit) in typed.finish(carryOver, &parsed) { analyse(unit, at: position) }
        makeReport()
    }

    private mutating func analyse(_ unit: AnalysisUnit, at position: Int) {
        typed.forget(position)
        units[position] = unit
        results[key(unit)] = Result(unit: unit, interfaces: interfaces.revision, analysis: linter.analyse(unit, &parsed))
    }

    /// More than one are those of a helper and its callers, side by side on the screen.
    private static let anticipatedFiles = 3

    private mutating func gather() {
        let isAlien = gathering != nil && changed.allSatisfy { hasNothingToDoWithOthers($0) }
        for path in changed {
            readings[path] = open[path].map { tree.take($0, linter) } ?? tree.read(path, linter)
            gathering?.files[path] = open[path]
        }
        if isAlien, hasReported, changed.allSatisfy({ readings[$0]?.isEmpty == true }) {
            changed = []
            typed = TypedAnalyses()
            stage = pending.isEmpty ? .settled : .analysing
            return
        }
        changed = []
        typed = TypedAnalyses()
        let ordered = readings.sorted { $0.key < $1.key }.map(\.value)
        let relatives = ordered.flatMap(\.relatives)
        let search = WatchedSearch(tree.search(open: open, relatives: relatives, hasAllRelatives: !hasMoreRelatives))
        var workers = tree.workers(using: cache, isFirst: gathering == nil)
        let before = units
        units = linter.units(
            for: ordered.flatMap(\.fileSummaries), mentions: ordered.flatMap(\.mentions), hasRelatives: !relatives.isEmpty,
            from: search, with: &workers)
        gathering = Gathering(queries: search.queries, files: open)
        interfaces.see(search.interfaceFiles)
        let current = Set(units.map(key))
        results = results.filter { current.contains($0.key) }
        let waiting = units.indices.filter { !isKnown(units[$0]) }
        if waiting.isEmpty, hasReported, units.elementsEqual(before, by: { $0.hasSameFiles(as: $1) }) {
            stage = .settled
            return
        }
        let (first, later) = waiting.partitioned { concernsOpenDocument(units[$0]) }
        pending = Array((first + later).reversed())
        urgent = first.count
        hasReported = false
        stage = .analysing
    }

    /// Whether a file was of no interest to any search, and would not be as it is now.
    private func hasNothingToDoWithOthers(_ path: String) -> Bool {
        guard let gathering, let before = gathering.files[path], let file = open[path], readings[path]?.isEmpty ?? true else {
            return false
        }
        return gathering.queries.allSatisfy { query in
            [before, file].allSatisfy { !tree.finds($0, declaring: query.declared, mentioning: query.mentioned) }
        }
    }

    private mutating func analyse() -> Progress {
        guard !pending.isEmpty, urgent > 0 || hasReported else {
            makeReport()
            hasReported = true
            if pending.isEmpty { stage = .settled }
            return pending.isEmpty ? .settled : .openDocumentsReported
        }
        let unit = units[pending.removeLast()]
        results[key(unit)] = Result(
            unit: unit, interfaces: interfaces.revision, analysis: linter.analyse(unit, &parsed))
        urgent = max(urgent - 1, 0)
        return .more
    }

    private mutating func makeReport() {
        var focus = FindingFilter(known: known)
        // What is gone is no part of any document, and to find out why takes reading files.
        focus.tellsWhatIsGone = false
        let report = linter.report(analyses, summary: Report.Summary(), focus: focus)
        findingsByPath = Dictionary(grouping: report.findings.indices) { report.findings[$0].path }
        handlersByPath = Dictionary(grouping: report.handlers.indices) { report.handlers[$0].path }
        sources = [:]
        for unit in units {
            for file in unit.library { sources[file.path] = file }
        }
        for unit in units { sources[unit.file.path] = unit.file }
        for (path, file) in open { sources[path] = file }
        self.report = report
    }

    private var analyses: [FileAnalysis] {
        units.indices.compactMap { typed.told[$0] ?? results[key(units[$0])]?.analysis }
    }

    private func key(_ unit: AnalysisUnit) -> ResultKey {
        ResultKey(path: unit.file.path, isMention: unit.isMention)
    }

    private func isKnown(_ unit: AnalysisUnit) -> Bool {
        guard let result = results[key(unit)] else { return false }
        return result.unit.hasSameFiles(as: unit)
            && (result.interfaces == interfaces.revision || unit.interfaces == nil)
    }

    private func concernsOpenDocument(_ unit: AnalysisUnit) -> Bool {
        open[unit.file.path] != nil || unit.library.contains { open[$0.path] != nil }
    }
}
