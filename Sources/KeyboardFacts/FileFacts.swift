import ProgramIndex
import SwiftParser

/// What one file says about keyboards, without running any of it.
package struct FileFacts: Sendable {
    package let tree: SyntaxTree
    /// The file's tree, then those of its library.
    package let trees: [SyntaxTree]
    /// What is declared in the file and in those of its library.
    package let index: DeclarationIndex
    /// Every handler the file registers, in the order of their first registration; then those that editing starts.
    package let handlers: [KeyboardHandler]
    /// Mentions of a notification for which no registration, removal, comparison or posting was recognised.
    package let unexplained: [NotificationReference]
    /// Handlers that the library's files register, for the clients of their objects; empty unless asked for.
    package let libraryHandlers: [KeyboardHandler]
    /// Handlers that the library's files register for objects of the classes that the file's handlers run for: what superclasses
    /// and subclasses of these register, and extensions in other files.
    package let lineageHandlers: [KeyboardHandler]
    /// The classes whose functions move content as editing begins, whether or not they count as handlers, and what those inherit
    /// from.
    package let editingClasses: Set<String>
    /// The classes of the file that UIKit tells of the beginning of editing, and nobody of the keyboard.
    package let editingListeners: Set<String>
    /// Types of the file that have others observe for them.
    package let clients: [DelegatingType]
    /// The names that led to clients.
    package let seeds: ObserverSeeds
    /// By view of the file that observes, the classes from the one that makes it up to its screen.
    package let hosts: [String: [String]]
    /// Names of variables, functions and publishers that notifications were followed through, whose mentions were looked for
    /// everywhere.
    package let followedNames: Set<String>

    /// - Parameters:
    ///   - library: trees of other files that declare what this one uses, the nearest first.
    ///   - followsLibrary: whether types of the file may be clients of what the library's files register.
    ///   - declaredElsewhere: names of members that further files declare.
    ///   - writtenElsewhere: shared variables that further files give values.
    ///   - neverSet: optional properties that no code of the program gives a value.
    ///   - uncalled: functions that nothing calls: a handler that is registered elsewhere, too, is not by them.
    ///   - hosts: by view, the classes from the one that makes it up to its screen.
    package init(
        _ tree: SyntaxTree, library: [SyntaxTree] = [], followsLibrary: Bool = false, declaredElsewhere: Set<String> = [],
        writtenElsewhere: Set<SharedVariable> = [], neverSet: Set<SharedVariable> = [], uncalled: Set<String> = [],
        hosts: [String: [String]] = [:]
    ) {
        self.hosts = hosts
        let trees = TypeNames.resolved(in: [tree] + library)
        let (tree, library) = (trees[0], Array(trees.dropFirst()))
        self.tree = tree
        self.trees = trees
        var index = DeclarationIndex(trees)
        index.declaredElsewhere = declaredElsewhere
        index.writtenElsewhere = writtenElsewhere
        index.neverSet = neverSet
        self.index = index
        let followed = FollowedNames()
        let found = Self.handlers(in: tree, of: trees, index, followed)
        let observing = uncalled.isEmpty ? found.handlers : found.handlers.map { $0.registered(exceptBy: uncalled) }
        unexplained = found.unexplained
        libraryHandlers = followsLibrary ? library.flatMap { Self.handlers(in: $0, of: trees, index, followed).handlers } : []
        let relatives = index.relatives(ofOwners: observing)
        let lineageHandlers =
            followsLibrary
            ? libraryHandlers.filter { $0.owner.map(relatives.contains) ?? false }
            : library.filter { index.declares(anyOf: relatives, in: $0) }.flatMap { tree in
                Self.handlers(in: tree, of: trees, index, followed).handlers
            }
        self.lineageHandlers = lineageHandlers
        var seeds = ObserverSeeds(observing + libraryHandlers, in: index)
        for _ in 0..<Self.hops where followsLibrary || !seeds.isEmpty {
            let before = seeds
            for tree in [tree] + (followsLibrary ? library : []) { seeds = seeds.extended(through: tree, index) }
            if seeds == before { break }
        }
        self.seeds = seeds
        let clients = seeds.isEmpty ? [] : seeds.clients(in: tree, index)
        self.clients = clients
        let known = observing + libraryHandlers + lineageHandlers
        let editing = EditingHandlers(in: tree, index) { classes in
            known.contains { $0.concerns(anyOf: classes) } || clients.contains { classes.contains($0.type) }
                || found.unexplained.contains { classes.contains($0.node.enclosingTypeName ?? "") }
                || library.filter { index.declares(anyOf: classes, in: $0) }.contains { tree in
                    let others = Self.handlers(in: tree, of: trees, index, followed)
                    return others.handlers.contains { $0.concerns(anyOf: classes) }
                        || others.unexplained.contains { classes.contains($0.node.enclosingTypeName ?? "") }
                }
        }
        handlers = observing + editing.handlers
        editingClasses = editing.classes
        editingListeners = editing.listeners
        followedNames = followed.names
    }

    /// Protocols and extensions that lead from an observer to its clients were never seen to be more than two in a row.
    private static let hops = 3

    /// Every handler that a tree registers, in the order of their first registration, and the names that nothing explains.
    static func handlers(
        in tree: SyntaxTree, of trees: [SyntaxTree], _ index: DeclarationIndex, _ followed: FollowedNames
    ) -> (handlers: [KeyboardHandler], unexplained: [NotificationReference]) {
        var handlers: [KeyboardHandler] = []
        var positions: [KeyboardHandler.Identity: Int] = [:]
        var unexplained: [NotificationReference] = []
        for reference in NotificationReference.all(in: tree) {
            for use in NotificationUseFinder(index: index, trees: trees, followed: followed).uses(of: reference) {
                switch use {
                case .registration(let registration):
                    let chains = ChainResolver(index: index, trees: trees, followed: followed)
                    for registration in registration.followingPushes(chains) {
                        let handler = KeyboardHandler(registration, in: index)
                        if let position = positions[handler.identity] {
                            handlers[position].registrations.append(registration)
                        } else {
                            positions[handler.identity] = handlers.count
                            handlers.append(handler)
                        }
                    }
                case .unexplained(let reference): unexplained.append(reference)
                case .removal, .comparison, .posting, .sourceOfLibraryStream: break
                }
            }
        }
        return (handlers, unexplained)
    }
}

