import SourceText

/// The id of a scenario, or a pattern for ids: `iphone-*`.
package struct ScenarioPattern: Sendable {
    private let pattern: NamePattern

    package init(_ text: String) { pattern = NamePattern(Array(text)) }

    package func matches(_ id: String) -> Bool { pattern.matches(Array(id)) }
}
