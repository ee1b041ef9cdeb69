import SwiftParser

/// The types and type aliases that some files declare, with the scopes in which they can be named.
struct DeclaredTypes {
    typealias ID = Int

    /// A type with its extensions, a type alias, or a type that only extensions are at hand of.
    struct Entry {
        /// The last component.
        let name: String
        /// With the names of the types around it, joined by dots.
        let path: String
        /// The position of the tree that declares it.
        let tree: Int
        /// Whether other files cannot name it.
        let isPrivate: Bool
        let isNested: Bool
        /// The declaration and the extensions that belong to it.
        var nodes: [Syntax]
        /// What a type alias stands for.
        var aliased: Syntax?
        /// Whether only extensions are at hand.
        var isExternal = false
    }

    private(set) var entries: [Entry] = []
    /// What a declaration or an extension belongs to.
    private(set) var owners: [Syntax: ID] = [:]
    /// By block of code, the types that are declared in it.
    private(set) var locals: [Syntax: [String: ID]] = [:]
    private var nested: [ID: [String: [ID]]] = [:]
    private var top: [String: [ID]] = [:]
    private var external: [String: ID] = [:]
    private var parents: [ID: [ID]] = [:]
    /// By alias, the type or further alias that it stands for.
    private(set) var targets: [ID: ID] = [:]
    /// Extensions whose type is looked for when all declarations are known.
    private var extensions: [(node: Syntax, tree: Int)] = []

    /// - Parameter trees: the nearest first.
    init(_ trees: [SyntaxTree]) {
        for (position, tree) in trees.enumerated() { collect(tree.root, in: .top, position) }
        // What an extension of an outer type declares may be extended in turn.
        while !extensions.isEmpty {
            let waiting = extensions.sorted { $0.node.components < $1.node.components }
            extensions = []
            for (node, tree) in waiting { attach(node, tree) }
        }
        findParents()
    }

    private enum Scope {
        case top, type(ID), block(Syntax)
    }

    // MARK: Collecting

    private mutating func collect(_ container: Syntax, in scope: Scope, _ tree: Int) {
        for child in container.children {
            switch child.kind {
            case .extensionDecl: extensions.append((child, tree))
            case let kind where kind.isTypeDeclaration:
                collect(child, in: .type(add(child, to: scope, tree)), tree)
            case .typealiasDecl: _ = add(child, to: scope, tree)
            case .ifConfigDecl, .ifConfigClause: collect(child, in: scope, tree)
            case .functionDecl: collectLocals(of: child.child(.body), tree)
            case .variableDecl:
                for binding in child.children(.binding) { collectLocals(of: binding.child(.accessors), tree) }
            default: break
            }
        }
    }

    private mutating func collectLocals(of body: Syntax?, _ tree: Int) {
        guard let body else { return }
        for statement in body.children
        where statement.role == .statement && statement.kind.isTypeDeclaration && statement.kind != .extensionDecl {
            collect(statement, in: .type(add(statement, to: .block(body), tree)), tree)
        }
    }

    private mutating func add(_ node: Syntax, to scope: Scope, _ tree: Int) -> ID {
        let name = node.spelledName
        // Another branch of a condition declares the same type once more.
        if let known = declared(name, in: scope, tree) {
            owners[node] = known
            entries[known].nodes.append(node)
            return known
        }
        let id = entries.count
        var path = name
        var isPrivate = node.isPrivate
        var isNested = false
        switch scope {
        case .top:
            top[name, default: []].append(id)
        case .type(let outer):
            nested[outer, default: [:]][name, default: []].append(id)
            path = entries[outer].path + "." + name
            isPrivate = isPrivate || entries[outer].isPrivate
            isNested = true
        case .block(let block):
            locals[block, default: [:]][name] = id
            path = (block.qualifiedTypeName.map { $0 + "." } ?? "") + name
            isPrivate = true
            isNested = true
        }
        owners[node] = id
        entries.append(
            Entry(
                name: name, path: path, tree: tree, isPrivate: isPrivate, isNested: isNested, nodes: [node],
                aliased: node.kind == .typealiasDecl ? node.child(.type) : nil))
        return id
    }

    private func declared(_ name: String, in scope: Scope, _ tree: Int) -> ID? {
        switch scope {
        case .top: top[name]?.first { entries[$0].tree == tree }
        case .type(let outer): nested[outer]?[name]?.first { entries[$0].tree == tree }
        case .block(let block): locals[block]?[name]
        }
    }

    private mutating func attach(_ node: Syntax, _ tree: Int) {
        let id = node.child(.type).flatMap { type(meantBy: $0, tree) } ?? externalType(node.spelledName, tree)
        owners[node] = id
        entries[id].nodes.append(node)
        collect(node, in: .type(id), tree)
    }

    private mutating func externalType(_ name: String, _ tree: Int) -> ID {
        if let known = external[name] { return known }
        let id = entries.count
        entries.append(Entry(name: name, path: name, tree: tree, isPrivate: false, isNested: false, nodes: [], isExternal: true))
        external[name] = id
        return id
    }

    // MARK: Looking up

