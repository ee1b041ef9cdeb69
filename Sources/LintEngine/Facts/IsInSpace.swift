import HandlerInterpreter
import PatternMatching
import SwiftParser
import Vocabulary

/// The point, rectangle or coordinate belongs to this space.
struct IsInSpace: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "is in SPACE space", .space,
            "a point, rectangle or coordinate of that space: `screen`, `window` or `view`"
        ) { IsInSpace(space: $0) }
    ]
    static let basis = FactBasis.run
    let space: CoordinateSpaceName

    func holds(for node: Syntax, in evidence: Evidence) -> Bool { evidence.values.quantity(of: node)?.space == space }
}

extension FactParameter<CoordinateSpaceName> {
    fileprivate static var space: Self {
        Self(
            "SPACE", expectation: nil, table: [CoordinateSpaceName.screen, .window, .view].map { ($0.rawValue, $0) })
    }
}
