import SwiftParser
import Vocabulary

/// What the log of a path keeps of a write to layout.
extension Evaluator {
    /// Layout state that an assignment changed.
    struct Sink {
        let kind: SinkKind
        let object: ObjectID
        /// What the property holds now, of which the assignment may have changed a part.
        let value: Value
    }

    func record(_ sink: Sink, target: Syntax, value: Syntax, written: Value, before: Value) {
        guard let handler, !path.moment.isQuiet, path.trace.writes.count < Limits.writes else { return }
        if path.moment.isLayingOutUnasked, isNothingNew(sink, written) { return }
        if sink.kind.isOfConstraint { noteChange(ofConstraint: sink.object, by: handler) }
        let site = path.moment.assignmentThroughExtension ?? Moment.AssignmentSite(target: target, value: value)
        let written = sink.kind.placesContent ? settled(written) : written
        let quantity =
            heap[sink.object].isUpsideDown ? written.insetAtFoot(true) ?? written.decisiveQuantity : written.decisiveQuantity
        if let quantity, sink.kind.placesContent { relying(on: [quantity]) }
        path.trace.writes.append(
            LayoutWrite(
                kind: sink.kind, object: heap[sink.object].name, constraint: constraintDescription(of: sink.object),
                target: site.target, value: site.value, quantity: quantity,
                constant: madeConstant(of: sink, as: written),
                before: before.amount, after: written.amount, parts: sink.value.parts,
                handler: handler, step: path.moment.step))
    }

    /// The constant that a handler made a constraint with which it puts in force.
    private func madeConstant(of sink: Sink, as written: Value) -> MadeConstant? {
        guard sink.kind == .constraintActivation, case .bool(true) = written else { return nil }
        return heap.madeConstants[sink.object]
    }
}

extension Value {
    /// The numbers a layout property consists of.
    fileprivate var parts: [Affine] {
        switch self {
        case .number(let quantity): [quantity.amount]
        case .bool(let flag): [Affine(flag ? 1 : 0)]
        case .insets(let insets): [insets.top.amount, insets.left.amount, insets.bottom.amount, insets.right.amount]
        case .rect(let rect): [rect.x.amount, rect.y.amount, rect.width.amount, rect.height.amount]
        case .point(let point): [point.x.amount, point.y.amount]
        case .size(let size): [size.width.amount, size.height.amount]
        case .transform(let x, let y): [x.amount, y.amount]
        default: []
        }
    }
}
