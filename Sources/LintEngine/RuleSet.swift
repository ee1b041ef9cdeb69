import Behaviour
import HandlerInterpreter
import KeyboardFacts
import KeyboardModel
import PatternMatching
import RuleBook
import SourceText
import SwiftParser
import Vocabulary

/// Rules made ready to run over the facts and the behaviour of a file.
package struct RuleSet: Sendable {
    package let rules: [Rule]
    private let patterns: PatternIndex
    /// By the position of a pattern in the index, the position of its rule.
    private let owners: [Int]
    /// By the position of a pattern in the index, the effects that its matches explain.
    private let scopes: [EffectScope]

    init(_ rules: [Rule]) {
        let sorted = rules.filter { $0.severity != .off }.sorted { $0.id < $1.id }
        self.rules = sorted
        patterns = PatternIndex(sorted.flatMap(\.patterns))
        scopes = sorted.flatMap { rule in rule.patterns.map(rule.scope) }
        owners = sorted.enumerated().flatMap { position, rule in rule.patterns.map { _ in position } }
    }

    /// What the rules may find by the code of one function.
    var probes: BodyProbes {
        BodyProbes(rules.flatMap { rule in rule.patterns.map { ($0, rule.spokenNames) } })
    }

    package subscript(id: String) -> Rule? { rules.first { $0.id == id } }

    /// Whether a rule may have something to say of a file in which no keyboard notification is named.
    func mayFind(withoutHandlersIn words: KeyboardWords) -> Bool { patterns.mayBeFound(withoutHandlersIn: words) }

    /// Everything the rules say about a file, sorted by place, then rule.
    ///
    /// - Parameters:
    ///   - parts: outside of which nothing is said; nil for the whole file.
    ///   - handlers: the reports of `behaviours`, in the same order.
    /// - Returns: the findings, and the place from which on the file was not searched because a pattern cost too much; nil where
    ///   it was searched to its end.
    func findings(
        in tree: SyntaxTree, within parts: [ByteRange]?, _ evidence: Evidence, behaviours: [HandlerBehaviour], handlers: [Handler]
    ) -> (findings: [Finding], stoppedAt: ByteRange?) {
        let search = patterns.search(tree, within: parts, facts: evidence)
        var findings: [Finding] = []
        var seen: Set<[Int]> = []
        for found in search.matches {
            let rule = rules[owners[found.pattern]]
            guard let primary = found.match.bindings[rule.primary], let range = primary.range else { continue }
            if let world = rule.world, !evidence.ships(to: world) { continue }
            guard seen.insert([owners[found.pattern], range.start, range.end]).inserted else { continue }
            let position = evidence.owners.position(of: found.match)
            var scope = scopes[found.pattern]
            if let position { scope.leaveOutWhatOthersShow(handlers[position].scenarios) }
            if let shows = rule.shows, let position {
                let report = handlers[position]
                let node = primary.nodes.first ?? found.match.node
                let shown = report.scenarios(
                    showing: shows, behaviours[position], writtenIn: node.lineOfWrite,
                    hasOtherReset: behaviours[position].leavesHidingToOthers(of: evidence.observers.observed(byTypeAround: node)))
                scope.restrict(
                    to: shown, of: report.scenarios, safeAreaWithBar: shows == .safeArea ? report.tabBarInSafeArea : nil)
            }
            let made = finding(
                rule, found.match, at: range, in: tree.file, explaining: scope,
                handler: position.map { ($0, behaviours[$0], handlers[$0]) }, evidence)
            // What cannot show on any device of the app, and explains nothing that a run showed, is no mistake there.
            let isShown = made.cause.weights?.isEmpty == false
            if let position, scope.isNowhere, !isShown, !handlers[position].notRun.isEmpty || handlers[position].isIdleSomewhere {
                continue
            }
            if let position, rule.explains != nil, handlers[position].isKnown(toDifferBesides: scope) { continue }
            findings.append(made)
        }
        findings.sort { ($0.range.start.offset, $0.rule) < ($1.range.start.offset, $1.rule) }
        return (Fingerprint.stamped(findings, in: tree), search.stoppedAt)
    }

    /// The handlers of whose content some finding says where it is.
    func handlersWithGeometry(in findings: [Finding]) -> Set<Int> {
        Set(findings.filter(isAboutGeometry).compactMap(\.handler))
    }

    private func isAboutGeometry(_ finding: Finding) -> Bool { self[finding.rule]?.category.isAboutGeometry ?? false }

    /// Findings with those that handlers add of which nothing was said: where content is, and nothing that is said already.
    func adding(_ more: [Finding], to findings: [Finding], in tree: SyntaxTree) -> [Finding] {
        let told = handlersWithGeometry(in: findings)
        let known = Set(findings.map(\.identity))
        let new = more.filter { finding in
            isAboutGeometry(finding) && !known.contains(finding.identity) && finding.handler.map { !told.contains($0) } ?? false
        }
        if new.isEmpty { return findings }
        let all = (findings + new).sorted { ($0.range.start.offset, $0.rule) < ($1.range.start.offset, $1.rule) }
        return Fingerprint.stamped(all, in: tree)
    }

    private func finding(
        _ rule: Rule, _ match: Match, at range: ByteRange, in file: SourceFile, explaining scope: EffectScope,
        handler: (position: Int, behaviour: HandlerBehaviour, report: Handler)?, _ evidence: Evidence
    ) -> Finding {
        let steps = evidence.values.steps(of: match)
        let node = match.bindings[rule.primary]?.nodes.first ?? match.node
        let effects = evidence.effects(of: node)
        let weights = rule.category.isAboutGeometry ? effects?.weights(of: scope) : nil
        let targetWithoutGuide = evidence.project.knownTarget(ofFileAt: file.path).flatMap { $0.hasLayoutGuide ? nil : $0 }
        let message = targetWithoutGuide.flatMap { _ in rule.messageWithoutGuide } ?? rule.message
        var finding = Finding(
            rule: rule.id, severity: severity(of: rule, at: node, weights, scope, handler?.report, effects),
            message: message.sentence(for: match.bindings),
            path: file.path, range: SourceRange(range, in: file),
            related: handler.map { related(to: $0.behaviour, besides: range, steps: steps, in: file) } ?? [],
            handler: handler?.position,
            behaviour: rule.isShownByRuns
                ? handler.flatMap { runSummary(of: node, telling: scope, $0.position, $0.report, evidence) }
                    .map(Finding.Behaviour.run) : nil,
            fingerprint: "")
        let traced = rule.patterns.flatMap(\.affirmedFacts).flatMap {
            ($0 as? any RuleFact)?.trace(of: node, in: evidence) ?? []
        }
        for (what, node) in traced {
            let place = Finding.Related(message: what, path: node.file.path, range: SourceRange(node.range, in: node.file))
            // Patterns of one rule may ask for the same.
            if !finding.related.contains(place) { finding.related.append(place) }
        }
        finding.anchor = Anchor(of: range, in: node, handler: handler?.behaviour.handler)
        finding.cause = Finding.Cause(
            line: node.lineOfWrite, type: node.qualifiedTypeName, statement: node.statementAround?.range.start,
            variables: rule.category.isAboutCoveredPart ? node.localVariablesRead : [],
            variable: rule.category.isAboutCoveredPart ? node.localVariableAround?.range.start : nil,
            explained: (scope.names ?? handler?.report.effects(shownOnlyIn: scope.scenarios))?
                .sorted { $0.rawValue < $1.rawValue },
            weights: weights)
        finding.cause.beginFrame = steps.first { $0.node.file.path == file.path && $0.node.readsBeginFrame }?.node.range.start
        if let handler, isNegligible(rule, effects, scope, handler.report, countsWindows: evidence.countsWindows) {
            finding.cause.isNegligible = true
        }
        if handler?.report.isEquivalent ?? false { finding.remedy = rule.remedy }
        if let handler, weights?.contains(where: { $0.effect == .notReset }) ?? false {
            noteReset(of: node, handler.behaviour, handler.report, scope, evidence, in: &finding)
        }
        let namesGuide = rule.messageWithoutGuide != nil || finding.message.mentions("guide")
        if rule.category != .guide, namesGuide || finding.remedy?.mentions("guide") ?? false {
            finding.availability = targetWithoutGuide.map { .below($0) }
        }
        if handler == nil, rule.patterns.contains(where: \.asksProject) {
            finding.behaviour = evidence.project.deploymentTarget(ofFileAt: file.path).map(Finding.Behaviour.builtFor)
        }
        return finding
    }

    /// What the layout is once the keyboard is hidden, and what would have put it back.
    private func noteReset(
        of node: Syntax, _ behaviour: HandlerBehaviour, _ handler: Handler, _ scope: EffectScope, _ evidence: Evidence,
        in finding: inout Finding
    ) {
        if scope.names == [.notReset], let sink = evidence.values.sink(of: node, in: behaviour),
            // The numbers of the scenario that the finding tells of.
            let (atRest, after) = behaviour.unrestored(sink, of: handler, in: finding.behaviour?.summary?.worst?.scenario)
        {
            finding.message += ": \(after.points) instead of \(atRest.points)"
            if let place = handler.sinks[sink].drawing(atRest) { finding.message += " (\(place))" }
        }
        let hiding = HandlerBehaviour.hides.union([.willChangeFrame, .didChangeFrame])
        // What is registered for the hide may be the handler itself, by a slip.
        guard
            evidence.observers.observed(byTypeAround: node).isDisjoint(with: hiding)
                || behaviour.handler.registrations.contains(where: { hiding.contains($0.event) })
        else { return }
        finding.unregisteredReset = behaviour.unregisteredReset(in: evidence.index, writing: handler.sinks)
    }

    /// The run of the handler, told by what the node's own write does.
    private func runSummary(
        of node: Syntax, telling scope: EffectScope, _ position: Int, _ handler: Handler, _ evidence: Evidence
    ) -> RunSummary? {
        guard evidence.owners.position(of: node) == position else { return handler.runSummary(telling: scope) }
        return (evidence.effects(of: node) ?? EffectTable(of: handler, sink: nil)).runSummary(telling: scope)
    }

    /// The trace of a finding in the order in which it happens.
    private func related(
        to behaviour: HandlerBehaviour, besides range: ByteRange, steps: [Quantity.Step], in file: SourceFile
    ) -> [Finding.Related] {
        func place(_ message: String, _ range: ByteRange, in file: SourceFile) -> Finding.Related {
            Finding.Related(message: message, path: file.path, range: SourceRange(range, in: file))
        }
        var trace = behaviour.handler.registrations.map { registration in
            let name = registration.reference.node
            guard registration.form == .editing else {
                // A library's publisher, or a constant, has a name of its own.
                let event = registration.event.rawValue
                let isNamed = name.name.isEmpty || name.text.lowercased().contains(event.lowercased())
                return place("observes \(isNamed ? event : "`\(name.name)` (\(event))") here", name.range, in: name.file)
            }
            let moment = registration.event == .willShow ? "begins" : "ends"
            return place("runs as editing \(moment); no keyboard notification starts it", name.nameRange, in: name.file)
        }
        if let through = behaviour.handler.through {
            trace.append(
                place(
                    behaviour.typeName.map { "runs the handler of `\($0)`" } ?? "runs the handler", through.nameRange,
                    in: through.file))
        }
        let node = behaviour.handler.node
        if node.mainToken != nil, !behaviour.handler.isOfFieldDelegate {
            trace.append(place("the handler", node.nameRange, in: node.file))
        }
        trace += steps.map { place($0.what, $0.node.range, in: $0.node.file) }
        // A chain that merges or combines a publisher several times observes at one place.
        var known: Set<Finding.Related> = []
        return trace.filter { ($0.path != file.path || $0.range.bytes != range) && known.insert($0).inserted }
    }
}

