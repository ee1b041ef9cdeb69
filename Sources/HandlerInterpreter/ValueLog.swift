import SwiftParser

/// What the expressions of handlers came to: of each the number that decides about a bottom edge, as one evaluation gave it.
///
/// One log serves all runs of an object's handlers. An expression is evaluated dozens of times, in every scenario and on every path, but
/// where its value comes from hardly depends on that; so the first answer is kept, and replaced once by one that derives from the
/// keyboard, which says more than the other side of a `?:` or a frame that was not there.
package final class ValueLog {
    private var quantities: [Syntax: Quantity] = [:]

    /// The number an expression came to, or the decisive part of a rectangle, a point or insets; nil for what never ran or is no number.
    package subscript(node: Syntax) -> Quantity? { quantities[node] }

    func note(_ value: Value, of node: Syntax) {
        switch value {
        case .number, .insets, .rect, .point, .size, .transform: break
        default: return
        }
        let known = quantities[node]
        if let known, known.isFromKeyboard { return }
        guard let quantity = value.decisiveQuantity, known == nil || quantity.isFromKeyboard else { return }
        quantities[node] = quantity
    }
}
