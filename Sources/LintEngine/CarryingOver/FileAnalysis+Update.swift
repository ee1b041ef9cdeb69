import KeyboardFacts
import SourceText
import SwiftParser

extension FileAnalysis {
    /// The analysis after an edit of a function's body, for which only those sessions are run that have to do with the part of
    /// the file that the function stands in: a declaration at its top level. Rules are applied to that part alone.
    ///
    /// - Parameters:
    ///   - tree: the file's, before.
    ///   - assignment: the file after, with its library as it was.
    /// - Returns: nil where all sessions would have to run, or where it is not certain what has to do with what.
    func updated(
        by edit: EditMap, of tree: SyntaxTree, for unit: AnalysisUnit, _ linter: Linter, _ files: inout ParsedFiles
    ) -> FileAnalysis? {
        // What comments silence, what was not analysed and what stands for something else is told of several sessions together.
        guard suppressions.isEmpty, suppressed.isEmpty, complaints.isEmpty, notAnalysed.isEmpty,
            handlers.allSatisfy({ $0.through == nil && $0.outcome != .notExecuted }),
            let concern = AffectedSet(edit, in: tree, readSets), concern.sessions.count < readSets.count,
            let rest = try? without(concern).moved(by: edit), let parts = try? concern.parts.map(edit.moved)
        else { return nil }
        // Not kept: the next key is compared with the file as it was analysed last.
        let new = tree.updated(to: edit.newFile, changing: edit.old) ?? parse(edit.newFile)
        guard new.root.children.map(\.range) == (try? tree.root.children.map { try edit.moved($0.range) }) else { return nil }
        let facts = unit.facts(of: new, &files)
        let sessions = facts.sessions
        guard sessions.map(\.places) == (try? readSets.map { try $0.handlers.map(edit.moved) }) else { return nil }
        let runs = concern.sessions.map { linter.run(sessions[$0], for: unit) }
        var analysis = linter.analysis(of: runs, in: facts, unit, within: parts)
        guard analysis.notAnalysed.isEmpty else { return nil }
        analysis.add(rest)
        return analysis
    }

    /// What was found of other sessions and in other parts of the file.
    private func without(_ concern: AffectedSet) -> FileAnalysis {
        let gone = Set(concern.sessions.flatMap { readSets[$0].reported })
        let kept = handlers.indices.filter { !gone.contains($0) }
        var rest = self
        rest.handlers = kept.map { handlers[$0] }
        rest.findings = findings.compactMap { finding in
            guard let handler = finding.handler else {
                return finding.path == path && concern.covers(finding.range.bytes) ? nil : finding
            }
            guard let position = kept.firstIndex(of: handler) else { return nil }
            var finding = finding
            finding.handler = position
            return finding
        }
        return rest
    }

    /// Adds what was found elsewhere.
    private mutating func add(_ rest: FileAnalysis) {
        findings += rest.findings.map { finding in
            var finding = finding
            finding.handler = finding.handler.map { $0 + handlers.count }
            return finding
        }
        handlers += rest.handlers
        withoutDeploymentTarget += rest.withoutDeploymentTarget
        let known = Set(sources.map(\.path))
        sources += rest.sources.filter { !known.contains($0.path) }
    }
}

/// What an edit concerns.
private struct AffectedSet {
    /// Positions of sessions.
    private(set) var sessions: [Int] = []
    /// Of the file as it was, at its top level.
    private(set) var parts: [ByteRange] = []

    /// The part that is edited, the other parts of its types, the sessions that go through them, the parts that these go through,
    /// and so on.
    init?(_ edit: EditMap, in tree: SyntaxTree, _ readSets: [ReadSet]) {
        let all = tree.root.children.map { (range: $0.range, types: $0.declaredTypes) }
        let path = tree.file.path
        guard let edited = all.first(where: { $0.range.contains(edit.old) }) else { return nil }
        var reached = all.filter { $0.range == edited.range }
        repeat {
            parts = reached.map(\.range)
            sessions = readSets.indices.filter { position in
                readSets[position].places(in: path).contains { place in parts.contains { $0.contains(place) } }
            }
            let places = sessions.flatMap { readSets[$0].places(in: path) }
            let types = reached.reduce(into: Set()) { $0.formUnion($1.types) }
            reached = all.filter { part in
                parts.contains(part.range) || !part.types.isDisjoint(with: types) || places.contains { part.range.contains($0) }
            }
        } while reached.count > parts.count
    }

    func covers(_ range: ByteRange) -> Bool { parts.contains { $0.contains(range) } }
}

extension Syntax {
    /// The names of the types that a declaration is of, those in it included.
    fileprivate var declaredTypes: Set<String> {
        var names: Set<String> = []
        var waiting = [self]
        while let node = waiting.popLast() {
            guard node.kind.isTypeDeclaration else { continue }
            names.insert(node.name)
            waiting += node.children
        }
        return names
    }
}

extension ReadSet {
    fileprivate func places(in path: String) -> [ByteRange] { Array(ran[path] ?? []) + Array(types[path] ?? []) }
}

extension EditMap {
    fileprivate func moved(_ part: ByteRange) throws(Unsure) -> ByteRange { try moved(part, in: oldFile.path) }
}
