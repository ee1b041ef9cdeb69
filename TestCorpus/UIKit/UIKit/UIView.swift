import Foundation

/// A view is a place in its superview: a centre, a size and a transform, of which `frame` is the rectangle around.
///
/// Nothing is laid out by constraints: where code asks for a subview's frame it gets what the stage gave it.
open class UIView: UIResponder, UICoordinateSpace {
    private var storedBounds: CGRect
    private var storedCenter: CGPoint
    private var storedTransform = CGAffineTransform.identity

    public convenience override init() { self.init(frame: .zero) }

    public init(frame: CGRect) {
        storedBounds = CGRect(origin: .zero, size: frame.size)
        storedCenter = CGPoint(x: frame.midX, y: frame.midY)
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    open func awakeFromNib() {}

    // MARK: Geometry

    open var frame: CGRect {
        get {
            storedBounds.mapCorners { inSuperview($0) }
        }
        set {
            place(newValue)
            Stage.record("frame", of: self, newValue.numbers, in: generation)
        }
    }

    open var bounds: CGRect {
        get { storedBounds }
        set {
            storedBounds = newValue
            Stage.record("bounds", of: self, newValue.numbers, in: generation)
        }
    }

    open var center: CGPoint {
        get { storedCenter }
        set {
            storedCenter = newValue
            Stage.record("center", of: self, newValue.numbers, in: generation)
        }
    }

    open var transform: CGAffineTransform {
        get { storedTransform }
        set {
            storedTransform = newValue
            Stage.record("transform", of: self, newValue.numbers, in: generation)
        }
    }

    /// Gives the view a frame without recording it, as a layout pass does.
    func place(_ frame: CGRect) {
        var size = frame.size
        if storedTransform.a != 0, storedTransform.d != 0 {
            size = CGSize(width: size.width / abs(storedTransform.a), height: size.height / abs(storedTransform.d))
        }
        storedBounds.size = size
        storedCenter = CGPoint(x: frame.midX - storedTransform.tx, y: frame.midY - storedTransform.ty)
    }

    /// Moves what is seen without recording it.
    func scroll(to offset: CGPoint) { storedBounds.origin = offset }

    fileprivate func inSuperview(_ point: CGPoint) -> CGPoint {
        let turned = CGPoint(x: point.x - storedBounds.midX, y: point.y - storedBounds.midY).applying(storedTransform)
        return CGPoint(x: turned.x + storedCenter.x, y: turned.y + storedCenter.y)
    }

    fileprivate func fromSuperview(_ point: CGPoint) -> CGPoint {
        let turned = CGPoint(x: point.x - storedCenter.x, y: point.y - storedCenter.y).applying(storedTransform.inverted())
        return CGPoint(x: turned.x + storedBounds.midX, y: turned.y + storedBounds.midY)
    }

    /// From the view's coordinates to the window's base coordinates, or to those of the topmost view where there is no window.
    func toBase(_ point: CGPoint) -> CGPoint {
        guard !(self is UIWindow), let superview else { return point }
        return superview.toBase(inSuperview(point))
    }

    func fromBase(_ point: CGPoint) -> CGPoint {
        guard !(self is UIWindow), let superview else { return point }
        return fromSuperview(superview.fromBase(point))
    }

    /// Intrinsic and compressed sizes need text and fonts; a stand-in has a fixed one.
    open var intrinsicContentSize: CGSize { CGSize(width: 120, height: 44) }
    open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open func sizeToFit() {}

    // MARK: Hierarchy

    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?

    open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        view.didMoveToSuperview()
        if window != nil { view.enteredWindow() }
    }

    private func enteredWindow() {
        didMoveToWindow()
        subviews.forEach { $0.enteredWindow() }
    }

    open func insertSubview(_ view: UIView, at index: Int) { addSubview(view) }
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { addSubview(view) }
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { addSubview(view) }
    open func bringSubviewToFront(_ view: UIView) {}
    open func sendSubviewToBack(_ view: UIView) {}

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    weak var controller: UIViewController?
    open override var next: UIResponder? { controller ?? superview }

    // MARK: Layout

    open var constraints: [NSLayoutConstraint] = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSubviews() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraintsIfNeeded() {}
    open func updateConstraints() {}
    open func setNeedsDisplay() {}
    open func invalidateIntrinsicContentSize() {}
    open func safeAreaInsetsDidChange() {}
    open func addLayoutGuide(_ guide: UILayoutGuide) { guide.owningView = self }

    /// The window's insets where they reach into the view, and what its controller adds. None outside a window.
    open var safeAreaInsets: UIEdgeInsets {
        guard window != nil, let superview else { return .zero }
        let (outer, frame, room) = (superview.safeAreaInsets, frame, superview.bounds)
        let added = controller?.additionalSafeAreaInsets ?? .zero
        return UIEdgeInsets(
            top: max(0, outer.top - (frame.minY - room.minY)) + added.top,
            left: max(0, outer.left - (frame.minX - room.minX)) + added.left,
            bottom: max(0, outer.bottom - (room.maxY - frame.maxY)) + added.bottom,
            right: max(0, outer.right - (room.maxX - frame.maxX)) + added.right)
    }

    // MARK: Appearance and events, which nothing here depends on

    open var tag = 0
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var isUserInteractionEnabled = true
    open var clipsToBounds = false
    open var backgroundColor: UIColor?
    open var traitCollection: UITraitCollection { UITraitCollection() }
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {}

    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        subviews.forEach { $0.endEditing(force) }
        return resignFirstResponder()
    }
}
