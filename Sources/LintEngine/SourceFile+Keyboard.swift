import KeyboardFacts
import SourceText
import SwiftLexer
import Vocabulary

extension SourceFile {
    /// Whether the file may name a keyboard notification: no spelling of one does without `eyboardWill` or `eyboardDid`, and
    /// libraries that bring streams of their own have words of their own.
    package var namesKeyboardNotification: Bool { Self.notificationNames.contains { $0.isFound(in: bytes) } }

    /// Whether code of the file does, and not only a comment or the name of a method.
    ///
    /// - Parameter tokens: the file's.
    func namesKeyboardNotification(in tokens: TokenList) -> Bool {
        let isNamed = Self.partsOfNames.contains { part in
            part.offsets(in: bytes).contains { place in
                guard let text = tokens.index(covering: place).map(tokens.text) else { return false }
                let name = text.split { $0 == "\"" || $0 == "#" }.first.map(String.init) ?? text
                return KeyboardNotificationName(spelling: name) != nil
                    || name.hasSuffix("Message") && KeyboardNotificationName(messageSpelling: name) != nil
            }
        }
        return isNamed || Self.streamWords.contains { $0.offsets(in: bytes).contains { tokens.index(covering: $0) != nil } }
    }

    private static let notificationNames = partsOfNames + streamWords
    private static let partsOfNames = [WordSearch("eyboardWill"), WordSearch("eyboardDid")]
    private static let streamWords = streamSeeds.map { WordSearch(Array($0.utf8)) }

    /// Words of files that use streams which libraries bring; `eyboard` is in each.
    package static let streamSeeds = StreamLibraries.seeds
}
