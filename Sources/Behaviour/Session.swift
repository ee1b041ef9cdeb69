import HandlerInterpreter
import KeyboardFacts
import ProgramIndex
import SourceText
import SwiftParser

/// The handlers that run on one object, and which of them a report lists.
///
/// An object's type is the one that registers, or one that inherits from it and takes part by overriding something: a base class
/// that registers once for all its subclasses has as many layouts as it has subclasses. Or it is a client, which has something
/// else observe for it: what it is called back with is a handler of its own.
package struct Session {
    package let index: DeclarationIndex
    package let handlers: [KeyboardHandler]
    /// Positions in `handlers`.
    package let reported: [Int]
    /// The positions of those that other classes of the object's lineage register, or other files: they run beside where the
    /// set-up comes to their registration, and another session reports them.
    package var companions: Set<Int> = []
    /// Set where others observe for the object.
    package var client: DelegatingType?
    /// The screen that the object, a view, stands in.
    package var stage: DelegatingType?

    /// The same as its screen runs it; nil for what is no view of one screen.
    package var staged: Session? {
        guard let stage else { return nil }
        return Session(index: index, handlers: handlers, reported: reported, companions: companions, client: stage)
    }

    /// The handlers that a report lists, as a run of the screen has them; nil where it does not run all of them.
    package func reported(onStageOf result: ExecutionResult) -> [(position: Int, handler: KeyboardHandler)]? {
        let isWhole = reported.allSatisfy { position in
            result.runs.contains { $0.paths.contains { $0.completeSteps.contains { $0.runs(position) } } }
        }
        guard isWhole else { return nil }
        return reported.map { position in
            var handler = result.handlers[position]
            handler.stage = stage?.type
            return (position, handler)
        }
    }

    package func interpreter(_ interfaces: InterfaceIndex) -> HandlerInterpreter {
        var interpreter =
            client.map { HandlerInterpreter(index: index, handlers: handlers, client: $0, interfaces: interfaces) }
            ?? HandlerInterpreter(index: index, handlers: handlers, interfaces: interfaces)
        interpreter.companions = companions
        return interpreter
    }
}

/// What running a session came to.
package struct SessionRun {
    package let session: Session
    /// What the expressions came to.
    package let values: ValueLog
    /// Of the handlers that a report lists.
    package let behaviours: [HandlerBehaviour]

    /// - Parameters:
    ///   - reported: the handlers that a report lists, with their positions in the result.
    ///   - values: what the expressions came to.
    package init(
        _ session: Session, reporting reported: [(position: Int, handler: KeyboardHandler)], of result: ExecutionResult,
        _ values: ValueLog
    ) {
        self.session = session
        self.values = values
        behaviours = reported.map { position, handler in
            HandlerBehaviour(handler: handler, position: position, runs: result.runs, values: values)
        }
    }

    /// What any handler wrote in any scenario, on any path.
    package var writes: [LayoutWrite] { behaviours.first?.runs.flatMap(\.paths).flatMap(\.trace.writes) ?? [] }
}

extension FileFacts {
    /// The objects whose handlers run, each with all handlers of its own.
    package var sessions: [Session] {
        let clients = clientsWithHeirs
        let types = Set(clients.map(\.type))
        let owners = handlers.grouped(by: \.owner).flatMap { handlers -> [Session] in
            if let owner = handlers[0].owner, types.contains(owner) { return [] }
            var own = Session(
                index: index, handlers: handlers, reported: Array(handlers.indices), stage: handlers[0].owner.flatMap(stage))
            guard let owner = handlers[0].owner else { return [own] }
            own = own.running(beside: handlersOfLineage(of: owner, besides: owner))
            let hooks = Hooks(of: owner, in: index)
            let heirs = heirs(of: owner, taking: handlers)
            let overloads = RegisteringOverloads(of: owner, registering: handlers, in: index)
            let taking = heirs.filter { !types.contains($0.name) }.compactMap { heir in
                session(of: handlers, inherited: heir, hooks)
                    ?? (overloads.areCalled(by: heir.name) ? session(of: DelegatingType(type: heir.name, useSites: [])) : nil)
            }
            // What would end the program if it ran has no objects of its own.
            let abstract = index.abstractMethods(of: owner, besides: heirs)
            let isAbstract = !abstract.isEmpty && handlers.contains { $0.calls(anyOf: abstract) }
            let isForNobody =
                isAbstract || overloads.isOnlyWay || areOverriddenByAll(handlers, who: registrants(of: handlers))
            return isForNobody && !taking.isEmpty ? taking : [own] + taking
        }
        return owners + clients.map { session(of: $0) }
    }

