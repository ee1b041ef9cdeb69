import Behaviour
import HandlerInterpreter
import PatternMatching
import SwiftParser
import Vocabulary

/// The numbers that expressions came to in the runs of a file's handlers, and the layout writes they went into.
struct ValueTable {
    /// The numbers that were written, by the expression that gave them.
    private(set) var written: [Syntax: Quantity] = [:]
    /// By the target of a write.
    private(set) var sinks: [Syntax: SinkKind] = [:]
    /// Values written where the safe area was counted already.
    private(set) var countedTwice: Set<Syntax> = []
    /// What a value was written to.
    private var targets: [Syntax: Syntax] = [:]
    /// One for each session.
    private let logs: [ValueLog]

    init(_ behaviours: [HandlerBehaviour]) {
        logs = behaviours.reduce(into: []) { logs, behaviour in
            if logs.last !== behaviour.values { logs.append(behaviour.values) }
        }
        // What is a part of the keyboard's height in one run, or a multiple, is that in all.
        var scaled: Set<Syntax> = []
        var excesses: [Syntax: Set<Excess>] = [:]
        for behaviour in behaviours {
            for path in behaviour.runs.flatMap(\.paths) {
                for write in path.trace.writes where write.handler == behaviour.position {
                    add(write)
                    if let excess = path.excess(of: write) { excesses[write.source, default: []].insert(excess) }
                    guard path.countsSafeAreaTwice(in: write), !addsOtherThanKeyboard(write) else { continue }
                    countedTwice.insert(write.source)
                    if path.isOtherThanKeyboard(write) { scaled.insert(write.source) }
                }
            }
        }
        countedTwice.subtract(scaled)
        countedTwice.formUnion(excesses.filter { $0.value.growsWithSafeArea }.keys)
    }

    private mutating func add(_ write: LayoutWrite) {
        sinks[write.target] = write.kind
        if let constant = write.constant {
            targets[constant.node] = write.target
            keep(constant.quantity, of: constant.node)
        }
        if write.value != write.target { targets[write.value] = write.target }
        if addsOtherThanKeyboard(write) { return }
        if let quantity = write.quantity { keep(quantity, of: write.value) }
    }

    /// Whether a write adds something that is not the keyboard's: what `x += 20` comes to is more than the 20, and may be the
    /// keyboard's where that is not.
    private func addsOtherThanKeyboard(_ write: LayoutWrite) -> Bool {
        guard let assignment = write.value.parent, assignment.kind == .assignExpr, assignment.name != "=" else { return false }
        return !logs.contains { $0[write.value]?.isFromKeyboard ?? false }
    }

    /// A write with the keyboard up says more of where its value comes from than a reset with literals.
    private mutating func keep(_ quantity: Quantity, of node: Syntax) {
        if quantity.isFromKeyboard || written[node] == nil { written[node] = quantity }
    }

    /// The number that was written, or that the expression came to where a handler ran.
    func quantity(of node: Syntax) -> Quantity? {
        written[node] ?? logs.lazy.compactMap { $0[node] }.max { !$0.isFromKeyboard && $1.isFromKeyboard }
    }

    /// Whether an expression came to several numbers, none of them the keyboard's.
    func varies(_ node: Syntax) -> Bool { logs.contains { $0.isVarying(node) } }

    /// Whether a run came to the block around a node.
    func wasRun(_ node: Syntax) -> Bool {
        guard let block = node.blockAround else { return false }
        return logs.contains { $0.entered.contains(block) }
    }

    /// Whether an expression came to zero where it derives from the keyboard.
    func wasZeroOfKeyboard(_ node: Syntax) -> Bool { logs.contains { $0.keyboardZeros.contains(node) } }

    /// Whether a call that animates ran outside the keyboard's own animation.
    func hasOwnDuration(_ animation: Syntax) -> Bool { logs.contains { $0.hasOwnDuration(animation) ?? false } }

    /// The write that the node is a part of, as an index into the handler's sinks.
    func sink(of node: Syntax, in behaviour: HandlerBehaviour) -> Int? {
        var current: Syntax? = node
        while let part = current, part.kind != .codeBlock, part.kind != .closureExpr {
            if let sink = behaviour.sinkIndex(of: part) ?? targets[part].flatMap(behaviour.sinkIndex(of:)) { return sink }
            if part.kind == .assignExpr, let sink = part.child(.left).flatMap(behaviour.sinkIndex(of:)) { return sink }
            current = part.parent
        }
        return nil
    }

