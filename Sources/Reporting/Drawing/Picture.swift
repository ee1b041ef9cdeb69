import KeyboardModel

/// Shapes and text on a page, and their SVG.
struct Picture {
    var title: String
    var description: String
    var size: Size
    var elements: [Element]

    enum Element {
        case rect(Rect<PageSpace>, Ink, radius: Double)
        /// Several rectangles of one ink, without outline.
        case rects([Rect<PageSpace>], Ink)
        /// - Parameter width: where it is not the ink's.
        case line([Point<PageSpace>], Ink, width: Double, dashed: Bool)
        case text(Label)
    }

    struct Label {
        var text: String
        var font: Font
        var ink: Ink
        /// On the baseline: where the text begins, or ends.
        var point: Point<PageSpace>
        var alignment: Alignment = .start

        enum Alignment: String { case start, end }

        /// What the text may cover.
        var box: Rect<PageSpace> {
            let width = font.width(of: text)
            return Rect(
                x: alignment == .start ? point.x : point.x - width, y: point.y - font.ascent, width: width,
                height: font.ascent + font.descent)
        }
    }

    var labels: [Label] {
        elements.compactMap { element in
            if case .text(let label) = element { label } else { nil }
        }
    }

    var svg: String {
        let (width, height) = (number(size.width), number(size.height))
        let opening =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\" "
            + "role=\"img\" aria-label=\"\(title.escapedForMarkup)\" font-family=\"\(Self.fonts)\">"
        var lines = [opening, "<title>\(title.escapedForMarkup)</title>", "<desc>\(description.escapedForMarkup)</desc>"]
        lines.append("<style>\(Ink.styleSheet)</style>")
        lines.append(shape("rect", .paper, "width=\"\(width)\" height=\"\(height)\""))
        lines += elements.map(svg)
        return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    /// For a page of HTML that has the inks' style sheet.
    var inlineSVG: String {
        let (width, height) = (number(size.width), number(size.height))
        let opening =
            "<svg viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\" role=\"img\" "
            + "aria-label=\"\("\(title). \(description)".escapedForMarkup)\">"
        return ([opening] + elements.map(svg)).joined() + "</svg>"
    }

    /// What the systems set their own interfaces in.
    private static let fonts = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
}

extension Picture.Element {
    func moved(dx: Double, dy: Double) -> Self {
        func moved(_ point: Point<PageSpace>) -> Point<PageSpace> { Point(x: point.x + dx, y: point.y + dy) }
        switch self {
        case .rect(let rect, let ink, let radius): return .rect(rect.offsetBy(dx: dx, dy: dy), ink, radius: radius)
        case .rects(let rects, let ink): return .rects(rects.map { $0.offsetBy(dx: dx, dy: dy) }, ink)
        case .line(let points, let ink, let width, let dashed):
            return .line(points.map(moved), ink, width: width, dashed: dashed)
        case .text(var label):
            label.point = moved(label.point)
            return .text(label)
        }
    }
}

extension Picture {
    private func svg(_ element: Element) -> String {
        switch element {
        case .rect(let rect, let ink, let radius):
            return shape("rect", ink, self.attributes(of: rect) + (radius > 0 ? " rx=\"\(number(radius))\"" : ""))
        case .rects(let rects, let ink):
            let path = rects.map {
                "M\(number($0.minX)) \(number($0.minY))h\(number($0.width))v\(number($0.height))h\(number(-$0.width))z"
            }
            return shape("path", ink, "d=\"\(path.joined())\"")
        case .line(let points, let ink, let width, let dashed):
            let path = points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: "L")
            let dashes = dashed ? ink.dashes.map { " stroke-dasharray=\"\($0)\"" } ?? "" : ""
            return "<path class=\"kl-\(ink)-line\" d=\"M\(path)\" fill=\"none\" stroke=\"\(ink.line.light)\" "
                + "stroke-width=\"\(number(width))\"\(dashes)/>"
        case .text(let label):
            let anchor = label.alignment == .end ? " text-anchor=\"end\"" : ""
            let weight = label.font.isBold ? " font-weight=\"bold\"" : ""
            return "<text class=\"kl-\(label.ink)-text\" x=\"\(number(label.point.x))\" y=\"\(number(label.point.y))\" "
                + "font-size=\"\(number(label.font.size))\" fill=\"\(label.ink.line.light)\"\(anchor)\(weight)>"
                + "\(label.text.escapedForMarkup)</text>"
        }
    }

    /// The light colours are attributes, which every viewer understands; the style sheet outranks them.
    private func shape(_ name: String, _ ink: Ink, _ geometry: String) -> String {
        var attributes = "fill=\"\(ink.fill.light)\" stroke=\"\(ink.line.light)\""
        if ink.opacity < 1 { attributes += " fill-opacity=\"\(ink.opacity)\"" }
        if ink.width > 0 { attributes += " stroke-width=\"\(number(ink.width))\"" }
        if let dashes = ink.dashes { attributes += " stroke-dasharray=\"\(dashes)\"" }
        return "<\(name) class=\"kl-\(ink)\" \(geometry) \(attributes)/>"
    }

    private func attributes(of rect: Rect<PageSpace>) -> String {
        "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
    }

    /// A tenth of a unit is finer than any screen shows.
    private func number(_ value: Double) -> String { Wording.points(value) }
}
