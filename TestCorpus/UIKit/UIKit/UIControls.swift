import Foundation

open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let editingChanged = Event(rawValue: 1 << 17)
    }

    open var isEnabled = true
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
}

open class UITextField: UIControl {
    open var text: String? = ""
    open var placeholder: String?
    open override var canBecomeFirstResponder: Bool { true }
}

open class UIButton: UIControl {
    public enum ButtonType: Int { case custom, system }
    public convenience init(type: ButtonType) { self.init(frame: .zero) }
}

open class UILabel: UIView {
    open var text: String?
}

open class UIStackView: UIView {
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    open private(set) var arrangedSubviews: [UIView] = []
    open var spacing: CGFloat = 0

    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }
}

open class UIToolbar: UIView {}
open class UITabBar: UIView {}
open class UINavigationBar: UIView {}
open class UIImageView: UIView {}
open class UIVisualEffectView: UIView {}
open class UISearchBar: UIView {}

open class UIGestureRecognizer: NSObject {
    public init(target: Any?, action: Selector?) {}
    open var cancelsTouchesInView = true
}

open class UITapGestureRecognizer: UIGestureRecognizer {}

public final class UIColor: NSObject {
    public static let white = UIColor()
    public static let systemBackground = UIColor()
}

public enum UIUserInterfaceSizeClass: Int {
    case unspecified, compact, regular
}

public final class UITraitCollection: NSObject {
    public var horizontalSizeClass: UIUserInterfaceSizeClass { Stage.world.window.frame.width < 600 ? .compact : .regular }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
}
