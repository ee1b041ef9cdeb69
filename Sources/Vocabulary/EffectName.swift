/// The name of what the user of an app sees of a difference between a handler and the layout guide.
///
/// The closed list; reports and rules use the raw values.
package enum EffectName: String, Hashable, Sendable, Codable, CaseIterable {
    /// The content is within half a point of where the guide puts it after every event.
    case agrees
    /// Content is under the keyboard.
    case covered
    /// Content is not covered, but has lost some of the space it has below it at rest.
    case closer
    /// Content is higher above the keyboard than the guide would leave it.
    case gap
    /// The same event, announced again, leaves the content elsewhere.
    case drift
    /// The keyboard is gone and the content is not back where it was before.
    case notReset = "not-reset"
    /// While one event is announced, the content goes away and comes back.
    case jump
    /// Required constraints contradict each other: UIKit breaks one of them, without saying which.
    case conflict
    /// Content moves for a keyboard that is on another screen than the window.
    case movesForOtherScreen = "moves-for-other-screen"
    /// Content moves for another app's keyboard that does not cover the window.
    case movesForOtherApp = "moves-for-other-app"
    /// Content reaches its place only when the keyboard has arrived; the one effect that goes with agreement.
    case late
    /// The handler does not run: it asks for another sender than the keyboard's notifications have.
    case neverFires = "never-fires"
    /// Where the content ends depends on something the source does not say.
    case depends

    /// Whether it is about a keyboard that is none of the window's, which nearly every handler moves for.
    package var isRarelyMet: Bool { self == .movesForOtherScreen || self == .movesForOtherApp }
}
