import KeyboardFacts
import SourceText
import SwiftParser
import Vocabulary

/// What an expression evaluates to.
///
/// Optionals are flat: `.nothing` is nil, anything else is itself. A value that nothing is known of keeps the source text it
/// stands for, because that is the name under which a report can say what the result depends on.
///
/// What is larger than two words is kept in a box, so that handing a value on costs little.
enum Value {
    case void
    case nothing
    indirect case number(Quantity)
    case bool(Bool)
    case string(String)
    indirect case rect(RectValue)
    indirect case point(PointValue)
    indirect case size(SizeValue)
    indirect case insets(InsetsValue)
    indirect case transform(x: Quantity, y: Quantity)
    case array([Value])
    case dictionary([(key: Value, value: Value)])
    indirect case range(RangeValue)
    /// `\.frame.height`: the members it goes through.
    case keyPath([String])
    case tuple([(label: String?, value: Value)])
    /// A value of one of the program's own structures.
    indirect case structure(StructureValue)
    /// A case of an enumeration, or a static member whose type only its context tells: `.zero`, `.curveEaseOut`.
    indirect case symbol(String, [Value])
    /// With the place that names it, where that is known.
    indirect case notificationName(KeyboardNotificationName, at: Syntax?)
    /// A literal selector, by its node.
    case selector(Syntax)
    case infoKey(KeyboardInfoKey)
    case object(ObjectID)
    indirect case function(FunctionValue)
    case type(String)
    case unknown(Unknown)
}

/// Something the run cannot know, under the name it has in the source.
struct Unknown: Hashable, Sendable {
    let name: String

    /// - Parameter text: source; white space in it is folded, and what is too long to read is cut.
    init(_ text: String) {
        var text = text
        name = text.withUTF8(Self.shortened)
    }

    /// The source of a node. Of a long one only the beginning is looked at: names are made all the time, and a closure may be a
    /// page.
    init(_ node: Syntax) {
        name = node.withBeginning(ofBytes: 4 * Limits.unknownNameLength, Self.shortened)
    }

    /// The end is kept, too: of two calls with many arguments, it may be the last one that tells them apart.
    ///
    /// By bytes: names are made all the time. However long the text, little more is read of it than the name holds.
    private static func shortened(_ text: UnsafeBufferPointer<UInt8>) -> String {
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
        if text.count <= Limits.unknownNameLength, !text.contains(where: isSpace) { return String(decoding: text, as: UTF8.self) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(text.count, longestRead))
        var isASCII = true
        for byte in text {
            if !isSpace(byte) { bytes.append(byte) } else if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
            if byte >= 0x80 { isASCII = false }
            if bytes.count > longestRead { break }
        }
        if bytes.last == 0x20 { bytes.removeLast() }
        let limit = Limits.unknownNameLength
        if bytes.count <= limit { return String(decoding: bytes, as: UTF8.self) }
        let end = limit / 4
        if isASCII {
            return String(decoding: bytes[..<(limit - 1 - end)], as: UTF8.self) + "…"
                + String(decoding: bytes.suffix(end), as: UTF8.self)
        }
        let name = String(decoding: bytes, as: UTF8.self)
        return name.count <= limit ? name : name.prefix(limit - 1 - end) + "…" + name.suffix(end)
    }

    /// Bytes that are read of a text: the longest characters, emoji of several people, have 25 or more.
    static let longestRead = 64 * Limits.unknownNameLength

    func member(_ member: String) -> Unknown { Unknown(name + "." + member) }
}

struct StructureValue {
    let type: String
    var fields: [String: Value]
}

/// A range of numbers; nil for an end that is left open.
struct RangeValue {
    var low: Quantity?
    var high: Quantity?
    var isClosed: Bool

    /// The whole numbers in it; nil if an end is open or not known, or if they are more than a loop visits.
    var elements: [Value]? {
        guard let start = low?.known, let end = high?.known, end - start < Double(Limits.iterations) else { return nil }
        let last = isClosed ? end : end - 1
        return last < start ? [] : Swift.stride(from: start, through: last, by: 1).map { .number(Quantity(integer: Int($0))) }
    }
}

/// A function, closure or method, with what it closes over.
struct FunctionValue {
    /// A `.functionDecl`, `.initializerDecl` or `.closureExpr`.
    let declaration: Syntax
    /// Where a closure or a local function was made, kept by `Evaluator.closure`; nil for what sees no variables around it.
    var scope: ScopeID?
    let receiver: Value?
}

extension Value {
    var quantity: Quantity? {
        switch self {
        case .number(let quantity): quantity
        case .unknown(let unknown): Quantity(unknown: unknown.name)
        case .symbol("zero", _): Quantity(0)
        case .symbol(let name, let payload) where payload.isEmpty: Quantity(unknown: name)
        default: nil
        }
    }

    var object: ObjectID? {
        if case .object(let object) = self { object } else { nil }
    }

    var isNil: Bool {
        if case .nothing = self { true } else { false }
    }

    /// Whether it is one of the program's or UIKit's types, and no object of one.
    var isType: Bool { if case .type = self { true } else { false } }

    var isUnknown: Bool {
        if case .unknown = self { true } else { false }
    }

    /// As a variable without a type of its own holds it.
    var settled: Value {
        if case .number(let quantity) = self { .number(quantity.settled) } else { self }
    }

    static func number(_ constant: Double) -> Value { .number(Quantity(constant)) }
}

extension Value {
    /// The number that decides about a bottom edge: the number itself, an inset's bottom, a rectangle's or point's y.
    var decisiveQuantity: Quantity? {
        switch self {
        case .number(let quantity): quantity
        case .insets(let insets): insets.bottom
        case .rect(let rect): rect.y.merging(rect.height)
        case .point(let point): point.y
        case .size(let size): size.height
        case .transform(_, let y): y
        default: nil
        }
    }
}
