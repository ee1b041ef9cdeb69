import SourceText
import SwiftParser
import Vocabulary

/// Members of Core Graphics and UIKit value types.
extension Evaluator {
    /// Nil for a member that values of this shape do not have.
    func geometryMember(_ name: String, of value: Value) -> Value? {
        // Bridging between NSValue, NSNumber and what they hold leaves the value as it is.
        if Self.bridges.contains(name) {
            // The number of a case is its own.
            if case .symbol(_, let payload) = value, name == "rawValue" { return payload.count == 1 ? payload[0] : nil }
            return value
        }
        if Self.integerBridges.contains(name) { return value.quantity.map { .number($0.truncated) } }
        switch value {
        case .rect(let rect): return rectMember(name, rect)
        case .point(let point):
            return name == "x" ? .number(point.x) : name == "y" ? .number(point.y) : nil
        case .size(let size):
            return name == "width" ? .number(size.width) : name == "height" ? .number(size.height) : nil
        case .insets(let insets):
            switch name {
            case "top": return .number(insets.top)
            case "left": return .number(insets.left)
            case "bottom": return .number(insets.bottom)
            case "right": return .number(insets.right)
            default: return nil
            }
        case .transform(let x, let y):
            return name == "tx"
                ? .number(x) : name == "ty" ? .number(y) : name == "isIdentity" ? .bool(x.known == 0 && y.known == 0) : nil
        case .array(let elements): return arrayMember(name, elements)
        case .dictionary(let entries): return dictionaryMember(name, entries)
        case .range(let range): return rangeMember(name, range)
        case .number(let quantity): return numberMember(name, quantity)
        case .string(let text): return stringMember(name, text)
        case .unknown(let unknown): return shapeOfUnknown(name, unknown)
        default: return nil
        }
    }

    private static let bridges: Set<String> = [
        "cgRectValue", "cgPointValue", "cgSizeValue", "CGRectValue", "doubleValue", "floatValue", "boolValue", "native",
        "standardized", "rawValue",
    ]
    private static let integerBridges: Set<String> = [
        "intValue", "uintValue", "integerValue", "unsignedIntegerValue", "unsignedLongValue",
    ]

    private func rectMember(_ name: String, _ rect: RectValue) -> Value? {
        switch name {
        case "origin": .point(PointValue(x: rect.x, y: rect.y))
        case "size": .size(SizeValue(width: rect.width, height: rect.height))
        case "minX": .number(rect.x)
        case "minY": .number(rect.y)
        case "width": .number(rect.width)
        case "height": .number(rect.height)
        case "maxX": .number(rect.maxX)
        case "maxY": .number(rect.maxY)
        case "midX": .number(middle(rect.x, rect.width))
        case "midY": .number(middle(rect.y, rect.height))
        // Of one that is not known it is the same to a point.
        case "integral": .rect(rect.known.map { integral(rect, $0) } ?? rect)
        case "isNull": .bool(relying(on: rect.parts, rect.x.known == .infinity))
        case "isEmpty": rect.known.map { .bool(relying(on: rect.parts, $0.width == 0 || $0.height == 0)) }
        default: nil
        }
    }

    /// The smallest rectangle of whole numbers around a rectangle (Apple, CGRect.integral).
    private func integral(_ rect: RectValue, _ known: (x: Double, y: Double, width: Double, height: Double)) -> RectValue {
        var result = rect
        guard known.x.isFinite else { return rect }
        result.x.amount = Affine(known.x.rounded(.down))
        result.y.amount = Affine(known.y.rounded(.down))
        result.width.amount = Affine((known.x + known.width).rounded(.up) - known.x.rounded(.down))
        result.height.amount = Affine((known.y + known.height).rounded(.up) - known.y.rounded(.down))
        return result
    }

    func middle(_ start: Quantity, _ length: Quantity) -> Quantity { start + half(length) }

    func half(_ length: Quantity) -> Quantity {
        var half = length
        half.amount = length.amount * 0.5
        return half
    }

    /// An unknown shows its shape by the member that code reads of it.
    private func shapeOfUnknown(_ name: String, _ unknown: Unknown) -> Value? {
        switch name {
        case "frame", "bounds", "layoutFrame": .rect(RectValue(unknown: unknown.member(name).name, in: .view))
        case "height", "width", "maxY", "minY", "minX", "maxX", "midY", "constant":
            .number(Quantity(unknown: unknown.member(name).name, ValueOrigin(.otherView)))
        default: nil
        }
    }

    // MARK: Methods

