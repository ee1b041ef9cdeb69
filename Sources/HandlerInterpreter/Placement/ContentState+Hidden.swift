import Vocabulary

/// Content that is hidden while the keyboard is shown, by code or as its interface file draws it.
extension Evaluator {
    /// The keyboard covers nothing of a view that is hidden then, and what must stay visible in its place, nobody says.
    func leaveOpenIfHidden(_ state: inout ContentState, of entry: WriteLog.Entry) {
        state.isGone = isGone
        guard let name = movedView(state.subject, movedBy: entry) else { return }
        switch visibility(of: name) {
        case .visible: break
        case .removed: state.isGone = true
        case .hidden:
            state.rests = []
            state.assumptions.append(.unknown(.needOfHidden(state.subject)))
        case .shownByOthers(let view): state.assumptions.append(.assumed(.isVisible(view)))
        }
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

    private func mayBeShown(_ view: String) -> Bool {
        typeName(of: controller).map { program.writers.mayShow(view, in: $0) } ?? false
    }
}
