import HandlerInterpreter
import KeyboardFacts
import PatternMatching
import SwiftParser

/// Answers the questions of the rules' `where` clauses from what was found and what the runs showed.
struct FactTable: FactSource {
    /// The numbers that were written, by the expression that gave them.
    private var quantities: [Syntax: Quantity] = [:]
    private var sinks: [Syntax: SinkKind] = [:]
    /// What a value was written to.
    private var targets: [Syntax: Syntax] = [:]
    private var observed: [Syntax: KeyboardEventName] = [:]
    /// The position of the behaviour that a node belongs to: of a registration's name, a write's target and its value.
    private var behaviours: [Syntax: Int] = [:]
    private var writingHandlers: Set<Int> = []
    private let table: [HandlerBehaviour]
    private let handlers: [Handler]

    /// - Parameter handlers: the reports of `behaviours`, in the same order.
    init(_ behaviours: [HandlerBehaviour], handlers: [Handler]) {
        table = behaviours
        self.handlers = handlers
        for (position, behaviour) in behaviours.enumerated() {
            for registration in behaviour.handler.registrations {
                observed[registration.reference.node] = registration.event
                self.behaviours[registration.reference.node] = position
            }
            if behaviour.writesLayout { writingHandlers.insert(position) }
            for trace in behaviour.runs.flatMap(\.paths).map(\.trace) { add(trace, of: behaviour, at: position) }
        }
    }

    private mutating func add(_ trace: Trace, of behaviour: HandlerBehaviour, at position: Int) {
        for write in trace.writes where write.handler == behaviour.position {
            sinks[write.target] = write.kind
            if write.value != write.target { targets[write.value] = write.target }
            behaviours[write.target] = behaviours[write.target] ?? position
            behaviours[write.value] = behaviours[write.value] ?? position
            // A write with the keyboard up says more of where its value comes from than a reset with literals.
            if let quantity = write.quantity, quantity.isFromKeyboard || quantities[write.value] == nil {
                quantities[write.value] = quantity
            }
        }
    }

    /// The trees that a rule may find something in, sorted by path: those with a registration or a write.
    var trees: [SyntaxTree] {
        var trees: [String: SyntaxTree] = [:]
        for node in behaviours.keys { trees[node.file.path] = node.tree }
        return trees.sorted { $0.key < $1.key }.map(\.value)
    }

    func holds(_ fact: Fact, for node: Syntax) -> Bool {
        switch fact {
        case .derives(let origin): quantities[node].map { $0.derives(from: origin) } ?? false
        case .isInSpace(let space): quantities[node]?.space?.rawValue == space.rawValue
        case .mixesSpaces: quantities[node]?.mixesSpaces ?? false
        case .isClipped: quantities[node]?.isClipped ?? false
        case .isLayoutSink(let kind): sinks[node].map { kind == nil || kind == $0.rawValue } ?? false
        case .namesObservedNotification(let name):
            observed[node].map { name == nil || name?.lowercased() == "keyboard" + $0.rawValue.lowercased() } ?? false
        case .hasEffect(let word):
            Effect.Name(rawValue: word.rawValue).map { !scenarios(showing: $0, for: node).isEmpty } ?? false
        case .handlerWritesLayout: behaviours[node].map(writingHandlers.contains) ?? false
        }
    }

    /// The scenarios in which a write, or a handler, has an effect, those that show most of it first.
    ///
    /// For the target or the value of a write these are the effects that this write causes; for a registration's name, or a place in the body
    /// of a handler, those of the handler. Agreement is that of the whole handler in every scenario: a single write that agrees while
    /// another does not is no agreement that anyone sees.
    func scenarios(showing name: Effect.Name, for node: Syntax) -> [String] {
        guard let position = behaviours[node] ?? enclosingHandler(of: node) else { return [] }
        let handler = handlers[position]
        if name == .agrees {
            let isAgreed = handler.scenarios.allSatisfy { $0.effects.map(\.name) == [.agrees] }
            return isAgreed ? handler.scenarios.map(\.id) : []
        }
        let sink = sinkPosition(of: node, in: table[position])
        let shown = handler.scenarios.compactMap { scenario in
            scenario.effects.first { $0.name == name && (sink == nil || $0.sink == sink) }.map { (scenario.id, $0.points ?? 0) }
        }
        return shown.enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element.0)
    }

    private func sinkPosition(of node: Syntax, in behaviour: HandlerBehaviour) -> Int? {
        behaviour.sinkIndex(of: node) ?? targets[node].flatMap(behaviour.sinkIndex(of:))
    }

    private func enclosingHandler(of node: Syntax) -> Int? {
        let around = [node] + node.ancestors
        return around.lazy.compactMap { node in table.firstIndex { $0.handler.node == node } }.first
    }

    /// The behaviour that a match is about: that of the first of its nodes, or of the nodes around it, that belongs to one.
    func behaviour(of match: Match) -> Int? {
        let nodes = [match.node] + match.bindings.sorted { $0.key < $1.key }.flatMap(\.value.nodes)
        return nodes.lazy.compactMap { behaviours[$0] }.first
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

extension Quantity {
    /// Whether the number was computed from a place as the pattern language names it.
    fileprivate func derives(from origin: PatternMatching.Origin) -> Bool {
        origins.contains { own in
            guard own.source.rawValue == origin.place.camelCased else { return false }
            guard let component = origin.component else { return true }
            return own.component?.rawValue == component.camelCased
        }
    }
}

extension RawRepresentable where RawValue == String {
    /// `keyboardEndFrame` for `keyboard-end-frame`.
    fileprivate var camelCased: String {
        let words = rawValue.split(separator: "-")
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
