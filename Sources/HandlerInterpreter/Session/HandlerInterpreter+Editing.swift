import KeyboardFacts
import KeyboardModel
import SwiftParser
import Vocabulary

/// Handlers that no notification starts: UIKit calls them as one begins to type and as one stops, before it shows or hides the
/// keyboard (Apple, documentation of `UITextFieldDelegate`).
///
/// Editing begins once, with the first keyboard of this app that a scenario has, be it only the bar of a hardware keyboard or
/// nothing at all; it ends as that keyboard hides. In between the keyboard may change its height or go to another edge, and
/// nobody tells the handlers.
extension HandlerInterpreter {
    /// Runs what editing starts in a part of an event; nil where nothing does.
    func edit(in stage: Transition, of transition: Transition, on evaluator: Evaluator) -> PathRun.Instant? {
        let keyboard = stage.after.keyboard
        let name: KeyboardNotificationName
        if evaluator.heap.isEditing {
            guard transition.after.keyboard.state == .hidden else { return nil }
            name = .willHide
        } else {
            guard keyboard.state != .hidden, keyboard.owner == .thisApp else { return nil }
            name = .willShow
        }
        evaluator.heap.isEditing.toggle()
        let calls = evaluator.calls(for: name, ofEditing: true)
        guard !calls.isEmpty else { return nil }
        let frames = (begin: stage.before.keyboardFrame, end: stage.after.keyboardFrame)
        let moment = KeyboardNotification(name: name, beginFrame: frames.begin, endFrame: frames.end, screen: nil)
        evaluator.path.notifications.append(moment)
        evaluator.path.moment.invoked = []
        for call in calls { evaluator.edit(call) }
        evaluator.path.moment.engagedOn = []
        return PathRun.Instant(
            notification: moment, world: stage.after, invoked: evaluator.path.moment.invoked, contents: evaluator.contentStates())
    }
}

extension Evaluator {
    /// Calls a function with the field that one types in.
    fileprivate func edit(_ call: HandlerCall) {
        handler = call.position
        path.moment.engagedOn = call.preconditions
        notePreconditions()
        let function = call.handler.node
        let parameters = function.children(.parameter)
        let others = parameters.dropFirst().map { Value.unknown(Unknown($0.name)) }
        let arguments = parameters.isEmpty ? [] : [editedField(givenTo: function)] + others
        apply(
            FunctionValue(declaration: function, receiver: call.receiver), arguments, labels: parameters.map(\.argumentLabel))
        // What it throws nobody catches.
        path.thrown = nil
        path.moment.invoked.insert(call.position)
    }
}
