/// The notification handler that Apple recommends where the layout guide cannot be used.
package enum RecommendedHandler: String, Hashable, Sendable, CaseIterable {
    /// As shown in WWDC23 session 10281: the height of the part of the keyboard that lies in the view.
    case intersectionHeight
    /// As printed in the documentation of `keyboardFrameEndUserInfoKey`: from that part's top edge down to the view's bottom.
    case distanceToBottom

    /// How far above the view's bottom edge the handler puts the content's, in points.
    package func bottomOffset(for notification: KeyboardNotification, in world: World) -> Double {
        let covered = world.view.bounds.intersection(world.convert(notification.endFrame))
        guard !covered.isEmpty else { return world.view.safeAreaInsets.bottom }
        switch self {
        case .intersectionHeight: return covered.height
        case .distanceToBottom: return world.view.bounds.maxY - covered.minY
        }
    }
}
