/// The notification handler that Apple recommends where the layout guide cannot be used: check the screen, convert the end frame
/// to the view, intersect it with the view's bounds, and fall back to the safe area where nothing is covered.
///
/// Apple has published two endings, which differ where the keyboard covers the view without reaching its bottom edge.
package enum RecommendedHandler: String, Hashable, Sendable, CaseIterable {
    /// As shown in WWDC23 session 10281: the height of the part of the keyboard that lies in the view.
    case intersectionHeight
    /// As printed in the documentation of `keyboardFrameEndUserInfoKey`: from that part's top edge down to the view's bottom.
    case distanceToBottom

    /// How far above the view's bottom edge the handler puts the content's, in points.
    ///
    /// A notification about another screen's keyboard leaves the content where it rests.
    package func bottomOffset(for notification: KeyboardNotification, in world: World) -> Double {
        let resting = world.view.safeAreaInsets.bottom
        if let screen = notification.screen, screen.id != world.window.screen { return resting }
        let covered = world.view.bounds.intersection(world.convert(notification.endFrame))
        guard !covered.isEmpty else { return resting }
        switch self {
        case .intersectionHeight: return covered.height
        case .distanceToBottom: return world.view.bounds.maxY - covered.minY
        }
    }
}
