import PatternMatching
import SwiftParser

/// The objects whose handler the node belongs to, or of the type around it, have an input accessory view of their own.
struct HasInputAccessory: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .match, "type has an input accessory view",
            "the type, or one that it inherits from, overrides `inputAccessoryView` and returns a view", HasInputAccessory())
    ]
    static let basis = FactBasis.declarations

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        let type = evidence.handler(of: node)?.behaviour.handler.owner ?? node.nearestType?.name
        return type.map { evidence.index.inputAccessoryOwner(of: $0) != nil } ?? false
    }
}
