import Behaviour
import HandlerInterpreter
import KeyboardFacts
import LintEngine
import SourceText
import SwiftParser
import Vocabulary

/// Fixes that leave the handlers where they are, and have them compute what they should.
extension Trial {
    /// The candidate that mends most, the first of several.
    ///
    /// - Parameters:
    ///   - before: the run's handlers.
    ///   - positions: of those, in the analysis of the file.
    /// - Throws: why there is none.
    func correction(
        of run: SessionRun, _ before: [Handler], _ positions: Set<Int>, _ files: inout ParsedFiles
    ) throws(FixRefusal) -> Fix {
        try checkFile()
        let handlers = examination.analysis.handlers
        guard let type = positions.sorted().compactMap({ handlers[$0].type }).first,
            positions.contains(where: { position in handlers[position].scenarios.contains { $0.verdict == .differs } }),
            let position = examination.runs.firstIndex(where: { $0.values === run.values })
        else { throw positions.sorted().map { handlers[$0] }.withoutDifference }
        // Whoever takes the keyboard's height off an inset means something else than to correct that height.
        if run.takesKeyboardOffInset { throw .noCorrection(of: run) }
        let target = linter.deploymentTargets.deploymentTarget(ofFileAt: facts.tree.file.path)?.version
        let form = SafeAreaForm(for: run, in: facts, target: target)
        let corrections = Correction(for: run, in: facts, form).candidates
        // The wrong frame may be taken besides.
        let keys = LocalPlan.endFrameEdits(for: run, in: facts)
        let combined = keys.isEmpty ? [] : corrections.map { ($0 + keys).sorted() }
        let plan = LocalPlan(for: run, in: facts, form)
        let metric = MetricReplacement(
            KeyboardExpressions(of: run, in: facts), form, keeping: LocalPlan.restingMargin(of: run))
        let numbers =
            metric.candidates
            + plan.candidates.flatMap { candidate in
                metric.removals.map { .init(edits: (candidate + $0.edits).sorted(), margin: $0.margin) }
            }
        let computed = plan.candidates + corrections + combined + numbers.map(\.edits)
        let placings = placings(of: run)
        let changes = placings + computed + placings.flatMap { placing in computed.map { ($0 + placing).sorted() } }
        let restored = Restoration(for: run, in: facts).edits
        let hiding = HideRegistration(for: run, in: facts)
        // A handler that nothing runs when the keyboard goes resets nothing.
        let others = [restored, hiding?.edits ?? []].filter { !$0.isEmpty }
        let all = changes + others.flatMap { other in [other] + changes.map { ($0 + other).sorted() } }
        // Two ways may come to the same change, which then need not run twice.
        var known: Set<[FileEdit]> = []
        let candidates = all.filter { known.insert($0).inserted }
        if candidates.isEmpty, form != .insets, let target, !Correction(for: run, in: facts, .insets).candidates.isEmpty {
            throw .safeAreaInsets(target)
        }
        guard !candidates.isEmpty else { throw .noCorrection(of: run) }
        // Each candidate is run for this object alone, first where the old code is worst; the best one then for all that the file
        // has.
        let worst = before.lazy.compactMap(\.scenariosWorstFirst.first?.id).first
        let first = run.behaviours.first?.runs.map(\.scenario).filter { $0.id == worst } ?? []
        var found: [Candidate] = []
        var nearest: FixRefusal.Shortfall?
        for edits in candidates {
            guard let changed = try? apply(edits) else { continue }
            let tree = files.tree(of: changed.file)
            guard tree.issues.count <= facts.tree.issues.count, edits.allSatisfy({ isChangeable($0.path) }) else { continue }
            let changedFacts = changed.facts(of: tree, &files)
            let sessions = changedFacts.sessions
            guard sessions.count == examination.runs.count else { continue }
            let trial = linter.run(sessions[position], through: first, changed.interfaces ?? .empty).behaviours.map {
                Handler($0)
            }
            guard trial.contains(where: { $0.scenarios.contains { $0.verdict != .unknown } }) else { continue }
            let changedRun = linter.run(sessions[position], for: changed)
            let after = changedRun.behaviours.map { Handler($0) }
            guard let proof = LocalProof(before: before, after: after, changed: Set(before.indices)) else { continue }
            if let shortfall = proof.shortfall {
                if nearest.map({ shortfall.isNearer(than: $0) }) ?? true { nearest = shortfall }
                continue
            }
            guard proof.isMending else { continue }
            let place = found.firstIndex { proof.mendsMore(than: $0.proof) } ?? found.endIndex
            found.insert(Candidate(edits: edits, unit: changed, facts: changedFacts, run: changedRun, proof: proof), at: place)
        }
        func offer(
            _ best: Candidate, _ mended: Set<String>, _ proof: LocalProof, _ files: inout ParsedFiles
        ) throws(FixRefusal) -> Fix {
            let own = best.edits.filter { edit in !others.joined().contains(edit) }
            var reservations: [FixReservation] = []
            let number = numbers.first { $0.edits == own }
            if let margin = plan.margins[own] ?? number?.margin { reservations.append(.keepsMargin(points: margin)) }
            if number != nil { reservations.append(.replacesNumber) }
            let withTabBars =
                positions.map { handlers[$0] }.assumeNoTabBar && holdsAboveTabBars(best.edits, of: run, positions, &files)
            return try fix(
                by: best.edits, best.edits == restored ? .reset : .handler, of: run, type, positions, mended, proof,
                reservations, hiding, withTabBars)
        }
        // The best that leaves nothing new to find, in all that the file has; or else nothing as bad as what it mends.
        var obstacle = FixRefusal.correctionsDiffer(candidates: candidates.count, nearest: nearest)
        var second: (best: Candidate, mended: Set<String>, proof: LocalProof)?
        for (number, best) in found.enumerated() {
            let analysis = linter.analyse(best.unit, best.facts, knowing: [position: best.run])
            let mended = mended(by: analysis, positions)
            let whole = LocalProof(before: handlers, after: analysis.handlers, changed: positions)
            guard let proof = whole, proof.isMending, proof.shortfall == nil, !mended.isEmpty else {
                if number == 0 { obstacle = .correctionsDiffer(candidates: candidates.count, nearest: whole?.shortfall) }
                continue
            }
            let new = newFindings(in: analysis)
            guard let rule = new.first?.rule else { return try offer(best, mended, proof, &files) }
            if number == 0 { obstacle = .newFinding(rule: rule) }
            if second == nil, areMilder(new, than: mended, positions) { second = (best, mended, proof) }
        }
        if let second { return try offer(second.best, second.mended, second.proof, &files) }
        throw obstacle
    }

