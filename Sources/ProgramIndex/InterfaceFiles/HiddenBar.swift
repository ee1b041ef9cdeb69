/// A segue from a controller of one class to one of another, for which code hides the bar of the tab bar controller as it
/// prepares for it (Apple, documentation of `UIViewController.prepare(for:sender:)` and `hidesBottomBarWhenPushed`).
package struct HiddenBar: Hashable, Sendable {
    /// The names of the classes.
    let from, to: String

    package init(from: String, to: String) {
        self.from = from
        self.to = to
    }
}
