import RuleBook

/// What a migration costs, in points: no hours, but the same scale for every screen, so that two can be compared.
package struct EffortTable: Sendable, Equatable {
    /// By rule, or by how a handler stands.
    private var given: [String: Int] = [:]

    package init() {}

    /// What a team may set: rules by their ids, and how a handler stands.
    package static let standings = Standing.allCases.map(\.rawValue)
    package static let largest = 100

    package mutating func set(_ name: String, to points: Int) { given[name] = points }

    var overridden: [(name: String, points: Int)] { given.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }

    /// Of replacing one handler.
    func points(_ standing: Standing) -> Int { given[standing.rawValue] ?? Self.usual(standing) }

    /// Of what a rule found in a screen, once, however often it found it there.
    func points(ofRule id: String, _ category: Rule.Category?) -> Int { given[id] ?? category.map(Self.usual) ?? 1 }

    private static func usual(_ standing: Standing) -> Int {
        switch standing {
        case .silent: 0
        case .equivalent: 1
        case .differs: 2
        // Somebody has to find out first.
        case .unknown: 3
        case .notExecuted: 5
        }
    }

    private static func usual(_ category: Rule.Category) -> Int {
        switch category {
        // The observer goes with its handler; advice is no work of the migration.
        case .observing, .advice: 0
        case .frame, .space, .offset, .safeArea, .animation, .timing, .guide: 1
        case .state, .swiftUI: 2
        }
    }
}

/// Points with the way they were come by.
struct Effort: Equatable {
    struct Term: Equatable {
        var name: String
        var count: Int
        /// Of one.
        var points: Int
    }

    var terms: [Term] = []

    var points: Int { terms.reduce(0) { $0 + $1.count * $1.points } }

    /// `2 × differs 2 + frame-height-as-inset 1`; what costs nothing is left out.
    var formula: String {
        let parts = terms.filter { $0.points > 0 }.map { term in
            (term.count == 1 ? "" : "\(term.count) × ") + "\(term.name) \(term.points)"
        }
        return parts.isEmpty ? "nothing to do" : parts.joined(separator: " + ")
    }
}
