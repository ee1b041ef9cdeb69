import KeyboardModel
import ProgramIndex

/// What has to stay visible of a view that is moved as a whole: the field that is typed in, or else the control that ends lowest.
struct NeededControl {
    /// The property that holds it, or else what Interface Builder calls it.
    let label: String
    /// What the screen's layout knows it by.
    let name: String
    /// What its bottom edge is placed by: the safe area, if constraints say so, or else the view.
    let rest: ContentState.Rest
    /// Points from there up to the control's bottom edge, without a keyboard.
    let spacing: Double
    let assumptions: [OpenPoint]
    /// Whether it is a field that code looks for.
    let isEdited: Bool

    /// - Parameters:
    ///   - name: what the screen's layout knows it by, where that is not what readers do.
    ///   - bottom: y of its bottom edge in the view, in points.
    init(
        _ label: String, named name: String? = nil, endingAt bottom: Double, restingOn rest: ContentState.Rest?,
        in root: VerticalSystem.Root,
        assumptions: [OpenPoint], isEdited: Bool = false
    ) {
        self.label = label
        self.name = name ?? label
        self.rest = rest ?? .viewBottom
        spacing = root.height - bottom - (rest == .safeArea ? root.bottomInset : 0)
        self.assumptions = assumptions
        self.isEdited = isEdited
    }

    /// Points from the view's bottom edge up to the control's.
    func spacing(in root: VerticalSystem.Root) -> Double { spacing + (rest == .safeArea ? root.bottomInset : 0) }
}

extension Evaluator {
    /// Nil where it is not known which, or where it ends.
    var neededControl: NeededControl? { editedControl ?? controlInNeed }

    /// The same, whichever field is typed in.
    var controlInNeed: NeededControl? { lowestControl ?? lowestMadeControl ?? measuredView }

    /// The view that a handler measures in the whole view's coordinates, to move that by what is missing: it is what has to stay
    /// visible. Nil where handlers measure several.
    private var measuredView: NeededControl? {
        guard heap.measuredViews.count == 1, let view = heap.measuredViews.first, let place = subviewPlace(of: view, .atRest)
        else { return nil }
        let name = heap[view].name
        return NeededControl(
            name, endingAt: place.top + place.height,
            restingOn: readableSystem(around: name, .atRest)?.equations.place(of: .bottom(name))?.rest, in: layoutRoot,
            assumptions: place.assumptions)
    }

    /// Notes that a running handler asks where a view is in the whole view.
    func noteMeasured(_ view: ObjectID?) {
        guard handler != nil, let view, case .other = heap[view].kind, !heap[view].isNamedForScrollView else { return }
        heap.measuredViews.insert(view)
    }

    /// The control that ends lowest of those on the handlers' own view.
    ///
    /// Nil where the interface file leaves open where one of the controls ends. What ends lower, and of which it does not say
    /// what is in it, is taken not to be needed during typing.
    var lowestControl: NeededControl? {
        guard let controls = drawnLayout?.controls, !controls.isEmpty else { return nil }
        let root = layoutRoot
        var lowest: (control: InterfaceLayout.Control, bottom: Double, isDrawn: Bool, place: EdgePlace)?
        var opaque: [(label: String, bottom: Double, hasTextInput: Bool)] = []
        for control in controls where !isTakenAway(control.label) && !mayBeHiddenAround(control, among: controls) {
            let system = verticalSystem(around: control.name, .atRest, without: nil, asDrawn: true)
            guard system.equations.contradiction == nil,
                let place = system.equations.place(of: .bottom(control.name)), let bottom = place.points(in: root)
            else { return nil }
            // What waits below the view is not there yet.
            let top = system.equations.place(of: .top(control.name))?.points(in: root)
            guard top ?? 0 < root.height else { continue }
            // A button as high as the screen is what lies behind the others, to be tapped where they are not.
            if control.kind == .other, let top, top <= root.topInset, bottom >= root.height - root.bottomInset { continue }
            guard control.kind != .opaque else {
                opaque.append((control.label, bottom, control.hasTextInput))
                continue
            }
            let isNeeded = Self.isNeeded(
                isField: control.kind == .textInput, endingAbove: (lowest?.bottom ?? -.infinity) - bottom,
                isOtherField: lowest?.control.kind == .textInput)
            guard isNeeded else { continue }
            let isDrawn = system.equations.sources(of: .bottom(control.name)).contains { $0 >= system.firstDrawn }
            lowest = (control, bottom, isDrawn, place)
        }
        guard let lowest else { return nil }
        // Whoever can type nowhere else types in what lies lower.
        let lower = opaque.filter { $0.bottom > lowest.bottom }
        guard controls.contains(where: { $0.kind == .textInput }) || !lower.contains(where: \.hasTextInput) else { return nil }
        var assumptions: [OpenPoint] = lowest.isDrawn ? [.assumed(.isAsDrawn(lowest.control.label))] : []
        assumptions += lowest.place.assumptions(in: root)
        if lowest.control.kind != .textInput { assumptions.append(.assumed(.mustStayVisible(lowest.control.label))) }
        if let lower = lower.max(by: { $0.bottom < $1.bottom }) {
            assumptions.append(.assumed(.needNotBeVisible(lower.label)))
        }
        return NeededControl(
            lowest.control.label, named: lowest.control.name, endingAt: lowest.bottom, restingOn: lowest.place.rest, in: root,
            assumptions: assumptions)
    }
}

