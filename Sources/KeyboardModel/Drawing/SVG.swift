/// An SVG document in the making. Lengths are pixels.
struct SVG {
    private var elements: [String] = []

    /// How text is set; everything else about it is the same everywhere.
    struct TextStyle {
        var size = 12.0
        var isBold = false
        var colour = "#1f2430"
        var anchor = "start"
    }

    mutating func rect(
        _ frame: (x: Double, y: Double, width: Double, height: Double), fill: String = "none", stroke: String = "none",
        strokeWidth: Double = 1, radius: Double = 0, opacity: Double = 1, dashes: String? = nil
    ) {
        let dashes = dashes.map { " stroke-dasharray=\"\($0)\"" } ?? ""
        elements.append(
            "<rect x=\"\(frame.x.px)\" y=\"\(frame.y.px)\" width=\"\(frame.width.px)\" height=\"\(frame.height.px)\" "
                + "rx=\"\(radius.px)\" fill=\"\(fill)\" fill-opacity=\"\(opacity.px)\" stroke=\"\(stroke)\" "
                + "stroke-width=\"\(strokeWidth.px)\"\(dashes)/>")
    }

    mutating func line(
        from start: (x: Double, y: Double), to end: (x: Double, y: Double), stroke: String, width: Double = 1,
        dashes: String? = nil
    ) {
        let dashes = dashes.map { " stroke-dasharray=\"\($0)\"" } ?? ""
        elements.append(
            "<line x1=\"\(start.x.px)\" y1=\"\(start.y.px)\" x2=\"\(end.x.px)\" y2=\"\(end.y.px)\" stroke=\"\(stroke)\" "
                + "stroke-width=\"\(width.px)\"\(dashes)/>")
    }

    mutating func text(_ text: String, at point: (x: Double, y: Double), _ style: TextStyle = TextStyle()) {
        elements.append(
            "<text x=\"\(point.x.px)\" y=\"\(point.y.px)\" font-size=\"\(style.size.px)\" fill=\"\(style.colour)\" "
                + "font-weight=\"\(style.isBold ? "bold" : "normal")\" text-anchor=\"\(style.anchor)\">"
                + Self.escape(text) + "</text>")
    }

    func document(width: Double, height: Double, title: String) -> String {
        let opening =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width.px)\" height=\"\(height.px)\" "
            + "viewBox=\"0 0 \(width.px) \(height.px)\" role=\"img\" "
            + "font-family=\"-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif\">"
        let lines = [opening, "<title>\(Self.escape(title))</title>"] + elements + ["</svg>"]
        return lines.joined(separator: "\n") + "\n"
    }

    static func escape(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.append(character)
            }
        }
        return escaped
    }
}

extension Double {
    /// At most two decimals, whole numbers without any.
    var px: String {
        let rounded = (self * 100).rounded() / 100
        return Int(exactly: rounded).map(String.init) ?? String(rounded)
    }
}
