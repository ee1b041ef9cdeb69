/// A scenario as a picture: the world before the first event and after each one, to scale, with the numbers that matter beside
/// it.
package struct ScenarioDrawing: Sendable {
    package var scenario: Scenario
    package var guide: KeyboardLayoutGuide

    package init(_ scenario: Scenario, guide: KeyboardLayoutGuide = KeyboardLayoutGuide()) {
        self.scenario = scenario
        self.guide = guide
    }

    /// Pixels.
    private static let longestSide = 250.0
    private static let gap = 28.0
    private static let captionHeight = 72.0
    /// Of the longest caption.
    private static let captionWidth = 160.0
    /// As many panels a row as fit: a ticket or a slide shows this much without scaling down.
    private static let rowWidth = 1340.0

    private var panels: [WorldDrawing] {
        let scale = Self.longestSide / longestScreenSide
        let first = WorldDrawing(caption: "before", world: scenario.world, guide: guide, scale: scale)
        return [first]
            + zip(scenario.steps, scenario.transitions).map { step, transition in
                WorldDrawing(caption: step.name, world: transition.after, guide: guide, scale: scale)
            }
    }

    private var longestScreenSide: Double {
        let screens = scenario.transitions.flatMap(\.after.screens) + scenario.world.screens
        return screens.map { max($0.bounds.width, $0.bounds.height) }.max() ?? 1
    }

    package var svg: String {
        var svg = SVG()
        let panels = panels
        let columnWidth = max(panels.map(\.width).max() ?? 0, Self.captionWidth) + Self.gap
        let inARow = max(1, Int(Self.rowWidth / columnWidth))
        let rows = stride(from: 0, to: panels.count, by: inARow).map { Array(panels[$0..<min($0 + inARow, panels.count)]) }
        let rowHeight = (panels.map(\.height).max() ?? 0) + Self.captionHeight + Self.gap
        let width = max(columnWidth * Double(rows.map(\.count).max() ?? 1) + Self.gap, 640)
        let heading = heading(width: width)
        let height = heading.height + rowHeight * Double(rows.count) + 34
        svg.rect((0, 0, width, height), fill: "#ffffff")
        for (line, y) in heading.lines { svg.text(line, at: (Self.gap, y), SVG.TextStyle(size: 12.5, colour: "#566074")) }
        svg.text(scenario.title, at: (Self.gap, 36), SVG.TextStyle(size: 19, isBold: true))
        for (rowIndex, row) in rows.enumerated() {
            for (index, panel) in row.enumerated() {
                let x = Self.gap + columnWidth * Double(index)
                panel.draw(in: &svg, at: (x, heading.height + rowHeight * Double(rowIndex)))
            }
        }
        drawLegend(in: &svg, y: height - 18)
        return svg.document(width: width, height: height, title: "\(scenario.title) (\(scenario.id))")
    }

    /// The summary, broken into lines that fit, and the height of it all.
    private func heading(width: Double) -> (lines: [(String, Double)], height: Double) {
        // Letters of this size are about six and a half pixels wide.
        let longest = max(20, Int((width - 2 * Self.gap) / 6.5))
        var lines: [String] = []
        for word in scenario.summary.split(separator: " ") {
            if let last = lines.last, last.count + word.count < longest {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        let placed = lines.enumerated().map { ($1, 58 + 17 * Double($0)) }
        return (placed, 58 + 17 * Double(lines.count) + 14)
    }

    private func drawLegend(in svg: inout SVG, y: Double) {
        var x = Self.gap
        for (fill, stroke, name) in [
            (WorldDrawing.windowFill, WorldDrawing.windowStroke, "window"), (WorldDrawing.keyboardFill, "#9aa3b2", "keyboard"),
            (WorldDrawing.guideFill, WorldDrawing.guideStroke, "layout guide"),
            ("none", WorldDrawing.safeAreaStroke, "safe area"),
        ] {
            svg.rect((x, y - 9, 14, 10), fill: fill, stroke: stroke, opacity: 0.6)
            svg.text(name, at: (x + 20, y), SVG.TextStyle(size: 11.5, colour: "#566074"))
            x += 40 + 7 * Double(name.count)
        }
        svg.text(scenario.id, at: (x + 10, y), SVG.TextStyle(size: 11.5, colour: "#9aa3b2"))
    }
}
