import Foundation
import KeyboardModel
import Vocabulary

open class UIResponder: NSObject {
    let generation = Stage.generation

    public override init() { super.init() }

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open private(set) var isFirstResponder = false

    @discardableResult open func becomeFirstResponder() -> Bool {
        isFirstResponder = true
        return true
    }

    @discardableResult open func resignFirstResponder() -> Bool {
        isFirstResponder = false
        return true
    }

    open var inputAccessoryView: UIView? { nil }
    open var inputView: UIView? { nil }
}

/// Under every class of UIKit that the field spells them with, since constants are inherited.
extension UIResponder {
    public class var keyboardWillShowNotification: NSNotification.Name { .init(KeyboardNotificationName.willShow.rawName) }
    public class var keyboardDidShowNotification: NSNotification.Name { .init(KeyboardNotificationName.didShow.rawName) }
    public class var keyboardWillHideNotification: NSNotification.Name { .init(KeyboardNotificationName.willHide.rawName) }
    public class var keyboardDidHideNotification: NSNotification.Name { .init(KeyboardNotificationName.didHide.rawName) }
    public class var keyboardWillChangeFrameNotification: NSNotification.Name {
        .init(KeyboardNotificationName.willChangeFrame.rawName)
    }
    public class var keyboardDidChangeFrameNotification: NSNotification.Name {
        .init(KeyboardNotificationName.didChangeFrame.rawName)
    }

    public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
    public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

/// The spelling of Swift 4.1 and before, which the corpus holds as well.
extension NSNotification.Name {
    public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
    public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
    public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
    public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
    public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
}

public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey

extension KeyboardNotification {
    /// As UIKit posts it.
    var posted: Notification {
        func rectangle(_ rect: Rect<ScreenSpace>) -> NSValue { GeometricValue(CGRect(rect)) }
        return Notification(
            name: Notification.Name(name.rawName), object: screen.map { UIScreen.of($0.id) },
            userInfo: [
                UIKeyboardFrameBeginUserInfoKey: rectangle(beginFrame), UIKeyboardFrameEndUserInfoKey: rectangle(endFrame),
                UIKeyboardAnimationDurationUserInfoKey: NSNumber(value: animationDuration),
                UIKeyboardAnimationCurveUserInfoKey: NSNumber(value: animationCurve),
                UIKeyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
            ])
    }
}

extension CGRect {
    init<Space: CoordinateSpace>(_ rect: Rect<Space>) {
        self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }
}
