import RuleBook
import SourceText

extension Linter {
    /// One of the rules that are applied.
    package func rule(_ id: String) -> Rule? { rules[id] }

    /// What is to be analysed of a run, each file with the others it needs.
    ///
    /// - Parameters:
    ///   - mentions: files without handlers that rules are applied to.
    ///   - hasRelatives: whether there are files that say something about keyboards but name no notification; they may be clients
    ///     of a class in another package.
    package func units(
        for fileSummaries: [FileSummary], mentions: [SourceFile], hasRelatives: Bool, from search: some SourceSearch
    ) -> [AnalysisUnit] {
        var alone = SerialPool()
        return units(for: fileSummaries, mentions: mentions, hasRelatives: hasRelatives, from: search, with: &alone)
    }

    /// The same, with others to share the work.
    package func units(
        for fileSummaries: [FileSummary], mentions: [SourceFile], hasRelatives: Bool, from search: some SourceSearch,
        with workers: inout some WorkerPool
    ) -> [AnalysisUnit] {
        let scopes = search.scopes
        func isCompiled(_ file: SourceFile) -> Bool { scopes.whyUncompiled(file.path) == nil }
        let mentioned = mentions.filter(isCompiled).map { AnalysisUnit(mention: $0) }
        let isAlone = fileSummaries.isEmpty && !hasRelatives && observerWrappers.isEmpty
        let compiled = fileSummaries.filter { isCompiled($0.file) }
        let gathered = isAlone ? [] : gather(compiled, from: search, with: &workers)
        var units = mentioned + gathered.filter { isCompiled($0.file) }
        noteOutsideCalls(&units, from: search)
        noteOwnGuides(&units, from: search)
        return units + gathered.filter { $0.uncompiled != nil }
            + fileSummaries.compactMap { summary in
                scopes.whyUncompiled(summary.file.path).map { AnalysisUnit(summary.file, uncompiled: $0) }
            }
    }
}

extension AnalysisUnit {
    /// The same with another text of one of its files; nil if the file is none of them.
    package func with(_ changed: SourceFile) -> AnalysisUnit? {
        guard file.path == changed.path || library.contains(where: { $0.path == changed.path }) else { return nil }
        var copy = self
        if file.path == changed.path { copy.file = changed }
        for position in library.indices where library[position].path == changed.path { copy.library[position] = changed }
        return copy
    }

    /// The same with the files of its classes' heirs; nil where there are none.
    package var withHeirs: AnalysisUnit? {
        guard !heirs.isEmpty else { return nil }
        var copy = self
        copy.library += heirs
        copy.heirs = []
        return copy
    }

    /// Whether analysing both comes to the same, the interface files apart.
    package func hasSameFiles(as other: AnalysisUnit) -> Bool {
        isClient == other.isClient && outsideCalls == other.outsideCalls && declaredElsewhere == other.declaredElsewhere
            && writtenElsewhere == other.writtenElsewhere && neverSet == other.neverSet && hosts == other.hosts
            && isMention == other.isMention && uncompiled == other.uncompiled && ownGuide == other.ownGuide
            && file.isSame(as: other.file)
            && library.elementsEqual(other.library) { $0.isSame(as: $1) }
            && heirs.elementsEqual(other.heirs) { $0.isSame(as: $1) }
    }
}

extension SourceFile {
    fileprivate func isSame(as other: SourceFile) -> Bool { path == other.path && bytes == other.bytes }
}
