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
        let before = modifiers.map { reading(of: $0.modifier, $0.state) }
        change()
        for ((modifier, state), before) in zip(modifiers, before) {
            let after = reading(of: modifier, state)
            // A number that stays the same makes no room for the keyboard.
            let isWritten = path.writeLog.entries.contains { $0.object == state.modified }
            if !isWritten, before.ignored == after.ignored, let first = before.amount.quantity?.known,
                first == after.amount.quantity?.known
            {
                continue
            }
            if !isWritten { noteAvoidance(of: modifier, state.modified, before, after, given: heap[object].properties[name]) }
            heap.frameworks[HostedStates.self].byObject[state.modified]?.ignored = after.ignored
            path.writeLog.willWrite(
                modifier.kind, of: state.modified, before: before.amount, wasSet: true, step: path.moment.step)
            heap.changeLogged(state.modified) { $0.properties[modifier.kind.rawValue] = after.amount }
            record(
                Sink(kind: modifier.kind, object: state.modified, value: after.amount), target: modifier.amount,
                value: modifier.amount, written: after.amount, before: before.amount)
        }
        readers.keys.forEach(program.values.note(entered:))
    }

    /// What a body comes to as things are.
    private struct HostedReading {
        let amount: Value
        /// The parts of the safe area that are ignored at the lower end.
        let ignored: SafeAreaParts
    }

    private func reading(of modifier: HostedModifier, _ state: HostedStates.State) -> HostedReading {
        let scope = heap.scopes.open(receiver: .object(state.view))
        defer { heap.scopes.close(scope) }
        let ignored = modifier.ignoring.reduce(into: SafeAreaParts()) { parts, call in
            if let edges = call.ignoredEdges, !chosen(edges, scope).namesBottom { return }
            parts.formUnion(call.ignoredParts)
        }
        return HostedReading(amount: settled(evaluate(modifier.amount, scope)), ignored: ignored)
    }

    /// The branch of `height > 0 ? .bottom : []` that is taken; any other expression itself.
    private func chosen(_ expression: Syntax, _ scope: ScopeID) -> Syntax {
        guard expression.kind == .ternaryExpr, let condition = expression.child(.condition) else { return expression }
        let branch = expression.child(isTrue(condition, scope) ? .thenValue : .elseValue)
        return branch.map { chosen($0, scope) } ?? expression
    }

    private func state(of modifier: HostedModifier, reading object: ObjectID) -> HostedStates.State {
        if let known = heap.frameworks[HostedStates.self].byModifier[modifier] { return known }
        var view = object
        if let owner = modifier.owner {
            view = heap.add(Object(.instance(type: modifier.type), name: modifier.type))
            heap[view].properties[owner] = .object(object)
        }
        let state = HostedStates.State(view: view, modified: heap.add(Object(.other, name: modifier.type)))
        heap.frameworks[HostedStates.self].byModifier[modifier] = state
        heap.frameworks[HostedStates.self].byObject[state.modified] = state
        return state
    }

    /// Whether SwiftUI avoids the keyboard for what is modified. Where the body does not say so, a view around it may; code that
    /// only asks whether there is a keyboard leaves it to SwiftUI to keep clear of it.
    private func noteAvoidance(
        of modifier: HostedModifier, _ modified: ObjectID, _ before: HostedReading, _ after: HostedReading, given value: Value?
    ) {
        var avoids = true
        if !after.ignored.contains(.keyboard) {
            if case .bool? = value {
                note(.assumed(.isAvoidedBySwiftUI(modifier.type)))
            } else {
                avoids = !decide(".ignoresSafeArea(.keyboard) around \(modifier.type)")
            }
        }
        heap.frameworks[HostedStates.self].byObject[modified]?.avoidsKeyboard = avoids
        heap.frameworks[HostedStates.self].byObject[modified]?.ignoredAtRest = before.ignored
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
        let rest = state.ignoredAtRest.rest
        let moves = state.avoidsKeyboard && !state.ignored.contains(.keyboard)
        let ownMoves: [OwnMove] = moves ? [.withGuide(state.ignored.rest)] : []
        let world = world
        func end(_ rest: ContentState.Rest) -> Double {
            rest == .safeArea ? world.view.safeAreaBottom : world.view.bounds.maxY
        }
        let moved = end(state.ignored.rest) - end(rest) + ownMoves.reduce(0) { $0 + $1.points(in: world) }
        return make(
            entry, before - after + Quantity(moved), rests: [rest], spacing: before.known,
            resting: RestingPlace(-before.amount, of: entry), ownMoves: ownMoves,
            assumptions: [.assumed(.reachesEnd(ofHost: name, rest))], subject: .view(name))
    }
}

extension SafeAreaParts {
    /// Where content ends that ignores these.
    fileprivate var rest: ContentState.Rest { contains(.container) ? .viewBottom : .safeArea }
}

/// The modified views of SwiftUI that have been placed.
struct HostedStates: FrameworkState {
    struct State {
        /// What has the body.
        let view: ObjectID
        /// What its modifier places.
        let modified: ObjectID
        /// Whether SwiftUI keeps it above the keyboard, where it does not ignore that.
        var avoidsKeyboard = false
        var ignoredAtRest: SafeAreaParts = []
        var ignored: SafeAreaParts = []
    }

    var byModifier: [HostedModifier: State] = [:]
    var byObject: [ObjectID: State] = [:]
}