    /// The places in the source that the matched value went through.
    func steps(of match: Match) -> [Quantity.Step] {
        let values = match.bindings.values.flatMap(\.nodes).filter { sinks[$0] == nil }
        let quantity = values.compactMap { written[$0] }.max {
            $0.steps.count < $1.steps.count
        }
        return quantity?.steps ?? []
    }
}

extension Quantity {
    /// Whether it is the distance from one edge to another, of which nobody knows where it is, rather than a height.
    fileprivate var isDistanceToUnknown: Bool {
        known == nil && [.mainScreen, .screen, .window, .viewBounds].contains(where: derives)
    }
}

/// How much more than the keyboard's height is written to what rests on the safe area, in points, where that is so deep.
private struct Excess: Hashable {
    let safeArea, points: Double
}

extension Set<Excess> {
    /// Whether more is written where the safe area is deeper, as where it is added that was to be subtracted. What differs from one
    /// event to another, as a sum does that grows, tells nothing.
    fileprivate var growsWithSafeArea: Bool {
        let excesses = Dictionary(grouping: self, by: \.safeArea).mapValues { $0.map(\.points) }
        let isSteady = excesses.values.allSatisfy { ($0.max() ?? 0) - ($0.min() ?? 0) < 0.5 }
        guard isSteady, let least = excesses.min(by: { $0.key < $1.key }), let most = excesses.max(by: { $0.key < $1.key }),
            most.key > least.key
        else { return false }
        return (most.value[0] - least.value[0]) / (most.key - least.key) >= 0.5
    }
}

extension PathRun {
    /// Nil of what has nothing of the safe area in it, or rests on something else, and where the number is not known.
    fileprivate func excess(of write: LayoutWrite) -> Excess? {
        guard let quantity = write.number, quantity.derives(from: .keyboardEndFrame), quantity.derives(from: .safeArea),
            let points = quantity.known, let height = keyboardHeight(at: write), restsOnSafeArea(write)
        else { return nil }
        return Excess(safeArea: steps[write.step].world.view.safeAreaInsets.bottom, points: abs(points) - height)
    }

    /// Whether what is written to rests on the safe area.
    private func restsOnSafeArea(_ write: LayoutWrite) -> Bool {
        steps[write.step].contents.contains { content in
            content.sink == write.kind && content.name == write.object
                && (content.ownRest.map { [$0] } ?? content.rests) == [.safeArea]
        }
    }

    /// Whether a height of the keyboard, which contains the safe area, was written to what rests on the safe area. By how much it
    /// is higher than before, contains none.
    fileprivate func countsSafeAreaTwice(in write: LayoutWrite) -> Bool {
        guard let quantity = write.number, quantity.derives(from: .keyboardEndFrame), !quantity.derives(from: .safeArea),
            !quantity.derives(from: .keyboardBeginFrame), !quantity.isDistanceToUnknown, !quantity.isReducedByUnknown,
            steps.indices.contains(write.step)
        else { return false }
        return restsOnSafeArea(write)
    }

    /// Whether what is written grows by more or less than the keyboard does from one event to another: a half of its height
    /// counts nothing twice. False where the events do not tell.
    fileprivate func isOtherThanKeyboard(_ write: LayoutWrite) -> Bool {
        guard let points = write.number?.known, let height = keyboardHeight(at: write) else { return false }
        let growths = trace.writes.lazy.filter { $0.value == write.value && $0.handler == write.handler }.compactMap { other in
            guard let otherPoints = other.number?.known, let otherHeight = keyboardHeight(at: other), otherHeight != height
            else { return nil as Double? }
            return abs((points - otherPoints) / (height - otherHeight))
        }
        return growths.first.map { abs($0 - 1) >= 0.05 } ?? false
    }

    /// In points, all of which it covers; nil where there is none, where a window may be covered in part, and where the
    /// notifications do not agree.
    private func keyboardHeight(at write: LayoutWrite) -> Double? {
        guard steps.indices.contains(write.step), case let world = steps[write.step].world, !world.screen.isPad,
            world.keyboard.state.presence != .absent
        else { return nil }
        let heights = Set(steps[write.step].notifications.map(\.endFrame.height))
        return heights.count == 1 ? heights.first : nil
    }
}
