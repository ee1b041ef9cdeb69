import Behaviour
import HandlerInterpreter
import KeyboardFacts
import KeyboardModel
import LintEngine
import ProgramIndex
import SwiftParser

/// A type's handlers, with what running them showed: what a fix changes as a whole.
struct Screen {
    let facts: FileFacts
    let run: SessionRun
    let interfaces: InterfaceIndex
    let type: String
    /// As a report lists them.
    let handlers: [Handler]

    /// - Parameter handlers: those of the run.
    /// - Throws: why its handlers are not to be changed by themselves.
    init(
        _ run: SessionRun, _ handlers: [Handler], in facts: FileFacts, _ interfaces: InterfaceIndex = .empty
    ) throws(FixRefusal) {
        self.facts = facts
        self.interfaces = interfaces
        self.run = run
        self.handlers = handlers
        let client = run.session.client?.type
        guard let type = client ?? run.session.handlers.first?.owner, let first = handlers.first else { throw .noLayout }
        self.type = type
        if run.behaviours.contains(where: { $0.handler.stage != nil }) { throw .hosted(type) }
        let observer = handlers.lazy.compactMap(\.through).first?.name
        if client == nil ? observer != nil : !laysOutByItsOwnCode { throw .sharedObserver(observer ?? type) }
        if let heir = facts.index.descendants(of: type).first { throw .inherited(by: heir.name) }
        guard facts.index.types[type]?.kind == .classDecl else { throw .open(handler: first.name) }
        for handler in handlers where handler.outcome == .notExecuted || handler.unknowns.contains(where: { !$0.isAssumption }) {
            throw .open(handler: handler.name, handler.unknowns.first { !$0.isAssumption })
        }
    }

    /// Its handlers: of a screen that something else observes for, what that calls.
    var ownHandlers: [KeyboardHandler] {
        run.session.client == nil ? run.session.handlers : run.behaviours.map(\.handler)
    }

    /// Whether all that lays out is its own code, which something else calls: that one may go on for others.
    private var laysOutByItsOwnCode: Bool {
        let declarations = facts.index.types[type]?.declarations ?? []
        return run.writes.allSatisfy { declarations.cover($0.target) }
            && run.behaviours.allSatisfy { behaviour in
                switch behaviour.handler.target {
                case .closure(let code), .function(let code): declarations.cover(code)
                default: false
                }
            }
    }

    /// Every write to layout that any handler did in any scenario, each place once, in source order.
    var writes: [LayoutWrite] {
        var seen: Set<Syntax> = []
        return run.writes.filter { seen.insert($0.target).inserted }.sorted { $0.target.precedes($1.target) }
    }

    /// Its constraints before the first keyboard, in the first scenario: the code that makes them is the same in all.
    var restingLayout: RestingLayout {
        let own = facts.handlers.filter { $0.owner == type }
        let interpreter = HandlerInterpreter(index: facts.index, handlers: own, interfaces: interfaces)
        return interpreter.layOutAtRest(type, in: run.behaviours[0].runs[0].scenario)
    }

    /// The block of its `viewDidLoad`, where that stands in a file of the analysis.
    var viewDidLoad: Syntax? {
        let body = facts.index.types[type]?.functions["viewDidLoad"]?.first?.child(.body)
        return body.flatMap { body in facts.trees.contains { $0 === body.tree } ? body : nil }
    }

    var isController: Bool { !facts.index.isView(type) }

    /// A property as an expression goes on with it: `list?` for one that is declared optional.
    func chained(_ property: String) -> String {
        facts.index.property(property, in: type)?.child(.type)?.kind == .optionalType ? property + "?" : property
    }

    /// Whether a scroll view is the root view of a table view controller.
    func isTableViewController(_ name: String) -> Bool {
        ["tableView", "view", "collectionView"].contains(name)
            && facts.index.ancestorNames(of: type).contains {
                ["UITableViewController", "UICollectionViewController"].contains($0)
            }
    }
}
