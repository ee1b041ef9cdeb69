import KeyboardModel
import ProgramIndex

/// Where views are inside other views: in stack views, in what a scroll view scrolls, and in plain views.
extension Evaluator {
    /// Where a view is on a screen that is laid out, in points.
    struct SubviewPlace {
        /// y of its upper end in the root view, as long as nobody has scrolled.
        let top: Double
        let height: Double
        /// What has to be taken for granted.
        fileprivate(set) var assumptions: [OpenPoint] = []
    }

    /// Whether frames say where constraints have views: not in the set-up, and not once the running handler has changed some.
    var isLaidOut: Bool { handler != nil && !hasChangedConstraints }

    /// Nil while the screen is not laid out.
    func laidOutPlace(of object: ObjectID) -> SubviewPlace? {
        guard isLaidOut, !isPlacedByCode(object) else { return nil }
        return subviewPlace(of: object, .now)
    }

    /// Nil where the constraints leave it open and no interface file draws it.
    func subviewPlace(of object: ObjectID, _ time: LayoutTime) -> SubviewPlace? {
        let name = heap[object].name
        if let place = place(of: name, time, asDrawn: false) { return place }
        guard drawnLayout != nil, var place = place(of: name, time, asDrawn: true) else { return nil }
        place.assumptions.append(.assumed(.isAsDrawn(name)))
        return place
    }

    private func place(of view: String, _ time: LayoutTime, asDrawn isAsDrawn: Bool) -> SubviewPlace? {
        guard let system = readableSystem(around: view, time, asDrawn: isAsDrawn),
            let height = system.equations.distance(from: .top(view), to: .bottom(view))
        else { return nil }
        if let scrollView = scrollView(around: view) {
            guard self.scrollView(around: scrollView) == nil,
                let depth = system.equations.distance(from: .top(Self.content(of: scrollView)), to: .top(view)),
                let outer = readableSystem(around: scrollView, time, asDrawn: isAsDrawn),
                let top = outer.equations.place(of: .top(scrollView))?.points(in: layoutRoot)
            else { return nil }
            guard time == .now, let offset = viewObject(named: scrollView).flatMap({ heap[$0].properties["contentOffset"] })
            else {
                return SubviewPlace(top: top + depth, height: height, assumptions: [.assumed(.isNotScrolled(scrollView))])
            }
            // Code has scrolled it.
            guard case .point(let point) = offset, let scrolled = point.y.known else { return nil }
            return SubviewPlace(top: top + depth - scrolled, height: height)
        }
        guard let place = system.equations.place(of: .top(view)), let top = place.points(in: layoutRoot) else { return nil }
        relyOnSources(of: .top(view), in: system)
        return SubviewPlace(top: top, height: height, assumptions: place.assumptions(in: layoutRoot))
    }

    /// Where constraints have the lower end of a subview of the root view; nil while the screen is not laid out, and where they
    /// leave it open.
    func laidOutEnd(of object: ObjectID) -> EdgePlace? {
        guard isLaidOut, liesInRootView(object) else { return nil }
        let name = heap[object].name
        return readableSystem(around: name)?.equations.place(of: .bottom(name))
    }

    /// Nil for a view that nothing holds, and where constraints contradict each other.
    func readableSystem(
        around view: String, _ time: LayoutTime = .now, asDrawn isAsDrawn: Bool = false
    ) -> GatheredConstraints? {
        let system = verticalSystem(around: view, time, without: nil, asDrawn: isAsDrawn)
        return system.holds(view) && system.equations.contradiction == nil ? system : nil
    }

    private func isPlacedByCode(_ object: ObjectID) -> Bool {
        ["frame", "center", "transform", "bounds"].contains { heap[object].properties[$0] != nil }
    }

