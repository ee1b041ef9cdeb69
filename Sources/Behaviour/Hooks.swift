import KeyboardFacts
import ProgramIndex
import SwiftParser

/// The methods by which subclasses take part in what a class does: those that they override, and those that a protocol requires
/// which the class or one above it asks of its own object.
struct Hooks {
    /// The class's name.
    let type: String
    private let index: DeclarationIndex
    /// What the protocols require that are asked for.
    private let asked: Set<String>
    /// What an observer calls through protocols.
    private let called: Set<String>

    /// - Parameter protocols: those by which an observer calls objects of the class.
    init(of type: String, askedBy protocols: Set<String> = [], in index: DeclarationIndex) {
        self.type = type
        self.index = index
        called = index.requirements(of: protocols)
        asked = index.lineage(of: type).reduce(into: []) { names, ancestor in
            names.formUnion(index.requirements(of: index.testedProtocols(of: ancestor.name)))
        }
    }

    /// Whether a subclass has one that code of the class or of one above calls, or an observer.
    func areTaken(by subclass: String) -> Bool {
        let names = names(in: subclass)
        guard !names.isEmpty else { return false }
        if !called.isDisjoint(with: names) { return true }
        return index.lineage(of: subclass).drop { $0.name != type }.flatMap(\.declarations).contains { declaration in
            !declaration.calls(of: names).isEmpty
        }
    }

    /// Those that a subclass has, or one of its superclasses below the class.
    fileprivate func names(in subclass: String) -> Set<String> {
        let heirs = index.lineage(of: subclass).prefix { $0.name != type }
        let hooks = heirs.flatMap(\.functions).filter { name, functions in
            asked.contains(name) || functions.contains { $0.hasModifier("override") }
        }
        return Set(hooks.map(\.key)).subtracting(ObserverSeeds.entryPoints)
    }
}

extension FileFacts {
    /// The methods by which subclasses take part in what their superclasses do, where these call them.
    package var hooks: Set<String> {
        (handlers.compactMap(\.owner) + clients.map(\.type)).reduce(into: []) { names, type in
            let hooks = Hooks(of: type, in: index)
            for heir in index.descendants(of: type) { names.formUnion(hooks.names(in: heir.name)) }
        }
    }
}
