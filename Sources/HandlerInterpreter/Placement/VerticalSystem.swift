import ProgramIndex

/// The vertical constraints of a screen as one system of linear equations, and where it has the edges of views.
///
/// Constraints count in the order of their priorities, as Auto Layout promises: one of a lower priority says where something is
/// only if those of a higher one leave it open. An inequality counts where an equality of a lower priority would break it. What
/// the equations leave open is open: a height that follows from a view's content is in none of them.
struct VerticalSystem {
    /// The upper or lower end of a view, by the view's name.
    struct Edge: Hashable, Comparable {
        let view: String
        let isBottom: Bool

        static func < (left: Edge, right: Edge) -> Bool {
            left.view == right.view ? !left.isBottom && right.isBottom : left.view < right.view
        }

        static func top(_ view: String) -> Edge { Edge(view: view, isBottom: false) }
        static func bottom(_ view: String) -> Edge { Edge(view: view, isBottom: true) }
    }

    /// The root view that everything is measured in: its height and its safe area's insets, in points.
    struct Root: Hashable {
        let height, topInset, bottomInset: Double
        /// The navigation bar over it; nil where none is known.
        let navigationBar: BarStyle?

        /// - Parameter inset: how much a navigation bar adds to the upper inset.
        init(
            height: Double, topInset: Double, bottomInset: Double, under navigationBar: BarStyle? = nil, adding inset: Double = 0
        ) {
            self.height = height
            self.topInset = topInset + inset
            self.bottomInset = bottomInset
            self.navigationBar = navigationBar
        }
    }

    /// A sum of edges and of what is known, in points downwards from the root view's upper end.
    struct Sum {
        var terms: EdgeTerms
        var known = EdgePlace()

        init(terms: EdgeTerms = [:], known: EdgePlace = EdgePlace()) {
            self.terms = terms
            self.known = known
        }

        static func + (left: Sum, right: Sum) -> Sum {
            var sum = left
            sum.terms.add(right.terms, times: 1)
            sum.known = left.known + right.known
            return sum
        }

        static func * (left: Sum, factor: Double) -> Sum {
            guard factor != 0 else { return Sum() }
            var product = Sum(known: left.known * factor)
            product.terms.add(left.terms, times: factor)
            return product
        }

        static func - (left: Sum, right: Sum) -> Sum { left + right * -1 }
    }

    /// What a constraint asks of a sum: that it be zero, or on one side of it.
    enum Relation {
        case zero, notPositive, notNegative
    }

    private struct Limit {
        let row: EquationRow
        let relation: Relation
    }

    static let tolerance = 1e-9
    /// Points by which constraints may differ that say the same: rounding.
    static let rounding = 0.01

    private let root: Root
    /// The numbers of those views that have no height of their own.
    private let flexible: Set<Int>
    /// The views that came up.
    private var views: ViewNames
    /// For each edge the equation that gives it in terms of others that none does; nil for an edge that none gives.
    private var solved: [EquationRow?] = []
    private var limits: [Limit] = []
    /// The numbers of required constraints that cannot all hold.
    private(set) var contradiction: [Int]?
    /// The numbers of all required equalities that take part in some contradiction.
    private var contradicting: Set<Int> = []
    /// Whether constraints compete that this system does not weigh: what only they settle is not known.
    private(set) var isDisputed = false

    /// - Parameters:
    ///   - views: those that will come up, as far as they are known.
    ///   - flexible: the names of those that have no height of their own, as their content would give it.
    init(in root: Root, _ views: ViewNames = ViewNames(), flexible: Set<String> = []) {
        self.root = root
        self.flexible = Set(flexible.compactMap(views.number))
        self.views = views
        solved = [EquationRow?](repeating: nil, count: 2 * views.names.count)
    }

    // MARK: Asking

    /// Nil where the equations leave it open.
    func place(of edge: Edge) -> EdgePlace? {
        row(giving: edge).flatMap { $0.terms.isEmpty ? $0.known : nil }
    }

    /// The difference of two edges, in points; nil where the equations leave it open.
    func distance(from first: Edge, to second: Edge) -> Double? {
        guard first != second else { return 0 }
        guard let row = difference(from: first, to: second), row.terms.isEmpty else { return nil }
        return row.known.points(in: root)
    }

    /// The numbers of the constraints that say how high a view is, in ascending order.
    func sources(ofHeight view: String) -> [Int] {
        difference(from: .top(view), to: .bottom(view))?.sources.numbers ?? []
    }

    /// Nil for an edge that did not come up.
    private func difference(from first: Edge, to second: Edge) -> EquationRow? {
        guard let first = number(of: first), let second = number(of: second) else { return nil }
        var row = EquationRow()
        row.add(second, 1, views)
        row.add(first, -1, views)
        return reduced(row)
    }

    /// The numbers of the constraints that say where an edge is, in ascending order.
    func sources(of edge: Edge) -> [Int] { row(giving: edge)?.sources.numbers ?? [] }

