import Behaviour
import HandlerInterpreter
import KeyboardFacts
import LintEngine
import SourceText
import SwiftParser
import Vocabulary

/// Runs changes of one file's screens, in memory.
struct Trial {
    let linter: Linter
    let examination: Examination
    let facts: FileFacts

    var unit: AnalysisUnit { examination.unit }

    // MARK: The guide

    /// On which systems the code is built that a change to the guide is for.
    enum Systems {
        case withGuide
        /// Nothing says which.
        case unknown
        /// Those from this one on, and the guide comes later.
        case older(Version)
    }

    /// Whether the guide is UIKit's, and which systems have it.
    func systems() throws(FixRefusal) -> Systems {
        try checkFile()
        if let own = unit.ownGuide, own.isEverywhere { throw .ownGuide(path: own.path, line: own.line) }
        for declaration in facts.index.types.values.sorted(by: { $0.name < $1.name }) {
            if let own = declaration.properties["keyboardLayoutGuide"] {
                throw .ownGuide(path: own.file.path, line: own.location.line)
            }
        }
        let path = facts.tree.file.path
        guard let target = linter.deploymentTargets.deploymentTarget(ofFileAt: path) else { return .unknown }
        if target.hasLayoutGuide { return .withGuide }
        // The compilers that know the guide read no Swift before 4.
        if let language = linter.deploymentTargets.languageVersion(ofFileAt: path), language < Version(major: 4) {
            throw .deploymentTarget(target.version)
        }
        return .older(target.version)
    }

    func checkFile() throws(FixRefusal) {
        if DependencyFolders.contain(facts.tree.file.path) { throw .dependency(path: facts.tree.file.path) }
        if !isChangeable(facts.tree.file.path) { throw .file(path: facts.tree.file.path) }
        // What is written is no Swift 2.
        if let language = linter.deploymentTargets.languageVersion(ofFileAt: facts.tree.file.path), language < Version(major: 3) {
            throw .language(language)
        }
    }

    /// Whether a file that the code of this one reaches is one that people write, and parsed in full.
    func isChangeable(_ path: String) -> Bool {
        let tree = facts.trees.first { $0.file.path == path }
        return tree.map { !$0.file.isGenerated && !$0.issues.contains(where: \.hidesCode) } ?? true
    }

    /// Runs the changed screen.
    ///
    /// - Throws: where it has content elsewhere than it belongs, or the linter finds something new in it.
    func prove(
        _ proposal: Proposal, of screen: Screen, besides known: [FixReservation] = [], _ files: inout ParsedFiles
    ) throws(FixRefusal) -> Fix {
        var reservations = known + proposal.reservations
        let changed = try apply(proposal.edits)
        let tree = files.tree(of: changed.file)
        let changedFacts = changed.facts(of: tree, &files)
        for edited in changedFacts.trees where proposal.edits.contains(where: { $0.path == edited.file.path }) {
            let before = facts.trees.first { $0.file.path == edited.file.path }?.issues.count ?? 0
            guard edited.issues.count <= before else { throw .file(path: edited.file.path) }
            // The model has one guide for all views of a screen; that of the view which moves is another, and moves with it.
            for guide in edited.nodes(of: [.memberExpr]) where guide.isNamed("keyboardLayoutGuide") {
                guard let owner = guide.child(.base)?.unwrapped.name, proposal.contents.contains(owner) else { continue }
                throw .guideOfMovedView(owner)
            }
        }
        let proof = try Proof(
            of: screen, changedTo: changedFacts, changed.interfaces ?? .empty, tying: proposal.contents,
            formerly: proposal.formerNames)
        // What a report lists knows of the app around the screen, too.
        let places = Set(screen.run.behaviours.map(\.place))
        let handlers = examination.analysis.handlers.filter { places.contains($0.place) }
        let isSame = handlers.assumeNoTabBar ? isSameAboveTabBars(proposal, of: screen, proof.reservations, &files) : nil
        try handlers.checkPlaces(withTabBars: isSame != nil)
        reservations += proof.reservations + handlers.assumed(withTabBars: isSame ?? false)
        if let new = newFindings(in: linter.analyse(changed, changedFacts)).first { throw .newFinding(rule: new.rule) }
        return Fix(
            kind: .guide, mended: Set(examination.analysis.findings.map(\.rule)),
            applicability: reservations.isEmpty ? .safe : .unsafe, type: screen.type,
            contents: proposal.contents.sorted(), deleted: proposal.deleted, kept: proposal.kept, edits: proposal.edits,
            hashes: hashes(of: proposal.edits), proof: proof.proof, reservations: reservations)
    }

