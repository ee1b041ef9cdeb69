/// A write to the constant of a constraint that places the lower end of content.
struct ConstraintChange {
    let constraint: ObjectID
    let hold: ConstraintRole.Hold
    let before, after: Quantity

    /// Points downwards that the content goes with it.
    var shift: Quantity { hold.raisesWithConstant ? before - after : after - before }
}

extension Evaluator {
    /// What is written to the constants of the constraints that place some content.
    func constraintChanges(of content: ContentSubject) -> [ConstraintChange] {
        path.writeLog.entries.compactMap { entry in
            guard entry.kind == .constraintConstant, case .holds(let hold) = role(of: entry.object), hold.content == content,
                let before = entry.before.quantity, let after = uikitMember("constant", of: entry.object).quantity
            else { return nil }
            return ConstraintChange(constraint: entry.object, hold: hold, before: before, after: after)
        }
    }
}
