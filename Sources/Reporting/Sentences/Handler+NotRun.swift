import Behaviour
import LintPolicy
import Vocabulary

extension Handler.NotRun.Reason {
    /// Why the handler was not run in the scenario, in one clause.
    package var text: String {
        switch self {
        case .device(let isPad, let source): "the app is not for \(isPad ? "iPad" : "iPhone")" + source.parenthesis
        case .fullScreen(let source): "the app requires full screen" + source.parenthesis
        case .fewOrientations(let source):
            "the app does not support all orientations, so iPads show it full screen" + source.parenthesis
        case .orientation(let isLandscape, let source):
            "the app is \(isLandscape ? "portrait" : "landscape") only" + source.parenthesis
        case .system(let version, let source):
            "the deployment target is iOS \(version.major).\(version.minor)" + [source].compactMap(\.self).parenthesis
        case .notRegistered: "nothing registers the handler on the device"
        case .notEditing: "editing starts the handler, and the text field is in another app"
        case .inSheet(let type): "`\(type)` is shown as a sheet or popover, which does not fill the window of an iPad"
        case .recorded(let text): text
        }
    }
}

extension [String] {
    /// ` (App.xcodeproj)`
    fileprivate var parenthesis: String { isEmpty ? "" : " (\(joined(separator: ", ")))" }
}

extension Report {
    /// What was not run because no app is there, in one line; nil where all was.
    var notRunSentence: String? {
        var reasons: [String] = []
        var scenarios: [String: Set<String>] = [:]
        var counts: [String: Int] = [:]
        for handler in handlers {
            for skipped in handler.notRun {
                let text = skipped.reason.text
                if !reasons.contains(text) { reasons.append(text) }
                scenarios[text, default: []].insert(skipped.id)
            }
            for text in Set(handler.notRun.map(\.reason.text)) { counts[text, default: 0] += 1 }
        }
        let parts = reasons.map { reason in
            let handlers = counts[reason] == self.handlers.count ? "" : " for \(Wording.count(counts[reason] ?? 0, "handler"))"
            return "\(Wording.count(scenarios[reason]?.count ?? 0, "scenario"))\(handlers): \(reason)"
        }
        return parts.isEmpty ? nil : "not run: " + parts.joined(separator: "; ")
    }
}
