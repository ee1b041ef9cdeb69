/// Edges, each with a factor, in the order of their views' names: an equation has two or three.
struct EdgeTerms: ExpressibleByDictionaryLiteral {
    typealias Edge = VerticalSystem.Edge

    private(set) var list: [(edge: Edge, factor: Double)]

    init(dictionaryLiteral elements: (Edge, Double)...) {
        list = elements.sorted { $0.0 < $1.0 }
    }

    var isEmpty: Bool { list.isEmpty }
    var first: (edge: Edge, factor: Double)? { list.first }
    var edges: [Edge] { list.map(\.edge) }

    subscript(edge: Edge) -> Double? { list.first { $0.edge == edge }?.factor }

    mutating func remove(_ edge: Edge) { list.removeAll { $0.edge == edge } }

    mutating func add(_ other: EdgeTerms, times share: Double) {
        for (edge, factor) in other.list {
            let position = list.firstIndex { !($0.edge < edge) } ?? list.endIndex
            guard position < list.endIndex, list[position].edge == edge else {
                list.insert((edge, factor * share), at: position)
                continue
            }
            list[position].factor += factor * share
            if abs(list[position].factor) < VerticalSystem.tolerance { list.remove(at: position) }
        }
    }
}
