import SwiftParser

/// What one file says about keyboards, without running any of it.
package struct FileFacts: Sendable {
    package let tree: SyntaxTree
    package let index: DeclarationIndex
    /// Every handler the file registers, in the order of their first registration.
    package let handlers: [KeyboardHandler]
    /// Mentions of a notification for which no registration, removal, comparison or posting was recognised.
    package let unexplained: [NotificationReference]

    package init(_ tree: SyntaxTree) {
        self.tree = tree
        self.index = DeclarationIndex([tree])
        var handlers: [KeyboardHandler] = []
        var positions: [Syntax: Int] = [:]
        var unexplained: [NotificationReference] = []
        for reference in NotificationReference.all(in: tree) {
            for use in NotificationUseFinder(index: index).uses(of: reference) {
                switch use {
                case .registration(let registration):
                    let node = registration.target.node
                    if let position = positions[node] {
                        handlers[position].registrations.append(registration)
                    } else {
                        positions[node] = handlers.count
                        handlers.append(KeyboardHandler(registration))
                    }
                case .unexplained(let reference): unexplained.append(reference)
                case .removal, .comparison, .posting: break
                }
            }
        }
        self.handlers = handlers
        self.unexplained = unexplained
    }
}

extension KeyboardHandler {
    init(_ registration: Registration) {
        self.node = registration.target.node
        self.target = registration.target
        self.owner = registration.target.node.enclosingTypeName
        self.registrations = [registration]
    }
}

extension Registration.Target {
    package var node: Syntax {
        switch self {
        case .function(let node), .closure(let node, _), .loop(let node), .unknown(_, let node): node
        }
    }
}
