/// An app's window: a rectangle of the screen.
///
/// Only a full-screen window has the screen's coordinates. Everywhere else the keyboard's frame, which is in the screen's
/// coordinates, has to be converted before it says anything about a view (Apple, documentation of
/// `keyboardFrameEndUserInfoKey`; WWDC23 session 10281).
package struct Window: Hashable, Sendable {
    /// How the system has placed the window.
    package enum Arrangement: String, Hashable, Sendable, CaseIterable {
        case fullScreen, splitView, slideOver, stageManager
    }

    package var frame: Rect<ScreenSpace>
    package var arrangement: Arrangement
    /// The screen the window is on.
    package var screen: Screen.ID

    package init(frame: Rect<ScreenSpace>, arrangement: Arrangement, screen: Screen.ID = .main) {
        self.frame = frame
        self.arrangement = arrangement
        self.screen = screen
    }

    package var bounds: Rect<WindowSpace> { Rect(origin: .zero, size: frame.size) }
}

/// Conversions between the screen and the window, as `UIWindow.convert(_:from: nil)` and `convert(_:to: nil)` make them: nil is
/// the screen there (Apple, documentation of UIWindow), while for a plain `UIView` nil is the window.
extension Window {
    package func convert(_ rect: Rect<ScreenSpace>) -> Rect<WindowSpace> {
        rect.moved(to: WindowSpace.self, by: (-frame.x, -frame.y))
    }

    package func convert(_ rect: Rect<WindowSpace>) -> Rect<ScreenSpace> {
        rect.moved(to: ScreenSpace.self, by: (frame.x, frame.y))
    }

    package func convert(_ point: Point<ScreenSpace>) -> Point<WindowSpace> {
        Point(x: point.x - frame.x, y: point.y - frame.y)
    }

    package func convert(_ point: Point<WindowSpace>) -> Point<ScreenSpace> {
        Point(x: point.x + frame.x, y: point.y + frame.y)
    }
}
