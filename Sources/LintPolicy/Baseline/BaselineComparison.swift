import LintEngine

/// The findings of a run held against a baseline.
package struct BaselineComparison: Sendable {
    /// In the order in which they were given.
    package private(set) var findings: [Compared] = []
    /// Entries that nothing of the run matches, although it would have been found.
    package private(set) var absent: [AbsentEntry] = []
    /// Entries of which the run cannot tell.
    package private(set) var unchecked: [UncheckedEntry] = []

    /// A finding, and what the baseline says of it.
    package struct Compared: Sendable {
        /// Before findings of one cause are joined.
        package var finding: Finding
        /// As it would be written today.
        package var entry: Baseline.Entry
        package var state: State
    }

    package enum State: Sendable, Equatable {
        case new
        /// The baseline had a finding of the rule here, but the code has been edited since.
        case edited
        case known
        /// Known, from another place.
        case moved(from: Baseline.Entry)

        package var isNew: Bool { self == .new || self == .edited }
    }

    /// - Parameters:
    ///   - findings: sorted, none twice.
    ///   - suppressed: those that comments suppress.
    ///   - rules: which rules ran, and which there are.
    ///   - reportsAbsent: whether to find out what became of the entries that nothing matches.
    init(
        _ findings: [Finding], suppressed: [Finding], to known: KnownFindings, rules: (run: Set<String>, known: Set<String>),
        reportsAbsent: Bool = true
    ) {
        var keys = EntryKeys(known.folder)
        let entries = findings.map { keys.entry(for: $0) }
        var states = [State](repeating: .new, count: findings.count)
        var open = match(entries, &states, known.baseline.entries, by: \.place) { _, _, _ in .known }
        let statuses = Dictionary(Set(open.map(\.path)).map { ($0, known.folder.status(ofEntryAt: $0)) }) { first, _ in first }
        func status(_ entry: Baseline.Entry) -> EntryStatus { statuses[entry.path] ?? .elsewhere }
        // What is still where it was has been matched. What has no name is recognised only where its file is gone.
        let movable = open.filter { entry in
            switch status(entry) {
            case .elsewhere: false
            case .linted: !entry.symbol.isEmpty
            case .gone: true
            }
        }
        let moved = Set(movable).subtracting(
            match(entries, &states, movable, by: \.content) { _, _, entry in .moved(from: entry) })
        open.removeAll { moved.contains($0) }
        var stillFound: Set<Baseline.Entry> = []
        for index in entries.indices where states[index] == .new {
            let earlier = open.filter { $0.isEarlier(of: entries[index], status($0)) }
            guard let before = earlier.first(where: { !stillFound.contains($0) }) ?? earlier.first else { continue }
            states[index] = .edited
            stillFound.insert(before)
        }
        self.findings = findings.indices.map { Compared(finding: findings[$0], entry: entries[$0], state: states[$0]) }
        guard reportsAbsent else { return }
        let quiet = Set(suppressed.map { keys.entry(for: $0).place })
        var sources = EntrySources(known.folder)
        for entry in open {
            switch status(entry) {
            case _ where !rules.known.contains(entry.rule): absent.append(AbsentEntry(entry, .noSuchRule))
            case _ where !rules.run.contains(entry.rule) || !known.folder.applies(entry.rule, toEntryAt: entry.path):
                unchecked.append(UncheckedEntry(entry: entry, reason: .ruleOff))
            case .elsewhere, .gone(fromLintedFolder: false): unchecked.append(UncheckedEntry(entry: entry, reason: .elsewhere))
            case .gone: absent.append(AbsentEntry(entry, stillFound.contains(entry) ? .editedAndStillFound : .fileGone))
            case .linted where quiet.contains(entry.place): absent.append(AbsentEntry(entry, .suppressed))
            case .linted:
                absent.append(AbsentEntry(entry, sources.reason(entry, stillFound: stillFound.contains(entry))))
            }
        }
    }

    /// What a baseline of the run would be: what is known and, if asked for, what is new; of what the run cannot tell, the old
    /// entries.
    package func baseline(includingNew: Bool) -> Baseline {
        Baseline(findings.filter { includingNew || !$0.state.isNew }.map(\.entry) + unchecked.map(\.entry))
    }
}

/// Matches findings that are new so far with entries that have the same trait, one by one.
///
/// - Returns: the entries that are left.
private func match<Trait: Hashable>(
    _ findings: [Baseline.Entry], _ states: inout [BaselineComparison.State], _ entries: [Baseline.Entry],
    by trait: (Baseline.Entry) -> Trait, state: (Int, Baseline.Entry, Baseline.Entry) -> BaselineComparison.State
) -> [Baseline.Entry] {
    var waiting = Dictionary(grouping: entries.sorted { $0.ordinal < $1.ordinal }, by: trait)
    for index in findings.indices where states[index] == .new {
        let finding = findings[index]
        guard let candidates = waiting[trait(finding)], !candidates.isEmpty else { continue }
        let best =
            candidates.firstIndex { $0.path == finding.path } ?? candidates.firstIndex { $0.fileName == finding.fileName } ?? 0
        states[index] = state(index, finding, candidates[best])
        waiting[trait(finding)]?.remove(at: best)
    }
    let left = Set(waiting.values.flatMap(\.self))
    return entries.filter { left.contains($0) }
}

/// Numbers findings that have everything else in common.
private struct EntryKeys {
    private let folder: any BaselineFolder
    private var paths: [String: String] = [:]
    private var counts: [Baseline.Place: Int] = [:]

    init(_ folder: any BaselineFolder) { self.folder = folder }

    mutating func entry(for finding: Finding) -> Baseline.Entry {
        let path = paths[finding.path] ?? folder.entryPath(ofFileAt: finding.path)
        paths[finding.path] = path
        var entry = Baseline.Entry(
            path: path, symbol: finding.anchor?.symbol ?? "", rule: finding.rule,
            hash: finding.anchor?.hash ?? finding.fingerprint,
            ordinal: 0)
        entry.ordinal = counts[entry.place, default: 0]
        counts[entry.place] = entry.ordinal + 1
        return entry
    }
}

extension Baseline.Entry {
    var fileName: Substring { path.split(separator: "/").last ?? path[...] }

    /// Whether this may be what the finding was before somebody edited it.
    fileprivate func isEarlier(of finding: Baseline.Entry, _ status: EntryStatus) -> Bool {
        guard rule == finding.rule, symbol == finding.symbol, !symbol.isEmpty else { return false }
        switch status {
        case .linted: return path == finding.path
        case .gone: return fileName == finding.fileName
        case .elsewhere: return false
        }
    }
}
