/// Where content that is laid out by constraints is not at the guide.
package enum LayoutDifference: Hashable, Sendable {
    /// No active constraint ties the content to the guide.
    case neverTied(String)
    /// At rest, content ends so many points above the guide in one scenario, and fewer in another.
    case unevenRest(String, scenario: String, spacing: Double, otherScenario: String, otherSpacing: Double)
    /// In a scenario, after an event; at rest without one.
    case at(String, event: String?, Fault)

    package enum Fault: Hashable, Sendable {
        /// A constraint conflicts with others.
        case conflict(String)
        /// Content still translates its autoresizing mask into constraints.
        case translatesMask(String)
        /// The constraints leave open where content ends.
        case open(String)
        case covered(String, by: Double)
        /// Content ends at a y, in points in the view's coordinates, so many below where the guide has it.
        case displaced(String, bottom: Double, by: Double)
    }
}
