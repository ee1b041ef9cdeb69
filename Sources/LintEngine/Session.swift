import KeyboardFacts
import SwiftParser

/// The handlers that run on one object, and which of them a report lists.
///
/// An object's type is the one that registers, or one that inherits from it and takes part by overriding something: a base class
/// that registers once for all its subclasses has as many layouts as it has subclasses.
struct Session {
    let index: DeclarationIndex
    let handlers: [KeyboardHandler]
    /// Positions in `handlers`.
    let reported: [Int]
}

extension Linter {
    func sessions(of facts: FileFacts) -> [Session] {
        var groups: [(owner: String?, handlers: [KeyboardHandler])] = []
        for handler in facts.handlers {
            if let position = groups.firstIndex(where: { $0.owner == handler.owner }) {
                groups[position].handlers.append(handler)
            } else {
                groups.append((handler.owner, [handler]))
            }
        }
        return groups.flatMap { group -> [Session] in
            let own = Session(index: facts.index, handlers: group.handlers, reported: Array(group.handlers.indices))
            guard let owner = group.owner else { return [own] }
            return [own]
                + facts.index.descendants(of: owner).compactMap { session(of: group.handlers, inherited: $0, facts.index) }
        }
    }

    /// The handlers as a subclass has them; nil if it changes none of what they do.
    private func session(
        of handlers: [KeyboardHandler], inherited subclass: TypeDeclaration, _ index: DeclarationIndex
    ) -> Session? {
        var reported: [Int] = []
        let own = handlers.enumerated().map { position, handler in
            guard case .function(let declaration) = handler.target,
                let method = index.method(
                    declaration.name, labels: declaration.children(.parameter).map(\.argumentLabel), in: subclass.name)
            else { return handler }
            if method != handler.node { reported.append(position) }
            return KeyboardHandler(
                node: method, target: .function(method), owner: subclass.name, registrations: handler.registrations)
        }
        return reported.isEmpty ? nil : Session(index: index, handlers: own, reported: reported)
    }
}

extension KeyboardHandler {
    /// The method's name, if the handler is one.
    var methodName: String? {
        if case .function(let declaration) = target { declaration.name } else { nil }
    }
}
