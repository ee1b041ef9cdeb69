/// The simplex method on a dense tableau of equations over variables that are not negative, with Bland's rule, which cannot
/// cycle.
///
/// Layouts of the model have a handful of views, so nothing cleverer is called for.
struct Simplex {
    struct Row {
        var coefficients: [Double]
        /// Not negative.
        var right: Double
        /// The column whose variable this row gives the value of.
        var basic: Int
    }

    static let tolerance = 1e-9
    /// Bland's rule cannot cycle, but rounding could; a layout of ten views takes some dozen pivots.
    private static let maximumPivots = 10_000

    private var rows: [Row]
    private let columns: Int
    /// Columns that may become positive without giving up an optimum reached before.
    private var allowed: [Bool]
    private var reducedCosts: [Double]

    init(rows: [Row], columns: Int) {
        self.rows = rows
        self.columns = columns
        allowed = [Bool](repeating: true, count: columns)
        reducedCosts = [Double](repeating: 0, count: columns)
    }

    func value(of column: Int) -> Double {
        rows.first { $0.basic == column }?.right ?? 0
    }

    func objective(_ cost: [Double]) -> Double {
        rows.reduce(0) { $0 + cost[$1.basic] * $1.right }
    }

    /// Makes the cost as small as it gets; false if there is no smallest, or none is found.
    @discardableResult
    mutating func minimise(_ cost: [Double]) -> Bool {
        for _ in 0..<Self.maximumPivots {
            reducedCosts = cost
            for row in rows where cost[row.basic] != 0 {
                for column in 0..<columns { reducedCosts[column] -= cost[row.basic] * row.coefficients[column] }
            }
            guard let entering = (0..<columns).first(where: { allowed[$0] && reducedCosts[$0] < -Self.tolerance }) else {
                return true
            }
            guard let leaving = leavingRow(for: entering) else { return false }
            pivot(leaving, entering)
        }
        return false
    }

    /// Keeps later minimisations among the solutions that are as good as this one.
    mutating func holdOptimum() {
        for column in 0..<columns where reducedCosts[column] > Self.tolerance { allowed[column] = false }
    }

    private func leavingRow(for column: Int) -> Int? {
        var best: (row: Int, ratio: Double)?
        for (index, row) in rows.enumerated() where row.coefficients[column] > Self.tolerance {
            let ratio = row.right / row.coefficients[column]
            if let current = best {
                let tied = abs(ratio - current.ratio) <= Self.tolerance
                guard tied ? row.basic < rows[current.row].basic : ratio < current.ratio else { continue }
            }
            best = (index, ratio)
        }
        return best?.row
    }

    private mutating func pivot(_ pivotRow: Int, _ column: Int) {
        let divisor = rows[pivotRow].coefficients[column]
        rows[pivotRow].coefficients = rows[pivotRow].coefficients.map { $0 / divisor }
        rows[pivotRow].right /= divisor
        rows[pivotRow].basic = column
        let pivot = rows[pivotRow]
        for index in rows.indices where index != pivotRow {
            let factor = rows[index].coefficients[column]
            guard factor != 0 else { continue }
            for other in 0..<columns { rows[index].coefficients[other] -= factor * pivot.coefficients[other] }
            rows[index].right = max(0, rows[index].right - factor * pivot.right)
        }
    }
}