    private func fix(
        by edits: [FileEdit], _ kind: Fix.Kind, of run: SessionRun, _ type: String, _ positions: Set<Int>, _ mended: Set<String>,
        _ proof: LocalProof, _ known: [FixReservation], _ hiding: HideRegistration?, _ withTabBars: Bool
    ) throws(FixRefusal) -> Fix {
        let handlers = examination.analysis.handlers
        var reservations = sharing(run, edits) + known
        for case .inherited(let type, let heirs) in reservations where heirs.count > 1 && facts.index.hasOutlets(type) {
            // Each heir's interface file ties what the outlets hold in its own way, and one of them was run.
            throw .inherited(by: heirs.sorted()[0])
        }
        if let missed = missedWrite(of: run, in: edits) {
            reservations.append(.notReached(path: missed.file.path, line: missed.location.line))
        }
        if kind == .handler, let scrolling = scrolling(of: run, in: edits) {
            reservations.append(.scrolls(path: scrolling.file.path, line: scrolling.location.line))
        }
        if kind == .handler, let reader = insetReader(of: run, in: edits) {
            reservations.append(.insetIsRead(path: reader.file.path, line: reader.location.line))
        }
        if let hiding, hiding.edits.allSatisfy(edits.contains) { reservations.append(.runsOnHide(handlers: hiding.handlers)) }
        if !proof.endingCloser.isEmpty { reservations.append(.endsCloser(scenarios: proof.endingCloser)) }
        if !proof.stillDiffering.isEmpty { reservations.append(.stillDiffers(scenarios: proof.stillDiffering)) }
        if !proof.movingForOthers.isEmpty { reservations.append(.movesForOthers(scenarios: proof.movingForOthers)) }
        let own = positions.sorted().map { handlers[$0] }
        // Where content rests is its place wherever that is.
        if kind != .reset { try own.checkPlaces(withTabBars: withTabBars) }
        reservations += own.assumed(withTabBars: withTabBars)
        return Fix(
            kind: kind, mended: mended, applicability: reservations.isEmpty ? .safe : .unsafe,
            type: type, contents: [], deleted: [],
            kept: Set(own.changed(by: edits).map(\.name)).sorted(), edits: edits, hashes: hashes(of: edits), proof: proof.proof,
            reservations: reservations)
    }

