import KeyboardFacts
import KeyboardModel
import SourceText
import SwiftParser
import Vocabulary

/// A posted notification and what its `userInfo` holds.
extension Evaluator {
    /// The value under a key of `userInfo`; both frames are in the screen's coordinates (Apple, keyboardFrameEndUserInfoKey).
    func info(_ key: KeyboardInfoKey, ofNotification position: Int, at node: Syntax?) -> Value {
        let notification = path.notifications[position]
        switch key {
        case .frameEnd: return frame(notification.endFrame, .keyboardEndFrame, at: node)
        case .frameBegin:
            if let handler { path.trace.noteBeginFrame(readBy: handler) }
            return frame(notification.beginFrame, .keyboardBeginFrame, at: node)
        case .animationDuration:
            var duration = Quantity(notification.animationDuration)
            duration.origins = [ValueOrigin(.animation)]
            return .number(duration)
        case .animationCurve:
            var curve = Quantity(Double(notification.animationCurve))
            curve.origins = [ValueOrigin(.animation)]
            return .number(curve)
        case .isLocal: return .bool(notification.isLocal)
        }
    }

    private func frame(_ rect: Rect<ScreenSpace>, _ source: ValueOrigin.Source, at node: Syntax?) -> Value {
        let value = RectValue(rect.x, rect.y, rect.width, rect.height, source, in: .screen)
        guard let node else { return .rect(value) }
        let what = source == .keyboardEndFrame ? "reads the keyboard's end frame" : "reads the keyboard's begin frame"
        return .rect(value.map { $0.adding(step: what, at: node) })
    }

    func notificationMember(_ name: String, _ position: Int) -> Value? {
        let notification = path.notifications[position]
        switch name {
        case "userInfo": return .object(make(.userInfo(position), name: "userInfo"))
        case "name":
            return KeyboardNotificationName(rawValue: notification.name.rawValue).map { .notificationName($0, at: nil) }
        // The screen the keyboard appears on, since iOS 16.1 (Apple, keyboardWillShowNotification).
        case "object", "screen":
            return notification.screen.map { .object(make(.screen(isMain: $0.id == .main), name: "notification.object")) }
                ?? Value.nothing
        // The fields of the iOS 26 messages.
        case "endFrame": return info(.frameEnd, ofNotification: position, at: nil)
        case "beginFrame": return info(.frameBegin, ofNotification: position, at: nil)
        case "animationDuration": return info(.animationDuration, ofNotification: position, at: nil)
        case "animationCurve": return info(.animationCurve, ofNotification: position, at: nil)
        case "isLocal": return info(.isLocal, ofNotification: position, at: nil)
        default: return nil
        }
    }
}
