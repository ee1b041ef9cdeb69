import SwiftParser

/// What one way through a scenario did: the raw material of behaviour, before anyone compares it with the layout guide.
package struct Trace {
    package var writes: [LayoutWrite] = []
    /// What the run had to assume or could not know, in the order it came up, each once for the handler that met it.
    package private(set) var unknowns: [Assumption] = []

    package struct Assumption: Hashable {
        package let text: String
        /// Position of the handler, in the session.
        package let handler: Int
    }

    mutating func note(unknown text: String, handler: Int) {
        let assumption = Assumption(text: text, handler: handler)
        if !unknowns.contains(assumption), unknowns.count < Limits.assumptions { unknowns.append(assumption) }
    }
}

/// One assignment to something that decides where content is.
package struct LayoutWrite {
    package let kind: SinkKind
    /// The object written to, as `ContentState.name` gives it.
    package let object: String
    /// What the constraint written to ties, as `ConstraintValue.text` gives it; nil for anything else, and where it is not known.
    package let constraint: String?
    /// The left-hand side, or the call that writes.
    package let target: Syntax
    /// The expression whose value was written.
    package let value: Syntax
    /// The part of the value that matters for the bottom edge, where it is one number.
    package let quantity: Quantity?
    package let before: Amount
    package let after: Amount
    /// The whole property after the write, part by part: an inset's four sides, a rectangle's x, y, width and height. Empty for a
    /// value of unknown shape.
    let parts: [Affine]
    /// Position of the handler that ran, in the session.
    package let handler: Int
    /// Position of the scenario's step.
    package let step: Int

    /// What a write left behind: a number of points where it is one.
    package enum Amount: Hashable {
        case points(Double)
        case text(String)
    }
}

/// The kinds of layout state that handlers write; the raw values are what reports say.
package enum SinkKind: String, CaseIterable, Sendable {
    case constraintConstant, constraintActivation, constraintPriority, contentInset, indicatorInsets, contentOffset, frame,
        center, bounds, transform
    case additionalSafeAreaInsets

    /// Whether it says where a view is in its superview.
    var placesView: Bool {
        switch self {
        case .frame, .center, .bounds, .transform: true
        default: false
        }
    }

    /// Whether it decides where a bottom edge is, of whatever it is.
    var placesContent: Bool {
        switch self {
        case .contentOffset, .indicatorInsets, .constraintActivation: false
        default: true
        }
    }

    /// The sink that assigning to a UIKit member of this name writes, if it is one.
    init?(member: String) {
        switch member {
        case "constant": self = .constraintConstant
        case "isActive": self = .constraintActivation
        case "priority": self = .constraintPriority
        case "contentInset": self = .contentInset
        case "scrollIndicatorInsets", "verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets": self = .indicatorInsets
        case "contentOffset": self = .contentOffset
        case "frame": self = .frame
        case "center": self = .center
        case "bounds": self = .bounds
        case "transform": self = .transform
        case "additionalSafeAreaInsets": self = .additionalSafeAreaInsets
        default: return nil
        }
    }
}
