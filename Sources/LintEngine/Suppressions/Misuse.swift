import PatternMatching
import SourceText

/// Findings about the comments that silence findings: one that does nothing hides the next mistake.
package enum Misuse {
    /// The id of the rule that they are findings of. It has no file in Rules/, since what it looks at is not code.
    package static let rule = "misused-suppression"

    static func finding(_ severity: Severity, _ message: String, at range: ByteRange, in file: SourceFile) -> Finding {
        Finding(
            rule: rule, severity: severity, message: message, path: file.path, range: Report.Range(range, in: file),
            fingerprint: "")
    }

    static func unknownRule(_ word: Directive.Word, known: Set<String>, in file: SourceFile) -> Finding {
        var message = "there is no rule `\(word.text.prefix(60))`"
        if let nearest = nearestWord(to: word.text, in: known.sorted()) { message += "; did you mean `\(nearest)`?" }
        return finding(.warning, message, at: word.range, in: file)
    }

    /// Of a comment without effect.
    static func idle(_ word: Directive.Word, _ verb: Directive.Verb, in file: SourceFile) -> Finding {
        switch verb {
        case .disable: finding(.warning, "`\(word.text)` is disabled here but finds nothing", at: word.range, in: file)
        case .enable: finding(.warning, "`\(word.text)` is enabled here but was not disabled", at: word.range, in: file)
        case .expect: finding(.error, "`\(word.text)` is expected to find something here but does not", at: word.range, in: file)
        }
    }
}
