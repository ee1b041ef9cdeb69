import LintEngine

/// What is told of what was typed, before everything is looked at.
extension Project {
    /// Makes a report as if what was typed changed nothing about which files have to do with each other. That is so for nearly
    /// every key, and finding it out takes longer; if it is not so, the next report says what is. Where code was typed that runs,
    /// what was found before is told first, and what running it shows in the next step, unless somebody has typed on by then.
    ///
    /// - Returns: whether there is a report.
    mutating func anticipate() -> Bool {
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

    /// More than one are those of a helper and its callers, side by side on the screen.
    private static let anticipatedFiles = 3

    private func result(of unit: AnalysisUnit, at position: Int) -> TypedAnalyses.Base? {
        guard let result = results[key(unit)], result.unit.hasSameFiles(as: units[position]) else { return nil }
        return TypedAnalyses.Base(unit: result.unit, analysis: result.analysis)
    }

    /// Makes the analyses of which approximations were told.
    mutating func finishTyped() {
        for (position, unit) in typed.finish(carryOver, &parsed) { analyse(unit, at: position) }
        makeReport()
    }

    private mutating func analyse(_ unit: AnalysisUnit, at position: Int) {
        typed.forget(position)
        units[position] = unit
        results[key(unit)] = Result(unit: unit, interfaces: interfaces.revision, analysis: linter.analyse(unit, &parsed))
    }
}
