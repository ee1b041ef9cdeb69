import RuleBook

/// What a migration costs, in points: no hours, but the same scale for every screen, so that two can be compared.
package struct EffortTable: Sendable, Equatable {
    /// By rule, or by a handler's status.
    private var given: [String: Int] = [:]

    package init() {}

    /// The statuses that a team may set besides rules.
    package static let statuses = HandlerStatus.allCases.map(\.rawValue)
    package static let largest = 100

    /// Names of version 0.1 that scripts may still use.
    package static let formerStatuses = [
        "equivalent": HandlerStatus.redundant.rawValue, "silent": HandlerStatus.noLayoutEffect.rawValue,
    ]

    package mutating func set(_ name: String, to points: Int) { given[Self.formerStatuses[name] ?? name] = points }

    var overridden: [(name: String, points: Int)] { given.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }

    /// Of replacing one handler.
    func points(_ status: HandlerStatus) -> Int { given[status.rawValue] ?? Self.usual(status) }

    /// Of what a rule found in a screen, once, however often it found it there.
    func points(ofRule id: String, _ category: Rule.Category?) -> Int { given[id] ?? category.map(Self.usual) ?? 1 }

    private static func usual(_ status: HandlerStatus) -> Int {
        switch status {
        case .noLayoutEffect: 0
        case .redundant: 1
        case .differs: 2
        // A person has to find out first.
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

/// An estimate in points and how it was calculated.
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
