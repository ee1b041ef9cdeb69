/// An equation of a vertical system: edges by their numbers, each with a factor, and what is known.
///
/// A system adds rows to each other all the time, so a row hashes nothing, and one that has two or three edges is short.
struct EquationRow {
    /// In the order of their views' names, so that it does not hang on who asks which edge an equation gives.
    private(set) var terms: [(edge: Int, factor: Double)] = []
    private(set) var known = EdgePlace()
    /// The numbers of the constraints that say so.
    private(set) var sources = NumberSet()

    init() {}

    /// - Parameter number: that of the constraint which says it; nil for one that nothing makes.
    init(_ terms: [(edge: Int, factor: Double)], known: EdgePlace, number: Int? = nil) {
        self.terms = terms
        self.known = known
        number.map { sources.insert($0) }
    }

    subscript(edge: Int) -> Double? { terms.first { $0.edge == edge }?.factor }

    mutating func remove(_ edge: Int) { terms.removeAll { $0.edge == edge } }

    /// - Parameter views: those of the system.
    mutating func add(_ other: EquationRow, times share: Double, _ views: ViewNames) {
        guard share != 0 else { return }
        for (edge, factor) in other.terms { add(edge, factor * share, views) }
        known = known + other.known * share
        sources.formUnion(other.sources)
    }

    mutating func add(_ edge: Int, _ factor: Double, _ views: ViewNames) {
        let position = terms.firstIndex { $0.edge == edge || views.precedes(edge, $0.edge) } ?? terms.endIndex
        guard position < terms.endIndex, terms[position].edge == edge else {
            terms.insert((edge, factor), at: position)
            return
        }
        terms[position].factor += factor
        if abs(terms[position].factor) < VerticalSystem.tolerance { terms.remove(at: position) }
    }

    /// The same without edges.
    var withoutTerms: EquationRow {
        var row = self
        row.terms = []
        return row
    }
}
