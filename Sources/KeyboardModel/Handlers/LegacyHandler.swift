/// The handler that WWDC21 session 10259 shows as what the layout guide replaces: the view's height less the end frame's y,
/// without a conversion. It is right only in a full-screen window and as long as there is a frame.
package enum LegacyHandler {
    /// How far above the view's bottom edge the handler puts the content's, in points.
    package static func bottomOffset(for notification: KeyboardNotification, in world: World) -> Double {
        let offset = world.view.bounds.height - notification.endFrame.minY
        return offset == 0 ? world.view.safeAreaInsets.bottom : offset
    }
}
