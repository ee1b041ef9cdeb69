import SourceText

/// One thing a rule says about one place.
package struct Finding: Sendable, Encodable {
    /// The rule's id, which is also its file's name in Rules/.
    package var rule: String
    package var severity: Severity
    /// One sentence, lower case, no full stop, quoting what was seen.
    package var message: String
    package var path: String
    package var range: Report.Range
    /// Other places that belong to the story, in the order in which it happens: observer, handler, read, write.
    package var related: [Related]
    /// Index into `Report.handlers` of the handler the finding lies in.
    package var handler: Int?
    /// What the run showed, in one sentence; nil where the rule makes no claim about behaviour.
    package var behaviour: String?
    /// Always nil until a run can prove a fix.
    package var fix: String?
    /// Stable while the code around the finding stays as it is: rule, path, enclosing symbol, normalised code, ordinal.
    package var fingerprint: String

    package init(
        rule: String, severity: Severity, message: String, path: String, range: Report.Range, related: [Related] = [],
        handler: Int? = nil, behaviour: String? = nil, fingerprint: String
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.path = path
        self.range = range
        self.related = related
        self.handler = handler
        self.behaviour = behaviour
        self.fingerprint = fingerprint
    }

    /// Sorted by path, place and rule; what several analyses say of the same place is said once.
    static func sortedWithoutRepeats(_ findings: [Finding]) -> [Finding] {
        var seen: Set<Identity> = []
        return findings.sorted { ($0.path, $0.range.start.offset, $0.rule) < ($1.path, $1.range.start.offset, $1.rule) }
            .filter { seen.insert(Identity(rule: $0.rule, path: $0.path, range: $0.range)).inserted }
    }

    private struct Identity: Hashable {
        let rule: String
        let path: String
        let range: Report.Range
    }

    package struct Related: Sendable, Encodable {
        package var message: String
        package var path: String
        package var range: Report.Range

        package init(message: String, path: String, range: Report.Range) {
            self.message = message
            self.path = path
            self.range = range
        }
    }
}
