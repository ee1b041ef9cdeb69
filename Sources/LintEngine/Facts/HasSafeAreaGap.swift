import KeyboardModel
import PatternMatching
import SwiftParser
import Vocabulary

/// Content is left above the keyboard by a good part of the safe area's lower inset: of an inset that other numbers take off
/// again, only a margin is left.
struct HasSafeAreaGap: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .match, "gap is at least half of a safe area",
            "in some scenario the gap is at least half as high as the safe area's bottom inset", HasSafeAreaGap())
    ]
    static let basis = FactBasis.handler
    var askedEffect: EffectName? { .gap }

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        evidence.effects(of: node)?.hasGap { points, scenario in
            guard let inset = ScenarioLibrary.scenario(id: scenario)?.world.view.safeAreaInsets.bottom else { return true }
            return inset > 0 && points >= inset / 2
        } ?? false
    }
}