    /// The classes that call the functions in which an extension of a framework's class registers handlers; empty for handlers of
    /// a class of the program's own, which may have objects of its own.
    private func registrants(of handlers: [KeyboardHandler]) -> Set<String> {
        guard let owner = handlers[0].owner, index.types[owner]?.kind == nil else { return [] }
        let places = handlers.flatMap(\.registrations).map(\.reference.node)
        let functions = Set(places.compactMap { $0.enclosingFunction?.name })
        return Set(trees.flatMap { $0.root.calls(of: functions) }.map { $0.enclosingTypeName ?? "" })
    }

    /// Whether each of some classes has a method of its own in each handler's place: then the handlers run for none of them.
    private func areOverriddenByAll(_ handlers: [KeyboardHandler], who classes: Set<String>) -> Bool {
        !classes.isEmpty
            && classes.allSatisfy { type in
                handlers.allSatisfy { $0.inherited(by: type, index).node != $0.node }
            }
    }

    /// The screen that a view stands in, with what makes the view there.
    private func stage(of view: String) -> DelegatingType? {
        let chain = [view] + (hosts[view] ?? [])
        guard let screen = chain.last, chain.count > 1, index.types[screen]?.kind == .classDecl else { return nil }
        let made = chain[chain.count - 2]
        let places = index.lineage(of: screen).first?.declarations.flatMap { $0.calls(of: [made]) } ?? []
        return places.isEmpty ? nil : DelegatingType(type: screen, useSites: places)
    }

    /// The handlers as a subclass has them; nil if it changes none of what they do.
    private func session(
        of handlers: [KeyboardHandler], inherited subclass: TypeDeclaration, _ hooks: Hooks
    ) -> Session? {
        let own = handlers.map { $0.inherited(by: subclass.name, index) }
        let reported = handlers.indices.filter { own[$0].node != handlers[$0].node }
        if !reported.isEmpty {
            return Session(index: index, handlers: own, reported: reported)
                .running(beside: handlersOfLineage(of: subclass.name, besides: handlers[0].owner))
        }
        // It may still be what the handlers call that it overrides.
        guard index.types[hooks.type]?.kind == .classDecl, hooks.areTaken(by: subclass.name) else { return nil }
        return session(of: DelegatingType(type: subclass.name, useSites: []))
    }

    /// What the classes of an object's lineage register, as the object has it: all of it runs on one object.
    ///
    /// - Parameter owner: whose handlers of the file at hand are none of them.
    private func handlersOfLineage(of type: String, besides owner: String?) -> [KeyboardHandler] {
        guard index.types[type]?.kind == .classDecl else { return [] }
        let classes = Set(index.lineage(of: type).filter { $0.kind == .classDecl }.map(\.name))
        let others = handlers.filter { $0.owner != owner && !$0.isOfEditing } + lineageHandlers
        return others.filter { handler in handler.owner.map(classes.contains) ?? false }.map { $0.inherited(by: type, index) }
    }

    /// What a client registers and inherits, and all that may observe for it.
    private func session(of client: DelegatingType) -> Session {
        let index = index
        let lineage = Set(index.lineage(of: client.type).map(\.name)).union([client.type])
        // Who is told of the keyboard lays out by that.
        let all = handlers.filter { !$0.isOfEditing || client.useSites.isEmpty } + libraryHandlers
        let known = all.filter { handler in handler.owner.map(lineage.contains) ?? false }
        let own = known.map { $0.inherited(by: client.type, index) }
        let others = all.filter { handler in handler.owner.map { !lineage.contains($0) } ?? false }
        let reported = known.indices.filter { known[$0].owner == client.type || own[$0].node != known[$0].node }
        return Session(index: index, handlers: own + others, reported: reported, client: client)
    }
}

extension FileFacts {
    /// The file's clients, and the classes that inherit from them and take part in what they are called back with.
    fileprivate var clientsWithHeirs: [DelegatingType] {
        var result = clients
        for client in clients {
            let hooks = Hooks(of: client.type, askedBy: client.protocols, in: index)
            for heir in index.descendants(of: client.type)
            where !result.contains(where: { $0.type == heir.name }) && hooks.areTaken(by: heir.name) {
                result.append(DelegatingType(type: heir.name, useSites: client.useSites))
            }
        }
        return result
    }
}

extension Syntax {
    /// The calls in a node of functions with these names.
    package func calls(of names: Set<String>) -> [Syntax] {
        names.isEmpty ? [] : subtree.filter { $0.kind == .callExpr && names.contains($0.child(.callee)?.name ?? "") }
    }
}

extension KeyboardHandler {
    /// Whether its code calls a function with one of these names.
    fileprivate func calls(anyOf names: Set<String>) -> Bool {
        switch target {
        case .function(let code), .closure(let code): !code.calls(of: names).isEmpty
        default: false
        }
    }

