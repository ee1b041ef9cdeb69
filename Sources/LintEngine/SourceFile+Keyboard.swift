import KeyboardFacts
import SourceText
import SwiftLexer

extension SourceFile {
    /// Whether the file may name a keyboard notification: no spelling of one does without `eyboardWill` or `eyboardDid`, and
    /// libraries that bring streams of their own have words of their own.
    package var namesKeyboardNotification: Bool { Self.notificationNames.contains { $0.isFound(in: bytes) } }

    /// Whether code of the file does, and not only a comment.
    ///
    /// - Parameter tokens: the file's.
    func namesKeyboardNotification(in tokens: TokenList) -> Bool {
        Self.notificationNames.contains { $0.offsets(in: bytes).contains(where: tokens.covers) }
    }

    private static let notificationNames =
        [
            WordSearch("eyboardWill"), WordSearch("eyboardDid"),
        ] + streamSeeds.map { WordSearch(Array($0.utf8)) }

    /// Words of files that use streams which libraries bring; `eyboard` is in each.
    package static let streamSeeds = StreamLibraries.seeds
}
