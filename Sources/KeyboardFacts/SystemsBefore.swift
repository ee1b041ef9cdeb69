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
    /// The version of iOS from which on the code at a node runs no more: it stands after the `else` of `#available(iOS 11, *)`.
    fileprivate var endOfSystems: Version? {
        var node = self
        while let parent = node.parent {
            let isElse = node.role == .elseBody || (parent.kind == .guardStmt && node.role == .body)
            let conditions = parent.children(.condition)
            if isElse, conditions.count == 1, conditions[0].name == "#available", let end = conditions[0].availableSince {
                return end
            }
            node = parent
        }
        return nil
    }
}

extension Syntax {
    /// The version of iOS that `#available` or `#unavailable` asks for, on which it says what is there.
    package var availableSince: Version? {
        guard kind == .availabilityCondition else { return nil }
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == ".") }
        return zip(words, words.dropFirst()).first { $0.0 == "iOS" }.flatMap { Version($0.1) }
    }
}
