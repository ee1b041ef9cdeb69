import Foundation
import KeyboardModel

/// Plays one object through one scenario, and prints what it wrote.
///
/// The object's outlets get values that no interface file gives here: numbers of their own, so that taking one for the other shows.
/// They are printed as inputs, under the names that the source gives the objects.
public enum Performance {
    /// - Parameter make: the view controller or view whose handlers are played; its observers are registered as its own code does.
    public static func play(_ make: () -> UIResponder) {
        for scenario in ScenarioLibrary.all { play(make, in: scenario) }
    }

    private static func play(_ make: () -> UIResponder, in scenario: Scenario) {
        print("scenario \(scenario.id)")
        Stage.reset(to: scenario.world)
        let window = UIWindow(frame: CGRect(scenario.world.window.frame))
        UIApplication.shared.windows = [window]
        let actor = make()
        Stage.kept += [window, actor]
        appear(actor, in: window)
        Stage.runPending()
        let names = ObjectNames(actor)
        names.layOut(in: CGRect(scenario.world.view.bounds))
        names.printInputs()
        for (position, transition) in scenario.transitions.enumerated() {
            for stage in transition.stages {
                rearrange(window, actor, for: stage.after)
                Stage.isPlaying = true
                for notification in stage.notifications { NotificationCenter.default.post(notification.posted) }
                Stage.isPlaying = false
            }
            Stage.isPlaying = true
            Stage.runPending()
            Stage.isPlaying = false
            for write in Stage.takeWrites() {
                let numbers = write.numbers.map { "\($0)" }.joined(separator: " ")
                print("write \(position) \(write.kind) \(names[write.object]) \(numbers)")
            }
        }
    }

    /// Windows that are moved or turned lay out their root view again; what lies in that keeps its place.
    private static func rearrange(_ window: UIWindow, _ actor: UIResponder, for world: World) {
        let previous = Stage.world
        Stage.world = world
        guard previous.window != world.window || previous.view != world.view else { return }
        window.place(CGRect(world.window.frame))
        window.rootViewController?.view.place(CGRect(world.view.frame))
        if let view = actor as? UIView { view.place(CGRect(world.view.bounds)) }
    }

    private static func appear(_ actor: UIResponder, in window: UIWindow) {
        let frame = CGRect(Stage.world.view.frame)
        if let controller = actor as? UIViewController {
            window.rootViewController = controller
            controller.view.place(frame)
            controller.viewWillAppear(false)
            controller.viewDidLayoutSubviews()
            controller.viewDidAppear(false)
        } else if let view = actor as? UIView {
            (view as? any InterfaceOwner)?.connectOutlets()
            view.awakeFromNib()
            let controller = UIViewController()
            window.rootViewController = controller
            controller.view.place(frame)
            view.place(controller.view.bounds)
            controller.view.addSubview(view)
            view.layoutSubviews()
        }
    }
}

extension InterfaceOwner {
    /// Gives an outlet what an interface file would: views lie in the controller's view, constraints have a constant.
    public func outlet<Outlet: AnyObject>(_ made: Outlet) -> Outlet {
        Stage.kept.append(made)
        Stage.outlets += 1
        if let view = made as? UIView { ((self as? UIViewController)?.view ?? self as? UIView)?.addSubview(view) }
        if let constraint = made as? NSLayoutConstraint { constraint.constant = CGFloat(8 + 3 * Stage.outlets) }
        return made
    }
}
