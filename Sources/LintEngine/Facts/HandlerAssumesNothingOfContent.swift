import Behaviour
import PatternMatching
import SwiftParser

/// The run of the node's handler takes nothing for granted of where content is and what of it must be seen, and leaves nothing
/// open. What it takes for granted of the app around, such as that its class is shown, limits a finding's severity and is
/// printed; that a library which avoids the keyboard leaves the screen alone is no such thing.
struct HandlerAssumesNothingOfContent: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .match, "handler runs without assumptions about its content",
            "the run of the handler leaves nothing open, and assumes nothing of where content is and what must stay visible",
            HandlerAssumesNothingOfContent())
    ]
    static let basis = FactBasis.handler

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        guard let report = evidence.handler(of: node)?.report, report.outcome != .notExecuted else { return false }
        return report.unknowns.allSatisfy { point in
            guard case .assumed(let assumption) = point else { return false }
            // A library that the app switches on moves what would be covered.
            if case .isLeftAlone = assumption { return false }
            return assumption.isAboutApp
        }
    }
}
