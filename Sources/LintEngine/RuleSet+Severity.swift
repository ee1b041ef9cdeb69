import Behaviour
import HandlerInterpreter
import KeyboardModel
import RuleBook
import SwiftParser
import Vocabulary

/// What a finding weighs.
extension RuleSet {
    /// The rule's severity is a ceiling: an error needs a run in which the handler covers content or leaves it away, and that
    /// takes nothing for granted which the source does not say. Where content ends up is what a run decides: what agrees in every
    /// scenario is redundant; what no run could decide is a warning at most, and a note if it only scrolls, is a scroll range, or
    /// moves a controller's whole view. Of observers, animation and timing it decides only how much is seen, and a proven pattern
    /// is a warning. What users may never come to harms nobody: a note.
    ///
    /// - Parameters:
    ///   - node: what the finding is about.
    ///   - weights: of the differences that the rule explains.
    func severity(
        of rule: Rule, at node: Syntax, _ weights: [Finding.Cause.Weight]?, _ scope: EffectScope, _ handler: Handler?,
        _ effects: EffectTable?
    ) -> Severity {
        let mayReachNobody = handler.map { $0.unknowns.contains(where: \.isAboutReach) } ?? node.isInUncalledFunction
        let ceiling = mayReachNobody ? .note : Severity(rawValue: rule.severity.rawValue) ?? .note
        guard rule.category.isAboutGeometry, let handler else {
            // What the run shows of it may be seen by nobody.
            return min(ceiling, .warning, handler?.weight(of: scope.names ?? []) ?? .warning)
        }
        let shown = weights?.map { weight in
            handler.unknowns.contains { $0.isTakenForGranted(by: weight.effect) }
                ? min(weight.severity, .warning) : weight.severity
        }
        if let worst = shown?.max() { return min(ceiling, worst) }
        // Where another write of the handler is to blame, this one may be as wrong; nothing has shown it.
        let agrees = !handler.scenarios.isEmpty && handler.scenarios.allSatisfy { $0.verdict == .agrees }
        if agrees { return min(ceiling, .note) }
        if scope.isNowhere { return min(ceiling, .note) }
        // Where all is known, it weighs no more than what the handler does.
        if handler.isKnown { return min(ceiling, .warning, EffectTable(of: handler, sink: nil).severity(of: scope) ?? .note) }
        // A scroll range of which nobody knows whether it is too long is no worse than one that is; nor is a scroll position.
        // Of what can only show in a window beside others, nobody has shown that it does.
        let needsWindows = scope.scenarios?.allSatisfy(Scenario.needsWindows) ?? false
        let isHarmless = effects.map { $0.isOfScrolling || $0.movesRootView } ?? false
        return min(ceiling, needsWindows || isHarmless ? .note : .warning)
    }

    /// Whether all is known of a handler, and what it does by a write harms nobody where few see it.
    ///
    /// - Parameters:
    ///   - effects: of the write; nil for code that is none.
    ///   - countsWindows: whether many see what shows in an iPad's window beside others.
    func isNegligible(
        _ rule: Rule, _ effects: EffectTable?, _ scope: EffectScope, _ handler: Handler, countsWindows: Bool
    ) -> Bool {
        guard rule.category.isAboutGeometry, !scope.isRarelyMet, handler.isKnown else { return false }
        // A write that shows nothing by itself, as that of a scroll indicator's inset, is as the others.
        let own = effects.flatMap { $0.isShown(scope) ? $0 : nil }
        return (own ?? EffectTable(of: handler, sink: nil)).areNegligible(in: scope, countsWindows: countsWindows)
    }
}

extension EffectScope {
    /// Whether only effects count that are about a keyboard that is none of the window's.
    fileprivate var isRarelyMet: Bool { names?.allSatisfy(\.isRarelyMet) ?? false }
}

extension Syntax {
    /// Whether it stands in a private function that no code of its file names, and that Objective-C does not see.
    fileprivate var isInUncalledFunction: Bool {
        ancestors.contains { function in
            function.kind == .functionDecl && function.isPrivate && function.children(.attribute).isEmpty
                && function.file.codeWords(function.name) == 0
        }
    }
}

extension Handler {
    /// Whether no scenario leaves open where the content is.
    var isKnown: Bool { scenarios.allSatisfy { $0.verdict != .unknown } }
}
