import KeyboardFacts
import ProgramIndex
import SwiftParser

/// Methods of the program that UIKit calls by their selector.
extension Evaluator {
    /// Runs the method that `sendAction(_:to:from:for:)` calls; nil where it is none of the program's.
    ///
    /// Without a target the first responder is asked first (Apple, documentation of `UIApplication.sendAction(_:to:from:for:)`).
    /// Extensions of `UIResponder` find it by such a call. Which object it is, the source does not tell.
    func sendAction(_ invocation: Invocation) -> Value? {
        guard let action = invocation[0] else { return nil }
        let target = invocation["to"].flatMap { $0.isNothing ? nil : $0 }
        let called =
            target.map { method(named: action, of: $0) }
            ?? method(named: action, of: .object(firstResponder))
        guard let called else { return nil }
        apply(called, [invocation["from"] ?? .nothing])
        return .bool(true)
    }

    private var firstResponder: ObjectID {
        let name = "the first responder"
        return object(named: name) { Object(.other, name: name) }
    }
}
