import Behaviour
import LintEngine
import LintPolicy
import SourceText

extension SARIFReporter {
    /// In the order of the report, or the worst first where they are more than a server takes.
    func results(_ report: Report, _ rules: [RuleDescription]) -> [SARIF.Result] {
        var groups = Group.all(of: report)
        let gone = report.absent.filter(\.reason.isGone)
        if groups.count + gone.count > resultLimit { groups.sort { $0.lead.severity > $1.lead.severity } }
        let indices = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
        let fingerprints = Report.distinctFingerprints(of: groups.map(\.lead))
        let hashes = Dictionary(
            Set(groups.map(\.lead.path)).compactMap { path in setting.sources[path].map { (path, LineHashes($0)) } }
        ) { first, _ in first }
        // As the standard asks (3.27.23, 3.27.24): all results of a run have these, or none has.
        let hasSuppressions = !(report.suppressed + report.baselined).isEmpty || !gone.isEmpty
        let hasBaseline = (report.findings + report.baselined).contains { $0.baselineState != nil } || !gone.isEmpty
        let present = zip(groups, fingerprints).map { group, fingerprint in
            let finding = group.lead
            var trace = Trace()
            for related in finding.related where related.isInFile {
                trace.add(related.message, related.path, related.range)
            }
            for other in finding.also { trace.add("\(other.rule): \(other.message)", other.path, other.range) }
            for other in group.others { trace.add(other.message, other.path, other.range) }
            var result = SARIF.Result(
                ruleId: finding.rule, ruleIndex: indices[finding.rule] ?? -1, level: finding.severity.rawValue,
                message: SARIF.Message(text: text(finding, trace)), locations: [place(finding, in: report)],
                partialFingerprints: ["keyboardlint/v1": fingerprint])
            result.partialFingerprints["primaryLocationLineHash"] = hashes[finding.path]?[finding.range.start.line]
            if !trace.entries.isEmpty { result.relatedLocations = trace.entries.map(related) }
            if let flow = flow(finding, in: report) { result.codeFlows = [flow] }
            if let fix = finding.fix.flatMap(fix) { result.fixes = [fix] }
            if hasSuppressions {
                result.suppressions = group.isBaselined ? [Self.inBaseline] : finding.suppression.map { [suppression($0)] } ?? []
            }
            if hasBaseline { result.baselineState = (finding.baselineState ?? .unchanged).rawValue }
            return result
        }
        var counts: [String: Int] = [:]
        return present
            + gone.map { entry in
                counts[entry.fingerprint, default: 0] += 1
                return absent(entry, ruleIndex: indices[entry.rule] ?? -1, ordinal: counts[entry.fingerprint, default: 0])
            }
    }

    /// What the baseline has and nothing is left of: nothing to look at, also for a server that does not know what a baseline's
    /// states are.
    ///
    /// Its line is the file's first, since there is none any more and GitHub takes no result without one.
    private func absent(_ entry: AbsentEntry, ruleIndex: Int, ordinal: Int) -> SARIF.Result {
        var location = SARIF.Location(
            physicalLocation: physical((setting.baselineFolder ?? "") + "/" + entry.path, nil, withContext: false))
        location.physicalLocation.region = SARIF.Region(startLine: 1, startColumn: 1, endLine: 1, endColumn: 1)
        if !entry.symbol.isEmpty {
            location.logicalLocations = [SARIF.LogicalLocation(fullyQualifiedName: entry.symbol, kind: "declaration")]
        }
        let fingerprint = "\(entry.fingerprint):\(ordinal)"
        return SARIF.Result(
            ruleId: entry.rule, ruleIndex: ruleIndex, kind: "pass", level: "none",
            message: SARIF.Message(text: SARIFText.plain("in the baseline: " + entry.reason.sentence).asSentence),
            locations: [location],
            partialFingerprints: ["keyboardlint/baseline/v1": fingerprint, "primaryLocationLineHash": fingerprint],
            suppressions: [SARIF.Suppression(kind: "external", justification: "No finding matches the entry.")],
            baselineState: "absent")
    }

    /// Nil where a file that changes is not at hand, so that its lines are not known, and for what is only shown.
    private func fix(_ fix: Fix) -> SARIF.Fix? {
        guard fix.applicability != .sketch else { return nil }
        var changes: [SARIF.ArtifactChange] = []
        for (path, edits) in fix.edits.byPath {
            guard let file = setting.sources[path] else { return nil }
            let replacements = edits.map { edit in
                SARIF.Replacement(
                    deletedRegion: region(path, SourceRange(edit.range, in: file)),
                    insertedContent: SARIF.Message(text: edit.replacement))
            }
            let location = physical(path, nil, withContext: false).artifactLocation
            changes.append(SARIF.ArtifactChange(artifactLocation: location, replacements: replacements))
        }
        return SARIF.Fix(description: SARIF.Message(text: SARIFText.plain(fix.title).asSentence), artifactChanges: changes)
    }

    /// The other places, numbered as the message links to them.
    private struct Trace {
        struct Entry {
            var id: Int
            var message: String
            var path: String
            var range: SourceRange
        }

        private(set) var entries: [Entry] = []

        mutating func add(_ message: String, _ path: String, _ range: SourceRange) {
            guard entries.count < Self.limit else { return }
            entries.append(Entry(id: entries.count + 1, message: message, path: path, range: range))
        }

