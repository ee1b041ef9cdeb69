/// A number that may not be known: a constant plus multiples of named unknowns, `398 − tabBarHeight`.
///
/// Sums, differences and products with known numbers stay exact, so that unknowns which cancel (a stored resting constant added
/// on show and present again at rest) leave a known difference.
struct Affine: Hashable, Sendable {
    var constant: Double
    /// Coefficients by the unknown's name; never zero.
    private(set) var terms: [String: Double] = [:]

    init(_ constant: Double) {
        self.constant = constant
    }

    init(unknown name: String) {
        constant = 0
        terms = [name: 1]
    }

    /// The number, if nothing in it is unknown.
    var known: Double? { terms.isEmpty ? constant : nil }

    /// Whether it is negative, points upwards; nil where that is open. A number that is only a multiple of something unknown is
    /// taken to have the sign of its factor: it mostly is a length.
    var isUpwards: Bool? {
        let signs = Set(terms.values.map { $0 < 0 } + (constant == 0 && !terms.isEmpty ? [] : [constant < 0]))
        return signs.count == 1 ? signs.first : constant < 0 ? true : nil
    }

    func substituting(_ number: Double, for name: String) -> Affine {
        guard let coefficient = terms[name] else { return self }
        var result = self
        result.terms[name] = nil
        result.constant += coefficient * number
        return result
    }

    func substituting(_ number: Affine, for name: String) -> Affine {
        guard let coefficient = terms[name] else { return self }
        var result = self
        result.terms[name] = nil
        return result + number * coefficient
    }

    static func + (left: Affine, right: Affine) -> Affine {
        var sum = left
        sum.constant += right.constant
        guard !right.terms.isEmpty else { return sum }
        for (name, coefficient) in right.terms {
            let total = (sum.terms[name] ?? 0) + coefficient
            sum.terms[name] = total == 0 ? nil : total
        }
        return sum
    }

    static prefix func - (operand: Affine) -> Affine { operand * -1 }
    static func - (left: Affine, right: Affine) -> Affine { left + -right }

    static func * (left: Affine, factor: Double) -> Affine {
        var product = Affine(left.constant * factor)
        if factor != 0, !left.terms.isEmpty { product.terms = left.terms.mapValues { $0 * factor } }
        return product
    }
}

extension Affine: CustomStringConvertible {
    /// `398 − tabBarHeight`, unknowns in alphabetical order.
    var description: String {
        var parts: [(negative: Bool, text: String)] = []
        if constant != 0 || terms.isEmpty { parts.append((constant < 0, abs(constant).points)) }
        for (name, coefficient) in terms.sorted(by: { $0.key < $1.key }) {
            let factor = abs(coefficient) == 1 ? "" : abs(coefficient).points + " × "
            parts.append((coefficient < 0, factor + name))
        }
        var text = ""
        for (position, part) in parts.enumerated() {
            if position == 0 {
                text += part.negative ? "−" + part.text : part.text
            } else {
                text += (part.negative ? " − " : " + ") + part.text
            }
        }
        return text
    }
}

extension Double {
    /// Without a fraction where there is none, else with at most two decimals: `398`, `12.5`.
    package var points: String {
        guard isFinite else { return isNaN ? "not a number" : self < 0 ? "−∞" : "∞" }
        let rounded = (self * 100).rounded() / 100
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
        return String(rounded)
    }
}
