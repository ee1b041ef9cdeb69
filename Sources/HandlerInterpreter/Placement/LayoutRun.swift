import KeyboardModel
import SwiftParser

/// Where code that leaves the keyboard to the layout guide puts its content, event by event.
///
/// Such code has no handler: it ties views to the guide once, and Auto Layout does the rest. So it is run as far as UIKit runs it
/// before the first keyboard, and then, for each event of the scenario, the constraints it made are solved in the world after
/// that event. Code that has handlers all the same has them run first; what it leaves open is answered with yes.
package struct LayoutRun {
    package let scenario: Scenario
    /// Before the first keyboard.
    package let rest: Step
    package let steps: [Step]

    package struct Step {
        /// Of the scenario's step; empty at rest.
        package let name: String
        package let world: World
        /// As the code has set it up.
        package let guide: KeyboardLayoutGuide
        package let contents: [Content]
        /// Required constraints that cannot all be satisfied, as `composer.bottom = keyboardLayoutGuide.top`.
        package let conflicts: [String]
    }

    /// A view that is tied to the guide, or a scroll view whose content is inset.
    package struct Content {
        package let name: String
        /// y of the edge that is tied, in points in the view's coordinates; nil where the constraints leave it open.
        package let edge: Double?
        /// Whether a constraint ties it to the guide now: tracked constraints come and go.
        package let isTied: Bool
        /// Whether its distance from the guide is always the same: one that is tied by an inequality, or by a wish, may be
        /// further away.
        package let keepsDistance: Bool
        /// Whether it is the inset of a scroll view that makes room for the keyboard, and no constraint.
        package let isInset: Bool
        /// Whether its autoresizing mask still becomes constraints, which compete with those the code made.
        package let translatesMask: Bool
    }
}

extension HandlerInterpreter {
    /// Lays the content of an object out in each scenario.
    ///
    /// - Parameter type: a class of the program.
    package func layOut(_ type: String, in scenarios: [Scenario]) -> [LayoutRun] {
        let program = program(type)
        return scenarios.map { layOut(type, in: $0, program) }
    }

    /// The constraints of an object when its screen has appeared in a scenario, before any handler runs.
    ///
    /// - Parameter type: a class of the program.
    package func layOutAtRest(_ type: String, in scenario: Scenario) -> RestingLayout {
        RestingLayout(settled(type, in: scenario, program(type)))
    }

    private func program(_ type: String) -> Program {
        program(HandlerTable(handlers, actor: type, index: index))
    }

    private func layOut(_ type: String, in scenario: Scenario, _ program: Program) -> LayoutRun {
        let evaluator = settled(type, in: scenario, program)
        let rest = evaluator.layoutStep(named: "", type)
        let steps = zip(scenario.steps, scenario.transitions).map { step, transition in
            for stage in transition.stages {
                evaluator.move(to: stage.after)
                _ = edit(in: stage, of: transition, on: evaluator)
                for notification in stage.notifications { post(notification, on: evaluator) }
            }
            evaluator.runDeferred()
            evaluator.handler = nil
            return evaluator.layoutStep(named: step.name, type)
        }
        return LayoutRun(scenario: scenario, rest: rest, steps: steps)
    }

    /// The object when UIKit has set its screen up.
    private func settled(_ type: String, in scenario: Scenario, _ program: Program) -> Evaluator {
        var world = scenario.world
        world.keyboard.state = .hidden
        let evaluator = Evaluator(program, PathState(world: world, heap: Heap(controllerType: type)))
        evaluator.heap.rootClass = index.classLoaded(by: type)
        evaluator.runInitializer(of: type)
        evaluator.loadConstraintOutlets(of: type)
        for method in SetUpMethods.loading + SetUpMethods.coming { evaluator.runLifecycle(method, of: type) }
        if let object = evaluator.controller { evaluator.appear(object, type) }
        return evaluator
    }
}

extension Evaluator {
    /// Runs a method that UIKit calls, if the type has it.
    fileprivate func runLifecycle(_ name: String, of type: String) {
        guard let method = index.methodCalledBySystem(name, in: type) else { return }
        run(method)
    }

    /// A view is made by an initialiser; of several, by the one that layouts in code use.
    fileprivate func runInitializer(of type: String) {
        let initializers = index.types[type]?.initializers ?? []
        let made = initializers.first { $0.children(.parameter).first?.argumentLabel != "coder" } ?? initializers.first
        if let made { run(made) }
    }

    /// Constraints of interface files hold from the beginning, whether or not code says anything of them.
    fileprivate func loadConstraintOutlets(of type: String) {
        guard let controller else { return }
        for name in program.lookups.constraintOutlets(of: type) {
            guard let outlet = member(name, of: .object(controller)).object, case .constraint(let value) = heap[outlet].kind,
                value.obscurity == nil, heap[outlet].properties["isActive"] == nil
            else { continue }
            heap[outlet].properties["isActive"] = .bool(true)
        }
    }

    private func run(_ method: Syntax) {
        let receiver = controller.map(Value.object)
        apply(FunctionValue(declaration: method, receiver: receiver), [])
        runDeferred()
    }

    fileprivate func layoutStep(named name: String, _ type: String) -> LayoutRun.Step {
        for method in [
            "updateViewConstraints", "updateConstraints", "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews",
        ] {
            runLifecycle(method, of: type)
        }
        let placement = LayoutPlacement(self)
        return LayoutRun.Step(
            name: name, world: world, guide: keyboardGuide, contents: placement.contents, conflicts: placement.conflicts)
    }
}
