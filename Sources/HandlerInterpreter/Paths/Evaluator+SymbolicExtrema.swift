/// The greater or the smaller of two numbers whose difference is not known.
///
/// Which one it is decides only where the number ends up in layout or in a condition; many do not. So the extreme is an unknown
/// of its own at first, and the question is asked when it matters: that keeps the paths through a handler few.
struct SymbolicExtremum {
    let isMaximum: Bool
    let first: Affine
    let second: Affine
    /// As the source puts them.
    let texts: (String, String)

    var name: String { "\(isMaximum ? "max" : "min")(\(first), \(second))" }
}

extension Evaluator {
    /// The extreme, if it can be told; else an unknown that stands for it.
    func amount(of extreme: SymbolicExtremum) -> Affine {
        if let isFirst = path.numbers.isFirst(extreme) { return isFirst ? extreme.first : extreme.second }
        // What is set up before the first event asks nothing.
        let name = extreme.name
        guard name.utf8.count <= Limits.extremeNameLength || handler == nil else { return answer(extreme) }
        path.numbers.add(extreme, named: name)
        return Affine(unknown: name)
    }

    private func answer(_ extreme: SymbolicExtremum) -> Affine {
        let settled = SymbolicExtremum(
            isMaximum: extreme.isMaximum, first: settled(extreme.first), second: settled(extreme.second), texts: extreme.texts)
        let isFirst =
            path.numbers.isFirst(settled)
            ?? (openComparison(
                ">=", settled.first, settled.second, question: "\(extreme.texts.0) >= \(extreme.texts.1)") == extreme.isMaximum)
        return isFirst ? settled.first : settled.second
    }

    /// A number without extremes in it: now it matters which they are.
    func settled(_ amount: Affine) -> Affine {
        guard handler != nil, !path.numbers.extrema.isEmpty, !amount.terms.isEmpty else { return amount }
        var amount = amount
        for name in amount.terms.keys.sorted() {
            if let extreme = path.numbers.extrema[name] { amount = amount.substituting(answer(extreme), for: name) }
        }
        return amount
    }

    func settled(_ quantity: Quantity) -> Quantity {
        var result = quantity
        result.amount = settled(quantity.amount)
        return result
    }

    /// A value as layout holds it.
    func settled(_ value: Value) -> Value {
        guard !path.numbers.extrema.isEmpty else { return value }
        switch value {
        case .number(let quantity): return .number(settled(quantity))
        case .rect(let rect): return .rect(rect.map(settled))
        case .point(let point): return .point(PointValue(x: settled(point.x), y: settled(point.y)))
        case .size(let size): return .size(SizeValue(width: settled(size.width), height: settled(size.height)))
        case .insets(let insets):
            return .insets(
                InsetsValue(
                    top: settled(insets.top), left: settled(insets.left), bottom: settled(insets.bottom),
                    right: settled(insets.right)))
        case .transform(let x, let y): return .transform(x: settled(x), y: settled(y))
        default: return value
        }
    }
}
