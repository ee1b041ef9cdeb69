import KeyboardFacts
import KeyboardModel
import SourceText
import SwiftParser

/// Runs Swift code of handlers over the values of this module: one machine is one way through one scenario.
///
/// It walks the syntax tree. Nothing in it throws: an expression it cannot evaluate becomes an unknown that carries the expression's
/// text, and the run goes on, because a handler that also calls analytics still moves its content. What stops a run are the bounds
/// in `Limits`, and then the reason is kept.
final class Machine {
    let index: DeclarationIndex
    let interfaces: InterfaceIndex
    /// Shared by all runs of a session.
    let handlerTable: HandlerTable
    /// Whether registrations that code makes, and what observers call back, count.
    let follows: Bool
    /// The situation the code runs in, as it is now.
    var world: World {
        get {
            dependsOnWorld = true
            return currentWorld
        }
        set { currentWorld = newValue }
    }
    private var currentWorld: World
    /// Whether anything that ran asked for the world.
    private(set) var dependsOnWorld = false
    var decisions: Decisions
    var trace = Trace()
    let values: ValueLog
    /// By the name of the unknown that stands for it.
    var extremes: [String: SymbolicExtremum] = [:]
    /// What the answers so far tell of numbers that are not known, by `Affine.direction`.
    var intervals: [String: Interval] = [:]
    /// The notifications posted so far; objects refer to them by position.
    var notifications: [KeyboardNotification] = []
    /// Blocks that code put off until after the event.
    var deferred: [DeferredCall] = []
    /// What the operators of reactive chains remember, by the call that applies them.
    var chainMemory: [Syntax: Value] = [:] {
        didSet { effects += 1 }
    }
    /// Sinks written so far, by object, with what they held before the first event.
    var contents = WriteLog()
    /// How often something was written to an object, so that what is read of all of them together is read again only where it may differ.
    var changes = 0 {
        didSet { effects += 1 }
    }
    /// How often anything was done that outlasts the statement which did it.
    var effects = 0
    var lastReading: ContentReading?
    /// What constraints are known to do, while states of content are read.
    var roles: [ObjectIdentifier: ConstraintRole]?
    var constraints: ConstraintStore {
        get { heap.constraints }
        set {
            heap.constraints = newValue
            effects += 1
        }
    }

    /// Where writes belong: the running handler and the step of the scenario; nil while the object is being set up, when nothing
    /// is recorded and no question forks the run.
    var handler: Int?
    var step = 0
    /// The handler that asked for the screen to be laid out, until it is.
    var awaitsLayout: Int?
    /// Whether code runs that ran before the first event, so that what it writes is no event's doing.
    var isQuiet = false
    /// The handlers that ran in this step.
    var invoked: Set<Int> = []

    /// Names that the program declares elsewhere, if anywhere: what was called or read and is not in the files at hand.
    private(set) var missingNames: Set<String> = []
    /// Methods that were called on the handlers' own object: where a subclass may step in.
    private(set) var ownCalls: Set<String> = []

    var heap: Heap
    /// The scopes that closures were made in.
    var closureScopes: [Scope] = []
    /// Those who made the copies that the heap began with.
    var copiers: [Heap.Copier] = []
    /// The error on its way to whoever catches it.
    var thrown: Value?
    private(set) var stopReason: String?
    /// Whether the path has to be run again, because of what it took to be of no consequence.
    private(set) var isAbandoned = false
    private var fuel: Int
    private var tank: Int
    /// Nodes evaluated so far.
    var spentFuel: Int { tank - fuel }
    private var depth = 0
    var callDepth = 0

    init(
        _ program: HandlerInterpreter, _ handlerTable: HandlerTable, world: World, heap: Heap, decisions: Decisions = Decisions(),
        fuel: Int = Limits.fuel
    ) {
        index = program.index
        interfaces = program.interfaces
        values = program.values
        follows = program.follows
        self.handlerTable = handlerTable
        currentWorld = world
        self.heap = heap
        self.decisions = decisions
        self.fuel = fuel
        tank = fuel
    }

    /// The same machine once more, between two steps and sharing nothing that changes, with the answers of another path.
    init(_ other: Machine, answering decisions: Decisions) {
        let copier = Heap.Copier()
        index = other.index
        interfaces = other.interfaces
        values = other.values
        follows = other.follows
        handlerTable = other.handlerTable
        currentWorld = other.currentWorld
        dependsOnWorld = other.dependsOnWorld
        self.decisions = decisions
        trace = other.trace
        extremes = other.extremes
        intervals = other.intervals
        notifications = other.notifications
        chainMemory = other.chainMemory.mapValues(copier.copy)
        contents = other.contents.mapping(copier.copy, copier.copy)
        handler = other.handler
        step = other.step
        awaitsLayout = other.awaitsLayout
        isQuiet = other.isQuiet
        invoked = other.invoked
        missingNames = other.missingNames
        ownCalls = other.ownCalls
        heap = other.heap.copy(with: copier)
        thrown = other.thrown.map(copier.copy)
        stopReason = other.stopReason
        fuel = other.fuel
        tank = other.tank
        copiers = [copier]
    }

    var rootView: Object { heap.rootView }
    var window: Object { heap.window }
    /// The object whose handlers run.
    var controller: Object? { heap.controller }

    var isStopped: Bool { stopReason != nil }

    func stop(_ reason: String) {
        if stopReason == nil { stopReason = reason }
    }

    /// Ends a path that is to be run again.
    func abandon() {
        isAbandoned = true
        stop("abandoned")
    }

    /// Evaluates an expression; a stopped machine answers everything with an unknown.
    func evaluate(_ node: Syntax, _ scope: Scope) -> Value {
        guard spend() else { return .unknown(Unknown("…")) }
        depth += 1
        defer { depth -= 1 }
        guard depth < Limits.evaluationDepth else {
            stop("expressions are nested deeper than \(Limits.evaluationDepth) levels")
            return .unknown(Unknown("…"))
        }
        let value = expression(node, scope)
        if handler != nil { values.note(value, of: node) }
        return value
    }

    /// Uses up one unit of fuel; false once there is none.
    func spend() -> Bool {
        guard stopReason == nil else { return false }
        fuel -= 1
        if fuel <= 0 { stop("it did not end within \(Limits.fuel) evaluated expressions") }
        return fuel > 0
    }

    /// Goes on after a function of the set-up, whatever stopped it: the next one is called all the same, and must not find the tank empty.
    func resume() {
        stopReason = nil
        thrown = nil
        let lacking = max(0, Limits.callbackFuel - fuel)
        fuel += lacking
        tank += lacking
    }

    /// Keeps an assumption for the report; while the object is set up there is no handler to report it of.
    func note(_ assumption: String) {
        if let handler { trace.note(unknown: assumption, handler: handler) }
    }

    /// Notes a name to look for in other files. What only the set-up uses, mostly views and their colours, is not worth a search.
    func miss(_ name: String) {
        guard handler != nil else { return }
        if missingNames.count < Limits.missingNames { missingNames.insert(name) }
    }

    func noteOwnCall(_ name: String) {
        guard handler != nil else { return }
        ownCalls.insert(name)
    }

    /// The object that stands for something unknown; the same one whenever the same thing is meant.
    func object(for unknown: Unknown) -> Object {
        if let object = heap.objects[unknown.name] { return object }
        let object = Object(.other, name: unknown.name, mayBeNil: true)
        keep(object, as: unknown.name)
        return object
    }

    /// Remembers an object by name, so that it is the same one next time.
    func keep(_ object: Object, as name: String) {
        heap.objects[name] = object
    }
}
