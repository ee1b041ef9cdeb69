import Behaviour
import HandlerInterpreter
import KeyboardFacts
import KeyboardModel
import PatternMatching
import ProgramIndex
import SwiftParser
import Vocabulary

/// Answers the questions of the rules' `where` clauses from what was found and what the runs showed.
struct FactTable: FactSource {
    private let index: DeclarationIndex
    let project: ProjectQuestions
    /// The numbers that were written, by the expression that gave them.
    private var quantities: [Syntax: Quantity] = [:]
    private var sinks: [Syntax: SinkKind] = [:]
    /// What a value was written to.
    private var targets: [Syntax: Syntax] = [:]
    /// Values written where the safe area was counted already.
    private var countedTwice: Set<Syntax> = []
    private var observed: [Syntax: KeyboardEventName] = [:]
    /// By type, also those of which only registrations tell.
    private var observedByType: [String: Set<KeyboardEventName>] = [:]
    /// The position of the behaviour that a node belongs to: of a registration's name, a write's target and its value.
    private var behaviours: [Syntax: Int] = [:]
    /// The same for functions and closures: handlers, and the methods that they call on their own object.
    private var behavioursOfFunctions: [Syntax: Int] = [:]
    private let table: [HandlerBehaviour]
    /// One for each session.
    private let values: [ValueLog]
    private let handlers: [Handler]
    private let writesLayout: [Bool]
    /// How much there is to say of each handler.
    private let weights: [Int]
    /// The same of the behaviours that writes are taken to belong to.
    private var weightsOfNodes: [Syntax: Int] = [:]

    /// - Parameter handlers: the reports of `behaviours`, in the same order.
    init(
        _ behaviours: [HandlerBehaviour], handlers: [Handler], index: DeclarationIndex, project: ProjectQuestions = .unanswerable
    ) {
        self.index = index
        self.project = project
        self.handlers = handlers
        table = behaviours
        values = behaviours.reduce(into: []) { logs, behaviour in
            if logs.last !== behaviour.values { logs.append(behaviour.values) }
        }
        writesLayout = behaviours.map(\.writesLayout)
        weights = handlers.map(\.weight)
        for (position, behaviour) in behaviours.enumerated() {
            for registration in behaviour.handler.registrations {
                let name = registration.reference.node
                observed[name] = registration.event
                self.behaviours[name] = position
                for type in Set([behaviour.handler.owner, name.enclosingTypeName].compactMap(\.self)) {
                    observedByType[type, default: []].insert(registration.event)
                }
            }
            attribute(behaviour.handler.node, to: position)
            for path in behaviour.runs.flatMap(\.paths) { add(path, of: behaviour, at: position) }
        }
    }

    private mutating func add(_ path: PathRun, of behaviour: HandlerBehaviour, at position: Int) {
        for write in path.trace.writes where write.handler == behaviour.position {
            sinks[write.target] = write.kind
            if write.value != write.target { targets[write.value] = write.target }
            // A write with the keyboard up says more of where its value comes from than a reset with literals.
            let isFromKeyboard = write.quantity?.isFromKeyboard ?? false
            if let quantity = write.quantity, isFromKeyboard || quantities[write.value] == nil {
                quantities[write.value] = quantity
            }
            // So it does of a method that lays out for several handlers, one of which resets.
            let weight = weights[position] + (isFromKeyboard ? Handler.greatestWeight + 1 : 0)
            for node in [write.target, write.value] where weight > weightsOfNodes[node] ?? -1 {
                behaviours[node] = position
                weightsOfNodes[node] = weight
            }
            if path.countsSafeAreaTwice(in: write) { countedTwice.insert(write.value) }
        }
        guard let owner = behaviour.handler.owner else { return }
        for name in path.ownCalls {
            guard let method = index.method(name, in: owner) else { continue }
            attribute(method, to: position)
        }
    }

