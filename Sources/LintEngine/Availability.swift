import PatternMatching
import SwiftParser
import Vocabulary

extension Syntax {
    /// Whether an availability check around the node, or before it in one of the blocks around it, or an attribute of a
    /// declaration around it, keeps the code from systems before `version`.
    func isChecked(for version: Version) -> Bool {
        var node = self
        while let parent = node.parent {
            if node.role == .body, parent.children(.condition).contains(where: { $0.ensures(version, "#available") }) {
                return true
            }
            if node.role == .elseBody, parent.children(.condition).contains(where: { $0.ensures(version, "#unavailable") }) {
                return true
            }
            if parent.children(.attribute).contains(where: { $0.name == "available" && $0.names(version) }) { return true }
            if node.role == .statement, parent.leavesBefore(node, unless: version) { return true }
            node = parent
        }
        return false
    }

    /// Whether a statement before `last` ends the block on systems before `version`.
    private func leavesBefore(_ last: Syntax, unless version: Version) -> Bool {
        for statement in children {
            if statement == last { return false }
            let word = statement.kind == .guardStmt ? "#available" : statement.kind == .ifExpr ? "#unavailable" : nil
            guard let word, statement.children(.condition).contains(where: { $0.ensures(version, word) }) else { continue }
            if statement.kind == .guardStmt || statement.child(.body).map(\.endsByLeaving) ?? false { return true }
        }
        return false
    }

    private var endsByLeaving: Bool {
        children(.statement).last.map { [.returnStmt, .throwStmt, .breakStmt, .continueStmt].contains($0.kind) } ?? false
    }

    private func ensures(_ version: Version, _ word: String) -> Bool {
        kind == .availabilityCondition && name == word && names(version)
    }

    /// Whether it names a version of iOS that is at least this one.
    private func names(_ version: Version) -> Bool {
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == ".") }
        return zip(words, words.dropFirst()).contains { word, next in
            (word == "iOS" || word == "iOSApplicationExtension") && Version(next).map { $0 >= version } ?? false
        }
    }
}
