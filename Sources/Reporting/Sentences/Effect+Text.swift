import Behaviour
import HandlerInterpreter
import KeyboardModel
import Vocabulary

extension Effect {
    /// As a part of a sentence: "gap of 120 pt".
    package var text: String { text(points?.points) }

    /// The same with an extent in points such as "45 or 79".
    fileprivate func text(_ extent: String?) -> String {
        switch detail {
        case .tooHigh: return "stays \(extent ?? "0") pt too high when the keyboard is gone"
        case .tooLow: return "ends \(extent ?? "0") pt too low when the keyboard is gone"
        case .topInset(let isLess):
            return "the top inset stays \(extent ?? "0") pt too \(isLess ? "small" : "large") when the keyboard is gone"
        case .belowRest: return "moves the whole view \(extent.map { "\($0) pt " } ?? "")down, below its place at rest"
        case .staysClear: return "stays clear of the keyboard"
        case .endOf: return name.text(extent)
        case .margin(let margin): return "agrees, \(margin.marginText)"
        case .from(let least): return name.text("\(least.points) to \((points ?? 0).points)")
        case .overEvents(let count): return "drifts \(((points ?? 0) * Double(count)).points) pt in \(count) events"
        case .conflict(let conflict): return name == .conflict ? conflict.text : "\(name.text(extent)): \(conflict.text)"
        case .movement(let movement):
            // A formula names what it depends on.
            guard movement.amount == nil, let inputs, let first = inputs.first else { return movement.text }
            let others = inputs.count > 1 ? " and \(Wording.count(inputs.count - 1, "other value"))" : ""
            return movement.text(by: "an amount that depends on `\(first)`\(others)")
        case .sender(let sender):
            return "never fires: observes only what `\(sender)` posts, but the keyboard's screen posts these notifications"
        case .alternatives(let alternatives):
            return alternatives.joinedByRest ?? alternatives.joinedByBranch ?? alternatives.joinedByCase
        case .open(let point): return point.text
        case .recorded(let text): return text
        case nil: return name == .late && points == nil ? "moves only after the keyboard's animation" : name.text(extent)
        }
    }
}

extension Effect {
    /// The same beside another case, where nothing else says with what it agrees.
    fileprivate var textInCase: String { name == .agrees && detail == nil ? "as with the guide" : text }
}

extension [String] {
    /// Two numbers as one extent: "45 or 79", and "45" where they are the same; nil for none.
    func extent(joinedBy word: String) -> String? { first == last ? first : joined(separator: " \(word) ") }
}

extension [Double] {
    /// From the least to the most: "20 to 120"; nil for none.
    ///
    /// - Parameter wording: of a number.
    func extent(_ wording: (Double) -> String) -> String? {
        [self.min(), self.max()].compactMap(\.self).map(wording).extent(joinedBy: "to")
    }
}

extension Double {
    /// A constant distance downwards from where the guide has content, in points: "5 pt farther from the keyboard".
    package var marginText: String { "\(magnitude.points) pt \(self < 0 ? "farther from" : "closer to") the keyboard" }
}

extension EffectName {
    /// As a part of a sentence, with an extent in points such as "20 to 120"; nil where it is not known.
    func text(_ points: String?) -> String {
        let extent = points.map { "\($0) pt " } ?? ""
        let points = points ?? "some"
        return switch self {
        case .agrees: "agrees"
        case .covered: "covered by \(points) pt"
        case .closer: "\(points) pt closer to the keyboard than with the guide"
        case .gap: "gap of \(points) pt"
        case .drift: "drifts \(points) pt per event"
        case .notReset: "not reset (\(points) pt off)"
        case .jump: "jumps \(points) pt and back"
        case .conflict: "constraints contradict each other"
        case .movesForOtherScreen: "moves \(extent)although the keyboard is on another screen"
        case .movesForOtherApp: "moves \(extent)although the keyboard is another app's"
        case .late: "moves \(points) pt only after the keyboard's animation"
        case .neverFires: "never fires"
        case .depends: "depends"
        }
    }
}

extension [Effect.Alternative] {
    /// Two ways for content to rest that differ only in their points: "gap of 79 or 45 pt, as `tableView` rests on the safe area
    /// or on the view's bottom edge". Nil for other alternatives.
    fileprivate var joinedByRest: String? {
        guard count == 2, self[0].effects.leading.count == self[1].effects.leading.count,
            allSatisfy({ $0.presumptions.count == 1 }),
            case .rest(let name, let isTied, _) = self[0].presumptions[0],
            case .rest(name, isTied, let other) = self[1].presumptions[0]
        else { return nil }
        let pairs = zip(self[0].effects.leading, self[1].effects.leading)
        guard pairs.allSatisfy({ $0.name == $1.name && $0.detail == $1.detail && $0.inputs == nil && $0.points != nil }) else {
            return nil
        }
        let effects = pairs.map { left, right in
            left.text([left, right].compactMap { $0.points?.points }.extent(joinedBy: "or"))
        }
        return effects.joined(separator: ", ") + ", as \(self[0].presumptions[0].text) or \(other.name)"
    }

