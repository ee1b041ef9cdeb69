import SwiftParser

extension Machine {
    /// Lets go of everything the run made; the machine is of no use afterwards.
    ///
    /// Objects and the closures that they keep hold each other, as in the program that is run. A run that ends with the process may leave
    /// that to it; one that is made for each key that is pressed may not.
    func dissolve() {
        var dissolution = Dissolution()
        for scope in closureScopes { dissolution.add(scope) }
        for value in chainMemory.values { dissolution.add(value) }
        if let thrown { dissolution.add(thrown) }
        dissolution.add(heap)
        dissolution.run()
        for copier in copiers { copier.dissolve() }
        closureScopes = []
        copiers = []
    }
}

/// A walk over objects and scopes that takes from each what it holds.
private struct Dissolution {
    private var objects: [Object] = []
    private var scopes: [Scope] = []

    mutating func add(_ heap: Heap) {
        objects += [heap.rootView, heap.window] + [heap.controller].compactMap(\.self)
        objects += Array(heap.objects.values) + heap.instances
        for value in heap.statics.values { add(value) }
        for registration in heap.registrations { add(.function(registration.function)) }
    }

    mutating func add(_ scope: Scope) { scopes.append(scope) }

    mutating func add(_ value: Value) {
        var waiting = [value]
        while let value = waiting.popLast() {
            switch value {
            case .object(let object): objects.append(object)
            case .array(let elements): waiting += elements
            case .dictionary(let entries): waiting += entries.flatMap { [$0.key, $0.value] }
            case .tuple(let parts): waiting += parts.map(\.value)
            case .symbol(_, let payload): waiting += payload
            case .structure(let structure): waiting += structure.fields.values
            case .function(let function):
                scopes.append(function.scope)
                if let receiver = function.receiver { waiting.append(receiver) }
            default: continue
            }
        }
    }

    mutating func run() {
        while true {
            if let object = objects.popLast() {
                for value in object.takeAll() { add(value) }
            } else if let scope = scopes.popLast() {
                if let parent = scope.parent { scopes.append(parent) }
                for value in scope.takeAll() { add(value) }
            } else {
                return
            }
        }
    }
}
