import LintEngine
import SourceText
import SwiftParser

/// An entry of a baseline that no finding matches any more.
package struct AbsentEntry: Sendable, Encodable {
    package var rule: String
    /// From the folder of the baseline.
    package var path: String
    package var symbol: String
    package var reason: Reason

    package init(rule: String, path: String, symbol: String, reason: Reason) {
        self.rule = rule
        self.path = path
        self.symbol = symbol
        self.reason = reason
    }

    init(_ entry: Baseline.Entry, _ reason: Reason) {
        self.init(rule: entry.rule, path: entry.path, symbol: entry.symbol, reason: reason)
    }

    /// Tells entries apart that differ in anything a reader sees.
    package var fingerprint: String {
        var hash = StableHash()
        for text in [rule, path, symbol] { hash.add(text) }
        return hash.digits
    }

    package enum Reason: String, Sendable, Encodable {
        case fileGone, symbolGone
        /// Edited, and nothing is wrong any more.
        case edited
        /// Edited, and the rule finds something all the same, which is new.
        case editedAndStillFound
        /// The code is what it was, and the rule finds nothing: something else has changed, or the rule.
        case notFound
        case suppressed, noSuchRule

        /// Whether there is nothing left to mend, as far as a run can tell.
        package var isGone: Bool {
            switch self {
            case .fileGone, .symbolGone, .edited, .notFound: true
            case .editedAndStillFound, .suppressed, .noSuchRule: false
            }
        }

        /// In one clause.
        package var sentence: String {
            switch self {
            case .fileGone: "the file is gone"
            case .symbolGone: "the declaration is gone"
            case .edited: "edited, and no longer found"
            case .editedAndStillFound: "edited, and still found: a new finding"
            case .notFound: "no longer found, though its code is unchanged"
            case .suppressed: "suppressed by a comment"
            case .noSuchRule: "there is no such rule"
            }
        }
    }
}

/// An entry of which a run cannot tell whether it is still true.
package struct UncheckedEntry: Sendable {
    package var entry: Baseline.Entry
    package var reason: Reason

    package enum Reason: Sendable {
        case ruleOff, elsewhere
    }
}

/// Looks into files for what became of entries.
struct EntrySources {
    private let folder: any BaselineFolder
    /// By path, the anchors of all code there is.
    private var anchors: [String: Set<Anchor>?] = [:]

    init(_ folder: any BaselineFolder) { self.folder = folder }

    mutating func reason(_ entry: Baseline.Entry, stillFound: Bool) -> AbsentEntry.Reason {
        if stillFound { return .editedAndStillFound }
        if anchors[entry.path] == nil { anchors[entry.path] = .some(folder.source(ofEntryAt: entry.path).map(Self.anchors)) }
        guard let there = anchors[entry.path] ?? nil else { return .notFound }
        if there.contains(Anchor(symbol: entry.symbol, hash: entry.hash)) { return .notFound }
        return there.contains { $0.symbol == entry.symbol } ? .edited : .symbolGone
    }

    private static func anchors(_ file: SourceFile) -> Set<Anchor> {
        let nodes = parse(file).root.subtree.filter { node in
            switch node.kind {
            case .closureExpr, .accessorDecl: true
            default: node.role == .statement || node.role == .member
            }
        }
        return Set(nodes.map { Anchor($0) })
    }
}
