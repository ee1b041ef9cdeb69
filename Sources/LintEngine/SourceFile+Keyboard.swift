import KeyboardFacts
import SourceText
import SwiftLexer

extension SourceFile {
    /// Whether the file may name a keyboard notification: no spelling of one does without `eyboardWill` or `eyboardDid`, and
    /// libraries that bring streams of their own have words of their own.
    package var namesKeyboardNotification: Bool { Self.notificationNames.contains { $0.isFound(in: bytes) } }

    /// Whether code of the file does, and not only a comment.
    package var namesKeyboardNotificationInCode: Bool {
        let places = Self.notificationNames.flatMap { $0.offsets(in: bytes) }
        guard !places.isEmpty else { return false }
        let tokens = lex(self)
        return places.contains { place in
            let next = tokens.index(at: place)
            return tokens[next].start == place || next > 0 && tokens[next - 1].end > place
        }
    }

    private static let notificationNames =
        [
            WordSearch("eyboardWill"), WordSearch("eyboardDid"),
        ] + streamSeeds.map { WordSearch(Array($0.utf8)) }

    /// Words of files that use streams which libraries bring; `eyboard` is in each.
    package static let streamSeeds = StreamLibraries.seeds
}