    /// What the type means that a node of a type spells; nil where no file at hand declares it.
    func type(meantBy node: Syntax, _ tree: Int) -> ID? {
        switch node.kind {
        case .identifierType: return type(named: node.spelledName, at: node, tree)
        case .memberType:
            guard let base = node.child(.base) else { return nil }
            // `Module.Type` where the base is no type.
            guard let outer = type(meantBy: base, tree) ?? external[base.spelledName] else {
                guard let module = node.importedModule else { return topLevel(node.spelledName, tree) }
                // One of the program's that has the name is meant only if it may be of that module, by the folders it lies in.
                return top[node.spelledName]?.first { entries[$0].isDeclared(below: module) && !entries[$0].isPrivate }
            }
            return member(node.spelledName, of: outer, tree)
        case .attributedType: return node.child(.type).flatMap { type(meantBy: $0, tree) }
        case .compositionType:
            return node.children(.element).lazy.compactMap { type(meantBy: $0, tree) }.first { isClass($0) }
        default: return nil
        }
    }

    /// Whether a type at hand is a class, or an alias that may stand for one.
    private func isClass(_ id: ID) -> Bool {
        entries[id].aliased != nil || entries[id].nodes.contains { $0.kind == .classDecl }
    }

    /// What an expression means that names a type, as `Outer.Inner` does.
    func type(meantByExpression node: Syntax, _ tree: Int) -> ID? {
        switch node.kind {
        case .identifierExpr:
            if node.spelledName == "Self" { return node.nearestAncestor { $0.isTypeDeclaration }.flatMap { owners[$0] } }
            return type(named: node.spelledName, at: node, tree)
        case .memberExpr:
            guard let base = node.child(.base) else { return nil }
            guard let outer = type(meantByExpression: base, tree) ?? external[base.spelledName] else {
                return base.kind == .identifierExpr && base.spelledName.startsUppercase ? topLevel(node.spelledName, tree) : nil
            }
            return member(node.spelledName, of: outer, tree)
        default: return nil
        }
    }

    /// What a name means at a place, searched for from the innermost scope outwards.
    private func type(named name: String, at node: Syntax, _ tree: Int) -> ID? {
        var inner = node
        for scope in node.ancestors {
            if scope.kind.isTypeDeclaration {
                let isBehindName = inner.role == .inheritedType || (inner.role == .type && scope.kind == .extensionDecl)
                if !isBehindName, let type = owners[scope], let found = member(name, of: type, tree) { return found }
            } else if !locals.isEmpty, let local = locals[scope]?[name] {
                return local
            }
            inner = scope
        }
        return topLevel(name, tree)
    }

    /// A type that is nested in another, or in one of those it inherits from.
    private func member(_ name: String, of type: ID, _ tree: Int) -> ID? {
        var waiting = [type][...]
        var seen: Set<ID> = []
        while let next = waiting.popFirst() {
            guard seen.insert(next).inserted else { continue }
            if let candidates = nested[next]?[name] {
                return candidates.first { entries[$0].tree == tree } ?? candidates.first { !entries[$0].isPrivate }
                    ?? candidates.first
            }
            waiting += parents[next] ?? []
        }
        return nil
    }

    private func topLevel(_ name: String, _ tree: Int) -> ID? {
        guard let candidates = top[name] else { return nil }
        return candidates.first { entries[$0].tree == tree } ?? candidates.first { !entries[$0].isPrivate }
    }

    // MARK: Inheriting

    /// What each type inherits from and what each alias stands for, in the files at hand, and the extensions of framework's
    /// classes.
    ///
    /// A name among them may be one that is inherited in turn, so that what the first round finds is looked up in by the second.
    private mutating func findParents() {
        for _ in 0..<2 {
            for id in entries.indices {
                let entry = entries[id]
                var found: [ID] = []
                if let aliased = entry.aliased, let target = type(meantBy: aliased, entry.tree), target != id {
                    targets[id] = target
                    found.append(target)
                }
                var frameworks = entry.isExternal ? [entry.name] : []
                for node in entry.nodes {
                    for inherited in node.inheritedTypes {
                        if let parent = type(meantBy: inherited, entry.tree) {
                            found.append(parent)
                        } else {
                            frameworks.append(inherited.spelledName)
                        }
                    }
                }
                for framework in frameworks {
                    var next: String? = framework
                    while let name = next {
                        if let extended = external[name], extended != id { found.append(extended) }
                        next = FrameworkClass.superclass(of: name)
                    }
                }
                if !found.isEmpty { parents[id] = found }
            }
        }
    }
}

extension DeclaredTypes.Entry {
    /// Whether a file that declares it lies in a folder of a name.
    fileprivate func isDeclared(below folder: String) -> Bool {
        nodes.contains { "/\($0.file.path)".contains("/\(folder)/") }
    }
}

extension Syntax {
    /// What a type's declaration says that it inherits from; a composition, `Base & Themed`, is each of its parts.
    var inheritedTypes: [Syntax] {
        children(.inheritedType).flatMap { $0.kind == .compositionType ? $0.children(.element) : [$0] }
    }

    /// How many components the name of an extended type has.
    fileprivate var components: Int {
        var count = 1
        var type = child(.type)
        while let base = type?.child(.base) {
            count += 1
            type = base
        }
        return count
    }
}
