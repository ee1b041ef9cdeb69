/// Classes of UIKit that apps inherit from, as far as it matters which of them are view controllers and which are views.
///
/// Source: the inheritance shown on each class's page in Apple's UIKit documentation.
package enum FrameworkClass {
    /// Methods of view controllers and views that move nothing on their screen, of those that they call of themselves (Apple,
    /// documentation of `UIViewController`, `UIView` and `NSObject`).
    package static let methodsWithoutLayout: Set<String> = [
        "present", "dismiss", "show", "showDetailViewController", "performSegue", "addChild", "removeFromParent", "willMove",
        "didMove", "setEditing", "setNeedsStatusBarAppearanceUpdate", "setNeedsUpdateOfHomeIndicatorAutoHidden",
        "setNeedsUpdateOfScreenEdgesDeferringSystemGestures", "setNeedsUpdateOfSupportedInterfaceOrientations",
        "loadViewIfNeeded", "addGestureRecognizer", "removeGestureRecognizer", "addInteraction", "removeInteraction",
        "viewWithTag", "isDescendant", "snapshotView", "isKind", "isMember", "responds", "conforms", "setValue", "observe",
        "perform", "cancelPreviousPerformRequests", "reloadInputViews", "setNeedsUpdateConfiguration",
    ]

    /// The superclass of a class of UIKit; nil for the ends of the chains, and for what is not a class of UIKit.
    static func superclass(of name: String) -> String? {
        if name == "UIViewController" || name == "UIView" { return "UIResponder" }
        guard DeclarationIndex.isFramework(name) else { return nil }
        if name.hasSuffix("ViewController") || otherControllers.contains(name) { return "UIViewController" }
        if name == "UITableView" || name == "UICollectionView" || name == "UITextView" { return "UIScrollView" }
        if name == "UICollectionViewCell" { return "UICollectionReusableView" }
        if name == "UISearchTextField" { return "UITextField" }
        if controls.contains(name) { return "UIControl" }
        if name.hasSuffix("View") || name.hasSuffix("Cell") || name.hasSuffix("Bar") || otherViews.contains(name) {
            return "UIView"
        }
        return nil
    }

    /// Whether objects of a class of UIKit are objects of another one; nil where this table does not know one of the two.
    package static func isClass(_ name: String, orHeirOf other: String) -> Bool? {
        if name == other { return true }
        guard laysOut(name), laysOut(other) else { return nil }
        return sequence(first: name, next: superclass).contains(other)
    }

    /// Whether objects of a class, and of those that inherit from it, lay out themselves or what they manage.
    static func laysOut(_ name: String) -> Bool {
        superclass(of: name) != nil || name == "UIResponder" || name == "UIPresentationController"
    }

    /// Whether a class of the program is one by its name.
    static func soundsLikeResponder(_ name: String) -> Bool {
        ["Controller", "View", "Cell", "Bar", "Screen", "Button", "Field"].contains { name.hasSuffix($0) }
    }

    private static let otherControllers: Set<String> = [
        "UINavigationController", "UITabBarController", "UIAlertController", "UISearchController", "UIPageViewController",
    ]
    private static let otherViews: Set<String> = ["UIControl", "UILabel", "UIToolbar", "UIWindow"]
    private static let controls: Set<String> = [
        "UIButton", "UIColorWell", "UIDatePicker", "UIPageControl", "UIRefreshControl", "UISegmentedControl", "UISlider",
        "UIStepper", "UISwitch", "UITextField",
    ]
}