    // MARK: Both

    func apply(_ edits: [FileEdit]) throws(FixRefusal) -> AnalysisUnit {
        var changed = unit
        for (path, edits) in edits.byPath {
            if DependencyFolders.contain(path) { throw .dependency(path: path) }
            guard let file = file(at: path), let edited = try? file.applying(edits) else { throw .file(path: path) }
            if let interfaces = changed.interfaces, interfaces.changeableFile(at: path) != nil {
                changed.interfaces = interfaces.with(edited)
            } else if let next = changed.with(edited) {
                changed = next
            } else {
                throw .file(path: path)
            }
        }
        return changed
    }

    /// What is found in a changed file and was not found before.
    func newFindings(in analysis: FileAnalysis) -> [Finding] {
        let before = examination.analysis.findings + examination.analysis.suppressed
        let known = Set(before.map(\.fingerprint))
        // What a rule has found in a handler is nothing new where an edit has moved or reworded it.
        let mistakes = Set(before.compactMap { Mistake($0, in: examination.analysis) })
        return analysis.findings.filter { finding in
            finding.severity > .note && !known.contains(finding.fingerprint)
                && !(Mistake(finding, in: analysis).map(mistakes.contains) ?? false)
        }
    }

    /// A rule, and the handler that it found something in.
    private struct Mistake: Hashable {
        let rule, path, handler: String
        let type: String?

        /// Nil for what lies in no handler.
        init?(_ finding: Finding, in analysis: FileAnalysis) {
            guard let own = finding.handler.map({ analysis.handlers[$0] }) else { return nil }
            (rule, path, handler, type) = (finding.rule, finding.path, own.name, own.type)
        }
    }

    func hashes(of edits: [FileEdit]) -> [String: String] {
        let files = Set(edits.map(\.path)).compactMap(file)
        return Dictionary(files.map { ($0.path, $0.stableHash) }) { first, _ in first }
    }

    private func file(at path: String) -> SourceFile? {
        ([unit.file] + unit.library).first { $0.path == path } ?? unit.interfaces?.changeableFile(at: path)
    }
}

extension [Handler] {
    /// - Throws: where an assumption says where the content is. The source may say otherwise elsewhere, and then a change that
    ///   is right under it hides what was visible.
    ///
    /// - Parameter isProven: whether the change was run above a tab bar and without one.
    func checkPlaces(withTabBars isProven: Bool = false) throws(FixRefusal) {
        for handler in self {
            for case .assumed(let assumption) in handler.unknowns
            where assumption.isAboutPlace && !(isProven && assumption == .isAboveNoTabBar) {
                throw .open(handler: handler.name, .assumed(assumption))
            }
        }
    }

    /// What the runs of the code before rest on, each once.
    ///
    /// - Parameter isProven: whether the change is the same above a tab bar and without one.
    func assumed(withTabBars isProven: Bool = false) -> [FixReservation] {
        var points: [OpenPoint] = []
        for point in flatMap(\.unknowns) where !points.contains(point) { points.append(point) }
        if isProven { points.removeAll { $0 == .assumed(.isAboveNoTabBar) } }
        let conditions = contains { !$0.preconditions.isEmpty } ? [FixReservation.assumption(nil)] : []
        return points.map { .assumption($0) } + conditions
    }
}

extension SourceFile {
    /// Whether it says of itself that a program wrote it.
    fileprivate var isGenerated: Bool {
        let head = String(decoding: bytes.prefix(600), as: UTF8.self).lowercased()
        let marks: [StaticString] = ["generated using", "do not edit", "do not modify", "this file is generated"]
        return marks.contains { head.mentions($0) }
    }
}
