/// What running a screen before and after a change showed.
package struct FixProof: Hashable, Sendable {
    /// The scenarios in which both were run.
    package var scenarios: Int
    /// The events after which the places of the content were compared.
    package var moments: Int
    /// Those of the scenarios in which the handlers had the content elsewhere than the guide has it.
    package var mended: [String]
    /// Where content was and is, for the event of each scenario that differed most.
    package var rows: [Row]

    package init(scenarios: Int, moments: Int, mended: [String], rows: [Row]) {
        self.scenarios = scenarios
        self.moments = moments
        self.mended = mended
        self.rows = rows
    }

    /// A content's bottom edge: y in points in the view's coordinates.
    package struct Row: Hashable, Sendable, Codable {
        package var scenario: String
        package var event: String
        package var content: String
        package var before: Double
        package var after: Double

        package init(scenario: String, event: String, content: String, before: Double, after: Double) {
            self.scenario = scenario
            self.event = event
            self.content = content
            self.before = before
            self.after = after
        }
    }
}
