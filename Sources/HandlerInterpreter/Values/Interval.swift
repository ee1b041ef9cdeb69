/// What is known of a number that is not known: between which bounds it lies.
struct Interval {
    private(set) var low: Bound?
    private(set) var high: Bound?

    struct Bound {
        let value: Double
        /// Whether the number may be the bound itself.
        let isIncluded: Bool
    }

    static let nonNegative = Interval(low: Bound(value: 0, isIncluded: true), high: nil)

    /// Whether every number in the interval is below `value`, or none is; nil where some are and some are not.
    func isBelow(_ value: Double) -> Bool? {
        if let high, high.value < value || (high.value == value && !high.isIncluded) { return true }
        if let low, low.value >= value { return false }
        return nil
    }

    /// The same of numbers above `value`.
    func isAbove(_ value: Double) -> Bool? {
        if let low, low.value > value || (low.value == value && !low.isIncluded) { return true }
        if let high, high.value <= value { return false }
        return nil
    }

    /// Whether `value` lies in the interval.
    func mayBe(_ value: Double) -> Bool {
        if let low, low.value > value || (low.value == value && !low.isIncluded) { return false }
        if let high, high.value < value || (high.value == value && !high.isIncluded) { return false }
        return true
    }

    /// Whether no number but `value` lies in the interval, and that does.
    func isOnly(_ value: Double) -> Bool {
        guard let low, let high else { return false }
        return low.value == value && high.value == value && low.isIncluded && high.isIncluded
    }

    /// Whether every number in the interval is at least `value`, or at most; nil where some are above and some below.
    func isAtLeast(_ value: Double) -> Bool? {
        if let low, low.value >= value { return true }
        if let high, high.value <= value { return false }
        return nil
    }

    /// Takes into account that the number was found to be below `value`, or not.
    mutating func narrow(below value: Double, _ isBelow: Bool) {
        if isBelow { lower(to: Bound(value: value, isIncluded: false)) } else { raise(to: Bound(value: value, isIncluded: true)) }
    }

    mutating func narrow(above value: Double, _ isAbove: Bool) {
        if isAbove { raise(to: Bound(value: value, isIncluded: false)) } else { lower(to: Bound(value: value, isIncluded: true)) }
    }

    private mutating func lower(to bound: Bound) {
        if let high, (high.value, high.isIncluded ? 1 : 0) <= (bound.value, bound.isIncluded ? 1 : 0) { return }
        high = bound
    }

    private mutating func raise(to bound: Bound) {
        if let low, (low.value, low.isIncluded ? 0 : 1) >= (bound.value, bound.isIncluded ? 0 : 1) { return }
        low = bound
    }
}

extension Affine {
    /// The unknown part divided by its first coefficient, as a name, and that coefficient: what numbers that differ by a constant
    /// and a factor have in common.
    var direction: (name: String, factor: Double)? {
        guard let first = terms.min(by: { $0.key < $1.key }) else { return nil }
        let parts = terms.sorted { $0.key < $1.key }.map { "\($0.value / first.value) × \($0.key)" }
        return (parts.joined(separator: " + "), first.value)
    }

    /// Whether the unknown part divided by its first coefficient cannot be negative: a sum of lengths.
    var isLengthInItsDirection: Bool {
        guard let first = terms.min(by: { $0.key < $1.key }) else { return false }
        return terms.allSatisfy { $0.value / first.value > 0 && Self.isLength($0.key) }
    }

    /// Whether the unknown of that name is never negative, as the sides of a rectangle are (Apple, CGRect.height).
    private static func isLength(_ name: String) -> Bool {
        [".frame.height", ".frame.width", ".bounds.height", ".bounds.width"].contains { name.hasSuffix($0) }
    }
}
