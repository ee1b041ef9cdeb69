/// The six notifications UIKit posts about the keyboard.
///
/// The raw values are what reports say. Source: the notification names on Apple's UIResponder page.
package enum KeyboardNotificationName: String, Sendable, CaseIterable {
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame

    /// Reads any spelling that Swift code has used for one of the names:
    /// `keyboardWillShowNotification` (current, whatever type it is taken from), `UIKeyboardWillShow` (Swift 3 to 4.1),
    /// `UIKeyboardWillShowNotification` (Swift 2, Objective-C, and the string behind all of them).
    ///
    /// Every name of a program is asked whether it is one, so bytes decide first.
    package init?(spelling: String) {
        let bytes = spelling.utf8
        guard bytes.count >= Self.shortestSpelling, let first = bytes.first,
            first == UInt8(ascii: "U") || first == UInt8(ascii: "k"), let stem = Self.stem(of: spelling)
        else { return nil }
        self.init(rawValue: stem)
    }

    /// Bytes of `UIKeyboardDidShow`.
    private static let shortestSpelling = 17

    /// Reads the name of a typed message of the iOS 26 SDK: `KeyboardWillShowMessage` or the identifier `keyboardWillShow`.
    package init?(messageSpelling spelling: some StringProtocol) {
        var rest = Substring(spelling)
        guard rest.hasPrefix("Keyboard") || rest.hasPrefix("keyboard") else { return nil }
        rest = rest.dropFirst("Keyboard".count)
        if rest.hasSuffix("Message") { rest = rest.dropLast("Message".count) }
        self.init(rawValue: Self.lowercasingFirst(rest))
    }

    private static func stem(of spelling: String) -> String? {
        var rest = Substring(spelling)
        if rest.hasPrefix("UIKeyboard") {
            rest = rest.dropFirst("UIKeyboard".count)
            if rest.hasSuffix("Notification") { rest = rest.dropLast("Notification".count) }
        } else if rest.hasPrefix("keyboard"), rest.hasSuffix("Notification") {
            rest = rest.dropFirst("keyboard".count).dropLast("Notification".count)
        } else {
            return nil
        }
        return lowercasingFirst(rest)
    }

    private static func lowercasingFirst(_ text: Substring) -> String {
        text.prefix(1).lowercased() + text.dropFirst()
    }
}

/// The entries of a keyboard notification's `userInfo`.
///
/// Source: Apple's pages of the `UIResponder.keyboard…UserInfoKey` constants.
package enum KeyboardInfoKey: String, Sendable, CaseIterable {
    case frameBegin, frameEnd, animationDuration, animationCurve, isLocal

    /// Reads the current spelling (`keyboardFrameEndUserInfoKey`) and the old one (`UIKeyboardFrameEndUserInfoKey`).
    package init?(spelling: String) {
        guard spelling.utf8.last == UInt8(ascii: "y"), spelling.hasSuffix("UserInfoKey") else { return nil }
        var rest = Substring(spelling).dropLast("UserInfoKey".count)
        if rest.hasPrefix("UIKeyboard") {
            rest = rest.dropFirst("UIKeyboard".count)
        } else if rest.hasPrefix("keyboard") {
            rest = rest.dropFirst("keyboard".count)
        } else {
            return nil
        }
        self.init(rawValue: rest.prefix(1).lowercased() + rest.dropFirst())
    }
}

extension KeyboardNotificationName {
    /// The notification's raw name: "UIKeyboardWillShowNotification".
    package var rawName: String { "UIKeyboard" + capitalized + "Notification" }

    /// The constant of UIResponder that has it: "keyboardWillShowNotification".
    package var constant: String { "keyboard" + capitalized + "Notification" }

    /// The type of the message that iOS 26 posts for it, in UIResponder: "KeyboardWillShowMessage". It is posted to the screen
    /// and has the contents of `userInfo` as properties (Apple, documentation of `UIResponder.KeyboardDidHideMessage`).
    package var messageType: String { "Keyboard" + capitalized + "Message" }

    private var capitalized: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