    /// What comes of each answer, after what comes of all: "gap of 34 pt if `x` rests on the safe area, or as with the
    /// guide if `x` rests on the view's bottom edge".
    fileprivate var joinedByCase: String {
        let texts = map { $0.effects.leading.map(\.textInCase).unique }
        let common = texts.dropFirst().reduce(texts.first ?? []) { common, texts in common.filter(texts.contains) }
        let cases = zip(self, texts).compactMap { alternative, texts -> String? in
            let own = texts.filter { !common.contains($0) }
            return own.isEmpty ? nil : "\(own.joined(separator: ", ")) \(alternative.presumptions.clause)"
        }
        let listed = cases.prefix(3).joined(separator: ", or ") + (cases.count > 3 ? ", …" : "")
        guard !listed.isEmpty else { return common.joined(separator: ", ") }
        return common.isEmpty ? listed : common.joined(separator: ", ") + "; also " + listed
    }

    /// What comes of many answers, or of several at once, which nobody keeps in mind: "covered by 120 to 282 pt or agrees,
    /// depending on the branch taken". Nil for others.
    fileprivate var joinedByBranch: String? {
        guard count > 2 || contains(where: { $0.presumptions.count > 1 }) else { return nil }
        let groups = flatMap(\.effects.leading).grouped { effect in
            Branching(name: effect.name, detail: effect.detail, isMeasured: effect.points != nil, inputs: effect.inputs)
        }
        let effects = groups.map { $0[0].text($0.compactMap(\.points).extent(\.points)) }
        return effects.joined(separator: " or ") + ", depending on the branch taken"
    }
}

/// What two effects of different branches have in common that differ in their points at most.
private struct Branching: Hashable {
    let name: EffectName
    let detail: Effect.Detail?
    let isMeasured: Bool
    let inputs: [String]?
}

extension [Effect] {
    /// In one clause: "drifts 336 pt per event, stays 672 pt too high when the keyboard is gone".
    fileprivate var clause: String { leading.map(\.text).listed }
}

extension [String] {
    /// Each once, as two pieces of content may go the same way.
    fileprivate var listed: String { unique.joined(separator: ", ") }

    /// Each once, in this order.
    var unique: [String] { reduce(into: []) { texts, text in if !texts.contains(text) { texts.append(text) } } }
}

extension [Presumption] {
    /// The first as one clause, "if `isEditing` and not `isSearching`"; without any, "in some cases".
    package var clause: String {
        if case .recorded(let clause)? = first { return clause }
        return isEmpty ? "in some cases" : "if " + prefix(2).map(\.text).joined(separator: " and ")
    }
}

extension Presumption {
    fileprivate var text: String {
        switch self {
        case .answer(let answer): answer.text
        case .recorded(let text): text
        case .rest(let name, let isTied, let rest): "`\(name)` \(isTied ? "is tied to" : "rests on") \(rest.name)"
        }
    }
}

extension ContentState.Rest {
    fileprivate var name: String {
        switch self {
        case .safeArea: "the safe area"
        case .viewBottom: "the view's bottom edge"
        }
    }
}

extension Handler.Summary {
    package var text: String {
        switch self {
        case .effects(let effects): effects.clause
        case .recorded(let text): text
        case .noWrite: "writes no layout"
        case .noWriteHere: "writes no layout here"
        case .moves(let movement):
            movement.text + "; " + movement.verb.unknownText
        case .changes(let kinds):
            kinds == [.constraintActivation]
                ? "only switches constraints; effect on the bottom edge unknown"
                : "only changes \(kinds.map(\.noun).sorted().joined(separator: " and ")); effect on the bottom edge unknown"
        }
    }
}

extension Handler.ScenarioResult {
    /// In words, with points: "gap of 120 pt".
    package var effect: String { summary.text }

    /// What is there after the event that the numbers are of: effects of other events are left out.
    var effectAtEvent: String {
        let own = effects.leading.filter { $0.event == nil || $0.event == event }
        return effects.clause == effect && !own.isEmpty ? own.map(\.text).listed : effect
    }

    /// The same beside the numbers of one event: effects of other events say which.
    package var effectInRow: String {
        guard effects.clause == effect else { return effect }
        // What else is closer than with the guide is another piece of content, and says nothing of a gap.
        let isGap = effects.leading.contains { $0.name == .gap }
        return effects.leading.filter { !isGap || $0.name != .closer }.map { effect in
            guard let other = effect.event, other != event else { return effect.text }
            return "\(ScenarioLibrary.scenario(id: id)?.moment(of: other) ?? "at \(other)"): \(effect.text)"
        }.listed
    }
}

extension Movement.Verb {
    /// What is not known of what moves.
    fileprivate var unknownText: String {
        switch self {
        case .lengthens: "how much of the scrolled content the keyboard covers is unknown"
        case .switches: "effect on the bottom edge unknown"
        default: "position of its bottom edge unknown"
        }
    }
}

extension SinkKind {
    /// What a sentence calls it.
    var noun: String {
        switch self {
        case .constraintConstant: "a constraint's constant"
        case .constraintActivation: "which constraints are active"
        case .constraintPriority: "a constraint's priority"
        case .contentInset: "a content inset"
        case .textContainerInset: "a text container's inset"
        case .indicatorInsets: "scroll indicator insets"
        case .contentOffset: "a scroll position"
        case .contentSize: "a content size"
        case .frame: "a frame"
        case .center: "a center"
        case .bounds: "bounds"
        case .transform: "a transform"
        case .layoutMargins: "layout margins"
        case .stackSpacing: "a stack view's spacing"
        case .additionalSafeAreaInsets: "the safe area"
        case .bottomPadding: "padding"
        case .verticalOffset: "an offset"
        }
    }
}
