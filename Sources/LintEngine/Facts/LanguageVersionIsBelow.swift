import PatternMatching
import SwiftParser
import Vocabulary

/// The code is compiled in a mode of the language before this one.
struct LanguageVersionIsBelow: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .match, "language version below VERSION", .version, "the project compiles the code in an older mode of Swift"
        ) {
            LanguageVersionIsBelow(version: $0)
        }
    ]
    static let basis = FactBasis.project
    let version: Version

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        evidence.project.languageVersion(ofFileAt: node.file.path).map { $0 < version } ?? false
    }
}
