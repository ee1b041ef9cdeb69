import Foundation
import KeyboardModel

open class UILayoutGuide: NSObject {
    open weak var owningView: UIView?
    open var identifier = ""
    fileprivate var frame: () -> CGRect = { .zero }

    /// In the owning view's coordinates.
    open var layoutFrame: CGRect { frame() }
}

open class UITrackingLayoutGuide: UILayoutGuide {}

open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard = false
    open var usesBottomSafeArea = true
}

extension UIView {
    public var safeAreaLayoutGuide: UILayoutGuide { guide { $0.bounds.inset(by: $0.safeAreaInsets) } }
    public var layoutMarginsGuide: UILayoutGuide { guide { $0.bounds.inset(by: $0.safeAreaInsets).insetBy(dx: 8, dy: 0) } }
    public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

    /// The model's guide, with its default properties. It belongs to the world's view.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        let guide = UIKeyboardLayoutGuide()
        guide.owningView = self
        guide.frame = { CGRect(KeyboardLayoutGuide().layoutFrame(in: Stage.world)) }
        return guide
    }

    private func guide(_ frame: @escaping (UIView) -> CGRect) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.owningView = self
        guide.frame = { [weak self] in self.map(frame) ?? .zero }
        return guide
    }
}

/// `topLayoutGuide` and `bottomLayoutGuide`, from before there were safe areas.
public protocol UILayoutSupport: AnyObject {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

final class LayoutSupport: NSObject, UILayoutSupport, AnchoredItem {
    private let view: UIView
    private let isBottom: Bool

    init(view: UIView, isBottom: Bool) {
        self.view = view
        self.isBottom = isBottom
    }

    var length: CGFloat { isBottom ? view.safeAreaInsets.bottom : view.safeAreaInsets.top }
}
