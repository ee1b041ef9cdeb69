import SourceText
import SwiftLexer
import SwiftParser
import Vocabulary

/// A place in the source where a keyboard notification is named.
package struct NotificationReference: Sendable {
    package let event: KeyboardNotificationName
    /// The expression that is the name as a whole: `UIResponder.keyboardWillShowNotification`,
    /// `"UIKeyboardWillShowNotification"`.
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
            } else if let event = Self.stream(node, name)?.event ?? Self.eventArgument(node, name) {
                self.init(event: event, node: node, isMessage: false)
            } else if Self.standsForMessage(node, name), let event = KeyboardNotificationName(messageSpelling: name) {
                self.init(event: event, node: node, isMessage: true)
            } else {
                return nil
            }
        case .stringLiteral:
            guard node.range.end - node.range.start < Self.longestLiteral else { return nil }
            let name = node.textBetweenQuotes
            guard let event = KeyboardNotificationName(spelling: name), name == event.rawName else { return nil }
            self.init(event: event, node: node, isMessage: false)
        default:
            return nil
        }
    }

    /// `KeyboardWillShowMessage` always; `.keyboardWillShow` only as the `for:` of `addObserver(of:for:)`, since apps name their
    /// own notifications like that.
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

    /// The stream that the node is by itself, where it is no name that one is asked for with.
    var stream: KeyboardStream? { Self.stream(node, node.name) }

    /// A stream that a library brings: `RxKeyboard.instance.visibleHeight`.
    private static func stream(_ node: Syntax, _ name: String) -> KeyboardStream? {
        guard node.kind == .memberExpr, let stream = StreamLibraries.streams[name] else { return nil }
        var base = node.child(.base)
        for name in stream.base.reversed() {
            guard let part = base, part.name == name else { return nil }
            base = part.child(.base)
        }
        return stream
    }

    /// `.willShow`, where a library's stream is asked for by an event's short name.
    private static func eventArgument(_ node: Syntax, _ name: String) -> KeyboardNotificationName? {
        guard node.kind == .memberExpr, let event = KeyboardNotificationName(rawValue: name),
            let callee = node.parent?.parent?.child(.callee), let base = StreamLibraries.eventArguments[callee.name],
            callee.child(.base)?.name == base
        else { return nil }
        return event
    }

    /// Every place in the tree that names a keyboard notification, in source order.
    package static func all(in tree: SyntaxTree) -> [NotificationReference] {
        let usesLibrary = libraries.contains { $0.isFound(in: tree.file.bytes) }
        return tree.nodes(of: [.memberExpr, .identifierExpr, .stringLiteral], naming: usesLibrary ? [core] + streams : [core])
            .compactMap(NotificationReference.init).filter { !$0.node.isInactive }.sorted { $0.node.precedes($1.node) }
    }

    /// Every name of a notification has it.
    static let core = WordSearch("eyboard")
    /// What is before the names of the streams that libraries bring.
    private static let libraries = Set(
        StreamLibraries.streams.values.compactMap(\.base.first) + StreamLibraries.eventArguments.values
    ).map { WordSearch(Array($0.utf8)) }
    /// Those names; they are names of many other things, too.
    private static let streams = (StreamLibraries.streams.keys + KeyboardNotificationName.allCases.map(\.rawValue))
        .map { WordSearch(Array($0.utf8)) }
}

extension Syntax {
    /// Of a string literal without interpolations, what it says.
    package var textBetweenQuotes: String { String(text.drop { $0 == "\"" || $0 == "#" }.prefix { $0 != "\"" }) }
}
