import PatternMatching
import ProgramIndex
import SwiftParser

/// The expression is the name of a guide that the program itself gives UIKit's classes.
struct IsOwnGuide: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "names a guide of the program",
            "`keyboardLayoutGuide`, where the program's own code declares a property of that name", IsOwnGuide())
    ]
    static let basis = FactBasis.declarations

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        let name = AnalysisUnit.guideName
        guard node.name == name else { return false }
        let own = evidence.ownGuide
        if own?.isEverywhere ?? false { return true }
        guard node.isOwnMember, let type = node.enclosingTypeName else { return false }
        let lineage = [type] + evidence.index.ancestorNames(of: type)
        if lineage.contains(where: { evidence.index.types[$0]?.properties[name] != nil }) { return true }
        // From whom it is inherited is not known of a class that no file at hand has.
        guard let classes = own?.classes else { return false }
        return !classes.isDisjoint(with: lineage) || !lineage.contains(where: DeclarationIndex.isFramework)
    }
}

extension Syntax {
    /// Whether it is a name alone, or one of `self`.
    fileprivate var isOwnMember: Bool {
        let member = kind == .memberExpr ? self : parent.flatMap { $0.kind == .memberExpr && $0.name == name ? $0 : nil }
        return member?.child(.base).map { $0.name == "self" } ?? true
    }
}
