import LintEngine

/// In which order to migrate, and what it costs.
struct Plan: Sendable {
    /// In the order of the work; of each batch the items sorted by path.
    let batches: [(batch: Batch, items: [WorkItem])]
    /// By the report's handlers: those that lay nothing out belong to no item, unless their screen has one.
    let itemOfHandler: [Int: WorkItem]
    /// What has to be decided before anything: "built for iOS 11.0 and later, says App.xcodeproj", where that is so of
    /// everything.
    let precondition: String?

    enum Batch: CaseIterable {
        case redundant, independent, shared, decision

        var title: String {
            switch self {
            case .redundant: "Redundant handlers"
            case .independent: "Independent screens"
            case .shared: "Helpers with several clients"
            case .decision: "What needs a decision"
            }
        }

        var explanation: String {
            switch self {
            case .redundant:
                "These handlers put the content where the guide would, in every scenario. Users see no change, and each handler can be "
                    + "reviewed by itself. A good first pull request."
            case .independent:
                "Screens with handlers of their own. Users will see the difference that the map shows, so test each screen on the devices "
                    + "listed below."
            case .shared:
                "One observer or base class that lays out for several screens. Migrate the clients one by one and then remove it, or change "
                    + "it once and test all clients."
            case .decision:
                "A person has to decide first: the run does not show where the content goes, the handler could not run, or the code is built "
                    + "for a system without the guide (before iOS 15)."
            }
        }
    }

    init(_ input: MigrationReport.Input, statuses: [HandlerStatus]) {
        var items = WorkGrouping(input.report).groups.map { WorkItem($0, input, statuses: statuses) }
        // Where it is so of everything, it is one decision and no order.
        let work = items.filter { !$0.isEmpty }
        if work.count > 1, work.allSatisfy({ $0.tooOld != nil }) {
            precondition = work[0].tooOld
        } else {
            precondition = nil
            for index in items.indices { items[index].waitForTarget() }
        }
        batches = Batch.allCases.map { batch in
            let members = items.filter { $0.batch == batch && !$0.isEmpty }
            return (batch, members.sorted { ($0.path, $0.line, $0.title) < ($1.path, $1.line, $1.title) })
        }
        var itemOfHandler: [Int: WorkItem] = [:]
        for item in items { for handler in item.handlers { itemOfHandler[handler] = item } }
        self.itemOfHandler = itemOfHandler
    }

    var items: [WorkItem] { batches.flatMap(\.items) }
    var points: Int { items.reduce(0) { $0 + $1.effort.points } }
}
