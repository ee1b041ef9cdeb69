import KeyboardModel
import ProgramIndex

/// The control that ends lowest of those on the handlers' own view: what has to stay visible of a view that is moved as a whole.
struct LowestControl {
    /// The property that holds it, or else what Interface Builder calls it.
    let label: String
    /// Points from the view's bottom edge up to the control's, without a keyboard.
    let spacing: Double
    let assumptions: [OpenPoint]
}

extension Evaluator {
    /// Nil where the interface file leaves open where one of the controls ends, and where something ends lower of which it does
    /// not say what is in it.
    var lowestControl: LowestControl? {
        guard let controls = drawnLayout?.controls, !controls.isEmpty else { return nil }
        let root = layoutRoot
        var lowest: (control: InterfaceLayout.Control, bottom: Double, isDrawn: Bool)?
        for control in controls {
            let system = verticalSystem(around: control.name, .atRest, without: nil, asDrawn: true)
            guard system.equations.contradiction == nil,
                let bottom = system.equations.place(of: .bottom(control.name))?.points(in: root)
            else { return nil }
            // What waits below the view is not there yet.
            let top = system.equations.place(of: .top(control.name))?.points(in: root)
            guard top ?? 0 < root.height, bottom > lowest?.bottom ?? -.infinity else { continue }
            let isDrawn = system.equations.sources(of: .bottom(control.name)).contains { $0 >= system.firstDrawn }
            lowest = (control, bottom, isDrawn)
        }
        guard let lowest, lowest.control.kind != .opaque else { return nil }
        var assumptions: [OpenPoint] = lowest.isDrawn ? [.assumed(.isAsDrawn(lowest.control.label))] : []
        if lowest.control.kind != .textInput { assumptions.append(.assumed(.mustStayVisible(lowest.control.label))) }
        return LowestControl(label: lowest.control.label, spacing: root.height - lowest.bottom, assumptions: assumptions)
    }
}
