/// The content that a write is about.
package enum ContentSubject: Hashable, Sendable {
    /// What the screen shows.
    case content
    case view(String)
    /// What stands on a view.
    case standing(on: String)
}

/// How content has gone since before the first event.
package struct Movement: Hashable, Sendable {
    package let verb: Verb
    package let subject: ContentSubject
    /// In points, with the unknowns in it: `398 − tabBarHeight`. Nil for one that is too long to be read.
    package let amount: String?

    package init(_ verb: Verb, _ subject: ContentSubject, by amount: String?) {
        self.verb = verb
        self.subject = subject
        self.amount = amount
    }

    package enum Verb: Sendable {
        case leaves, raises, lowers
        /// Down where the amount is positive.
        case moves
        case resizes, changes
        /// How far a scroll view scrolls.
        case lengthens
        /// Which constraints hold is changed, to an end that is not known.
        case switches
    }
}
