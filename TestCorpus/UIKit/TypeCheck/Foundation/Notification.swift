public class NSNotification: NSObject {
    public struct Name: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public var name: Name { Name("") }
    public var object: Any? { nil }
    public var userInfo: [AnyHashable: Any]? { nil }
}

public struct Notification {
    public typealias Name = NSNotification.Name

    public var name: Name
    public var object: Any?
    public var userInfo: [AnyHashable: Any]?

    public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
    }
}

/// What lets a method that takes one be `@objc`.
extension Notification: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNotification { NSNotification() }
    public static func _forceBridgeFromObjectiveC(_ source: NSNotification, result: inout Notification?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNotification, result: inout Notification?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNotification?) -> Notification {
        Notification(name: NSNotification.Name(""))
    }
}

public class NotificationCenter: NSObject {
    public class var `default`: NotificationCenter { NotificationCenter() }

    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {}

    public func addObserver(
        forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { self }

    public func removeObserver(_ observer: Any) {}
    public func removeObserver(_ observer: Any, name: NSNotification.Name?, object: Any?) {}
    public func post(_ notification: Notification) {}
    public func post(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {}
}
