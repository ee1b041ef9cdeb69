import KeyboardFacts
import SwiftParser

/// The objects of a run.
///
/// What runs before the first keyboard often costs more than the handlers, and comes to the same for every path and mostly for every
/// scenario. So it runs once, and each run starts from a copy of what it left behind.
struct Heap {
    let rootView: Object
    let window: Object
    /// The object whose handlers run; nil for handlers outside of types.
    let controller: Object?
    /// Objects that unknowns turned into when they were first used as objects, by name.
    var objects: [String: Object] = [:]
    /// What was made to be laid out by.
    var constraints = ConstraintStore()
    /// Objects of the program's classes that code made, in that order; kept where one of them may observe.
    var instances: [Object] = []
    /// What code registered, in order.
    var registrations: [LiveRegistration] = []
    /// Static properties that were read, by type and name.
    var statics: [String: Value] = [:]
    /// The functions that ran while the object was set up.
    var entered: Set<Syntax> = []

    init(controllerType: String?) {
        rootView = Object(.rootView, name: "view")
        window = Object(.window, name: "view.window")
        controller = controllerType.map { Object(.instance(type: $0), name: "self") }
    }

    private init(copying heap: Heap, with copier: Copier) {
        rootView = copier.copy(heap.rootView)
        window = copier.copy(heap.window)
        controller = heap.controller.map(copier.copy)
        objects = heap.objects.mapValues(copier.copy)
        constraints = heap.constraints.mapping(copier.copy)
        instances = heap.instances.map(copier.copy)
        statics = heap.statics.mapValues(copier.copy)
        entered = heap.entered
        registrations = heap.registrations.map { registration in
            LiveRegistration(
                event: registration.event, position: registration.position, function: copier.copy(registration.function),
                observer: registration.observer.map(copier.copy))
        }
    }

    /// The same objects once more, sharing nothing with these.
    func copy(with copier: Copier) -> Heap { Heap(copying: self, with: copier) }

    /// Copies a graph of objects and the scopes that their closures share; what was one object stays one.
    final class Copier {
        private var objects: [ObjectIdentifier: Object] = [:]
        private var scopes: [ObjectIdentifier: Scope] = [:]
        private var receivers: [ObjectIdentifier: Scope.Receiver] = [:]
        private var chains: [ObjectIdentifier: Snap.Chain] = [:]

        /// Takes from the copies what they hold.
        func dissolve() {
            for object in objects.values { _ = object.takeAll() }
            for scope in scopes.values { _ = scope.takeAll() }
            for receiver in receivers.values { receiver.value = nil }
            for chain in chains.values { chain.constraints = [] }
        }

        func copy(_ object: Object) -> Object {
            if let known = objects[ObjectIdentifier(object)] { return known }
            let kind = copy(object.kind)
            // The way there may have come by here.
            if let known = objects[ObjectIdentifier(object)] { return known }
            let copied = object.twin(kind)
            objects[ObjectIdentifier(object)] = copied
            copied.properties = object.properties.mapValues(copy)
            copied.snapView = object.snapView.map(copy)
            return copied
        }

        private func copy(_ kind: Object.Kind) -> Object.Kind {
            switch kind {
            case .snap(.proxy(let view)): .snap(.proxy(copy(view)))
            case .snap(.maker(let view, let mode)): .snap(.maker(copy(view), mode))
            case .snap(.chain(let chain)): .snap(.chain(copy(chain)))
            default: kind
            }
        }

        private func copy(_ chain: Snap.Chain) -> Snap.Chain {
            if let known = chains[ObjectIdentifier(chain)] { return known }
            let copied = Snap.Chain(copy(chain.view), chain.mode, chain.attributes)
            chains[ObjectIdentifier(chain)] = copied
            copied.constraints = chain.constraints.map(copy)
            return copied
        }

        private func copy(_ scope: Scope) -> Scope {
            if let known = scopes[ObjectIdentifier(scope)] { return known }
            let parent = scope.parent.map(copy)
            let owner = copy(scope.owner)
            if let known = scopes[ObjectIdentifier(scope)] { return known }
            let copied = Scope(parent: parent, owner: owner)
            scopes[ObjectIdentifier(scope)] = copied
            for (name, value) in scope.variables { copied.declare(name, copy(value)) }
            return copied
        }

        private func copy(_ receiver: Scope.Receiver) -> Scope.Receiver {
            if let known = receivers[ObjectIdentifier(receiver)] { return known }
            let copied = Scope.Receiver(nil)
            receivers[ObjectIdentifier(receiver)] = copied
            copied.value = receiver.value.map(copy)
            return copied
        }

        func copy(_ function: FunctionValue) -> FunctionValue {
            FunctionValue(
                declaration: function.declaration, scope: copy(function.scope), receiver: function.receiver.map(copy))
        }

        func copy(_ value: Value) -> Value {
            switch value {
            case .object(let object): .object(copy(object))
            case .array(let elements): .array(elements.map(copy))
            case .dictionary(let entries): .dictionary(entries.map { (copy($0.key), copy($0.value)) })
            case .tuple(let parts): .tuple(parts.map { ($0.label, copy($0.value)) })
            case .symbol(let name, let payload): .symbol(name, payload.map(copy))
            case .structure(let structure):
                .structure(StructureValue(type: structure.type, fields: structure.fields.mapValues(copy)))
            case .function(let function): .function(copy(function))
            default: value
            }
        }
    }
}
