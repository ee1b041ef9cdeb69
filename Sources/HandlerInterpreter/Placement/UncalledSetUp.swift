import ProgramIndex
import SwiftParser

/// Set-up in methods that a class overrides and that only its superclass calls, which no file at hand declares.
extension Evaluator {
    /// The method that ties the lower end of a view of the handlers' own class, and that no code was seen to call; nil where there
    /// is none, and where all superclasses are known.
    func uncalledSetUp(tying view: ObjectID) -> (method: String, superclass: String)? {
        let name = heap[view].name
        guard !name.contains("."), let type = typeName(of: controller), let superclass = index.missingSuperclass(of: type) else {
            return nil
        }
        let overriding = index.lineage(of: type).lazy.flatMap(\.functions.values).joined().filter { [self] function in
            function.hasModifier("override") && !program.values.entered.contains(function)
        }
        let method = overriding.first { $0.subtree.contains { $0.namesLowerEnd(of: name) } }
        return method.map { ($0.name, superclass) }
    }
}

extension Syntax {
    /// Whether it is the lower anchor of a view of that name, or what constraints of it are made with.
    fileprivate func namesLowerEnd(of view: String) -> Bool {
        kind == .memberExpr && (name == "bottomAnchor" || name == "snp") && child(.base)?.name == view
    }
}
