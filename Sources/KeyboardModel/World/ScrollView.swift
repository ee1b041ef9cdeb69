/// A scroll view's insets: what an app sets, what UIKit adds, and what the two come to.
///
/// Adding the keyboard's height to `contentInset.bottom` counts the home indicator twice, since the keyboard's frame contains the
/// strip and the automatic adjustment adds it again. A scroll view that ends at the layout guide needs no inset at all: it is
/// shorter instead, and does not reach the safe area.
package struct ScrollView: Hashable, Sendable {
    package var view: View
    package var contentInset: EdgeInsets
    package var contentSize: Size
    package var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior
    package var verticalScrollIndicatorInsets: EdgeInsets
    package var automaticallyAdjustsScrollIndicatorInsets: Bool
    package var keyboardDismissMode: KeyboardDismissMode

    /// Apple, documentation of `UIScrollView.ContentInsetAdjustmentBehavior`.
    package enum ContentInsetAdjustmentBehavior: String, Hashable, Sendable, CaseIterable {
        case automatic, scrollableAxes, never, always
    }

    /// Apple, documentation of `UIScrollView.KeyboardDismissMode`.
    package enum KeyboardDismissMode: String, Hashable, Sendable, CaseIterable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory

        /// Whether a drag pulls the keyboard down with the finger.
        package var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
    }

    package init(
        view: View, contentInset: EdgeInsets = .zero, contentSize: Size = .zero,
        contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic,
        verticalScrollIndicatorInsets: EdgeInsets = .zero, automaticallyAdjustsScrollIndicatorInsets: Bool = true,
        keyboardDismissMode: KeyboardDismissMode = .none
    ) {
        self.view = view
        self.contentInset = contentInset
        self.contentSize = contentSize
        self.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
        self.verticalScrollIndicatorInsets = verticalScrollIndicatorInsets
        self.automaticallyAdjustsScrollIndicatorInsets = automaticallyAdjustsScrollIndicatorInsets
        self.keyboardDismissMode = keyboardDismissMode
    }
}

extension ScrollView {
    /// `contentInset` and the part of the safe area that the behaviour chooses (Apple, documentation of
    /// `UIScrollView.adjustedContentInset`). Along an axis that does not scroll, `scrollableAxes` adds nothing; `automatic` is
    /// taken for a scroll view of a view controller, and adds vertically in any case.
    package var adjustedContentInset: EdgeInsets {
        let safeArea = view.safeAreaInsets
        let scrollsAcross = contentSize.width > view.bounds.width
        let scrollsDown = contentSize.height > view.bounds.height
        switch contentInsetAdjustmentBehavior {
        case .never: return contentInset
        case .always: return contentInset.adding(safeArea, across: true, down: true)
        case .automatic: return contentInset.adding(safeArea, across: scrollsAcross, down: true)
        case .scrollableAxes: return contentInset.adding(safeArea, across: scrollsAcross, down: scrollsDown)
        }
    }

    /// Where the vertical indicator's track ends, above the view's bottom edge. The safe area is added here as well, by default
    /// (Apple, documentation of `automaticallyAdjustsScrollIndicatorInsets`).
    package var indicatorBottomInset: Double {
        verticalScrollIndicatorInsets.bottom + (automaticallyAdjustsScrollIndicatorInsets ? view.safeAreaInsets.bottom : 0)
    }

    /// The lowest y that content can be scrolled up to, in the view's coordinates: content rests above it.
    package var contentBottom: Double { view.bounds.maxY - adjustedContentInset.bottom }

    /// How far down the content can be scrolled: until its end rests at `contentBottom`.
    package var maximumContentOffsetY: Double {
        let insets = adjustedContentInset
        return max(-insets.top, contentSize.height + insets.bottom - view.bounds.height)
    }
}

extension EdgeInsets {
    func adding(_ other: EdgeInsets, across: Bool, down: Bool) -> EdgeInsets {
        EdgeInsets(
            top: top + (down ? other.top : 0), left: left + (across ? other.left : 0),
            bottom: bottom + (down ? other.bottom : 0), right: right + (across ? other.right : 0))
    }
}

extension ScrollView {
    /// What a UITableViewController or UICollectionViewController makes of its scroll view: it insets the content until it ends
    /// above the keyboard (Apple, "Managing the Keyboard", Text Programming Guide for iOS). An inset of the app's own comes on
    /// top.
    package func avoidingKeyboard(in world: World) -> ScrollView {
        var avoiding = self
        let top = KeyboardLayoutGuide().layoutFrame(in: world).minY
        avoiding.contentInset.bottom += max(0, world.view.safeAreaBottom - top)
        return avoiding
    }
}
