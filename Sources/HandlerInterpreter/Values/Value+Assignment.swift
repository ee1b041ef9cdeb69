extension Value {
    /// The value as a property holds it: what nothing is known of but the call that made it is called by the property's name.
    func known(as name: String) -> Value {
        if case .unknown(let unknown) = self, unknown.name.hasSuffix(")") || unknown.name.hasSuffix("…") {
            return .unknown(Unknown(name))
        }
        return self
    }

    var isGeometry: Bool {
        switch self {
        case .number, .rect, .point, .size, .insets, .transform: true
        default: false
        }
    }

    /// The value as a report shows it.
    var amount: LayoutWrite.Amount {
        switch self {
        case .number(let quantity):
            // The origin of CGRect.null is infinite, which no report has a number for.
            quantity.known.flatMap { $0.isFinite ? .points($0) : nil } ?? .text(quantity.amount.description)
        case .bool(let flag): .text(flag ? "true" : "false")
        case .insets(let insets):
            .text(
                "top \(insets.top.amount), left \(insets.left.amount), bottom \(insets.bottom.amount), right \(insets.right.amount)"
            )
        case .rect(let rect): .text("(\(rect.x.amount), \(rect.y.amount), \(rect.width.amount), \(rect.height.amount))")
        case .point(let point): .text("(\(point.x.amount), \(point.y.amount))")
        case .size(let size): .text("(\(size.width.amount), \(size.height.amount))")
        case .transform(let x, let y): .text("translation (\(x.amount), \(y.amount))")
        case .unknown(let unknown): .text(unknown.name)
        case .nothing: .text("nil")
        default: .text("a value of unknown shape")
        }
    }

    /// A copy of a geometric value with one part replaced; nil for a part it does not have.
    func replacing(_ name: String, with value: Value) -> Value? {
        switch self {
        case .rect(var rect):
            switch (name, value) {
            case ("origin", .point(let point)): (rect.x, rect.y) = (point.x, point.y)
            case ("size", .size(let size)): (rect.width, rect.height) = (size.width, size.height)
            default: return nil
            }
            return .rect(rect)
        case .point(var point):
            guard let number = value.quantity else { return nil }
            if name == "x" { point.x = number } else if name == "y" { point.y = number } else { return nil }
            return .point(point)
        case .size(var size):
            guard let number = value.quantity else { return nil }
            if name == "width" { size.width = number } else if name == "height" { size.height = number } else { return nil }
            return .size(size)
        case .insets(var insets):
            guard let number = value.quantity else { return nil }
            switch name {
            case "top": insets.top = number
            case "left", "leading": insets.left = number
            case "bottom": insets.bottom = number
            case "right", "trailing": insets.right = number
            default: return nil
            }
            return .insets(insets)
        case .tuple(var parts):
            guard let position = parts.firstIndex(where: { $0.label == name }) ?? Int(name), position < parts.count else {
                return nil
            }
            parts[position].value = value
            return .tuple(parts)
        default:
            return nil
        }
    }
}
