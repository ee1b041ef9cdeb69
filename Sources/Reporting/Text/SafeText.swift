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
    /// For text and for attributes in double quotes, in HTML and in SVG; characters that reorder what is read, and those that no text may
    /// hold, are made visible.
    var escapedForMarkup: String {
        var result = String.UnicodeScalarView()
        // By scalars: a quote with a combining mark behind it is another character to Swift, and still a quote to a browser.
        for scalar in SafeText.escaping(self).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;".unicodeScalars
            case "<": result += "&lt;".unicodeScalars
            case ">": result += "&gt;".unicodeScalars
            case "\"": result += "&quot;".unicodeScalars
            case _ where scalar.properties.isNoncharacterCodePoint:
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
