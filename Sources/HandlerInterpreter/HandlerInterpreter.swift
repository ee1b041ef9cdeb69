import KeyboardFacts
import KeyboardModel
import ProgramIndex
import SwiftParser
import Vocabulary

/// Runs the keyboard handlers of one object through a scenario and tells where they leave its content.
///
/// The handlers are not compiled, and nothing of the user's program runs natively: a tree walker evaluates them over numbers that
/// know their coordinate space, against shims that answer as UIKit would in the scenario's world. That keeps the run safe on any
/// input, makes every number explain itself, and lets what cannot be known stay a named unknown instead of a guess.
///
/// The unit is the object, not the function: all handlers that one type registers run on the same instance, in the order in which
/// UIKit posts notifications, and its state lives through the whole scenario. Only so do flags that get stuck and insets that are
/// never taken back show.
package struct HandlerInterpreter {
    package let index: DeclarationIndex
    /// The handlers of one type, in source order; traces refer to them by position.
    package let handlers: [KeyboardHandler]
    /// What storyboards and xibs connect the type's outlets to.
    package let interfaces: InterfaceIndex
    /// What the expressions of the handlers came to, in the runs so far.
    package let values = ValueLog()
    /// The type whose objects are run: the handlers' own, or a client of theirs; nil for handlers outside of types.
    package let actor: String?
    /// Whether other objects observe for the actor: then its set-up is run as a whole, and what it registers by running counts.
    package let follows: Bool
    /// Where the actor engages observers.
    package let useSites: [Syntax]
    /// The positions of handlers that run only where the set-up was seen to register them.
    package var companions: Set<Int> = []
    /// Whether paths part at each open question, also where nothing depends on its answer: what tests compare with.
    package var asksEverything = false

    package init(index: DeclarationIndex, handlers: [KeyboardHandler], interfaces: InterfaceIndex = .empty) {
        self.index = index
        self.handlers = handlers
        self.interfaces = interfaces
        actor = handlers.first?.owner
        follows = false
        useSites = []
    }

    /// - Parameter handlers: the client's own, and those of what may observe for it.
    package init(
        index: DeclarationIndex, handlers: [KeyboardHandler], client: DelegatingType, interfaces: InterfaceIndex = .empty
    ) {
        self.index = index
        self.handlers = handlers
        self.interfaces = interfaces
        actor = client.type
        follows = true
        useSites = client.useSites
    }

    package func run(_ scenario: Scenario) -> ScenarioRun {
        run([scenario])[0]
    }

    /// Runs each scenario once for every combination of answers to what the source leaves open, up to a bound.
    package func run(_ scenarios: [Scenario]) -> [ScenarioRun] {
        execute(scenarios).runs
    }

    /// The same, with all handlers that there turned out to be; positions in traces are positions in these.
    package func execute(_ scenarios: [Scenario]) -> ExecutionResult {
        let handlerTable = HandlerTable(
            handlers, actor: actor, index: index, companions: companions, asksEverything: asksEverything)
        let program = program(handlerTable)
        var shared: Heap?
        var typesNumbers: Bool?
        var fuel = Limits.fuelOfAllPaths
        let runs = scenarios.map { scenario in
            var scenario = program.tabBar.map(scenario.above) ?? scenario
            scenario = program.navigationBar.map(scenario.under) ?? scenario
            let heap: Heap
            if let shared {
                heap = shared
            } else {
                let prepared = setUp(in: scenario.world, program)
                if !prepared.world.wasRead { shared = prepared.heap }
                heap = prepared.heap
            }
            if typesNumbers == nil {
                typesNumbers = Evaluator(program, PathState(world: scenario.world, heap: heap)).typesNumbersOnly
            }
            if typesNumbers == true { scenario = scenario.typingNumbers() }
            let run = run(
                scenario.adding(toBottomOfSafeArea: heap.safeAreaAddedAtRest), of: program, from: heap, with: fuel)
            // Code that asks for more than there is does so in each scenario.
            if run.isOutOfFuel { fuel = Limits.fuel }
            return run
        }
        // What one scenario tells of content at rest holds in those that do not tell.
        let told = runs.flatMap(\.paths).reduce(into: []) { $0 = $0.completed(by: $1.restingHints) }
        let completed = runs.map { run in
            var run = run
            if !told.isEmpty { run.paths = run.paths.map { $0.resting(as: $0.restingHints.completed(by: told)) } }
            return run
        }
        return ExecutionResult(handlers: handlerTable.handlers, origins: handlerTable.origins, runs: tracingValues(completed))
    }

    func program(_ handlerTable: HandlerTable) -> Program {
        Program(
            index: index, interfaces: interfaces, handlerTable: handlerTable, values: values,
            writers: StateWriters(index, handlerTable), lookups: Lookups(index), follows: follows,
            navigationBar: navigationBar, tabBar: tabBar,
            missingStoryboard: missingStoryboard)
    }

    /// - Parameter fuel: for all paths: none is begun once it is used up.
    private func run(_ scenario: Scenario, of program: Program, from heap: Heap, with fuel: Int) -> ScenarioRun {
        let events = Array(zip(scenario.steps, scenario.transitions))
        var paths: [PathRun] = []
        var decisions: Decisions? = Decisions()
        var spent = 0
        // Paths as they were before one of their steps, for others that part from them there: first the beginning of all.
        var marks = [PathState(world: scenario.world, heap: heap)]
        // Whether only numbers are typed where something is laid out for the keyboard.
        var typed: Set<Bool> = []
        while let current = decisions, paths.count < Limits.paths, spent < fuel {
            // What came before the step in which the turned answer was asked for is as it was.
            let turned = current.answers.last?.step ?? 0
            while marks.count > 1, marks[marks.count - 1].steps.count > turned { marks.removeLast() }
            let evaluator = Evaluator(program, marks[marks.count - 1].answering(current))
            if let mark = run(events, on: evaluator, marking: turned) { marks.append(mark) }
            if !evaluator.path.ending.isAbandoned {
                var result = evaluator.path.result
                if result.hasIdleHandler {
                    result.needed = [evaluator.lowestField, evaluator.controlInNeed]
                        .compactMap(\.self)
                }
                if result.laysOutWithKeyboard { typed.insert(evaluator.hasTypedNumbersOnly) }
                paths.append(result)
                decisions = evaluator.path.decisions.next()
                spent += evaluator.path.fuel.spent
            }
        }
        if typed == [true], case let onNumberPad = scenario.typingNumbers(), onNumberPad != scenario {
            return run(onNumberPad, of: program, from: heap, with: fuel)
        }
        return ScenarioRun(
            scenario: scenario, paths: paths, isComplete: decisions == nil, isOutOfFuel: decisions != nil && spent >= fuel)
    }

    /// Takes a path from where it is to the end of the scenario.
    ///
    /// - Parameter marked: the position of the step before which the path is marked.
    /// - Returns: the path as it was there; nil where it begins there, or was to be run again by then.
    private func run(_ events: [(Scenario.Step, Transition)], on evaluator: Evaluator, marking marked: Int) -> PathState? {
        var mark: PathState?
        let begun = evaluator.path.steps.count
        for (position, (step, transition)) in events.enumerated().dropFirst(begun) {
            if position == marked, position > begun, !evaluator.path.ending.isAbandoned { mark = evaluator.path }
            evaluator.path.moment.step = position
            var instants: [PathRun.Instant] = []
            // Notifications posted by the last instant.
            var posted = 0
            for stage in transition.stages {
                evaluator.move(to: stage.after)
                if let editing = edit(in: stage, of: transition, on: evaluator) { instants.append(editing) }
                if stage.notifications.contains(where: { $0.name == .willHide }) { evaluator.mayEndEditing() }
                for notification in stage.notifications {
                    let invoked = post(notification, on: evaluator)
                    if notification.name == .willHide { evaluator.endEditing() }
                    guard !invoked.isEmpty else { continue }
                    posted = evaluator.path.notifications.count
                    instants.append(
                        PathRun.Instant(
                            notification: notification, world: stage.after, invoked: invoked, contents: evaluator.contentStates())
                    )
                }
            }
            evaluator.path.moment.invoked = []
            let deferred = evaluator.path.deferred
            evaluator.runDeferred()
            evaluator.layOutIfAwaited()
            // What an observer calls back later counts to the notification it waited for, and so does what only that one puts off.
            if let last = instants.indices.last {
                instants[last].invoked.formUnion(evaluator.path.moment.invoked)
                if !deferred.isEmpty, deferred.allSatisfy({ $0.notifications == posted }) {
                    instants[last].contents = evaluator.contentStates()
                }
            }
            evaluator.path.steps.append(
                PathRun.Step(
                    name: step.name, world: transition.after, notifications: transition.notifications, instants: instants,
                    contents: evaluator.contentStates()))
        }
        return mark
    }

    /// Returns the positions of the handlers that ran.
    @discardableResult
    func post(_ notification: KeyboardNotification, on evaluator: Evaluator) -> Set<Int> {
        evaluator.path.notifications.append(notification)
        evaluator.path.moment.invoked = []
        evaluator.path.moment.isInKeyboardAnimation = notification.isPostedInsideAnimation(by: evaluator.variants)
        defer { evaluator.path.moment.isInKeyboardAnimation = false }
        for call in evaluator.calls(for: notification.name) {
            evaluator.handler = call.position
            evaluator.path.moment.engagedOn = call.preconditions
            evaluator.notePreconditions()
            if evaluator.invoke(call, notification: evaluator.path.notifications.count - 1) {
                evaluator.path.moment.invoked.insert(call.position)
            }
        }
        evaluator.path.moment.engagedOn = []
        return evaluator.path.moment.invoked
    }
}

