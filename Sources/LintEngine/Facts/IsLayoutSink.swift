import HandlerInterpreter
import PatternMatching
import SwiftParser
import Vocabulary

/// Assigning to the expression moves or resizes something.
struct IsLayoutSink: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "is a layout sink", "an expression whose assignment moves or resizes content",
            IsLayoutSink(kind: nil)),
        FactPhrase(of: .variable, "is a SINK sink", .sink, "the same, for one kind") { IsLayoutSink(kind: $0) },
        FactPhrase(of: .variable, "is an SINK sink", .sink, "the same, for one kind") { IsLayoutSink(kind: $0) },
    ]
    static let basis = FactBasis.run
    /// Nil for any.
    let kind: SinkKind?

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        evidence.values.sinks[node].map { kind == nil || kind == $0 } ?? false
    }

    func candidates(in evidence: Evidence) -> [Syntax]? { Array(evidence.values.sinks.keys) }
}

extension FactParameter<SinkKind> {
    fileprivate static var sink: Self {
        Self(
            "SINK", expectation: "a kind of sink such as `contentInset`", table: SinkKind.allCases.map { ($0.rawValue, $0) })
    }
}
