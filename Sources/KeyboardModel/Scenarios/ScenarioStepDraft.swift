/// A step of a scenario file while its scenario is read: what its line leaves open stays as it was before the step.
struct ScenarioStepDraft {
    let name: String
    /// From 1.
    let line: Int
    var event: KeyboardEvent
    var kept: Kept = []
    var frames: Scenario.PostedFrames?

    /// What a step that arranges windows or turns the device does not say.
    struct Kept: OptionSet {
        let rawValue: Int

        static let screen = Kept(rawValue: 1)
        static let insets = Kept(rawValue: 2)
        static let viewFrame = Kept(rawValue: 4)
    }

    /// The step after what came before it, and the world after the step.
    func step(after world: World) throws(ScenarioFile.Issue) -> (step: Scenario.Step, world: World) {
        var step = Scenario.Step(name, event, posting: frames)
        switch event {
        case .arrange(var window, let view):
            if kept.contains(.screen) { window.screen = world.window.screen }
            step.event = .arrange(window: window, view: try self.view(view, in: window, after: world))
        case .rotate(var rotation):
            rotation.view = try view(rotation.view, in: rotation.window, after: world)
            step.event = .rotate(rotation)
        default: break
        }
        let transition = world.applying(step.event)
        try check(transition)
        return (step, transition.after)
    }

    /// A view whose frame no line says keeps its distances from the window's edges.
    private func view(_ view: View, in window: Window, after world: World) throws(ScenarioFile.Issue) -> View {
        var view = view
        view.layoutDirection = world.view.layoutDirection
        if kept.contains(.insets) { view.safeAreaInsets = world.view.safeAreaInsets }
        if kept.contains(.viewFrame) {
            let (old, new) = (world.window.bounds, window.bounds)
            view.frame = world.view.frame
            view.frame.size.width += new.width - old.width
            view.frame.size.height += new.height - old.height
            guard view.frame.size.width >= 0, view.frame.size.height >= 0 else {
                throw issue("the view does not fit into the window; name its frame: view X Y WIDTH HEIGHT")
            }
        }
        return view
    }

    /// What is accepted does something. A field that becomes first responder while the keyboard is up may go unannounced.
    private func check(_ transition: Transition) throws(ScenarioFile.Issue) {
        let isUnchanged = transition.after == transition.before && transition.notifications.isEmpty
        switch event {
        case .show, .showInAnotherApp: break
        default:
            guard isUnchanged else { break }
            let state = transition.before.keyboard.state.name
            throw issue("the step \"\(name)\" changes nothing: the keyboard's state is \(state)")
        }
        guard frames != nil else { return }
        if transition.notifications.isEmpty { throw issue("the step \"\(name)\" posts nothing, so it has no frames to post") }
        if transition.stages.count > 1 {
            throw issue("the step \"\(name)\" hides the keyboard and shows it: it cannot post the same frames for both")
        }
    }

    private func issue(_ message: String) -> ScenarioFile.Issue { ScenarioFile.Issue(line: line, message: message) }
}

extension Keyboard.State {
    /// As scenario files and JSON name it.
    package var name: String {
        switch self {
        case .hidden: "hidden"
        case .docked: "docked"
        case .dismissing: "dismissing"
        case .undocked: "undocked"
        case .split: "split"
        case .floating: "floating"
        case .shortcutsBar: "shortcutsBar"
        case .miniToolbar: "miniToolbar"
        }
    }
}
