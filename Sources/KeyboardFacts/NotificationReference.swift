import SourceText
import SwiftLexer
import SwiftParser
import Vocabulary

/// A place in the source where a keyboard notification is named.
package struct NotificationReference: Sendable {
    package let event: KeyboardNotificationName
    /// The expression that is the name as a whole: `UIResponder.keyboardWillShowNotification`, `"UIKeyboardWillShowNotification"`.
    package let node: Syntax
    /// Whether it names a typed message of the iOS 26 SDK rather than a notification.
    package let isMessage: Bool

    package init(event: KeyboardNotificationName, node: Syntax, isMessage: Bool) {
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
            let name = node.name
            if let event = KeyboardNotificationName(spelling: name) {
                // A method may bear the name of the notification it handles.
                if node.nearestAncestor(where: { $0 == .poundExpr }) != nil { return nil }
                self.init(event: event, node: node, isMessage: false)
            } else if let event = Self.eventOfStream(node, name) ?? Self.eventOfReactiveCocoa(node, name) {
                self.init(event: event, node: node, isMessage: false)
            } else if Self.standsForMessage(node, name), let event = KeyboardNotificationName(messageSpelling: name) {
                self.init(event: event, node: node, isMessage: true)
            } else {
                return nil
            }
        case .stringLiteral:
            guard node.range.end - node.range.start < Self.longestLiteral else { return nil }
            let text = node.text.trimmingPrefix { $0 == "\"" || $0 == "#" }
            guard let event = KeyboardNotificationName(spelling: String(text.prefix { $0 != "\"" })) else { return nil }
            self.init(event: event, node: node, isMessage: false)
        default:
            return nil
        }
    }

    /// `KeyboardWillShowMessage` always; `.keyboardWillShow` only as the `for:` of `addObserver(of:for:)`, since apps name their own
    /// notifications like that.
    private static func standsForMessage(_ node: Syntax, _ name: String) -> Bool {
        if name.hasSuffix("Message") { return true }
        guard node.kind == .memberExpr, node.child(.base) == nil, let argument = node.parent, argument.label == "for" else {
            return false
        }
        return argument.parent?.children(.argument).first?.label == "of"
    }

    /// Bytes of a string literal that may be a notification's name, with its delimiters.
    private static let longestLiteral = 100

    // MARK: Libraries

    /// Whether the node is a stream of notifications by itself, rather than a name that one is asked for with.
    var isStream: Bool { Self.eventOfStream(node, node.name) != nil }

    /// Whether the stream carries what RxKeyboard makes of the keyboard's end frame, rather than the notification.
    var isRxKeyboard: Bool { isStream && node.name != "keyboardChange" }

    /// `RxKeyboard.instance.visibleHeight` and `notificationCenter.reactive.keyboardChange` of ReactiveCocoa. Both follow the
    /// will-change-frame notification, which is also posted when the keyboard hides (their sources; Apple, documentation of
    /// `keyboardWillChangeFrameNotification`).
    private static func eventOfStream(_ node: Syntax, _ name: String) -> KeyboardNotificationName? {
        guard node.kind == .memberExpr, let base = node.child(.base) else { return nil }
        switch name {
        case "visibleHeight", "willShowVisibleHeight", "isHidden", "frame":
            return base.name == "instance" && base.child(.base)?.name == "RxKeyboard" ? .willChangeFrame : nil
        case "keyboardChange": return base.name == "reactive" ? .willChangeFrame : nil
        default: return nil
        }
    }

    /// `.willShow` in `notificationCenter.reactive.keyboard(.willShow)` of ReactiveCocoa.
    private static func eventOfReactiveCocoa(_ node: Syntax, _ name: String) -> KeyboardNotificationName? {
        guard node.kind == .memberExpr, let event = KeyboardNotificationName(rawValue: name),
            let callee = node.parent?.parent?.child(.callee), callee.name == "keyboard", callee.child(.base)?.name == "reactive"
        else { return nil }
        return event
    }

    /// Every place in the tree that names a keyboard notification, in source order.
    package static func all(in tree: SyntaxTree) -> [NotificationReference] {
        let usesLibrary = libraries.contains { $0.isFound(in: tree.file.bytes) }
        return tree.nodes(of: [.memberExpr, .identifierExpr, .stringLiteral], naming: usesLibrary ? [core] + streams : [core])
            .compactMap(NotificationReference.init).sorted { $0.node.precedes($1.node) }
    }

    /// Every name of a notification has it.
    private static let core = WordSearch("eyboard")
    private static let libraries = [WordSearch("RxKeyboard"), WordSearch("reactive")]
    /// What is in the names that libraries give to their streams; those are names of many other things, too.
    private static let streams =
        ["isibleHeight", "isHidden", "frame"].map { WordSearch(Array($0.utf8)) }
        + KeyboardNotificationName.allCases.map { WordSearch(Array($0.rawValue.utf8)) }
}
