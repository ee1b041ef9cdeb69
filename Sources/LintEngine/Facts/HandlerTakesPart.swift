import PatternMatching
import SwiftParser

/// The handler that a registration leads to writes layout on a screen that is laid out for the keyboard: a handler that shows a
/// bar or sets a small fixed height while somebody types does not.
struct HandlerTakesPart: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "leads to a handler that takes part in keyboard layout",
            """
            a name in a registration whose handler writes layout, if a handler of its object places content, and takes something \
            from the keyboard or moves by at least 100 points; not for an object that uses the keyboard layout guide
            """,
            HandlerTakesPart())
    ]
    static let basis = FactBasis.handler

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        guard let behaviour = evidence.handler(of: node)?.behaviour, behaviour.writesLayout,
            evidence.laysOutForKeyboard(behaviour)
        else { return false }
        // What observes for a screen that uses the guide need not lay it out.
        return !(behaviour.typeName.map { evidence.index.hasOwnCode(in: $0) { $0.name == "keyboardLayoutGuide" } } ?? false)
    }
}
