import Behaviour
import HandlerInterpreter
import LintEngine

extension MigrationCheck.Issue {
    /// What does not hold, with the scenario and the points.
    package var text: String { side == .before ? "before: " + beforeText : "after: " + afterText }

    private var beforeText: String {
        switch (claim, outcome) {
        case (nil, .open(let gap)): "\(gap.text); if that is intended, write `Not run: REASON.` under the heading"
        case (nil, _):
            "it agrees with the layout guide in every scenario; if that is intended, write `Agrees: REASON.` under the heading"
        case (.agrees, .open(let gap)): "the article says that it agrees, but \(gap.text)"
        case (.agrees, .differs(let differences)): "the article says that it agrees, but \(differences.text)"
        case (_, .differs(let differences)):
            "the article says that it does not run, but it does: \(differences.text); remove `Not run:`"
        case (_, _): "the article says that it does not run, but it runs and agrees: write `Agrees:` instead"
        }
    }

    private var afterText: String {
        switch outcome {
        case .agrees: "the article says that it does not run, but it runs and agrees: remove `Not run:`"
        case .differs(let differences): differences.text
        case .open(let gap): "\(gap.text); if nothing can be run, write `Not run: REASON.` under the heading"
        }
    }
}

extension [MigrationCheck.Difference] {
    /// The first, each with its scenario: enough to see what they have in common; of the rest, how many there are.
    fileprivate var text: String {
        prefix(3).map(\.text).joined(separator: "; ") + (count > 3 ? "; and \(count - 3) more" : "")
    }
}

extension MigrationCheck.Difference {
    fileprivate var text: String {
        switch self {
        case .handler(let scenario, let event, let summary):
            "in `\(scenario)`\(event.map { ", after `\($0)`" } ?? ""): \(summary.text)"
        case .layout(let difference): difference.text
        }
    }
}

extension MigrationCheck.Gap {
    fileprivate var text: String {
        switch self {
        case .handlerNotExecuted(let obstacle): "its handlers do not determine where the content is (\(obstacle.text))"
        case .handlerOpen(let summary):
            "its handlers do not determine where the content is (\(summary?.text ?? "nothing is written"))"
        case .noGuide: "no view is tied to `keyboardLayoutGuide`, and no scroll view is inset by it"
        case .unknownPadding(let text): "unknown: how much `\(text)` adds to SwiftUI's own keyboard avoidance"
        }
    }
}

extension LayoutDifference {
    /// With the scenario, the event and the points.
    package var text: String {
        switch self {
        case .neverTied(let name): "no active constraint ties `\(name)` to the guide"
        case .unevenRest(let name, let scenario, let spacing, let otherScenario, let otherSpacing):
            "at rest, `\(name)` ends \(spacing.points) pt above the guide in `\(scenario)`, but \(otherSpacing.points) pt in "
                + "`\(otherScenario)`: the safe area is counted twice, or not at all"
        case .at(let scenario, let event, let fault):
            "in `\(scenario)`, \(event.map { "after `\($0)`" } ?? "at rest"), \(fault.text)"
        }
    }
}

extension LayoutDifference.Fault {
    fileprivate var text: String {
        switch self {
        case .conflict(let constraint): return "`\(constraint)` conflicts with other constraints"
        case .translatesMask(let name): return "`\(name)` still translates its autoresizing mask into constraints"
        case .open(let name): return "the constraints do not determine where `\(name)` ends"
        case .covered(let name, let points): return "`\(name)` is covered by \(points.points) pt"
        case .displaced(let name, let bottom, let points):
            let side = points < 0 ? "above" : "below"
            return "`\(name)` ends at y \(bottom.points), \(abs(points).points) pt \(side) where the guide has it"
        }
    }
}