extension Rule {
    /// The effects that a match of one of its patterns explains: those that the pattern asks for, else those that the rule names,
    /// else all that the run shows. What a frame of zeros does is explained by a pattern that asks for it, and by the rules about
    /// registrations, which tell all.
    fileprivate func scope(of pattern: Pattern) -> EffectScope {
        let facts = pattern.affirmedFacts
        if let explained = facts.lazy.compactMap({ ($0 as? any RuleFact)?.explained }).first { return explained }
        let asked = Set(facts.compactMap { ($0 as? any RuleFact)?.askedEffect })
        let isAboutZeros = facts.contains { $0 is FailsForZeroFrame }
        var scope = EffectScope(
            names: asked.isEmpty ? explains : asked, frames: isAboutZeros ? .zero : foldsHandlers ? .any : .others)
        scope.addsToFirst = facts.contains { ($0 as? DerivesFrom)?.origin.place == .keyboardBeginFrame }
        return scope
    }
}

extension Rule {
    /// The meta-variables whose code findings show.
    fileprivate var spokenNames: Set<String> { Set(message.variables + [primary]) }
}

extension Rule {
    /// Whether what a run of the handler showed belongs to the finding. Of an animation it would be read as what the animation
    /// does, and of a registration that is never called, or is known by an old name, as what that does.
    fileprivate var isShownByRuns: Bool {
        category.isAboutGeometry
            || category == .observing
                && (foldsHandlers || patterns.flatMap(\.affirmedFacts).contains { ($0 as? any RuleFact)?.askedEffect != nil })
    }
}

