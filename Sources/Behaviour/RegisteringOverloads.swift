import KeyboardFacts
import ProgramIndex
import SwiftParser

/// Methods of a class that share the name of one that UIKit calls and register handlers: `viewDidLoad(_:)`, which a subclass's
/// `viewDidLoad()` hands its constraint.
///
/// UIKit calls none of them, so that each subclass that does is a screen of its own.
struct RegisteringOverloads {
    private let type: String
    private let index: DeclarationIndex
    private let overloads: [Syntax]
    /// Whether nothing else of the class and of its superclasses leads to a registration.
    let isOnlyWay: Bool

    init(of type: String, registering handlers: [KeyboardHandler], in index: DeclarationIndex) {
        self.type = type
        self.index = index
        let functions = handlers.flatMap(\.registrations).compactMap(\.reference.node.enclosingFunction)
        let registrars = Set(functions)
        let names = Set(functions.map(\.name))
        func leads(_ function: Syntax) -> Bool {
            registrars.contains(function) || !index.namesReached(from: function, in: type).isDisjoint(with: names)
        }
        let found = index.overloadsOfSystemCalls(in: type)
        overloads = found.isEmpty ? [] : found.filter(leads)
        guard !overloads.isEmpty else {
            isOnlyWay = false
            return
        }
        let others = index.lineage(of: type).flatMap(\.functions.values).joined().filter { function in
            !found.contains(function) && !registrars.contains(function)
        }
        let areCalled = registrars.allSatisfy { found.contains($0) || !ObserverSeeds.entryPoints.contains($0.name) }
        isOnlyWay = areCalled && !others.contains(where: leads)
    }

    var names: Set<String> { Set(overloads.map(\.name)) }

    /// Whether a subclass, or one between it and the class, calls one from other code than an overload of its own.
    func areCalled(by subclass: String) -> Bool {
        guard !overloads.isEmpty else { return false }
        return index.lineage(of: subclass).prefix { $0.name != type }.flatMap(\.declarations).contains { declaration in
            declaration.calls(of: names).contains { call in
                call.callsOverloadOfSystemCall && !(call.enclosingFunction?.isOverloadOfSystemCall ?? false)
            }
        }
    }
}

extension FileFacts {
    /// The names of methods that register handlers and only share the name of what UIKit calls: subclasses that call them take
    /// part in what the file registers.
    package var registeringOverloads: Set<String> {
        handlers.grouped(by: \.owner).reduce(into: []) { names, handlers in
            guard let owner = handlers[0].owner else { return }
            names.formUnion(RegisteringOverloads(of: owner, registering: handlers, in: index).names)
        }
    }
}
