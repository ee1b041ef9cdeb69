/// Edges of the app's window, the horizontal ones by reading direction: `NSDirectionalRectEdge`.
package struct DirectionalEdges: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let top = DirectionalEdges(rawValue: 1)
    package static let leading = DirectionalEdges(rawValue: 2)
    package static let bottom = DirectionalEdges(rawValue: 4)
    package static let trailing = DirectionalEdges(rawValue: 8)
    package static let all: DirectionalEdges = [.top, .leading, .bottom, .trailing]
}
