import KeyboardModel
import LintEngine

/// Each difference drawn once: the screen, the window, the keyboard, where the handler leaves the content and where the guide
/// puts it.
struct DrawingsSection {
    let model: MigrationReport

    init(_ model: MigrationReport) { self.model = model }

    var section: PageSection? {
        let drawings = model.drawings
        guard !drawings.entries.isEmpty else { return nil }
        let left = drawings.leftOut == 0 ? "" : " The \(Wording.grouped(drawings.leftOut)) smallest are not drawn."
        let scenarios = model.input.scenarios.compactMap { scenario -> String? in
            let positions = drawings.entries.indices.filter { drawings.entries[$0].drawing.scenario.id == scenario.id }
            return positions.isEmpty ? nil : html(scenario, positions)
        }
        return PageSection(
            id: "drawings", title: "Drawings of the differences",
            lead:
                "To scale, at the event with the largest difference. The orange band lies between the content's bottom edge with the "
                + "handler and with the guide.\(left)",
            html: scenarios.joined())
    }

    private func html(_ scenario: Scenario, _ positions: [Int]) -> String {
        """
        <section class="scenario" id="scenario-\(scenario.id.escapedForMarkup)">
        <h3>\(scenario.title.escapedForMarkup)</h3>
        <p>\(scenario.summary.withCodeElements) <code>\(scenario.id.escapedForMarkup)</code></p>
        <div class="figures">
        \(positions.map(figure).joined())</div>
        </section>

        """
    }

    private func figure(_ position: Int) -> String {
        let entry = model.drawings.entries[position]
        let names = entry.handlers.prefix(Self.nameLimit).map { index in
            let name = model.handlers[index].qualifiedName.breakable
            return model.anchor(ofHandler: index).map { "<a href=\"#\($0)\">\(name)</a>" } ?? name
        }
        let more = entry.handlers.count > Self.nameLimit ? ["and \(entry.handlers.count - Self.nameLimit) more"] : []
        return """
            <figure id="drawing-\(position + 1)">
            \(entry.drawing.picture?.inlineSVG ?? "")
            <figcaption><strong>\(entry.effect.cut(to: 200).withCodeElements)</strong> after \(entry.drawing.event.stepWords.escapedForMarkup)
            \(PageText.list(names + more))</figcaption>
            </figure>

            """
    }

    private static let nameLimit = 6
}
