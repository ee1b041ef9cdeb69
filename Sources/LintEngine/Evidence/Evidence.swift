import Behaviour
import HandlerInterpreter
import KeyboardFacts
import KeyboardModel
import PatternMatching
import ProgramIndex
import RuleBook
import SwiftParser
import Vocabulary

/// What the facts that rules ask are decided by: who observes what, the values and writes of runs, the handler that a node
/// belongs to, and what each handler does in the scenarios.
///
/// It is a class because a pattern asks a fact of every node that it may fit: handing it on costs one reference.
final class Evidence: FactSource {
    let index: DeclarationIndex
    let project: ProjectQuestions
    let observers: ObserverTable
    let values: ValueTable
    let owners: HandlerAttribution
    private let behaviours: [HandlerBehaviour]
    private let handlers: [Handler]
    /// The apps that the analysed file is part of; nil where that is not known.
    private let apps: [ShippedApp]?
    /// Whether windows beside others may be what people have the app in: it says that it opens several, nobody knows which app it
    /// is, or the person who runs this has asked for such a window.
    let countsWindows: Bool
    /// What the analysed file means by `keyboardLayoutGuide`, if that is none of UIKit's.
    let ownGuide: OwnGuide?

    /// - Parameters:
    ///   - handlers: the reports of `behaviours`, in the same order.
    ///   - silent: what runs beside them and is not reported.
    ///   - askedScenarios: those that a person asked for, by id.
    init(
        _ behaviours: [HandlerBehaviour], handlers: [Handler], beside silent: [KeyboardHandler] = [], index: DeclarationIndex,
        project: ProjectQuestions = .unanswerable, apps: [ShippedApp]? = nil, ownGuide: OwnGuide? = nil,
        askedScenarios: Set<String> = []
    ) {
        self.index = index
        self.project = project
        self.apps = apps
        countsWindows =
            askedScenarios.contains(where: Scenario.needsWindows)
            || apps?.contains { $0.mayBeOnPad && $0.supportsMultipleScenes == true } ?? true
        self.ownGuide = ownGuide
        self.behaviours = behaviours
        self.handlers = handlers
        observers = ObserverTable(behaviours, beside: silent, index: index)
        values = ValueTable(behaviours)
        owners = HandlerAttribution(behaviours, handlers: handlers, index: index)
    }

    /// - Parameter favoured: the position of the handler that speaks for the code that it shares with others.
    private init(_ other: Evidence, favouring favoured: Int) {
        index = other.index
        project = other.project
        apps = other.apps
        countsWindows = other.countsWindows
        ownGuide = other.ownGuide
        behaviours = other.behaviours
        handlers = other.handlers
        observers = other.observers
        values = other.values
        owners = HandlerAttribution(other.behaviours, handlers: other.handlers, index: other.index, favouring: favoured)
    }

    /// The same, seen from handlers of which nothing is said, though a run shows that they are wrong: another one speaks for the
    /// code that they share, such as one function that lays out both when the keyboard comes and when it goes.
    ///
    /// - Parameter told: the handlers of which something is said.
    func seenFromOthers(than told: Set<Int>) -> [Evidence] {
        handlers.indices.filter { !told.contains($0) && handlers[$0].isWrong }.map { Evidence(self, favouring: $0) }
    }

    /// Whether one of the apps may be where the mistakes of a rule show.
    func ships(to world: Rule.World) -> Bool {
        guard let apps else { return true }
        let onPad = apps.filter(\.mayBeOnPad)
        switch world {
        case .ipad: return !onPad.isEmpty
        case .windows: return onPad.contains(where: \.mayBeInWindow)
        }
    }

    func typeDeclarations(around node: Syntax) -> [Syntax] {
        node.nearestType.flatMap { index.types[$0.name]?.declarations } ?? []
    }

    /// The handler around a node, or the one that the registration or the write it is part of belongs to.
    func handler(of node: Syntax) -> (behaviour: HandlerBehaviour, report: Handler)? {
        owners.position(of: node).map { (behaviours[$0], handlers[$0]) }
    }

    /// Whether a handler, or another one of its object, places content, and takes something from the keyboard or moves the
    /// content by a fixed number that a keyboard's height may be. Scrolling places nothing: no layout guide does it. Of an object
    /// that only resets, nobody knows what it takes back.
    func laysOutForKeyboard(_ behaviour: HandlerBehaviour) -> Bool {
        let session = behaviours.filter { $0.values === behaviour.values }
        guard session.contains(where: \.movesContent) else { return false }
        let showing: Set<KeyboardNotificationName> = [.willShow, .didShow, .willChangeFrame, .didChangeFrame]
        let isShown = session.contains { $0.handler.registrations.contains { showing.contains($0.event) } }
        return !isShown || behaviour.values.readsKeyboard
            || session.contains { $0.handler.usesNotification || $0.movesBy(atLeast: Self.leastHeight) }
    }

    /// Points; lower than any keyboard.
    private static let leastHeight = 100.0

    /// What the node's handler does: the effects of the write that the node is part of, or of the whole handler where it is part
    /// of none.
    func effects(of node: Syntax) -> EffectTable? {
        handler(of: node).map { handler in
            EffectTable(of: handler.report, sink: values.sink(of: node, in: handler.behaviour))
        }
    }
}

extension Handler {
    /// Whether a run leaves content in a wrong place, and that weighs more than a note.
    fileprivate var isWrong: Bool {
        scenarios.contains { scenario in
            scenario.verdict == .differs
                && scenario.effects.contains { $0.isDifference && severity(of: $0, in: scenario) > .note }
        }
    }
}
