import KeyboardModel
import Reporting

extension CommandSyntax {
    static let scenarios = CommandSyntax(
        name: "scenarios", summary: "List the scenarios that handlers are run in.",
        notes: ["A line each: the id, then what it is called."],
        run: { _, console in
            let width = ScenarioLibrary.all.map(\.id.count).max() ?? 0
            for scenario in ScenarioLibrary.all {
                let padding = String(repeating: " ", count: width - scenario.id.count)
                try console.write("\(scenario.id)\(padding)  \(scenario.title)\n")
            }
            return .success
        })
}
