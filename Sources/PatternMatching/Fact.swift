import SwiftParser

/// Something a `where` clause asks about one node. `FactPhrase.all` lists how each is written.
package enum Fact: Hashable, Sendable {
    /// The value of the expression was computed from this place.
    case derives(from: Origin)
    /// The point, rectangle or coordinate belongs to this space.
    case isInSpace(Space)
    /// Coordinates of different spaces were added, subtracted, compared or intersected on the way to the value.
    case mixesSpaces
    /// The value came through an intersection with the bounds of the view or the window.
    case isClipped
    /// Assigning to the expression moves or resizes something; a kind as in a handler's sinks, or nil for any.
    case isLayoutSink(kind: String?)
    /// The expression is the name of a keyboard notification in a registration: one such as `keyboardWillShow`, or nil for any.
    case namesObservedNotification(String?)
    /// The registration the expression stands in leads to a handler that writes layout.
    case handlerWritesLayout
    /// In some scenario the write that the expression belongs to, or the handler it stands in, moves content so.
    case hasEffect(EffectWord)
}

/// Answers the questions of `where` clauses. What it does not know does not hold.
package protocol FactSource {
    func holds(_ fact: Fact, for node: Syntax) -> Bool
}

/// The coordinate space a point, a rectangle or one of their coordinates belongs to.
package enum Space: String, Sendable, CaseIterable {
    case screen, window, view
}

/// The six notifications, as `names an observed …` spells them.
enum NotificationWord: String, CaseIterable {
    case keyboardWillShow, keyboardDidShow, keyboardWillHide, keyboardDidHide, keyboardWillChangeFrame, keyboardDidChangeFrame
}

/// The kinds of layout sinks, as `is a … sink` spells them.
enum SinkWord: String, CaseIterable {
    case constraintConstant, constraintActivation, contentInset, indicatorInsets, contentOffset, frame, bounds, center, transform
    case additionalSafeAreaInsets
}

/// What a handler does to its content beside the layout guide, as `effect is …` spells it.
package enum EffectWord: String, Sendable, CaseIterable {
    case agrees, covered, closer, gap, drift, jump, late, depends
    case notReset = "not-reset"
    case movesForOtherScreen = "moves-for-other-screen"
    case movesForOtherApp = "moves-for-other-app"
}
