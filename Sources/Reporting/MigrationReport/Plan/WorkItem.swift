import Behaviour
import LintEngine
import LintPolicy
import RuleBook

/// What one person migrates in one go.
struct WorkItem: Sendable {
    var title: String
    /// Where to begin.
    var path: String
    var line: Int
    /// Indices into the report.
    var handlers: [Int]
    var findings: [Int]
    /// How many types one helper or one base class serves here; 0 where there is none.
    var clients: Int
    /// The worst of its handlers'; nil without handlers.
    var status: HandlerStatus?
    var effort: Effort
    var batch: Plan.Batch
    /// Why it is in its batch.
    var reason: String

    /// What keeps the guide from it: "built for iOS 13.0 and later"; nil where nothing does, or nobody says.
    var tooOld: String?

    /// Nothing to migrate.
    var isEmpty: Bool { findings.isEmpty && (status == nil || status == .noLayoutEffect) }

    init(_ group: WorkGrouping.Group, _ input: MigrationReport.Input, statuses: [HandlerStatus]) {
        let report = input.report
        handlers = group.handlers
        findings = group.findings
        clients = group.clients.count > 1 ? group.clients.count : 0
        status = group.handlers.map { statuses[$0] }.min { $0.rank < $1.rank }
        (title, path, line) = Self.place(of: group, in: report)
        effort = Self.effort(of: group, input, statuses)
        tooOld = input.places[path]?.target.flatMap { $0.hasGuide ? nil : $0.sentence }
        (batch, reason) = (.independent, "")
        (batch, reason) = judgement(input)
    }

    /// Of a project in which other code may use the guide today.
    mutating func waitForTarget() {
        if let tooOld { (batch, reason) = (.decision, "\(tooOld); the guide needs iOS 15") }
    }

    private static func place(of group: WorkGrouping.Group, in report: Report) -> (String, String, Int) {
        if let helper = group.helper {
            return (helper.typeName, helper.path, helper.line)
        }
        if let first = group.handlers.first {
            let all = group.handlers.map { report.handlers[$0] }
            // Of a base class and its subclasses the one that registers.
            let registering = all.first { handler in handler.observes.contains { $0.path == handler.path } }
            let handler = registering ?? report.handlers[first]
            return (handler.type ?? handler.name, handler.path, handler.range.start.line)
        }
        let finding = report.findings[group.findings[0]]
        return (String(finding.path.split(separator: "/").last ?? ""), finding.path, finding.range.start.line)
    }

    private static func effort(of group: WorkGrouping.Group, _ input: MigrationReport.Input, _ statuses: [HandlerStatus])
        -> Effort
    {
        let ofHandlers = HandlerStatus.allCases.compactMap { status -> Effort.Term? in
            let count = group.handlers.count { statuses[$0] == status }
            return count == 0 ? nil : Effort.Term(name: status.rawValue, count: count, points: input.effort.points(status))
        }
        let rules = Set(group.findings.map { input.report.findings[$0].rule }).sorted()
        let ofRules = rules.map { id in
            let category = input.rules.first { $0.id == id }?.category
            return Effort.Term(name: id, count: 1, points: input.effort.points(ofRule: id, category))
        }
        return Effort(terms: ofHandlers + ofRules)
    }

    private func judgement(_ input: MigrationReport.Input) -> (Plan.Batch, String) {
        if clients > 0 { return (.shared, "one change in \(title) moves \(Wording.count(clients, "screen"))") }
        switch status {
        case .differs?: return (.independent, "users see a difference")
        case .notExecuted?: return (.decision, openQuestion(input) ?? "could not be executed")
        case .unknown?: return (.decision, openQuestion(input) ?? "the run does not show where the content goes")
        case .redundant?: return (.redundant, "agrees in every scenario")
        case .noLayoutEffect?: return (.independent, "no layout effect")
        case nil: return (.independent, "no handler of its own")
        }
    }

    /// What the first handler that leaves something open says of it.
    private func openQuestion(_ input: MigrationReport.Input) -> String? {
        for index in handlers {
            let handler = input.report.handlers[index]
            if let reason = handler.reason ?? handler.unknowns.first?.text { return reason }
            if let open = handler.scenarios.first(where: { $0.verdict == .unknown && $0.effect != Handler.Summary.noWrite.text })?
                .effect
            {
                return open
            }
        }
        return nil
    }
}
