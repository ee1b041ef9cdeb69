import SwiftParser
import Vocabulary

/// A number that knows where it comes from: the interpreter's central value.
///
/// Beside its amount it carries the coordinate space it is measured in, what it was computed from, and whether that took it
/// through a meeting of two spaces or an intersection. "Converted" and "clipped" are thus something a number knows, whatever the
/// spelling.
package struct Quantity: Sendable {
    var amount: Affine
    package var origins: ValueOrigins = []
    /// Nil for a number that belongs to no space, such as a literal or a duration.
    package var space: CoordinateSpaceName?
    var measure = Measure.scalar
    var kind = Kind.real
    /// Numbers of two spaces met in a sum or difference that only makes sense within one.
    package var mixesSpaces = false
    /// Computed from a rectangle or point of the keyboard's that was converted to another space.
    package var isConverted = false
    /// Passed through an intersection with another rectangle.
    package var isClipped = false
    /// What was taken for granted to know it; reported only where the number decides something.
    var assumptions: Set<Filling> = []
    /// The places in the source that the number went through, in order.
    package var steps: [Step] = []

    enum Measure: Sendable {
        /// A plain number.
        case scalar
        /// A coordinate: says where something is, hence depends on the space's origin.
        case position
        /// A length, which a translation between spaces leaves as it is.
        case extent
    }

    /// What Swift divides it as.
    enum Kind: Sendable {
        case real, integer
        /// A literal without a point, which takes the type of what it meets.
        case integerLiteral
    }

    /// A place the number was read, converted or combined at.
    package struct Step: Hashable, Sendable {
        package let what: String
        package let node: Syntax
    }

    /// Whether something that is not known is taken off the number that is.
    package var isReducedByUnknown: Bool { amount.terms.values.contains { $0 * amount.constant < 0 } }

    init(_ constant: Double) {
        amount = Affine(constant)
    }

    init(integer: Int) {
        amount = Affine(Double(integer))
        kind = .integer
    }

    init(unknown name: String, _ origin: ValueOrigin? = nil) {
        amount = Affine(unknown: name)
        if let origin { origins = [origin] }
    }

    /// A coordinate or length of a rectangle.
    init(_ amount: Affine, _ source: ValueOrigin.Source, _ component: ValueOrigin.Component, in space: CoordinateSpaceName?) {
        self.amount = amount
        origins = [ValueOrigin(source, component)]
        self.space = space
        measure = component == .width || component == .height ? .extent : .position
    }

    package var known: Double? { amount.known }

    package func derives(from source: ValueOrigin.Source) -> Bool {
        origins.contains(source)
    }

    package var isFromKeyboard: Bool { derives(from: .keyboardEndFrame) || derives(from: .keyboardBeginFrame) }
}

extension Quantity {
    static prefix func - (operand: Quantity) -> Quantity {
        var result = operand
        result.amount = -operand.amount
        return result
    }

    static func + (left: Quantity, right: Quantity) -> Quantity { left.combined(right, left.amount + right.amount) }
    static func - (left: Quantity, right: Quantity) -> Quantity { left.combined(right, left.amount - right.amount) }

    /// The sum or difference `amount` of the two, with what both know.
    func combined(_ other: Quantity, _ amount: Affine) -> Quantity {
        var result = merging(other)
        result.amount = amount
        result.kind = kind.joined(other.kind)
        if clashes(with: other) { result.mixesSpaces = true }
        switch (measure, other.measure) {
        case (.position, .position), (.extent, .extent): result.measure = .extent
        case (.position, _), (_, .position): result.measure = .position
        case (.extent, _), (_, .extent): result.measure = .extent
        case (.scalar, .scalar): result.measure = .scalar
        }
        return result
    }

    /// A coordinate of one space and an edge of another: their difference depends on where the spaces' origins lie. A coordinate
    /// and a distance do not clash: content may be moved by as many points as the keyboard moved.
    private func clashes(with other: Quantity) -> Bool {
        guard let space, let otherSpace = other.space, space != otherSpace else { return false }
        return (measure == .position && other.standsForEdge) || (other.measure == .position && standsForEdge)
    }

    /// A coordinate, or the length of something that begins at its space's origin: the height of a view's bounds is where they
    /// end.
    private var standsForEdge: Bool {
        guard measure == .extent else { return measure == .position }
        return origins.contains { [.viewBounds, .window, .mainScreen, .screen].contains($0.source) && $0.component != nil }
    }

    /// This quantity with the provenance of `other` added; what derives from the keyboard keeps its space.
    func merging(_ other: Quantity) -> Quantity {
        var result = self
        result.origins.formUnion(other.origins)
        result.mixesSpaces = mixesSpaces || other.mixesSpaces
        result.isClipped = isClipped || other.isClipped
        result.isConverted = isConverted || other.isConverted
        if !other.assumptions.isEmpty { result.assumptions.formUnion(other.assumptions) }
        if isFromKeyboard == other.isFromKeyboard {
            result.space = space ?? other.space
        } else {
            result.space = isFromKeyboard ? space : other.space
        }
        for step in other.steps where !result.steps.contains(step) && result.steps.count < Limits.steps {
            result.steps.append(step)
        }
        return result
    }

    /// This quantity, known only if `assumption` holds.
    func assuming(_ assumption: Filling?) -> Quantity {
        guard let assumption else { return self }
        var result = self
        result.assumptions.insert(assumption)
        return result
    }

    func adding(step what: String, at node: Syntax) -> Quantity {
        var result = self
        let step = Step(what: what, node: node)
        if !result.steps.contains(step), result.steps.count < Limits.steps { result.steps.append(step) }
        return result
    }
}

extension Quantity {
    /// As `Int(…)` makes it.
    var truncated: Quantity {
        var result = self
        result.kind = .integer
        if let known, known.isFinite { result.amount = Affine(known.rounded(.towardZero)) }
        return result
    }

    /// As a variable of a type holds it.
    func typed(_ type: String) -> Quantity {
        var result = self
        if Self.integerTypes.contains(type) { result.kind = .integer }
        if Self.realTypes.contains(type) { result.kind = .real }
        return result
    }

    static let integerTypes: Set<String> = ["Int", "UInt", "Int32", "UInt32", "Int64", "UInt64"]
    private static let realTypes: Set<String> = ["CGFloat", "Double", "Float", "TimeInterval"]

    /// As a variable without a type of its own holds it: a literal without a point is an `Int` there.
    var settled: Quantity {
        var result = self
        if kind == .integerLiteral { result.kind = .integer }
        return result
    }
}

extension Quantity.Kind {
    func joined(_ other: Quantity.Kind) -> Quantity.Kind {
        if self == .real || other == .real { return .real }
        return self == .integer || other == .integer ? .integer : .integerLiteral
    }
}
