import SwiftParser

/// Gives each type of some files a name of its own, so that types that share their last component can be told apart by name.
///
/// The index and all who ask it know types by name. Where two screens have a `private enum Constants` each, that name means
/// another type in each of them, as scopes say: the innermost first, then the type and those it inherits from, the file, then the
/// other files. So where a name is not one type's alone, the nodes that declare, extend and mention one of its types are given
/// its qualified name instead, and a name that means none of the types at hand is left as it is. Type aliases are followed on the
/// way.
package enum TypeNames {
    /// The trees with names that are of one type each; the very same trees where nothing is to be told apart.
    ///
    /// - Parameter trees: the nearest first: what a name means that several of them declare for others is what the first
    ///   declares.
    package static func resolved(in trees: [SyntaxTree]) -> [SyntaxTree] {
        let types = DeclaredTypes(trees)
        let doubtful = doubtfulNames(in: types)
        let foreign = foreignTypes(in: trees, types)
        guard !doubtful.isEmpty || foreign.contains(where: { !$0.isEmpty }) else { return trees }
        let references = trees.enumerated().flatMap { position, tree in
            tree.nodes(of: mentions, spelled: doubtful).compactMap { Reference($0.node, $0.name, position, types) }
        }
        var unresolved: Set<String> = []
        for reference in references where reference.type == nil { unresolved.insert(reference.name) }
        let names = names(of: types, unresolved: unresolved)
        var meanings = foreign
        for reference in references {
            guard let type = reference.type, let name = names[type], name != reference.name else { continue }
            meanings[reference.tree][reference.node] = name
        }
        for (type, entry) in types.entries.enumerated() where entry.aliased == nil {
            guard let name = names[type], name != entry.name else { continue }
            for node in entry.nodes { meanings[trees.firstIndex { $0 === node.tree } ?? entry.tree][node] = name }
        }
        return zip(trees, meanings).map { $0.naming($1) }
    }

    private static let mentions: Set<SyntaxKind> = [.identifierExpr, .memberExpr, .identifierType, .memberType]

    /// By tree, the mentions of other modules' types that are called like one at hand: `Forms.Field` where `Forms` is imported.
    private static func foreignTypes(in trees: [SyntaxTree], _ types: DeclaredTypes) -> [[Syntax: String]] {
        let declared = Set(types.entries.lazy.filter { !$0.isExternal }.map(\.name))
        return trees.enumerated().map { position, tree in
            tree.nodes(of: [.memberType]).reduce(into: [:]) { found, node in
                guard declared.contains(node.spelledName), let module = node.importedModule,
                    types.type(meantBy: node, position) == nil
                else { return }
                found[node] = module + "." + node.spelledName
            }
        }
    }

    /// Names that may not be what they say: of several types, of nested ones, of those that a file keeps to itself, and of
    /// aliases.
    private static func doubtfulNames(in types: DeclaredTypes) -> Set<String> {
        var doubtful: Set<String> = []
        var seen: Set<String> = []
        for entry in types.entries where !entry.isExternal {
            let isAlone = seen.insert(entry.name).inserted
            if !isAlone || entry.isNested || (entry.isPrivate && entry.tree > 0) || entry.aliased != nil {
                doubtful.insert(entry.name)
            }
        }
        return doubtful
    }

    /// By type, the name that it goes by; nothing for what keeps its own.
    ///
    /// - Parameter unresolved: the names that mean, somewhere, none of the types at hand.
    private static func names(of types: DeclaredTypes, unresolved: Set<String>) -> [DeclaredTypes.ID: String] {
        var names: [DeclaredTypes.ID: String] = [:]
        var used = Set(types.entries.filter { !$0.isNested }.map(\.path))
        let declared = types.entries.indices.filter { !types.entries[$0].isExternal }
        for (name, all) in Dictionary(grouping: declared, by: { types.entries[$0].name }).sorted(by: { $0.key < $1.key }) {
            let group = all.filter { types.entries[$0].aliased == nil }
            let isOneTypes = group.count == 1 && all.count == 1 && !unresolved.contains(name)
            let plain = isOneTypes ? group.first : group.first { types.entries[$0].isForAllFiles }
            for type in group where type != plain {
                let entry = types.entries[type]
                var own = entry.path
                if own == name || used.contains(own) { own += " (\(entry.nodes[0].file.path.lastPathComponent))" }
                if used.contains(own) { own += " \(type)" }
                used.insert(own)
                names[type] = own
            }
        }
        for alias in declared where types.entries[alias].aliased != nil {
            names[alias] =
                types.type(standingFor: alias).map { names[$0] ?? types.entries[$0].name }
                ?? types.frameworkType(standingFor: alias)
        }
        return names
    }

    /// A place that may mention a type.
    private struct Reference {
        let node: Syntax
        let name: String
        let tree: Int
        /// Nil where no file at hand declares what is meant.
        let type: DeclaredTypes.ID?

        /// Nil for what cannot mention a type: a member of a value.
        init?(_ node: Syntax, _ name: String, _ tree: Int, _ types: DeclaredTypes) {
            self.node = node
            self.name = name
            self.tree = tree
            switch node.kind {
            case .identifierType, .memberType: type = types.type(meantBy: node, tree)
            case .memberExpr:
                guard let base = node.child(.base), base.namesType else { return nil }
                type = types.type(meantByExpression: node, tree)
            default: type = types.type(meantByExpression: node, tree)
            }
        }
    }
}

extension DeclaredTypes {
    /// The type at hand that an alias stands for.
    fileprivate func type(standingFor alias: ID) -> ID? {
        var seen: Set<ID> = [alias]
        var current = alias
        while let next = targets[current], seen.insert(next).inserted {
            if entries[next].aliased == nil { return next }
            current = next
        }
        return nil
    }

    /// The name that an alias, or the alias that it stands for, gives to a type of no file at hand.
    fileprivate func frameworkType(standingFor alias: ID) -> String? {
        var seen: Set<ID> = [alias]
        var current = alias
        while let next = targets[current] {
            guard seen.insert(next).inserted else { return nil }
            current = next
        }
        // Of a composition, `UIViewController & Themed`, the class counts: a protocol has no superclass.
        let parts = entries[current].aliased.map { $0.kind == .compositionType ? $0.children(.element) : [$0] } ?? []
        let type = parts.count == 1 ? parts[0] : parts.first { FrameworkClass.laysOut($0.spelledName) }
        guard let type, type.kind == .identifierType, type.children(.genericArgument).isEmpty else { return nil }
        return type.spelledName
    }
}

extension DeclaredTypes.Entry {
    /// Whether the name by itself may mean it in every file: it is not nested, and either the first file's or not a file's own.
    fileprivate var isForAllFiles: Bool { !isNested && (!isPrivate || tree == 0) }
}

extension Syntax {
    /// Whether an expression is spelled as types are: `Outer`, `Module.Outer`, `Self`.
    fileprivate var namesType: Bool {
        switch kind {
        case .identifierExpr: spelledName.startsUppercase
        case .memberExpr: spelledName.startsUppercase && (child(.base)?.namesType ?? false)
        default: false
        }
    }
}
