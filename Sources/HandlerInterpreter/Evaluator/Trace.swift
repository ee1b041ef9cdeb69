import SwiftParser
import Vocabulary

/// What one execution path of a scenario did: the raw material of behaviour, before anyone compares it with the layout guide.
package struct Trace {
    package var writes: [LayoutWrite] = []
    /// What the run had to assume or could not know, in the order it came up, each once for the handler that met it.
    package private(set) var unknowns: [Note] = []
    /// The hashes of those: most points come up again and again.
    private var hashes: [Int] = []

    /// What has to hold for a handler to be registered at all, each once.
    package private(set) var preconditions: [Demand] = []

    /// The handlers that have read where the keyboard was before, by their positions in the session.
    package private(set) var beginFrameReaders: Set<Int> = []

    mutating func noteBeginFrame(readBy handler: Int) { beginFrameReaders.insert(handler) }

    /// The values that handlers left in properties, each once.
    private(set) var leaving: [LeavingValue] = []

    mutating func note(_ value: LeavingValue) {
        if !leaving.contains(value) { leaving.append(value) }
    }

    package struct Demand: Hashable {
        package let precondition: Precondition
        /// Position of the handler, in the session.
        package let handler: Int
    }

    mutating func note(_ precondition: Precondition, of handler: Int) {
        let demand = Demand(precondition: precondition, handler: handler)
        if !preconditions.contains(demand) { preconditions.append(demand) }
    }

    package struct Note: Hashable {
        package let point: OpenPoint
        /// Position of the handler, in the session.
        package let handler: Int
    }

    mutating func note(_ point: OpenPoint, of handler: Int) {
        let note = Note(point: point, handler: handler)
        let hash = note.hashValue
        let isKnown = hashes.indices.contains { hashes[$0] == hash && unknowns[$0] == note }
        guard !isKnown, unknowns.count < Limits.assumptions else { return }
        unknowns.append(note)
        hashes.append(hash)
    }
}

/// One assignment to something that decides where content is.
package struct LayoutWrite {
    package let kind: SinkKind
    /// The object written to, as `ContentState.name` gives it.
    package let object: String
    /// The constraint written to; nil for anything else, and where it is not known what it ties.
    package let constraint: ConstraintDescription?
    /// The left-hand side, or the call that writes.
    package let target: Syntax
    /// The expression whose value was written.
    package let value: Syntax
    /// The part of the value that matters for the bottom edge, where it is one number.
    package let quantity: Quantity?
    /// Of a constraint that is put in force: the constant that a handler made it with.
    package let constant: MadeConstant?
    package let before: Amount
    package let after: Amount
    /// The whole property after the write, part by part: an inset's four sides, a rectangle's x, y, width and height. Empty for a
    /// value of unknown shape.
    let parts: [Affine]
    /// Position of the handler that ran, in the session.
    package let handler: Int
    /// Position of the scenario's step.
    package let step: Int

    /// What is written, or the constant of the constraint that is put in force.
    package var number: Quantity? { constant?.quantity ?? quantity }
    /// The expression that says so.
    package var source: Syntax { constant?.node ?? value }

    /// What a write left behind: a number of points where it is one.
    package enum Amount: Hashable {
        case points(Double)
        case text(String)
    }
}

/// The constant that a handler makes a constraint with.
package struct MadeConstant: Sendable {
    /// The expression in the call that makes the constraint.
    package let node: Syntax
    package let quantity: Quantity
}