/// Collects the names whose mentions are looked for.
final class FollowedNames {
    private(set) var names: Set<String> = []

    func note(_ name: String) { names.insert(name) }
}

extension KeyboardHandler {
    /// One method can be the handler of several types: of each that inherits it and registers it.
    struct Identity: Hashable {
        let node: Syntax
        let owner: String?
    }

    var identity: Identity { Identity(node: node, owner: owner) }

    init(_ registration: Registration, in index: DeclarationIndex) {
        node = registration.target.node
        target = registration.target
        registrations = [registration]
        let declaring = registration.target.node.enclosingTypeName
        let registering = registration.reference.node.enclosingTypeName
        // A type that registers an inherited method registers its own objects.
        let inherits = registering.map { type in index.lineage(of: type).contains { $0.name == declaring } } ?? false
        owner = inherits ? registering : declaring
    }
}

extension DeclarationIndex {
    /// The classes in whose objects some handlers run, those above and those below them.
    fileprivate func relatives(ofOwners handlers: [KeyboardHandler]) -> Set<String> {
        Set(handlers.compactMap(\.owner)).reduce(into: []) { names, owner in
            names.formUnion(lineage(of: owner).filter { $0.kind == .classDecl }.map(\.name))
            names.formUnion(descendants(of: owner).map(\.name))
        }
    }

    /// Whether a file declares or extends one of some classes.
    fileprivate func declares(anyOf classes: Set<String>, in tree: SyntaxTree) -> Bool {
        classes.contains { name in types[name]?.declarations.contains { $0.tree === tree } ?? false }
    }
}

extension KeyboardHandler {
    /// Whether it runs in objects of one of some classes, or such a class registers it.
    fileprivate func concerns(anyOf classes: Set<String>) -> Bool {
        ([owner] + registrations.map(\.reference.node.enclosingTypeName)).contains { $0.map(classes.contains) ?? false }
    }

    /// The same without the registrations that stand in some functions, if others remain.
    fileprivate func registered(exceptBy functions: Set<String>) -> KeyboardHandler {
        var handler = self
        handler.registrations.removeAll { functions.contains($0.reference.node.enclosingFunction?.name ?? "") }
        return handler.registrations.isEmpty ? self : handler
    }
}

extension FileFacts {
    /// Names that must be looked for in other files before anything is run: superclasses, and methods that selectors name.
    package var missingNames: Set<String> {
        var names = Set(
            (handlers + libraryHandlers).compactMap { handler in
                if case .unknown(_, let node) = handler.target { node.selectorName } else { nil }
            })
        for handler in handlers {
            guard let owner = handler.owner ?? handler.registrations.first?.reference.node.enclosingTypeName else { continue }
            if let superclass = index.missingSuperclass(of: owner) { names.insert(superclass) }
        }
        names.formUnion(editingClasses)
        names.formUnion(editingClasses.compactMap(index.missingSuperclass))
        // They set up the screens that others observe for.
        names.formUnion(clients.compactMap { index.missingSuperclass(of: $0.type) })
        return names
    }
}

extension FileFacts {
    /// The superclasses that no file at hand declares, of types that mention the publishers of this file's registrations: what an
    /// extension of `UIViewController` publishes is theirs only if they turn out to be view controllers.
    package var superclassesOfSubscribers: Set<String> {
        let publishers = handlers.flatMap(\.registrations).reduce(into: Set<String>()) { $0.formUnion($1.publishers) }
        guard !publishers.isEmpty else { return [] }
        let types = index.types.values.filter { type in
            type.declarations.contains { $0.subtree.contains { publishers.contains($0.name) } }
        }
        return Set(types.compactMap { index.missingSuperclass(of: $0.name) })
    }
}

extension Registration.Target {
    package var node: Syntax {
        switch self {
        case .function(let node), .closure(let node), .loop(let node), .unknown(_, let node): node
        case .assignment(let assignment): assignment.node
        }
    }
}