extension Rule.Category {
    /// Whether its findings are about how much of the view the keyboard is taken to cover: such mistakes in the steps of one
    /// computation have one cure.
    fileprivate var isAboutCoveredPart: Bool {
        switch self {
        case .frame, .space, .offset: true
        case .safeArea, .state, .swiftUI, .observing, .animation, .timing, .guide, .advice: false
        }
    }

    /// Whether running the handler shows if its findings are right.
    var isAboutGeometry: Bool {
        switch self {
        case .frame, .space, .offset, .safeArea, .state, .swiftUI: true
        case .observing, .animation, .timing, .guide, .advice: false
        }
    }
}

extension Syntax {
    fileprivate var readsBeginFrame: Bool {
        subtree.contains { ($0.kind == .memberExpr || $0.kind == .identifierExpr) && $0.name.contains("FrameBegin") }
    }

    /// The line on which the assignment begins that the node is part of; of a node that is part of none, its own.
    fileprivate var lineOfWrite: Int {
        let isOutside: (Syntax) -> Bool = { $0.kind == .closureExpr || $0.kind == .codeBlock || $0.kind == .functionDecl }
        let write = kind == .assignExpr ? self : ancestors.prefix { !isOutside($0) }.first { $0.kind == .assignExpr }
        return (write ?? self).location.line
    }
}

