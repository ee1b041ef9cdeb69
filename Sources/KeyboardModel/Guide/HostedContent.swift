/// SwiftUI content in a hosting controller: it avoids the keyboard by itself, as part of its safe area.
///
/// The keyboard is one of the safe area's regions; content ends where it begins, without a line of code (WWDC23 session 10281;
/// Apple, documentation of `SafeAreaRegions`). So code that also pads by the keyboard's height lifts the content twice.
package struct HostedContent: Hashable, Sendable {
    /// `ignoresSafeArea(.keyboard, edges: .bottom)`.
    package var ignoresKeyboard: Bool
    /// `UIHostingController.safeAreaRegions` (iOS 16.4).
    package var safeAreaRegions: SafeAreaRegions
    /// `.padding(.bottom, …)` written by the app, in points.
    package var bottomPadding: Double

    package enum SafeAreaRegions: String, Hashable, Sendable, CaseIterable {
        /// The container's and the keyboard's: the default.
        case all
        /// Bars and the home indicator only.
        case container
    }

    package init(ignoresKeyboard: Bool = false, safeAreaRegions: SafeAreaRegions = .all, bottomPadding: Double = 0) {
        self.ignoresKeyboard = ignoresKeyboard
        self.safeAreaRegions = safeAreaRegions
        self.bottomPadding = bottomPadding
    }

    /// Where the content's bottom edge is, in the world's view's coordinates. As far as is documented, the keyboard's region is
    /// what the default layout guide is.
    package func bottom(in world: World) -> Double {
        let avoids = !ignoresKeyboard && safeAreaRegions == .all
        let region = avoids ? KeyboardLayoutGuide().layoutFrame(in: world).minY : world.view.safeAreaBottom
        return region - bottomPadding
    }
}
