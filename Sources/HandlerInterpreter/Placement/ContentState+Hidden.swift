import ProgramIndex
import Vocabulary

/// Content that is hidden while the keyboard is shown, by code or as its interface file draws it.
extension Evaluator {
    /// The keyboard covers nothing of a view that is hidden then, and what must stay visible in its place, nobody says.
    func leaveOpenIfHidden(_ state: inout ContentState, of entry: WriteLog.Entry) {
        state.isGone = isGone
        if case .standing(let view) = state.subject, entry.kind != .constraintConstant, isFolded(view, by: entry.object) {
            state.subject = .view(view)
            return hide(&state)
        }
        guard let name = movedView(state.subject, movedBy: entry) else { return }
        switch visibility(of: name) {
        case .visible: break
        case .removed: state.isGone = true
        case .hidden: hide(&state)
        case .shownByOthers(let view): state.assumptions.append(.assumed(.isVisible(view)))
        }
    }

    private func hide(_ state: inout ContentState) {
        state.rests = []
        state.assumptions.append(.unknown(.needOfHidden(state.subject)))
    }

    /// Takes it for open whether a view is hidden that the set-up hides, where code shows it that nobody runs.
    func openHiddenViews() {
        for object in heap.objects {
            guard heap[object].isTrue("isHidden"), mayBeShown(heap[object].name) else { continue }
            heap[object].properties["isHidden"] = .unknown(Unknown(heap[object].name + ".isHidden"))
        }
    }

    /// Whether a handler has closed the screen or taken its view away: no keyboard of it comes after that.
    private var isGone: Bool {
        heap.isScreenGone || [rootView, controller].compactMap(\.self).contains { heap[$0].isTrue("isRemoved") }
    }

    /// Whether something is a view that no code at hand hides and that no interface file draws hidden: it has its initial value
    /// (Apple, documentation of `UIView.isHidden`: false).
    func isShownAtFirst(_ view: ObjectID) -> Bool {
        let name = heap[view].name
        let type = className(of: view) ?? heap[view].madeClass
        guard let type, index.isView(type) || (DeclarationIndex.isFramework(type) && type.hasSuffix("View")),
            drawnLayout?.hidden.contains(name) != true
        else { return false }
        return !program.writers.anyoneHides(name, ofClass: type, in: typeName(of: controller))
    }

    private enum Visibility {
        case visible, hidden, removed
        /// It is hidden at first, itself or the view around it that is named, and may be shown by the time that the keyboard
        /// comes.
        case shownByOthers(String)
    }

    /// Of a view in those around it. One that no interface file shows inside of others is looked at by itself.
    private func visibility(of name: String) -> Visibility {
        var passed: Set<String> = []
        var next: String? = name
        var result = Visibility.visible
        while let view = next, passed.insert(view).inserted {
            let object = viewObject(named: view)
            if object.map({ heap[$0].isTrue("isRemoved") }) ?? false { return .removed }
            switch object.flatMap({ heap[$0].properties["isHidden"] }) {
            case .bool(true)?: return .hidden
            case .bool(false)?: break
            case .unknown?: result = .shownByOthers(view)
            default:
                guard drawnLayout?.hidden.contains(view) == true else { break }
                guard mayBeShown(view) else { return .hidden }
                result = .shownByOthers(view)
            }
            next = drawnLayout?.superviews[view] ?? superviewName(of: view)
        }
        return result
    }

    /// Whether a view is folded up, as a sheet that is not shown: the constraint that code switches gives it no height, is as
    /// strong as it was, and nothing known ends on the view.
    private func isFolded(_ view: String, by height: ObjectID) -> Bool {
        guard isAtWork(height, .now), constraintValue("constant", of: height, .now)?.quantity?.known == 0,
            let strength = constraintValue("priority", of: height, .now)?.priorityLevel,
            let before = constraintValue("priority", of: height, .atRest)?.priorityLevel
        else { return false }
        return strength >= before && bearsNothing(view)
    }

    private func mayBeShown(_ view: String) -> Bool {
        typeName(of: controller).map { program.writers.mayShow(view, in: $0) } ?? false
    }
}
