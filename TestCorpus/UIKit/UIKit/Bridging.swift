import Foundation

/// `NSValue` holds rectangles on Apple's systems, and a cast takes them out again: `as? CGRect` and `as? NSValue` both succeed on the
/// frame in a notification's `userInfo`. These conformances are how Swift's casts are told.
final class GeometricValue: NSValue, @unchecked Sendable {
    let content: Any

    init(_ content: Any) {
        self.content = content
        super.init()
    }

    required convenience init?(coder: NSCoder) { nil }

    required init(bytes: UnsafeRawPointer, objCType: UnsafePointer<Int8>) {
        content = ()
        super.init()
    }
}

extension NSValue {
    public var cgRectValue: CGRect { (self as? GeometricValue)?.content as? CGRect ?? .zero }
    public var cgPointValue: CGPoint { (self as? GeometricValue)?.content as? CGPoint ?? .zero }
    public var cgSizeValue: CGSize { (self as? GeometricValue)?.content as? CGSize ?? .zero }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { GeometricValue(self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) { result = source.cgRectValue }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = (source as? GeometricValue)?.content as? CGRect
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.cgRectValue ?? .zero }
}

/// Foundation bridges `Double` to `NSNumber` on every system, `CGFloat` on Apple's only.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}
