import KeyboardModel
import ProgramIndex
import SwiftParser

/// The state of an execution path through a scenario, as a value: a fork is a copy of it.
///
/// Copies share their storage until one of them is written to, so a fork costs what the two do differently.
struct PathState {
    var world: ObservedWorld
    var heap: Heap
    var decisions = Decisions()
    var trace = Trace()
    var numbers = OpenNumbers()
    var moment = Moment()
    /// The notifications posted so far; objects refer to them by position.
    var notifications: [KeyboardNotification] = []
    /// Blocks that code put off until after the event.
    var deferred: [DeferredCall] = []
    /// Sinks written so far, by object, with what they held before the first event.
    var writeLog = WriteLog()
    /// The views, by name, whose constraints handlers have changed.
    var tiedByHandlers: Set<String> = []
    var effects = EffectCount()
    var readings = ContentReadings()
    var namesUsed = NamesUsed()
    /// The questions which field one types in.
    var fieldQuestions: Set<String> = []
    /// The error on its way to whoever catches it.
    var thrown: Value?
    var ending = Ending()
    var fuel: FuelBudget
    var stack = CallStack()
    /// The steps of the scenario that are done.
    var steps: [PathRun.Step] = []

    init(world: World, heap: Heap, fuel: Int = Limits.fuel) {
        self.world = ObservedWorld(world)
        self.heap = heap
        self.fuel = FuelBudget(fuel)
    }

    /// The same path so far, with the answers of another.
    func answering(_ decisions: Decisions) -> PathState {
        var fork = self
        fork.decisions = decisions
        return fork
    }

    /// Uses up one unit of fuel; false, and the path is stopped, once there is none.
    mutating func spend() -> Bool {
        guard ending.reason == nil else { return false }
        guard fuel.spend() else {
            ending.stop(.fuel(Limits.fuel), in: moment.step)
            return false
        }
        return true
    }

    /// Goes one expression deeper; false where the path is stopped, or now is. All in one access, as it is done for each node.
    mutating func beginExpression() -> Bool {
        guard spend() else { return false }
        guard stack.expressions + 1 < Limits.evaluationDepth else {
            ending.stop(.expressionDepth(Limits.evaluationDepth), in: moment.step)
            return false
        }
        stack.expressions += 1
        return true
    }

    /// What came of the path.
    var result: PathRun {
        PathRun(
            conditions: decisions.answers.map {
                PathRun.Condition(question: $0.question, subject: $0.subject, comparison: $0.comparison, answer: $0.isYes)
            },
            presumed: decisions.unambiguous, trace: trace, steps: steps, stop: ending.stop, setUpStop: heap.setUpStop,
            missingNames: namesUsed.missing.union(heap.neededBySetUp), lentMethods: heap.lentToSetUp,
            sharedVariables: heap.sharedState, ownCalls: namesUsed.ownCalls, ruledOut: heap.ruledOut,
            fieldQuestions: fieldQuestions)
    }
}

/// The situation that code runs in, and whether any code asked for it.
struct ObservedWorld {
    private var current: World
    private(set) var wasRead = false

    init(_ world: World) { current = world }

    mutating func read() -> World {
        wasRead = true
        return current
    }

    /// What places are measured in: of a world, which is a large value, no more than that.
    mutating func readLayoutRoot(under bar: BarStyle?) -> VerticalSystem.Root {
        wasRead = true
        let insets = current.view.safeAreaInsets
        return VerticalSystem.Root(
            height: current.view.bounds.height, topInset: insets.top, bottomInset: insets.bottom,
            under: bar, adding: NavigationBar.inset(under: bar, on: current.screen))
    }

    mutating func change(to world: World) { current = world }

    var variants: Variants { current.variants }
}

/// Where in the scenario a path is.
struct Moment {
    /// Both sides of an assignment.
    struct AssignmentSite {
        let target, value: Syntax
    }

    /// Where writes belong: the running handler; nil while the object is being set up, when nothing is recorded and no question
    /// forks the run.
    var handler: Int?
    /// Position of the scenario's step.
    var step = 0
    /// The handler that asked for the screen to be laid out, until it is.
    var awaitsLayout: Int?
    /// Whether it asked for the constraints to be updated first.
    var awaitsConstraints = false
    /// Whether the layout pass that is awaited, or that runs, comes of changed constraints alone.
    var isLayoutUnasked = false
    /// Whether code runs that a layout pass calls, which asks for no second pass inside of it.
    var isLayingOut = false
    /// The same of one that no code asked for.
    var isLayingOutUnasked: Bool { isLayingOut && isLayoutUnasked }
    /// The assignment that runs.
    var assignment: AssignmentSite?
    /// The assignment on whose behalf the setter of an extension of a framework's class writes.
    var assignmentThroughExtension: AssignmentSite?
    /// Whether code runs that waited for an animation to end: what it calls has nothing to do with the keyboard's any more.
    var isAfterAnimation = false
    /// Whether code runs inside the keyboard's own animation.
    var isInKeyboardAnimation = false
    /// Whether code runs that ran before the first event, so that what it writes is no event's doing.
    var isQuiet = false
    /// In the set-up, the answers that the running code was reached by and that the source leaves open.
    var presumed: [Precondition] = []
    /// How often the set-up answered a question that it could not know the answer of.
    var presumptions = 0
    /// What has to hold for the object to register what it registers now, and for what now runs to be registered.
    var engagedOn: [Precondition] = []
    /// The handlers that ran in this step.
    var invoked: Set<Int> = []
    /// What awaits that running code pushes a value into a relay.
    var awaited: [AwaitedPush] = []
}

/// How much a path has done, for those who ask whether anything was done in between.
struct EffectCount {
    /// How often anything was done that outlasts the statement which did it.
    private(set) var all = 0
    /// How often something was written to an object, so that what is read of all of them together is read again only where it may
    /// differ.
    private(set) var writes = 0

    mutating func note() { all += 1 }

    mutating func noteWrite() {
        writes += 1
        all += 1
    }
}

/// What code that ran uses of what the files at hand may not tell.
struct NamesUsed {
    /// Names that the program declares elsewhere, if anywhere: what was called or read and is not in the files at hand.
    private(set) var missing: Set<String> = []
    /// By handler, the methods that it called on the handlers' own object: where a subclass may step in.
    private(set) var ownCalls: [Int: Set<String>] = [:]

    mutating func miss(_ name: String) {
        if missing.count < Limits.missingNames { missing.insert(name) }
    }

    mutating func note(ownCall name: String, of handler: Int) { ownCalls[handler, default: []].insert(name) }
}

/// Whether and why a path was ended before its scenario was.
struct Ending {
    private(set) var stop: PathRun.Stop?
    /// Whether the path has to be run again, because of what it took to be of no consequence.
    private(set) var isAbandoned = false

    var reason: StopReason? { stop?.reason }

    mutating func stop(_ reason: StopReason, in step: Int) {
        if stop == nil { stop = PathRun.Stop(reason: reason, step: step) }
    }

    mutating func abandon(in step: Int) {
        isAbandoned = true
        stop(.abandoned, in: step)
    }

    /// Goes on, whatever stopped it.
    mutating func resume() { stop = nil }
}
