/// What UIKit calls before the first keyboard, in its order, for a view controller or a view (Apple, documentation of
/// UIViewController and UIView).
enum SetUpMethods {
    static let loading = ["awakeFromNib", "loadView", "viewDidLoad"]
    /// With the view in place, or about to be.
    static let coming = ["viewWillAppear", "viewIsAppearing"]
    /// In a window, a view has a safe area. The first layout pass, which begins with an update of the constraints, comes before
    /// the screen has appeared.
    static let appearing = safeArea + Evaluator.constraintPass + Evaluator.layoutPass + ["viewDidAppear"]
    /// What a view controller and a view are told when their safe area changes.
    static let safeArea = ["viewSafeAreaInsetsDidChange", "safeAreaInsetsDidChange"]
    static let all = Set(loading + coming + appearing)
}
