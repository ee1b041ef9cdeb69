import LintEngine

/// The steps of the work: files are read, those that belong together gathered, and units analysed.
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
            from: search, with: &workers
        ).filter { unit in tree.reports(unit.file.path) || unit.library.contains { tree.reports($0.path) } }
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

    private func isKnown(_ unit: AnalysisUnit) -> Bool {
        guard let result = results[key(unit)] else { return false }
        return result.unit.hasSameFiles(as: unit)
            && (result.interfaces == interfaces.revision || unit.interfaces == nil)
    }

    private func concernsOpenDocument(_ unit: AnalysisUnit) -> Bool {
        open[unit.file.path] != nil || unit.library.contains { open[$0.path] != nil }
    }
}