    /// A view's frame in the view that it lies in, where both are placed by constraints.
    func frameInSuperview(of object: ObjectID) -> RectValue? {
        let name = heap[object].name
        guard isLaidOut, let outer = drawnLayout?.superviews[name] ?? superviewName(of: name),
            let system = readableSystem(around: name, asDrawn: false),
            let height = system.equations.distance(from: .top(name), to: .bottom(name))
        else { return nil }
        let origin = isScrollView(outer) ? Self.content(of: outer) : outer
        guard let top = system.equations.distance(from: .top(origin), to: .top(name)) else { return nil }
        var frame = RectValue(unknown: name + ".frame", in: .view)
        frame.y.amount = Affine(top)
        frame.height.amount = Affine(height)
        relyOnSources(of: .top(name), in: system)
        return frame
    }

    /// The view that an interface file draws a view in, below the root view.
    func drawnSuperview(of object: ObjectID) -> ObjectID? {
        drawnLayout?.superviews[heap[object].name].map { name in
            viewObject(named: name) ?? self.object(named: name) { Object(.other, name: name) }
        }
    }

    // MARK: Scroll views

    /// How high what a scroll view scrolls is, in points; nil where constraints leave it open and no interface file draws it.
    func contentHeight(of object: ObjectID) -> Double? {
        let name = heap[object].name
        let content = Self.content(of: name)
        guard isLaidOut else { return nil }
        func height(asDrawn isAsDrawn: Bool) -> Double? {
            readableSystem(around: content, asDrawn: isAsDrawn)?.equations.distance(from: .top(content), to: .bottom(content))
        }
        if let height = height(asDrawn: false) { return height }
        guard drawnLayout != nil, let height = height(asDrawn: true) else { return nil }
        note(.assumed(.isAsDrawn(name)))
        return height
    }

    /// How far a scroll view is scrolled before anybody has: not at all, unless it adjusts to a safe area that it runs under
    /// (Apple, documentation of `UIScrollView.adjustedContentInset`). Nil for one of which it is not known what it scrolls.
    func restingOffset(of object: ObjectID) -> Double? {
        let name = heap[object].name
        let content = Self.content(of: name)
        guard isLaidOut, readableSystem(around: content, asDrawn: false) != nil,
            let system = readableSystem(around: name, asDrawn: true),
            let top = system.equations.place(of: .top(name))?.points(in: layoutRoot), top >= layoutRoot.topInset
        else { return nil }
        note(.assumed(.isNotScrolled(name)))
        return 0
    }

    /// y in the root view of the end of what a scroll view scrolls, before anybody scrolls: below the scroll view's upper end, the
    /// part of the safe area that reaches into it, where it adjusts to that, and its own upper inset. Nil where constraints leave
    /// that open.
    func unscrolledEnd(of object: ObjectID, adjusts: Bool) -> UnscrolledEnd? {
        let name = heap[object].name
        let content = Self.content(of: name)
        guard rootShift == nil, !isPlacedByCode(object), scrollView(around: name) == nil,
            let place = readableSystem(around: name)?.equations.place(of: .top(name)), let top = place.points(in: layoutRoot),
            let height = readableSystem(around: content)?.equations.distance(from: .top(content), to: .bottom(content)),
            case .insets(let insets) = uikitMember("contentInset", of: object), let inset = insets.top.known
        else { return nil }
        let adjustment = adjusts ? max(0, layoutRoot.topInset - top) : 0
        let isBelowBar = adjustment > 0 || !place.assumptions(in: layoutRoot).isEmpty
        return UnscrolledEnd(y: top + adjustment + inset + height, margin: isBelowBar ? UnscrolledEnd.tallestBar : 0)
    }
}

/// Where what is scrolled ends, in points in the root view.
struct UnscrolledEnd {
    let y: Double
    /// It may end so much lower, below a navigation bar.
    let margin: Double

    /// The height of a navigation bar with a large title (Apple, Human Interface Guidelines, "Navigation bars").
    static let tallestBar = 96.0

    /// Whether it is above one of two places, for certain: then it does not scroll there. How far from the higher one it is, is
    /// certain without a bar only.
    func isAbove(_ one: Double, _ other: Double) -> Bool {
        margin == 0 ? y < max(one, other) : y + margin < min(one, other)
    }
}
