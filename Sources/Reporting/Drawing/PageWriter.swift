import KeyboardModel

/// Text and shapes written from the top of a column to its bottom.
struct PageWriter {
    let left: Double
    /// Where the next line begins.
    private(set) var y: Double
    private let width: Double
    var elements: [Picture.Element] = []

    init(left: Double, y: Double, width: Double) {
        self.left = left
        self.y = y
        self.width = width
    }

    private static let swatch = Size(width: 18, height: 9)

    mutating func skip(_ distance: Double) { y += distance }

    mutating func add(_ elements: [Picture.Element], dx: Double, dy: Double) {
        self.elements += elements.map { $0.moved(dx: dx, dy: dy) }
    }

    mutating func write(_ text: String, _ font: Font, _ ink: Ink, limit: Int) {
        for line in font.wrap(SafeText.escaping(text), width: width, limit: limit) {
            write(line, font, ink, at: left)
            y += font.lineHeight
        }
    }

    /// Swatches with their names, as many in a line as fit.
    mutating func writeRow(_ entries: [(ink: Ink, name: String)]) {
        let font = Font.label
        var x = left
        for entry in entries {
            let entryWidth = Self.swatch.width + 6 + font.width(of: entry.name)
            if x > left, x + entryWidth > left + width {
                x = left
                y += font.lineHeight + 4
            }
            let swatch = Rect<PageSpace>(
                x: x, y: y + (font.ascent - Self.swatch.height) / 2, width: Self.swatch.width, height: Self.swatch.height)
            elements.append(
                entry.ink == .handler || entry.ink == .reference
                    ? .line(
                        [Point(x: swatch.minX, y: swatch.midY), Point(x: swatch.maxX, y: swatch.midY)], entry.ink,
                        width: entry.ink.width, dashed: true)
                    : .rect(swatch, entry.ink, radius: 0))
            write(entry.name, font, .text, at: swatch.maxX + 6)
            x += entryWidth + 16
        }
        y += font.lineHeight
    }

    private mutating func write(_ line: String, _ font: Font, _ ink: Ink, at x: Double) {
        elements.append(
            .text(Picture.Label(text: line, font: font, ink: ink, point: Point(x: x, y: y + font.ascent))))
    }
}
