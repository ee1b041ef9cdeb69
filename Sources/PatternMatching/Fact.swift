import SwiftParser
import Vocabulary

/// A fact about a node that a `where` clause asks for: how rules write it, what it rests on, and how it is decided.
///
/// A fact is one type in one file, and one line in the engine's list of facts. The pattern language learns its words from there:
/// nothing here names a fact that code alone does not decide.
package protocol Fact: Sendable {
    /// How rules write it: once for each form.
    static var phrases: [FactPhrase] { get }

    static var basis: FactBasis { get }

    /// The name that code must have somewhere for the fact to hold, if it asks for one.
    var name: Glob? { get }

    /// The steps that asking takes: one, unless all of a node is looked through.
    func cost(for node: Syntax) -> Int

    /// What is not known does not hold.
    func holds(for node: Syntax, in source: any FactSource) -> Bool

    /// All nodes for which the fact may hold, where they are few; nil where each has to be asked about.
    func candidates(in source: any FactSource) -> [Syntax]?
}

extension Fact {
    package var name: Glob? { nil }

    package func cost(for node: Syntax) -> Int { 1 }

    package func candidates(in source: any FactSource) -> [Syntax]? { nil }
}

/// What has to be there before a fact can hold: from it a search concludes where it need not ask.
package enum FactBasis: Sendable {
    /// The code of the node, and nothing else.
    case code
    /// What is declared and written around the node, in any file.
    case declarations
    /// A keyboard handler, or a registration of one.
    case handler
    /// An expression that a run has evaluated, or a name in a registration: all other code is never asked about.
    case run
    /// The settings of the project. They are asked last, since answering opens project files.
    case project

    /// Whether a file without keyboard notifications has nothing for which the fact holds.
    var needsHandler: Bool { self == .handler || self == .run }
}

/// What facts are decided by; each fact knows which source it asks.
package protocol FactSource {
    /// The declarations of the type around a node, or of the type itself: extensions included, those of other files as far as
    /// they are at hand.
    func typeDeclarations(around node: Syntax) -> [Syntax]
}

extension FactSource {
    package func typeDeclarations(around node: Syntax) -> [Syntax] {
        guard let type = node.nearestType else { return [] }
        return node.tree.root.subtree.filter { $0.kind.isTypeDeclaration && $0.name == type.name }
    }
}
