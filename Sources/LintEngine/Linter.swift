import Behaviour
import HandlerInterpreter
import KeyboardFacts
import KeyboardModel
import PatternMatching
import ProgramIndex
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
    /// Who knows which apps a file is part of.
    package var apps: any AppSource = NoApps()
    /// The scenarios that a person asked for by id, which run whatever the apps ship to.
    package var askedScenarios: Set<String> = []
    /// Who knows what holds for a file: which rules are on, and how severe they are.
    package var settings: any SettingsSource = UniformSettings()
    /// What the project says of packages that observe the keyboard for it.
    package var observerWrappers: [ObserverWrapper] = []
    package let rules: RuleSet
    /// The ids that a comment may name.
    package let knownRules: Set<String>
    /// Whether comments that suppress nothing are findings.
    package let reportsMisuse: Bool
    private let suppressions: any SuppressionSource

    /// - Parameters:
    ///   - rules: the rules to apply, in any order.
    ///   - known: the ids of all rules there are, applied or not.
    ///   - reportsMisuse: whether comments that suppress nothing are findings.
    ///   - suppressions: reads those comments.
    ///   - scenarios: what every handler is run through.
    package init(
        rules: [Rule] = RuleBook.embedded.rules, known: [String] = RuleBook.ids, reportsMisuse: Bool = true,
        scenarios: [Scenario] = ScenarioLibrary.standard, suppressions: any SuppressionSource
    ) {
        self.rules = RuleSet(rules)
        self.knownRules = Set(known).union(rules.map(\.id))
        self.reportsMisuse = reportsMisuse
        self.suppressions = suppressions
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
        examine(unit, &files).analysis
    }

    /// The same for somebody who has the facts of the file already, and some of the runs.
    ///
    /// - Parameter runs: by their positions among the sessions of the file.
    package func analyse(_ unit: AnalysisUnit, _ facts: FileFacts, knowing runs: [Int: SessionRun] = [:]) -> FileAnalysis {
        var files = ParsedFiles()
        return examine(unit, &files, facts, runs).analysis
    }

    /// The same with what it was found out from, for those who ask more of it.
    package func examine(_ unit: AnalysisUnit, _ files: inout ParsedFiles) -> Examination {
        examine(unit, &files, nil, [:])
    }

    private func examine(
        _ unit: AnalysisUnit, _ files: inout ParsedFiles, _ knownFacts: FileFacts?, _ knownRuns: [Int: SessionRun]
    ) -> Examination {
        let file = unit.file
        if let uncompiled = unit.uncompiled {
            var analysis = FileAnalysis(path: file.path)
            analysis.notAnalysed = [NotAnalysed(path: file.path, reason: uncompiled.reason)]
            return Examination(unit: unit, analysis: analysis)
        }
        let hasHandlers = file.namesKeyboardNotification || unit.isClient
        var analysis = FileAnalysis(path: file.path)
        if hasHandlers || !unit.isMention && file.namesBeginOfEditing {
            let facts = knownFacts ?? unit.facts(of: files.tree(of: file), &files)
            let runs = facts.sessions.enumerated().map { knownRuns[$0.offset] ?? run($0.element, for: unit) }
            // What editing starts is a handler only where a run shows that it raises content.
            if hasHandlers || runs.contains(where: { !$0.behaviours.isEmpty }) {
                return Examination(unit: unit, analysis: self.analysis(of: runs, in: facts, unit), facts: facts, runs: runs)
            }
            analysis.searchedNames.editingListeners = facts.editingListeners
        }
        let mayFind = rules.mayFind(withoutHandlersIn: KeyboardWords(file.bytes))
        guard mayFind || !unit.outsideCalls.isEmpty else { return Examination(unit: unit, analysis: analysis) }
        let tree = parse(file)
        if mayFind {
            let index = DeclarationIndex([tree])
            let evidence = Evidence(
                [], handlers: [], index: index, project: ProjectQuestions(deploymentTargets),
                apps: apps.apps(ofFileAt: file.path), ownGuide: unit.ownGuide)
            apply(to: tree, evidence, behaviours: [], in: &analysis)
        }
        analysis.notAnalysed += outsideCalls(in: tree, of: unit)
        return Examination(unit: unit, analysis: analysis)
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
        analysis.posts = PostedNotification.all(in: tree)
        analysis.notAnalysed = facts.unexplained.map { reference in
            NotAnalysed(
                path: file.path, range: SourceRange(reference.node.range, in: file),
                reason: "names \(reference.event.rawValue), but no registration was recognised around it")
        }
        analysis.notAnalysed += MisnamedNotification.all(in: tree).map { text in
            NotAnalysed(
                path: file.path, range: SourceRange(text.node.range, in: file),
                reason: "is not what UIKit calls \(text.event.rawValue) (`\(text.event.rawName)`): what observes it is not run")
        }
        if unit.leftOut > 0 {
            analysis.notAnalysed.append(
                NotAnalysed(
                    path: file.path,
                    reason:
                        "its handlers lean on \(unit.library.count + unit.leftOut) files, of which the nearest \(unit.library.count) were read"
                ))
        }
        analysis.notAnalysed += outsideCalls(in: tree, of: unit)
        analysis.notAnalysed += tree.issues.filter(\.hidesCode).map { issue in
            NotAnalysed(path: file.path, range: SourceRange(issue.range, in: file), reason: issue.message)
        }
        let behaviours = runs.flatMap(\.behaviours).withoutReplaced.sorted { $0.place < $1.place }
        let notRun = behaviours.isEmpty ? [] : scenarios(ofFileAt: file.path).notRun
        let aboveBars = handlersMovedByTabBars(of: runs, in: facts.index, unit)
        analysis.handlers = behaviours.map { behaviour in
            var handler = Handler(behaviour)
            let isInTab = handler.unknowns.contains { $0 == .assumed(.hasTabBar) || $0 == .assumed(.endsAtTabBar) }
            if aboveBars.contains(behaviour.place), !isInTab { handler.assume(.isAboveNoTabBar) }
            handler.notRun = notRun
            handler.leaveOutUnregistered(behaviour)
            if let owner = behaviour.handler.owner, unit.interfaces?.isInSheet(owner, in: facts.index) ?? false,
                !isBuiltBeforeSheets(file)
            {
                handler.leaveOutSheets(of: owner, behaviour)
            }
            handler.isOfView = behaviour.handler.owner.map(facts.index.isView) ?? false
            if let use = keyboardManager(over: behaviour, in: facts.index) {
                handler.assume(.isLeftAlone(byLibrary: KeyboardManagerUse.library, use))
            }
            if let apps = apps.apps(ofFileAt: behaviour.handler.node.file.path), handler.differsOnlyOnPads,
                let targets = apps.developmentTargetsOnPad
            {
                handler.assume(.isOnPad(targets: targets))
            }
            if let owner = behaviour.handler.owner, unit.unshown.contains(owner), behaviour.writesLayout {
                handler.assume(.isShown(type: owner))
            } else if let type = behaviour.onlyHostedTypes.first, behaviour.onlyHostedTypes.isSubset(of: unit.unshown) {
                handler.assume(.isShown(type: type))
            } else if let owner = behaviour.handler.owner, unit.unreached.contains(owner), behaviour.writesLayout {
                handler.assume(.isReached(type: owner))
            }
            if behaviour.writesLayout, let function = behaviour.handler.onlyRegistered(by: unit.uncalled) {
                handler.assume(.isCalled(function: function))
            }
            if let owner = behaviour.handler.owner, let field = behaviour.handler.fieldClass, behaviour.writesLayout,
                !facts.index.setsItselfAsDelegate(owner, ofFieldsOfClass: field)
            {
                handler.assume(.isFieldsDelegate(type: owner))
            }
            if let owner = behaviour.handler.owner, handler.staysUp,
                apps.apps(ofFileAt: behaviour.handler.node.file.path)?.areForPhonesOnly ?? false,
                keyboardManager(over: behaviour, in: facts.index) == nil,
                !facts.mayEndEditing(on: Set([owner, behaviour.typeName ?? owner]), unit.interfaces)
            {
                handler.assume(.losesKeyboard(type: owner))
            }
            if let rest = behaviour.laterRest(of: handler, in: facts.index) { handler.assume(rest) }
            if let owner = behaviour.handler.owner, behaviour.writesLayout,
                let type = facts.index.inputAccessoryOwner(of: owner)
            {
                handler.assume(.hasNoAccessory(of: type))
                if facts.index.mayBecomeFirstResponder(owner) { handler.leaveRestOpen(withAccessoryOf: type) }
            }
            if let need = handler.openNeed { handler.note(need) }
            return handler
        }
        analysis.readSets = runs.map { ReadSet(of: $0, reportedAs: behaviours) }
        analysis.searchedNames = SearchedNames(of: facts)
        let evidence = Evidence(
            behaviours, handlers: analysis.handlers, beside: runs.flatMap(\.session.handlers), index: facts.index,
            project: ProjectQuestions(deploymentTargets), apps: apps.apps(ofFileAt: file.path), ownGuide: unit.ownGuide,
            askedScenarios: askedScenarios)
        for other in evidence.owners.trees where other !== tree && !KnownObserver.describes(path: other.file.path) {
            apply(to: other, evidence, behaviours: behaviours, onlyToHandlers: true, in: &analysis)
        }
        apply(to: tree, evidence, behaviours: behaviours, within: parts, in: &analysis)
        analysis.leaveOutUnreached()
        analysis.addSources(from: [file] + unit.library)
        return analysis
    }

    /// Whether no SDK compiles a file that presents screens as sheets unless they ask for another style: Xcode 11, which came with
    /// it, knows Swift 4 and later (Apple, "Xcode 10.2 Release Notes", and documentation of
    /// `UIModalPresentationStyle.automatic`).
    private func isBuiltBeforeSheets(_ file: SourceFile) -> Bool {
        file.isOfSwift2 || deploymentTargets.languageVersion(ofFileAt: file.path).map { $0.major < 4 } ?? false
    }

    /// Where one of a file's apps switches a library on for the handler's screen.
    private func keyboardManager(over behaviour: HandlerBehaviour, in index: DeclarationIndex) -> KeyboardManagerUse.Switch? {
        guard behaviour.writesLayout, let apps = apps.apps(ofFileAt: behaviour.handler.node.file.path) else { return nil }
        let types = Set(behaviour.handler.owner.map { index.lineage(of: $0).map(\.qualifiedName) } ?? [])
        return apps.lazy.compactMap { $0.keyboardManager?.activation(for: types) }.first
    }

    /// Adds what the rules say of a file, as far as its settings let them.
    private func apply(
        to tree: SyntaxTree, _ evidence: Evidence, behaviours: [HandlerBehaviour], onlyToHandlers: Bool = false,
        within parts: [ByteRange]? = nil, in analysis: inout FileAnalysis
    ) {
        analysis.apply(
            rules, known: knownRules, settings.settings(ofFileAt: tree.file.path), suppressing: suppressions, to: tree,
            within: parts, evidence,
            behaviours: behaviours, onlyToHandlers: onlyToHandlers)
    }

    /// Whether there may be something to say of a file that names no keyboard notification.
    package func mayFind(somethingIn file: SourceFile) -> Bool {
        rules.mayFind(withoutHandlersIn: KeyboardWords(file.bytes)) || file.mayHaveOutsideCalls
    }

    /// Runs every handler of one object of a file, through the scenarios that hold for the file.
    package func run(_ session: Session, for unit: AnalysisUnit) -> SessionRun {
        run(session, through: scenarios(ofFileAt: unit.file.path).run, unit.interfaces ?? .empty)
    }

    /// Runs every handler of one object.
    package func run(
        _ session: Session, through scenarios: [Scenario], _ interfaces: InterfaceIndex = .empty
    ) -> SessionRun {
        // A view is run where it stands, if it is there when the keyboard comes.
        if let staged = session.staged {
            let interpreter = staged.interpreter(interfaces)
            let result = interpreter.execute(scenarios)
            if let reported = session.reported(onStageOf: result) {
                return SessionRun(session, reporting: reported, of: result, interpreter.values)
            }
        }
        let interpreter = session.interpreter(interfaces)
        let result = interpreter.execute(scenarios)
        return SessionRun(session, reporting: session.reported(of: result), of: result, interpreter.values)
    }
}
