import KeyboardModel

/// Title, panels in rows, legend: from top to bottom.
struct PicturePage {
    private let scenario: Scenario
    private let stage: Stage
    private let panels: [PlacedPanel]
    private let columns: Int
    private let panelWidth: Double
    private let leftWidth: Double
    private let inks: Set<Ink>

    /// A panel with its notes in place.
    private struct PlacedPanel {
        var panel: Panel
        var left: Gutter
        var right: Gutter
    }

    private static let margin = 20.0
    private static let spacing = 24.0
    /// What fits on a page held sideways and in a ticket without scrolling.
    private static let widest = 1260.0

    init(_ scenario: Scenario, panels: [Panel], stage: Stage) {
        self.scenario = scenario
        self.stage = stage
        self.panels = panels.map { panel in
            PlacedPanel(
                panel: panel, left: Gutter(.left, panel.left, beside: panel.size),
                right: Gutter(.right, panel.right, beside: panel.size))
        }
        inks = panels.reduce(into: []) { $0.formUnion($1.inks) }
        leftWidth = (self.panels.map(\.left.width).max() ?? 0) + Gutter.leaderWidth
        let rightWidth = (self.panels.map(\.right.width).max() ?? 0) + Gutter.leaderWidth
        panelWidth = leftWidth + stage.width + rightWidth
        let fitting = max(1, Int((Self.widest - 2 * Self.margin + Self.spacing) / (panelWidth + Self.spacing)))
        // Rows of about the same length.
        let rows = (panels.count + fitting - 1) / fitting
        columns = (panels.count + rows - 1) / rows
    }

    private var width: Double {
        let panels = Double(columns) * panelWidth + Double(columns - 1) * Self.spacing
        return max(panels, 420)
    }

    var picture: Picture {
        var page = PageWriter(left: Self.margin, y: Self.margin, width: width)
        page.write(scenario.title, .title, .text, limit: 3)
        page.write(scenario.id, .label, .faint, limit: 2)
        page.skip(4)
        page.write(scenario.summary, .body, .text, limit: 6)
        for start in stride(from: 0, to: panels.count, by: columns) {
            page.skip(22)
            write(Array(panels[start..<min(start + columns, panels.count)]), to: &page)
        }
        page.skip(16)
        writeLegend(to: &page)
        page.skip(6)
        page.write(
            "Lengths in points. Places and the keyboard's y are the screen's coordinates; the guide's top, and what is compared with "
                + "it, are the view's.", .label, .faint, limit: 3)
        return Picture(
            title: scenario.title, description: scenario.summary,
            size: Size(width: width + 2 * Self.margin, height: page.y + Self.margin), elements: page.elements)
    }

    private func write(_ row: [PlacedPanel], to page: inout PageWriter) {
        let top = page.y
        var bottom = top
        for (index, place) in row.enumerated() {
            var column = PageWriter(
                left: Self.margin + Double(index) * (panelWidth + Self.spacing), y: top, width: panelWidth)
            column.write(place.panel.instant.heading, .heading, .text, limit: 1)
            column.skip(8)
            let elements =
                place.panel.shapes + place.left.elements(beside: place.panel.size)
                + place.right.elements(beside: place.panel.size)
            column.add(elements, dx: column.left + leftWidth, dy: column.y)
            column.skip(max(place.panel.size.height, place.left.bottom, place.right.bottom) + 8)
            place.panel.instant.remarks.forEach { column.write($0, .label, .faint, limit: 4) }
            page.elements += column.elements
            bottom = max(bottom, column.y)
        }
        page.skip(bottom - top)
    }

    private func writeLegend(to page: inout PageWriter) {
        let names: [(Ink, String)] = [
            (.screen, "screen"), (.window, "the app's window"), (.view, "the view"), (.safeArea, "its safe area"),
            (.keyboard, "keyboard"), (.accessory, "accessory view"), (.frame, "the keyboard's frame, off screen"),
            (.guide, "keyboard layout guide"), (.handler, "what the code does"), (.reference, "for comparison"),
        ]
        let entries = names.filter { inks.contains($0.0) }
        page.writeRow(entries)
    }
}
