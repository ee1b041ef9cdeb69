import Behaviour
import HandlerInterpreter
import KeyboardFacts
import KeyboardModel
import LintEngine
import ProgramIndex
import SourceText
import SwiftParser
import Vocabulary

/// Finds, for each screen that lays out around the keyboard by hand, a change that mends it: one that leaves the content to the
/// layout guide, or else one that makes the handlers compute what they should.
///
/// A change is offered only with a run of the changed source, in memory, through the scenarios that the handlers were run
/// through. What cannot be run is not offered, and the reason is given.
package struct FixSearch: Sendable {
    private let linter: Linter

    package init(_ linter: Linter) { self.linter = linter }

    /// A file's analysis, in which the findings on the handlers of a screen have its fix, or the reason why there is none.
    package func analyse(_ unit: AnalysisUnit, _ files: inout ParsedFiles) -> FileAnalysis {
        var analysis = analyse(alone: unit, &files)
        // What is to be changed is looked at with all that inherit it.
        guard analysis.findings.contains(where: { $0.fix != nil }), let whole = unit.withHeirs else { return analysis }
        let found = Dictionary(analyse(alone: whole, &files).findings.map { ($0.fingerprint, $0) }) { first, _ in first }
        for position in analysis.findings.indices where analysis.findings[position].fix != nil {
            let finding = found[analysis.findings[position].fingerprint]
            analysis.findings[position].fix = finding?.fix
            analysis.findings[position].refusal = finding?.fix == nil ? finding?.refusal ?? .noKnownDifference : nil
        }
        return analysis
    }

    private func analyse(alone unit: AnalysisUnit, _ files: inout ParsedFiles) -> FileAnalysis {
        var examination = linter.examine(unit, &files)
        guard let facts = examination.facts else { return examination.analysis }
        var results: [Int: ScreenResult] = [:]
        for run in examination.runs {
            let places = Set(run.behaviours.map(\.place))
            let positions = examination.analysis.handlers.indices.filter { position in
                places.contains(examination.analysis.handlers[position].place)
            }
            guard !positions.isEmpty else { continue }
            let result = self.result(for: run, Set(positions), in: facts, examination, &files)
            for position in positions {
                // A helper's code runs for several objects: one that cannot be changed does not stand in the way of the others.
                if result.fix == nil, results[position]?.fix != nil { continue }
                results[position] = result
            }
        }
        for position in examination.analysis.findings.indices {
            let finding = examination.analysis.findings[position]
            guard let handler = finding.handler, let result = results[handler] else { continue }
            if let fix = result.fix, fix.mended.contains(finding.rule) { examination.analysis.findings[position].fix = fix }
        }
        let offered = Set(examination.analysis.findings.compactMap(\.fix))
        for position in examination.analysis.findings.indices where examination.analysis.findings[position].fix == nil {
            guard let handler = examination.analysis.findings[position].handler, let result = results[handler] else { continue }
            examination.analysis.findings[position].refusal =
                if let fix = result.fix, offered.contains(fix) {
                    .remains(type: fix.type, guide: result.refusal ?? .noLayout)
                } else {
                    result.refusal
                }
        }
        // What the change of the screen leaves, or where there is none, may have an answer of its own.
        let trial = Trial(linter: linter, examination: examination, facts: facts)
        var tried: [[FileEdit]: FileAnalysis] = [:]
        for position in examination.analysis.findings.indices {
            let finding = examination.analysis.findings[position]
            let handler = finding.handler.map { examination.analysis.handlers[$0] }
            let run = handler.flatMap { handler in
                examination.runs.first { $0.behaviours.contains { $0.place == handler.place } }
            }
            let isOfEditing = run?.behaviours.contains(where: \.handler.isOfEditing) ?? false
            guard finding.fix == nil, !isOfEditing, let fix = trial.spotFix(for: finding, run, &tried, &files) else { continue }
            examination.analysis.findings[position].fix = fix
            examination.analysis.findings[position].refusal = nil
        }
        return examination.analysis
    }

    private func result(
        for run: SessionRun, _ positions: Set<Int>, in facts: FileFacts, _ examination: Examination, _ files: inout ParsedFiles
    ) -> ScreenResult {
        if let editing = run.behaviours.first(where: \.handler.isOfEditing) {
            return ScreenResult(refusal: .startedByEditing(handler: editing.handler.name))
        }
        let trial = Trial(linter: linter, examination: examination, facts: facts)
        let handlers = run.behaviours.map { Handler($0) }
        let mistakes = examination.analysis.findings.filter { $0.severity > .note && $0.isIn(positions) }
        let migration: Fix
        do throws(FixRefusal) {
            let systems = try trial.systems()
            let screen = try Screen(run, handlers, in: facts, examination.unit.interfaces ?? .empty)
            switch systems {
            case .withGuide: migration = try trial.prove(try Proposal(for: screen), of: screen, &files)
            case .unknown:
                migration = try trial.prove(
                    try Proposal(for: screen), of: screen, besides: [.deploymentTargetUnknown], &files)
            case .older(let target):
                // What is right on all systems is better than two codes for one screen, which are only better than a mistake.
                let failed: FixRefusal
                do throws(FixRefusal) {
                    let correction = try trial.correction(of: run, handlers, positions, &files)
                    return ScreenResult(fix: correction, refusal: .deploymentTarget(target))
                } catch { failed = error }
                do throws(FixRefusal) {
                    if mistakes.isEmpty { throw .deploymentTarget(target) }
                    migration = try trial.prove(try Proposal(for: screen, builtFor: target), of: screen, &files)
                } catch { return ScreenResult(guide: error, handlers: failed) }
            }
        } catch let obstacle {
            do throws(FixRefusal) {
                return ScreenResult(fix: try trial.correction(of: run, handlers, positions, &files), refusal: obstacle)
            } catch { return ScreenResult(guide: obstacle, handlers: error) }
        }
        // What rests at the bottom of the screen is not to lose that where nothing is wrong.
        let lifted = migration.lifted
        if mistakes.isEmpty, !lifted.isEmpty { return ScreenResult(refusal: .shortens(content: lifted)) }
        // Content that scrolled beneath the home indicator is not to lose that for a mistake which the handlers can do without.
        let shortened = migration.shortened
        guard !shortened.isEmpty, let correction = try? trial.correction(of: run, handlers, positions, &files),
            correction.stillDiffering.isSubset(of: handlers.rareScenarios),
            mistakes.allSatisfy({ correction.mended.contains($0.rule) })
        else { return ScreenResult(fix: migration) }
        return ScreenResult(fix: correction, refusal: .shortens(content: shortened))
    }
}

