/// How wide text will be in a reader's sans-serif font, which nobody knows when the picture is made: the advances of DejaVu Sans,
/// in which text is wider than in any other system font in common use, so that nothing is ever wider than planned.
struct Font {
    var size: Double
    var isBold = false

    static let title = Font(size: 17, isBold: true)
    static let heading = Font(size: 13, isBold: true)
    static let body = Font(size: 12)
    static let label = Font(size: 11)

    /// From baseline to baseline.
    var lineHeight: Double { size * 1.3 }
    /// What letters and brackets need above and below the baseline.
    var ascent: Double { size * 0.82 }
    var descent: Double { size * 0.24 }

    func width(of text: String) -> Double {
        let ems = text.unicodeScalars.reduce(0) { $0 + Self.advance(of: $1) }
        return ems * size * (isBold ? 1.14 : 1)
    }

    /// In ems.
    private static func advance(of scalar: Unicode.Scalar) -> Double {
        switch scalar {
        case "i", "j", "l", "'": 0.3
        case " ", ",", ".", ":", ";", "f", "t", "I", "-", "(", ")", "[", "]", "!", "|": 0.42
        case "m", "W", "M", "%", "@", "…": 1.01
        case "w", "×", "→", "–", "+", "=", "#", "<", ">", "^", "~": 0.84
        case "r", "s", "c", "k", "v", "x", "y", "z", "/", "J": 0.6
        case "a"..."z", "0"..."9", "L", "T", "F", "E": 0.65
        case "\u{20}"..."\u{24F}": 0.8
        // Full-width characters and emoji.
        default: 1.3
        }
    }
}

extension Font {
    /// Text broken into lines at spaces, and inside words that are longer than a line. What does not fit in `limit` lines is left
    /// out.
    func wrap(_ text: String, width: Double, limit: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            let candidate = line.isEmpty ? String(word) : line + " " + word
            if self.width(of: candidate) <= width {
                line = candidate
                continue
            }
            if !line.isEmpty { lines.append(line) }
            if lines.count >= limit { return cut(lines, width: width, limit: limit) }
            line = String(word)
            while self.width(of: line) > width, lines.count < limit {
                let head = self.head(of: line, width: width)
                lines.append(head)
                line.removeFirst(head.count)
            }
        }
        if !line.isEmpty { lines.append(line) }
        return lines.count > limit ? cut(lines, width: width, limit: limit) : lines
    }

    /// One line, its end replaced by an ellipsis where it is too long.
    func truncate(_ text: String, width: Double) -> String {
        self.width(of: text) <= width ? text : head(of: text, width: width - self.width(of: "…")) + "…"
    }

    private func cut(_ lines: [String], width: Double, limit: Int) -> [String] {
        lines.prefix(limit - 1) + [truncate(lines[limit - 1] + "…………", width: width)]
    }

    /// As many characters as fit, but at least one.
    private func head(of text: String, width: Double) -> String {
        var rest = width
        let head = text.prefix { character in
            rest -= self.width(of: String(character))
            return rest >= 0
        }
        return String(head.isEmpty ? text.prefix(1) : head)
    }
}