extension Syntax {
    /// The statement that the node is a part of; of a closure that is one expression, that around the closure.
    fileprivate var statementAround: Syntax? {
        var found: Syntax?
        for node in [self] + ancestors {
            if node.role == .statement {
                found = node
                guard node.parent?.kind == .closureExpr, node.parent?.children(.statement).count == 1 else { return found }
            } else if node.kind.isTypeDeclaration {
                break
            }
        }
        return found
    }
}

extension Handler {
    /// Whether all is known of it, and it differs from the layout guide by nothing that a rule explains.
    fileprivate func isKnown(toDifferBesides scope: EffectScope) -> Bool {
        scenarios.contains { $0.verdict == .differs } && isKnown && !EffectTable(of: self, sink: nil).isShown(scope)
    }

    /// Whether it is wholly known, and leaves the content where the layout guide does in every scenario.
    fileprivate var isEquivalent: Bool {
        outcome != .notExecuted && !scenarios.isEmpty && scenarios.allSatisfy { $0.verdict == .agrees }
    }
}

extension HandlerBehaviour {
    fileprivate static let hides: Set<KeyboardNotificationName> = [.willHide, .didHide]

    /// Whether its type observes that the keyboard hides by another handler alone.
    fileprivate func leavesHidingToOthers(of observed: Set<KeyboardNotificationName>) -> Bool {
        !observed.isDisjoint(with: Self.hides) && !handler.registrations.contains { Self.hides.contains($0.event) }
    }
}
