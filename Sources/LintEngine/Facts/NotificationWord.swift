import KeyboardFacts
import PatternMatching
import Vocabulary

extension FactParameter<KeyboardNotificationName> {
    /// A notification as rules write it: `keyboardWillShow`.
    static var notification: Self {
        Self(
            "NOTIFICATION", expectation: "a notification such as `keyboardWillShow`",
            table: KeyboardNotificationName.allCases.map {
                ("keyboard" + $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst(), $0)
            })
    }
}
