import KeyboardModel

/// A view's constraints, those of the views that they tie, and so on: gathered once for all that is asked of them.
///
/// What the layout would be without one of its constraints is asked of each. So views and constraints go by numbers here: which
/// are left, and what their equations are, is found without looking at a name.
struct LayoutComponent {
    struct Member {
        let tie: Evaluator.Tie
        /// Nil for what code has no object for.
        let object: ObjectID?
        /// The numbers of the views that it ties.
        fileprivate(set) var views: [Int] = []
        /// The edges in its sum, by number.
        fileprivate(set) var terms: [(edge: Int, factor: Double)] = []

        init(_ tie: Evaluator.Tie, of object: ObjectID?) {
            self.tie = tie
            self.object = object
        }
    }

    /// What constraints lead to from one view.
    struct Reach: Equatable {
        /// Which of the components of a layout it is in.
        var component = 0
        /// By number.
        fileprivate(set) var views: [Bool] = []
        /// By position.
        fileprivate(set) var members: [Bool] = []
    }

    /// Those of code in the order in which they were made, then those of the interface file, then those of stack views: the same
    /// from whichever of the views one asks.
    let members: [Member]
    let names: ViewNames
    /// By the number of a view, the positions of what ties it; nil for one that is only named.
    private let ties: [[Int]?]

    /// - Parameters:
    ///   - views: those that were looked at, to which the members lead.
    ///   - ties: for each of the views, the positions of what ties it.
    init(_ members: [Member], among views: [String], tying ties: [[Int]]) {
        var all = Set(views)
        for member in members {
            for (edge, _) in member.tie.sum?.terms.list ?? [] { all.insert(edge.view) }
        }
        let names = ViewNames(all)
        self.names = names
        var byView = [[Int]?](repeating: nil, count: names.names.count)
        for (view, ties) in zip(views, ties) { if let number = names.number(of: view) { byView[number] = ties } }
        self.ties = byView
        self.members = members.map { member in
            var member = member
            member.views = member.tie.views.compactMap(names.number)
            // In the order of the views' names, which is that of their numbers.
            member.terms = (member.tie.sum?.terms.list ?? []).compactMap { edge, factor in
                names.number(of: edge.view).map { (2 * $0 + (edge.isBottom ? 1 : 0), factor) }
            }
            return member
        }
    }

    /// Nil for a view that was not looked at.
    ///
    /// - Parameter left: a constraint that is left out of account.
    func reach(from view: String, without left: ObjectID?) -> Reach? {
        guard let first = names.number(of: view), ties[first] != nil else { return nil }
        var reach = Reach(
            views: [Bool](repeating: false, count: ties.count), members: [Bool](repeating: false, count: members.count))
        reach.views[first] = true
        var waiting = [first]
        while let next = waiting.popLast() {
            for position in ties[next] ?? [] where !reach.members[position] {
                if let left, members[position].object == left { continue }
                reach.members[position] = true
                for other in members[position].views where !reach.views[other] {
                    reach.views[other] = true
                    waiting.append(other)
                }
            }
        }
        return reach
    }
}

/// Constraints of a screen's vertical axis that hang together, solved.
struct GatheredConstraints {
    private(set) var equations: VerticalSystem
    /// By its number; nil for one that code has no object for.
    private(set) var sources: [ObjectID?] = []
    /// The numbers from which on it is the drawing that says so.
    private(set) var firstDrawn = Int.max
    /// The numbers of required constraints that cannot all hold, equalities or not.
    private(set) var contradiction: [Int]?
    /// The numbers of those that no constraint makes: stack views and views that no constraint holds.
    private(set) var implied: Set<Int> = []
    /// The numbers of those that are not required.
    private(set) var optional: Set<Int> = []
    private let names: ViewNames
    private let root: VerticalSystem.Root
    /// The required ones, in ascending order of their numbers.
    private var required: [(number: Int, row: EquationRow, relation: VerticalSystem.Relation)] = []
    let reach: LayoutComponent.Reach
    /// By number, whether a constraint that is at work ties a view.
    private var isHeld: [Bool]

    /// - Parameter flexible: the names of views that have no height of their own.
    init(
        _ component: LayoutComponent, _ reach: LayoutComponent.Reach, in root: VerticalSystem.Root, flexible: Set<String> = []
    ) {
        names = component.names
        self.root = root
        self.reach = reach
        isHeld = [Bool](repeating: false, count: reach.views.count)
        equations = VerticalSystem(in: root, names, flexible: flexible)
    }

    /// Whether constraints lead to a view.
    func leads(to view: String) -> Bool { names.number(of: view).map { reach.views[$0] } ?? false }

    /// Whether the system is known to say of an edge what it says without one of its constraints: where others that are required
    /// place it, and where even with the constraint nothing does, and none gives way that could without it.
    func saysTheSame(of edge: VerticalSystem.Edge, without constraint: ObjectID) -> Bool {
        guard equations.contradiction == nil else { return false }
        guard equations.place(of: edge) != nil else { return optional.isEmpty && firstDrawn == sources.count }
        return equations.sources(of: edge).allSatisfy { number in
            number < firstDrawn && !optional.contains(number) && sources[number] != constraint
        }
    }

