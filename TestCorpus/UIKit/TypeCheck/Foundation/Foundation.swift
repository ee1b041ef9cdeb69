@_exported import Dispatch
@_exported import Glibc
@_exported import ObjectiveC

// Foundation of open-source Swift does not inherit from the Objective-C root class, so with it no method that takes a notification can
// be `@objc`. This one has as much of Foundation as keyboard handlers name, inherits from that class, and is only ever type-checked
// against.

public typealias CGFloat = Double
public typealias TimeInterval = Double
public typealias NSObjectProtocol = ObjectiveC.NSObjectProtocol

extension NSObject: Hashable {
    public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) {}
}

public class NSCoder: NSObject {}
public class Bundle: NSObject {}
public class NSNull: NSObject {}
public class NSString: NSObject {}

open class NSValue: NSObject {
    public override init() {}
    public required init?(coder: NSCoder) {}
    public required init(bytes: UnsafeRawPointer, objCType: UnsafePointer<Int8>) {}
}

public class NSNumber: NSValue {
    public init(value: Double) { super.init() }
    public init(value: Int) { super.init() }
    public init(value: Bool) { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public required init(bytes: UnsafeRawPointer, objCType: UnsafePointer<Int8>) { super.init() }
    public var doubleValue: Double { 0 }
    public var floatValue: Float { 0 }
    public var intValue: Int { 0 }
    public var uintValue: UInt { 0 }
    public var boolValue: Bool { false }
}

public class NSDictionary: NSObject {
    public func value(forKey key: String) -> Any? { nil }
    public func object(forKey key: Any) -> Any? { nil }
    public subscript(key: Any) -> Any? { nil }
}

extension Dictionary: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDictionary { NSDictionary() }
    public static func _forceBridgeFromObjectiveC(_ source: NSDictionary, result: inout Dictionary?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSDictionary, result: inout Dictionary?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDictionary?) -> Dictionary { [:] }
}

public struct NSRange {
    public var location: Int
    public var length: Int

    public init(location: Int, length: Int) {
        self.location = location
        self.length = length
    }
}

public struct IndexPath: Hashable {
    public init(row: Int, section: Int) {}
    public init(item: Int, section: Int) {}
}

public class RunLoop: NSObject {
    public static let main = RunLoop()
}

public class OperationQueue: NSObject {
    public static let main = OperationQueue()
}

public struct UUID: Hashable {
    public init() {}
    public var uuidString: String { "" }
}
