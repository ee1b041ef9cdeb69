import Foundation

open class UIViewController: UIResponder {
    private var loadedView: UIView?

    public override init() { super.init() }
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    // MARK: The view

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView = newValue
            newValue?.controller = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// As large as the screen until a window gives it its size.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        (self as? any InterfaceOwner)?.connectOutlets()
        awakeFromNib()
        viewDidLoad()
    }

    open func awakeFromNib() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func updateViewConstraints() {}

    // MARK: The safe area

    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            Stage.record("additionalSafeAreaInsets", of: self, additionalSafeAreaInsets.numbers, in: generation)
        }
    }

    open var topLayoutGuide: any UILayoutSupport { LayoutSupport(view: view, isBottom: false) }
    open var bottomLayoutGuide: any UILayoutSupport { LayoutSupport(view: view, isBottom: true) }
    open var automaticallyAdjustsScrollViewInsets = true

    // MARK: Other controllers

    open var title: String?
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    open var navigationController: UINavigationController? { nil }
    open var tabBarController: UITabBarController? { nil }
    open var presentingViewController: UIViewController? { nil }
    open var presentedViewController: UIViewController? { nil }
    open var traitCollection: UITraitCollection { UITraitCollection() }

    open func addChild(_ controller: UIViewController) {
        children.append(controller)
        controller.parent = self
    }

    open func didMove(toParent parent: UIViewController?) {}
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}

    open override var next: UIResponder? { loadedView?.superview }
}

open class UINavigationController: UIViewController {
    public let navigationBar = UINavigationBar()
    public let toolbar: UIToolbar! = UIToolbar()
    public var isToolbarHidden = true
}

open class UITabBarController: UIViewController {
    public let tabBar = UITabBar()
}

/// A controller of an interface file: the stage makes its outlets before `viewDidLoad`.
public protocol InterfaceOwner: AnyObject {
    func connectOutlets()
}
