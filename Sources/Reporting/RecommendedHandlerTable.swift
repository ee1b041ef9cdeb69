import KeyboardModel

/// Where the two handlers that Apple recommends put content elsewhere than the layout guide, as Markdown.
package struct RecommendedHandlerTable {
    private let scenarios: [Scenario]

    package init(_ scenarios: [Scenario]) {
        self.scenarios = scenarios
    }

    package var markdown: String {
        var rows: [String] = []
        var agreeing: [String] = []
        for scenario in scenarios {
            let parted = scenario.comparisons.filter { Set([$0.guide, $0.intersectionHeight, $0.distanceToBottom]).count > 1 }
            rows += parted.map { row(scenario, $0) }
            if parted.isEmpty { agreeing.append("`\(scenario.id)`") }
        }
        var text = ""
        if !rows.isEmpty {
            text = """
                | scenario | after | guide | WWDC23's handler | the documentation's handler |
                |---|---|--:|--:|--:|

                """ + rows.joined()
        }
        if !agreeing.isEmpty {
            text += (rows.isEmpty ? "" : "\n") + "All three agree after every step of \(agreeing.joined(separator: ", ")).\n"
        }
        return text
    }

    /// A handler that agrees with the guide is not worth a second look; one that does not says by how much.
    private func row(_ scenario: Scenario, _ comparison: Scenario.Comparison) -> String {
        let handlers = [comparison.intersectionHeight, comparison.distanceToBottom].map { offset in
            let difference = offset - comparison.guide
            return Wording.points(offset) + (difference == 0 ? "" : " (\(Wording.signedPoints(difference)))")
        }
        let cells = ["`\(scenario.id)`", SafeText.escaping(comparison.step), Wording.points(comparison.guide)] + handlers
        return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }
}
