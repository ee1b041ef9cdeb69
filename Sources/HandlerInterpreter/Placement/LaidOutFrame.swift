import KeyboardModel
import ProgramIndex

extension Evaluator {
    /// Where the constraints of a screen that is laid out have a subview of its root view; what they leave open is unknown.
    ///
    /// UIKit lays out before the screen appears, and again after a handler has run: what the running one has changed so far is in
    /// no frame yet. While the screen is set up, a view may still be where its interface file draws it, so known is only what is
    /// the same there, whatever the size of the root view. What only the content of views decides is taken to be as drawn.
    func laidOutFrame(of object: ObjectID) -> RectValue {
        let name = heap[object].name
        let unknown = RectValue(unknown: name + ".frame", in: .view)
        guard liesInRootView(object) else { return frameInSuperview(of: object) ?? unknown }
        guard !hasChangedConstraints else { return unknown }
        guard let system = readableSystem(around: name) else { return unknown }
        let frame = frame(of: name, in: system)
        guard handler != nil, drawnLayout != nil, frame.y.known == nil || frame.height.known == nil,
            let drawn = readableSystem(around: name, asDrawn: true).map({ self.frame(of: name, in: $0) }),
            drawn.y.known != nil, drawn.height.known != nil
        else { return frame }
        note(.assumed(.isAsDrawn(name)))
        return drawn
    }

    /// Of a subview of the root view; unknown where the constraints leave it open.
    private func frame(of name: String, in system: GatheredConstraints) -> RectValue {
        func place(_ edge: VerticalSystem.Edge) -> Double? {
            guard let place = system.equations.place(of: edge), handler != nil || isAsDrawn(edge, place, in: system) else {
                return nil
            }
            place.assumptions(in: layoutRoot).forEach(note)
            return place.points(in: layoutRoot)
        }
        let top = place(.top(name))
        let bottom = place(.bottom(name))
        let height =
            handler == nil
            ? top.flatMap { top in bottom.map { $0 - top } }
            : system.equations.distance(from: .top(name), to: .bottom(name))
        var frame = RectValue(unknown: name + ".frame", in: .view)
        if let height { frame.height.amount = Affine(height) }
        if let top {
            frame.y.amount = Affine(top)
        } else if let bottom {
            frame.y.amount = Affine(bottom) - frame.height.amount
        }
        for edge in [VerticalSystem.Edge.top(name), .bottom(name)] { relyOnSources(of: edge, in: system) }
        return frame
    }

    /// Whether an edge is where an interface file draws it on every screen, and no constraint of code has a say in it.
    private func isAsDrawn(
        _ edge: VerticalSystem.Edge, _ place: EdgePlace, in system: GatheredConstraints
    ) -> Bool {
        place.height == 0 && place.topInset == 0 && place.bottomInset == 0
            && system.equations.sources(of: edge).allSatisfy { system.sources[$0] == nil }
    }

    func liesInRootView(_ object: ObjectID) -> Bool {
        if let drawnLayout, drawnLayout.rootSubviews.contains(heap[object].name) { return true }
        return heap[object].properties["addedTo"]?.object.map(standsForRootView) ?? false
    }

    /// Whether the running handler has changed constraints, of which frames say nothing before the next layout pass.
    var hasChangedConstraints: Bool {
        path.writeLog.entries.contains { $0.lastStep == path.moment.step && heap[$0.object].isConstraint }
    }
}
