import HandlerInterpreter

/// What one of several ways to read a handler presumes.
package enum Presumption: Hashable, Sendable {
    case answer(Precondition)
    /// What content is tied to by a constraint, or rests on.
    case rest(of: String, isTied: Bool, ContentState.Rest)
}
