import Behaviour
import HandlerInterpreter
import KeyboardFacts
import LintEngine
import SourceText
import SwiftParser

/// Changes that answer one finding and leave the rest of the screen as it is.
extension Trial {
    /// Nil where the finding is about nothing that has one right form, or the change makes something worse.
    ///
    /// - Parameters:
    ///   - run: of the finding's handler; nil where it lies in none.
    ///   - tried: what the linter says of the code with edits; several findings of a screen may ask for the same.
    func spotFix(
        for finding: Finding, _ run: SessionRun?, _ tried: inout [[FileEdit]: FileAnalysis], _ files: inout ParsedFiles
    ) -> Fix? {
        guard (try? checkFile()) != nil, let change = SpotChange(for: finding, run, in: facts, examination.analysis),
            let changed = try? apply(change.edits)
        else { return nil }
        let analysis = tried[change.edits] ?? linter.analyse(changed, &files)
        tried[change.edits] = analysis
        let before = examination.analysis
        let mended = Set(before.findings.map(\.rule)).filter { rule in
            before.findings.count(where: { $0.rule == rule }) > analysis.findings.count(where: { $0.rule == rule })
        }
        guard mended.contains(finding.rule), newFindings(in: analysis).isEmpty, before.handlers.count == analysis.handlers.count
        else { return nil }
        guard let run, let position = finding.handler else { return fixWithoutRun(by: change, for: finding, analysis) }
        let old = before.handlers[position]
        let new = analysis.handlers[position]
        var reservations = sharing(run, change.edits)
        if change.kind == .empty {
            guard let writes = WriteComparison(before: before.handlers, after: analysis.handlers), !writes.mended.isEmpty else {
                return nil
            }
            // Where the content is does not matter, but what is written does.
            if let open = old.unknowns.first(where: { !$0.isAssumption }) { reservations.append(.assumption(open)) }
            let proof = FixProof(
                scenarios: writes.scenarios.count, moments: new.scenarios.flatMap(\.steps).count, mended: writes.mended.sorted(),
                rows: [])
            return fix(by: change, for: finding, mended, old, proof, reservations)
        }
        guard let comparison = LocalProof(before: before.handlers, after: analysis.handlers, changed: [position]),
            comparison.shortfall == nil
        else { return nil }
        switch change.kind {
        case .timing:
            guard old.scenarios.contains(where: { $0.verdict != .unknown }) else { return nil }
            let earlier = zip(before.handlers, analysis.handlers).filter { $0.observes != $1.observes }.map(\.0.name)
            reservations.append(.runsEarlier(handlers: earlier.isEmpty ? [old.name] : earlier))
        case .frame:
            // Where the keyboard was is nowhere the right place, whatever else the number is made of.
            let isOpen = old.scenarios.allSatisfy { $0.verdict == .unknown }
            guard comparison.isBetter || isOpen else { return nil }
            if isOpen { reservations.append(.assumption(old.unknowns.first)) }
        // An animation leaves everything where its end has it.
        default: guard old.isPlacedLike(new) else { return nil }
        }
        if !change.kind.isOfAnimation {
            if !comparison.endingCloser.isEmpty { reservations.append(.endsCloser(scenarios: comparison.endingCloser)) }
            // The end frame is the right one wherever content is.
            guard change.kind == .frame || (try? [old].checkPlaces()) != nil else { return nil }
            reservations += [old].assumed()
            if !comparison.stillDiffering.isEmpty {
                reservations.append(.stillDiffers(scenarios: comparison.stillDiffering))
            }
        } else if old.scenarios.contains(where: { $0.verdict == .unknown }) {
            // An animation moves what it moves wherever that is.
            reservations.append(change.kind == .curve ? .placeUnknown(handler: old.name) : .assumption(old.unknowns.first))
        }
        return fix(by: change, for: finding, mended, old, comparison.proof, reservations)
    }

    /// Of code that hands a value on to others: the handlers of the file leave everything where they did.
    private func fixWithoutRun(by change: SpotChange, for finding: Finding, _ analysis: FileAnalysis) -> Fix? {
        let handlers = examination.analysis.handlers
        guard change.kind == .curve, zip(handlers, analysis.handlers).allSatisfy({ $0.isPlacedLike($1) }),
            let proof = LocalProof(before: handlers, after: analysis.handlers, changed: Set(handlers.indices))?.proof
        else { return nil }
        return fix(by: change, for: finding, [finding.rule], nil, proof, [.notRun(type: finding.cause.type ?? finding.path)])
    }

    private func fix(
        by change: SpotChange, for finding: Finding, _ mended: Set<String>, _ handler: Handler?, _ proof: FixProof,
        _ reservations: [FixReservation]
    ) -> Fix {
        Fix(
            kind: change.kind, mended: mended, applicability: reservations.isEmpty ? .safe : .unsafe,
            type: handler?.type ?? finding.cause.type ?? finding.path, contents: [], deleted: [],
            kept: handler.map { [$0.name] } ?? [], edits: change.edits.sorted(), hashes: hashes(of: change.edits), proof: proof,
            reservations: reservations)
    }
}

extension Handler {
    /// Whether each run leaves everything where another handler's does.
    fileprivate func isPlacedLike(_ other: Handler) -> Bool {
        scenarios.count == other.scenarios.count
            && zip(scenarios, other.scenarios).allSatisfy { $0.id == $1.id && $0.verdict == $1.verdict && $0.steps == $1.steps }
    }
}
