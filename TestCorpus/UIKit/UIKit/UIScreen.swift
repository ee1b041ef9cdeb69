import Foundation
import KeyboardModel

public final class UIScreen: NSObject {
    private let id: Screen.ID

    private init(_ id: Screen.ID) { self.id = id }

    private static let all = Dictionary(uniqueKeysWithValues: Screen.ID.allCases.map { ($0, UIScreen($0)) })

    static func of(_ id: Screen.ID) -> UIScreen { all[id] ?? main }

    public static let main = all[.main] ?? UIScreen(.main)
    public class var screens: [UIScreen] { Stage.world.screens.map { of($0.id) } }

    fileprivate var model: Screen { Stage.world.screens.first { $0.id == id } ?? Stage.world.screen }

    /// In the current orientation.
    public var bounds: CGRect { CGRect(model.bounds) }
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
    public var scale: CGFloat { 2 }
    public var coordinateSpace: any UICoordinateSpace { Space(screen: self, isFixed: false) }
    public var fixedCoordinateSpace: any UICoordinateSpace { Space(screen: self, isFixed: true) }

    /// A screen's coordinates: as the interface is turned, or fixed to the upright device.
    final class Space: UICoordinateSpace {
        private let screen: UIScreen
        private let isFixed: Bool

        init(screen: UIScreen, isFixed: Bool) {
            self.screen = screen
            self.isFixed = isFixed
        }

        var bounds: CGRect { isFixed ? CGRect(screen.model.fixedBounds) : screen.bounds }

        func toCurrent(_ point: CGPoint) -> CGPoint {
            guard isFixed else { return point }
            return CGRect(screen.model.convertFromFixed(Rect(x: point.x, y: point.y, width: 0, height: 0))).origin
        }

        func fromCurrent(_ point: CGPoint) -> CGPoint {
            guard isFixed else { return point }
            return CGRect(screen.model.convertToFixed(Rect(x: point.x, y: point.y, width: 0, height: 0))).origin
        }
    }
}

public enum UIUserInterfaceIdiom: Int {
    case unspecified = -1
    case phone, pad
}

public final class UIDevice: NSObject {
    public static let current = UIDevice()

    /// No iPad is less than 600 points wide in either direction, and no iPhone as wide in both.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        min(UIScreen.main.bounds.width, UIScreen.main.bounds.height) >= 600 ? .pad : .phone
    }

    public var systemVersion: String { "\(Stage.world.system.major).\(Stage.world.system.minor)" }
}

public class UIScene: NSObject {}

public final class UIWindowScene: UIScene {
    public var windows: [UIWindow] { UIApplication.shared.windows }
    public var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    public var screen: UIScreen { UIScreen.of(Stage.world.window.screen) }
    public let coordinateSpace: any UICoordinateSpace = UIScreen.main.coordinateSpace
}

public final class UIApplication: UIResponder {
    public static let shared = UIApplication()

    public internal(set) var windows: [UIWindow] = []
    public var keyWindow: UIWindow? { windows.first }
    public let connectedScenes: Set<UIScene> = [UIWindowScene()]

    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?) -> Bool { true }
}

/// A window lies on its screen where the stage's world has it.
public class UIWindow: UIView {
    public var rootViewController: UIViewController? {
        didSet { rootViewController.map { addSubview($0.view) } }
    }

    public var screen: UIScreen { UIScreen.of(Stage.world.window.screen) }
    public var windowScene: UIWindowScene? { UIApplication.shared.connectedScenes.first as? UIWindowScene }
    public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// What bars and the home indicator cover of the window: in the model's worlds the root view fills it.
    public override var safeAreaInsets: UIEdgeInsets {
        let insets = Stage.world.view.safeAreaInsets
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
