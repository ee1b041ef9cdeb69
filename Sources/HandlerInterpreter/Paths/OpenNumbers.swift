/// What is known of numbers that are not known: the intervals that the answers so far leave them, and which of them stand for the
/// greater or the smaller of two others.
struct OpenNumbers {
    /// What the answers so far tell, by `Affine.direction`.
    var intervals: [String: Interval] = [:]
    /// What a number is not, by the answers so far and by `Affine.direction`.
    private var excluded: [String: Set<Double>] = [:]
    /// By the name of the unknown that stands for it.
    private(set) var extrema: [String: SymbolicExtremum] = [:]

    /// A question about a number that is not known: whether it is beyond a border.
    struct Border {
        /// What names the number, as `Affine.direction` does.
        let direction: String
        let value: Double
        /// Whether the question asks for what is below the border, rather than above.
        let isUpper: Bool
        /// Whether it is answered with yes where that is not so.
        let isNegated: Bool
        /// Whether the number cannot be negative.
        let isOfLength: Bool
    }

    private func interval(_ direction: String, isOfLength: Bool) -> Interval {
        intervals[direction] ?? (isOfLength ? .nonNegative : Interval())
    }

    /// The answer to a question, as far as the intervals tell.
    func isWithin(_ border: Border) -> Bool? {
        let interval = interval(border.direction, isOfLength: border.isOfLength)
        let known = border.isUpper ? interval.isBelow(border.value) : interval.isAbove(border.value)
        return known.map { $0 != border.isNegated }
    }

    /// Whether a number is 0; nil where the answers so far do not tell.
    func isZero(_ number: Affine) -> Bool? {
        guard let (direction, value) = number.zero else { return number.constant == 0 }
        let interval = interval(direction, isOfLength: number.isLengthInItsDirection)
        if !interval.mayBe(value) || excluded[direction]?.contains(value) ?? false { return false }
        return interval.isOnly(value) ? true : nil
    }

    /// Notes the answer to whether a number that is not known is 0.
    mutating func note(_ number: Affine, isZero: Bool) {
        guard let (direction, value) = number.zero else { return }
        guard isZero else {
            excluded[direction, default: []].insert(value)
            return
        }
        var interval = interval(direction, isOfLength: number.isLengthInItsDirection)
        interval.narrow(below: value, false)
        interval.narrow(above: value, false)
        intervals[direction] = interval
    }

    /// Narrows an interval by an answer.
    mutating func note(_ border: Border, _ answer: Bool) {
        var interval = interval(border.direction, isOfLength: border.isOfLength)
        if border.isUpper {
            interval.narrow(below: border.value, answer != border.isNegated)
        } else {
            interval.narrow(above: border.value, answer != border.isNegated)
        }
        intervals[border.direction] = interval
    }

    /// Keeps an extremum under its name.
    mutating func add(_ extremum: SymbolicExtremum, named name: String) { extrema[name] = extremum }

    /// Whether the extremum is the first of the two; nil where that is not known. Which of two equal numbers it is does not
    /// matter.
    func isFirst(_ extremum: SymbolicExtremum) -> Bool? {
        let difference = extremum.first - extremum.second
        if let known = difference.known { return (known >= 0) == extremum.isMaximum }
        guard let (direction, factor) = difference.direction else { return nil }
        let interval = interval(direction, isOfLength: difference.isLengthInItsDirection)
        guard let isAbove = interval.isAtLeast(-difference.constant / factor) else { return nil }
        return (isAbove == (factor > 0)) == extremum.isMaximum
    }
}

extension Affine {
    /// What its direction comes to where it is 0; nil for a number that is known.
    fileprivate var zero: (direction: String, value: Double)? { direction.map { ($0.name, -constant / $0.factor) } }
}
