import KeyboardFacts
import SwiftParser

/// Values on their way along reactive chains, and when somebody subscribes.
///
/// Facts tell what a chain consists of. When its parts are joined, only running the set-up shows, and there it matters: a relay
/// that keeps its latest value hands it to whoever subscribes, and what counts values counts that one (reactivex.io, "Subject"
/// and "Skip"; Apple, documentation of `CurrentValueSubject`).
extension Evaluator {
    /// What has a value set off.
    enum Impulse {
        /// The keyboard.
        case event
        /// Somebody subscribed.
        case subscription
        /// The same, where it was not seen: what operators remember of the value is known, and what it did at the end is past.
        case unseenSubscription
    }

    /// Has the parts of chains that a call subscribes to hand on what they begin with.
    func subscribe(by call: Syntax, _ scope: ScopeID) {
        guard handler == nil, let segments = program.handlerTable.subscriptions[call] else { return }
        let caller = receiver(in: scope)
        for segment in segments {
            let handler = program.handlerTable.handlers[segment.handler]
            let isOwn = handler.owner.map(program.handlerTable.isOfActor) ?? true
            withScope(receiver: isOwn ? controller.map(Value.object) : caller) { begin(segment, .subscription, $0) }
        }
    }

    /// The same for the parts of which the set-up showed no subscription, in the order of the chain.
    func replayUnseen(of call: HandlerCall, _ scope: ScopeID) {
        let wasQuiet = path.moment.isQuiet
        path.moment.isQuiet = true
        defer { path.moment.isQuiet = wasQuiet }
        for (position, registration) in call.handler.registrations.enumerated() where !registration.stages.isEmpty {
            for segment in ChainSegment.all(of: registration, at: position, ofHandler: call.position) {
                begin(segment, .unseenSubscription, scope)
            }
        }
    }

    private func begin(_ segment: ChainSegment, _ impulse: Impulse, _ scope: ScopeID) {
        guard heap.streams.begun.insert(segment).inserted else { return }
        let registration = segment.registration
        let stages = registration.stages
        for position in (segment.start..<segment.end).reversed() where stages[position].operation == .start {
            deliver(argument(of: stages[position], scope), along: registration, from: position + 1, impulse, scope)
        }
        guard segment.start < stages.count else { return }
        let first = stages[segment.start]
        switch first.operation {
        case .keyboard(.frame):
            guard let frame = hiddenKeyboardFrame() else { return leaveCountsOpen(registration, after: segment.start) }
            deliver(frame, along: registration, from: segment.start + 1, impulse, scope)
        case .relay(.latest):
            guard let value = remembered(at: registration.place(segment.start)) ?? first.argument.map({ evaluate($0, scope) })
            else { return leaveCountsOpen(registration, after: segment.start) }
            deliver(value, along: registration, from: segment.start + 1, impulse, scope)
        case .relay(.unknown): leaveCountsOpen(registration, after: segment.start)
        default: return
        }
    }

    /// Takes a value through what is left of a chain, and to its end if it gets there.
    func deliver(
        _ value: Value, along registration: Registration, from start: Int, _ impulse: Impulse, _ scope: ScopeID
    ) {
        var value = value
        for position in registration.stages.indices.dropFirst(start) {
            let stage = registration.stages[position]
            if stage.operation == .push, let code = stage.argument {
                return run(code, on: value, awaiting: stage.node, scope) { evaluator, pushed in
                    evaluator.deliver(pushed, along: registration, from: position + 1, impulse, scope)
                }
            }
            switch pass(value, through: stage, registration.place(position), scope) {
            case .value(let result): value = result
            case .nothing: return
            case .later(let takesTime):
                return putOff(takesTime: takesTime) { evaluator in
                    evaluator.deliver(value, along: registration, from: position + 1, impulse, scope)
                }
            }
            guard impulse != .event else { continue }
            // Another stream may have had no value yet.
            if stage.operation.dependsOnOthers, value.isPartlyUnknown {
                if stage.othersKeepTheirLatest(index) { heap.streams.openEnds.insert(registration.target.node) }
                return leaveCountsOpen(registration, after: position)
            }
            if case .relay(let memory) = stage.operation, !hasBegun(registration, at: position) {
                // Which of the two came first is not known.
                if impulse == .unseenSubscription, memory == .nothing { leaveCountsOpen(registration, after: position) }
                return
            }
        }
        guard impulse != .unseenSubscription, impulse == .event || !value.isPartlyUnknown else { return }
        if heap.streams.openEnds.contains(registration.target.node) { value = .unknown(Unknown(registration.reference.node)) }
        // The body of a loop runs when the task that waits for the next value is resumed, which is after the code that posted.
        if case .loop = registration.target {
            putOff { evaluator in evaluator.end(value, at: registration.target, scope) }
        } else {
            end(value, at: registration.target, scope)
        }
    }