    /// Has a function that several handlers run speak for the one of which there is most to say: agreement is least, a difference most.
    private mutating func attribute(_ function: Syntax, to position: Int) {
        if let known = behavioursOfFunctions[function], weights[known] >= weights[position] { return }
        behavioursOfFunctions[function] = position
    }

    /// The trees that handlers lie in, sorted by path: those with a registration or a write.
    var trees: [SyntaxTree] {
        var trees: [String: SyntaxTree] = [:]
        for node in behaviours.keys { trees[node.file.path] = node.tree }
        return trees.sorted { $0.key < $1.key }.map(\.value)
    }

    func holds(_ fact: Fact, for node: Syntax) -> Bool {
        switch fact {
        case .derives(let origin): quantity(of: node).map { $0.derives(from: origin) } ?? false
        case .derivesOnly(let origin): quantity(of: node).map { $0.derivesOnly(from: origin) } ?? false
        case .isInSpace(let space): quantity(of: node)?.space?.rawValue == space.rawValue
        case .mixesSpaces: quantity(of: node)?.mixesSpaces ?? false
        case .isClipped: quantity(of: node)?.isClipped ?? false
        case .isAtLeast(let points): quantity(of: node)?.known.map { abs($0) >= points } ?? false
        case .isLayoutSink(let kind): sinks[node].map { kind == nil || kind == $0.rawValue } ?? false
        case .isWrittenToLayout: sinks[node] == nil && quantities[node] != nil && behaviours[node] != nil
        case .countsSafeAreaTwice: countedTwice.contains(node)
        case .isNamed, .mentions, .isLiteral: false
        case .namesObservedNotification(let name): observed[node]?.isNamed(name) ?? false
        case .handlerWritesLayout: position(of: node).map { writesLayout[$0] } ?? false
        case .isInHandler: behaviourAround(node) != nil
        case .observes(let name): observedByTypeAround(node).contains { $0.isNamed(name) }
        case .inherits(let name): node.nearestType.map { index.ancestorNames(of: $0.name).contains(name) } ?? false
        case .handlerObserves(let name): events(of: node).contains { $0.isNamed(name) }
        case .handlerRunsForShowAndHide: events(of: node).coverShowAndHide
        case .hasEffect(let word):
            Effect.Name(rawValue: word.rawValue).map { !scenarios(showing: $0, for: node).isEmpty } ?? false
        case .failsForZeroFrame: failsForZeroFrame(node)
        case .handlerAgrees: position(of: node).map { handlers[$0].agreesEverywhere } ?? false
        case .curveIsUnshifted: node.subtree.contains(where: isUnshiftedCurve)
        case .deploymentTarget(let version):
            project.deploymentTarget(ofFileAt: node.file.path).map { $0.version < version } ?? false
        case .isChecked(let version): node.isChecked(for: version)
        }
    }

    func nodes(whereMayHold fact: Fact) -> [Syntax]? {
        switch fact {
        case .isLayoutSink: Array(sinks.keys)
        case .namesObservedNotification: Array(observed.keys)
        case .countsSafeAreaTwice: Array(countedTwice)
        default: nil
        }
    }

    /// Options keep the curve in their bits from 16 on (Apple, UIView.AnimationOptions: `curveLinear` is 3 << 16), so a number from the
    /// notification that reaches none of those is a curve as it came.
    private func isUnshiftedCurve(_ call: Syntax) -> Bool {
        guard call.kind == .callExpr, let name = call.child(.callee)?.name,
            name.hasSuffix("AnimationOptions") || (name == "init" && call.parent?.label == "options"),
            let value = call.children(.argument).first(where: { $0.label == "rawValue" })?.child(.value),
            let curve = quantity(of: value), let number = curve.known
        else { return false }
        return curve.origins.contains { $0.source == .animation } && (1..<65_536).contains(number)
    }

    /// The number that was written, or that the expression came to where a handler ran.
    private func quantity(of node: Syntax) -> Quantity? {
        quantities[node] ?? values.lazy.compactMap { $0[node] }.max { !$0.isFromKeyboard && $1.isFromKeyboard }
    }

