import HandlerInterpreter
import KeyboardFacts
import KeyboardModel
import PatternMatching
import RuleBook
import SourceText
import SwiftParser

/// The engine: from the bytes of files to a report.
///
/// It is a pure function of the files, the rules and the scenarios, so that the command line, an editor and a test that ask the
/// same question get the same answer. It opens no file and prints nothing. Files are analysed one by one, which is what lets
/// callers run as many at a time as they have cores; `report` puts the results in order.
package struct Linter: Sendable {
    package let scenarios: [Scenario]
    /// Who knows which systems the code is built for.
    package var deploymentTargets: any DeploymentTargetSource = FixedDeploymentTarget(nil)
    /// Who knows what holds for a file: which rules are on, and how severe they are.
    package var settings: any SettingsSource = UniformSettings()
    /// What the project says of packages that observe the keyboard for it.
    package var observerWrappers: [ObserverWrapper] = []
    let rules: RuleSet
    /// The ids that a comment may name.
    private let knownRules: Set<String>
    private let reportsMisuse: Bool

    /// - Parameters:
    ///   - rules: the rules to apply, in any order.
    ///   - known: the ids of all rules there are, applied or not.
    ///   - reportsMisuse: whether comments that silence nothing are findings.
    ///   - scenarios: what every handler is run through.
    package init(
        rules: [Rule] = RuleBook.embedded.rules, known: [String] = RuleBook.ids, reportsMisuse: Bool = true,
        scenarios: [Scenario] = ScenarioLibrary.standard
    ) {
        self.rules = RuleSet(rules)
        self.knownRules = Set(known).union(rules.map(\.id))
        self.reportsMisuse = reportsMisuse
        self.scenarios = scenarios
    }

    /// What one file holds by itself. Pure, thread-safe, and never fails: what cannot be analysed is said in the result.
    package func analyse(_ file: SourceFile) -> FileAnalysis {
        analyse(AnalysisUnit(file: file))
    }

    /// What one file holds, its handlers followed into the files of its library.
    package func analyse(_ unit: AnalysisUnit) -> FileAnalysis {
        var files = ParsedFiles()
        return analyse(unit, &files)
    }

    /// The same for somebody who reads several files.
    package func analyse(_ unit: AnalysisUnit, _ files: inout ParsedFiles) -> FileAnalysis {
        let file = unit.file
        guard file.namesKeyboardNotification || unit.isClient else {
            var analysis = FileAnalysis(path: file.path)
            if mayFind(somethingIn: file) {
                let tree = parse(file)
                let index = DeclarationIndex([tree])
                let table = FactTable([], handlers: [], index: index, project: ProjectQuestions(deploymentTargets))
                apply(to: tree, table, behaviours: [], in: &analysis)
            }
            return analysis
        }
        let facts = unit.facts(of: files.tree(of: file), &files)
        return analysis(of: sessions(of: facts).map { run($0, for: unit) }, in: facts, unit)
    }

    /// What runs come to.
    ///
    /// - Parameters:
    ///   - runs: of all objects whose code is in the parts.
    ///   - parts: of the file, outside of which no rule is applied; nil for all of it.
    func analysis(
        of runs: [SessionRun], in facts: FileFacts, _ unit: AnalysisUnit, within parts: [ByteRange]? = nil
    ) -> FileAnalysis {
        let tree = facts.tree
        let file = tree.file
        var analysis = FileAnalysis(path: file.path)
        analysis.notAnalysed = facts.unexplained.map { reference in
            Report.NotAnalysed(
                path: file.path, range: Report.Range(reference.node.range, in: file),
                reason: "names \(reference.event.rawValue), but no registration was recognised around it")
        }
        analysis.notAnalysed += tree.issues.filter(\.hidesCode).map { issue in
            Report.NotAnalysed(path: file.path, range: Report.Range(issue.range, in: file), reason: issue.message)
        }
        let behaviours = runs.flatMap(\.behaviours).withoutReplaced.sorted { $0.place < $1.place }
        analysis.handlers = behaviours.map { Handler($0) }
        analysis.readSets = runs.map { ReadSet(of: $0, reportedAs: behaviours) }
        let table = FactTable(
            behaviours, handlers: analysis.handlers, index: facts.index, project: ProjectQuestions(deploymentTargets))
        for other in table.trees where other !== tree && !KnownObserver.describes(path: other.file.path) {
            apply(to: other, table, behaviours: behaviours, onlyToHandlers: true, in: &analysis)
        }
        apply(to: tree, table, behaviours: behaviours, within: parts, in: &analysis)
        analysis.addSources(from: [file] + unit.library)
        return analysis
    }

    /// Adds what the rules say of a file, as far as its settings let them.
    private func apply(
        to tree: SyntaxTree, _ table: FactTable, behaviours: [HandlerBehaviour], onlyToHandlers: Bool = false,
        within parts: [ByteRange]? = nil, in analysis: inout FileAnalysis
    ) {
        analysis.apply(
            rules, known: knownRules, settings.settings(ofFileAt: tree.file.path), to: tree, within: parts, table,
            behaviours: behaviours, onlyToHandlers: onlyToHandlers)
    }

    /// Whether a rule may have something to say of a file that names no keyboard notification.
    package func mayFind(somethingIn file: SourceFile) -> Bool {
        rules.mayFind(withoutHandlersIn: KeyboardWords(file.bytes))
    }

    /// Runs every handler of one object of a file, through the scenarios that hold for the file.
    func run(_ session: Session, for unit: AnalysisUnit) -> SessionRun {
        let scenarios = settings.settings(ofFileAt: unit.file.path).scenarios ?? scenarios
        return run(session, through: scenarios, unit.interfaces ?? .empty)
    }

    /// Runs every handler of one object.
    func run(
        _ session: Session, through scenarios: [Scenario], _ interfaces: InterfaceIndex = .empty
    ) -> SessionRun {
        let interpreter = session.interpreter(interfaces)
        let result = interpreter.execute(scenarios)
        let behaviours = session.reported(of: result).map {
            HandlerBehaviour(
                handler: $0.handler, position: $0.position, runs: result.runs, values: interpreter.values)
        }
        return SessionRun(session: session, values: interpreter.values, behaviours: behaviours)
    }

    /// Joins the analyses of a run into a report.
    ///
    /// - Parameters:
    ///   - analyses: in any order; the report is sorted.
    ///   - notAnalysed: what the caller could not read.
    ///   - summary: the caller's counts of files and bytes; the rest is filled in here.
    ///   - focus: what of the findings is told.
    package func report(
        _ analyses: [FileAnalysis], notAnalysed: [Report.NotAnalysed] = [], summary: Report.Summary,
        focus: FindingFilter = .everything
    ) -> Report {
        var report = joined(analyses, notAnalysed: notAnalysed, summary: summary)
        let folding = Deduplication(rules: rules, handlers: report.handlers)
        focus.apply(to: &report, rules: ruleIDs) { folding.fold($0) }
        report.notAnalysed.sort { ($0.path, $0.range?.start.offset ?? -1) < ($1.path, $1.range?.start.offset ?? -1) }
        report.summary.count(report)
        return report
    }

    /// Holds the findings of a run against a baseline.
    package func comparison(_ analyses: [FileAnalysis], to known: KnownFindings) -> BaselineComparison {
        let report = joined(analyses, notAnalysed: [], summary: Report.Summary())
        return BaselineComparison(report.findings, silenced: report.suppressed, to: known, rules: ruleIDs)
    }

    /// The rules that ran, and those there are.
    private var ruleIDs: (run: Set<String>, known: Set<String>) {
        let run = Set(rules.rules.map(\.id))
        return (reportsMisuse ? run.union([Misuse.rule]) : run, knownRules.union([Misuse.rule]))
    }

    /// The report with every finding by itself.
    private func joined(
        _ analyses: [FileAnalysis], notAnalysed: [Report.NotAnalysed], summary: Report.Summary
    ) -> Report {
        var report = Report(summary: summary, findings: [], handlers: [], notAnalysed: notAnalysed)
        let analyses = analyses.sorted { $0.path < $1.path }
        // A file's analysis may tell of handlers in other files: of a subclass's overrides, say.
        let numbered = analyses.enumerated().flatMap { number, analysis in
            analysis.handlers.enumerated().map { Entry(analysis: number, position: $0, handler: $1) }
        }
        let ordered = numbered.sorted { ($0.handler.place, $0.analysis) < ($1.handler.place, $1.analysis) }
        let replaced = Handler.replaced(ordered.map(\.handler))
        let duplicates = Handler.duplicates(ordered.map(\.handler))
        // What a run that knew less showed is not shown.
        let dropped = Set(duplicates.map { [ordered[$0].analysis, ordered[$0].position] })
        var indices: [[Int]: Int] = [:]
        for (position, entry) in ordered.enumerated() where !replaced.contains(position) && !duplicates.contains(position) {
            // Several files may register one method, each for its own notifications.
            if let last = report.handlers.last, last.isSame(as: entry.handler) {
                report.handlers[report.handlers.count - 1].observes += entry.handler.observes.filter {
                    !last.observes.contains($0)
                }
            } else {
                report.handlers.append(entry.handler)
            }
            indices[[entry.analysis, entry.position]] = report.handlers.count - 1
        }
        for (number, analysis) in analyses.enumerated() {
            func numbered(_ finding: Finding) -> Finding {
                var finding = finding
                finding.handler = finding.handler.flatMap { indices[[number, $0]] }
                return finding
            }
            func isShown(_ finding: Finding) -> Bool { finding.handler.map { !dropped.contains([number, $0]) } ?? true }
            report.findings += analysis.findings.filter(isShown).map(numbered)
            report.suppressed += analysis.suppressed.filter(isShown).map(numbered)
            report.notAnalysed += analysis.notAnalysed
        }
        report.notAnalysed += Self.notAsked(Set(analyses.flatMap(\.withoutDeploymentTarget)))
        if reportsMisuse { report.findings += complaints(of: analyses) }
        report.suppressed = Finding.sortedWithoutRepeats(report.suppressed)
        report.findings = Finding.sortedWithoutRepeats(report.findings)
        return report
    }
}

