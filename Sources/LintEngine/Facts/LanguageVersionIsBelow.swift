import PatternMatching
import SwiftParser
import Vocabulary

/// The code is compiled in a mode of the language before this one.
///
/// Where no project says in which, the code does: a file that has the keyboard's names only as they were spelled before Swift 4.2
/// compiles in no later mode.
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
        if let known = evidence.project.languageVersion(ofFileAt: node.file.path) { return known < version }
        return version >= .ofCurrentNames && node.tree.hasOnlyOldKeyboardNames
    }
}

extension Version {
    /// Since which the notifications' names and keys are `UIResponder`'s, and their old names compile no more (Apple, Xcode 10
    /// release notes).
    fileprivate static let ofCurrentNames = Version(major: 4, minor: 2)
}

extension SyntaxTree {
    /// Whether it names keyboard notifications, or what is in them, and all of them as before Swift 4.2.
    fileprivate var hasOnlyOldKeyboardNames: Bool {
        let names = nodes(of: [.identifierExpr, .memberExpr]).map(\.spelledName).filter {
            KeyboardNotificationName(spelling: $0) != nil || KeyboardInfoKey(spelling: $0) != nil
        }
        return !names.isEmpty && names.allSatisfy { $0.hasPrefix("UIKeyboard") }
    }
}