    /// Whether a constraint that is at work ties a view.
    func holds(_ view: String) -> Bool { names.number(of: view).map { isHeld[$0] } ?? false }

    /// The numbers of the required constraints that leave a view less than nothing of height; nil where it has some.
    ///
    /// No view is less than nothing high: the layout engine breaks a constraint rather (seen in the logs of table cells, which
    /// are 0 points high at first: "Unable to simultaneously satisfy constraints").
    func requiredBelowNothing(_ view: String) -> [Int]? {
        guard let height = equations.distance(from: .top(view), to: .bottom(view)), height < -VerticalSystem.rounding else {
            return nil
        }
        let numbers = equations.sources(ofHeight: view)
        guard !numbers.isEmpty, !numbers.contains(where: { $0 >= firstDrawn || optional.contains($0) }) else { return nil }
        return fewest(of: numbers) { system in
            system.distance(from: .top(view), to: .bottom(view)).map { $0 < -VerticalSystem.rounding } ?? false
        }
    }

    /// Of required constraints that cannot all hold, those of which none can be spared for that: an equation that was put
    /// together from others names them all, also those that cancel out.
    ///
    /// - Parameter areWrong: whether constraints cannot hold.
    private func fewest(of numbers: [Int], where areWrong: (VerticalSystem) -> Bool) -> [Int] {
        guard numbers.count > 2 else { return numbers }
        var rows = required.filter { numbers.contains($0.number) }
        for number in numbers {
            let fewer = rows.filter { $0.number != number }
            var system = VerticalSystem(in: root, names)
            for (_, row, relation) in fewer { system.require(row, relation) }
            if areWrong(system) { rows = fewer }
        }
        return rows.map(\.number)
    }

    /// Whether all views that a constraint has a say in end no lower than one of them, in points; false where one's end is open.
    func isLowest(_ view: String, ofThoseMovedBy constraint: ObjectID, in root: VerticalSystem.Root) -> Bool {
        guard let end = equations.place(of: .bottom(view))?.points(in: root) else { return false }
        return names.indices.filter { reach.views[$0] }.allSatisfy { number in
            let bottom = VerticalSystem.Edge.bottom(names.names[number])
            let movers = equations.sources(of: bottom) + equations.sources(of: .top(names.names[number]))
            guard movers.contains(where: { $0 < firstDrawn && sources[$0] == constraint }) else { return true }
            return equations.place(of: bottom)?.points(in: root).map { $0 <= end + VerticalSystem.rounding } ?? false
        }
    }

    private struct Wish {
        let row: EquationRow
        let priority: Double
    }

    /// - Parameters:
    ///   - contentPriority: that with which views keep the size of their content.
    ///   - drawn: the sizes that an interface file draws; some are of views with content of their own.
    mutating func solve(
        _ members: [LayoutComponent.Member], contentPriority: Double,
        _ drawn: [(sum: VerticalSystem.Sum, isOfContent: Bool, position: Int)]
    ) {
        var wishes: [Wish] = []
        var isComplete = true
        for (position, member) in members.enumerated() where reach.members[position] {
            for view in member.views { isHeld[view] = true }
            guard let sum = member.tie.sum, let priority = member.tie.priority else {
                isComplete = false
                continue
            }
            let row = EquationRow(member.terms, known: sum.known, number: sources.count)
            if member.tie.isImplied { implied.insert(sources.count) }
            if priority >= LayoutConstraint.required {
                required.append((sources.count, row, member.tie.relation))
            } else {
                optional.insert(sources.count)
            }
            sources.append(member.object)
            if priority >= LayoutConstraint.required {
                equations.require(row, member.tie.relation)
            } else if member.tie.relation == .zero {
                wishes.append(Wish(row: row, priority: priority))
            } else {
                isComplete = false
            }
        }
        contradiction = (equations.contradiction ?? equations.brokenLimit).map { numbers in
            fewest(of: numbers) { $0.contradiction != nil || $0.brokenLimit != nil }
        }
        firstDrawn = sources.count
        // What could not be read may be stronger than a wish.
        if isComplete {
            // Of two of one priority the first counts first: a sort need not keep their order.
            let ordered = wishes.enumerated().sorted {
                ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
            }.map(\.element)
            for wish in ordered where wish.priority > contentPriority { equations.wish(wish.row, yieldsToContent: false) }
            for size in drawn where size.isOfContent {
                equations.wish(size.sum, yieldsToContent: false, number: firstDrawn + size.position)
            }
            for wish in ordered where wish.priority <= contentPriority { equations.wish(wish.row, yieldsToContent: true) }
        }
        for size in drawn { equations.wish(size.sum, yieldsToContent: false, number: firstDrawn + size.position) }
    }
}
