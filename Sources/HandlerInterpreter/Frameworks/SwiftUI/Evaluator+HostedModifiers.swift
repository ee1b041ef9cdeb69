import KeyboardModel
import SwiftParser
import Vocabulary

/// What a handler does by the properties that the bodies of SwiftUI views read: a body is made anew as one changes (Apple,
/// documentation of `State` and `ObservableObject`).
extension Evaluator {
    /// Changes a property, and keeps what the modifiers that read it come to.
    func changing(_ property: Syntax, named name: String, of object: ObjectID, _ change: () -> Void) {
        guard handler != nil, !path.moment.isQuiet else { return change() }
        let readers = program.lookups.hostedModifiers(reading: property, named: name)
        guard !readers.isEmpty else { return change() }
        let modifiers = readers.values.joined().map { (modifier: $0, state: state(of: $0, reading: object)) }
        let before = modifiers.map { amount(of: $0.modifier, $0.state) }
        change()
        for ((modifier, state), before) in zip(modifiers, before) {
            let after = amount(of: modifier, state)
            // A number that stays the same makes no room for the keyboard.
            let isWritten = path.writeLog.entries.contains { $0.object == state.modified }
            if !isWritten, let first = before.quantity?.known, first == after.quantity?.known { continue }
            path.writeLog.willWrite(modifier.kind, of: state.modified, before: before, wasSet: true, step: path.moment.step)
            heap.changeLogged(state.modified) { $0.properties[modifier.kind.rawValue] = after }
            record(
                Sink(kind: modifier.kind, object: state.modified, value: after), target: modifier.amount, value: modifier.amount,
                written: after, before: before)
        }
        readers.keys.forEach(program.values.note(entered:))
    }

    private func amount(of modifier: HostedModifier, _ state: HostedStates.State) -> Value {
        let scope = heap.scopes.open(receiver: .object(state.view))
        defer { heap.scopes.close(scope) }
        return settled(evaluate(modifier.amount, scope))
    }

    private func state(of modifier: HostedModifier, reading object: ObjectID) -> HostedStates.State {
        if let known = heap.frameworks[HostedStates.self].byModifier[modifier] { return known }
        var view = object
        if let owner = modifier.owner {
            view = heap.add(Object(.instance(type: modifier.type), name: modifier.type))
            heap[view].properties[owner] = .object(object)
        }
        let modified = heap.add(Object(.other, name: modifier.type))
        let avoids = !modifier.ignored.contains(.keyboard) && !decide(".ignoresSafeArea(.keyboard) around \(modifier.type)")
        let state = HostedStates.State(
            view: view, modified: modified, rest: modifier.ignored.contains(.container) ? .viewBottom : .safeArea,
            avoidsKeyboard: avoids)
        heap.frameworks[HostedStates.self].byModifier[modifier] = state
        heap.frameworks[HostedStates.self].byObject[modified] = state
        return state
    }

    /// Content that a modifier lifts off the lower end of the safe area, which for SwiftUI ends at the keyboard unless the
    /// content ignores it (Apple, documentation of `SafeAreaRegions.keyboard`).
    func hostedState(_ entry: WriteLog.Entry) -> ContentState? {
        guard let state = heap.frameworks[HostedStates.self].byObject[entry.object], let before = entry.before.quantity,
            let after = heap[entry.object].properties[entry.kind.rawValue]?.quantity
        else { return nil }
        let name = heap[entry.object].name
        // What is moved, and not shortened, may be any part of the screen.
        guard entry.kind == .bottomPadding else {
            return make(entry, after - before, rests: [], spacing: nil, subject: .view(name))
        }
        let ownMoves: [OwnMove] = state.avoidsKeyboard ? [.withGuide(state.rest)] : []
        let world = world
        return make(
            entry, before - after + Quantity(ownMoves.reduce(0) { $0 + $1.points(in: world) }), rests: [state.rest],
            spacing: before.known, resting: RestingPlace(-before.amount, of: entry), ownMoves: ownMoves,
            assumptions: [.assumed(.reachesEnd(ofHost: name, state.rest))], subject: .view(name))
    }
}

/// The modified views of SwiftUI that have been placed.
struct HostedStates: FrameworkState {
    struct State {
        /// What has the body.
        let view: ObjectID
        /// What its modifier places.
        let modified: ObjectID
        let rest: ContentState.Rest
        let avoidsKeyboard: Bool
    }

    var byModifier: [HostedModifier: State] = [:]
    var byObject: [ObjectID: State] = [:]
}
