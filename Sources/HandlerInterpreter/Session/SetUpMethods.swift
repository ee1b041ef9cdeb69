/// What UIKit calls before the first keyboard, in its order, for a view controller or a view (Apple, documentation of
/// UIViewController and UIView).
enum SetUpMethods {
    static let loading = ["awakeFromNib", "loadView", "viewDidLoad"]
    /// With the view in place, or about to be.
    static let coming = ["viewWillAppear", "viewIsAppearing"]
    /// The first layout pass, which begins with an update of the constraints, comes before the screen has appeared.
    static let appearing = Evaluator.constraintPass + Evaluator.layoutPass + ["viewDidAppear"]
    static let all = Set(loading + coming + appearing)
}
