/// One of the four numbers that place a subview.
struct LayoutVariable: Hashable {
    enum Side: Int { case x, y, width, height }

    var name: String
    var side: Side
}

struct LinearExpression {
    var terms: [LayoutVariable: Double] = [:]
    var constant = 0.0

    mutating func add(_ other: LinearExpression, times factor: Double) {
        for (variable, coefficient) in other.terms { terms[variable, default: 0] += factor * coefficient }
        constant += factor * other.constant
    }
}

/// Constraints as a linear program: each may be violated, at a cost that its priority decides.
struct LayoutProgram {
    private let names: [String]
    private var rows: [Row] = []
    private var simplex = Simplex(rows: [], columns: 0)

    private struct Row {
        var constraint: LayoutConstraint
        var expression: LinearExpression
    }

    init(names: [String]) {
        self.names = names
    }

    mutating func add(_ constraint: LayoutConstraint, as expression: LinearExpression) {
        rows.append(Row(constraint: constraint, expression: expression))
    }

    /// Satisfies the constraints, the most important first; returns the ids of required ones that had to be violated.
    mutating func satisfyAll() -> [String] {
        simplex = Simplex(rows: equations, columns: columnCount)
        for priority in Set(rows.map(\.constraint.priority)).sorted(by: >) {
            var cost = [Double](repeating: 0, count: columnCount)
            for (index, row) in rows.enumerated() where row.constraint.priority == priority {
                for column in violations(of: index) { cost[column] = 1 }
            }
            simplex.minimise(cost)
            simplex.holdOptimum()
        }
        return rows.indices.filter { index in
            rows[index].constraint.priority >= LayoutConstraint.required
                && violations(of: index).contains { simplex.value(of: $0) > Simplex.tolerance }
        }.map { rows[$0].constraint.id }
    }

    func frame(of name: String) -> Rect<ViewSpace> {
        func value(_ side: LayoutVariable.Side) -> Double {
            let (plus, minus) = columns(of: LayoutVariable(name: name, side: side))
            let value = simplex.value(of: plus) - (minus.map { simplex.value(of: $0) } ?? 0)
            // Points are never finer than a thousandth; what is left is the arithmetic's.
            return (value * 1000).rounded() / 1000
        }
        return Rect(x: value(.x), y: value(.y), width: value(.width), height: value(.height))
    }

    /// Whether some number of the frame could be another without violating more.
    func isAmbiguous(_ name: String) -> Bool {
        for side in [LayoutVariable.Side.x, .y, .width, .height] {
            let (plus, minus) = columns(of: LayoutVariable(name: name, side: side))
            for sign in [1.0, -1] {
                var cost = [Double](repeating: 0, count: columnCount)
                cost[plus] = sign
                if let minus { cost[minus] = -sign }
                var trial = simplex
                let before = trial.objective(cost)
                guard trial.minimise(cost), before - trial.objective(cost) < 0.0005 else { return true }
            }
        }
        return false
    }

    // MARK: Columns: six a subview (origins have a sign, sizes do not), then two a constraint.

    private var columnCount: Int { names.count * 6 + rows.count * 2 }

    private func columns(of variable: LayoutVariable) -> (plus: Int, minus: Int?) {
        let base = (names.firstIndex(of: variable.name) ?? 0) * 6
        switch variable.side {
        case .x: return (base, base + 1)
        case .y: return (base + 2, base + 3)
        case .width: return (base + 4, nil)
        case .height: return (base + 5, nil)
        }
    }

    /// The columns that measure how far a constraint is missed. An inequality has one; its other column is slack.
    private func violations(of index: Int) -> [Int] {
        let base = names.count * 6 + index * 2
        return rows[index].constraint.relation == .equal ? [base, base + 1] : [base + 1]
    }

    /// Each constraint as `expression + slack − violation = 0`, turned so that the right side is not negative and one of the two
    /// columns can be the first basis.
    private var equations: [Simplex.Row] {
        rows.enumerated().map { index, row in
            let sign = row.constraint.relation == .greaterOrEqual ? -1.0 : 1
            var coefficients = [Double](repeating: 0, count: columnCount)
            for (variable, coefficient) in row.expression.terms {
                let (plus, minus) = columns(of: variable)
                coefficients[plus] += sign * coefficient
                if let minus { coefficients[minus] -= sign * coefficient }
            }
            let base = names.count * 6 + index * 2
            coefficients[base] = 1
            coefficients[base + 1] = -1
            let right = -sign * row.expression.constant
            guard right < 0 else { return Simplex.Row(coefficients: coefficients, right: right, basic: base) }
            return Simplex.Row(coefficients: coefficients.map { -$0 }, right: -right, basic: base + 1)
        }
    }
}
