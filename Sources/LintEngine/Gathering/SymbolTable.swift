import HandlerInterpreter
import KeyboardFacts
import ProgramIndex
import SwiftParser

/// The names a file declares, type by type: what is remembered of a file that may be needed, instead of its tree.
struct SymbolTable: Sendable {
    private let types: [String: Members]
    /// Functions, variables and type aliases outside of all types.
    private let globals: Set<String>

    private struct Members: Sendable {
        let names: Set<String>
        let inherited: Set<String>
        /// Whether the file has more than extensions of the type.
        let isDeclared: Bool
        /// The superclass of a class, where another file declares it.
        let superclass: String?
    }

    /// Of a file that nobody asks.
    package init() {
        types = [:]
        globals = []
    }

    package init(_ tree: SyntaxTree) {
        let index = DeclarationIndex([tree])
        types = index.types.mapValues { type in
            Members(
                names: Set(type.functions.keys).union(type.properties.keys).union(type.cases), inherited: Set(type.inherited),
                isDeclared: type.kind != nil,
                superclass: index.missingSuperclass(of: type.name))
        }
        let aliases = tree.root.children(.statement).filter { $0.kind == .typealiasDecl }.map(\.name)
        globals = Set(index.functions.keys).union(index.variables.keys).union(aliases)
    }

    /// Whether the file declares something that is needed, where it is of use: a missing type or global; a missing member in a
    /// type of the family or in an extension of a framework's type; a descendant, for what it overrides. A method of the same
    /// name in a type that has nothing to do with the handlers is not.
    ///
    /// - Parameter unresolved: nil for a file that the handlers' cannot name.
    func provides(_ unresolved: UnresolvedReferences?, descendants: Set<String>) -> Bool {
        if types.keys.contains(where: descendants.contains) { return true }
        guard let unresolved else { return false }
        if !globals.isDisjoint(with: unresolved.missing) { return true }
        return types.contains { name, members in
            if unresolved.missing.contains(name), members.isDeclared || !DeclarationIndex.isFramework(name) { return true }
            if unresolved.family.contains(name), !members.names.isDisjoint(with: unresolved.overrides) { return true }
            let isOthers = DeclarationIndex.isFramework(name) || StreamLibraries.hostTypes.contains(name)
            return (unresolved.family.contains(name) || isOthers) && !members.names.isDisjoint(with: unresolved.missing)
        }
    }

    /// What the file says that a type inherits from; nil where it says nothing of the type.
    func inherited(by type: String) -> Set<String>? { types[type]?.inherited }

    /// Whether the file declares one of the members in a type, or in an extension of it.
    func declares(anyOf members: Set<String>, in type: String) -> Bool { !(types[type]?.names.isDisjoint(with: members) ?? true) }

    func declares(anyOf names: Set<String>) -> Bool { names.contains { types[$0]?.isDeclared ?? false } }

    /// Those of the names that types here declare as members.
    func members(among names: Set<String>) -> Set<String> {
        types.values.reduce(into: []) { $0.formUnion($1.names.intersection(names)) }
    }

    /// Those of the names that the file declares, as whatever.
    func declared(among names: Set<String>) -> Set<String> {
        members(among: names).union(names.intersection(globals)).union(names.filter { types[$0]?.isDeclared ?? false })
    }

    /// The types here that inherit from one of `names`.
    func heirs(of names: Set<String>) -> Set<String> {
        Set(types.filter { !$0.value.inherited.isDisjoint(with: names) }.keys)
    }

    /// The superclasses of classes that declare one of the names: through them they may belong to the family.
    func superclasses(ofTypesDeclaring names: Set<String>) -> Set<String> {
        Set(types.values.filter { !$0.names.isDisjoint(with: names) }.compactMap(\.superclass))
    }
}

/// What a file's handlers use and the files at hand do not declare.
struct UnresolvedReferences: Sendable, Equatable {
    package var missing: Set<String> = []
    /// Methods that classes call on themselves and that a protocol may lend them, by an extension.
    package var lent: Set<LentMethod> = []
    /// Methods through which a subclass may take part.
    package var overridable: Set<String> = []
    /// Properties of UIKit's classes that an extension or a superclass of the owners may override.
    package var overrides: Set<String> = []
    /// Static properties and global variables that are read, of which other files may change the value.
    package var shared: Set<SharedVariable> = []
    /// The types that own handlers.
    package var owners: Set<String> = []
    /// Optional properties of the owners that the files at hand give no value.
    package var unset: Set<SharedVariable> = []
    /// The views and view modifiers of SwiftUI's that handlers lay out by a number that these read.
    package var hosted: Set<String> = []
    /// The functions that register them, as far as nothing but the program's code can call those, and their file does not.
    package var registering: Set<String> = []
    /// Those of the owners that are views and observe themselves.
    package var views: Set<String> = []
    /// Those, and everything they are known to inherit from.
    package var family: Set<String> = []

    /// The files of those that observe for the owners.
    package var observers: Set<String> = []

    /// Adds what is missing once more files are at hand: which files observe, and which owners are views, is not asked again.
    mutating func formUnion(_ again: UnresolvedReferences) {
        missing.formUnion(again.missing)
        lent.formUnion(again.lent)
        overridable.formUnion(again.overridable)
        overrides.formUnion(again.overrides)
        shared.formUnion(again.shared)
        unset.formUnion(again.unset)
        owners.formUnion(again.owners)
        hosted.formUnion(again.hosted)
        registering.formUnion(again.registering)
        family.formUnion(again.family)
    }

    package var all: Set<String> { missing.union(lent.map(\.name)).union(overridable).union(overrides) }
}
