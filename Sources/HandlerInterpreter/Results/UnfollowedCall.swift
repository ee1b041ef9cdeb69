/// A call that may lay out and that a run could not follow.
package struct UnfollowedCall: Hashable, Sendable {
    /// What is called, as the source names it: `delegate?.keyboardChanged`.
    package let callee: String
    package let reason: Reason
    /// Whether the keyboard's frame, or a number made of it, is among the arguments.
    package let isGivenKeyboard: Bool

    /// Why it was not followed: what was looked for, and not found.
    package enum Reason: Hashable, Sendable {
        /// The receiver is of a type that no Swift file read declares.
        case typeNotDeclared(String)
        /// The receiver's class is declared; neither it nor an extension of it has the method. The superclass, where no file read
        /// declares it.
        case superclassNotDeclared(String)
        /// The receiver may be of any type that conforms to a protocol.
        case anyConformer(of: String)
        /// Nothing says of what type the receiver is.
        case receiverNotKnown
        /// It is called on what a framework declares; no file read adds it there, and it is none that is known of the framework.
        case notDeclared
        /// No code that was run puts a closure there.
        case closureNotSet
        /// Whoever observes the notification runs.
        case posts
        /// It hands the value to a relay to which nobody was found to subscribe.
        case noSubscriber(of: String)
    }
}
