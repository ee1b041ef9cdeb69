import KeyboardFacts
import KeyboardModel
import Vocabulary

/// Where a piece of layout state has its content before the first event.
struct RestingPlace {
    /// In points downwards, less the distance.
    let place: Affine
    /// Points up from what the content rests on to where the place is counted from.
    let distance: Double
    /// Whether code had set it by then, or it is merely what UIKit begins with.
    let wasSet: Bool

    init(_ place: Affine, of entry: WriteLog.Entry, distance: Double = 0) {
        self.init(place, wasSet: entry.wasSet, distance: distance)
    }

    fileprivate init(_ place: Affine, wasSet: Bool, distance: Double) {
        self.place = place
        self.wasSet = wasSet
        self.distance = distance
    }

    /// Points from the content's bottom edge up from what it rests on; nil where that is not known.
    var spacing: Double? { place.known.map { distance - $0 } }

    fileprivate func at(_ place: Affine) -> RestingPlace { RestingPlace(place, wasSet: wasSet, distance: distance) }
}

/// What code that runs when the keyboard hides tells of where content rests, where nothing else does.
///
/// An outlet's constant stands in an interface file that may not be at hand, a first value may come from another object, and an
/// inset may be given by code that runs at each layout. A handler that puts content somewhere as the keyboard leaves is taken to
/// put it back.
struct RestingHint {
    let sink: SinkKind
    /// The object's name, as `ContentState.name` gives it.
    let name: String
    /// In points downwards, as `RestingPlace.place` counts; of content that is inset by the safe area, without that.
    let place: Double
    let containsSafeArea: Bool
    /// The name and coefficient of the number that is the place before the first event, where it is nothing else.
    let unknown: (name: String, coefficient: Double)?

    fileprivate func place(in world: World) -> Double {
        containsSafeArea ? place - world.view.safeAreaInsets.bottom : place
    }
}

extension PathRun {
    /// A hide without a frame says nothing: what is computed from it is no resting place.
    var restingHints: [RestingHint] {
        guard let last = steps.last, last.isKeyboardHidden, last.notifications.allSatisfy({ $0.endFrame != .zero }) else {
            return []
        }
        return last.contents.compactMap { state in
            guard state.isFresh, let resting = state.resting, !isKeyboardsHeight(state),
                let place = (state.amount + resting.place).known, place.isFinite
            else { return nil }
            // A negative inset lets content hang below what it rests on: a mistake of the hide rather than a place.
            if state.sink == .contentInset, place > 0 { return nil }
            if resting.place.known == nil {
                // What a constant of the program is, no hide tells.
                guard !resting.place.terms.keys.allSatisfy(\.namesStaticMember) else { return nil }
                let isAbove = state.rests == [.viewBottom] && restsOnSafeArea(state, at: resting.distance - place, in: last.world)
                if isAbove {
                    return RestingHint(
                        sink: state.sink, name: state.name, place: place + last.world.view.safeAreaInsets.bottom,
                        containsSafeArea: true, unknown: nil)
                }
                let only = resting.place.terms.count == 1 && resting.place.constant == 0 ? resting.place.terms.first : nil
                return RestingHint(
                    sink: state.sink, name: state.name, place: place, containsSafeArea: false,
                    unknown: only.flatMap { abs($0.value) == 1 ? ($0.key, $0.value) : nil })
            }
            // Nobody has set the inset yet, and the one it is given contains the safe area: that is what it has at each layout.
            guard !resting.wasSet, state.sink == .contentInset, state.rests == [.viewBottom],
                restsOnSafeArea(state, at: -place, in: last.world)
            else { return nil }
            return RestingHint(
                sink: state.sink, name: state.name, place: place + last.world.view.safeAreaInsets.bottom, containsSafeArea: true,
                unknown: nil)
        }
    }