    private func hasBegun(_ registration: Registration, at relay: Int) -> Bool {
        heap.streams.begun.contains {
            $0.registration.target.node == registration.target.node && $0.start < $0.registration.stages.count
                && $0.registration.stages[$0.start].node == registration.stages[relay].node
        }
    }

    /// Keeps that nobody knows how many values have reached what counts them.
    private func leaveCountsOpen(_ registration: Registration, after position: Int) {
        for later in registration.stages.indices.dropFirst(position + 1) {
            switch registration.stages[later].operation {
            case .drop, .prefix: remember(.unknown(Unknown(registration.stages[later].name)), at: registration.place(later))
            case .relay: return
            default: continue
            }
        }
    }

    func remembered(at place: ChainPlace) -> Value? { heap.streams.memory[place] }

    func remember(_ value: Value, at place: ChainPlace) {
        heap.streams.memory[place] = value
        path.effects.note()
    }
}

/// What is known of the chains of a run.
struct StreamState {
    var memory: [ChainPlace: Value] = [:]
    /// The parts that have been subscribed to.
    var begun: Set<ChainSegment> = []
    /// The code at the ends of chains that ran when somebody subscribed, nobody knows with what.
    var openEnds: Set<Syntax> = []
}

/// An operator of a chain: what leads to several ends counts and compares for each of them.
struct ChainPlace: Hashable {
    /// The code at the end of the chain.
    let end: Syntax
    /// Where code pushes that comes later in the chain, which is run for each of the places where it does.
    let push: Syntax?
    let node: Syntax
    /// How many operators before it have the same node; for one that joins several streams, the position of one of them.
    var ordinal: Int
}

/// A part of a chain that is subscribed to as a whole.
struct ChainSegment: Hashable {
    let handler: Int
    let registration: Registration
    let start, end: Int
    let position: Int

    /// A relay hands over what it keeps once, wherever that came from.
    private var relay: Syntax? { start == 0 ? nil : registration.stages[start].node }

    static func == (left: ChainSegment, right: ChainSegment) -> Bool {
        guard left.handler == right.handler, left.relay == right.relay else { return false }
        return left.relay == nil
            ? left.position == right.position
            : left.registration.stages.dropFirst(left.start).map(\.node)
                == right.registration.stages.dropFirst(right.start).map(\.node)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(handler)
        hasher.combine(relay)
        if relay == nil { hasher.combine(position) }
    }

    static func all(of registration: Registration, at position: Int, ofHandler handler: Int) -> [ChainSegment] {
        registration.segments.map {
            ChainSegment(handler: handler, registration: registration, start: $0.start, end: $0.end, position: position)
        }
    }

    static func bySubscription(of handlers: [KeyboardHandler]) -> [Syntax: [ChainSegment]] {
        var found: [Syntax: [ChainSegment]] = [:]
        for (number, handler) in handlers.enumerated() {
            for (position, registration) in handler.registrations.enumerated()
            where !registration.stages.contains(where: { $0.operation == .never }) {
                for (segment, whole) in zip(registration.segments, all(of: registration, at: position, ofHandler: number)) {
                    if let call = segment.subscription { found[call, default: []].append(whole) }
                }
            }
        }
        return found
    }
}

extension Registration {
    func place(_ position: Int) -> ChainPlace {
        let node = stages[position].node
        let push = stages[position...].first { $0.operation == .push }?.node
        return ChainPlace(
            end: target.node, push: push, node: node,
            ordinal: stages[..<position].count { $0.node == node && $0.operation != .push })
    }
}

extension Registration {
    /// The places where its values are joined with others, each with whether there may be one before the keyboard: a notification
    /// has none.
    var joined: [(slot: ChainPlace, mayBegin: Bool)] {
        stages.enumerated().compactMap { position, stage in
            guard case .combine(let number, _) = stage.operation else { return nil }
            return (place(position).slot(number), stages[..<position].contains { $0.operation.mayBegin })
        }
    }
}

extension ChainPlace {
    /// That of the latest value of one of the streams which an operator joins.
    func slot(_ number: Int) -> ChainPlace {
        var place = self
        place.ordinal = -1 - number
        return place
    }
}

extension ReactiveOperator {
    /// Whether a stream of it may have a value before the keyboard.
    fileprivate var mayBegin: Bool {
        switch self {
        case .keyboard(.frame), .start, .relay(.latest), .relay(.unknown), .opaque, .flatMap: true
        default: false
        }
    }

    /// Whether another stream decides what the operator hands on.
    fileprivate var dependsOnOthers: Bool {
        switch self {
        case .combine, .pair, .latest, .flatMap, .opaque: true
        default: false
        }
    }
}

extension Value {
    fileprivate var isPartlyUnknown: Bool {
        switch self {
        case .unknown: true
        case .tuple(let parts): parts.contains { $0.value.isPartlyUnknown }
        default: false
        }
    }
}
