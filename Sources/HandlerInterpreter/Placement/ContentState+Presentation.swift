/// How the view of a screen lies in its window.
extension Evaluator {
    /// Sheets and popovers do not fill their window (Apple, documentation of `UIModalPresentationStyle`), and the run's does. Nor
    /// do parts of another controller's view, and a view of which nothing says where it is. Of a custom presentation, its code
    /// decides.
    var presentation: [OpenPoint] {
        if heap.isUnplacedView { return [.assumed(.fills(Filling("self", .window)))] }
        return heap.isEmbedded || mayLeaveRoom ? [.assumed(.fills(Filling("view", .window)))] : []
    }

    /// That the root view does not begin where its window does, if it begins at an opaque navigation bar.
    var placeBelowBar: [OpenPoint] {
        program.navigationBar == .opaque ? [.assumed(NavigationBar.assumption(.opaque))] : []
    }

    private var mayLeaveRoom: Bool {
        guard let controller, case .symbol(let style, _)? = heap[controller].properties["modalPresentationStyle"] else {
            return false
        }
        return ["pageSheet", "formSheet", "popover", "custom"].contains(style)
    }
}