    func typeDeclarations(around node: Syntax) -> [Syntax] {
        node.nearestType.flatMap { index.types[$0.name]?.declarations } ?? []
    }

    /// The scenarios in which a write, or a handler, has an effect, those that show most of it first.
    ///
    /// For a part of an assignment these are the effects that this write causes; for a registration's name, or another place in the body of
    /// a handler, those of the handler. Agreement is that of the whole handler in every scenario: a single write that agrees while another
    /// does not is no agreement that anyone sees.
    func scenarios(showing name: Effect.Name, for node: Syntax) -> [String] {
        guard let position = position(of: node) else { return [] }
        let handler = handlers[position]
        if name == .agrees { return handler.agreesEverywhere ? handler.scenarios.map(\.id) : [] }
        let sink = sinkPosition(of: node, in: table[position])
        let shown = handler.scenarios.compactMap { scenario in
            scenario.effects.first { $0.name == name && $0.isCaused(by: sink) }.map { (scenario.id, $0.points ?? 0) }
        }
        return shown.enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element.0)
    }

    /// Whether content ends elsewhere than the guide has it because of the write that the node is a part of, or of its handler where it is
    /// part of none.
    func differs(_ node: Syntax) -> Bool {
        guard let position = position(of: node) else { return false }
        let sink = sinkPosition(of: node, in: table[position])
        return handlers[position].scenarios.contains { scenario in
            guard scenario.verdict == .differs else { return false }
            return sink == nil || scenario.effects.contains { $0.isDifference && $0.sink == sink }
        }
    }

    /// Whether the write that the node belongs to, or its handler, has its content wrong after an event whose end frame is all zeros.
    private func failsForZeroFrame(_ node: Syntax) -> Bool {
        guard let position = position(of: node) else { return false }
        let sink = sinkPosition(of: node, in: table[position])
        return handlers[position].scenarios.contains { scenario in
            guard let events = ScenarioLibrary.zeroFrameEvents[scenario.id] else { return false }
            return scenario.effects.contains { effect in
                effect.isDifference && effect.isCaused(by: sink) && effect.event.map(events.contains) ?? false
            }
        }
    }

    /// The write that the node is a part of, as an index into the handler's sinks.
    private func sinkPosition(of node: Syntax, in behaviour: HandlerBehaviour) -> Int? {
        var current: Syntax? = node
        while let part = current, part.kind != .codeBlock, part.kind != .closureExpr {
            if let sink = behaviour.sinkIndex(of: part) ?? targets[part].flatMap(behaviour.sinkIndex(of:)) { return sink }
            if part.kind == .assignExpr, let sink = part.child(.left).flatMap(behaviour.sinkIndex(of:)) { return sink }
            current = part.parent
        }
        return nil
    }

    private func events(of node: Syntax) -> Set<KeyboardEventName> {
        position(of: node).map { Set(table[$0].handler.registrations.map(\.event)) } ?? []
    }

    /// The position of the behaviour that a node belongs to.
    private func position(of node: Syntax) -> Int? { behaviours[node] ?? behaviourAround(node) }

    /// The behaviour of the nearest handler around the node, or of the node itself.
    private func behaviourAround(_ node: Syntax) -> Int? {
        guard !behavioursOfFunctions.isEmpty else { return nil }
        let around = node.ancestors.lazy.filter { $0.kind == .functionDecl || $0.kind == .closureExpr || $0.kind == .codeBlock }
        return behavioursOfFunctions[node] ?? around.compactMap { behavioursOfFunctions[$0] }.first
    }

    private func observedByTypeAround(_ node: Syntax) -> Set<KeyboardEventName> {
        guard let type = node.nearestType else { return [] }
        return Set(index.lineage(of: type.name).map(\.name) + [type.name]).reduce(into: []) {
            $0.formUnion(observedByType[$1] ?? [])
        }
    }

    /// The behaviour that a match is about: that of the first of its nodes, or of the nodes around it, that belongs to one; else that of
    /// the handler it lies in.
    func behaviour(of match: Match) -> Int? {
        let nodes = [match.node] + match.bindings.sorted { $0.key < $1.key }.flatMap(\.value.nodes)
        return nodes.lazy.compactMap { behaviours[$0] }.first ?? behaviourAround(match.node)
    }

    /// The way that the matched value went through the source.
    func steps(of match: Match) -> [Quantity.Step] {
        let values = match.bindings.values.flatMap(\.nodes).filter { sinks[$0] == nil }
        let quantity = values.compactMap { quantities[$0] }.max {
            $0.steps.count < $1.steps.count
        }
        return quantity?.steps ?? []
    }
}

