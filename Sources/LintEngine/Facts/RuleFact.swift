import Behaviour
import PatternMatching
import SwiftParser
import Vocabulary

/// A fact that is decided by what was found in a project and what runs showed.
///
/// To add one, write its type in a file of its own (its phrases with their help, what it rests on, when it holds) and name it in
/// `FactCatalog.all`.
protocol RuleFact: Fact {
    /// What the content does where it holds, if that has a name of its own: a rule that asks for it explains that.
    var askedEffect: EffectName? { get }

    /// All that a rule explains which asks for it; nil where that is for the rule to say.
    var explained: EffectScope? { get }

    func holds(for node: Syntax, in evidence: Evidence) -> Bool

    /// All nodes for which it may hold, where they are few; nil where each has to be asked about.
    func candidates(in evidence: Evidence) -> [Syntax]?

    /// The places elsewhere that make it hold, and what each is; none where the node says it all.
    func trace(of node: Syntax, in evidence: Evidence) -> [(what: String, node: Syntax)]
}

extension RuleFact {
    var askedEffect: EffectName? { nil }

    var explained: EffectScope? { nil }

    func candidates(in evidence: Evidence) -> [Syntax]? { nil }

    func trace(of node: Syntax, in evidence: Evidence) -> [(what: String, node: Syntax)] { [] }

    package func holds(for node: Syntax, in source: any FactSource) -> Bool {
        (source as? Evidence).map { holds(for: node, in: $0) } ?? false
    }

    package func candidates(in source: any FactSource) -> [Syntax]? {
        (source as? Evidence).flatMap { candidates(in: $0) }
    }
}
