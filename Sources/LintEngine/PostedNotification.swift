import KeyboardFacts
import SwiftParser
import Vocabulary

/// A keyboard notification that code posts itself, as tests do.
package struct PostedNotification: Sendable {
    package let notification: KeyboardNotificationName
    package let path: String
    package let line: Int

    static func all(in tree: SyntaxTree) -> [PostedNotification] {
        NotificationReference.all(in: tree).filter { reference in
            let call = reference.node.nearestAncestor { $0 == .callExpr }?.child(.callee)?.name
            return ["post", "Notification", "NSNotification"].contains(call)
        }.map { PostedNotification(notification: $0.event, path: $0.node.file.path, line: $0.node.location.line) }
    }
}
