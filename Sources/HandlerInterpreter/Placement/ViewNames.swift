/// The views of a vertical system, by number: the upper end of one goes by twice its number, its lower end by one more.
///
/// Equations name their edges in the order of the views' names, so that an answer does not hang on who asks. Those that are known
/// from the beginning are numbered in that order, and then comparing numbers does.
struct ViewNames {
    private(set) var names: [String]
    private var numbers: [String: Int]
    /// How many, from the beginning, are in the order of their names.
    private let orderedCount: Int

    init() {
        names = []
        numbers = [:]
        orderedCount = 0
    }

    init(_ views: Set<String>) {
        names = views.sorted()
        numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        orderedCount = names.count
    }

    var indices: Range<Int> { names.indices }

    func number(of view: String) -> Int? { numbers[view] }

    mutating func add(_ view: String) -> Int {
        if let known = numbers[view] { return known }
        numbers[view] = names.count
        names.append(view)
        return names.count - 1
    }

    /// Whether an edge stands before another: by the names of their views, and the upper before the lower.
    func precedes(_ first: Int, _ second: Int) -> Bool {
        let (one, other) = (first / 2, second / 2)
        if one == other || max(one, other) < orderedCount { return first < second }
        return names[one] < names[other]
    }
}
