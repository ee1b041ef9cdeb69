/// Something the user or the system does to the keyboard. Heights are in points, the home indicator's strip included.
package enum KeyboardEvent: Hashable, Sendable {
    /// A text field becomes first responder.
    case show(height: Double)
    /// Emoji, the suggestion bar, another language: the keyboard stays docked and gets another height.
    case changeHeight(to: Double)
    case hide
}
