import KeyboardFacts
import KeyboardModel
import ProgramIndex
import SourceText
import SwiftParser

/// Runs Swift code of handlers over the values of this module: one evaluator takes one path through one scenario.
///
/// It walks the syntax tree. Nothing in it throws: an expression it cannot evaluate becomes an unknown that carries the
/// expression's text, and the run goes on, because a handler that also calls analytics still moves its content. What stops a run
/// are the bounds in `Limits`, and then the reason is kept.
///
/// It has no state but the path's, which is a value. The extensions in `Evaluator/` know the language, those in `Frameworks/`
/// what libraries do, those in `Placement/` where content ends up.
final class Evaluator {
    let program: Program
    var path: PathState

    init(_ program: Program, _ path: PathState) {
        self.program = program
        self.path = path
    }

    /// Evaluates an expression; a stopped evaluator answers everything with an unknown.
    func evaluate(_ node: Syntax, _ scope: ScopeID) -> Value {
        guard path.beginExpression() else { return .unknown(Unknown("…")) }
        let value = expression(node, scope)
        path.stack.expressions -= 1
        if handler != nil { program.values.note(value, of: node) }
        return value
    }

    // MARK: Ending

    var isStopped: Bool { path.ending.reason != nil }

    /// Ends the path. Of the set-up, a bound ends only the call or the loop that met it: what comes after it is called all the
    /// same, and fuel bounds the whole.
    func stop(_ reason: StopReason) {
        if handler == nil, reason.isLimit {
            heap.setUpStop = heap.setUpStop ?? reason
        } else {
            path.ending.stop(reason, in: path.moment.step)
        }
    }

    /// Uses up one unit of fuel; false once there is none.
    func spend() -> Bool { path.spend() }

    /// Goes on after a function of the set-up, whatever stopped it: the next one is called all the same, and must not find the
    /// tank empty.
    func resume() {
        noteSetUpEnd()
        path.ending.resume()
        path.thrown = nil
        path.fuel.refill(to: Limits.callbackFuel)
    }

    // MARK: What a reader has to know

    /// Keeps an open point for the report; while the object is set up there is no handler to report it of.
    func note(_ point: OpenPoint) {
        if let handler { path.trace.note(point, of: handler) }
    }

    /// Notes a name to look for in other files. What only the set-up uses, mostly views and their colours, is worth a search
    /// where it turns out to matter where those views are.
    func miss(_ name: String) {
        if handler != nil {
            path.namesUsed.miss(name)
        } else if heap.missedBySetUp.count < Limits.missingNames {
            heap.missedBySetUp.insert(name)
        }
    }

    /// Notes that the set-up calls a method of the handlers' own object, or of a view or controller of the program that it makes,
    /// which no file at hand has: extensions of its class in other files do, or of a protocol that it conforms to, or nobody.
    /// What such a method sets decides what the handlers do.
    func missMember(_ name: String, of receiver: Value?) {
        guard handler == nil, let object = receiver?.object, let type = typeName(of: object),
            object == controller || (index.types[type] != nil && index.isResponder(type))
        else { return }
        heap.neededBySetUp.insert(type)
        if heap.lentToSetUp.count < Limits.missingNames { heap.lentToSetUp.insert(LentMethod(name: name, to: type)) }
    }

    /// Notes what the set-up used and no file at hand declares, if it makes views.
    func missWhatSetUpMissed() {
        let makesViews =
            !heap.subviews.isEmpty
            || typeName(of: controller).map { index.method("loadView", in: $0) != nil } ?? false
        if makesViews { heap.missedBySetUp.sorted().forEach { path.namesUsed.miss($0) } }
    }

    /// Notes what the set-up called that may lay out a view, or one around it: extensions in other files do.
    func missCalls(layingOut view: ObjectID) {
        var next: ObjectID? = view
        for _ in 0..<Limits.nestedViews {
            guard let object = next, !standsForRootView(object) else { return }
            heap.missedCalls[object]?.sorted().forEach { path.namesUsed.miss($0) }
            next = heap[object].properties["addedTo"]?.object
        }
    }

    /// Notes what says how far a view is from where constraints have it: constants that other files may declare.
    func missNumbers(of place: EdgePlace) {
        for number in place.offset.terms.keys.sorted() {
            number.split { !($0.isLetter || $0.isNumber || $0 == "_") }.forEach { path.namesUsed.miss(String($0)) }
        }
    }

    func noteOwnCall(_ name: String) {
        if let handler, !path.moment.isAfterAnimation { path.namesUsed.note(ownCall: name, of: handler) }
    }
}

/// What code that runs has before it.
extension Evaluator {
    var index: DeclarationIndex { program.index }

    /// The situation the code runs in, as it is now.
    var world: World { path.world.read() }

    /// No code can ask for them.
    var variants: Variants { path.world.variants }

    /// The running handler; nil while the object is being set up.
    var handler: Int? {
        get { path.moment.handler }
        set { path.moment.handler = newValue }
    }

    /// Inlined, as are the parts of it: an access would cost more than what is read.
    var heap: Heap {
        @inline(__always) _read { yield path.heap }
        @inline(__always) _modify { yield &path.heap }
    }

    var rootView: ObjectID { path.heap.rootView }
    var window: ObjectID { path.heap.window }
    /// The object whose handlers run.
    var controller: ObjectID? { path.heap.controller }

    var constraints: ConstraintStore {
        @inline(__always) _read { yield path.heap.constraints }
        _modify {
            path.effects.note()
            yield &path.heap.constraints
        }
    }

    /// Makes an object.
    func make(_ kind: Object.Kind, name: String, mayBeNil: Bool = false) -> ObjectID {
        path.heap.add(Object(kind, name: name, mayBeNil: mayBeNil))
    }

    /// The object that stands for something unknown; the same one whenever the same thing is meant.
    func object(for unknown: Unknown) -> ObjectID {
        object(named: unknown.name) { Object(.other, name: unknown.name, mayBeNil: true) }
    }

    /// The object of that name, made the first time that it is asked for.
    func object(named name: String, _ make: () -> Object) -> ObjectID {
        if let known = path.heap.named[name] { return known }
        let object = path.heap.add(make())
        path.heap.named[name] = object
        return object
    }

    // MARK: Scopes

    /// `self`.
    func receiver(in scope: ScopeID) -> Value? { path.heap.scopes.receiver(in: scope) }

    func declare(_ name: String, _ value: Value, in scope: ScopeID) { path.heap.scopes.declare(name, value, in: scope) }

    func lookUp(_ name: String, in scope: ScopeID) -> Value? { path.heap.scopes.lookUp(name, in: scope) }

    /// Runs something with a scope of a function that sees no variables around it.
    func withScope<Result>(receiver: Value?, _ run: (ScopeID) -> Result) -> Result {
        let scope = path.heap.scopes.open(receiver: receiver)
        defer { path.heap.scopes.close(scope) }
        return run(scope)
    }

    /// Runs something in a block of its own.
    func withScope<Result>(inside parent: ScopeID, _ run: (ScopeID) -> Result) -> Result {
        let scope = path.heap.scopes.open(inside: parent)
        defer { path.heap.scopes.close(scope) }
        return run(scope)
    }
}
