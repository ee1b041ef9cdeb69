/// The six notifications UIKit posts about the keyboard.
///
/// The raw values are what reports say. Source: the notification names on Apple's UIResponder page.
package enum KeyboardNotificationName: String, Sendable, CaseIterable {
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame

    /// Whether it is posted when the keyboard has arrived, rather than before it moves.
    package var isPostedAfterAnimation: Bool {
        switch self {
        case .didShow, .didHide, .didChangeFrame: true
        case .willShow, .willHide, .willChangeFrame: false
        }
    }

    /// Reads any spelling that Swift code has used for one of the names:
    /// `keyboardWillShowNotification` (current, whatever type it is taken from), `UIKeyboardWillShow` (Swift 3 to 4.1),
    /// `UIKeyboardWillShowNotification` (Swift 2, Objective-C, and the string behind all of them).
    ///
    /// Every name of a program is asked whether it is one, so bytes decide first.
    package init?(spelling: String) {
        let bytes = spelling.utf8
        guard bytes.count >= Self.shortestSpelling, let first = bytes.first,
            first == UInt8(ascii: "U") || first == UInt8(ascii: "k"), let name = Self.spellings[spelling]
        else { return nil }
        self = name
    }

    /// Bytes of `UIKeyboardDidShow`.
    private static let shortestSpelling = 17

    private static let spellings: [String: KeyboardNotificationName] = allCases.reduce(into: [:]) { spellings, name in
        for stem in [name.capitalized, name.rawValue] {
            for spelling in ["UIKeyboard" + stem, "UIKeyboard" + stem + "Notification", "keyboard" + stem + "Notification"] {
                spellings[spelling] = name
            }
        }
    }

    /// Reads the name of a typed message of the iOS 26 SDK: `KeyboardWillShowMessage` or the identifier `keyboardWillShow`.
    package init?(messageSpelling spelling: some StringProtocol) {
        var rest = Substring(spelling)
        guard rest.hasPrefix("Keyboard") || rest.hasPrefix("keyboard") else { return nil }
        rest = rest.dropFirst("Keyboard".count)
        if rest.hasSuffix("Message") { rest = rest.dropLast("Message".count) }
        self.init(rawValue: Self.lowercasingFirst(rest))
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
        guard spelling.utf8.last == UInt8(ascii: "y"), let key = Self.spellings[spelling] else { return nil }
        self = key
    }

    private static let spellings: [String: KeyboardInfoKey] = allCases.reduce(into: [:]) { spellings, key in
        for stem in [key.rawValue.prefix(1).uppercased() + key.rawValue.dropFirst(), key.rawValue] {
            for prefix in ["UIKeyboard", "keyboard"] { spellings[prefix + stem + "UserInfoKey"] = key }
        }
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
