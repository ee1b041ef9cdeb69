import ProgramIndex
import SwiftParser

/// The controls that code makes and places, where no interface file draws any.
extension Evaluator {
    /// The one that ends lowest. Beside others whose place is not known, one that something holds at the lower end of the view is
    /// taken for it; else nil.
    var lowestMadeControl: NeededControl? {
        guard drawnLayout?.controls.isEmpty ?? true else { return nil }
        let controls = madeControls
        let names = controls.map { heap[$0.object].name }
        let places = controls.map { bottomAtRest(of: $0.object, names) }
        let isOpen = places.contains { $0 == nil }
        var lowest: (control: NeededControl, isHeldBelow: Bool, isField: Bool)?
        for (control, place) in zip(controls, places) {
            guard let place else { continue }
            let label = heap[control.object].name
            let needs: [OpenPoint] = control.isField && !isOpen ? [] : [.assumed(.mustStayVisible(label))]
            let needed = NeededControl(
                label, endingAt: place.points, restingOn: place.rest, in: layoutRoot, assumptions: place.assumptions + needs)
            let distance = needed.spacing(in: layoutRoot) - (lowest?.control.spacing(in: layoutRoot) ?? .infinity)
            guard Self.isNeeded(isField: control.isField, endingAbove: distance, isOtherField: lowest?.isField ?? false) else {
                continue
            }
            lowest = (needed, place.rest != nil, control.isField)
        }
        return isOpen && lowest?.isHeldBelow != true ? nil : lowest?.control
    }

    /// What properties of the handlers' own object and of its root view hold and code adds to a view.
    private var madeControls: [(object: ObjectID, isField: Bool)] {
        [controller, rootView].compactMap(\.self).flatMap(madeControls)
    }

    private func madeControls(of owner: ObjectID) -> [(object: ObjectID, isField: Bool)] {
        guard let type = heap[owner].typeName else { return [] }
        return program.lookups.controls(of: type).compactMap { control in
            guard case .object(let object)? = heap[owner].properties[control.name], heap[object].properties["addedTo"] != nil
            else { return nil }
            return (object, control.isField)
        }
    }

    /// Whether a class is one of what one touches, as its name tells.
    static func isControlClass(_ name: String) -> Bool {
        ["Button", "Control", "Switch", "Slider", "Stepper"].contains(where: name.hasSuffix)
    }

    /// Where a view's bottom edge is in the root view, y in points, and what it rests on; nil where it is not known.
    ///
    /// - Parameter controls: names of what is taken to be as high as a row where nothing says how high it is.
    func bottomAtRest(of view: ObjectID, _ controls: [String]) -> (
        points: Double, rest: ContentState.Rest?, assumptions: [OpenPoint]
    )? {
        let name = heap[view].name
        let root = layoutRoot
        let system = verticalSystem(around: name, .atRest, without: nil)
        if system.holds(name) {
            guard system.equations.contradiction == nil else { return nil }
            system.equations.place(of: .bottom(name)).map(missNumbers)
            if let place = system.equations.place(of: .bottom(name)), let bottom = place.points(in: root) {
                return (bottom, place.rest, place.assumptions(in: root))
            }
            if scrollView(around: name) != nil {
                return subviewPlace(of: view, .atRest).map { ($0.top + $0.height, nil, $0.assumptions) }
            }
            var equations = system.equations
            for control in controls where system.leads(to: control) {
                let height = VerticalSystem.Sum(
                    terms: [.bottom(control): 1, .top(control): -1], known: EdgePlace(offset: Affine(-Self.rowHeight)))
                equations.wish(height, yieldsToContent: false)
            }
            let place = equations.place(of: .bottom(name))
            return place?.points(in: root).map { ($0, place?.rest, [.assumed(.isRowHigh(name))]) }
        }
        guard liesInRootView(view), case .rect(let frame)? = heap[view].properties["frame"],
            let bottom = (frame.y + frame.height).known
        else { return nil }
        return (bottom, nil, [])
    }
}

extension Syntax {
    /// The class that a property is declared to hold, or that its initial value makes an object of.
    var declaredClass: String { child(.type)?.baseTypeName ?? child(.value)?.madeClass ?? "" }

    /// The class of `UIButton()`, also where a closure configures it: `UIButton().then { … }`.
    private var madeClass: String? {
        guard kind == .callExpr, let callee = child(.callee) else { return nil }
        guard let base = callee.child(.base), base.kind == .callExpr,
            children(.argument).last?.child(.value)?.kind == .closureExpr
        else { return callee.name }
        return base.madeClass
    }
}
