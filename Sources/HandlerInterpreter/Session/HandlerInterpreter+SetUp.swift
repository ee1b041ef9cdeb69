import KeyboardFacts
import KeyboardModel
import ProgramIndex
import SwiftParser

/// What is run before the first keyboard: there, properties that handlers rely on get their values, and clients engage observers.
extension HandlerInterpreter {
    func setUp(in world: World, _ program: Program) -> PathState {
        let evaluator = Evaluator(
            program, PathState(world: world, heap: Heap(controllerType: actor), fuel: Limits.setUpFuel))
        guard let object = evaluator.controller, let type = actor else { return evaluator.path }
        evaluator.heap.rootClass = index.classLoaded(by: type)
        evaluator.heap.isUnplacedView =
            index.isView(type) && !interfaces.isRootView(ofClass: type) && !index.isLoadedByController(type)
        if evaluator.heap.isUnplacedView { evaluator.heap.drawnInside = interfaces.drawnHeight(ofClass: type) }
        evaluator.heap.partClass = index.ancestorNames(of: type).first { name in
            DeclarationIndex.isFramework(name) && (Evaluator.isControlClass(name) || Self.parts.contains(where: name.hasSuffix))
        }
        evaluator.heap.isEmbedded = interfaces.isEmbedded(type, in: index)
        evaluator.drawOwnConstraint(object, type)
        evaluator.heap.isLoading = true
        evaluator.initialize(object, ofActor: type)
        for name in SetUpMethods.loading { evaluator.prepareScreen(object, type, name) }
        evaluator.heap.isLoading = false
        for name in SetUpMethods.coming { evaluator.prepareScreen(object, type, name) }
        evaluator.appear(object, type)
        let leaving = index.namesOfLeaving(type)
        for place in useSites where !evaluator.hasRun(place) {
            // Something else of the program calls this, and not when the screen goes.
            guard let function = place.enclosingFunction, !leaving.contains(function.name),
                !program.lookups.isOverriddenAway(function, for: type)
            else { continue }
            evaluator.resume()
            evaluator.runMethod(function, of: object)
        }
        for place in useSites { evaluator.engage(at: place, for: object, type) }
        evaluator.runDeferred()
        evaluator.settleNestedSafeAreas()
        evaluator.noteSetUpEnd()
        evaluator.openState()
        evaluator.heap.noteSafeAreaAtRest()
        evaluator.missClassesBesideNumberPads()
        return evaluator.path
    }

    /// What the names of UIKit's classes end with whose objects fill no window.
    private static let parts = ["TextField", "SearchBar", "Label", "Cell"]
}

extension Evaluator {
    /// Keeps what cut a function of the set-up short: what it would have set from there on is not known.
    func noteSetUpEnd() {
        if let reason = path.ending.reason, reason.isLimit { heap.setUpStop = heap.setUpStop ?? reason }
    }

    /// Puts the screen of an object into a window, with the passes that this takes.
    func appear(_ object: ObjectID, _ type: String) {
        layOutFirst()
        enterWindow(rootView)
        enterWindow(object)
        for view in heap.instances where view != object { tellOfSafeArea(view) }
        for name in SetUpMethods.appearing { prepareScreen(object, type, name) }
    }

    /// Makes the actor as its owner would, with arguments nobody knows.
    fileprivate func initialize(_ object: ObjectID, ofActor type: String) {
        for ancestor in index.lineage(of: type) where ancestor.kind == .classDecl {
            // `init(coder:)` is every view controller's, and mostly does nothing.
            let own = ancestor.initializers.filter { $0.children(.parameter).first?.argumentLabel != "coder" }
            guard let initializer = own.first ?? ancestor.initializers.first else { continue }
            making(object) { runMethod(initializer, of: object) }
            break
        }
        makeObservers(of: object, type)
    }

    /// Properties that hold an object of one of the program's classes hold it from the beginning, used or not.
    private func makeObservers(of object: ObjectID, _ type: String) {
        for ancestor in index.lineage(of: type).reversed() where ancestor.kind == .classDecl {
            let properties = ancestor.properties.sorted { $0.value.range.start < $1.value.range.start }
            for (name, property) in properties where property.makesInstance(in: index) && heap[object].properties[name] == nil {
                _ = member(name, of: .object(object))
            }
        }
    }

    /// The same for the handlers' own object, for which closures may wait as well.
    fileprivate func prepareScreen(_ object: ObjectID, _ type: String, _ name: String) {
        prepare(object, type, name)
        runWaiting(for: name)
    }

    /// Runs what the class of an object has of a method that UIKit calls before the screen has appeared.
    fileprivate func prepare(_ object: ObjectID, _ type: String, _ name: String, labels: [String?]? = nil) {
        guard let method = index.methodCalledBySystem(name, labels: labels, in: type) else { return }
        resume()
        runMethod(method, of: object)
    }

    /// What UIKit tells a view that is put into a window (Apple, documentation of `UIView.willMove(toWindow:)`), and the layout
    /// pass of a view that is not the handlers' own.
    fileprivate func enterWindow(_ view: ObjectID) {
        guard let type = heap[view].typeName else { return }
        prepare(view, type, "willMove", labels: ["toSuperview"])
        prepare(view, type, "didMoveToSuperview")
        prepare(view, type, "willMove", labels: ["toWindow"])
        prepare(view, type, "didMoveToWindow")
        guard view != controller else { return }
        for name in SetUpMethods.safeArea + Self.constraintPass + Self.layoutPass { prepare(view, type, name) }
    }

    /// What UIKit tells a view in the screen's own once that is in a window.
    fileprivate func tellOfSafeArea(_ view: ObjectID) {
        guard let type = heap[view].typeName, index.isView(type), heap[view].properties["addedTo"] != nil else { return }
        prepare(view, type, "safeAreaInsetsDidChange")
    }

    func runMethod(_ method: Syntax, of object: ObjectID) {
        let receiver = Value.object(object)
        let arguments = method.children(.parameter).map { parameter in
            ["toSuperview", "toWindow"].contains(parameter.argumentLabel) ? .object(window) : defaultArgument(for: parameter)
        }
        apply(
            FunctionValue(declaration: method, receiver: receiver), arguments,
            labels: method.children(.parameter).map(\.argumentLabel))
    }

    private func defaultArgument(for parameter: Syntax) -> Value {
        if let value = parameter.child(.defaultValue) { return withScope(receiver: nil) { evaluate(value, $0) } }
        return parameter.child(.type).map { defaultValue(ofType: $0, named: parameter.name) } ?? .unknown(Unknown(parameter.name))
    }

    /// Whether the function around a place has run, or the place is in none.
    fileprivate func hasRun(_ place: Syntax) -> Bool {
        guard let function = place.enclosingFunction else { return true }
        return heap.entered.contains(function)
    }
}

extension Syntax {
    /// Whether a stored property's initial value is an object of one of the program's classes, made with the object that has it.
    fileprivate func makesInstance(in index: DeclarationIndex) -> Bool {
        guard let callee = child(.value)?.child(.callee), let declaration = parent, !isComputed,
            !isTypeProperty, !declaration.hasModifier("lazy")
        else { return false }
        return index.types[callee.name]?.kind == .classDecl
    }
}