    /// The edits that set something to a place which the handlers only add to: where they add as long as it is at nought, and
    /// wherever they do.
    private func placings(of run: SessionRun) -> [[FileEdit]] {
        let unguarded = GuardRemoval(for: run).edits
        let set = (unguarded + SumReplacement(for: run, besides: unguarded, in: facts.index).edits).sorted()
        return [unguarded, set == unguarded ? [] : set].filter { !$0.isEmpty }
    }

    /// A change, and what it does to the screen that it is for.
    private struct Candidate {
        let edits: [FileEdit]
        let unit: AnalysisUnit
        let facts: FileFacts
        let run: SessionRun
        let proof: LocalProof
    }

    /// A write to layout in a function that edits change, which no scenario runs.
    private func missedWrite(of run: SessionRun, in edits: [FileEdit]) -> Syntax? {
        let entered = run.values.entered
        return edits.lazy.compactMap { edit -> Syntax? in
            let tree = facts.trees.first { $0.file.path == edit.path }
            let function = tree?.nodes(of: [.functionDecl, .closureExpr]).first { $0.range.contains(edit.edit.range) }
            return function?.subtree.first { node in
                guard node.role == .statement, let block = node.parent, block.kind == .codeBlock, !entered.contains(block) else {
                    return false
                }
                return node.assignsLayout(\.movesContent)
            }
        }.first
    }

    /// The first place in the changed functions that scrolls by a number made of the keyboard's height.
    private func scrolling(of run: SessionRun, in edits: [FileEdit]) -> Syntax? {
        run.writes.lazy.filter { write in
            write.kind == .contentOffset && write.quantity?.derives(from: .keyboardEndFrame) ?? false
                && write.target.enclosingFunction.isChanged(by: edits)
        }.map(\.target).first
    }

    /// The first place in the file, outside of the handlers, that reads an inset, if the changed functions set one: it may be the
    /// same scroll view's, by whatever name, as in a delegate's method.
    private func insetReader(of run: SessionRun, in edits: [FileEdit]) -> Syntax? {
        guard run.writes.contains(where: { $0.kind == .contentInset && $0.target.enclosingFunction.isChanged(by: edits) }) else {
            return nil
        }
        return facts.tree.nodes(of: [.memberExpr]).first { node in
            node.isNamed("contentInset") && !node.isAssigned && !node.enclosingFunction.isChanged(by: edits)
                && !run.session.handlers.contains { $0.node.range.contains(node.range) && $0.node.tree === node.tree }
        }
    }

    /// Who else runs the changed code: classes that inherit it, and the clients of a helper.
    func sharing(_ run: SessionRun, _ edits: [FileEdit]) -> [FixReservation] {
        let changed = Set(
            edits.compactMap { edit in
                facts.trees.first { $0.file.path == edit.path }?
                    .nodes(of: [.functionDecl, .accessorBlock, .closureExpr]).last { $0.range.contains(edit.edit.range) }?
                    .enclosingTypeName
            })
        return changed.sorted().compactMap { type in
            // Who conforms to a protocol, and what it gives to its code, no one file says.
            if facts.index.types[type]?.kind == .protocolDecl { return .shared(type: type) }
            let heirs = facts.index.descendants(of: type).map(\.name).filter { $0 != run.session.client?.type }
            if !heirs.isEmpty { return .inherited(type: type, by: heirs) }
            guard let client = run.session.client?.type, client != type else { return nil }
            return facts.index.ancestorNames(of: client).contains(type) ? nil : .shared(type: type)
        }
    }

