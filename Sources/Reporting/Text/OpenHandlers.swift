import Behaviour
import LintPolicy
import SourceText

/// The handlers that no finding tells of and of which nobody knows what they do, with the reason: so that a clean report is not
/// taken for an answer.
struct OpenHandlers {
    private let report: Report

    init(of report: Report) { self.report = report }

    /// Those that could not be run, and why.
    var notExecuted: [Group] {
        groups(of: untold.filter { $0.outcome == .notExecuted }.map { ($0, $0.reason ?? "no reason given") })
    }

    /// Those that ran and of whose effect nothing is known in some scenario, with what is known, or the first thing that is
    /// missing.
    var unknown: [Group] {
        groups(
            of: untold.compactMap { handler in
                let open = handler.scenarios.first { $0.verdict == .unknown }
                guard handler.outcome == .executedWithUnknowns, let open else { return nil }
                if !handler.sinks.isEmpty { return (handler, open.effect) }
                let missing = handler.unknowns.first { !$0.isAssumption } ?? handler.unknowns.first
                return missing.map { (handler, $0.text) }
            })
    }

    /// One piece of code that runs for one type or several.
    struct Group {
        let handler: Handler
        /// That of the first, if the types differ in it.
        let reason: String
        let others: Int

        /// "`ChatViewController.keyboardWillShow(_:)`", and for how many other types it runs.
        var name: String {
            let others = others == 0 ? "" : ", also for \(Wording.count(others, "other type"))"
            return handler.mention + others
        }
    }

    private func groups(of handlers: [(handler: Handler, reason: String)]) -> [Group] {
        handlers.grouped(by: \.handler.code).map { same in
            let differs = Set(same.map(\.reason)).count > 1
            return Group(
                handler: same[0].handler, reason: same[0].reason + (differs ? "; for others: other reasons" : ""),
                others: same.count - 1)
        }
    }

    private var untold: [Handler] {
        let told = Set(report.findings.compactMap(\.handler))
        return report.handlers.indices.filter { !told.contains($0) }.map { report.handlers[$0] }
    }
}

extension Handler {
    /// What runs, for whatever type.
    var code: Code { Code(path: path, offset: range.start.offset) }

    struct Code: Hashable {
        let path: String
        let offset: Int
    }
}
