import KeyboardModel
import LintEngine

/// What to try by hand when the migration is done, by device: the scenarios in which users will see something change.
struct HandTestSection {
    let model: MigrationReport

    init(_ model: MigrationReport) { self.model = model }

    var section: PageSection? {
        let differing = model.input.scenarios.filter { scenario in !screens(in: scenario).isEmpty }
        guard !differing.isEmpty else { return nil }
        let devices = Dictionary(grouping: differing, by: \.device).sorted { $0.key < $1.key }
        let html = devices.map { device, scenarios in
            "<h3>\(device.escapedForMarkup)</h3>\n" + scenarios.map(self.html).joined()
        }
        return PageSection(
            id: "tests", title: "Manual tests",
            lead:
                "Only visible changes: every scenario in which handler and guide differ. After the migration the content ends at the "
                + "keyboard's top edge, and returns to its place when the keyboard is hidden.",
            html: html.joined())
    }

    private func html(_ scenario: Scenario) -> String {
        let items = screens(in: scenario).map { name, effect in
            "<label><input type=\"checkbox\"> <span><strong>\(name.breakable)</strong> today: \(effect.cut(to: 160).withCodeElements)</span></label>"
        }
        return """
            <h4>\(scenario.title.escapedForMarkup)</h4>
            <p>\(scenario.summary.withCodeElements) Then: \(scenario.steps.map(\.name.stepWords).joined(separator: ", ").escapedForMarkup).</p>
            \(PageText.list(items, classed: "tests"))
            """
    }

    /// Each screen once, with the worst of its handlers.
    private func screens(in scenario: Scenario) -> [(name: String, effect: String)] {
        var effects: [String: (points: Double, text: String)] = [:]
        for handler in model.handlers {
            guard let result = handler.scenarios.first(where: { $0.id == scenario.id }), result.verdict == .differs else {
                continue
            }
            let name = handler.type ?? handler.qualifiedName
            let points = result.effects.first?.points ?? 0
            if let known = effects[name], known.points >= points { continue }
            effects[name] = (points, result.effect)
        }
        return effects.sorted { $0.key < $1.key }.map { ($0.key, $0.value.text) }
    }
}

extension Scenario {
    /// `iPad, 1080 × 810 points, landscape`
    var device: String {
        let bounds = world.screen.bounds
        let side = bounds.width > bounds.height ? "landscape" : "portrait"
        return "\(deviceKind), \(Wording.points(bounds.width)) × \(Wording.points(bounds.height)) points, \(side)"
    }
}