    /// Whether all of some findings are in handlers, and less bad than what was found there and is mended: they were there all
    /// the time, behind that.
    private func areMilder(_ findings: [Finding], than mended: Set<String>, _ positions: Set<Int>) -> Bool {
        let before = examination.analysis.findings.filter { mended.contains($0.rule) && $0.isIn(positions) }
        guard let worst = before.map(\.severity).max() else { return false }
        return findings.allSatisfy { $0.severity < worst && $0.isIn(positions) }
    }

    /// The rules that found something in handlers and do not any more.
    private func mended(by analysis: FileAnalysis, _ positions: Set<Int>) -> Set<String> {
        let before = examination.analysis.findings.filter { $0.isIn(positions) }
        let after = analysis.findings.filter { $0.isIn(positions) }
        return Set(before.map(\.rule)).subtracting(after.map(\.rule))
    }
}

extension Finding {
    /// Whether it is in one of some handlers, by their positions in the analysis.
    func isIn(_ positions: Set<Int>) -> Bool { handler.map(positions.contains) ?? false }
}

extension [Handler] {
    /// Those in which edits lie; all, where one lies in what they call.
    fileprivate func changed(by edits: [FileEdit]) -> [Handler] {
        func has(_ handler: Handler, _ edit: FileEdit) -> Bool {
            edit.path == handler.path && handler.range.bytes.contains(edit.edit.range)
        }
        guard edits.allSatisfy({ edit in contains { has($0, edit) } }) else { return self }
        return filter { handler in edits.contains { has(handler, $0) } }
    }

    /// Why no run of theirs shows a difference.
    fileprivate var withoutDifference: FixRefusal {
        // That what resets agrees says nothing of what it resets.
        let open = first { !$0.unknowns.isEmpty && $0.scenarios.allSatisfy { $0.verdict == .unknown } }
        let isKnown = open == nil && contains { $0.scenarios.contains { $0.verdict == .agrees } }
        guard !isKnown, let handler = open ?? first(where: { !$0.unknowns.isEmpty }) ?? first else { return .noKnownDifference }
        return .open(handler: handler.name, handler.unknowns.first { !$0.isAssumption } ?? handler.unknowns.first)
    }
}

extension SessionRun {
    /// Whether some code leaves an inset below nought wherever the keyboard has a height. A frame of zeros is none to take off.
    fileprivate var takesKeyboardOffInset: Bool {
        let insets = writes.filter { $0.kind.insetsContent && $0.quantity?.isFromKeyboard ?? false }
        return Dictionary(grouping: insets, by: \.target).values.contains { writes in
            let amounts = writes.map { $0.quantity?.known ?? 1 }
            return amounts.allSatisfy { $0 <= 0 } && amounts.contains { $0 < 0 }
        }
    }
}

extension FixRefusal {
    /// Where the layout is written that none of the corrections is for.
    fileprivate static func noCorrection(of run: SessionRun) -> FixRefusal {
        guard let write = run.writes.first(where: { $0.quantity?.isFromKeyboard ?? false }) ?? run.writes.first else {
            return .noLayout
        }
        return .noCorrection(
            expression: write.target.text, path: write.target.file.path, line: write.target.location.line)
    }
}

extension FixRefusal.Shortfall {
    fileprivate func isNearer(than other: FixRefusal.Shortfall) -> Bool {
        abs(after ?? .infinity) < abs(other.after ?? .infinity)
    }
}

extension Syntax? {
    /// Whether an edit lies in a function; false for code outside of functions.
    fileprivate func isChanged(by edits: [FileEdit]) -> Bool {
        guard let function = self else { return false }
        return edits.contains { $0.path == function.file.path && function.range.contains($0.edit.range) }
    }
}