extension KeyboardHandler {
    package func observes(_ name: KeyboardNotificationName) -> Bool {
        registrations.contains { $0.event == name }
    }
}

/// One way through a scenario.
package struct PathRun {
    package let conditions: [Condition]
    /// The answers that the path assumes. A question that came up at several events with several answers is left out: its text
    /// does not tell which of them is meant.
    package let presumed: [Precondition]
    package var trace: Trace
    package var steps: [Step]
    /// Where and why the run ended early; nil if it did not.
    package let stop: Stop?
    /// What cut the set-up short that the path begins with; nil if nothing did.
    package let setUpStop: StopReason?
    /// What the files at hand do not declare, though code that ran uses it.
    package let missingNames: Set<String>
    /// Methods of the handlers' own object that the set-up calls and no file at hand has.
    package let lentMethods: Set<LentMethod>
    /// Static properties and global variables that hold numbers or flags, as far as code read or wrote them.
    package let sharedVariables: Set<SharedVariable>
    /// By handler, the methods that it calls on its own object.
    package let ownCalls: [Int: Set<String>]
    /// What may have to stay visible of the handlers' whole view, as far as that is known and a handler left it alone.
    var needed: [NeededControl] = []
    /// Functions that register something for the object, and that it does not call on the device.
    package var ruledOut: Set<Syntax> = []
    /// The questions which field one types in, which the user answers and no code.
    package var fieldQuestions: Set<String> = []

    package struct Stop: Hashable, Sendable {
        package let reason: StopReason
        /// Position of the step during which it ended: what that step and later ones would have done is not known.
        package let step: Int
    }

    package var stopReason: StopReason? { stop?.reason }

    /// Whether a handler ran and moved nothing.
    fileprivate var hasIdleHandler: Bool {
        let movers = Set(trace.writes.filter(\.kind.movesContent).map(\.handler))
        return steps.contains { !$0.invoked.isSubset(of: movers) }
    }

    /// The steps that were run to their end.
    package var completeSteps: ArraySlice<Step> { steps.prefix(stop?.step ?? steps.count) }

    /// A question the source leaves open, and the answer this path assumed.
    package struct Condition: Hashable {
        package let question: String
        /// What the question came to where it was asked: its numbers put in, as far as they were known.
        package let subject: String
        /// Of a question about numbers.
        var comparison: OpenComparison?
        package let answer: Bool

        package var precondition: Precondition { Precondition(question, holds: answer) }
    }

    /// An event and what it left behind.
    package struct Step {
        package let name: String
        /// The world after the step's event.
        package let world: World
        /// What the event posted, whether or not a handler listens.
        package let notifications: [KeyboardNotification]
        /// The notifications that ran a handler, in the order they were posted.
        package var instants: [Instant]
        /// Once everything has run, what handlers put off included.
        package var contents: [ContentState]

        /// The handlers that ran, by position.
        package var invoked: Set<Int> { instants.reduce(into: []) { $0.formUnion($1.invoked) } }

        /// Whether a handler ran.
        package func runs(_ handler: Int) -> Bool { instants.contains { $0.invoked.contains(handler) } }
    }

    /// The moment after one notification.
    package struct Instant {
        package let notification: KeyboardNotification
        package let world: World
        package var invoked: Set<Int>
        package var contents: [ContentState]
    }
}
