import ProgramIndex

/// What views hold that code makes and puts into them.
extension Evaluator {
    /// How far above a view's own bottom edge that ends which code puts into it; nil where that is not known.
    func madeBox(_ name: String) -> ContentBox? {
        guard let box = madeView(named: name), isFilled(box) else { return nil }
        var ends = ContentEnds()
        guard gather(contentOf: box, into: &ends, of: name, depth: 0) else { return nil }
        guard let known = ends.known else { return ends.opaque.map { .paddedAtLeast($0) } }
        guard let opaque = ends.opaque, opaque < known else { return .padded(known) }
        return .paddedAtLeast(opaque, atMost: known)
    }

    /// Points that the lowest content ends above the view's bottom edge.
    private struct ContentEnds {
        /// Of controls, labels, lists and other views of the frameworks that show something.
        var known: Double?
        /// Of views of which it is not known what they show.
        var opaque: Double?
    }

    /// - Returns: false where it is not known where something ends.
    private func gather(contentOf outer: ObjectID, into ends: inout ContentEnds, of box: String, depth: Int) -> Bool {
        guard depth < Limits.nestedViews else { return false }
        for view in heap.viewsHeld(by: outer) where !heap[view].isTrue("isHidden") {
            let kind = contentKind(of: view)
            if kind == .box {
                guard gather(contentOf: view, into: &ends, of: box, depth: depth + 1) else { return false }
                continue
            }
            let name = heap[view].name
            let frames = depth == 0 ? frames(of: view, in: outer) : nil
            if let frames, frames.startsBelow { continue }
            guard let points = frames?.distance ?? distanceAtRest(fromEndOf: name, toEndOf: box) else {
                missConstants(ofConstraintsOn: name)
                return false
            }
            let padding = max(0, points)
            switch kind {
            // A picture behind everything else ends with the view.
            case .picture where padding > 0: ends.known = min(ends.known ?? padding, padding)
            case .content: ends.known = min(ends.known ?? padding, padding)
            case .opaque: ends.opaque = min(ends.opaque ?? padding, padding)
            case .box, .picture: break
            }
        }
        return true
    }

    /// Where a view is in the one around it, by the frames that code gives both: points from its bottom edge down to that of the
    /// other, and whether it begins there or lower, and is not seen. Nil where the frames do not tell.
    private func frames(of inner: ObjectID, in outer: ObjectID) -> (distance: Double, startsBelow: Bool)? {
        guard case .rect(let own)? = heap[inner].properties["frame"], case .rect(let other)? = heap[outer].properties["frame"],
            let distance = (other.height - own.y - own.height).known
        else { return nil }
        return (distance, (own.y - other.height).known.map { $0 >= 0 } ?? false)
    }

    /// Points from a view's bottom edge down to that of one around it, without a keyboard.
    private func distanceAtRest(fromEndOf inner: String, toEndOf outer: String) -> Double? {
        guard let system = readableSystem(around: inner, .atRest) else { return nil }
        if let points = system.equations.distance(from: .bottom(inner), to: .bottom(outer)) { return points }
        // Both may be tied to the root view alone.
        guard let end = system.equations.place(of: .bottom(inner))?.points(in: layoutRoot),
            let other = readableSystem(around: outer, .atRest)?.equations.place(of: .bottom(outer))?.points(in: layoutRoot)
        else { return nil }
        return other - end
    }

    private enum ContentKind {
        /// A plain view: what is in it counts.
        case box
        case picture, content, opaque
    }

    private func contentKind(of view: ObjectID) -> ContentKind {
        guard let type = className(of: view) else { return .opaque }
        if Self.boxClasses.contains(type) { return .box }
        if type == "UIImageView" { return .picture }
        let lineage = [type] + index.ancestorNames(of: type)
        return lineage.contains { DeclarationIndex.isFramework($0) && !Self.boxClasses.contains($0) } ? .content : .opaque
    }

    /// A view by its name, of the screen or of a view in it.
    private func madeView(named name: String) -> ObjectID? {
        viewObject(named: name) ?? heap.subviews(named: name).last
    }

    /// Whether code puts views into a view.
    func isFilled(_ view: ObjectID) -> Bool { heap.arranged[view] != nil || heap.holdsViews(view) }

    /// How high a strip is at rest, in points: a plain view that nothing is put into, and too low to be touched. Nil for any
    /// other view.
    func stripHeight(_ name: String) -> Double? {
        guard drawnLayout?.superviews[name] == nil, let view = madeView(named: name), !isFilled(view),
            contentKind(of: view) == .box,
            let height = readableSystem(around: name, .atRest)?.equations.distance(from: .top(name), to: .bottom(name)),
            height < ContentBox.mostPadding
        else { return nil }
        return height
    }
}

extension Heap {
    /// The views that code puts into another, and those that a stack arranges.
    fileprivate func viewsHeld(by view: ObjectID) -> [ObjectID] {
        let arranged = arranged[view] ?? []
        return arranged + subviews.filter { self[$0].properties["addedTo"]?.object == view && !arranged.contains($0) }
    }
}
