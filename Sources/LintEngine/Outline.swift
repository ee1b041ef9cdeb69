import KeyboardFacts
import SwiftParser

/// The names a file declares, type by type: what is remembered of a file that may be needed, instead of its tree.
struct Outline: Sendable {
    private let types: [String: Members]
    private let globals: Set<String>

    private struct Members: Sendable {
        let names: Set<String>
        let inherited: Set<String>
    }

    init(_ tree: SyntaxTree) {
        let index = DeclarationIndex([tree])
        types = index.types.mapValues { type in
            Members(
                names: Set(type.functions.keys).union(type.properties.keys).union(type.cases), inherited: Set(type.inherited))
        }
        globals = Set(index.functions.keys).union(index.variables.keys)
    }

    /// Whether the file declares something that is needed, where it is of use: a missing type or global; a missing member in a type of
    /// the family or in an extension of a framework's type; an override in a descendant. A method of the same name in a type that has
    /// nothing to do with the handlers is not.
    func provides(_ needs: Needs, descendants: Set<String>) -> Bool {
        if !globals.isDisjoint(with: needs.missing) { return true }
        return types.contains { name, members in
            if needs.missing.contains(name) { return true }
            if needs.family.contains(name) || Self.isFramework(name), !members.names.isDisjoint(with: needs.missing) { return true }
            return descendants.contains(name)
        }
    }

    /// The types here that inherit from one of `names`.
    func heirs(of names: Set<String>) -> Set<String> {
        Set(types.filter { !$0.value.inherited.isDisjoint(with: names) }.keys)
    }

    /// What types that declare one of the names inherit from: through it they may belong to the family.
    func parents(ofTypesDeclaring names: Set<String>) -> Set<String> {
        types.values.filter { !$0.names.isDisjoint(with: names) }.reduce(into: Set()) { $0.formUnion($1.inherited) }
    }

    private static func isFramework(_ name: String) -> Bool {
        if name == "Notification" { return true }
        return ["UI", "NS", "CG", "CA"].contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
    }
}

/// What a file's handlers use and the files at hand do not declare.
struct Needs: Sendable, Equatable {
    var missing: Set<String> = []
    /// Methods through which a subclass may take part.
    var overridable: Set<String> = []
    /// The types that own handlers.
    var owners: Set<String> = []
    /// Those, and everything they are known to inherit from.
    var family: Set<String> = []

    var all: Set<String> { missing.union(overridable) }
}
