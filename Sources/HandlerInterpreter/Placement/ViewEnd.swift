import KeyboardModel
import ProgramIndex

/// Where the lower end of a view is by all constraints that are at work together.
enum ViewEnd {
    case placed(EdgePlace)
    /// It moves with what this view scrolls, and so has no place on the screen; nil for a view that nothing in the source names.
    case scrolls(in: String?)
    /// Required constraints contradict each other.
    case disputed(Conflict)
    /// Constraints hold the view, and leave its lower end open.
    case open
    /// No constraint that is known holds the view.
    case free
}

/// The screen's vertical layout: what code, layout libraries and interface files say of it is one system of constraints.
extension Evaluator {
    /// When the constraints are asked.
    enum LayoutTime {
        /// With what they were before the first event.
        case atRest
        case now
    }

    func end(of view: String, _ time: LayoutTime, without constraint: ObjectID? = nil) -> ViewEnd {
        let system = verticalSystem(around: view, time, without: constraint)
        if let contradiction = system.equations.contradiction,
            system.equations.isInConflict(.bottom(view)) || system.equations.place(of: .bottom(view)) == nil
        {
            return .disputed(conflict(contradiction, of: system))
        }
        if let place = system.equations.place(of: .bottom(view)) {
            // No view is less than nothing high: the layout engine breaks a constraint rather.
            if let height = system.equations.distance(from: .top(view), to: .bottom(view)), height < -VerticalSystem.rounding {
                var conflict = conflict(system.equations.sources(ofHeight: view), of: system)
                conflict.squeezed = view
                return .disputed(conflict)
            }
            relyOnSources(of: .bottom(view), in: system)
            missNumbers(of: place)
            return .placed(place)
        }
        let isHeld = system.holds(view)
        if let scrollView = scrollView(around: view), !isHeld || system.leads(to: Self.content(of: scrollView)) {
            return .scrolls(in: scrollView.hasPrefix(InterfaceLayout.namelessPrefix) ? nil : scrollView)
        }
        return isHeld ? .open : .free
    }

    /// Where an edge of a view is at rest; nil where constraints leave it open, and where they contradict each other.
    ///
    /// - Parameter constraint: one that is left out of account.
    func place(of anchor: AnchorValue, without constraint: ObjectID? = nil) -> EdgePlace? {
        guard let view = anchor.layoutView, ["top", "bottom"].contains(anchor.attribute) else { return nil }
        let edge = VerticalSystem.Edge(view: view, isBottom: anchor.attribute == "bottom")
        var system = verticalSystem(around: view, .atRest, without: nil)
        if let constraint, !system.saysTheSame(of: edge, without: constraint) {
            system = verticalSystem(around: view, .atRest, without: constraint)
        }
        guard !system.equations.isInConflict(edge) else { return nil }
        relyOnSources(of: edge, in: system)
        let place = system.equations.place(of: edge)
        place.map(missNumbers)
        return place
    }

    func relyOnSources(of edge: VerticalSystem.Edge, in system: GatheredConstraints) {
        for number in system.equations.sources(of: edge) where number < system.firstDrawn {
            system.sources[number].map(rely)
        }
    }

    /// Notes what was presumed where a constraint got what it has now.
    func rely(on constraint: ObjectID) {
        for member in ["constant", "isActive", "priority"] { _ = stored(member, of: constraint) }
    }

    /// What places are measured in.
    var layoutRoot: VerticalSystem.Root { path.world.readLayoutRoot(under: program.navigationBar) }

    /// Of constraints that cannot all hold, two: one that code has written before one that it has not.
    func conflict(_ numbers: [Int], of system: GatheredConstraints) -> Conflict {
        let objects = numbers.compactMap { system.sources[$0] }
        let written = objects.filter { object in path.writeLog.entries.contains { $0.object == object } }
        let sides = (written + objects.filter { !written.contains($0) }).prefix(2).map { object in
            constraintDescription(of: object).map(Conflict.Side.constraint) ?? .named(heap[object].name)
        }
        return Conflict(first: sides.first, second: sides.dropFirst().first)
    }

    /// The system's name for what a scroll view scrolls.
    static func content(of scrollView: String) -> String { scrollView + ".contentLayoutGuide" }
}
