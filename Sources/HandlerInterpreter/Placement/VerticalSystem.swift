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
    }

    /// A sum of edges and of what is known, in points downwards from the root view's upper end.
    struct Sum {
        var terms: EdgeTerms
        var known = EdgePlace()
        /// The numbers of the constraints that say so.
        fileprivate(set) var sources: Set<Int> = []

        init(terms: EdgeTerms = [:], known: EdgePlace = EdgePlace()) {
            self.terms = terms
            self.known = known
        }

        static func + (left: Sum, right: Sum) -> Sum {
            var sum = left
            sum.terms.add(right.terms, times: 1)
            sum.known = left.known + right.known
            sum.sources.formUnion(right.sources)
            return sum
        }

        static func * (left: Sum, factor: Double) -> Sum {
            guard factor != 0 else { return Sum() }
            var product = Sum(known: left.known * factor)
            product.terms.add(left.terms, times: factor)
            product.sources = left.sources
            return product
        }

        static func - (left: Sum, right: Sum) -> Sum { left + right * -1 }
    }

    /// What a constraint asks of a sum: that it be zero, or on one side of it.
    enum Relation {
        case zero, notPositive, notNegative
    }

    private struct Limit {
        let sum: Sum
        let relation: Relation
    }

    static let tolerance = 1e-9
    /// Points by which constraints may differ that say the same: rounding.
    static let rounding = 0.01

    private let root: Root
    /// Each edge that an equation gives, in terms of others that none does.
    private var solved: [Edge: Sum] = [:]
    private var limits: [Limit] = []
    /// The numbers of required constraints that cannot all hold.
    private(set) var contradiction: Set<Int>?
    /// Whether constraints compete that this system does not weigh: what only they settle is not known.
    private(set) var isDisputed = false

    init(in root: Root) {
        self.root = root
    }

    /// Nil where the equations leave it open.
    func place(of edge: Edge) -> EdgePlace? {
        let sum = reduced(Sum(terms: [edge: 1]))
        return sum.terms.isEmpty ? sum.known : nil
    }

    /// The difference of two edges, in points; nil where the equations leave it open.
    func distance(from first: Edge, to second: Edge) -> Double? {
        let sum = reduced(Sum(terms: [second: 1, first: -1]))
        return sum.terms.isEmpty ? sum.known.points(in: root) : nil
    }

    /// The numbers of the constraints that say where an edge is.
    func sources(of edge: Edge) -> Set<Int> { reduced(Sum(terms: [edge: 1])).sources }

    /// The numbers of the constraints that say how high a view is.
    func sources(ofHeight view: String) -> Set<Int> { reduced(Sum(terms: [.bottom(view): 1, .top(view): -1])).sources }

    /// Adds a required constraint.
    ///
    /// - Parameter number: tells it from others.
    mutating func require(_ sum: Sum, _ relation: Relation, number: Int) {
        var sum = sum
        sum.sources.insert(number)
        guard relation == .zero else {
            limits.append(Limit(sum: sum, relation: relation))
            return
        }
        let rest = reduced(sum)
        if rest.terms.isEmpty {
            if contradiction == nil, let points = rest.known.points(in: root), abs(points) > Self.rounding {
                contradiction = rest.sources
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
        var sum = sum
        number.map { _ = sum.sources.insert($0) }
        let rest = reduced(sum)
        guard !isDisputed, !rest.terms.isEmpty else { return }
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
            let sum = reduced(limit.sum)
            guard !sum.terms.isEmpty else { continue }
            add(sum)
            if held.allSatisfy(holds) { return }
        }
        self = before
        isDisputed = true
    }

    /// An equation that is reduced, and has an edge in it that none gave so far.
    private mutating func add(_ rest: Sum) {
        guard let (pivot, factor) = rest.terms.first else { return }
        var value = rest * (-1 / factor)
        value.terms.remove(pivot)
        for (edge, sum) in solved {
            guard let share = sum.terms[pivot] else { continue }
            var other = sum
            other.terms.remove(pivot)
            solved[edge] = other + value * share
        }
        solved[pivot] = value
    }

    private func reduced(_ sum: Sum) -> Sum {
        var result = Sum(known: sum.known)
        result.sources = sum.sources
        for (edge, factor) in sum.terms.list {
            result = result + (solved[edge].map { $0 * factor } ?? Sum(terms: [edge: factor]))
        }
        return result
    }

    private func holds(_ limit: Limit) -> Bool {
        let sum = reduced(limit.sum)
        guard sum.terms.isEmpty, let points = sum.known.points(in: root) else { return true }
        return limit.relation == .notPositive ? points <= Self.rounding : points >= -Self.rounding
    }

    /// Whether some view has a height that it had not before.
    private func settlesHeight(comparedTo before: VerticalSystem) -> Bool {
        let views = Set(solved.keys.map(\.view)).union(solved.values.flatMap { $0.terms.edges.map(\.view) })
        return views.contains { view in
            let height = Sum(terms: [.bottom(view): 1, .top(view): -1])
            return reduced(height).terms.isEmpty && !before.reduced(height).terms.isEmpty
        }
    }
}
