import KeyboardModel
import Testing

@testable import HandlerInterpreter

/// Methods that UIKit calls by their selector.
struct ActionTests {
    /// An extension that finds the first responder as many apps do: by an action that reaches it.
    private static let finder = """
        extension UIResponder {
            private struct Found { static weak var responder: UIResponder? }
            static var first: UIResponder? {
                Found.responder = nil
                UIApplication.shared.sendAction(#selector(UIResponder.remember), to: nil, from: nil, for: nil)
                return Found.responder
            }
            @objc private func remember() { Found.responder = self }
        }
        """

    @Test func theFirstResponderIsThereAndItsPlaceIsNotKnown() {
        let run = Run(
            "guard let field = UIResponder.first as? UITextField else { return }; bottom.constant = field.frame.maxY",
            outside: Self.finder)
        #expect(run.paths.count == 1)
        #expect(run.written != nil)
        #expect(run.number == nil)
    }

    @Test func anActionWithATargetRunsItsMethod() {
        let run = Run(
            "UIApplication.shared.sendAction(#selector(raise), to: self, from: nil, for: nil)",
            members: "@objc func raise() { bottom.constant = 12 }")
        #expect(run.number == 12)
    }

    /// UIKit's own: nothing of the program runs.
    @Test func anActionOfUIKitIsNoLayout() {
        let run = Run(
            "UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)")
        #expect(run.paths.map(\.trace.writes.count) == [0])
    }
}