extension PathRun {
    /// Whether a height of the keyboard, which contains the safe area, was written to what rests on the safe area.
    fileprivate func countsSafeAreaTwice(in write: LayoutWrite) -> Bool {
        guard let quantity = write.quantity, quantity.derives(from: .keyboardEndFrame), !quantity.derives(from: .safeArea),
            steps.indices.contains(write.step)
        else { return false }
        return steps[write.step].contents.contains { content in
            content.sink == write.kind && content.name == write.object && content.rests == [.safeArea]
        }
    }
}

extension Handler {
    /// How much there is to say of it. Of two that differ, one that only hides says less, whichever stands first in the file.
    fileprivate var weight: Int {
        guard scenarios.contains(where: { $0.verdict == .differs }) else { return agreesEverywhere ? 0 : 1 }
        return observes.allSatisfy { $0.notification.hasSuffix("Hide") } ? Self.greatestWeight - 1 : Self.greatestWeight
    }

    fileprivate static let greatestWeight = 3

    fileprivate var agreesEverywhere: Bool {
        !scenarios.isEmpty && scenarios.allSatisfy { $0.effects.map(\.name) == [.agrees] }
    }
}

extension Effect {
    /// Whether a write, the handler's sink at the index, causes it; a handler as a whole, for nil, causes all of its effects.
    fileprivate func isCaused(by sink: Int?) -> Bool { sink == nil || self.sink == sink }
}

extension ScenarioLibrary {
    /// By scenario, the events that announce an end frame of zeros, where there are any.
    fileprivate static let zeroFrameEvents: [String: Set<String>] = all.reduce(into: [:]) { events, scenario in
        for (step, transition) in zip(scenario.steps, scenario.transitions)
        where transition.notifications.contains(where: { $0.endFrame == .zero }) {
            events[scenario.id, default: []].insert(step.name)
        }
    }
}

extension KeyboardEventName {
    /// Whether it is the notification that a pattern calls `keyboardWillShow`, or any for nil.
    fileprivate func isNamed(_ word: String?) -> Bool {
        word == nil || word?.lowercased() == "keyboard" + rawValue.lowercased()
    }
}

extension Set<KeyboardEventName> {
    /// A change of frame comes with both.
    fileprivate var coverShowAndHide: Bool {
        !isDisjoint(with: [.willChangeFrame, .didChangeFrame])
            || (!isDisjoint(with: [.willShow, .didShow]) && !isDisjoint(with: [.willHide, .didHide]))
    }
}

extension Quantity {
    /// The parts of places that the number was computed from: whether each is (part of) the one the pattern language names.
    private func origins(in origin: PatternMatching.Origin) -> [Bool] {
        origins.map { own in
            guard own.source.rawValue == origin.place.camelCased else { return false }
            return origin.component.map { own.component?.rawValue == $0.camelCased } ?? true
        }
    }

    fileprivate func derives(from origin: PatternMatching.Origin) -> Bool { origins(in: origin).contains(true) }

    fileprivate func derivesOnly(from origin: PatternMatching.Origin) -> Bool {
        !origins.isEmpty && !origins(in: origin).contains(false)
    }
}

extension RawRepresentable where RawValue == String {
    /// `keyboardEndFrame` for `keyboard-end-frame`.
    fileprivate var camelCased: String {
        let words = rawValue.split(separator: "-")
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
