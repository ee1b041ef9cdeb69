import SwiftLexer
import SwiftParser

/// A place in the source where a keyboard notification is named.
package struct NotificationReference: Sendable {
    package let event: KeyboardEventName
    /// The expression that is the name as a whole: `UIResponder.keyboardWillShowNotification`, `"UIKeyboardWillShowNotification"`.
    package let node: Syntax
    /// Whether it names a typed message of the iOS 26 SDK rather than a notification.
    package let isMessage: Bool

    package init(event: KeyboardEventName, node: Syntax, isMessage: Bool) {
        self.event = event
        self.node = node
        self.isMessage = isMessage
    }
}

extension NotificationReference {
    /// What `node` names, if it is a name of a keyboard notification in any spelling.
    package init?(_ node: Syntax) {
        switch node.kind {
        case .memberExpr, .identifierExpr:
            if let event = KeyboardEventName(spelling: node.name) {
                self.init(event: event, node: node, isMessage: false)
            } else if Self.standsForMessage(node), let event = KeyboardEventName(messageSpelling: node.name) {
                self.init(event: event, node: node, isMessage: true)
            } else {
                return nil
            }
        case .stringLiteral:
            let text = node.text.trimmingPrefix { $0 == "\"" || $0 == "#" }
            guard let event = KeyboardEventName(spelling: text.prefix { $0 != "\"" }) else { return nil }
            self.init(event: event, node: node, isMessage: false)
        default:
            return nil
        }
    }

    /// `KeyboardWillShowMessage` always; `.keyboardWillShow` only as the `for:` of `addObserver(of:for:)`, since apps name their own
    /// notifications like that.
    private static func standsForMessage(_ node: Syntax) -> Bool {
        if node.name.hasSuffix("Message") { return true }
        guard node.kind == .memberExpr, node.child(.base) == nil, let argument = node.parent, argument.label == "for" else {
            return false
        }
        return argument.parent?.children(.argument).first?.label == "of"
    }

    /// Every place in the tree that names a keyboard notification, in source order.
    package static func all(in tree: SyntaxTree) -> [NotificationReference] {
        tree.root.subtree.compactMap(NotificationReference.init)
    }
}
