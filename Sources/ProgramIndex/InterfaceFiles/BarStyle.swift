/// Whether a controller's view reaches under the bar of the controller around it, whose height its safe area then leaves out, or
/// ends at it (Apple, documentation of `UIViewController.extendedLayoutIncludesOpaqueBars`).
package enum BarStyle: Sendable {
    case translucent, opaque

    /// The members of a bar that say which it is: of Swift, and of Swift 2 (Apple, documentation of `UINavigationBar.isTranslucent`
    /// and `UITabBar.isTranslucent`).
    package static let members: Set<String> = ["isTranslucent", "translucent"]
}
