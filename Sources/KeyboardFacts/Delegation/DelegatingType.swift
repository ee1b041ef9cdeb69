import ProgramIndex
import SourceText
import SwiftParser

/// A type that has something else observe the keyboard for it.
package struct DelegatingType: Sendable {
    /// The last component of its name.
    package let type: String
    /// Where it does: calls that make or ask for an observer, calls of functions that register, names of protocols; in source
    /// order.
    package var useSites: [Syntax]

    package init(type: String, useSites: [Syntax]) {
        self.type = type
        self.useSites = useSites
    }

    /// The protocols by which it is told.
    package var protocols: Set<String> { Set(useSites.filter { $0.role == .inheritedType }.map(\.name)) }
}

extension ObserverSeeds {
    /// The types of a tree that one of the names leads to, in the order in which they first show.
    ///
    /// Protocols and extensions of UIKit's classes are not among them: they are no clients of their own, but others become
    /// clients through them, by the names that `extended` adds.
    package func clients(in tree: SyntaxTree, _ index: DeclarationIndex) -> [DelegatingType] {
        useSites(in: tree).filter { isActor($0.type, index) }.grouped(by: \.type).map { places in
            DelegatingType(type: places[0].type, useSites: places.map(\.place))
        }
    }

    /// The names with those that a tree adds: of protocols whose default implementations make an observer, and of functions that
    /// do so in an extension of one of UIKit's classes.
    package func extended(through tree: SyntaxTree, _ index: DeclarationIndex) -> ObserverSeeds {
        var seeds = self
        for (useSite, type) in useSites(in: tree) + subscriptions(in: tree) where !isActor(type, index) && !classes.contains(type)
        {
            seeds.add(type, around: useSite, isResolved: true, in: index)
        }
        return seeds
    }

    /// Which of the names a tree has to do with.
    package func usedNames(in tree: SyntaxTree) -> Set<String> {
        Set((useSites(in: tree) + subscriptions(in: tree)).map(\.place.name))
    }

    /// A class that is somebody's screen or part of one, rather than a protocol, a value or an extension of a framework's class.
    private func isActor(_ type: String, _ index: DeclarationIndex) -> Bool {
        guard !classes.contains(type), !DeclarationIndex.isFramework(type), !index.isTest(type) else { return false }
        switch index.types[type]?.kind {
        case .classDecl?: return true
        // Its declaration is in another file.
        case nil: return true
        default: return false
        }
    }

    /// The nodes of a tree that one of the names leads to, with the types around them.
    package func useSites(in tree: SyntaxTree) -> [(place: Syntax, type: String)] {
        var found: [(Syntax, String)] = []
        for node in tree.root.subtree where isUseSite(node) {
            let type = node.role == .inheritedType ? node.parent?.name : node.enclosingTypeName
            if let type { found.append((node, type)) }
        }
        return found
    }

    /// Where code subscribes to one of the publishers, with the types around. Of a class, that is a handler of its own; of a
    /// protocol or an extension of one of UIKit's classes, one of whoever calls it.
    private func subscriptions(in tree: SyntaxTree) -> [(place: Syntax, type: String)] {
        guard !publishers.isEmpty else { return [] }
        return tree.nodes(of: [.memberExpr, .identifierExpr]).compactMap { node in
            guard publishers.contains(node.name), let type = node.enclosingTypeName else { return nil }
            return (node, type)
        }
    }

    private func isUseSite(_ node: Syntax) -> Bool {
        if node.role == .inheritedType { return protocols.contains(node.name) && node.importedModule == nil }
        switch node.kind {
        case .identifierExpr:
            // `Observer(…)`, `Observer.shared`, and a call of a function by its name.
            if node.role == .callee, functions.contains(node.name) { return true }
            guard classes.contains(node.name) else { return false }
            return node.role == .callee || (node.role == .base && node.parent?.kind == .memberExpr && node.parent?.name != "self")
        case .memberExpr: return node.role == .callee && functions.contains(node.name)
        default: return false
        }
    }
}
