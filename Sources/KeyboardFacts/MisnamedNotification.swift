import SourceText
import SwiftParser
import Vocabulary

/// A text that is meant as the name of a keyboard notification, and is none that UIKit posts:
/// `Notification.Name("keyboardWillShow")`.
package struct MisnamedNotification: Sendable {
    /// The notification that is meant.
    package let event: KeyboardNotificationName
    /// The text, with its quotes.
    package let node: Syntax

    /// Every such text of the tree, in source order, but for those that code posts something by.
    package static func all(in tree: SyntaxTree) -> [MisnamedNotification] {
        tree.nodes(of: [.stringLiteral], naming: [NotificationReference.core]).compactMap(MisnamedNotification.init)
            .filter { !$0.node.isInactive }.sorted { $0.node.precedes($1.node) }
    }

    private init?(_ node: Syntax) {
        let text = node.textBetweenQuotes
        guard let event = Self.meant[text.lowercased()], text != event.rawName,
            let argument = node.nearestAncestor(where: { $0 == .argument }), Self.names(argument),
            !node.ancestors.contains(where: { $0.kind == .callExpr && $0.child(.callee)?.name == "post" })
        else { return nil }
        self.event = event
        self.node = node
    }

    /// Whether an argument names a notification: that of `Notification.Name("…")`, or `name: "…"` in Swift 2.
    private static func names(_ argument: Syntax) -> Bool {
        guard let call = argument.parent, call.kind == .callExpr, let callee = call.child(.callee) else { return false }
        if ["name", "forName"].contains(argument.label) { return true }
        guard callee.name == "init" else { return callee.name == "Name" }
        // `name: .init("…")`
        return callee.child(.base).map { $0.name == "Name" } ?? call.parent.map { $0.kind == .argument && names($0) } ?? false
    }

    /// By the spelling in small letters, with or without what UIKit's own name begins and ends with.
    private static let meant: [String: KeyboardNotificationName] =
        KeyboardNotificationName.allCases.reduce(into: [:]) { meant, event in
            for start in ["", "ui"] {
                for end in ["", "notification"] { meant["\(start)keyboard\(event.rawValue)\(end)".lowercased()] = event }
            }
        }
}