    /// Whether what is written as the keyboard hides has the safe area's inset in it.
    ///
    /// - Parameter spacing: points from the view's bottom edge up to the content then.
    private func restsOnSafeArea(_ state: ContentState, at spacing: Double, in world: World) -> Bool {
        let safeArea = world.view.safeAreaInsets.bottom
        return safeArea > 0 && spacing >= safeArea && lastWrite(of: state)?.quantity?.derives(from: .safeArea) == true
    }

    private func lastWrite(of state: ContentState) -> LayoutWrite? {
        trace.writes.last { $0.step == steps.count - 1 && $0.object == state.name && $0.kind == state.sink }
    }

    /// Whether what is written as the keyboard hides is the height that it had: that leaves the content where it was, not at
    /// rest.
    private func isKeyboardsHeight(_ state: ContentState) -> Bool {
        let heights = steps.last?.notifications.map(\.endFrame.height) ?? []
        return trace.writes.contains { write in
            guard write.step == steps.count - 1, write.object == state.name, write.kind == state.sink,
                let quantity = write.quantity, quantity.origins.contains(ValueOrigin(.keyboardEndFrame, .height))
            else { return false }
            // What is less than half of it has had the rest taken off.
            return heights.contains { abs(quantity.amount.constant) >= $0 / 2 }
        }
    }

    /// The same run, knowing where content rests.
    func resting(as hints: [RestingHint]) -> PathRun {
        var run = self
        guard let world = steps.first?.world else { return self }
        for hint in hints {
            for position in run.steps.indices { run.steps[position].changeContents { $0.rest(as: hint, in: world) } }
        }
        return run
    }
}

extension [RestingHint] {
    /// With those of others about content that these say nothing of.
    func completed(by others: [RestingHint]) -> [RestingHint] {
        others.reduce(into: self) { known, hint in
            if !known.contains(where: { $0.sink == hint.sink && $0.name == hint.name }) { known.append(hint) }
        }
    }
}

extension ContentState {
    fileprivate mutating func rest(as hint: RestingHint, in world: World) {
        if sink == hint.sink, name == hint.name, let own = resting, own.place.known == nil || hint.containsSafeArea {
            let place = Affine(hint.place(in: world))
            amount = amount + own.place - place
            // What was written may have the same number in it.
            if let (unknown, coefficient) = hint.unknown {
                amount = amount.substituting(hint.place / coefficient, for: unknown)
            }
            resting = own.at(place)
            spacing = resting?.spacing
            if hint.containsSafeArea {
                rests = [.safeArea]
                spacing = spacing.map { $0 - world.view.safeAreaInsets.bottom }
            }
            assumptions.append(.assumed(hint.assumption ?? .restsAsSetByHide(name)))
        } else if let (unknown, coefficient) = hint.unknown, amount.terms[unknown] != nil {
            amount = amount.substituting(hint.place / coefficient, for: unknown)
            if let own = resting {
                resting = own.at(own.place.substituting(hint.place / coefficient, for: unknown))
                spacing = resting?.spacing
            }
            hint.assumption.map { assumptions.append(.assumed($0)) }
        }
    }
}

extension String {
    /// `Metrics.List.padding`: types, and a member of the last.
    fileprivate var namesStaticMember: Bool {
        let parts = split(separator: ".")
        return parts.count > 1 && parts.dropLast().allSatisfy(\.startsUppercase)
    }
}

extension RestingHint {
    /// Of the number that is the place.
    fileprivate var assumption: Assumption? { unknown.map { .isAtRest($0.name, points: place / $0.coefficient) } }
}

extension PathRun.Step {
    fileprivate mutating func changeContents(_ change: (inout ContentState) -> Void) {
        for position in contents.indices { change(&contents[position]) }
        for instant in instants.indices {
            for position in instants[instant].contents.indices { change(&instants[instant].contents[position]) }
        }
    }

    var isKeyboardHidden: Bool {
        KeyboardLayoutGuide().layoutFrame(in: world) == KeyboardLayoutGuide().restingFrame(in: world)
    }
}
