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
        let modifiers = readers.values.joined().map { (modifier: $0, place: place(of: $0, reading: object)) }
        let before = modifiers.map { reading(of: $0.modifier, in: $0.place.view) }
        change()
        for ((modifier, place), before) in zip(modifiers, before) {
            let after = reading(of: modifier, in: place.view)
            // A number that stays the same makes no room for the keyboard.
            let isWritten = path.writeLog.entries.contains { $0.object == place.modified }
            if !isWritten, before.ignored == after.ignored, let first = before.amount.quantity?.known,
                first == after.amount.quantity?.known
            {
                continue
            }
            if isWritten {
                heap.frameworks[HostedViews.self].parts[place.modified]?.ignored = after.ignored
            } else {
                heap.frameworks[HostedViews.self].parts[place.modified] = HostedViews.Parts(
                    avoidsKeyboard: avoidsKeyboard(modifier, ignoring: after.ignored, given: heap[object].properties[name]),
                    ignoredAtRest: before.ignored, ignored: after.ignored)
            }
            path.writeLog.willWrite(
                modifier.kind, of: place.modified, before: before.amount, wasSet: true, step: path.moment.step)
            heap.changeLogged(place.modified) { $0.properties[modifier.kind.rawValue] = after.amount }
            record(
                Sink(kind: modifier.kind, object: place.modified, value: after.amount), target: modifier.amount,
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

    private func reading(of modifier: HostedModifier, in view: ObjectID) -> HostedReading {
        let scope = heap.scopes.open(receiver: .object(view))
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

    private func place(of modifier: HostedModifier, reading object: ObjectID) -> HostedViews.Place {
        if let known = heap.frameworks[HostedViews.self].places[modifier] { return known }
        var view = object
        if let owner = modifier.owner {
            view = heap.add(Object(.instance(type: modifier.type), name: modifier.type))
            heap[view].properties[owner] = .object(object)
        }
        let place = HostedViews.Place(view: view, modified: heap.add(Object(.other, name: modifier.type)))
        heap.frameworks[HostedViews.self].places[modifier] = place
        return place
    }

    /// Whether SwiftUI avoids the keyboard for what is modified. Where the body does not say so, a view around it may, if any in
    /// the program does; code that only asks whether there is a keyboard leaves it to SwiftUI to keep clear of it.
    private func avoidsKeyboard(_ modifier: HostedModifier, ignoring ignored: SafeAreaParts, given value: Value?) -> Bool {
        if ignored.contains(.keyboard) { return true }
        let asksIfThere = if case .bool? = value { true } else { false }
        guard asksIfThere || !program.interfaces.surroundings.mayIgnoreKeyboard else {
            return !decide(".ignoresSafeArea(.keyboard) around \(modifier.type)")
        }
        note(.assumed(.isAvoidedBySwiftUI(modifier.type)))
        return true
    }

    /// Content that a modifier lifts off the lower end of the safe area, which for SwiftUI ends at the keyboard unless the
    /// content ignores it (Apple, documentation of `SafeAreaRegions.keyboard`).
    func hostedState(_ entry: WriteLog.Entry) -> ContentState? {
        guard let parts = heap.frameworks[HostedViews.self].parts[entry.object], let before = entry.before.quantity,
            let after = heap[entry.object].properties[entry.kind.rawValue]?.quantity
        else { return nil }
        let name = heap[entry.object].name
        // What is moved, and not shortened, may be any part of the screen.
        guard entry.kind == .bottomPadding else {
            return make(entry, after - before, rests: [], spacing: nil, subject: .view(name))
        }
        let rest = parts.ignoredAtRest.rest
        let moves = parts.avoidsKeyboard && !parts.ignored.contains(.keyboard)
        let ownMoves: [OwnMove] = moves ? [.withGuide(parts.ignored.rest)] : []
        let world = world
        func end(_ rest: ContentState.Rest) -> Double {
            rest == .safeArea ? world.view.safeAreaBottom : world.view.bounds.maxY
        }
        let moved = end(parts.ignored.rest) - end(rest) + ownMoves.reduce(0) { $0 + $1.points(in: world) }
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
struct HostedViews: FrameworkState {
    struct Place {
        /// What has the body.
        let view: ObjectID
        /// What its modifier places.
        let modified: ObjectID
    }

    /// What counts of the safe area.
    struct Parts {
        /// Whether SwiftUI keeps it above the keyboard, where it does not ignore that.
        let avoidsKeyboard: Bool
        let ignoredAtRest: SafeAreaParts
        var ignored: SafeAreaParts
    }

    var places: [HostedModifier: Place] = [:]
    /// By what is modified.
    var parts: [ObjectID: Parts] = [:]
}
