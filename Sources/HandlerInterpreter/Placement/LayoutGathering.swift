/// Gathers what leads from one view to others and on.
///
/// It is done after each change of a constraint, for dozens of constraints: so what was met is marked by its place in the heap or
/// in the drawing, and nothing is looked up by a value.
struct LayoutGathering {
    private var views: [String] = []
    private var waiting: [String]
    private var known: Set<String>
    /// By the place of an object in the heap, whether it was met, and then its place among those that say something.
    private var metMade: [Bool] = []
    private var metDrawn: [Bool] = []
    private var made: [(place: Int, member: LayoutComponent.Member)] = []
    private var drawn: [(place: Int, member: LayoutComponent.Member)] = []
    private var arranged: [(view: String, ties: [Evaluator.Tie])] = []

    init(around view: String) {
        waiting = [view]
        known = [view]
    }

    /// The next view to look at; nil where all have been.
    mutating func next() -> String? {
        guard let view = waiting.popLast() else { return nil }
        views.append(view)
        return view
    }

    /// Whether a constraint of code was not met before.
    mutating func isNew(made object: ObjectID) -> Bool { Self.mark(Int(object.position), in: &metMade) }

    /// Whether a drawn one was not.
    mutating func isNew(drawn position: Int) -> Bool { Self.mark(position, in: &metDrawn) }

    private static func mark(_ place: Int, in marks: inout [Bool]) -> Bool {
        if place >= marks.count { marks += [Bool](repeating: false, count: max(64, place + 1 - marks.count)) }
        guard !marks[place] else { return false }
        marks[place] = true
        return true
    }

    mutating func add(_ tie: Evaluator.Tie, madeAs object: ObjectID) {
        made.append((Int(object.position), LayoutComponent.Member(tie, of: object)))
        follow(tie)
    }

    mutating func add(_ tie: Evaluator.Tie, of object: ObjectID?, drawnAt place: Int) {
        drawn.append((place, LayoutComponent.Member(tie, of: object)))
        follow(tie)
    }

    /// - Parameter view: one that a stack view arranges, or the stack view.
    mutating func add(_ ties: [Evaluator.Tie], arrangedAs view: String) {
        arranged.append((view, ties))
        ties.forEach { follow($0) }
    }

    private mutating func follow(_ tie: Evaluator.Tie) {
        for view in tie.views where known.insert(view).inserted { waiting.append(view) }
    }

    /// What was gathered.
    ///
    /// - Parameters:
    ///   - tyingMade: the constraints of code that tie a view.
    ///   - tyingDrawn: the places of those in the drawing that do.
    func component(tyingMade: (String) -> [ObjectID], tyingDrawn: (String) -> [Int]) -> LayoutComponent {
        let made = made.sorted { $0.place < $1.place }
        let drawn = drawn.sorted { $0.place < $1.place }
        var members = made.map(\.member) + drawn.map(\.member)
        let madePositions = Self.positions(of: made, from: 0, among: metMade.count)
        let drawnPositions = Self.positions(of: drawn, from: made.count, among: metDrawn.count)
        var arrangedPositions: [String: Range<Int>] = [:]
        for (view, ties) in arranged.sorted(by: { $0.view < $1.view }) {
            arrangedPositions[view] = members.count..<members.count + ties.count
            members += ties.map { LayoutComponent.Member($0, of: nil) }
        }
        let ties = views.map { view in
            tyingMade(view).map { madePositions[Int($0.position)] }.filter { $0 >= 0 }
                + tyingDrawn(view).map { drawnPositions[$0] }.filter { $0 >= 0 } + Array(arrangedPositions[view] ?? 0..<0)
        }
        return LayoutComponent(members, among: views, tying: ties)
    }

    /// By place, the position among the members; negative for what says nothing.
    private static func positions(
        of found: [(place: Int, member: LayoutComponent.Member)], from start: Int, among count: Int
    ) -> [Int] {
        var positions = [Int](repeating: -1, count: count)
        for (offset, (place, _)) in found.enumerated() { positions[place] = start + offset }
        return positions
    }
}
