/// Scenarios as text, so that users can describe their own devices and windows.
///
///     # a comment
///     scenario ipad-our-window
///     title Our window in Stage Manager
///     summary What it shows, in a sentence.
///     screen 1080 810 landscapeRight
///     window 90 44 760 646 stageManager
///     safe-area 0 0 0 0
///     keyboard 398
///     step show: show 398
///     step hide: hide
///     number 398 observed keyboard height; measured on our iPad
///
/// A line is a keyword and what belongs to it; indentation means nothing. Lengths are in points; rectangles are x, y, width,
/// height; insets are top, left, bottom, right. A scenario needs a screen and a step. The rest has defaults: a window that fills
/// the screen, a view that fills the window, no safe area, a hidden keyboard, the newest system.
package struct ScenarioFile: Hashable, Sendable {
    package var scenarios: [Scenario]
    /// What is wrong with the text; scenarios that have nothing wrong are there all the same.
    package var issues: [Issue]

    package struct Issue: Error, Hashable, Sendable, CustomStringConvertible {
        /// From 1.
        package var line: Int
        /// Lower case, without a full stop.
        package var message: String

        package var description: String { "line \(line): \(message)" }
    }

    /// Enough for every device and window there is; a file that holds more is not a scenario file.
    package static let maximumBytes = 1 << 20
    static let maximumScenarios = 500
    static let maximumSteps = 100
    /// After so many, the rest is noise.
    static let maximumIssues = 20
    /// No screen is a hundredth as large.
    static let maximumLength = 1_000_000.0

    /// - Parameter taken: ids that the file's scenarios cannot have, since others have them.
    package static func parse(_ text: String, taken: Set<String> = []) -> ScenarioFile {
        guard text.utf8.count <= maximumBytes else {
            return ScenarioFile(scenarios: [], issues: [Issue(line: 1, message: "the file is larger than 1 MiB")])
        }
        var file = ScenarioFile(scenarios: [], issues: [])
        var draft: ScenarioDraft?
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            var words = ScenarioWords(line, number: index + 1)
            guard let keyword = words.next() else { continue }
            do throws(Issue) {
                if keyword == "scenario" {
                    file.finish(draft, taken)
                    draft = nil
                    draft = ScenarioDraft(id: try words.identifier(), line: index + 1)
                    try words.end()
                } else if draft != nil {
                    try draft?.read(String(keyword), &words)
                } else {
                    throw words.issue("\"\(keyword)\" comes before the first scenario")
                }
            } catch {
                file.report(error)
                draft?.isBroken = true
            }
        }
        file.finish(draft, taken)
        return file
    }

    private mutating func finish(_ draft: ScenarioDraft?, _ taken: Set<String>) {
        guard let draft else { return }
        do throws(Issue) {
            let scenario = try draft.scenario()
            guard scenarios.count < Self.maximumScenarios else {
                throw Issue(line: draft.line, message: "there are more than \(Self.maximumScenarios) scenarios")
            }
            guard !taken.contains(scenario.id), !scenarios.contains(where: { $0.id == scenario.id }) else {
                throw Issue(line: draft.line, message: "there is another scenario \"\(scenario.id)\"")
            }
            if !draft.isBroken { scenarios.append(scenario) }
        } catch {
            if !draft.isBroken { report(error) }
        }
    }

    private mutating func report(_ issue: Issue) {
        if issues.count < Self.maximumIssues { issues.append(issue) }
    }
}
