import SwiftParser
import Vocabulary

/// Something a `where` clause asks about one node. `FactPhrase.all` lists how each is written.
package enum Fact: Hashable, Sendable {
    // MARK: Values
    /// The value of the expression was computed from this place.
    case derives(from: Origin)
    /// The value was computed from this place and no other.
    case derivesOnly(from: Origin)
    /// The point, rectangle or coordinate belongs to this space.
    case isInSpace(Space)
    /// Coordinates of different spaces were added, subtracted, compared or intersected on the way to the value.
    case mixesSpaces
    /// The value came through an intersection with the bounds of the view or the window.
    case isClipped
    /// In some scenario the value is at least so many points, whatever its sign.
    case isAtLeast(points: Double)
    /// Assigning to the expression moves or resizes something; a kind as in a handler's sinks, or nil for any.
    case isLayoutSink(kind: String?)
    /// The expression gives the value of a write to layout.
    case isWrittenToLayout
    /// The keyboard's height, the safe area in it, is written to content that rests on the safe area already.
    case countsSafeAreaTwice

    // MARK: Spelling
    /// The name of the node, or the text of a string, is this; `*` stands for any letters.
    case isNamed(Glob)
    /// Some name in the node is this.
    case mentions(Glob)
    /// A number, a text, `true`, `false`, `nil` or `.zero`, written out.
    case isLiteral

    // MARK: Types, registrations and handlers
    /// The expression is the name of a keyboard notification in a registration: one such as `keyboardWillShow`, or nil for any.
    case namesObservedNotification(String?)
    /// The registration the expression stands in leads to a handler that writes layout.
    case handlerWritesLayout
    /// The node is part of a function or closure that runs when the keyboard posts a notification.
    case isInHandler
    /// The type, or the one around the node, observes the notification, or any of the six for nil.
    case observes(String?)
    /// The type, or the one around the node, inherits from this one or conforms to it, directly or not.
    case inherits(from: String)
    /// The node's handler runs for this notification.
    case handlerObserves(String)
    /// The node's handler runs when the keyboard comes and when it goes.
    case handlerRunsForShowAndHide

    // MARK: Behaviour
    /// In some scenario the write that the expression belongs to, or the handler it stands in, moves content so.
    case hasEffect(EffectWord)
    /// The same, where a notification's end frame is all zeros: the content is elsewhere than the layout guide has it, for that reason or not.
    case failsForZeroFrame
    /// The node's handler leaves the content where the layout guide does in every scenario.
    case handlerAgrees
    /// The node's handler takes the number of an animation curve for animation options, without moving it to its place.
    case curveIsUnshifted

    // MARK: The project
    /// The code is built for systems before this one.
    case deploymentTarget(below: Version)
    /// An availability check around the node keeps it from systems before this one.
    case isChecked(for: Version)
}

extension Fact {
    /// Whether only running a handler, or finding its registration, can make the fact hold.
    var needsHandler: Bool {
        switch self {
        case .isNamed, .mentions, .isLiteral, .inherits, .deploymentTarget, .isChecked: false
        default: true
        }
    }
}

/// Answers the questions of `where` clauses. What it does not know does not hold.
package protocol FactSource {
    func holds(_ fact: Fact, for node: Syntax) -> Bool

    /// All nodes for which a fact may hold, where they are few; nil where each has to be asked about.
    func nodes(whereMayHold fact: Fact) -> [Syntax]?

    /// The declarations of the type around a node, or of the type itself: extensions included, those of other files as far as they are
    /// at hand.
    func typeDeclarations(around node: Syntax) -> [Syntax]
}

extension FactSource {
    package func nodes(whereMayHold fact: Fact) -> [Syntax]? { nil }

    package func typeDeclarations(around node: Syntax) -> [Syntax] {
        guard let type = node.nearestType else { return [] }
        return node.tree.root.subtree.filter { $0.kind.isTypeDeclaration && $0.name == type.name }
    }
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
    case constraintConstant, constraintActivation, constraintPriority, contentInset, indicatorInsets, contentOffset, frame, bounds
    case center, transform, additionalSafeAreaInsets
}

/// What a handler does to its content beside the layout guide, as `effect is …` spells it.
package enum EffectWord: String, Sendable, CaseIterable {
    case agrees, covered, closer, gap, drift, jump, late, depends
    case notReset = "not-reset"
    case neverFires = "never-fires"
    case movesForOtherScreen = "moves-for-other-screen"
    case movesForOtherApp = "moves-for-other-app"
}