    /// Whether an edge is where it is by constraints that contradict others: UIKit breaks one of them, and which one is not
    /// known.
    func isInConflict(_ edge: Edge) -> Bool { contradiction != nil && !contradicting.isDisjoint(with: sources(of: edge)) }

    /// Nil for an edge that did not come up.
    private func row(giving edge: Edge) -> EquationRow? {
        number(of: edge).map { reduced(EquationRow([($0, 1)], known: EdgePlace())) }
    }

    /// The numbers of the required constraints with which an inequality cannot hold; nil where each can.
    ///
    /// - Note: Only for a system without wishes, and whose inequalities are all required.
    var brokenLimit: [Int]? {
        limits.lazy.map { Limit(row: reduced($0.row), relation: $0.relation) }.first { !holds($0) }?.row.sources.numbers
    }

    // MARK: Adding

    /// Adds a required constraint.
    ///
    /// - Parameter number: tells it from others.
    mutating func require(_ sum: Sum, _ relation: Relation, number: Int) { require(row(sum, number), relation) }

    /// The same by the numbers of edges.
    mutating func require(_ row: EquationRow, _ relation: Relation) {
        guard relation == .zero else {
            limits.append(Limit(row: row, relation: relation))
            return
        }
        let rest = reduced(row)
        if rest.terms.isEmpty {
            if let points = rest.known.points(in: root), abs(points) > Self.rounding {
                contradiction = contradiction ?? rest.sources.numbers
                contradicting.formUnion(rest.sources.numbers)
            }
            return
        }
        add(rest)
    }

    /// Adds an equality that gives way: one that would break an inequality comes as near as that allows.
    ///
    /// - Parameters:
    ///   - yieldsToContent: whether its priority is no higher than that with which views keep the size of their content.
    ///   - number: tells it from others; nil for one that no code and no drawing makes.
    mutating func wish(_ sum: Sum, yieldsToContent: Bool, number: Int? = nil) {
        wish(row(sum, number), yieldsToContent: yieldsToContent)
    }

    /// The same by the numbers of edges.
    mutating func wish(_ row: EquationRow, yieldsToContent: Bool) {
        let rest = reduced(row)
        guard !isDisputed, !rest.terms.isEmpty else { return }
        guard yieldsToContent || !limits.isEmpty else { return add(rest) }
        let before = self
        add(rest)
        if yieldsToContent, settlesHeight(comparedTo: before) {
            self = before
            isDisputed = true
            return
        }
        let held = limits.filter(before.holds)
        let broken = held.filter { !holds($0) }
        guard !broken.isEmpty else { return }
        // The tightest of the limits is the one with which the others hold, too.
        for limit in broken {
            self = before
            let row = reduced(limit.row)
            guard !row.terms.isEmpty else { continue }
            add(row)
            if held.allSatisfy(holds) { return }
        }
        self = before
        isDisputed = true
    }

    /// An equation that is reduced, and has an edge in it that none gave so far.
    private mutating func add(_ rest: EquationRow) {
        guard let (pivot, factor) = rest.terms.first else { return }
        var value = EquationRow()
        value.add(rest, times: -1 / factor, views)
        value.remove(pivot)
        for edge in solved.indices {
            guard let share = solved[edge]?[pivot] else { continue }
            solved[edge]?.remove(pivot)
            solved[edge]?.add(value, times: share, views)
        }
        solved[pivot] = value
    }

    private func reduced(_ row: EquationRow) -> EquationRow {
        guard row.terms.contains(where: { solved[$0.edge] != nil }) else { return row }
        var result = row.withoutTerms
        for (edge, factor) in row.terms {
            if let given = solved[edge] { result.add(given, times: factor, views) } else { result.add(edge, factor, views) }
        }
        return result
    }

    private func holds(_ limit: Limit) -> Bool {
        let row = reduced(limit.row)
        guard row.terms.isEmpty, let points = row.known.points(in: root) else { return true }
        return limit.relation == .notPositive ? points <= Self.rounding : points >= -Self.rounding
    }

    /// Whether some view whose content may ask for another height has one that it had not before.
    private func settlesHeight(comparedTo before: VerticalSystem) -> Bool {
        views.indices.contains { !flexible.contains($0) && givesHeight(ofViewAt: $0) && !before.givesHeight(ofViewAt: $0) }
    }

    private func givesHeight(ofViewAt position: Int) -> Bool {
        reduced(EquationRow([(2 * position, -1), (2 * position + 1, 1)], known: EdgePlace())).terms.isEmpty
    }

    // MARK: Edges

    private func number(of edge: Edge) -> Int? { views.number(of: edge.view).map { 2 * $0 + (edge.isBottom ? 1 : 0) } }

    private mutating func row(_ sum: Sum, _ number: Int?) -> EquationRow {
        let terms = sum.terms.list.map { edge, factor in
            let view = views.add(edge.view)
            if solved.count <= 2 * view { solved += [nil, nil] }
            return (edge: 2 * view + (edge.isBottom ? 1 : 0), factor: factor)
        }
        return EquationRow(terms, known: sum.known, number: number)
    }
}