        /// So many GitHub shows.
        private static let limit = 100
    }

    /// What was seen, what a run showed, and links to the other places.
    private func text(_ finding: Finding, _ trace: Trace) -> String {
        let sentences = [finding.message, finding.behaviour?.text, finding.remedy.map { "instead: " + $0 }].compactMap(\.self)
            .map { SARIFText.plain($0).asSentence }
        let links = trace.entries.map { SARIFText.link($0.message, to: $0.id) }
        return (sentences + (links.isEmpty ? [] : ["See: " + links.joined(separator: ", ") + "."])).joined(separator: " ")
    }

    private func place(_ finding: Finding, in report: Report) -> SARIF.Location {
        SARIF.Location(
            physicalLocation: physical(finding.path, finding.range, withContext: true),
            logicalLocations: finding.handler(in: report).map {
                [SARIF.LogicalLocation(fullyQualifiedName: $0.qualifiedName, kind: "function")]
            })
    }

    private func related(_ entry: Trace.Entry) -> SARIF.Location {
        SARIF.Location(
            id: entry.id, message: SARIF.Message(text: SARIFText.plain(entry.message).asSentence),
            physicalLocation: physical(entry.path, entry.range, withContext: false))
    }

    /// The way from the observer to the place of the finding, or on from it where that is the observer; nil where there is none
    /// to tell.
    private func flow(_ finding: Finding, in report: Report) -> SARIF.CodeFlow? {
        let related = finding.related.filter(\.isInFile).map { ($0.message, $0.path, $0.range) }
        if related.isEmpty { return nil }
        let own = [(finding.message, finding.path, finding.range)]
        let isObserver = finding.handler(in: report)?.observes.contains { $0.lies(in: finding) } ?? false
        let steps = isObserver ? own + related : related + own
        return SARIF.CodeFlow(threadFlows: [
            SARIF.ThreadFlow(
                locations: steps.map { message, path, range in
                    SARIF.Step(
                        location: SARIF.Location(
                            message: SARIF.Message(text: SARIFText.plain(message).asSentence),
                            physicalLocation: physical(path, range, withContext: false)))
                })
        ])
    }

    /// What the baseline has is in no other list than the baseline's file.
    private static let inBaseline = SARIF.Suppression(kind: "external", justification: "It is in the baseline.")

    private func suppression(_ source: Finding.Suppression) -> SARIF.Suppression {
        SARIF.Suppression(
            kind: source.kind, justification: source.reason.map(SafeText.escaping),
            location: SARIF.Location(physicalLocation: physical(source.path, source.range, withContext: false)))
    }

    /// The findings of one rule on one line. GitHub knows an alert by its rule and the line's hash, and would make one of them
    /// anyway, with the text of either.
    private struct Group {
        var lead: Finding
        var others: [Finding] = []
        /// Whether the baseline has all of them.
        var isBaselined: Bool

        /// Heard ones lead before suppressed ones and those before what the baseline has; then the worst, then the first.
        static func all(of report: Report) -> [Group] {
            var groups: [Group] = []
            for list in [report.findings, report.suppressed] { add(list, isBaselined: false, to: &groups) }
            add(report.baselined, isBaselined: true, to: &groups)
            return groups
        }

        private static func add(_ findings: [Finding], isBaselined: Bool, to groups: inout [Group]) {
            let before = groups.count
            var positions: [Place: Int] = [:]
            for (position, group) in groups.enumerated() { positions[Place(group.lead)] = position }
            for finding in findings {
                let place = Place(finding)
                guard let position = positions[place] else {
                    positions[place] = groups.count
                    groups.append(Group(lead: finding, isBaselined: isBaselined))
                    continue
                }
                let lead = groups[position].lead
                if position >= before, finding.severity > lead.severity {
                    groups[position].others.insert(lead, at: 0)
                    groups[position].lead = finding
                } else {
                    groups[position].others.append(finding)
                }
            }
        }

        private struct Place: Hashable {
            var rule: String
            var path: String
            var line: Int

            init(_ finding: Finding) {
                rule = finding.rule
                path = finding.path
                line = finding.range.start.line
            }
        }
    }
}

extension Handler.Observation {
    /// Whether the notification is named in the code that the finding points at.
    fileprivate func lies(in finding: Finding) -> Bool {
        let range = finding.range
        return path == finding.path && (range.start.line, range.start.column) <= (line, column)
            && (line, column) < (range.end.line, range.end.column)
    }
}

/// Text for messages (SARIF 2.1.0, 3.11): `[text](1)` is a link to the related location with that number.
enum SARIFText {
    /// What reads like a link and is none, an index into an array of functions, say, is kept from being one.
    static func plain(_ text: String) -> String {
        let scalars = Array(SafeText.escaping(text).unicodeScalars)
        var result = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            if scalar == "]", index + 1 < scalars.count, scalars[index + 1] == "(" { result.append("\\") }
            result.append(scalar)
        }
        return String(result)
    }

    static func link(_ text: String, to id: Int) -> String {
        let text = SafeText.escaping(text).replacingScalars { ["\\", "[", "]"].contains($0) ? "\\\($0)" : nil }
        return "[\(text)](\(id))"
    }
}
