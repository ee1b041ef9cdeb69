import Behaviour
import KeyboardModel
import LintEngine

/// One instant of a scenario: the keyboard, where a handler leaves the content's bottom edge, where the layout guide puts it, and
/// the band between them.
///
/// Made to stand many times on one page: it is smaller than a scenario's drawing, and leaves the style sheet (`Ink.styleSheet`)
/// to the page.
struct DifferenceDrawing: Sendable {
    let scenario: Scenario
    /// The step after which it is.
    let event: String
    /// y in points, in the view's coordinates.
    let handlerBottom: Double
    let guideBottom: Double

    /// Nil where the scenario has no such step.
    var picture: Picture? {
        guard let instant = Instant.all(of: scenario, marks: [event: marks]).first(where: { $0.heading == "after \(event)" })
        else {
            return nil
        }
        var panel = Panel(instant, on: Stage([instant], largest: Self.largest))
        panel.drawDifference(between: handlerBottom, and: guideBottom)
        let (left, right) = (Gutter(.left, panel.left, beside: panel.size), Gutter(.right, panel.right, beside: panel.size))
        let margin = 6.0
        let offset = margin + left.width + Gutter.leaderWidth
        let elements = (panel.shapes + left.elements(beside: panel.size) + right.elements(beside: panel.size)).map {
            $0.moved(dx: offset, dy: margin)
        }
        let height = max(panel.size.height, left.bottom, right.bottom) + 2 * margin
        return Picture(
            title: "\(scenario.title), after \(event)", description: description,
            size: Size(width: offset + panel.size.width + Gutter.leaderWidth + right.width + margin, height: height),
            elements: elements)
    }

    private static let largest = Size(width: 190, height: 230)

    private var marks: [ScenarioDrawing.Mark] {
        let guide = instantGuide ?? guideBottom
        let reference =
            abs(guide - guideBottom) > 0.5 ? [ScenarioDrawing.Mark("with the guide", y: guideBottom, style: .reference)] : []
        return [ScenarioDrawing.Mark("handler", y: handlerBottom, style: .handler)] + reference
    }

    /// The guide's own top, which content may stand above with a space between.
    private var instantGuide: Double? {
        zip(scenario.steps, scenario.transitions).first { $0.0.name == event }.map {
            KeyboardLayoutGuide().layoutFrame(in: $0.1.after).minY
        }
    }

    /// For those who do not see it.
    private var description: String {
        "The handler leaves the content's bottom edge at y \(Wording.points(handlerBottom)), the layout guide puts it at y "
            + "\(Wording.points(guideBottom)), in points from the view's top."
    }
}

/// The differences of all handlers, each drawn once.
struct DifferenceDrawings: Sendable {
    struct Entry: Sendable {
        let drawing: DifferenceDrawing
        /// What users see of it.
        let effect: String
        let difference: Double
        /// Indices into the report's handlers.
        var handlers: [Int]
    }

    /// By scenario in the order given, the largest difference first.
    private(set) var entries: [Entry] = []
    private var positions: [Key: Int] = [:]

    private struct Key: Hashable {
        let scenario: String
        let event: String
        let handler: Int
        let guide: Int

        /// Drawings that differ by less than a tenth of a point are the same.
        init?(_ result: Handler.ScenarioResult) {
            guard result.verdict == .differs, let event = result.event, let legacy = result.legacyBottom,
                let bottom = result.guideBottom, abs(legacy) < 1e6, abs(bottom) < 1e6
            else { return nil }
            scenario = result.id
            self.event = event
            handler = Int((legacy * 10).rounded())
            guide = Int((bottom * 10).rounded())
        }
    }

    /// More than this many make a page that nobody scrolls through; the map has the numbers of the rest.
    static let limit = 150

    init(of handlers: [Handler], in scenarios: [Scenario]) {
        var byKey: [Key: Entry] = [:]
        for (index, handler) in handlers.enumerated() {
            for result in handler.scenarios {
                guard let key = Key(result), let scenario = scenarios.first(where: { $0.id == result.id }),
                    let legacy = result.legacyBottom, let guide = result.guideBottom
                else { continue }
                if byKey[key] != nil {
                    byKey[key]?.handlers.append(index)
                } else {
                    byKey[key] = Entry(
                        drawing: DifferenceDrawing(
                            scenario: scenario, event: key.event, handlerBottom: legacy, guideBottom: guide),
                        effect: result.effectAtEvent, difference: legacy - guide, handlers: [index])
                }
            }
        }
        let order = Dictionary(scenarios.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        let sorted = byKey.sorted { first, second in
            let (one, other) = (first.value, second.value)
            let places = (order[first.key.scenario] ?? 0, order[second.key.scenario] ?? 0)
            if places.0 != places.1 { return places.0 < places.1 }
            if abs(one.difference) != abs(other.difference) { return abs(one.difference) > abs(other.difference) }
            return (first.key.event, first.key.handler, first.key.guide) < (
                second.key.event, second.key.handler, second.key.guide
            )
        }
        // The largest of every scenario come first into a page that cannot hold all.
        let kept = Set(
            sorted.enumerated().sorted { abs($0.element.value.difference) > abs($1.element.value.difference) }.prefix(Self.limit)
                .map(\.element.key))
        for (key, entry) in sorted where kept.contains(key) {
            positions[key] = entries.count
            entries.append(entry)
        }
        leftOut = sorted.count - entries.count
    }

    /// How many differences are not drawn.
    let leftOut: Int

    /// Index into `entries`; nil where nothing is drawn.
    func position(of result: Handler.ScenarioResult) -> Int? { Key(result).flatMap { positions[$0] } }
}