    /// Methods of values; nil for one that is not known.
    func method(_ name: String, _ receiver: Value, _ invocation: Invocation) -> Value? {
        if let value = optionalMap(name, receiver, invocation) { return value }
        // `value.getValue(&duration)`
        if name == "getValue", let place = invocation.arguments.first?.node, place.kind == .prefixExpr, place.name == "&",
            let target = place.child(.operand)
        {
            writeBack(receiver, to: target, invocation.scope)
            return .void
        }
        return switch receiver {
        case .rect(let rect): rectMethod(name, rect, invocation)
        case .number(let quantity): numberMethod(name, quantity, invocation)
        case .array(let elements): arrayMethod(name, elements, invocation)
        case .dictionary(let entries): dictionaryMethod(name, entries, invocation)
        case .range(let range): rangeMethod(name, range, invocation)
        case .string(let text): stringMethod(name, text, invocation)
        case .transform(let x, let y): transformMethod(name, x, y, invocation)
        case .infoKey, .notificationName, .symbol: .unknown(Unknown(invocation.node))
        default: nil
        }
    }

    /// `map` and `flatMap` of an optional that holds something; what holds several things is no optional.
    func optionalMap(_ name: String, _ receiver: Value, _ invocation: Invocation) -> Value? {
        guard name == "map" || name == "flatMap", let argument = invocation.arguments.last else { return nil }
        if elements(of: receiver) != nil { return nil }
        return callable(argument, invocation)?([receiver])
    }

    /// Also of one whose sides are not known, as constraints say only how high a view is: a keyboard that reaches from one side
    /// of the view to the other covers of what lies in it what is below its top.
    private func intersection(_ rect: RectValue, _ other: RectValue) -> RectValue? {
        if let known = rect.intersection(other) { return known }
        let width = world.view.bounds.width
        for (open, whole) in [(rect, other), (other, rect)] {
            guard let known = whole.known, known.x <= 0, known.x + known.width >= width, open.y.known != nil,
                open.height.known != nil
            else { continue }
            var spanning = open
            spanning.x.amount = Affine(0)
            spanning.width.amount = Affine(width)
            guard var result = spanning.intersection(whole), result.y.known != .infinity else {
                return spanning.intersection(whole)
            }
            result.x.amount = open.x.amount
            result.width.amount = open.width.amount
            return result
        }
        return nil
    }

    private func rectMethod(_ name: String, _ rect: RectValue, _ invocation: Invocation) -> Value? {
        switch (name, invocation[0]) {
        case ("intersection", .rect(let other)?):
            return intersection(rect, other).map(Value.rect)
                ?? .rect(RectValue(unknown: Unknown(invocation.node).name, in: rect.space))
        case ("intersects", .rect(let other)?):
            // Rectangles that share an edge do: their intersection is empty, but not null (Apple, CGRect.intersects(_:)).
            return intersection(rect, other)?.y.known.map { .bool(relying(on: rect.parts + other.parts, $0 != .infinity)) }
        case ("union", .rect(let other)?): return rect.union(other).map(Value.rect)
        case ("contains", .point(let point)?):
            guard let known = rect.known, let x = point.x.known, let y = point.y.known else { return nil }
            let isInside = known.x <= x && x < known.x + known.width && known.y <= y && y < known.y + known.height
            return .bool(relying(on: rect.parts + [point.x, point.y], isInside))
        case ("contains", .rect(let other)?):
            return rect.union(other)?.known.map {
                .bool(relying(on: rect.parts + other.parts, $0 == rect.known ?? (0, 0, 0, 0)))
            }
        case ("equalTo", let other?): return .bool(areEqual(.rect(rect), other, invocation.node))
        // NSValue's, a method before Swift 3.
        case ("CGRectValue", nil): return .rect(rect)
        case ("inset", .insets(let insets)?):
            return .rect(
                RectValue(
                    x: rect.x + insets.left, y: rect.y + insets.top, width: rect.width - insets.left - insets.right,
                    height: rect.height - insets.top - insets.bottom))
        case ("offsetBy", _), ("insetBy", _):
            guard let dx = invocation["dx"]?.quantity, let dy = invocation["dy"]?.quantity else { return nil }
            var result = rect
            result.x = rect.x + dx
            result.y = rect.y + dy
            if name == "insetBy" {
                result.width = rect.width - dx - dx
                result.height = rect.height - dy - dy
            }
            return .rect(result)
        default: return nil
        }
    }

    /// `CGRectGetMaxY(rect)`, Core Graphics' function for `rect.maxY`.
    func rectFunction(_ name: String, _ invocation: Invocation) -> Value? {
        let prefix = "CGRectGet"
        guard name.hasPrefix(prefix), case .rect(let rect)? = invocation[0], invocation.arguments.count == 1 else { return nil }
        let member = name.dropFirst(prefix.count)
        return rectMember(member.prefix(1).lowercased() + member.dropFirst(), rect)
    }

    private func transformMethod(_ name: String, _ x: Quantity, _ y: Quantity, _ invocation: Invocation) -> Value? {
        if name == "scaledBy" { return .scaling(y: invocation["y"]?.quantity) }
        if name == "rotated" { return .turning(by: invocation["by"]?.quantity) }
        guard name == "translatedBy", let dx = invocation["x"]?.quantity, let dy = invocation["y"]?.quantity else { return nil }
        return .transform(x: x + dx, y: y + dy)
    }
}
