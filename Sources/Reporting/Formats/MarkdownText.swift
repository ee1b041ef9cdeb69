/// Text of other people's files as GitHub Flavored Markdown that shows it and does nothing else.
///
/// By scalars throughout: see `replacingScalars`.
enum MarkdownText {
    /// As code, whatever it holds: the fence is longer than any run of backticks in it.
    static func code(_ text: String) -> String {
        let text = SafeText.escaping(text)
        if text.isEmpty { return "" }
        var longest = 0
        var run = 0
        for scalar in text.unicodeScalars {
            run = scalar == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        // One space on each side is not shown (GFM, section 6.3).
        let (first, last) = (text.unicodeScalars.first, text.unicodeScalars.last)
        let padding = first == "`" || last == "`" || (first == " " && last == " ") ? " " : ""
        return fence + padding + text + padding + fence
    }

    /// A sentence that quotes code between backticks: what is quoted becomes code, the rest means nothing but itself.
    ///
    /// Code that holds backticks shifts what is taken for quoted; it stays without effect all the same, since no piece holds one.
    static func sentence(_ text: String) -> String {
        let pieces = SafeText.escaping(text).unicodeScalars.split(separator: "`", omittingEmptySubsequences: false).map {
            String($0)
        }
        return pieces.enumerated().map { index, piece in
            guard index % 2 == 1 else { return plain(piece) }
            // What nothing closes is no code.
            return index < pieces.count - 1 ? code(piece) : "\\`" + plain(piece)
        }.joined()
    }

    /// A row of a table. A bar would end the cell, even in code, where a backslash before it is taken off again (GFM, section
    /// 4.10).
    static func row(_ cells: [String]) -> String {
        "| " + cells.map { $0.replacingScalars { $0 == "|" ? "\\|" : nil } }.joined(separator: " | ") + " |\n"
    }

    static func plain(_ text: String) -> String {
        SafeText.escaping(text).replacingScalars { scalar in
            switch scalar {
            case "\\", "`", "*", "_", "[", "]", "<", ">", "&", "~", "#", "$", "!": "\\\(scalar)"
            // Else somebody of that name is told.
            case "@": "@<!-- -->"
            default: nil
            }
        }
    }
}
