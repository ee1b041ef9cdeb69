import ProgramIndex

/// Views that an interface file draws, of which only their code says what is in them.
extension Linter {
    /// Adds to each unit the files that declare such views beside number pads: whether one can type letters in them decides how
    /// high the keyboard is.
    func noteDrawnViews(
        _ units: inout [AnalysisUnit], in summaries: [FileSummary], _ index: InterfaceIndex, _ library: inout Library,
        from search: some SourceSearch, with workers: inout some WorkerPool
    ) {
        let drawn = summaries.map { index.opaqueClassesBesideNumberPads(of: $0.unresolved.family) }
        let names = drawn.reduce(into: Set()) { $0.formUnion($1) }
        guard !names.isEmpty else { return }
        library.add(search.files(declaring: names, mentioning: []), with: &workers)
        for position in units.indices where !drawn[position].isEmpty {
            var unresolved = summaries[position].unresolved
            unresolved.missing.formUnion(drawn[position])
            (units[position].library, units[position].leftOut) = library.files(for: unresolved, of: units[position].file.path)
        }
    }
}
