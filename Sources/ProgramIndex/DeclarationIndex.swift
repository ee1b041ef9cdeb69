import SwiftParser

/// What is declared where: types with their members, and functions and variables at the top level of files.
///
/// Facts are what can be said of a program without running it. The index is the first of them and the others ask it: it joins a
/// type with its extensions, whichever file they stand in, and answers by name, because a linter has no type checker. It keeps
/// nodes rather than copies of what they say.
package struct DeclarationIndex: Sendable {
    /// By the names that their nodes go by: the last component, or more where that is not one type's alone (see `TypeNames`).
    package private(set) var types: [String: TypeDeclaration] = [:]
    package private(set) var functions: [String: [Syntax]] = [:]
    /// `.patternBinding` nodes of global variables.
    package private(set) var variables: [String: [Syntax]] = [:]
    /// By name, what type aliases stand for.
    private var aliases: [String: Syntax] = [:]

    /// For each type, itself and the types it inherits from, as far as the index knows them, nearest first.
    private(set) var lineages: [String: [TypeDeclaration]] = [:]
    /// By type and property, what is assigned to the constraints that it keeps.
    private(set) var constraints: [String: [String: [Syntax]]] = [:]
    /// By type and view, the calls that make constraints of it which nothing keeps.
    private(set) var loose: [String: [String: [Syntax]]] = [:]
    /// Names of members that types of the program declare which are not in the files at hand.
    package var declaredElsewhere: Set<String> = []
    /// Shared variables of the files at hand that code of other files gives values.
    package var writtenElsewhere: Set<SharedVariable> = []
    /// Optional properties that no code of the program gives a value.
    package var neverSet: Set<SharedVariable> = []

    /// - Parameter trees: the nearest first: of several declarations of one name, that of the first tree is taken.
    package init(_ trees: [SyntaxTree]) {
        for tree in trees { collect(tree.root, into: nil) }
        inheritCompositions()
        let creations = ConstraintCreations(in: trees, to: types)
        constraints = creations.assigned
        loose = creations.loose
        lineages = Dictionary(
            uniqueKeysWithValues: types.keys.map { type in (type, names(inLineageOf: type).compactMap { types[$0] }) })
    }

    /// Who inherits from an alias `Base & Protocol` inherits from both.
    private mutating func inheritCompositions() {
        let compositions = aliases.filter { $0.value.kind == .compositionType }
        guard !compositions.isEmpty else { return }
        for (name, type) in types {
            let inherited = type.declarations.flatMap(\.inheritedTypes).compactMap { compositions[$0.spelledName] }
            for part in inherited.flatMap({ $0.children(.element) }) where !type.inherited.contains(part.name) {
                types[name]?.inherit(part.name)
            }
        }
    }

    private mutating func collect(_ container: Syntax, into type: String?) {
        for child in container.children {
            switch child.kind {
            case let kind where kind.isTypeDeclaration: add(type: child, within: type)
            case .ifConfigDecl: collect(child, into: type)
            case .ifConfigClause: if !child.children.contains(where: { $0.isInactive }) { collect(child, into: type) }
            default: add(member: child, to: type)
            }
        }
    }

    private mutating func add(type node: Syntax, within outer: String?) {
        let name = node.name
        types[name, default: TypeDeclaration(name: name)].add(node, outer: outer.flatMap { types[$0]?.qualifiedName })
        collect(node, into: name)
    }

    /// Types that are declared where they are used: mostly, to hold the one object of a class.
    private mutating func collectTypes(in body: Syntax?, within type: String?) {
        guard let body else { return }
        for statement in body.children where statement.role == .statement && statement.kind.isTypeDeclaration {
            add(type: statement, within: type)
        }
    }

    private mutating func add(member node: Syntax, to type: String?) {
        switch node.kind {
        case .typealiasDecl:
            if aliases[node.name] == nil { aliases[node.name] = node.child(.type) }
        case .functionDecl:
            if let type {
                types[type]?.functions[node.name, default: []].append(node)
            } else {
                functions[node.name, default: []].append(node)
            }
            collectTypes(in: node.child(.body), within: type)
        case .initializerDecl:
            if let type { types[type]?.initializers.append(node) }
        case .enumCaseDecl:
            for element in node.children(.enumElement) {
                if let type { types[type]?.cases.insert(element.name) }
            }
        case .variableDecl:
            for binding in node.children(.binding) {
                guard let pattern = binding.child(.pattern), pattern.kind == .identifierPattern else { continue }
                if let type {
                    types[type]?.add(property: binding, named: pattern.name)
                } else {
                    variables[pattern.name, default: []].append(binding)
                }
                collectTypes(in: binding.child(.accessors), within: type)
            }
        default:
            break
        }
    }
}

