import LintEngine
import Vocabulary

/// The few colours of the text format, as the escape sequences every terminal knows (ECMA-48, SGR).
struct Style {
    let colours: Bool

    func bold(_ text: String) -> String { paint(text, "1") }
    /// Gutters, arrows and secondary labels.
    func faint(_ text: String) -> String { paint(text, "34") }
    func of(_ severity: Severity, _ text: String) -> String {
        switch severity {
        case .error: paint(text, "1;31")
        case .warning: paint(text, "1;33")
        case .note: paint(text, "1;36")
        }
    }

    func paint(_ text: String, _ code: String) -> String {
        colours && !text.isEmpty && !code.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
