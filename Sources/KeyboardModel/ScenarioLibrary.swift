/// The scenarios that come with the tool.
package enum ScenarioLibrary {
    /// Every scenario, the standard ones first.
    package static let all = standard

    package static func scenario(id: String) -> Scenario? {
        all.first { $0.id == id }
    }
}
