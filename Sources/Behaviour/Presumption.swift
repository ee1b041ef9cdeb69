import HandlerInterpreter

/// The assumptions of one execution path of a handler.
package enum Presumption: Hashable, Sendable {
    case answer(Precondition)
    /// What content is tied to by a constraint, or rests on.
    case rest(of: String, isTied: Bool, ContentState.Rest)
    /// All of a write's presumptions, as a report that was read back words them.
    case recorded(String)
}
