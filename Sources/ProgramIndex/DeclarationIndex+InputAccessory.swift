import SwiftParser

extension DeclarationIndex {
    /// The property by which a responder has an input accessory view.
    package static let inputAccessory = "inputAccessoryView"

    /// The class that gives an object of the type an input accessory view of its own: the type, or one that it inherits from;
    /// nil where none overrides `inputAccessoryView`, or the override always returns nil.
    ///
    /// The accessory view of a responder is shown while it or a responder inside it is first responder (Apple, documentation of
    /// `UIResponder.inputAccessoryView`).
    package func inputAccessoryOwner(of type: String) -> String? {
        lineage(of: type).first { $0.properties[Self.inputAccessory].map { !$0.isAlwaysNil } ?? false }?.name
    }

    /// Whether objects of the type say when they can become first responder themselves, as those do whose input accessory view
    /// is there without a keyboard, too (Apple, documentation of `UIResponder.canBecomeFirstResponder`: false by default).
    package func mayBecomeFirstResponder(_ type: String) -> Bool {
        lineage(of: type).contains { $0.properties["canBecomeFirstResponder"] != nil }
    }
}

extension Syntax {
    /// Whether the code of a computed property names nothing and calls nothing, but says `nil`.
    fileprivate var isAlwaysNil: Bool {
        let nodes = child(.accessors)?.subtree.map(\.kind) ?? []
        let values: Set<SyntaxKind> = [.identifierExpr, .memberExpr, .callExpr]
        return nodes.contains(.nilLiteral) && values.isDisjoint(with: nodes)
    }
}
