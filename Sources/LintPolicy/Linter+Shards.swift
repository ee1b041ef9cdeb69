import Behaviour
import LintEngine

extension Linter {
    /// The report of one shard: what a run over everything says of the shard's files.
    ///
    /// - Parameters:
    ///   - shard: without what the analyses say.
    ///   - analyses: of all units that may find something in a file of the shard.
    ///   - isReported: whether a file is one of the shard's.
    /// - Returns: the counts of files, handlers and findings are those of the shard's files, so that the shards' sums are the
    ///   whole's.
    ///   Handlers of other files are listed where findings speak of them.
    package func report(
        _ shard: ReportShard, of analyses: [FileAnalysis], notAnalysed: [NotAnalysed], summary: Report.Summary,
        focus filter: FindingFilter, isReported: (String) -> Bool
    ) -> Report {
        var report = joined(analyses, notAnalysed: notAnalysed, summary: summary).restricted(to: isReported)
        var shard = shard
        shard.findings = report.findings
        shard.suppressed = report.suppressed
        shard.withoutDeploymentTarget = Set(analyses.flatMap(\.withoutDeploymentTarget)).filter(isReported).sorted()
        finish(&report, filter)
        var own = report
        own.handlers.removeAll { !isReported($0.path) }
        report.summary.count(own)
        report.shard = shard
        report.remedies = remedies(for: shard.findings + shard.suppressed + report.baselined)
        return report
    }

    /// The report of the whole run.
    ///
    /// - Parameters:
    ///   - shards: of one run, each once, in the order of their numbers.
    ///   - owner: the number of the shard that a file belongs to; nil for a file that is only known, not reported.
    package func report(merging shards: [Report], focus filter: FindingFilter, owner: (String) -> Int?) -> Report {
        var merge = ShardMerge(shards, owner: owner)
        var report = Report(summary: Report.Summary(), findings: [], handlers: merge.handlers, notAnalysed: [])
        report.tool = shards.first?.tool ?? report.tool
        var unanswered: Set<String> = []
        for position in shards.indices {
            guard let shard = shards[position].shard else { continue }
            report.findings += shard.findings.compactMap { merge.renumbered($0, in: position) }
            report.suppressed += shard.suppressed.compactMap { merge.renumbered($0, in: position) }
            // Each shard says of its own files in one line what the whole says of all.
            let said = Self.notAsked(Set(shard.withoutDeploymentTarget)).first
            report.notAnalysed += shards[position].notAnalysed.filter { $0.path != said?.path || $0.reason != said?.reason }
            unanswered.formUnion(shard.withoutDeploymentTarget)
            report.summary.add(shards[position].summary)
        }
        report.notAnalysed += Self.notAsked(unanswered)
        // Each file is in one shard, in which its findings are sorted.
        report.findings = report.findings.sortedByPath
        report.suppressed = report.suppressed.sortedByPath
        finish(&report, filter)
        return report
    }
}

/// The handlers of shards, each once.
private struct ShardMerge {
    private(set) var handlers: [Handler] = []
    private let shards: [Report]
    /// By shard, for each of its handlers the position among all; nil where the whole run lists none.
    private var positions: [[Int?]]

    init(_ shards: [Report], owner: (String) -> Int?) {
        self.shards = shards
        positions = shards.map { $0.handlers.map { _ in nil } }
        var listed: [(handler: Handler, shard: Int, position: Int)] = []
        var copies: [[Int]: Int] = [:]
        var byPlace: [String: [Int]] = [:]
        func known(_ handler: Handler) -> Int? {
            byPlace[handler.path]?.first {
                listed[$0].handler.isSame(as: handler) && listed[$0].handler.through == handler.through
            }
        }
        // The shard of a handler's file has seen all of it.
        for isOwn in [true, false] {
            for (shard, report) in shards.enumerated() {
                for (position, handler) in report.handlers.enumerated() {
                    let number = owner(handler.path)
                    guard (number == report.shard?.number) == isOwn else { continue }
                    if !isOwn, let same = known(handler) {
                        copies[[shard, position]] = same
                        if number == nil { listed[same].handler.observe(handler.observes) }
                    } else if isOwn || number == nil {
                        byPlace[handler.path, default: []].append(listed.count)
                        copies[[shard, position]] = listed.count
                        listed.append((handler, shard, position))
                    }
                }
            }
        }
        let order = listed.indices.sorted { one, other in
            let (one, other) = (listed[one], listed[other])
            if one.handler.path != other.handler.path { return one.handler.path < other.handler.path }
            if one.shard == other.shard { return one.position < other.position }
            return (one.handler.place, one.shard) < (other.handler.place, other.shard)
        }
        let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        for (key, index) in copies { positions[key[0]][key[1]] = places[index] }
        handlers = order.map { listed[$0].handler }
    }

    /// Nil where another shard knows of a run that left less open, whose findings are the ones to tell.
    mutating func renumbered(_ finding: Finding, in shard: Int) -> Finding? {
        guard let old = finding.handler else { return finding }
        var finding = finding
        finding.handler = positions[shard][old]
        if finding.handler != nil { return finding }
        let handler = shards[shard].handlers[old]
        let isDuplicate =
            handler.through != nil && handlers.contains { $0.place == handler.place && $0.through == handler.through }
        return isDuplicate ? nil : finding
    }
}

extension [Finding] {
    fileprivate var sortedByPath: [Finding] {
        enumerated().sorted { ($0.element.path, $0.offset) < ($1.element.path, $1.offset) }.map(\.element)
    }
}

extension Report.Summary {
    /// What is not counted anew.
    fileprivate mutating func add(_ other: Report.Summary) {
        filesRead += other.filesRead
        filesMatched += other.filesMatched
        foldersLeftOut += other.foldersLeftOut
        leftOutByConfiguration += other.leftOutByConfiguration
        bytesRead += other.bytesRead
        inCopiedLibraries = (inCopiedLibraries + other.inCopiedLibraries).sorted { $0.path < $1.path }
    }
}
