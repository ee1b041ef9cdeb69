import Behaviour
import KeyboardFacts
import PatternMatching
import ProgramIndex
import SwiftParser
import Vocabulary

/// The registrations of a file's handlers: which name registers which notification, and which type observes what.
struct ObserverTable {
    /// By the name of the notification in the registration.
    private(set) var observed: [Syntax: KeyboardNotificationName] = [:]
    /// By type, also those of which only registrations tell.
    private var observedByType: [String: Set<KeyboardNotificationName>] = [:]
    private let index: DeclarationIndex

    /// - Parameter silent: handlers that run without being reported, as an observer's do for a client that takes no notice: what
    ///   they observe is observed, and no rule speaks of it.
    init(_ behaviours: [HandlerBehaviour], beside silent: [KeyboardHandler] = [], index: DeclarationIndex) {
        self.index = index
        for behaviour in behaviours {
            for registration in behaviour.handler.registrations where registration.form != .editing {
                observed[registration.reference.node] = registration.event
            }
        }
        for handler in behaviours.map(\.handler) + silent {
            for registration in handler.registrations where registration.form != .editing {
                for type in Set([handler.owner, registration.reference.node.enclosingTypeName].compactMap(\.self)) {
                    observedByType[type, default: []].insert(registration.event)
                }
            }
        }
    }

    /// What the type that the node is, or the one around it, observes, its superclasses included.
    func observed(byTypeAround node: Syntax) -> Set<KeyboardNotificationName> {
        guard let type = node.nearestType else { return [] }
        return Set(index.lineage(of: type.name).map(\.name) + [type.name]).reduce(into: []) {
            $0.formUnion(observedByType[$1] ?? [])
        }
    }
}
