import LintEngine
import PatternMatching
import SourceText
import SwiftParser

/// One rule that one comment suppresses somewhere.
package struct Suppression: Sendable {
    /// Its id; `all` for every rule but the one about such comments.
    let rule: String
    let extent: Extent
    let reason: String?
    /// Where the rule's name stands in the comment.
    let place: SourceRange
    let path: String
    /// What to report if it suppresses nothing.
    var complaint: Finding
    /// Whether it suppressed something.
    var isUsed = false

    static let all = "all"

    /// Whether a finding is meant.
    fileprivate func covers(_ finding: Finding) -> Bool {
        (rule == finding.rule || rule == Self.all && finding.rule != MisusedSuppression.rule) && extent.covers(finding.range)
    }

    enum Extent: Sendable {
        case lines(ClosedRange<Int>)
        case bytes(ByteRange)

        /// Whether a finding in `range` is meant.
        func covers(_ range: SourceRange) -> Bool {
            switch self {
            case .lines(let lines): lines.contains(range.start.line) || lines.contains(range.end.line)
            case .bytes(let bytes): bytes.start <= range.start.offset && range.start.offset < max(bytes.end, bytes.start + 1)
            }
        }

        /// Of two that cover a finding, the narrower is the one that was written for it.
        var breadth: Int {
            switch self {
            case .lines: 0
            case .bytes(let bytes): 1 + bytes.count
            }
        }
    }
}

/// Reads the comments that begin with `keyboardlint:`.
package struct CommentSuppressions: SuppressionSource {
    package init() {}

    package func suppress(_ findings: [Finding], in tree: SyntaxTree, knownRules: Set<String>) -> SuppressionResult {
        var list = SuppressionList(tree, known: knownRules)
        return list.suppress(findings)
    }
}

/// The suppressions of a file.
struct SuppressionList: Sendable {
    private(set) var suppressions: [Suppression] = []
    /// What is wrong with comments, whatever they suppress.
    private(set) var complaints: [Finding] = []

    /// - Parameter known: the ids of all rules there are.
    init(_ tree: SyntaxTree, known: Set<String>) {
        var directives: [Directive] = []
        let candidates = tree.tokens.directiveCandidates
        for piece in candidates.prefix(Self.limit) {
            do throws(Directive.Issue) {
                if let directive = try Directive.read(piece, in: tree.file) { directives.append(directive) }
            } catch {
                complaints.append(MisusedSuppression.finding(.warning, error.message, at: error.range, in: tree.file))
            }
        }
        if candidates.count > Self.limit {
            let message = "only the first \(Self.limit) comments with directives are read"
            complaints.append(MisusedSuppression.finding(.warning, message, at: candidates[Self.limit].range, in: tree.file))
        }
        let declarations = directives.contains { $0.scope == .named(.decl) } ? tree.suppressibleDeclarations.map(\.range) : []
        // Where each rule is enabled next, from the end of the file on.
        var enabled: [String: Int] = [:]
        for directive in directives.reversed() {
            for rule in directive.rules where !directive.knows(rule, known) {
                complaints.append(MisusedSuppression.unknownRule(rule, known: known, in: tree.file))
            }
            for rule in directive.rules where directive.knows(rule, known) {
                if directive.verb == .enable {
                    enabled[rule.text] = directive.range.start
                } else {
                    let end = enabled[rule.text] ?? tree.file.bytes.count
                    suppressions.append(
                        Suppression(
                            rule: rule.text, extent: directive.extent(in: tree.file, until: end, declarations),
                            reason: directive.reason, place: SourceRange(rule.range, in: tree.file), path: tree.file.path,
                            complaint: MisusedSuppression.idle(rule, directive.verb, in: tree.file)))
                }
            }
        }
        complaints += unmatchedEnables(directives, known: known, in: tree.file)
        stamp(in: tree)
    }

    /// Comments of one file that are read: more than anybody writes, few enough to compare each with each finding.
    private static let limit = 1000

    private mutating func stamp(in tree: SyntaxTree) {
        let stamped = Fingerprint.stamped(complaints + suppressions.map(\.complaint), in: tree)
        complaints = Array(stamped.prefix(complaints.count))
        for (position, complaint) in stamped.dropFirst(complaints.count).enumerated() {
            suppressions[position].complaint = complaint
        }
    }

    /// An `enable` belongs to a `disable` before it that is still on.
    private func unmatchedEnables(_ directives: [Directive], known: Set<String>, in file: SourceFile) -> [Finding] {
        var disabled: Set<String> = []
        var complaints: [Finding] = []
        for directive in directives {
            for rule in directive.rules where directive.knows(rule, known) {
                if directive.verb == .enable {
                    if disabled.remove(rule.text) == nil { complaints.append(MisusedSuppression.idle(rule, .enable, in: file)) }
                } else if directive.scope == .onwards {
                    disabled.insert(rule.text)
                }
            }
        }
        return complaints
    }

    /// Divides the findings of the file, and remembers which comments were of use.
    mutating func suppress(_ findings: [Finding]) -> SuppressionResult {
        var result = SuppressionResult(reported: [])
        for finding in findings {
            let covering = suppressions.indices.filter { suppressions[$0].covers(finding) }
            guard let position = covering.min(by: { suppressions[$0].extent.breadth < suppressions[$1].extent.breadth }) else {
                result.reported.append(finding)
                continue
            }
            suppressions[position].isUsed = true
            var finding = finding
            let suppression = suppressions[position]
            finding.suppression = Finding.Suppression(
                path: suppression.path, range: suppression.place, reason: suppression.reason)
            result.suppressed.append(finding)
        }
        result.uses = suppressions.map { SuppressionUse(rule: $0.rule, complaint: $0.complaint, isUsed: $0.isUsed) }
        result.complaints = complaints
        return result
    }
}

extension Directive {
    /// Whether there is a rule of a name. That all of them find something, nobody expects.
    fileprivate func knows(_ rule: Word, _ known: Set<String>) -> Bool {
        known.contains(rule.text) || rule.text == Suppression.all && verb != .expect
    }

    /// - Parameters:
    ///   - end: where the rule is enabled again, or the file ends.
    ///   - declarations: in the order in which they begin.
    fileprivate func extent(in file: SourceFile, until end: Int, _ declarations: [ByteRange]) -> Suppression.Extent {
        let first = file.location(at: range.start).line
        let last = file.location(at: range.end).line
        guard case .named(let name) = scope else { return .bytes(ByteRange(range.start, end)) }
        switch name {
        case .this: return .lines(first...last)
        case .next: return .lines((last + 1)...(last + 1))
        case .previous: return .lines((first - 1)...(first - 1))
        case .decl:
            return .bytes(declarations.first { $0.start >= range.end } ?? ByteRange(file.bytes.count, file.bytes.count))
        case .file: return .bytes(ByteRange(0, file.bytes.count))
        }
    }
}
