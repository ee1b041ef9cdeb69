import Behaviour
import HandlerInterpreter
import KeyboardModel
import LintEngine
import ProgramIndex
import Vocabulary

extension [OpenPoint] {
    /// Their sentences, each once: what differs in one number, as from window to window, has the numbers in one sentence.
    var uniqueTexts: [String] {
        let texts = map { varies($0) ?? $0 }.map(\.text).unique
        let number = /[0-9]+(\.[0-9]+)?/
        var groups: [(parts: [Substring], numbers: [[Substring]])] = []
        for text in texts {
            let numbers = text.matches(of: number).map(\.output.0)
            let parts = text.split(separator: number, omittingEmptySubsequences: false)
            if let known = groups.firstIndex(where: { $0.parts == parts && $0.numbers.count == 1 && numbers.count == 1 }) {
                groups[known].numbers[0].append(contentsOf: numbers)
            } else {
                groups.append((parts, numbers.map { [$0] }))
            }
        }
        return groups.map { group in
            group.parts.enumerated().map { position, part in
                part + (group.numbers.indices.contains(position) ? group.numbers[position].joined(separator: " or ") : "")
            }.joined()
        }
    }

    /// The same without its number, where that is another one in other scenarios; nil where it is not.
    private func varies(_ point: OpenPoint) -> OpenPoint? {
        guard case .assumed(.isAtRest(let name, let points)) = point else { return nil }
        let isOther = contains { if case .assumed(.isAtRest(name, let other)) = $0 { other != points } else { false } }
        return isOther ? .assumed(.restsAsSetByHide(name)) : nil
    }
}

extension Handler {
    /// What the run had to assume or could not know, each sentence once: values that differ may read the same.
    package var unknownTexts: [String] { unknowns.uniqueTexts }
    /// Of these, what the run took for granted, and what it could not find out.
    var assumedTexts: [String] { unknowns.filter(\.isAssumption).uniqueTexts }
    var openTexts: [String] { unknowns.filter { !$0.isAssumption }.uniqueTexts }

    /// What must hold for it to act at all; nil if nothing must.
    package var preconditionSentence: String? {
        guard !preconditions.isEmpty else { return nil }
        // More than three nobody keeps in mind; JSON has them all.
        let others = preconditions.count - 3
        let more = others > 0 ? " and \(others) other condition\(others == 1 ? "" : "s")" : ""
        return "precondition: " + preconditions.prefix(3).map(\.text).joined(separator: " and ") + more
    }

    /// When it runs, where editing starts it; nil for one that observes.
    package var editingSentence: String? {
        guard isOfEditing else { return nil }
        let moments = Set(observes.map { $0.notification == "willShow" ? "begins" : "ends" }).sorted()
        return "runs as editing \(moments.joined(separator: " and ")); no keyboard notification starts it"
    }

    /// Why it was not executed; nil otherwise.
    package var reason: String? { obstacle?.text }
}

extension Handler.Obstacle {
    package var text: String {
        switch self {
        case .unresolved(let reason): reason
        case .stopped(let reasons): reasons.map(\.text).sorted().joined(separator: "; ")
        case .neverRegistered: "nothing registers it on the devices that are simulated"
        }
    }
}

extension Finding.Behaviour {
    /// In one clause.
    package var text: String {
        switch self {
        case .run(let summary): summary.sentence
        case .recorded(let text): text
        case .builtFor(let target):
            "deployment target: iOS \(target.version.major).\(target.version.minor)" + (target.source.map { " (\($0))" } ?? "")
        }
    }
}

extension EffectScope.Part {
    /// In one clause: "83 pt of it are there at the first show already".
    fileprivate var text: String {
        switch self {
        case .safeArea(let points): "\(points.points) pt of it are the safe area"
        case .sinceFirstEvent(let before): "\(before.points) pt of it are there at the first show already"
        }
    }
}

extension RunSummary.Worst {
    /// "gap of 79 pt in iphone-home-indicator (34 pt of it are there at the first show already)"
    fileprivate var clause: String {
        "\(summary.text) in \(RunSummary.name(of: scenario))" + (part.map { " (\($0.text))" } ?? "")
    }
}

extension RunSummary {
    /// "gap of 120 pt in ipad-stage-manager-partly-covered; differs from the layout guide in 2 of 6 simulated scenarios".
    fileprivate var sentence: String {
        let all = "\(scenarios) scenario\(scenarios == 1 ? "" : "s")"
        let rest = open == 0 ? "" : "; unknown in \(open)"
        guard let worst else {
            if hasOthers { return "what this does to the content is unknown in \(open) of \(all)" }
            let place = staysClear ? "the content stays clear of the keyboard in " : "same result as the layout guide in "
            switch open {
            case 0: return agreement(place, in: scenarios == 1 ? "the scenario" : "all \(all)")
            case scenarios: return "where the content ends up is unknown in " + (scenarios == 1 ? "the scenario" : "all \(all)")
            default: return "\(place)\(scenarios - open) of \(all)\(rest)"
            }
        }
        let simulated = "\(scenarios) simulated scenario\(scenarios == 1 ? "" : "s")"
        // Others may differ by what this finding is not about.
        let isOnlyThis = telling == 0 || telling >= differing
        let count =
            isOnlyThis
            ? "differs from the layout guide in \(differing) of \(simulated)"
            : "this effect in \(telling) of \(simulated)"
                + (differing > telling ? ", another difference in \(differing - telling) more" : "")
        let range = isOfScrollRange ? ", visible only when scrolled to the end" : ""
        let change = needsHeightChange ? ", only after the keyboard's height changed while it was visible" : ""
        // An effect with conditions in it needs to end the sentence.
        return worst.isMeasured
            ? (gravestLeads ? [gravest, worst] : [worst, gravest]).compactMap(\.self).map(\.clause).joined(separator: "; ")
                + range + change + "; " + count + rest
            : "\(count)\(rest); in \(Self.name(of: worst.scenario)): \(worst.summary.text)\(change)"
    }

    /// Whether what makes it an error shows on a phone, too.
    private var gravestLeads: Bool {
        gravest.flatMap { ScenarioLibrary.scenario(id: $0.scenario) }.map { !$0.isOnPad } ?? false
    }

    /// A scenario by its id, with its title where that says more.
    fileprivate static func name(of id: String) -> String {
        guard let title = ScenarioLibrary.scenario(id: id)?.title else { return id }
        let words = Set(title.lowercased().split { !$0.isLetter }).subtracting(["with"])
        return words.isSubset(of: Set(id.split(separator: "-"))) ? id : "\(id) (\(title))"
    }

    /// Of content that is where the guide has it, or as far from there in all scenarios.
    private func agreement(_ place: String, in all: String) -> String {
        if let margin, !staysClear {
            return
                "follows the keyboard as the layout guide does in \(all); the content is \(margin.marginText) than to the bottom at rest"
        }
        if isLate { return "\(place)\(all), but late" }
        return (staysClear ? "" : "redundant: ") + place + all
    }
}
