import HandlerInterpreter
import KeyboardModel

/// Where a piece of content is in one run of a screen: at rest and after each event, beside where the guide has it.
///
/// All are bottom edges: y in points in the view's coordinates.
package struct ContentPlace: Hashable, Sendable {
    /// As the source calls the content.
    package let name: String
    package let rest: Double
    package let steps: [Step]

    package struct Step: Hashable, Sendable {
        package let event: String
        /// Nil where it is not known.
        package let bottom: Double?
        package let guideBottom: Double
    }
}

extension ScenarioRun {
    /// For each path, where the content is that any handler writes; nil where a path ended early, or something is not known of
    /// where content rests.
    package var contentPlaces: [[ContentPlace]]? {
        guard isExhaustive else { return nil }
        var all: [[ContentPlace]] = []
        for path in paths {
            guard path.stop == nil, path.setUpStop == nil, let last = path.steps.last else { return nil }
            var places: [ContentPlace] = []
            for content in last.contents where !content.rests.isEmpty {
                guard let place = ContentPlace(content, on: path, from: scenario.world) else { return nil }
                places.append(place)
            }
            all.append(places)
        }
        return all
    }
}

extension ContentPlace {
    /// Nil where it is not known what the content rests on, or how far above it.
    fileprivate init?(_ content: ContentState, on path: PathRun, from world: World) {
        guard content.rests.count == 1, let spacing = content.spacing,
            let history = ContentHistory(of: content, on: path, from: world)
        else { return nil }
        let rest = content.rests[0]
        let guide = KeyboardLayoutGuide(usesBottomSafeArea: rest == .safeArea)
        self.init(
            name: content.subjectName, rest: guide.restingFrame(in: world).minY - spacing,
            steps: history.moments.map { moment in
                let comparison = Comparison(moment, restingOn: rest)
                return Step(event: comparison.event, bottom: comparison.legacyBottom, guideBottom: comparison.guideBottom ?? .nan)
            })
    }
}
