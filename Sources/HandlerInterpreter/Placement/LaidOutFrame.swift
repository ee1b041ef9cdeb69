import KeyboardModel
import ProgramIndex

extension Evaluator {
    /// Where the constraints of a screen that is laid out have a subview of its root view; what they leave open is unknown.
    ///
    /// UIKit lays out before the screen appears, and again after a handler has run: what the running one has changed so far is in
    /// no frame yet.
    func laidOutFrame(of object: ObjectID) -> RectValue {
        let name = heap[object].name
        let unknown = RectValue(unknown: name + ".frame", in: .view)
        guard handler != nil, liesInRootView(object), !hasChangedConstraints else { return unknown }
        let system = verticalSystem(around: name, .now, without: nil)
        guard system.held.contains(name), system.equations.contradiction == nil else { return unknown }
        let top = system.equations.place(of: .top(name))?.points(in: layoutRoot)
        let bottom = system.equations.place(of: .bottom(name))?.points(in: layoutRoot)
        let height = system.equations.distance(from: .top(name), to: .bottom(name))
        var frame = unknown
        if let height { frame.height.amount = Affine(height) }
        if let top {
            frame.y.amount = Affine(top)
        } else if let bottom {
            frame.y.amount = Affine(bottom) - frame.height.amount
        }
        for edge in [VerticalSystem.Edge.top(name), .bottom(name)] { relyOnSources(of: edge, in: system) }
        return frame
    }

    func liesInRootView(_ object: ObjectID) -> Bool {
        if let drawnLayout, drawnLayout.rootSubviews.contains(heap[object].name) { return true }
        return heap[object].properties["addedTo"]?.object.map(standsForRootView) ?? false
    }

    private var hasChangedConstraints: Bool {
        path.writeLog.entries.contains { $0.lastStep == path.moment.step && heap[$0.object].isConstraint }
    }
}
