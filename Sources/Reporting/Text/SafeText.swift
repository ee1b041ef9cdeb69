/// Text from other people's files, made safe to print: a source or a file name must not be able to move the cursor, recolour the
/// terminal or reorder what the reader sees (CVE-2021-42574, "Trojan Source").
package enum SafeText {
    /// Control and direction-changing characters written as Swift would: `\u{1B}`.
    package static func escaping(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        return text.unicodeScalars.map { isUnsafe($0) ? escape($0) : String($0) }.joined()
    }

    static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F: true
        // Line and paragraph separator, embedding, override, isolate and mark characters of the bidirectional algorithm.
        case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
    }
}

extension String {
    /// With some scalars replaced, wherever they stand.
    ///
    /// Swift takes a quote with a combining mark behind it for another character, which a search for quotes does not find; to
    /// whoever reads a format it is a quote all the same.
    ///
    /// - Parameter replacement: nil for a scalar that stays.
    func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if let text = replacement(scalar) { result += text.unicodeScalars } else { result.append(scalar) }
        }
        return String(result)
    }

    /// For text and for attributes in double quotes, in HTML and in SVG; characters that reorder what is read, and those that no
    /// text may hold, are made visible.
    var escapedForMarkup: String {
        SafeText.escaping(self).replacingScalars { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case _ where scalar.properties.isNoncharacterCodePoint: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: nil
            }
        }
    }

    /// As one field of a line of CSV (RFC 4180).
    ///
    /// Control characters are made visible, so that a row is a line. A spreadsheet would run a cell that begins with one of four
    /// characters as a formula (owasp.org, "CSV Injection"); an apostrophe in front makes it a text.
    var asCSVField: String {
        var text = SafeText.escaping(self)
        if let first = text.unicodeScalars.first, "=+-@".unicodeScalars.contains(first) { text = "'" + text }
        guard text.unicodeScalars.contains(where: { $0 == "," || $0 == "\"" }) else { return text }
        return "\"" + text.replacingScalars { $0 == "\"" ? "\"\"" : nil } + "\""
    }
}
