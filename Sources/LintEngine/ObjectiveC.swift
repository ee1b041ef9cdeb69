import KeyboardFacts
import PatternMatching
import SourceText
import SwiftLexer
import Vocabulary

extension Linter {
    /// The places where an Objective-C file names a keyboard notification: they are not analysed, and said to be.
    ///
    /// Swift's tokens serve here: its comments and names look the same, and nothing else is asked of the file.
    package func objectiveCMentions(in file: SourceFile) -> [NotAnalysed] {
        lex(file).tokens.compactMap { token in
            guard token.kind == .identifier, let event = KeyboardNotificationName(spelling: file.text(in: token.range)) else {
                return nil
            }
            return NotAnalysed(
                path: file.path, range: SourceRange(token.range, in: file),
                reason: "names \(event.rawValue) in Objective-C, which is not run")
        }
    }
}
