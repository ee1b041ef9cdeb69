import Behaviour
import KeyboardModel
import PatternMatching
import RuleBook
import SourceText
import Vocabulary

/// One finding for each cause, and the findings of a screen under the finding on its observer.
///
/// Several rules may see one line, each from its side, and a handler may make one mistake in three writes. To a reader that is
/// one thing to know and one place to look at, as a reviewer would put it: the rule that says most speaks, names the others, and
/// points at the other places. Nothing is lost: what is not said aloud is in `also` and `related`. A finding speaks for others of
/// its file only: what is said of a file does not depend on which others are reported with it. That a project observes the
/// keyboard at all is the mildest thing to say of it, so an observer's finding is the heading of what was found in its handlers.
package struct Deduplication {
    let rules: RuleSet
    let handlers: [Handler]

    package init(rules: RuleSet, handlers: [Handler]) {
        self.rules = rules
        self.handlers = handlers
    }

    /// - Parameter findings: without repeats; their handlers are indices into `handlers`.
    /// - Returns: sorted as the report is.
    package func fold(_ findings: [Finding]) -> [Finding] {
        let explanations = Explanations(findings, by: rules, handlers)
        let findings = regraded(findings, explanations)
        let found = findings.filter { !rules.foldsHandlers($0.rule) && $0.rule != MisusedSuppression.rule }
        let told = causes(found).filter { !$0.allSatisfy { $0.cause.isNegligible == true } }
        let (screens, causes) = withoutEquivalents(
            screens(findings.filter { rules.foldsHandlers($0.rule) }), folded(told.map(spoken), explanations))
        let complaints = findings.filter { $0.rule == MisusedSuppression.rule }
        var folded = (screens.map(\.heading) + causes + complaints).sorted { $0.precedes($1) }
        let headings = folded.indices.filter { rules.foldsHandlers(folded[$0].rule) }
        let positions = Dictionary(headings.map { (folded[$0].identity, $0) }) { first, _ in first }
        let byPath = Dictionary(grouping: screens, by: \.heading.path)
        for position in folded.indices where !rules.foldsHandlers(folded[position].rule) {
            guard let index = folded[position].handler else { continue }
            let screen = handlers[index].observes.lazy.compactMap { place in byPath[place.path]?.first { $0.holds(place) } }.first
            folded[position].under = screen.flatMap { positions[$0.heading.identity] }
        }
        // A fix of what another finding speaks for is not there for anybody to see.
        let fixed = Set(folded.compactMap(\.fix?.type))
        for position in folded.indices {
            guard case .remains(let type, let guide)? = folded[position].refusal, !fixed.contains(type) else { continue }
            folded[position].refusal = guide
        }
        return folded
    }

    // MARK: Severity

    /// The findings without the weight of what more specific findings explain: content that stays where a handler has put it,
    /// because nothing resets it, is the mistake of the one rule that says so.
    private func regraded(_ findings: [Finding], _ explanations: Explanations) -> [Finding] {
        findings.map { finding in
            guard let own = explanations.ownWeights(of: finding) else { return finding }
            var regraded = finding
            regraded.severity = min(finding.severity, own.map(\.severity).max() ?? .note)
            return regraded
        }
    }

    /// The findings without those of which a more specific one explains all: that one speaks for them.
    private func folded(_ spoken: [Finding], _ explanations: Explanations) -> [Finding] {
        var result = spoken
        var left: Set<Int> = []
        for (position, finding) in spoken.enumerated() {
            guard explanations.ownWeights(of: finding)?.isEmpty ?? false else { continue }
            let explainers = explanations.fingerprints(explaining: finding)
            let speaker = result.indices.first { other in
                other != position && !left.contains(other)
                    && ([result[other].fingerprint] + result[other].also.map(\.fingerprint)).contains(where: explainers.contains)
            }
            guard let speaker else { continue }
            if let fix = finding.fix, result[speaker].fix == nil {
                result[speaker].fix = fix
                result[speaker].refusal = nil
            }
            result[speaker].mention(result[position])
            left.insert(position)
        }
        return result.indices.filter { !left.contains($0) }.map { result[$0] }
    }

    // MARK: Causes

    /// What findings of one cause have in common.
    private enum Trait: Hashable {
        /// They lie in one line.
        case line(path: String, Int)
        /// They are one rule's, in one handler.
        case handler(path: String, rule: String, Int)
        /// They are one rule's and parts of one statement, such as the steps of a search.
        case statement(path: String, rule: String, Int)
        /// They are steps of one computation of a handler: the code of one gives a variable its value, that of the other reads
        /// the variable, and one's rule refines the other's. The rule is that of the first.
        case variable(path: String, rule: String, handler: Int, Int)
        /// They are one rule's and come from one read of the begin frame: what one handler saves, another one writes.
        case beginFrame(path: String, rule: String, Int)
        /// They say the same of one type, as of an animation when the keyboard comes and when it goes.
        case type(path: String, rule: String, String?, message: String)

        /// - Parameters:
        ///   - variables: those whose value is a finding's code.
        ///   - relatives: the rules that refine the finding's, or that it refines.
        static func all(of finding: Finding, variables: Set<Trait>, relatives: Set<String>) -> [Trait] {
            var traits: [Trait] = [.line(path: finding.path, finding.cause.line)]
            if let handler = finding.handler { traits.append(.handler(path: finding.path, rule: finding.rule, handler)) }
            if finding.handler == nil, let statement = finding.cause.statement {
                traits.append(.statement(path: finding.path, rule: finding.rule, statement))
            }
            if let read = finding.cause.beginFrame {
                traits.append(.beginFrame(path: finding.path, rule: finding.rule, read))
            }
            // What a run showed is each handler's own.
            if finding.behaviour == nil, finding.handler != nil {
                traits.append(.type(path: finding.path, rule: finding.rule, finding.cause.type, message: finding.message))
            }
            return traits + variablesRead(by: finding, relatives).filter(variables.contains)
                + [variable(of: finding)].compactMap(\.self)
        }

        /// The variable whose value the finding's code is a part of.
        static func variable(of finding: Finding) -> Trait? {
            guard let handler = finding.handler, let variable = finding.cause.variable else { return nil }
            return .variable(path: finding.path, rule: finding.rule, handler: handler, variable)
        }

        private static func variablesRead(by finding: Finding, _ relatives: Set<String>) -> [Trait] {
            guard let handler = finding.handler else { return [] }
            return finding.cause.variables.flatMap { variable in
                relatives.map { .variable(path: finding.path, rule: $0, handler: handler, variable) }
            }
        }
    }

    /// The findings grouped by what causes them: two share a cause that have a trait in common, or each one with a third.
    private func causes(_ findings: [Finding]) -> [[Finding]] {
        var groups: [[Finding]] = []
        var groupOfTrait: [Trait: Int] = [:]
        let variables = Set(findings.compactMap { Trait.variable(of: $0) })
        let relatives = rules.relatives(among: Set(findings.map(\.rule)))
        func traits(of finding: Finding) -> [Trait] {
            Trait.all(of: finding, variables: variables, relatives: relatives[finding.rule] ?? [])
        }
        for finding in findings {
            let own = traits(of: finding)
            let known = Set(own.compactMap { groupOfTrait[$0] })
            let target = known.max { groups[$0].count < groups[$1].count } ?? groups.count
            if target == groups.count { groups.append([]) }
            groups[target].append(finding)
            for trait in own { groupOfTrait[trait] = target }
            for other in known.subtracting([target]) {
                for moved in groups[other].flatMap(traits) { groupOfTrait[moved] = target }
                groups[target] += groups[other]
                groups[other] = []
            }
        }
        return groups.filter { !$0.isEmpty }
    }

    /// One finding for all of a cause, by the rule that says most.
    private func spoken(_ cause: [Finding]) -> Finding {
        let ordered = rules.mostSpecificFirst(cause)
        var speaker = ordered[0]
        for finding in ordered.dropFirst() {
            if finding.rule == speaker.rule {
                speaker.related.append(Finding.Related(message: "found here, too", path: finding.path, range: finding.range))
            } else {
                speaker.mention(finding)
            }
        }
        return speaker
    }

    // MARK: Screens

    /// What one type observes.
    struct Screen {
        var heading: Finding
        /// Where the names of the notifications stand.
        var places: [SourceRange]

        /// Whether a notification's name in the file of the heading is one of this screen's.
        func holds(_ name: Handler.Observation) -> Bool {
            places.contains { range in
                (range.start.line, range.start.column) <= (name.line, name.column)
                    && (name.line, name.column) < (range.end.line, range.end.column)
            }
        }
    }

    private func screens(_ observers: [Finding]) -> [Screen] {
        struct Key: Hashable {
            let rule: String
            let path: String
            let type: String?
        }
        var screens: [Screen] = []
        var positions: [Key: Int] = [:]
        for finding in observers {
            let key = Key(rule: finding.rule, path: finding.path, type: finding.cause.type)
            if let known = positions[key] {
                screens[known].places.append(finding.range)
                screens[known].heading = heading(screens[known].heading, joinedBy: finding)
            } else {
                positions[key] = screens.count
                screens.append(Screen(heading: finding, places: [finding.range]))
            }
        }
        return screens
    }

    /// The first registration speaks for all, of the handler that is furthest from the guide.
    private func heading(_ heading: Finding, joinedBy finding: Finding) -> Finding {
        var joined = heading
        let trace = [Finding.Related(message: "observed here, too", path: finding.path, range: finding.range)] + finding.related
        joined.related += trace.filter { place in
            let isHere = place.path == heading.path && place.range == heading.range
            return !isHere && !heading.related.contains { $0.path == place.path && $0.range == place.range }
        }
        if verdict(of: finding) > verdict(of: heading) {
            joined.handler = finding.handler
            joined.behaviour = finding.behaviour
            joined.remedy = finding.remedy
            joined.recordedHelp = finding.recordedHelp
        }
        return joined
    }

    /// How much there is to say of what the handler does: agreement least, a difference most.
    private func verdict(of finding: Finding) -> Int {
        guard let index = finding.handler else { return 0 }
        let verdicts = handlers[index].scenarios.map(\.verdict)
        if verdicts.contains(.differs) { return 3 }
        return verdicts.contains(.unknown) || handlers[index].outcome == .notExecuted ? 2 : 1
    }
}