extension Linter {
    /// One line, however many files lack a deployment target: what is to be done is the same for all.
    private static func notAsked(_ paths: Set<String>) -> [Report.NotAnalysed] {
        guard let first = paths.min() else { return [] }
        let others = paths.count == 1 ? "" : " (nor for \(paths.count - 1) other file\(paths.count == 2 ? "" : "s"))"
        let reason =
            "no deployment target is known for it\(others), so what depends on it was not looked at; --deployment-target says it"
        return [Report.NotAnalysed(path: first, reason: reason)]
    }

    /// Findings about comments. Several analyses may look at a file, each with other handlers: a comment is idle that served none of them.
    private func complaints(of analyses: [FileAnalysis]) -> [Finding] {
        let suppressions = analyses.flatMap(\.suppressions)
        let used = Set(suppressions.filter(\.isUsed).map(\.complaint.identity))
        // Of a rule that did not run, nobody knows what it would have found.
        let idle = suppressions.filter { rules[$0.rule] != nil }.map(\.complaint).filter { !used.contains($0.identity) }
        return analyses.flatMap(\.complaints) + idle
    }
}

/// A handler with where it comes from.
private struct Entry {
    let analysis: Int
    let position: Int
    let handler: Handler
}

extension Handler {
    /// Where it stands in a report.
    var place: Place { Place(path: path, offset: range.start.offset, type: type ?? "") }

