import ProgramIndex
import SwiftParser

/// Constraints that code finds among those of a view.
extension Evaluator {
    /// `constraints.first(where: { $0.firstAttribute == .height })`: which constraints a view has is not known, but this one
    /// holds its size. Nil for any other call.
    func constraintFound(in receiver: Value?, by invocation: Invocation) -> Value? {
        let list = ".constraints"
        guard case .unknown(let unknown)? = receiver, unknown.name.hasSuffix(list),
            invocation.node.child(.callee)?.isNamed("first") ?? false
        else { return nil }
        let asked = invocation.arguments.flatMap(\.node.subtree).filter { node in
            node.kind == .binaryExpr && node.isNamed("==") && node.child(.left)?.isNamed("firstAttribute") ?? false
        }
        guard asked.count == 1, let attribute = asked[0].child(.right)?.name, ["height", "width"].contains(attribute) else {
            return nil
        }
        let view = String(unknown.name.dropLast(list.count))
        let constraint = object(named: "\(view).constraints[\(attribute)]") {
            let value = ConstraintValue(first: AnchorValue(item: .other(view), attribute: attribute), relation: .equal)
            var constraint = Object(.constraint(value), name: "\(view).\(attribute)", mayBeNil: true)
            if let drawn = drawnSize(attribute, of: view) { constraint.properties["constant"] = .number(Quantity(drawn)) }
            return constraint
        }
        return .object(constraint)
    }

    /// In points, as an interface file draws it by the only constraint that holds it.
    private func drawnSize(_ attribute: String, of view: String) -> Double? {
        let name = view.hasPrefix("self.") ? String(view.dropFirst("self.".count)) : view
        let drawn = drawnTies(of: name).compactMap { drawnLayout?.constraints[$0] }.filter {
            $0.second == nil && $0.first.attribute.rawValue == attribute && $0.relation == .equal && !$0.isImplied
        }
        return drawn.count == 1 ? drawn[0].constant : nil
    }
}
