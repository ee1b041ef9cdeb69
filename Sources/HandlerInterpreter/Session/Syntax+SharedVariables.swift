import KeyboardFacts
import ProgramIndex
import SwiftParser

extension Syntax {
    /// The storage that a `.patternBinding` is of; nil for one that each object has for itself, for a constant and for one that
    /// is computed.
    package var sharedVariable: SharedVariable? {
        guard let declaration = parent, declaration.kind == .variableDecl, declaration.name == "var", !isComputed,
            let name = child(.pattern)?.name
        else { return nil }
        guard let type = enclosingTypeName else {
            return declaration.enclosingFunction == nil ? SharedVariable(type: nil, name: name) : nil
        }
        guard isTypeProperty else { return nil }
        return SharedVariable(type: type.lastComponent, name: name)
    }

    /// What `=`, `+=` or `.toggle()` gives another value; nil for other code.
    package var writtenTarget: Syntax? {
        switch kind {
        case .assignExpr: return child(.left)
        case .callExpr:
            guard let callee = child(.callee), callee.kind == .memberExpr, callee.name == "toggle" else { return nil }
            return callee.child(.base)
        default: return nil
        }
    }

    /// Whether this expression names a shared variable: `Type.name`, `Outer.Type.name` and, within the type, `Self.name` and
    /// `name`.
    package func names(_ variable: SharedVariable) -> Bool {
        guard name == variable.name else { return false }
        let isWithin = variable.type.map { $0 == enclosingTypeName?.lastComponent } ?? true
        if kind == .identifierExpr { return isWithin }
        guard kind == .memberExpr, let base = child(.base), base.kind == .identifierExpr || base.kind == .memberExpr else {
            return false
        }
        return base.name == variable.type || (isWithin && base.name == "Self")
    }
}

extension String {
    package var lastComponent: String { lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self }
}