    struct Place: Comparable {
        let path: String
        let offset: Int
        let type: String

        static func < (left: Place, right: Place) -> Bool {
            (left.path, left.offset, left.type) < (right.path, right.offset, right.type)
        }
    }

    /// Whether both are the same code in the same kind of object, and running it showed the same.
    fileprivate func isSame(as other: Handler) -> Bool {
        place == other.place && outcome == other.outcome && unknowns == other.unknowns && premises == other.premises
            && reason == other.reason
            && sinks == other.sinks && scenarios == other.scenarios
    }

    init(_ behaviour: HandlerBehaviour) {
        let handler = behaviour.handler
        let file = handler.node.file
        let reason = behaviour.reasonNotExecuted
        let questions = reason == nil ? behaviour.openQuestions : []
        let unknowns = reason == nil ? behaviour.unknowns(questions) : []
        self.init(
            path: file.path, range: Report.Range(handler.node.range, in: file), name: handler.name,
            type: behaviour.typeName,
            observes: handler.registrations.map { registration in
                let name = registration.reference.node
                let location = name.nameLocation
                return Observation(
                    notification: registration.event.rawValue, path: name.file.path, line: location.line, column: location.column,
                    form: registration.form.rawValue)
            },
            through: handler.through.map(Handler.Intermediary.init),
            outcome: reason != nil ? .notExecuted : unknowns.isEmpty ? .executed : .executedWithUnknowns, unknowns: unknowns,
            premises: reason == nil ? behaviour.premises(questions) : [], reason: reason,
            sinks: reason == nil ? behaviour.sinks : [],
            scenarios: reason == nil ? behaviour.runs.map(behaviour.result) : [])
    }
}

extension Report.Summary {
    mutating func count(_ report: Report) {
        handlers = report.handlers.count
        executed = report.handlers.count { $0.outcome == .executed }
        executedWithUnknowns = report.handlers.count { $0.outcome == .executedWithUnknowns }
        notExecuted = report.handlers.count { $0.outcome == .notExecuted }
        errors = report.findings.count { $0.severity == .error }
        warnings = report.findings.count { $0.severity == .warning }
        notes = report.findings.count { $0.severity == .note }
        suppressed = report.suppressed.count
        baselined = report.baselined.count
    }
}

extension SyntaxIssue {
    /// Whether code went unread because of it; code that is merely incomplete is read all the same.
    var hidesCode: Bool { message.contains("is not analysed") }
}

extension Syntax {
    /// Where the name itself stands: the last component of `UIResponder.keyboardWillShowNotification`.
    var nameLocation: SourceLocation { file.location(at: nameRange.start) }

    /// The types around the node, outermost first, joined by dots; nil at the top level.
    var qualifiedTypeName: String? {
        let names = ancestors.filter(\.kind.isTypeDeclaration).map(\.name)
        return names.isEmpty ? nil : names.reversed().joined(separator: ".")
    }
}
