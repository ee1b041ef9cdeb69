import KeyboardModel

/// A scenario as a picture to scale, for tickets and reports: a panel for the world before the first event and one for after
/// each.
///
/// Everything drawn is read from `World` and the default layout guide, so a picture cannot differ from a run. Numbers
/// stand beside the drawing and never in it, in two columns that are stacked so that no two can overlap. The SVG names no font,
/// script or other file, has no ids (several can share a page of HTML), is light on paper and follows the reader's colour
/// scheme on screen.
package struct ScenarioDrawing: Sendable {
    let scenario: Scenario
    /// By the name of the step they belong to.
    let marks: [String: [Mark]]

    /// - Parameter marks: what to draw after each step besides the world, by the step's name.
    package init(_ scenario: Scenario, marks: [String: [Mark]] = [:]) {
        self.scenario = scenario
        self.marks = marks
    }

    /// A height to compare with the guide's top edge: where a handler puts the content's bottom edge.
    package struct Mark: Hashable, Sendable {
        package var label: String
        /// In the view's coordinates, in points; it may lie outside the view.
        package var y: Double
        package var style: Style

        package enum Style: String, Hashable, Sendable, CaseIterable {
            /// What the code under examination does.
            case handler
            /// What it is compared with.
            case reference
        }

        package init(_ label: String, y: Double, style: Style) {
            self.label = label
            self.y = y
            self.style = style
        }
    }

    /// The same scenario and marks give the same bytes.
    package var svg: String { picture.svg }

    var picture: Picture {
        let instants = Instant.all(of: scenario, marks: marks)
        let stage = Stage(instants)
        let panels = instants.map { Panel($0, on: stage) }
        return PicturePage(scenario, panels: panels, stage: stage).picture
    }
}
