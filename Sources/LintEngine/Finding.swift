import Behaviour
import KeyboardFacts
import PatternMatching
import ProgramIndex
import SourceText
import Vocabulary

/// One thing a rule says about one place.
package struct Finding: Sendable {
    /// The rule's id, which is also its file's name in Rules/.
    package var rule: String
    package var severity: Severity
    /// One sentence, lower case, no full stop, quoting what was seen.
    package var message: String
    package var path: String
    package var range: SourceRange
    /// Other places that belong to the trace, in the order in which it happens: observer, handler, read, write.
    package var related: [Related]
    /// What other rules say of the same cause, the most specific first; the finding's own rule speaks for them.
    package var also: [Mention] = []
    /// Index into `Report.findings` of the observer's finding that this one belongs under.
    package var under: Int?
    /// Index into `Report.handlers` of the handler the finding lies in.
    package var handler: Int?
    /// What the run showed, or what in the project decided; nil where the rule makes no such claim.
    package var behaviour: Behaviour?
    /// What to do instead, in one sentence, where nothing is wrong: of what is redundant.
    package var remedy: String?
    /// What to do about it, as a report that was read back words it; nil in a run.
    package var recordedHelp: String?
    /// What to change, with what running the changed source showed; nil where nobody looked for it, or there is none.
    package var fix: Fix?
    /// A method that would put the layout back, and that nothing calls; nil where there is none.
    package var unregisteredReset: String?
    /// Why there is no fix; nil where there is one, and where nobody looked for it.
    package var refusal: FixRefusal?
    /// Stable while the code around the finding stays as it is: rule, path, enclosing symbol, normalised code, ordinal.
    package var fingerprint: String
    /// The comment that suppresses it; nil in a finding that is heard.
    package var suppression: Suppression?
    /// Whether the baseline has it; nil where there is none.
    package var baselineState: BaselineState?
    /// Why it is new although the baseline had the like, in one clause; nil otherwise.
    package var novelty: String?
    /// Where the code is that causes it, as far as that takes to tell causes apart; no part of the report.
    package var cause: Cause
    /// What of the program it is about, by which a baseline knows it again; no part of the report.
    package var anchor: Anchor?
    /// Whether it is about a comment that might as well be deleted; no part of the report.
    package var isIdleSuppression = false

    /// Whether the advice to use the layout guide comes too early; nil where the guide is at hand, or nobody knows.
    package var availability: Availability?

    package enum Availability: Sendable, Equatable {
        /// The code is built for a system that has no guide.
        case below(DeploymentTarget)
        /// As a report that was read back words it.
        case recorded(String)
    }

    package init(
        rule: String, severity: Severity, message: String, path: String, range: SourceRange, related: [Related] = [],
        handler: Int? = nil, behaviour: Behaviour? = nil, fingerprint: String
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
        cause = Cause(line: range.start.line)
    }

    /// What makes the rule true of this code.
    package enum Behaviour: Sendable {
        /// What running the handler showed.
        case run(RunSummary)
        /// The oldest system that the project is built for.
        case builtFor(DeploymentTarget)
        /// As a report that was read back words it.
        case recorded(String)

        /// Nil where it is no run of this program's.
        var summary: RunSummary? {
            if case .run(let summary) = self { summary } else { nil }
        }
    }

    /// The words are SARIF's.
    package enum BaselineState: String, Sendable, Encodable {
        case new, unchanged
    }

    package struct Cause: Sendable, Codable {
        /// The line on which the assignment begins that the finding lies in; where it lies in none, its own.
        package var line: Int
        /// The types around it, outermost first, joined by dots.
        package var type: String?
        /// Where the statement begins that it is a part of, in bytes of its file; nil at the top level of a type.
        package var statement: Int?
        /// The local variables that it reads, directly or not: where the statements begin that declare them, in bytes of its
        /// file.
        package var variables: [Int] = []
        /// Where the statement begins that declares the local variable whose value it is a part of.
        package var variable: Int?
        /// Where the begin frame is read that its value comes from, in bytes of its file.
        package var beginFrame: Int?
        /// The differences that its rule asked for, sorted; nil where it asked for none.
        package var explained: [EffectName]?
        /// What the differences weigh that its write causes, sorted by name; nil where no run decides, or where somebody chose
        /// the severity.
        package var weights: [Weight]?
        /// True where a run shows what its write does, and that harms nobody where few see it: then it is told with another finding
        /// of its cause, or not at all. Nil for any other.
        package var isNegligible: Bool?

        package struct Weight: Sendable, Codable {
            package let effect: EffectName
            package let severity: Severity
        }
    }

    /// Sorted by path, place and rule; what several analyses say of the same place is said once.
    package static func sortedWithoutRepeats(_ findings: [Finding]) -> [Finding] {
        var seen: Set<Identity> = []
        return findings.sorted { $0.precedes($1) || (!$1.precedes($0) && $0.says(moreThan: $1)) }
            .filter { seen.insert($0.identity).inserted }
    }

    /// Of what several runs say of a place, the one to tell is one with its handler, which other analyses may not know of, and of
    /// those the gravest: what is wrong for one client is wrong.
    private func says(moreThan other: Finding) -> Bool {
        if (handler == nil) != (other.handler == nil) { return handler != nil }
        if severity != other.severity { return severity > other.severity }
        return (range.end.offset, handler ?? 0) < (other.range.end.offset, other.handler ?? 0)
    }

    package var lines: ClosedRange<Int> { range.start.line...max(range.start.line, range.end.line) }

    package func precedes(_ other: Finding) -> Bool {
        (path, range.start.offset, rule) < (other.path, other.range.start.offset, other.rule)
    }

    /// What no two findings of a report share.
    package var identity: Identity { Identity(rule: rule, path: path, range: range) }

    package struct Identity: Hashable {
        let rule: String
        let path: String
        let range: SourceRange
    }

    package struct Related: Hashable, Sendable, Encodable {
        package var message: String
        package var path: String
        package var range: SourceRange

        package init(message: String, path: String, range: SourceRange) {
            self.message = message
            self.path = path
            self.range = range
        }

        /// Whether the place lies in a file rather than in what is known of a package.
        package var isInFile: Bool { !KnownObserver.describes(path: path) }
    }

    /// A comment in the source that suppresses a finding.
    package struct Suppression: Sendable, Encodable {
        package var kind = "inSource"
        package var path: String
        /// Where the rule is named in the comment.
        package var range: SourceRange
        /// What stands behind ` - `; nil without.
        package var reason: String?

        package init(path: String, range: SourceRange, reason: String?) {
            self.path = path
            self.range = range
            self.reason = reason
        }
    }

    /// A finding that another one speaks for.
    package struct Mention: Sendable, Encodable {
        package var rule: String
        package var severity: Severity
        package var message: String
        package var path: String
        package var range: SourceRange
        package var fingerprint: String

        package init(_ finding: Finding) {
            rule = finding.rule
            severity = finding.severity
            message = finding.message
            path = finding.path
            range = finding.range
            fingerprint = finding.fingerprint
        }
    }
}
