import Behaviour
import HandlerInterpreter
import KeyboardFacts
import LintEngine
import SourceText
import SwiftParser

/// Changes that answer one finding and leave the rest of the screen as it is.
extension Trial {
    /// Nil where the finding is about nothing that has one right form, or the change makes something worse.
    func spotFix(for finding: Finding, _ run: SessionRun, _ files: inout ParsedFiles) -> Fix? {
        guard (try? checkFile()) != nil, let position = finding.handler,
            let change = SpotChange(for: finding, run, in: facts, examination.analysis),
            let changed = try? apply(change.edits)
        else { return nil }
        let analysis = linter.analyse(changed, &files)
        let before = examination.analysis
        guard
            analysis.findings.count(where: { $0.rule == finding.rule })
                < before.findings.count(where: { $0.rule == finding.rule }),
            newRule(in: analysis) == nil,
            let comparison = LocalProof(before: before.handlers, after: analysis.handlers, changed: [position]),
            comparison.shortfall == nil
        else { return nil }
        let old = before.handlers[position]
        let new = analysis.handlers[position]
        var reservations = sharing(run, change.edits)
        switch change.kind {
        case .timing:
            guard old.scenarios.contains(where: { $0.verdict != .unknown }) else { return nil }
            let earlier = zip(before.handlers, analysis.handlers).filter { $0.observes != $1.observes }.map(\.0.name)
            reservations.append(.runsEarlier(handlers: earlier.isEmpty ? [old.name] : earlier))
        case .frame:
            guard comparison.isBetter else { return nil }
        // An animation leaves everything where its end has it.
        default: guard old.isPlacedLike(new) else { return nil }
        }
        if change.kind != .curve {
            guard (try? [old].checkPlaces()) != nil else { return nil }
            reservations += [old].assumed
            if !comparison.stillDiffering.isEmpty {
                reservations.append(.stillDiffers(scenarios: comparison.stillDiffering))
            }
        } else if old.scenarios.contains(where: { $0.verdict == .unknown }) {
            reservations.append(.placeUnknown(handler: old.name))
        }
        return Fix(
            kind: change.kind, mended: [finding.rule], applicability: reservations.isEmpty ? .safe : .unsafe,
            type: old.type ?? finding.path, contents: [], deleted: [], kept: [old.name],
            edits: change.edits.sorted(),
            hashes: hashes(of: change.edits), proof: comparison.proof, reservations: reservations)
    }
}

extension Handler {
    /// Whether each run leaves everything where another handler's does.
    fileprivate func isPlacedLike(_ other: Handler) -> Bool {
        scenarios.count == other.scenarios.count
            && zip(scenarios, other.scenarios).allSatisfy { $0.id == $1.id && $0.verdict == $1.verdict && $0.steps == $1.steps }
    }
}
