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

    /// What protocols require, by the names of the functions.
    package func requirements(of protocols: Set<String>) -> Set<String> {
        protocols.reduce(into: []) { names, name in
            for declaration in lineage(of: name) { names.formUnion(declaration.functions.keys) }
        }
    }
}
