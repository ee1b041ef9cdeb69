import SourceText

extension SourceFile {
    /// Whether the file may name a keyboard notification: no spelling of one does without `eyboardWill` or `eyboardDid`, and the libraries
    /// that bring streams of their own are `RxKeyboard.instance` and `reactive.keyboard`.
    package var namesKeyboardNotification: Bool { Self.notificationNames.contains { $0.isFound(in: bytes) } }

    private static let notificationNames = [
        WordSearch("eyboardWill"), WordSearch("eyboardDid"), WordSearch("RxKeyboard.instance"), WordSearch("reactive.keyboard"),
    ]
}
