/// What an operator of a reactive chain does to what passes through, as far as a keyboard's notifications show it.
///
/// A `StreamLibrary` says which of its names mean which.
package enum ReactiveOperator: Sendable, Equatable {
    /// Hands on what its closure or key path makes of a value.
    case map
    /// The same, but nothing where that is nil.
    case compactMap
    /// Hands on what its closure says yes to.
    case filter
    /// Runs its closure and hands on what it got.
    case peek
    /// Hands on what differs from the value before.
    case removeDuplicates
    /// Hands on its argument whatever it gets.
    case constant
    /// Hands on its argument instead of nil.
    case replaceNil
    /// Hands on what its closure makes of its last result and a value.
    case scan
    /// Hands on a value once the code that published it has returned.
    case hop
    /// Hands on a value, but only after a time.
    case delay
    /// Hands on the first values only, as many as its argument says; `first()` one.
    case prefix
    /// Leaves out the first values, as many as its argument says; `dropFirst()` one.
    case drop
    /// Hands on what its closure's publisher does for a value.
    case flatMap
    /// Hands on the latest value of its argument, a publisher.
    case latest
    /// Hands on the value at a position among the latest of several publishers.
    case combine(position: Int, count: Int)
    /// The same, but each value of a publisher only once.
    case pair(position: Int, count: Int)
    /// Hands on a part of the notification it gets.
    case keyboard(KeyboardPart)
    /// Runs its argument, code that has pushed into a relay when it reaches the stage's node, and hands on what that pushes.
    case push
    /// Hands on its argument, an object, together with what it gets.
    case withObject
    /// Hands on its argument as soon as somebody subscribes, then what it gets.
    case start
    /// A relay, subject or published property: hands on what it gets to those who have subscribed by then.
    case relay(RelayMemory)
    /// Hands on nothing: it waits for another publisher to finish, which never does.
    case never
    /// Hands on what it gets, as far as that concerns a layout.
    case pass
    /// Hands on something that only a run of its library would show.
    case opaque

    /// What streams carry of the notifications that they follow.
    package enum KeyboardPart: Sendable {
        /// The end frame, on the screen; to those who subscribe before the first keyboard, an empty frame below the screen.
        case frame
        /// Of an end frame, the height of what lies in the main screen's bounds.
        case visibleHeight
        /// The same, where it was nothing before.
        case appearingHeight
        /// Of an end frame, whether nothing of it lies there.
        case isHidden
    }

    /// What a relay keeps for those who subscribe later.
    package enum RelayMemory: Sendable {
        /// Its latest value, at first the one that it was made with: the stage's argument.
        case latest
        case nothing
        /// Its type was not found.
        case unknown
    }
}
