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
        let (severity, doubt): (Severity, String) =
            switch verb {
            case .disable: (.warning, "is disabled here but finds nothing")
            case .enable: (.warning, "is enabled here but was not disabled")
            case .expect: (.error, "is expected to find something here but does not")
            }
        var finding = finding(severity, "`\(word.text)` \(doubt)", at: word.range, in: file)
        finding.isIdleSuppression = verb == .disable
        return finding
    }
}
