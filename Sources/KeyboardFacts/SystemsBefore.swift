import SwiftParser
import Vocabulary

extension NotificationUse {
    /// The same, unless it registers only on systems that have no keyboard layout guide: what their handlers do, there is nothing
    /// to compare with.
    func compared(with guide: Version = Version(major: 15)) -> NotificationUse {
        guard case .registration(let registration) = self, let end = registration.reference.node.endOfSystems, end <= guide else {
            return self
        }
        let reason = "it is registered only before iOS \(end.major).\(end.minor), where there is no keyboard layout guide"
        return .registration(registration.ending(in: .unknown(reason: reason, at: registration.reference.node)))
    }
}

extension Syntax {
    /// The version of iOS from which on the code at a node runs no more: it stands after the `else` of `#available(iOS 11, *)`, in
    /// the block of `#unavailable(iOS 11)`, or after what leaves the function on newer systems.
    fileprivate var endOfSystems: Version? {
        var node = self
        while let parent = node.parent {
            let isElse = node.role == .elseBody || (parent.kind == .guardStmt && node.role == .body)
            if isElse, let end = parent.onlyCondition("#available") { return end }
            if node.role == .body, parent.kind == .ifExpr, let end = parent.condition("#unavailable") { return end }
            if node.role == .statement, let end = parent.endOfSystems(before: node) { return end }
            node = parent
        }
        return nil
    }

    /// The version of iOS from which on a statement of the block leaves it before another one: `guard #unavailable(iOS 15) else`, or
    /// `if #available(iOS 15, *) { return }`.
    private func endOfSystems(before last: Syntax) -> Version? {
        for statement in children(.statement) {
            if statement == last { return nil }
            if statement.kind == .guardStmt, let end = statement.condition("#unavailable") { return end }
            if statement.kind == .ifExpr, statement.child(.body)?.children(.statement).last?.kind == .returnStmt,
                let end = statement.onlyCondition("#available")
            {
                return end
            }
        }
        return nil
    }

    /// The version that one of the conditions asks for.
    private func condition(_ word: String) -> Version? {
        children(.condition).lazy.filter { $0.name == word }.compactMap(\.availableSince).first
    }

    /// The version that the condition asks for, where there is no other.
    private func onlyCondition(_ word: String) -> Version? { children(.condition).count == 1 ? condition(word) : nil }
}

extension Syntax {
    /// The version of iOS that `#available` or `#unavailable` asks for, on which it says what is there.
    package var availableSince: Version? {
        guard kind == .availabilityCondition else { return nil }
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == ".") }
        return zip(words, words.dropFirst()).first { $0.0 == "iOS" }.flatMap { Version($0.1) }
    }
}
