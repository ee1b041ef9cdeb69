import KeyboardModel

/// Numbers as people read them.
package enum Wording {
    /// Points with at most one decimal: `398`, `12.5`.
    package static func points(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
        let tenths = Int((value * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        let whole = "\(sign)\(abs(tenths) / 10)"
        return tenths % 10 == 0 ? whole : whole + ".\(abs(tenths) % 10)"
    }

    /// The same with its sign: `+12.5`, `-120`, `0`.
    package static func signedPoints(_ value: Double) -> String {
        let text = points(value)
        return text == "0" || text.hasPrefix("-") ? text : "+" + text
    }

    /// Position and size: `(0, 412, 1080, 398)`
    package static func frame<Space>(_ rect: Rect<Space>) -> String {
        if rect.isNull { return "(null)" }
        return "(" + [rect.x, rect.y, rect.width, rect.height].map(points).joined(separator: ", ") + ")"
    }

    /// `1 file`, `4,056 files`
    package static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
        "\(grouped(number)) \(number == 1 ? noun : plural ?? noun + "s")"
    }

    /// Digits in groups of three: `4,056`.
    package static func grouped(_ number: Int) -> String {
        let digits = Array(String(number.magnitude))
        let groups = stride(from: digits.count, to: 0, by: -3).map { String(digits[max($0 - 3, 0)..<$0]) }
        return (number < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
    }
}
