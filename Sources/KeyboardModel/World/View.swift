/// A view in a window: the one whose content makes room for the keyboard.
package struct View: Hashable, Sendable {
    package var frame: Rect<WindowSpace>
    /// The view's own: what bars and the home indicator cover of *this* view, `additionalSafeAreaInsets` included.
    package var safeAreaInsets: EdgeInsets
    /// Decides which side "leading" is.
    package var layoutDirection: LayoutDirection

    package enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
        case leftToRight, rightToLeft
    }

    package init(
        frame: Rect<WindowSpace>, safeAreaInsets: EdgeInsets = .zero, layoutDirection: LayoutDirection = .leftToRight
    ) {
        self.frame = frame
        self.safeAreaInsets = safeAreaInsets
        self.layoutDirection = layoutDirection
    }

    /// A root view, which fills its window.
    package init(filling window: Window, safeAreaInsets: EdgeInsets = .zero) {
        self.init(frame: window.bounds, safeAreaInsets: safeAreaInsets)
    }

    /// A view inside this one.
    ///
    /// Its safe area is what is left of this view's where the two overlap (Apple, documentation of `UIView.safeAreaInsets`;
    /// csl.cool, "iOS Layout Adaptation": 20 points below the top of a view that is inset by 59, a view is inset by 39), and what
    /// its controller adds (`additionalSafeAreaInsets`).
    package func subview(_ frame: Rect<ViewSpace>, additionalSafeAreaInsets: EdgeInsets = .zero) -> View {
        let additional = additionalSafeAreaInsets
        let insets = EdgeInsets(
            top: max(0, safeAreaInsets.top - frame.minY) + additional.top,
            left: max(0, safeAreaInsets.left - frame.minX) + additional.left,
            bottom: max(0, safeAreaInsets.bottom - (bounds.maxY - frame.maxY)) + additional.bottom,
            right: max(0, safeAreaInsets.right - (bounds.maxX - frame.maxX)) + additional.right)
        return View(frame: convert(frame), safeAreaInsets: insets, layoutDirection: layoutDirection)
    }

    package var bounds: Rect<ViewSpace> { Rect(origin: .zero, size: frame.size) }

    /// The bottom edge of `safeAreaLayoutGuide`.
    package var safeAreaBottom: Double { bounds.maxY - safeAreaInsets.bottom }
}

/// Conversions between the window and the view, as `UIView.convert(_:from: nil)` and `convert(_:to: nil)` make them: nil is the
/// window's base coordinates there, never the screen's (Apple, documentation of `UIView.convert(_:from:)`).
extension View {
    package func convert(_ rect: Rect<WindowSpace>) -> Rect<ViewSpace> {
        rect.moved(to: ViewSpace.self, by: (-frame.x, -frame.y))
    }

    package func convert(_ rect: Rect<ViewSpace>) -> Rect<WindowSpace> {
        rect.moved(to: WindowSpace.self, by: (frame.x, frame.y))
    }

    package func convert(_ point: Point<WindowSpace>) -> Point<ViewSpace> {
        Point(x: point.x - frame.x, y: point.y - frame.y)
    }

    package func convert(_ point: Point<ViewSpace>) -> Point<WindowSpace> {
        Point(x: point.x + frame.x, y: point.y + frame.y)
    }
}