extension DeclarationIndex {
    /// The `.functionType` that a type as written means: itself, what is optional or has attributes, or what an alias stands for.
    package func functionType(_ type: Syntax) -> Syntax? { meaning(of: type) { $0.kind == .functionType } }

    /// The `.tupleType` of several elements that a type as written means.
    package func tupleType(_ type: Syntax) -> Syntax? {
        meaning(of: type) { $0.kind == .tupleType && $0.children(.element).count > 1 }
    }

    private func meaning(of type: Syntax, _ isMeant: (Syntax) -> Bool) -> Syntax? {
        var open = type
        var seen: Set<Syntax> = []
        while seen.insert(open).inserted {
            if isMeant(open) { return open }
            switch open.kind {
            case .optionalType, .implicitlyUnwrappedType, .attributedType, .tupleType:
                let parts = open.children.filter { $0.role != .attribute }
                guard parts.count == 1 else { return nil }
                open = parts[0]
            case .identifierType:
                guard let aliased = aliases[open.name] else { return nil }
                open = aliased
            default: return nil
            }
        }
        return nil
    }
}

/// One type and its extensions, joined.
package struct TypeDeclaration: Sendable {
    /// The last component (`Cell` for `Outer.Cell`), or more where that is not one type's alone (see `TypeNames`).
    package let name: String
    /// With the names of the types around it, joined by dots.
    package private(set) var qualifiedName: String
    /// Superclass and protocols as written, generic arguments dropped, in source order.
    package private(set) var inherited: [String] = []
    /// The declaration itself (if it is in the files at hand) and its extensions.
    package private(set) var declarations: [Syntax] = []
    package var functions: [String: [Syntax]] = [:]
    /// `.patternBinding` nodes.
    package var properties: [String: Syntax] = [:]
    /// Properties of the type itself whose name is also one of its objects' properties.
    private(set) var typeTwins: [String: Syntax] = [:]
    package var initializers: [Syntax] = []
    package var cases: Set<String> = []

    init(name: String) {
        self.name = name
        self.qualifiedName = name
    }

    mutating func add(_ node: Syntax, outer: String?) {
        if let outer { qualifiedName = outer + "." + node.spelledName }
        declarations.append(node)
        let names = node.inheritedTypes.map(\.name).filter { !$0.isEmpty }
        // A class names its superclass first, wherever its extensions are.
        inherited = node.kind == .extensionDecl ? inherited + names : names + inherited
    }

    mutating func inherit(_ name: String) { inherited.append(name) }

    /// A requirement of a protocol gives way to its default implementation.
    mutating func add(property: Syntax, named name: String) {
        if let known = properties[name] {
            if property.isRequirement { return }
            // `static let shared` beside `var shared`: either is asked for by its own kind of receiver.
            if known.isTypeProperty != property.isTypeProperty {
                typeTwins[name] = known.isTypeProperty ? known : property
                if property.isTypeProperty { return }
            }
        }
        properties[name] = property
    }

    /// Whether a property of that name holds a function.
    func holdsClosure(_ name: String) -> Bool {
        properties[name]?.child(.type)?.subtree.contains { $0.kind == .functionType } ?? false
    }

    /// The kind of the declaration, or nil where only extensions are at hand.
    package var kind: SyntaxKind? {
        declarations.first { $0.kind != .extensionDecl }?.kind
    }
}

extension Syntax {
    /// Whether a `.patternBinding` is of the type itself, not of each of its objects (The Swift Programming Language, "Type
    /// Properties").
    package var isTypeProperty: Bool {
        guard let declaration = parent else { return false }
        return ["static", "class"].contains(where: declaration.hasModifier)
    }

    /// Whether a `.patternBinding` only says that there has to be such a property.
    fileprivate var isRequirement: Bool {
        let accessors = child(.accessors)?.children(.accessor) ?? []
        return !accessors.isEmpty && accessors.allSatisfy { $0.child(.body) == nil }
    }
}