/// What was found for a screen as a whole.
private struct ScreenResult {
    var fix: Fix?
    /// Why there is none; beside a correction, why the guide does not take the handlers' place.
    var refusal: FixRefusal?

    init(fix: Fix? = nil, refusal: FixRefusal? = nil) {
        self.fix = fix
        self.refusal = refusal
    }

    /// Without either.
    init(guide: FixRefusal, handlers: FixRefusal) {
        self.init(refusal: guide == handlers ? guide : .both(guide: guide, handlers: handlers))
    }
}

extension Fix {
    /// The scroll views that reached the view's bottom and end higher.
    fileprivate var shortened: [String] {
        reservations.compactMap { if case .frameEnds(let content) = $0 { content } else { nil } }
    }

    /// What ended lower when no keyboard is there.
    fileprivate var lifted: [String] {
        reservations.compactMap { if case .restMoves(let content, let points, _, _) = $0, points > 0 { content } else { nil } }
    }

    fileprivate var stillDiffering: Set<String> {
        reservations.reduce(into: []) { if case .stillDiffers(let scenarios) = $1 { $0.formUnion(scenarios) } }
    }
}

extension [Handler] {
    /// Those in which they move for a keyboard that is none of the window's.
    fileprivate var rareScenarios: Set<String> {
        Set(flatMap(\.scenarios).filter(\.effects.isRarelyMet).map(\.id))
    }
}
