import SwiftParser

extension DeclarationIndex {
    /// The protocols that a class asks of its own object: `self as? Scrollable`, `self is Scrollable`. A subclass that conforms
    /// takes part in what the class does then, although it overrides nothing.
    package func testedProtocols(of type: String) -> Set<String> {
        let tests = (types[type]?.declarations ?? []).flatMap(\.subtree).filter { node in
            (node.kind == .castExpr || node.kind == .isExpr) && node.child(.expression)?.isNamed("self") == true
        }
        return Set(tests.compactMap { $0.child(.type)?.name }).filter { name in
            !Self.isFramework(name) && types[name]?.kind ?? .protocolDecl == .protocolDecl
        }
    }

    /// What the protocols require that a class asks of its own object, by the names of the functions.
    package func testedRequirements(of type: String) -> Set<String> {
        testedProtocols(of: type).reduce(into: []) { names, tested in
            for declaration in lineage(of: tested) { names.formUnion(declaration.functions.keys) }
        }
    }
}
