import PatternMatching
import SwiftParser

/// The expression is the name of a guide that the program itself gives UIKit's classes.
struct IsOwnGuide: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "names a guide of the program",
            "`keyboardLayoutGuide`, where an extension of the program's declares a property of that name", IsOwnGuide())
    ]
    static let basis = FactBasis.declarations

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        evidence.ownGuide != nil && node.name == AnalysisUnit.guideName
    }
}
