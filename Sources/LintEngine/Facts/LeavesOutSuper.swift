import PatternMatching
import SwiftParser

/// The objects whose handler the node belongs to, or of the type around it, keep UIKit's class from what it does in
/// `viewWillAppear`.
struct LeavesOutSuper: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .match, "type leaves out viewWillAppear of UIKit",
            "the type, or one that it inherits from, overrides `viewWillAppear` and does not call that of `super`",
            LeavesOutSuper())
    ]
    static let basis = FactBasis.declarations

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        let type = evidence.handler(of: node)?.behaviour.handler.owner ?? node.nearestType?.name
        return type.map { evidence.index.leavesOutSuper(of: "viewWillAppear", in: $0) } ?? false
    }
}
