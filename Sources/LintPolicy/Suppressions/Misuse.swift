import LintEngine
import PatternMatching
import SourceText
import Vocabulary

extension MisusedSuppression {
    static func finding(_ severity: Severity, _ message: String, at range: ByteRange, in file: SourceFile) -> Finding {
        Finding(
            rule: rule, severity: severity, message: message, path: file.path, range: SourceRange(range, in: file),
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