extension Finding {
    /// Speaks for another finding and for those that it speaks for, each rule once.
    fileprivate mutating func mention(_ other: Finding) {
        for mention in [Mention(other)] + other.also
        where mention.rule != rule && !also.contains(where: { $0.rule == mention.rule }) {
            also.append(mention)
        }
    }
}

extension RuleSet {
    /// Whether findings in handlers belong under those of the rule.
    func foldsHandlers(_ id: String) -> Bool {
        self[id]?.foldsHandlers ?? false
    }

    /// The order in which findings of one cause are given, which Rules/README.md describes: an error is never hidden behind a
    /// warning; what refines another comes before it; then categories decide, then how much a pattern asks.
    func mostSpecificFirst(_ findings: [Finding]) -> [Finding] {
        let present = Set(findings.map(\.rule))
        let refiners = Dictionary(grouping: present.flatMap(allRefined), by: \.self).mapValues(\.count)
        func key(_ finding: Finding) -> (Int, Int, Int, Int) {
            let rule = self[finding.rule]
            let severity = Severity.allCases.firstIndex(of: finding.severity) ?? 0
            return (
                -severity, refiners[finding.rule] ?? 0, rule?.category.generality ?? 0, -(rule?.demands ?? 0)
            )
        }
        return findings.map { (key: key($0), finding: $0) }.sorted { one, other in
            if one.key != other.key { return one.key < other.key }
            return one.finding.rule != other.finding.rule
                ? one.finding.rule < other.finding.rule : one.finding.precedes(other.finding)
        }.map(\.finding)
    }

    /// By rule, those of the rules that it refines, or that refine it, directly or not.
    fileprivate func relatives(among ids: Set<String>) -> [String: Set<String>] {
        ids.reduce(into: [:]) { relatives, id in
            for refined in allRefined(by: id) where ids.contains(refined) {
                relatives[id, default: []].insert(refined)
                relatives[refined, default: []].insert(id)
            }
        }
    }

    /// What a rule refines, directly or not.
    func allRefined(by id: String) -> Set<String> {
        var refined: Set<String> = []
        var waiting = self[id]?.refines ?? []
        while let next = waiting.popLast() {
            if refined.insert(next).inserted { waiting += self[next]?.refines ?? [] }
        }
        return refined
    }
}

extension Rule {
    /// How many conditions the strictest of its patterns has.
    fileprivate var demands: Int { patterns.map(\.conditionCount).max() ?? 0 }
}

extension Rule.Category {
    /// Its place among the categories, the one that says most about a line first.
    fileprivate var generality: Int {
        let order: [Rule.Category] = [
            .swiftUI, .guide, .state, .safeArea, .frame, .space, .offset, .timing, .animation, .observing, .advice,
        ]
        return order.firstIndex(of: self) ?? order.count
    }
}