    /// The method's name, if the handler is one.
    package var methodName: String? {
        if case .function(let declaration) = target { declaration.name } else { nil }
    }

    /// The handler as a type that inherits it has it: its own override, where there is one.
    fileprivate func inherited(by type: String, _ index: DeclarationIndex) -> KeyboardHandler {
        guard case .function(let declaration) = target,
            let method = index.method(
                declaration.name, labels: declaration.children(.parameter).map(\.argumentLabel), in: type)
        else { return self }
        return KeyboardHandler(
            node: method, target: .function(method), owner: type,
            registrations: registrations.map { $0.ending(in: .function(method)) })
    }
}

extension Session {
    /// The same with handlers that only run, but for those that its own are already: what is registered twice is told once.
    fileprivate func running(beside all: [KeyboardHandler]) -> Session {
        let others = all.filter { other in
            !handlers.contains { own in own.node == other.node && other.registrations.allSatisfy { own.observes($0.event) } }
        }
        var copy = Session(index: index, handlers: handlers + others, reported: reported, client: client, stage: stage)
        copy.companions = Set(copy.handlers.indices.dropFirst(handlers.count))
        return copy
    }

    /// The handlers that a report lists, as it does.
    package func reported(of result: ExecutionResult) -> [(position: Int, handler: KeyboardHandler)] {
        withoutIdleEditing(
            result.handlers.indices.compactMap { position in
                reported(position, of: result).map { (position, $0) }
            }, of: result)
    }

    /// Nil for a handler that it does not list.
    private func reported(_ position: Int, of result: ExecutionResult) -> KeyboardHandler? {
        let handler = result.handlers[position]
        if reported.contains(position) { return handler }
        if let ruledOut = ruledOut(position, of: result) { return ruledOut }
        guard let client, !companions.contains(position),
            result.concernsLayout(position) || result.origins[position] == .registered
        else { return nil }
        if result.origins[position] != .fact, handler.owner == client.type { return handler }
        guard let owner = handler.owner, result.writesLayout(position) else { return nil }
        let lending = handler.lendingFunctions
        let lent = lending.isEmpty ? nil : client.useSites.first { lending.contains($0.name) }
        guard lent != nil || !ownsClass(owner, client) && (owner == client.type || !laysOutItself(owner, position, result))
        else { return nil }
        // An observer's own function, on what this client handed it.
        return KeyboardHandler(
            node: handler.node, target: handler.target, owner: client.type, registrations: handler.registrations,
            through: lent ?? (isInherited(handler, by: client) ? nil : useSite(of: handler, by: client)))
    }

    /// Whether an observer is a screen of its own, which writes its own layout: what another one has to do with it, as who shows
    /// it or is told of its buttons, makes it no handler of that one's.
    private func laysOutItself(_ owner: String, _ position: Int, _ result: ExecutionResult) -> Bool {
        guard index.types[owner]?.kind == .classDecl, index.isViewController(owner) else { return false }
        let lineage = Set(index.lineage(of: owner).map(\.name))
        return result.runs.lazy.flatMap(\.paths).flatMap(\.trace.writes).allSatisfy { write in
            write.handler != position || write.target.enclosingTypeName.map(lineage.contains) ?? false
        }
    }

    /// A superclass's handler is the superclass's, if nothing of it is overridden.
    private func ownsClass(_ owner: String, _ client: DelegatingType) -> Bool {
        guard owner != client.type, index.types[owner]?.kind == .classDecl else { return false }
        return index.lineage(of: client.type).contains { $0.name == owner }
    }

    /// Whether a class that the client inherits from registers the handler: that is nobody else's observing.
    private func isInherited(_ handler: KeyboardHandler, by client: DelegatingType) -> Bool {
        let types = handler.registrations.compactMap(\.reference.node.enclosingTypeName)
        return !types.isEmpty && types.allSatisfy { ownsClass($0, client) }
    }
}

extension ExecutionResult {
    fileprivate func writesLayout(_ position: Int) -> Bool {
        runs.contains { $0.paths.contains { $0.trace.writes.contains { $0.handler == position } } }
    }

    /// Whether a handler writes layout, or calls what may do so and was not followed. What UIKit calls by itself is no handler
    /// for that.
    fileprivate func concernsLayout(_ position: Int) -> Bool {
        if writesLayout(position) { return true }
        guard !ObserverSeeds.entryPoints.contains(handlers[position].node.name) else { return false }
        return runs.lazy.flatMap(\.paths).flatMap(\.trace.unknowns).contains {
            $0.handler == position && $0.point.isUnfollowedCode
        }
    }
}