extension Evaluator {
    /// Whether a control is needed rather than the lowest one known: if it ends lower, or if one types in it and not in the other,
    /// and they are side by side.
    ///
    /// - Parameter points: that it ends above the other one; minus infinity where there is none.
    static func isNeeded(isField: Bool, endingAbove points: Double, isOtherField: Bool) -> Bool {
        points < 0 || points < 0.5 && isField && !isOtherField
    }

    /// Whether a view around a control that one does not type in may be hidden by the time that the keyboard comes, with no
    /// field in it: another part of the screen is there in its place.
    private func mayBeHiddenAround(_ control: InterfaceLayout.Control, among controls: [InterfaceLayout.Control]) -> Bool {
        guard control.kind == .other, let type = typeName(of: controller) else { return false }
        return drawnSuperviews(of: control.name).contains { view in
            program.writers.mayHide(view, in: type)
                && !controls.contains { $0.kind == .textInput && drawnSuperviews(of: $0.name).contains(view) }
        }
    }

    /// The views that an interface file draws around one, the innermost first.
    private func drawnSuperviews(of view: String) -> [String] {
        var found: [String] = []
        while let next = drawnLayout?.superviews[found.last ?? view], !found.contains(next) { found.append(next) }
        return found
    }

    /// Whether code has taken a drawn view from the screen, made it invisible, or given it to a field in the keyboard's place.
    private func isTakenAway(_ view: String) -> Bool {
        if let object = viewObject(named: view),
            heap[object].isTrue("isHidden") || heap[object].properties["alpha"]?.quantity?.known == 0
        {
            return true
        }
        if constraints.removedViews?.contains(view) ?? false { return true }
        return heap.objects.contains { object in
            ["inputView", "inputAccessoryView"].contains { member in
                heap[object].properties[member]?.object.map { heap[$0].name == view } ?? false
            }
        }
    }
}

extension ContentState {
    /// The whole view as it is on a path on which no handler moved it: what has to stay visible of it may end elsewhere than
    /// where another scenario moves it. Any other content as it is; nil where that is not known.
    package func unmoved(on path: PathRun) -> ContentState? {
        guard let wholeView else {
            // What is scrolled has to show the field that a handler knows to be edited, and leaves the insets alone for.
            guard sink.insetsContent, let field = path.needed.first(where: \.isEdited) else { return self }
            return showing(field)
        }
        return path.needed.first { $0.isEdited == wholeView.isEdited }.map(showing)
    }

    /// The same content in a later state: while nothing has moved it, it is what has to stay visible that counts.
    package func asSeen(_ later: ContentState) -> ContentState {
        isCarried && !later.isCarried && later.displacement == 0 ? self : later
    }

    /// The content as that of which a control has to stay visible.
    private func showing(_ control: NeededControl) -> ContentState {
        var state = self
        state.rests = [control.rest]
        state.spacing = control.spacing
        state.subject = .view(control.label)
        state.assumptions = control.assumptions
        state.isCarried = true
        return state
    }
}
