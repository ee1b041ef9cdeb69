import PatternMatching
import SwiftParser

/// A rectangle of which the code around it reads nothing but how high it is, or nothing at all, so that it does not matter where
/// it lies.
struct IsReadForHeight: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "is read for its height at most",
            "a rectangle of which the code around it reads nothing but the height or the size, at once or through a variable",
            IsReadForHeight())
    ]
    static let basis = FactBasis.declarations

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        let value = node.withUnwrapping
        guard let outer = value.parent else { return false }
        if outer.kind == .memberExpr { return value.isReadForHeight }
        guard outer.kind == .patternBinding || outer.kind == .optionalBinding, let name = outer.child(.pattern)?.name,
            !name.isEmpty, let body = node.ancestors.first(where: { $0.role == .body || $0.kind == .closureExpr })
        else { return false }
        let uses = body.subtree.lazy.filter { $0.kind == .identifierExpr && $0.name == name }
        return uses.allSatisfy(\.withUnwrapping.isReadForHeight)
    }
}

extension Syntax {
    /// The expression with the brackets and the `!` and `?` around it.
    fileprivate var withUnwrapping: Syntax {
        var value = self
        while let outer = value.parent, [.parenExpr, .optionalChain, .forceUnwrap].contains(outer.kind) { value = outer }
        return value
    }

    fileprivate var isReadForHeight: Bool {
        guard let member = parent, member.kind == .memberExpr, member.child(.base) == self else { return false }
        return ["height", "size"].contains(member.name)
    }
}
