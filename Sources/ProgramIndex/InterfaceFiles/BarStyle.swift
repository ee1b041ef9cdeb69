/// Whether a controller's view reaches under the bar of the controller around it, whose height its safe area then leaves out, or
/// ends at it (Apple, documentation of `UIViewController.extendedLayoutIncludesOpaqueBars`).
package enum BarStyle: Sendable {
    case translucent, opaque
}
